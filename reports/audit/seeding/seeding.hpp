/// How many seeded edits the text checks find, without the help of any hash.
#pragma once

#include <cstddef>
#include <string>
#include <vector>

#include "reports/audit/game_tables.hpp"
#include "reports/audit/seeding/edits.hpp"
#include "reports/audit/sources/sources.hpp"
#include "reports/audit/text/text.hpp"

namespace ruleproof::audit {

struct SeededCount {
  int tried = 0;
  int flagged = 0;  ///< an error or warning that was not there before, at the edit or its clauses
  int without_facts = 0;  ///< by the clauses and the glossary alone: `[says]` unread
  int with_others = 0;    ///< of a text with a sister: these, or told from what the sister says
  int have_others = 0;    ///< edits of texts with a sister

  auto operator+=(const SeededCount& other) -> SeededCount&;
};

struct SeededRow {
  std::string kind;
  std::vector<SeededCount> texts;  ///< as the columns of the table
};

struct SeededTable {
  std::vector<std::string> columns;  ///< "year-of-the-dragon es"
  std::vector<SeededRow> rows;
  std::vector<SeededRow> harmless;

  [[nodiscard]] auto total() const -> SeededCount;
  [[nodiscard]] auto false_alarms() const -> SeededCount;
};

/// Tries up to `each` edits of each kind on each text of a game and appends a column for each text.
auto try_edits(const GameTables& game, const std::vector<Sources>& sources,
               const std::vector<Text>& texts, int each, SeededTable& table) -> void;

/// "must to may   6/6   5/6 ...": a line for each kind, then the total.
[[nodiscard]] auto to_text(const SeededTable& table) -> std::string;

}  // namespace ruleproof::audit
