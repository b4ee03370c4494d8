#include "reports/audit/checklist/checklist.hpp"

#include <algorithm>
#include <array>
#include <charconv>
#include <optional>
#include <string>
#include <string_view>
#include <system_error>
#include <utility>
#include <variant>
#include <vector>

#include "model/core/clause.hpp"
#include "model/core/data/table_reader.hpp"
#include "model/core/data/tables.hpp"
#include "model/core/result.hpp"
#include "reports/audit/checklist/checks.hpp"
#include "reports/audit/checklist/facts.hpp"
#include "reports/audit/game_tables.hpp"
#include "reports/audit/text/lexicon.hpp"
#include "reports/audit/text/lines.hpp"

namespace ruleproof::audit {

namespace {

constexpr auto kinds = std::to_array<std::string_view>(
    {"action", "quality", "piece", "place", "event", "player", "other"});
constexpr auto kind_groups =
    std::to_array<Group>({Group::action, Group::quality, Group::piece, Group::place, Group::event,
                          Group::player, Group::other});

class Reading {
 public:
  Reading(const Table& file, int last, const GameTables& game, std::optional<Error>& error)
      : root_(file, error), error_(error), last_(last), game_(game) {}

  auto run() -> Checklist {
    if (root_.has("terms")) read_terms(root_.table("terms"));
    for (const auto& table : root_.tables("sum")) made_.sums.push_back(sum(table));
    for (const auto& table : root_.tables("example")) made_.examples.push_back(sum(table));
    for (const auto& table : root_.tables("sequence")) read_sequence(table);
    for (const auto& table : root_.tables("waive")) read_waiver(table);
    if (root_.has("says")) read_says(root_.table("says"));
    return std::move(made_);
  }

 private:
  auto read_terms(const Table& table) -> void {
    for (const auto& [id, value] : table.entries()) {
      const auto* inner = std::get_if<Table>(&value.content);
      if (inner == nullptr) {
        root_.fail("terms", "the term \"" + id + "\" must be a table: { kind, names }");
        return;
      }
      TableReader entry(*inner, error_);
      Term term;
      term.id = id;
      term.group = kind_groups[entry.word("kind", kinds)];
      term.names = entry.texts("names");
      term.english = entry.text_if_any("english");
      term.never = entry.texts("never");
      term.broader = entry.text_if_any("broader");
      term.entry = inner->spot().line;
      if (term.names.empty()) entry.fail("names", "a term has at least one name");
      entry.only({"kind", "names", "english", "never", "broader"});
      made_.terms.push_back(std::move(term));
    }
  }

  auto lines(TableReader& entry) -> Lines {
    const auto text = entry.text("lines");
    auto read = read_lines(text);
    if (!read || last_line(*read) > last_) {
      entry.fail("lines", '"' + text + "\" are not lines of a text of " + std::to_string(last_));
      return {};
    }
    return std::move(*read);
  }

  auto sum(const Table& table) -> Sum {
    TableReader entry(table, error_);
    Sum made{lines(entry), entry.text("says"), entry.text_if_any("record"), table.spot().line};
    if (!is_sum(made.says)) {
      entry.fail("says", R"(expected a sum of the line's numbers as in "#1 = #2 + 3 * #4", got ")" +
                             made.says + '"');
    }
    entry.only({"lines", "says", "record", "note"});
    return made;
  }

  auto read_sequence(const Table& table) -> void {
    TableReader entry(table, error_);
    Sequence made{entry.text("clause"), lines(entry), entry.texts("terms"), table.spot().line};
    if (std::ranges::find(game_.clauses, made.clause, &Clause::id) == game_.clauses.end()) {
      entry.fail("clause", "no clause is called \"" + made.clause + '"');
    }
    entry.only({"clause", "lines", "terms"});
    made_.sequences.push_back(std::move(made));
  }

  auto read_waiver(const Table& table) -> void {
    TableReader entry(table, error_);
    Waiver made;
    const auto ids = check_ids();
    made.check = ids[entry.word("check", ids)];
    made.lines = lines(entry);
    made.about = entry.text_if_any("about");
    made.reason = entry.text("reason");
    made.entry = table.spot().line;
    if (made.reason.empty()) entry.fail("reason", "a finding is waived for a reason");
    entry.only({"check", "lines", "about", "reason"});
    made_.waivers.push_back(std::move(made));
  }

  auto read_says(const Table& table) -> void {
    for (const auto& [name, value] : table.entries()) {
      int line = 0;
      const auto [end, problem] = std::from_chars(name.data(), name.data() + name.size(), line);
      const auto* text = std::get_if<std::string>(&value.content);
      auto facts = text == nullptr ? std::nullopt : read_facts(*text);
      const bool is_line =
          problem == std::errc() && end == name.data() + name.size() && line >= 1 && line <= last_;
      if (!is_line || !facts) {
        root_.fail("says", "\"" + name + "\" must be a line and have facts; stamp the file");
        return;
      }
      made_.says.emplace(line, std::move(*facts));
    }
  }

  TableReader root_;
  std::optional<Error>& error_;
  int last_;
  const GameTables& game_;
  Checklist made_;
};

}  // namespace

auto read_checklist(const Table& file, int last, const GameTables& game,
                    std::optional<Error>& error) -> Checklist {
  return Reading(file, last, game, error).run();
}

}  // namespace ruleproof::audit
