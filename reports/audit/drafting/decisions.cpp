#include "reports/audit/drafting/decisions.hpp"

#include <array>
#include <cstddef>
#include <map>
#include <optional>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include "model/core/data/table_reader.hpp"
#include "model/core/data/tables.hpp"
#include "model/core/result.hpp"
#include "reports/audit/game_tables.hpp"
#include "reports/audit/sources/sources.hpp"
#include "reports/audit/text/text.hpp"

namespace ruleproof::audit {
namespace {

constexpr auto acts = std::to_array<std::string_view>({"accept", "move", "refuse", "add", "drop"});
constexpr int longest_text = 1'000'000;  // lines

/// Reads one kind of entry after another; the first error stays.
class Reading {
 public:
  Reading(const Table& file, std::string_view where) : root_(file, error_) { made_.where = where; }

  auto run(const GameTables& game, std::string_view language) -> Result<Decisions> {
    is_about("game", game.name);
    is_about("language", language);
    (void)root_.text_if_any("file");
    for (std::size_t i = 0; i < acts.size(); ++i) {
      for (const auto& table : root_.tables(acts[i])) read(static_cast<Act>(i), table);
    }
    root_.only({"game", "language", "file", "accept", "move", "refuse", "add", "drop"});
    if (error_) return *error_;
    return std::move(made_);
  }

 private:
  auto is_about(std::string_view name, std::string_view wanted) -> void {
    const auto said = root_.text(name);
    if (said != wanted) {
      root_.fail(name, "was decided of the " + std::string(name) + " \"" + said + "\", not of \"" +
                           std::string(wanted) + '"');
    }
  }

  auto read(Act act, const Table& table) -> void {
    TableReader entry(table, error_);
    Decision made{act, entry.whole("line", 1, longest_text), {}};
    made.entry = table.spot().line;
    made.mark.hash = entry.text("hash");
    if (!is_hash(made.mark.hash)) entry.fail("hash", "a hash has 16 hexadecimal digits");
    if (entry.has("which") || entry.has("of")) {
      made.mark.of = entry.whole("of", 2, longest_text);
      made.mark.which = entry.whole("which", 1, made.mark.of);
    }
    if (act == Act::drop) {
      made.kind = line_kinds()[entry.word("kind", line_kinds())];
    } else {
      made.clause = entry.text("clause");
    }
    if (act == Act::move) made.to = entry.text("to");
    only(act, entry);
    if (!error_) at_odds(entry, made);
    made_.all.push_back(std::move(made));
  }

  static auto only(Act act, TableReader& entry) -> void {
    if (act == Act::drop) {
      entry.only({"line", "hash", "which", "of", "kind"});
    } else if (act == Act::move) {
      entry.only({"line", "hash", "which", "of", "clause", "to"});
    } else {
      entry.only({"line", "hash", "which", "of", "clause"});
    }
  }

  /// Complains where two entries cannot both be: of one sentence and clause, or of a sentence that
  /// says nothing of the rules, and of its clause.
  auto at_odds(TableReader& entry, const Decision& made) -> void {
    auto& own = subjects_[made.mark];
    const bool is_drop = made.act == Act::drop;
    const auto& subject = made.act == Act::add ? '+' + made.clause : made.clause;
    std::optional<int> other;
    if (is_drop && !own.empty()) other = own.begin()->second;
    if (const auto same = own.find(subject); same != own.end()) other = same->second;
    if (const auto dropped = own.find(""); dropped != own.end()) other = dropped->second;
    if (other) {
      entry.fail("", "line " + std::to_string(made.line) + " was decided in another way on line " +
                         std::to_string(*other) + " of this file");
    }
    own.emplace(subject, made.entry);
  }

  std::optional<Error> error_;
  TableReader root_;
  Decisions made_;
  std::map<LineMark, std::map<std::string, int>> subjects_;  ///< line of each entry
};

}  // namespace

auto to_text(Act act) -> std::string_view { return acts[static_cast<std::size_t>(act)]; }

auto Decision::makes() const -> const std::string& {
  static const std::string none;
  if (act == Act::move) return to;
  return act == Act::accept || act == Act::add ? clause : none;
}

auto read_decisions(std::string_view text, std::string_view where, const GameTables& game,
                    std::string_view language) -> Result<Decisions> {
  const auto file = parse_tables(text, where, Code::bad_data);
  if (!file) return file.error();
  return Reading(*file, where).run(game, language);
}

auto marks_of(const Text& text) -> std::vector<NumberedMark> {
  std::vector<NumberedMark> marks;
  std::map<std::string, int> count;
  for (int line = 1; line <= text.size(); ++line) {
    if (text.blank(line)) continue;
    auto hash = *hash_of(text, {{line, line}});
    const int which = ++count[hash];
    marks.push_back({line, {std::move(hash), which, 1}});
  }
  for (auto& each : marks) each.mark.of = count[each.mark.hash];
  return marks;
}

}  // namespace ruleproof::audit
