/// What the audit knows of a game: its clauses and its open questions, without its types.
#pragma once

#include <span>
#include <string_view>
#include <vector>

#include "model/core/ruling.hpp"

namespace ruleproof::audit {

/// One open question.
struct RulingRow {
  std::string_view tag;     ///< "D2"
  std::string_view id;      ///< "festival-zero"
  std::string_view clause;  ///< id of the clause that it makes precise
  std::string_view question;
  std::span<const Answer> answers;  ///< the first is the default
};

/// A sources file that a program carries: which text says what, in one language.
struct SourceText {
  std::string_view language;  ///< "ru"
  std::string_view text;
};

struct GameTables {
  std::string_view name;   ///< "year-of-the-dragon"
  std::string_view title;  ///< "In the Year of the Dragon"
  std::span<const Clause> clauses;
  std::vector<RulingRow> rulings;
  std::span<const Unruled> unruled = {};     ///< divergences that need no ruling, and why
  std::span<const SourceText> sources = {};  ///< in order of languages
};

/// The tables of a game.
template <class G>
auto tables_of() -> GameTables {
  GameTables tables{G::name, G::title, G::rulebook, {}, G::unruled};
  for (const auto& row : G::ruling_table) {
    tables.rulings.push_back(
        {row.tag, row.id, G::rulebook[row.clause.index].id, row.question, row.options()});
  }
  return tables;
}

}  // namespace ruleproof::audit
