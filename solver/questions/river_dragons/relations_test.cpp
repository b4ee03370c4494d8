/// What is handed to Z3, and what the arguments rest on, holds for what the model does.
#include "solver/questions/river_dragons/relations.hpp"

#include <bit>
#include <set>

#include <doctest/doctest.h>

#include "model/core/play.hpp"
#include "model/river_dragons/flow.hpp"
#include "model/river_dragons/moving.hpp"
#include "model/river_dragons/removal.hpp"
#include "model/river_dragons/stones.hpp"
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

/// The supports of a plank of the model, for the relation.
auto borne(const Span& span) -> Borne<int> {
  REQUIRE(std::popcount(span.bears) <= 4);
  Borne<int> sites{};
  sites.sites.fill(span.from);
  std::size_t at = 0;
  for_each_site(span.bears, [&](Site site) { sites.sites[at++] = site; });
  return sites;
}

TEST_CASE("planks are adjacent, and touch villages, as the relation says") {
  std::uint64_t pairs = 0;
  std::uint64_t adjacent_pairs = 0;
  std::uint64_t steps = 0;
  sample(12, 250, [&](const RiverDragons& game, const State& state, const Move&, const auto&) {
    if (++steps % 7 != 0) return;
    const auto& rules = game.rules();
    const Bridges bridges(rules, state);
    const Survey survey(rules, state);
    const int direct = rules.rulings.village_adjacent == VillageAdjacent::direct ? 1 : 0;
    for (const auto& one : bridges.spans()) {
      const auto near = neighbours(rules, state, bridges, Stand::on(one.plank));
      for (Site v = 0; v < colour_count; ++v) {
        CHECK(touches(borne(one), int{v}) == ((near.villages & bit(v)) != 0));
      }
      for (const auto& other : bridges.spans()) {
        if (one.plank == other.plank) continue;
        const bool in_the_air = rules.rulings.adjacent == Adjacent::crossing_too &&
                                survey.crossing(one.from, one.to, other.from, other.to);
        const bool expected = (near.planks & bit(other.plank)) != 0;
        CHECK(adjacent(borne(one), borne(other), direct, in_the_air ? 1 : 0) == expected);
        ++pairs;
        adjacent_pairs += expected ? 1 : 0;
      }
    }
  });
  CHECK(pairs > 2000);
  CHECK(adjacent_pairs > 200);
  CHECK(adjacent_pairs < pairs);
}

/// The pawns of the model, for the relation; a seat that does not play is where it cannot end.
auto pawns_of(const State& state) -> Pawns<int> {
  Pawns<int> pawns{};
  pawns.at.fill(colour_count);
  for (std::size_t seat = 0; seat < state.players.size(); ++seat) {
    pawns.at[seat] = state.players[seat].pawn.at;
  }
  pawns.winner = state.winner;
  return pawns;
}

TEST_CASE("pawns go where they go, and arrive, as the relation says") {
  int arrivals = 0;
  int abroad = 0;  // in the end of another player
  for (const auto reading : {EndVillage::own_opposite, EndVillage::any_end_village}) {
    for (const int players : {2, 3, 6}) {
      const auto game = game_of(players, "toy-hub", {.end_village = reading});
      Ends<int> ends{};
      for (std::size_t seat = 0; seat < game.rules().colours.size(); ++seat) {
        for_each_site(game.rules().ends[seat], [&](Site end) { ends[seat][end] = 1; });
        CHECK(ends[seat][game.rules().home[seat]] == 0);
      }
      for (std::uint64_t seed = 0; seed < 40; ++seed) {
        const auto end =
            play(game, AtMost(Dice(seed), 3'000),
                 [&](const State& before, const Move&, const Step<State>& step) {
                   const auto actor = before.actor();
                   const auto to = step.next.players[static_cast<std::size_t>(actor)].pawn.at;
                   const auto after = after_step(pawns_of(before), ends, actor, int{to});
                   CHECK(after.at == pawns_of(step.next).at);
                   CHECK(after.winner == int{step.next.winner});
                   CHECK(winner_alone_is_there(after, ends));
                 });
        if (end.winner == 0) continue;
        ++arrivals;
        const auto seat = end.winner - 1U;
        const auto opposite = game.rules().components.opposite[index(game.rules().colours[seat])];
        abroad += end.players[seat].pawn.village() != village(opposite) ? 1 : 0;
      }
    }
  }
  CHECK(arrivals > 50);
  CHECK(abroad > 5);
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

/// The tally of a position.
auto tally_of(const Rules& rules, const State& state) -> Tally<int> {
  Tally<int> tally;
  tally.stones_in_reserve = stones_in_reserve(rules, state);
  tally.stones_on_board = std::popcount(state.stones.bits);
  for_each_plank(state, [&](PlankName, const Plank& plank) {
    tally.planks_on_board += plank.on_board() ? 1 : 0;
    tally.planks_held += plank.at == Plank::held ? 1 : 0;
    tally.planks_out += plank.at == Plank::out ? 1 : 0;
    tally.planks_in_reserves += plank.at >= Plank::reserve && plank.at < Plank::held ? 1 : 0;
  });
  return tally;
}

/// What a move that is legal in the position does.
auto deed_of(const Rules& rules, const State& before, const Move& move) -> Deed {
  if (std::holds_alternative<PutStone>(move) || std::holds_alternative<DropStone>(move)) {
    return Deed::puts_stone;
  }
  if (std::holds_alternative<RemoveStone>(move)) return Deed::removes_stone;
  if (const auto* choose = std::get_if<ChoosePlank>(&move)) {
    const bool box = before.plank(choose->plank).at == Plank::out;
    return box ? Deed::chooses_from_the_box : Deed::chooses_plank;
  }
  if (std::holds_alternative<LayPlank>(move)) return Deed::lays_plank;
  if (std::holds_alternative<Discard>(move)) return Deed::discards_plank;
  if (std::holds_alternative<SwapPlank>(move)) return Deed::destroys_plank;
  if (const auto* remove = std::get_if<RemovePlank>(&move)) {
    auto reserve = Reserve::of(rules, before, before.actor());
    reserve.add(remove->plank);
    return reserve.judge() ? Deed::removes_plank : Deed::destroys_plank;
  }
  return Deed::nothing;
}

TEST_CASE("stones and planks are where the relation of the totals puts them") {
  std::set<Deed> seen;
  sample(15, 300,
         [&](const RiverDragons& game, const State& before, const Move& move,
             const Step<State>& step) {
           const auto deed = deed_of(game.rules(), before, move);
           seen.insert(deed);
           const auto expected = after_deed(tally_of(game.rules(), before), static_cast<int>(deed));
           const auto now = tally_of(game.rules(), step.next);
           CHECK(now.stones_in_reserve == expected.stones_in_reserve);
           CHECK(now.stones_on_board == expected.stones_on_board);
           CHECK(now.planks_in_reserves == expected.planks_in_reserves);
           CHECK(now.planks_held == expected.planks_held);
           CHECK(now.planks_on_board == expected.planks_on_board);
           CHECK(now.planks_out == expected.planks_out);
           const bool box = game.rules().rulings.empty_reserve == EmptyReserve::from_the_box;
           CHECK((deed != Deed::chooses_from_the_box || box));
         });
  CHECK(seen.size() == static_cast<std::size_t>(deed_count));
}

TEST_CASE("a plank has as many neighbours as the loads of its ends say") {
  std::uint64_t planks = 0;
  for (const auto adjacency : {VillageAdjacent::via_village, VillageAdjacent::direct}) {
    Rulings rulings;
    rulings.village_adjacent = adjacency;
    for (const auto* board : {"toy", "toy-9", "stand-in"}) {
      const auto game = game_of(2, board, rulings);
      for (std::uint64_t seed = 0; seed < 20; ++seed) {
        Random random(seed);
        auto state = game.start();
        MoveList<Move> list;
        for (int i = 0; i < 300 && state.stage != Stage::over; ++i) {
          moves(game, state, list);
          state = game.apply(state, list[random.below(list.size())]).next;
          if (i % 5 != 0) continue;
          const Bridges bridges(game.rules(), state);
          const auto on = [&](Sites sites) {
            return static_cast<int>(std::ranges::count_if(
                bridges.spans(), [&](const Span& s) { return (s.bears & sites) == sites; }));
          };
          for (const auto& span : bridges.spans()) {
            const auto counts = [&](Site site) {
              return !is_village(site) || adjacency == VillageAdjacent::direct ? 1 : 0;
            };
            const int both = on(bit(span.from) | bit(span.to)) - 1;
            const int first = on(bit(span.from));
            const int second = on(bit(span.to));
            CHECK(loads_agree(first, second, both));
            const auto near =
                neighbours(game.rules(), state, bridges, Stand::on(span.plank)).planks;
            CHECK(std::popcount(near) ==
                  adjacent_planks(first, second, both, counts(span.from), counts(span.to)));
            ++planks;
          }
        }
      }
    }
  }
  CHECK(planks > 1000);
}

}  // namespace
}  // namespace ruleproof::solver
