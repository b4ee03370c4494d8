/// The rules of Connect Four, in our own words. The game is folklore; there is no text to audit.
#pragma once

#include "model/core/clause.hpp"

namespace ruleproof::connect_four {

// clang-format off
inline constexpr auto rulebook = std::to_array<Clause>({
    {.tag = "C1", .id = "players.two", .says = "Two players play.", .disposition = Disposition::by_construction, .reason = "a position has stones of two players"},
    {.tag = "C2", .id = "turn.alternate", .says = "The players take turns; p1 begins.", .disposition = Disposition::by_construction, .reason = "the number of stones says whose turn it is"},
    {.tag = "C3", .id = "drop.bottom", .says = "A stone falls to the lowest free cell of the chosen column."},
    {.tag = "C4", .id = "drop.full", .says = "A full column cannot be chosen."},
    {.tag = "C5", .id = "line.straight", .says = "Four own stones in a row or a column win at once."},
    {.tag = "C6", .id = "line.diagonal", .says = "Four own stones in a diagonal win at once."},
    {.tag = "C7", .id = "end.full", .says = "A full board without a line is a draw."},
    {.tag = "C8", .id = "end.over", .says = "After the end nobody moves."},
});
// clang-format on
static_assert(ids_are_unique(rulebook));

/// A clause of this rulebook; a typo does not compile.
template <Literal Id>
consteval auto operator""_c() -> ClauseRef {
  return clause_in<Id>(rulebook);
}

}  // namespace ruleproof::connect_four
