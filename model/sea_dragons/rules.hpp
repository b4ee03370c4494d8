/// What every chapter of the rules reads, and the table that it changes.
#pragma once

#include "model/core/game.hpp"
#include "model/sea_dragons/data/components.hpp"
#include "model/sea_dragons/rules/rulings.hpp"
#include "model/sea_dragons/state.hpp"

namespace ruleproof::sea_dragons {

// Numbers of the rulebook.
inline constexpr int start_gold = 4;           // [setup.hand]
inline constexpr int hand_cards = 2;           // [setup.hand]
inline constexpr int market_cards = 2;         // [setup.dragon-market] of each size
inline constexpr int mission_offers = 4;       // [setup.missions]
inline constexpr int toll = 2;                 // [lay.toll] gold for a whirlpool or current
inline constexpr int neighbour_gold = 1;       // [lay.neighbours] for each dragon touched
inline constexpr int pass_gold = 2;            // [pass]
inline constexpr int card_gold = 4;            // [reef.gold] and its points
inline constexpr int reef_draw = 2;            // [reef.draw]
inline constexpr int most_missions_bonus = 5;  // [score.sum]

/// [setup.heads] By number of players.
constexpr auto heads_for(int players) -> int {
  constexpr std::array<int, most_players + 1> heads = {0, 0, 14, 11, 8, 7};
  return heads[static_cast<std::size_t>(players)];
}

/// The game's fixed facts: set-up, readings, printed pieces.
struct Rules {
  int players = 4;
  int heads = 8;  ///< of each player; fewer in smaller games
  Rulings rulings;
  Components components;

  [[nodiscard]] auto figure(Figure figure) const -> const Turns& {
    return components.figures[index(figure)];
  }
  [[nodiscard]] auto mission(int number) const -> const MissionFacts& {
    return components.missions[static_cast<std::size_t>(number)];
  }
};

/// What the faces show, on the whole board.
inline auto terrain_of(const Rules& rules, const State& state) -> Terrain {
  Terrain all;
  for (std::size_t r = 0; r < realm_count; ++r) {
    if (state.faces[r].number == 0) continue;
    all = all | rules.components.terrain_of(r, state.faces[r]);
  }
  return all;
}

/// One step in the making: the position that changes and the clauses that it relies on.
struct Table {
  const Rules& rules;
  State& now;
  ClauseSet& because;

  [[nodiscard]] auto player(int p) const -> Player& {
    return now.players[static_cast<std::size_t>(p)];
  }
  [[nodiscard]] auto actor() const -> Player& { return now.players[now.actor]; }
  [[nodiscard]] auto rulings() const -> const Rulings& { return rules.rulings; }
};

/// Gold that the bank has: below 0 where its coins have run out and others stand in.
inline auto bank_of(const Rules& rules, const State& state) -> int {
  int bank = rules.components.coins;
  for (const auto& player : state.players) bank -= player.gold;
  return bank;
}

/// The bank gives gold, or what it has left where it is limited.
inline auto give_gold(Table& table, Player& player, int gold) -> void {
  if (table.rulings().bank == Bank::limited) {
    gold = std::max(0, std::min(gold, bank_of(table.rules, table.now)));
  }
  player.gold = static_cast<std::int16_t>(player.gold + gold);
}

/// [lay.card] All pieces on the board.
inline auto pieces_on(const State& state) -> Bits {
  Bits all;
  for (const auto& player : state.players) all |= player.dragons;
  return all;
}

/// Whether the head of this turn has left the supply of the player in turn.
inline auto head_is_used(const State& state) -> bool {
  return state.laid || state.stage == Stage::take || state.stage == Stage::refill ||
         state.stage == Stage::top;
}

/// [setup.hand] Cards in the hand of a player, once all are dealt: two, but for the card of this
/// turn, or of the last one where the game ends with it.
inline auto cards_in_hand(const Rules& rules, const State& state, std::size_t p) -> int {
  const bool in_turn = p == state.actor && head_is_used(state) && state.stage != Stage::refill;
  const bool last = state.stage == Stage::over &&
                    rules.rulings.end_moment == EndMoment::last_head &&
                    p + 1 == static_cast<std::size_t>(rules.players);
  return hand_cards - (in_turn || last ? 1 : 0);
}

}  // namespace ruleproof::sea_dragons
