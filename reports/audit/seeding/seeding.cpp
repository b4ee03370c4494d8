#include "reports/audit/seeding/seeding.hpp"

#include <algorithm>
#include <cstddef>
#include <set>
#include <string>
#include <tuple>
#include <utility>
#include <vector>

#include "model/core/finding.hpp"
#include "reports/audit/checklist/checks.hpp"
#include "reports/audit/checklist/reading.hpp"
#include "reports/audit/checklist/run.hpp"
#include "reports/audit/game_tables.hpp"
#include "reports/audit/seeding/edits.hpp"
#include "reports/audit/seeding/others.hpp"
#include "reports/audit/sources/sources.hpp"
#include "reports/audit/text/text.hpp"

namespace ruleproof::audit {

namespace {

using Key = std::tuple<std::string, std::string, std::string>;

auto key_of(const Raised& raised) -> Key {
  return {std::string(raised.check->id), raised.remark.about, raised.remark.message};
}

auto counts(const Raised& raised) -> bool {
  return raised.waiver == nullptr && raised.check->severity != Severity::note;
}

/// One text with its checks as they are before any edit.
class Bench {
 public:
  Bench(const GameTables& game, const std::vector<Sources>& sources, const std::vector<Text>& texts,
        std::size_t text)
      : all_(read_all(game, sources, texts)), text_(text) {
    for (const auto& raised : run_checks(all_, text_)) {
      if (counts(raised)) before_.insert(key_of(raised));
    }
    gaps_ = gaps_to_others(all_, text_);
  }

  /// Whether a clause of the edited lines parts from the other translations, where it did not.
  auto parts(const SeededEdit& edit) -> bool { return parts_from_others(all_, text_, gaps_, edit); }

  /// Whether something new is raised where the edit is.
  auto flags(const SeededEdit& edit) -> bool {
    const auto& text = all_.texts[text_];
    const bool is_drop = edit.text.size() != text.text->size();
    // Lines that have moved are found again by their facts; without these the line counts as empty.
    if (is_drop && text.sources->checklist.says.empty()) return flags(emptied(edit));
    const auto raised = is_drop ? with_text(edit) : with_lines(edit);
    return std::ranges::any_of(raised, [&](const Raised& one) {
      return counts(one) && !before_.contains(key_of(one)) && is_at(one.remark, edit);
    });
  }

 private:
  [[nodiscard]] auto emptied(const SeededEdit& edit) const -> SeededEdit {
    SeededEdit made{edit.kind, edit.lines, *all_.texts[text_].text};
    for (const int line : edit.lines) {
      made.text.lines[static_cast<std::size_t>(line - 1)].clear();
      made.text.normal[static_cast<std::size_t>(line - 1)].clear();
    }
    return made;
  }

  /// What is raised with some lines changed.
  auto with_lines(const SeededEdit& edit) -> std::vector<Raised> {
    auto& reading = all_.texts[text_];
    const auto* text = std::exchange(reading.text, &edit.text);
    const auto change = [&](const Text& to) {
      for (const int line : edit.lines) {
        const auto at = static_cast<std::size_t>(line - 1);
        reading.lines[at] = read_line(to.normal[at], reading.lexicon);
      }
    };
    change(edit.text);
    auto raised = run_checks(all_, text_);
    reading.text = text;
    change(*text);
    return raised;
  }

  /// What is raised with a text of another length.
  auto with_text(const SeededEdit& edit) -> std::vector<Raised> {
    auto reading = read_text_lines(*all_.texts[text_].sources, edit.text);
    std::swap(all_.texts[text_], reading);
    auto raised = run_checks(all_, text_);
    std::swap(all_.texts[text_], reading);
    return raised;
  }

  /// On one of the lines, or about a clause that one of them states.
  auto is_at(const Remark& remark, const SeededEdit& edit) -> bool {
    for (const int line : edit.lines) {
      const auto on = [&](int other) { return other == line || other == line - 1; };
      const bool same_length = edit.text.size() == all_.texts[text_].text->size();
      const bool is_on_it = same_length
                                ? std::ranges::find(remark.lines, line) != remark.lines.end()
                                : std::ranges::any_of(remark.lines, on);
      if (is_on_it) return true;
      for (const auto& clause : all_.texts[text_].clauses[line]) {
        if (std::ranges::find(remark.clauses, clause) != remark.clauses.end()) return true;
      }
    }
    return false;
  }

  Readings all_;
  std::size_t text_;
  std::set<Key> before_;
  std::set<Gap> gaps_;
};

auto row_of(std::vector<SeededRow>& rows, const std::string& kind, std::size_t column)
    -> SeededCount& {
  auto row = std::ranges::find(rows, kind, &SeededRow::kind);
  if (row == rows.end()) row = rows.insert(rows.end(), {kind, {}});
  row->texts.resize(std::max(row->texts.size(), column + 1));
  return row->texts[column];
}

auto total_of(const std::vector<SeededRow>& rows) -> SeededCount {
  SeededCount total;
  for (const auto& row : rows) {
    for (const auto& count : row.texts) total += count;
  }
  return total;
}

auto padded(std::string text, std::size_t width) -> std::string {
  if (text.size() < width) text.append(width - text.size(), ' ');
  return text;
}

auto shown(const SeededCount& count) -> std::string {
  return count.tried == 0 ? "-" : std::to_string(count.flagged) + '/' + std::to_string(count.tried);
}

auto row_text(const SeededRow& row, std::size_t columns) -> std::string {
  std::string text = padded(row.kind, 24);
  SeededCount total;
  for (std::size_t i = 0; i < columns; ++i) {
    const auto count = i < row.texts.size() ? row.texts[i] : SeededCount();
    text += padded(shown(count), 8);
    total += count;
  }
  const SeededCount sisters{total.have_others, total.with_others};
  return text + padded(shown(total), 9) + padded(shown({total.tried, total.without_facts}), 10) +
         shown(sisters) + '\n';
}

}  // namespace

auto SeededCount::operator+=(const SeededCount& other) -> SeededCount& {
  tried += other.tried;
  flagged += other.flagged;
  without_facts += other.without_facts;
  with_others += other.with_others;
  have_others += other.have_others;
  return *this;
}

auto SeededTable::total() const -> SeededCount { return total_of(rows); }
auto SeededTable::false_alarms() const -> SeededCount { return total_of(harmless); }

auto try_edits(const GameTables& game, const std::vector<Sources>& sources,
               const std::vector<Text>& texts, int each, SeededTable& table) -> void {
  auto bare = sources;
  for (auto& text : bare) text.checklist.says.clear();
  for (std::size_t i = 0; i < sources.size(); ++i) {
    const auto column = table.columns.size();
    table.columns.push_back(std::string(game.name) + ' ' + sources[i].language);
    Bench bench(game, sources, texts, i);
    Bench without_facts(game, bare, texts, i);
    const auto attempt = [&](std::vector<SeededRow>& rows, const SeededEdit& edit) {
      auto& count = row_of(rows, edit.kind, column);
      ++count.tried;
      count.flagged += bench.flags(edit) ? 1 : 0;
      const bool by_clauses = without_facts.flags(edit);
      count.without_facts += by_clauses ? 1 : 0;
      if (sources.size() < 2) return;
      ++count.have_others;
      count.with_others += by_clauses || without_facts.parts(edit) ? 1 : 0;
    };
    for (const auto& kind : edit_kinds()) row_of(table.rows, kind, column);
    for (const auto& edit : seeded_edits(sources[i], texts[i], each)) attempt(table.rows, edit);
    for (const auto& edit : harmless_edits(sources[i], texts[i], each)) {
      attempt(table.harmless, edit);
    }
  }
}

auto to_text(const SeededTable& table) -> std::string {
  std::string text;
  for (std::size_t i = 0; i < table.columns.size(); ++i) {
    text += std::to_string(i + 1) + ": " + table.columns[i] + '\n';
  }
  text += padded("found / seeded", 24);
  for (std::size_t i = 0; i < table.columns.size(); ++i) text += padded(std::to_string(i + 1), 8);
  text += padded("all", 9) + padded("clauses", 10) + "sister\n";
  for (const auto& row : table.rows) text += row_text(row, table.columns.size());
  SeededRow all{"all kinds", std::vector<SeededCount>(table.columns.size())};
  for (const auto& row : table.rows) {
    for (std::size_t i = 0; i < row.texts.size(); ++i) all.texts[i] += row.texts[i];
  }
  text += row_text(all, table.columns.size());
  text +=
      "all: by all checks, with the facts recorded of the text itself; clauses: by the clauses and "
      "the glossary alone; sister: by these, or by what the other translation says of the clause, "
      "where there is one\n"
      "false alarms on edits that change nothing\n";
  for (const auto& row : table.harmless) text += row_text(row, table.columns.size());
  return text;
}

}  // namespace ruleproof::audit
