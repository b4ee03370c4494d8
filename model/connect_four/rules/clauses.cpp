/// The rules of Connect Four, in our own words. The game is folklore; there is no text to audit.
#include "model/connect_four/rules/clauses.hpp"

#include <array>
#include <span>

#include "model/connect_four/connect_four.hpp"
#include "model/connect_four/rules/effects.hpp"
#include "model/core/effects.hpp"

namespace ruleproof::connect_four {
namespace {

// clang-format off
constexpr auto clauses = std::to_array<Clause>({
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

static_assert(ids_of(clauses) == clause_ids, "clauses.hpp lists the same ids in the same order");
static_assert(ids_are_unique(clause_ids));
static_assert(effects_are_sound(effects, clauses));
static_assert(effects_are_sound(openings, clauses));

}  // namespace

constinit const std::span<const Clause> ConnectFour::rulebook = clauses;

}  // namespace ruleproof::connect_four
