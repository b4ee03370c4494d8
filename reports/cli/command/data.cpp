#include "reports/cli/command/data.hpp"

#include <algorithm>
#include <chrono>
#include <cstddef>
#include <cstdint>
#include <limits>
#include <map>
#include <ostream>
#include <string>
#include <string_view>
#include <utility>
#include <variant>
#include <vector>

#include <fmt/format.h>

#include "model/core/data/data_files.hpp"
#include "model/core/data/tables.hpp"
#include "model/core/finding.hpp"
#include "model/core/setup.hpp"
#include "reports/cli/command/ask.hpp"
#include "reports/cli/door/catalogue.hpp"
#include "reports/cli/door/set_up.hpp"
#include "reports/cli/print/brief.hpp"
#include "reports/cli/print/columns.hpp"
#include "reports/cli/print/differing.hpp"
#include "reports/cli/print/json.hpp"
#include "reports/cli/print/progress.hpp"

namespace ruleproof::cli {
namespace {

/// How many values of one part of the data come from where.
struct Origins {
  std::map<std::string, std::uint64_t> entries;  ///< by provenance
};

auto add_origins(const Table& table, Origins& origins) -> void {
  for (const auto& [name, value] : table.entries()) {
    const auto* text = std::get_if<std::string>(&value.content);
    if (text != nullptr && (name == "from" || name.ends_with("_from"))) ++origins.entries[*text];
    if (const auto* inner = std::get_if<Table>(&value.content)) add_origins(*inner, origins);
    if (const auto* list = std::get_if<Datum::List>(&value.content)) {
      for (const auto& entry : *list) {
        if (const auto* inner = std::get_if<Table>(&entry.content)) add_origins(*inner, origins);
      }
    }
  }
}

/// The parts of the data, by name, in the order of the file; values at the top are one part.
auto parts_of(const Table& data) -> std::vector<std::pair<std::string, Origins>> {
  std::vector<std::pair<std::string, Origins>> parts;
  for (const auto& entry : data.entries()) {
    Origins origins;
    Table alone;
    alone.set(entry.first, entry.second);
    add_origins(alone, origins);
    if (!origins.entries.empty()) parts.emplace_back(entry.first, std::move(origins));
  }
  return parts;
}

auto number_of(const Origins& origins, std::string_view provenance) -> std::uint64_t {
  const auto found = origins.entries.find(std::string(provenance));
  return found == origins.entries.end() ? 0 : found->second;
}

/// A title without "With data=FILE: ", which says whose data it is, and nothing of the answer.
auto without_data(std::string_view title, const std::string& file) -> std::string {
  const auto whose = "With data=" + file + ": ";
  if (title.starts_with(whose)) title.remove_prefix(whose.size());
  return std::string(title);
}

/// One answer that is another one now.
struct Changed {
  std::string id;
  std::string before;
  std::string after;
};

struct Answers {
  std::vector<Changed> changed;
  std::uint64_t same = 0;
  std::uint64_t not_asked = 0;            ///< of questions that are asked of the usual data only
  std::vector<std::string> unasked = {};  ///< these questions
};

/// Asks the whole catalogue of the usual data and of theirs.
auto compare_answers(const std::string& game, const std::string& file, Terminal& terminal)
    -> Answers {
  Answers answers;
  const auto ids = question_ids(game);
  terminal.err << plural(ids.size(), "question") << " to ask, of the usual data and of " << file
               << ", which takes minutes; --no-answers leaves that out\n"
               << std::flush;
  std::size_t asked = 0;
  const auto begun = std::chrono::steady_clock::now();
  for (const auto& id : ids) {
    ++asked;
    const auto elapsed = std::chrono::steady_clock::now() - begun;
    show_line(terminal,
              fmt::format("asking {}: {} of {}{}", id, asked, ids.size(),
                          time_left(asked - 1, ids.size(),
                                    std::chrono::duration_cast<std::chrono::seconds>(elapsed))));
    const auto usual = answers_report(game, id, {});
    const auto theirs =
        answers_report(game, id, {.asked = {.options = {{"data", file}}, .rulings = {}}});
    if (!usual || !theirs) continue;
    for (const auto& finding : theirs->findings) {
      const auto& scope = finding.how.scope();
      if (!scope || !scope->options.contains("data")) {
        ++answers.not_asked;
        if (answers.unasked.empty() || answers.unasked.back() != id) answers.unasked.push_back(id);
        continue;
      }
      const auto before = std::ranges::find(usual->findings, finding.id, &Finding::id);
      const bool known = before != usual->findings.end();
      const auto title = without_data(finding.title, file);
      if (known && before->title == title && before->facts == finding.facts) {
        ++answers.same;
      } else {
        answers.changed.push_back({finding.id, known ? before->title : "", title});
      }
    }
  }
  end_line(terminal);
  return answers;
}

auto print(const std::vector<std::pair<std::string, Origins>>& parts, bool verbose,
           Terminal& terminal) -> void {
  std::vector<std::vector<std::string>> rows{{"part", "rulebook", "public source", "stand-in", ""}};
  for (const auto& [name, origins] : parts) {
    const auto left = number_of(origins, "stand-in");
    rows.push_back({name, std::to_string(number_of(origins, "rulebook")),
                    std::to_string(number_of(origins, "public source")), std::to_string(left),
                    left > 0 ? "still missing" : "complete"});
  }
  if (verbose) {
    terminal.out << columns(rows);
    return;
  }
  std::string missing;
  std::size_t count = 0;
  for (const auto& [name, origins] : parts) {
    if (number_of(origins, "stand-in") == 0) continue;
    ++count;
    missing += (missing.empty() ? ": " : ", ") + name;
  }
  const auto says = grouped(count) + " of " + plural(parts.size(), "part") + " still " +
                    (count == 1 ? "has" : "have") + " stand-ins" + missing;
  terminal.out << first_lines(cut_lines(wrapped(says, "", brief_width())), 2);
}

auto print(const Answers& answers, std::size_t most, Terminal& terminal) -> void {
  for (std::size_t i = 0; i < std::min(most, answers.changed.size()); ++i) {
    const auto& each = answers.changed[i];
    terminal.out << "changes: " << each.id << '\n'
                 << wrapped("with stand-ins: " + each.before, "    ")
                 << wrapped("with yours: " + each.after, "    ");
  }
  if (answers.changed.size() > most) {
    terminal.out << "and " << answers.changed.size() - most << " more: -v shows them\n";
  }
  terminal.out << plural(answers.changed.size(), "answer") << " change, " << answers.same
               << " stay\n";
  if (answers.not_asked == 0) return;
  std::string names;
  for (const auto& id : answers.unasked) names += (names.empty() ? ": " : ", ") + id;
  const auto says = plural(answers.not_asked, "answer") + " of " +
                    plural(answers.unasked.size(), "question") +
                    " not asked of your data, which may well be others" + names;
  terminal.out << first_lines(cut_lines(wrapped(says, "", brief_width())), most);
}

auto print(const std::vector<Differing>& all, std::size_t most, Terminal& terminal) -> void {
  const auto or_nothing = [](const std::string& value) {
    return value.empty() ? std::string("nothing") : value;
  };
  for (std::size_t i = 0; i < std::min(most, all.size()); ++i) {
    terminal.out << "differs: " << all[i].name << ": " << or_nothing(all[i].before) << " -> "
                 << or_nothing(all[i].after) << '\n';
  }
  if (all.size() > most) terminal.out << "and " << all.size() - most << " more: -v shows them\n";
  terminal.out << plural(all.size(), "value")
               << (all.size() == 1 ? " is not that" : " are not those") << " of the usual data\n";
}

auto json_of(const std::vector<Differing>& all) -> Json {
  auto json = Json::array();
  for (const auto& each : all) {
    json.push_back({{"name", to_json(std::string_view(each.name))},
                    {"usual", to_json(std::string_view(each.before))},
                    {"yours", to_json(std::string_view(each.after))}});
  }
  return json;
}

auto json_of(const std::vector<std::pair<std::string, Origins>>& parts) -> Json {
  auto json = Json::array();
  for (const auto& [name, origins] : parts) {
    json.push_back({{"part", to_json(std::string_view(name))},
                    {"rulebook", number_of(origins, "rulebook")},
                    {"public_source", number_of(origins, "public source")},
                    {"stand_in", number_of(origins, "stand-in")}});
  }
  return json;
}

auto json_of(const Answers& answers) -> Json {
  auto changed = Json::array();
  for (const auto& each : answers.changed) {
    changed.push_back({{"id", to_json(std::string_view(each.id))},
                       {"before", to_json(std::string_view(each.before))},
                       {"after", to_json(std::string_view(each.after))}});
  }
  auto unasked = Json::array();
  for (const auto& id : answers.unasked) unasked.push_back(to_json(std::string_view(id)));
  return {{"changed", std::move(changed)},
          {"same", answers.same},
          {"not_asked", answers.not_asked},
          {"unasked", std::move(unasked)}};
}

}  // namespace

auto run(const DataFlags& flags, Terminal& terminal) -> int {
  if (flags.what != "check") {
    return fail(terminal, {Code::usage, "data", "expected check, got \"" + flags.what + "\""});
  }
  const auto* game = known_games().find(flags.game);
  if (game == nullptr) return fail(terminal, unknown_game(flags.game));
  const auto& source = game->conform.data;
  if (source.read == nullptr) {
    return fail(terminal, {Code::usage, flags.game, "this game has no data: its rules say it all"});
  }
  const SetupText theirs{.options = {{"data", flags.file}}, .rulings = {}};
  if (const auto whole = game->facts.whole(theirs); !whole) return fail(terminal, whole.error());
  const auto data = source.read(flags.file);
  if (!data) return fail(terminal, data.error());
  const auto parts = parts_of(*data);
  const auto usual = source.read(source.usual);
  if (!usual) return fail(terminal, usual.error());
  const auto others = differing(*usual, *data);
  Json json{{"game", to_json(std::string_view(flags.game))},
            {"file", to_json(std::string_view(flags.file))},
            {"data", to_json(std::string_view(game->facts.data_under(theirs)))},
            {"parts", json_of(parts)},
            {"differs", json_of(others)}};
  const auto odd =
      source.warnings == nullptr ? std::vector<std::string>{} : source.warnings(flags.file);
  for (const auto& warning : odd) json["warnings"].push_back(to_json(std::string_view(warning)));
  // In brief the parts that are not complete, and the first of what differs and changes.
  const auto most = flags.verbose ? std::numeric_limits<std::size_t>::max() : 2;
  if (!flags.json) {
    print(parts, flags.verbose, terminal);
    print(others, most, terminal);
    for (const auto& warning : odd) terminal.out << wrapped("warning: " + warning, "");
  }
  terminal.out << std::flush;  // the answers take minutes
  if (!flags.no_answers) {
    const auto answers = compare_answers(flags.game, flags.file, terminal);
    json["answers"] = json_of(answers);
    if (!flags.json) print(answers, most, terminal);
  }
  if (flags.json) print_json(terminal.out, schemas::data, json);
  return exit_clean;
}

}  // namespace ruleproof::cli
