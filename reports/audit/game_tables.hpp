/// What the audit knows of a game: its clauses and its open questions, without its types.
#pragma once

#include <array>
#include <cstddef>
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

/// The tables of a game; they must outlive the result, as constexpr tables do.
template <class R, std::size_t N>
auto tables_of(std::string_view name, std::string_view title, std::span<const Clause> clauses,
               const std::array<Ruling<R>, N>& rulings, std::span<const Unruled> unruled = {})
    -> GameTables {
  GameTables tables{name, title, clauses, {}, unruled};
  for (const auto& row : rulings) {
    tables.rulings.push_back(
        {row.tag, row.id, clauses[row.clause.index].id, row.question, row.options()});
  }
  return tables;
}

}  // namespace ruleproof::audit
