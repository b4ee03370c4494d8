/// What is handed to Z3, and what the arguments rest on, holds for what the model does.
#include "solver/questions/river_dragons/relations.hpp"

#include <cstddef>
#include <cstdint>
#include <string_view>
#include <variant>
#include <vector>

#include <doctest/doctest.h>

#include "model/core/game.hpp"
#include "model/core/play.hpp"
#include "model/river_dragons/board/river.hpp"
#include "model/river_dragons/bridges.hpp"
#include "model/river_dragons/cards.hpp"
#include "model/river_dragons/flow.hpp"
#include "model/river_dragons/moves.hpp"
#include "model/river_dragons/moving.hpp"
#include "model/river_dragons/rules/rulings.hpp"
#include "model/river_dragons/state.hpp"
#include "solver/questions/held.hpp"
#include "solver/questions/river_dragons/course.hpp"

namespace ruleproof::solver {
namespace {

using namespace river_dragons;  // NOLINT(google-build-using-namespace): every move of the game
using river_dragons_question::game_of;

/// Readings under which planks, supports and pawns behave in different ways.
auto readings() -> std::vector<Rulings> {
  std::vector<Rulings> all(9);
  all[1].village_adjacent = VillageAdjacent::direct;
  all[2].crossing = Crossing::allowed;
  all[2].adjacent = Adjacent::crossing_too;
  all[3].over_stone = OverStone::all_touched;
  all[3].stone_under = StoneUnder::support;
  all[4].overhang = Overhanging::rests;
  all[5].empty_reserve = EmptyReserve::from_the_box;
  all[5].limit_mode = LimitMode::out_of_game;
  all[6].limit_mode = LimitMode::swap;
  all[6].discard_if = DiscardIf::declared;
  all[7].foreign_village = ForeignVillage::keep_out;
  all[7].fall_then = FallThen::second_step;
  all[8].declare = Declare::both_first;
  all[8].fall_village = FallVillage::stays;
  return all;
}

/// Random games of so many moves, and `watch(game, before, move, step)` at every step.
template <class Watch>
auto sample(std::uint64_t games, int moves, Watch&& watch) -> void {
  for (const auto& rulings : readings()) {
    for (const auto* board : {"toy", "toy-9", "stand-in"}) {
      const bool full = std::string_view(board) == "stand-in";
      for (const int players : {2, 4, 6}) {
        if (!full && players > 2) continue;
        const auto game = game_of(players, board, rulings);
        MoveList<Move> list;
        for (std::uint64_t seed = 0; seed < games; ++seed) {
          Random random(seed);
          auto state = game.start();
          for (int i = 0; i < moves && state.stage != Stage::over; ++i) {
            ruleproof::moves(game, state, list);
            const auto move = list[random.below(list.size())];
            const auto step = game.apply(state, move);
            watch(game, state, move, step);
            state = step.next;
          }
        }
      }
    }
  }
}

/// The relation was tried so often, and nothing disobeys it, under none of the readings.
auto check_held(Held (*hold)(const RiverDragons& game), std::uint64_t least) -> void {
  for (const auto& rulings : readings()) {
    const auto held = river_dragons_question::hold_on_boards(hold, rulings);
    CHECK(held.broken == 0);
    CHECK(held.steps > least);
  }
}

TEST_CASE("planks are adjacent, and touch villages, as the relation says") {
  check_held(river_dragons_question::hold_adjacency, 200);
}

TEST_CASE("pawns go where they go, and arrive, as the relation says") {
  check_held(river_dragons_question::hold_pawns, 5'000);
  const auto any = river_dragons_question::hold_on_boards(
      river_dragons_question::hold_pawns, {.end_village = EndVillage::any_end_village});
  CHECK(any.obeyed());
}

TEST_CASE("a jump that may end where it began is never for want of a place to land") {
  const auto game = river_dragons_question::small_game(
      "players=2 data=toy-3 cards=1 planks=2 dragons=0 actions=stone1+plank2+move1+jump",
      "jump-back=yes");
  MoveList<Move> list;
  int next_to_a_pawn = 0;
  int alone = 0;
  for (std::uint64_t seed = 0; seed < 60; ++seed) {
    play(game, AtMost(Dice(seed), 1'000),
         [&](const State& before, const Move&, const Step<State>&) {
           if (before.stage != Stage::jump) return;
           const auto actor = static_cast<std::size_t>(before.actor());
           const Bridges bridges(game.rules(), before);
           const auto near =
               neighbours(game.rules(), before, bridges, before.players[actor].pawn).planks;
           const auto other = before.players[1 - actor].pawn;
           const bool met = other.on_plank() && (near & bit(other.plank())) != 0;
           ruleproof::moves(game, before, list);
           CHECK(std::holds_alternative<Fall>(list.front()) == !met);
           ++(met ? next_to_a_pawn : alone);
         });
  }
  CHECK(next_to_a_pawn > 10);
  CHECK(alone > 10);
}

TEST_CASE("crossing in the air is mutual on every board") {
  Rulings rulings;
  rulings.crossing = Crossing::allowed;
  for (const auto* board : {"toy", "toy-3", "toy-7", "toy-9", "stand-in"}) {
    const auto game = game_of(2, board, rulings);
    const auto& river = *game.rules().river;
    for (std::size_t one = 0; one < pair_count; ++one) {
      for (std::size_t other = 0; other < one; ++other) {
        const bool mutual = river.crossings(one).has(other) == river.crossings(other).has(one);
        if (!mutual) CHECK(mutual);
      }
    }
  }
}

TEST_CASE("after a step there is always another, and pawns fall by their owners' cards only") {
  std::uint64_t second_steps = 0;
  std::uint64_t falls = 0;
  bool fell_first = false;
  sample(15, 300,
         [&](const RiverDragons& game, const State& before, const Move& move,
             const Step<State>& step) {
           for (std::size_t p = 0; p < before.players.size(); ++p) {
             const bool moved = before.players[p].pawn != step.next.players[p].pawn;
             if (moved) CHECK(static_cast<int>(p) == before.actor());
           }
           const bool acting = before.stage == Stage::move || before.stage == Stage::jump;
           const bool fall = std::holds_alternative<Fall>(move);
           if (!acting) {
             CHECK(!fall);
             return;
           }
           const auto card = card_in_action(before);
           CHECK((card == Card::move1 || card == Card::move2 || card == Card::jump));
           const bool second = card == Card::move2 && before.left == 1;
           if (second && !fell_first) {
             ++second_steps;
             CHECK(std::holds_alternative<MoveTo>(move));
             CHECK(!steps(game.rules(), before, before.actor()).empty());
           }
           fell_first = card == Card::move2 && before.left == 2 && fall;
           falls += fall ? 1 : 0;
         });
  CHECK(second_steps > 100);
  CHECK(falls > 100);
}

TEST_CASE("stones and planks are where the relation of the totals puts them") {
  check_held(river_dragons_question::hold_totals, 5'000);
}

TEST_CASE("a plank has as many neighbours as the loads of its ends say") {
  for (const auto adjacency : {VillageAdjacent::via_village, VillageAdjacent::direct}) {
    const auto held = river_dragons_question::hold_on_boards(
        river_dragons_question::hold_neighbours, {.village_adjacent = adjacency});
    CHECK(held.broken == 0);
    CHECK(held.steps > 1'000);
  }
}

}  // namespace
}  // namespace ruleproof::solver
