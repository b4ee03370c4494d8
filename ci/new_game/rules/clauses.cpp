/// The rules of New Game, in our own words.
#include "model/new_game/rules/clauses.hpp"

#include <algorithm>
#include <array>
#include <span>

#include "model/new_game/new_game.hpp"
#include "model/new_game/rules/effects.hpp"

namespace ruleproof::new_game {
namespace {

// clang-format off
constexpr auto clauses = std::to_array<Clause>({
    {.tag = "C1", .id = "players.two", .says = "Two players play.", .disposition = Disposition::by_construction, .reason = "a position knows no other players"},
    {.tag = "C2", .id = "turn.alternate", .says = "The players take turns; p1 begins."},
    {.tag = "C3", .id = "take.one-to-three", .says = "In a turn a player takes one to three tokens from the heap."},
    {.tag = "C4", .id = "take.not-there", .says = "Nobody takes more tokens than are left."},
    {.tag = "C5", .id = "end.last", .says = "The game ends with the last token; who takes it wins."},
});
// clang-format on

static_assert(std::ranges::equal(ids_of(clauses), clause_ids),
              "clauses.hpp lists the same ids in the same order");
static_assert(ids_are_unique(clause_ids));
static_assert(effects_are_sound(effects, clauses));

}  // namespace

constinit const std::span<const Clause> NewGame::rulebook = clauses;

}  // namespace ruleproof::new_game
