#include "model/sea_dragons/setup.hpp"

#include <cstddef>
#include <cstdint>
#include <utility>

#include "model/core/game.hpp"
#include "model/sea_dragons/bits.hpp"
#include "model/sea_dragons/flow.hpp"
#include "model/sea_dragons/pieces.hpp"
#include "model/sea_dragons/rules.hpp"
#include "model/sea_dragons/rules/clauses.hpp"
#include "model/sea_dragons/rules/rulings.hpp"
#include "model/sea_dragons/state.hpp"

namespace ruleproof::sea_dragons {
namespace {

/// Realms that have a face.
auto joined(const State& state) -> std::size_t {
  std::size_t count = 0;
  while (count < realm_count && state.faces[count].number != 0) ++count;
  return count;
}

/// [setup.ships] Ship cells without a token.
auto berths(const Rules& rules, const State& state) -> Bits {
  auto cells = terrain_of(rules, state).ships;
  for (const auto& tokens : state.ships) cells &= ~tokens;
  return cells;
}

auto after_join(Table& table) -> void {
  table.now.stage = joined(table.now) < realm_count ? Stage::realms : Stage::ships;
}

/// [setup.realms] In how many ways a board may lie in its corner.
auto turns_of_boards(const Rules& rules) -> std::size_t {
  return rules.rulings.board_turn == BoardTurn::random ? board_turns : 1;
}

}  // namespace

auto opening(const Rules& rules) -> State {
  const auto& all = rules.components;
  State state;
  state.faces = all.fixed;
  state.stage = joined(state) == realm_count ? Stage::ships : Stage::realms;
  state.fleet = all.ships;
  state.stack = all.cards;
  state.mission_stack = all.all_missions();
  state.reef_stack = all.reefs;
  for (int p = 0; p < rules.players; ++p) {
    auto& player = state.players[static_cast<std::size_t>(p)];
    player.gold = start_gold;
    player.heads = static_cast<std::uint8_t>(rules.heads);
  }
  return state;
}

auto next_to_deal(const Rules& rules, const State& state) -> std::size_t {
  for (std::size_t p = 0; p < static_cast<std::size_t>(rules.players); ++p) {
    if (state.players[p].hand.size() < hand_cards) return p;
  }
  return most_players;
}

auto propose_set_up(const Rules& rules, const State& state, MoveList<Move>& out) -> void {
  if (state.stage == Stage::realms || state.stage == Stage::sides) {
    for (std::size_t place = 0; place < face_count; ++place) {
      for (std::size_t turn = 0; turn < turns_of_boards(rules); ++turn) {
        const auto face = Face::of(place, turn);
        if (state.stage == Stage::realms) {
          if (judge(rules, state, Join{face})) out.emplace_back(Join{face});
        } else if (judge(rules, state, ChooseSide{face})) {
          out.emplace_back(ChooseSide{face});
        }
      }
    }
    return;
  }
  for (std::size_t c = 0; c < ship_colours; ++c) {
    if (state.fleet[static_cast<Ship>(c)] > 0) out.emplace_back(Launch{static_cast<Ship>(c)});
  }
}

auto judge(const Rules& rules, const State& state, const Join& join) -> Verdict {
  if (!join.face.is_one() || !rules.components.faces[join.face.place()] ||
      join.face.turn() >= turns_of_boards(rules)) {
    return Verdict::illegal("setup.realms"_c);
  }
  for (const auto& face : state.faces) {
    if (face.number != 0 && face.board() == join.face.board()) {
      return Verdict::illegal("setup.realms"_c);
    }
  }
  // The side is not chance's where a player chooses it.
  const bool second = join.face.place() % 2 == 1;
  if (rules.rulings.sides == Sides::chosen && second) return Verdict::illegal("setup.realms"_c);
  return Verdict::legal();
}

auto apply(Table& table, const Join& join) -> void {
  table.because.add("setup.realms"_c);
  table.now.faces[joined(table.now)] = join.face;
  if (table.rulings().sides == Sides::chosen) {
    table.now.stage = Stage::sides;
  } else {
    after_join(table);
  }
}

auto judge(const Rules& /*rules*/, const State& state, const ChooseSide& side) -> Verdict {
  const auto last = state.faces[joined(state) - 1];
  if (side.face == last || side.face == last.other_side()) return Verdict::legal();
  return Verdict::illegal("setup.realms"_c);
}

auto apply(Table& table, const ChooseSide& side) -> void {
  table.because.add("setup.realms"_c);
  table.now.faces[joined(table.now) - 1] = side.face;
  after_join(table);
}

auto judge(const Rules& /*rules*/, const State& state, const Launch& launch) -> Verdict {
  if (index(launch.ship) < ship_colours && state.fleet[launch.ship] > 0) return Verdict::legal();
  return Verdict::illegal("setup.ships"_c);
}

auto apply(Table& table, const Launch& launch) -> void {
  auto& state = table.now;
  table.because.add("setup.ships"_c);
  state.ships[index(launch.ship)] |= Bits::of(berths(table.rules, state).first());
  --state.fleet[launch.ship];
  if (!state.fleet.empty() && !berths(table.rules, state).empty()) return;
  // Where the faces have fewer ship cells than there are tokens, the others stay in the box.
  std::swap(state.sunk, state.fleet);
  state.stage = Stage::market;
  continue_set_up(table);
}

auto continue_set_up(Table& table) -> void {
  auto& state = table.now;
  if (state.stage == Stage::market) {
    for (std::size_t s = 0; s < size_count; ++s) {
      state.size = static_cast<Size>(s);
      if (cards_of(state.market, state.size) < market_cards) return;
    }
    state.stage = Stage::missions;
  }
  if (state.stage == Stage::missions) {
    if (state.mission_market.size() < mission_offers) return;
    table.because.add("setup.hand"_c);
    state.stage = Stage::hands;
    state.size = Size::medium;
  }
  if (next_to_deal(table.rules, state) < most_players) return;
  begin_turn(table, 0);
}

}  // namespace ruleproof::sea_dragons
