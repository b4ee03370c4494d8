#include "reports/cli/command/rules.hpp"

#include <algorithm>
#include <array>
#include <cstddef>
#include <cstdint>
#include <ostream>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include "model/core/clause.hpp"
#include "model/core/setup.hpp"
#include "reports/cli/command/notation.hpp"
#include "reports/cli/door/catalogue.hpp"
#include "reports/cli/door/set_up.hpp"
#include "reports/cli/print/brief.hpp"
#include "reports/cli/print/columns.hpp"
#include "reports/cli/print/json.hpp"
#include "reports/render/command_name.hpp"

namespace ruleproof::cli {
namespace {

auto print_clause(std::ostream& out, const Clause& clause) -> void {
  out << clause.tag << "  " << clause.id << "  (" << to_text(clause.disposition);
  if (!clause.reason.empty()) out << ": " << clause.reason;
  out << ")\n" << wrapped(clause.says, "    ");
}

auto print_ruling(std::ostream& out, const RulingInfo& ruling) -> void {
  out << ruling.tag << "  " << ruling.id << "  [" << ruling.clause << "]\n";
  out << wrapped(ruling.question, "    ");
  std::vector<std::vector<std::string>> rows;
  for (const auto& answer : ruling.answers) {
    rows.push_back({std::string(&answer == ruling.answers.data() ? "*" : " "),
                    std::string(answer.id), std::string(answer.says)});
  }
  out << columns(rows, "    ");
}

/// The chapters, which are what ids have before their first dot: how many clauses each has.
auto print_chapters(std::ostream& out, const GameInfo& game) -> void {
  constexpr char kept_together = '~';  // where no line ends
  std::vector<std::pair<std::string_view, std::size_t>> chapters;
  for (const auto& clause : game.clauses) {
    const auto name = clause.id.substr(0, clause.id.find('.'));
    const auto found = std::ranges::find(chapters, name, [](const auto& row) { return row.first; });
    if (found == chapters.end()) {
      chapters.emplace_back(name, 1);
    } else {
      ++found->second;
    }
  }
  std::string text;
  for (const auto& [name, count] : chapters) {
    text += (text.empty() ? "" : ", ") + std::string(name) + kept_together + grouped(count);
  }
  auto lines = cut_lines(wrapped(text, "  ", brief_width()));
  for (auto& line : lines) std::ranges::replace(line, kept_together, ' ');
  constexpr std::size_t besides = 4;  // the title, the hint, what clauses and questions there are
  out << first_lines(lines, brief_lines - besides) << render::command_name() << " rules "
      << game.name << ' ' << chapters.front().first << " shows a chapter, -v all clauses\n";
}

auto print_dispositions(std::ostream& out, const GameInfo& game) -> void {
  std::array<std::uint64_t, 4> counts{};
  for (const auto& clause : game.clauses) ++counts[static_cast<std::size_t>(clause.disposition)];
  out << plural(game.clauses.size(), "clause") << ": ";
  for (std::size_t i = 0; i < counts.size(); ++i) {
    out << (i > 0 ? ", " : "") << grouped(counts[i]) << ' ' << to_text(static_cast<Disposition>(i));
  }
  out << '\n'
      << plural(game.rulings.size(), "open question") << ": " << render::command_name() << " rules "
      << game.name << " --rulings\n";
}

/// What a name of the user means: one clause, all clauses below a dot, or those of a ruling.
auto clauses_meant(const GameInfo& game, const std::string& name) -> std::vector<const Clause*> {
  if (const auto* clause = clause_called(game, name)) return {clause};
  std::vector<const Clause*> found;
  for (const auto& clause : game.clauses) {
    if (name.empty() || clause.id.starts_with(name + ".")) found.push_back(&clause);
  }
  return found;
}

auto no_clause(const GameInfo& game, const std::string& name) -> Error {
  std::vector<std::string_view> known;
  for (const auto& clause : game.clauses) known.push_back(clause.id);
  return {Code::unknown_clause, std::string(game.name),
          "no clause is called \"" + name + "\"" + did_you_mean(name, known)};
}

auto print_clauses(const RulesOptions& options, const GameInfo& game, Terminal& terminal) -> int {
  const auto found = clauses_meant(game, options.clause);
  if (found.empty()) return fail(terminal, no_clause(game, options.clause));
  const bool single = found.size() == 1;
  if (options.json) {
    auto list = Json::array();
    for (const auto* clause : found) list.push_back(to_json(*clause));
    print_json(terminal.out, schemas::clauses, {{"clauses", std::move(list)}});
    return exit_clean;
  }
  if (options.clause.empty() && !options.verbose) {
    terminal.out << game.title << ", clauses by chapter\n";
    print_chapters(terminal.out, game);
  } else {
    for (const auto* clause : found) print_clause(terminal.out, *clause);
    if (options.clause.empty()) terminal.out << '\n';
  }
  if (options.clause.empty()) print_dispositions(terminal.out, game);
  for (const auto& ruling : game.rulings) {
    if (!single || ruling.clause != found.front()->id) continue;
    terminal.out << "\nopen question\n";
    print_ruling(terminal.out, ruling);
  }
  return exit_clean;
}

/// A line for each: who asks for a list is shown all of it.
auto print_questions(std::ostream& out, const GameInfo& game) -> void {
  std::vector<std::vector<std::string>> rows;
  rows.reserve(game.rulings.size());
  for (const auto& ruling : game.rulings) {
    rows.push_back({std::string(ruling.tag), std::string(ruling.id), std::string(ruling.question)});
  }
  for (const auto& line : cut_lines(columns(rows))) out << line << '\n';
}

auto print_rulings(const RulesOptions& options, const GameInfo& game, Terminal& terminal) -> int {
  std::vector<std::string_view> known;
  known.reserve(game.rulings.size());
  for (const auto& ruling : game.rulings) known.push_back(ruling.id);
  const auto* only = options.clause.empty() ? nullptr : ruling_called(game, options.clause);
  if (!options.clause.empty() && only == nullptr) {
    return fail(terminal, {Code::unknown_ruling, std::string(game.name),
                           "no ruling is called \"" + options.clause + "\"" +
                               did_you_mean(options.clause, known)});
  }
  if (options.json) {
    Json json = {{"rulings", Json::array()}, {"unruled", Json::array()}};
    for (const auto& ruling : game.rulings) {
      if (only == nullptr || only == &ruling) json["rulings"].push_back(to_json(ruling));
    }
    for (const auto& row : game.unruled) {
      json["unruled"].push_back({{"tag", to_json(row.tag)}, {"reason", to_json(row.reason)}});
    }
    print_json(terminal.out, schemas::rulings, json);
    return exit_clean;
  }
  if (only == nullptr && !options.verbose) {
    print_questions(terminal.out, game);
    terminal.out << plural(game.rulings.size(), "ruling") << "; -v shows the answers, and "
                 << plural(game.unruled.size(), "question") << " without formal effect\n";
    return exit_clean;
  }
  for (const auto& ruling : game.rulings) {
    if (only == nullptr || only == &ruling) print_ruling(terminal.out, ruling);
  }
  if (only != nullptr) return exit_clean;
  if (!game.unruled.empty()) terminal.out << "\nquestions that need no ruling\n";
  for (const auto& row : game.unruled) {
    terminal.out << row.tag << '\n' << wrapped(row.reason, "    ");
  }
  terminal.out << '\n'
               << plural(game.rulings.size(), "ruling") << " (* is the default answer), "
               << plural(game.unruled.size(), "question") << " without formal effect\n";
  return exit_clean;
}

}  // namespace

auto run(const RulesOptions& options, Terminal& terminal) -> int {
  const auto game = game_info(options.set_up.game);
  if (!game) return fail(terminal, unknown_game(options.set_up.game));
  // The clauses are the same under every set-up, but one that cannot be must not pass unseen.
  if (const auto usable = make(options.set_up); !usable) return fail(terminal, usable.error());
  if (options.notation)
    return print_notation(options.set_up, options.json, options.verbose, terminal);
  if (options.fields) return print_fields(options.set_up, options.json, options.verbose, terminal);
  if (options.rulings) return print_rulings(options, *game, terminal);
  return print_clauses(options, *game, terminal);
}

}  // namespace ruleproof::cli
