#include "solver/questions/river_dragons/relations.hpp"

#include <algorithm>
#include <array>
#include <bit>
#include <cstddef>
#include <cstdint>
#include <string>
#include <string_view>
#include <utility>
#include <variant>

#include "model/core/game.hpp"
#include "model/core/play.hpp"
#include "model/river_dragons/bridges.hpp"
#include "model/river_dragons/colours.hpp"
#include "model/river_dragons/moves.hpp"
#include "model/river_dragons/moving.hpp"
#include "model/river_dragons/pieces.hpp"
#include "model/river_dragons/removal.hpp"
#include "model/river_dragons/rules.hpp"
#include "model/river_dragons/rules/rulings.hpp"
#include "model/river_dragons/state.hpp"
#include "model/river_dragons/stones.hpp"
#include "solver/questions/held.hpp"
#include "solver/questions/river_dragons/course.hpp"

namespace ruleproof::solver::river_dragons_question {
namespace {

using namespace river_dragons;  // NOLINT(google-build-using-namespace): every move of the game

constexpr std::uint64_t games = 6;
constexpr int most_moves = 300;

/// Random games, and `watch(before, move, step)` at every step.
template <class Watch>
auto sample(const RiverDragons& game, Watch&& watch, std::uint64_t tries = games,
            int length = most_moves) -> void {
  MoveList<Move> list;
  for (std::uint64_t seed = 0; seed < tries; ++seed) {
    Random random(seed);
    auto state = game.start();
    for (int i = 0; i < length && state.stage != Stage::over; ++i) {
      moves(game, state, list);
      const auto move = list[random.below(list.size())];
      const auto step = game.apply(state, move);
      watch(state, move, step);
      state = step.next;
    }
  }
}

/// The supports of a plank of the model, for the relation; more than it can say are refused.
auto borne(const Span& span, Held& held) -> Borne<int> {
  Borne<int> sites{};
  sites.sites.fill(span.from);
  if (std::popcount(span.bears) > static_cast<int>(sites.sites.size())) {
    held.check(false);
    return sites;
  }
  std::size_t at = 0;
  for_each_site(span.bears, [&](Site site) { sites.sites[at++] = site; });
  return sites;
}

/// All planks of a position against each other, and against the villages.
auto check_adjacency(const RiverDragons& game, const State& state, Held& held) -> void {
  const auto& rules = game.rules();
  const Bridges bridges(rules, state);
  const Survey survey(rules, state);
  const int direct = rules.rulings.village_adjacent == VillageAdjacent::direct ? 1 : 0;
  for (const auto& one : bridges.spans()) {
    const auto near = neighbours(rules, state, bridges, Stand::on(one.plank));
    bool agree = true;
    for (Site v = 0; v < colour_count; ++v) {
      agree &= touches(borne(one, held), int{v}) == ((near.villages & bit(v)) != 0);
    }
    for (const auto& other : bridges.spans()) {
      if (one.plank == other.plank) continue;
      const bool in_the_air = rules.rulings.adjacent == Adjacent::crossing_too &&
                              survey.crossing(one.from, one.to, other.from, other.to);
      agree &= adjacent(borne(one, held), borne(other, held), direct, in_the_air ? 1 : 0) ==
               ((near.planks & bit(other.plank)) != 0);
    }
    held.check(agree);
  }
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

auto ends_of(const RiverDragons& game) -> Ends<int> {
  Ends<int> ends{};
  for (std::size_t seat = 0; seat < game.rules().colours.size(); ++seat) {
    for_each_site(game.rules().ends[seat], [&](Site end) { ends[seat][end] = 1; });
  }
  return ends;
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

}  // namespace

auto hold_adjacency(const RiverDragons& game) -> Held {
  constexpr std::uint64_t some = 7;  // planks lie long: not all positions are needed
  Held held;
  std::uint64_t steps = 0;
  sample(game, [&](const State& before, const Move&, const auto&) {
    if (++steps % some == 0) check_adjacency(game, before, held);
  });
  return held;
}

auto hold_pawns(const RiverDragons& game) -> Held {
  constexpr int long_games = 3'000;
  const auto ends = ends_of(game);
  Held held;
  sample(
      game,
      [&](const State& before, const Move&, const Step<State>& step) {
        const auto actor = before.actor();
        const auto to = step.next.players[static_cast<std::size_t>(actor)].pawn.at;
        const auto after = after_step(pawns_of(before), ends, actor, int{to});
        const auto now = pawns_of(step.next);
        held.check(after.at == now.at && after.winner == now.winner &&
                   winner_alone_is_there(after, ends));
      },
      games, long_games);
  return held;
}

auto hold_totals(const RiverDragons& game) -> Held {
  const bool box = game.rules().rulings.empty_reserve == EmptyReserve::from_the_box;
  Held held;
  sample(game, [&](const State& before, const Move& move, const Step<State>& step) {
    const auto deed = deed_of(game.rules(), before, move);
    const auto was = tally_of(game.rules(), before);
    const auto expected = after_deed(was, static_cast<int>(deed));
    const auto now = tally_of(game.rules(), step.next);
    held.check(can_be_done(was, static_cast<int>(deed)) &&
               now.stones_in_reserve == expected.stones_in_reserve &&
               now.stones_on_board == expected.stones_on_board &&
               now.planks_in_reserves == expected.planks_in_reserves &&
               now.planks_held == expected.planks_held &&
               now.planks_on_board == expected.planks_on_board &&
               now.planks_out == expected.planks_out &&
               (deed != Deed::chooses_from_the_box || box));
  });
  return held;
}

auto hold_neighbours(const RiverDragons& game) -> Held {
  const bool direct = game.rules().rulings.village_adjacent == VillageAdjacent::direct;
  Held held;
  sample(game, [&](const State& before, const Move&, const auto&) {
    const Bridges bridges(game.rules(), before);
    const auto on = [&](Sites sites) {
      return static_cast<int>(std::ranges::count_if(
          bridges.spans(), [&](const Span& s) { return (s.bears & sites) == sites; }));
    };
    const auto counts = [&](Site site) { return !is_village(site) || direct ? 1 : 0; };
    for (const auto& span : bridges.spans()) {
      const int both = on(bit(span.from) | bit(span.to)) - 1;
      const int first = on(bit(span.from));
      const int second = on(bit(span.to));
      const auto near = neighbours(game.rules(), before, bridges, Stand::on(span.plank)).planks;
      held.check(loads_agree(first, second, both) &&
                 std::popcount(near) ==
                     adjacent_planks(first, second, both, counts(span.from), counts(span.to)));
    }
  });
  return held;
}

auto hold_on_boards(Held (*hold)(const RiverDragons& game), const Rulings& rulings) -> Held {
  constexpr auto tables = std::to_array<std::pair<int, std::string_view>>({{2, "toy"},
                                                                           {2, "toy-9"},
                                                                           {3, "toy-hub"},
                                                                           {2, "stand-in"},
                                                                           {4, "stand-in"},
                                                                           {6, "stand-in"}});
  Held held;
  for (const auto& [players, board] : tables) {
    held.add(hold(game_of(players, std::string(board), rulings)));
  }
  return held;
}

}  // namespace ruleproof::solver::river_dragons_question
