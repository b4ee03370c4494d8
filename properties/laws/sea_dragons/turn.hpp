/// Laws of the turn: heads, cards, markets, gold.
#pragma once

#include "properties/laws/sea_dragons/table.hpp"

namespace ruleproof::properties::sea {

/// Those before the player in turn have used a head more than those after him.
template <class G>
auto turns_go_round(const G& game, const State& state) -> bool {
  const auto players = players_of(game, state);
  if (state.stage < Stage::lay || state.stage == Stage::over) {
    const int heads = state.stage == Stage::over ? 0 : game.rules().heads;
    return std::ranges::all_of(players, [&](const Player& p) { return p.heads == heads; });
  }
  for (std::size_t p = 1; p < players.size(); ++p) {
    if (players[p].heads < players[p - 1].heads) return false;
  }
  return players.back().heads - players.front().heads <= 1;
}

template <class G>
auto a_head_for_a_dragon_or_a_pass(const G& game, const State& before, const Move& move,
                                   const Step<State>& step) -> bool {
  const bool uses =
      before.stage >= Stage::lay && (std::holds_alternative<Pass>(move) || lays(before, step));
  for (std::size_t p = 0; p < players_of(game, before).size(); ++p) {
    const int heads = before.players[p].heads - (uses && p == before.actor ? 1 : 0);
    if (step.next.players[p].heads != heads) return false;
  }
  return true;
}

/// Of a whole game: everybody has as many turns as heads, in the order of the seats; a card that is
/// taken differs in size from the card of the turn; a mission comes after a dragon, once a turn.
template <class G>
auto turns_are_whole(const G& game, std::span<const Move> made) -> bool {
  std::array<int, most_players> turns{};
  const auto players = static_cast<std::size_t>(game.players());
  std::size_t number = 0;
  Size size = Size::small;
  bool laid = false;
  bool completed = false;
  auto state = game.start();
  for (const auto& move : made) {
    const bool done = state.stage == Stage::lay || state.stage == Stage::retreat;
    const auto actor = state.actor;
    const auto drawn = state.stage == Stage::top;
    const auto next = game.apply(state, move).next;
    if (const auto* pass = std::get_if<Pass>(&move)) {
      size = size_of(pass->figure);
      laid = false;
    }
    if (const auto* lay = std::get_if<Lay>(&move)) {
      size = size_of(lay->figure);
      laid = true;
    }
    if (done && next.players[actor].heads < state.players[actor].heads) {
      if (actor != number % players) return false;
      ++turns[actor];
      ++number;
      completed = false;
    }
    if (std::holds_alternative<Complete>(move)) {
      if (completed || !laid) return false;
      completed = true;
    }
    if (const auto* take = std::get_if<Take>(&move)) {
      if (size_of(take->figure) == size) return false;
    }
    if (const auto* take = std::get_if<TakeTop>(&move)) {
      if (take->size == size) return false;
    }
    if (const auto* draw = std::get_if<Draw>(&move); draw != nullptr && drawn) {
      if (size_of(draw->figure) == size) return false;
    }
    state = next;
  }
  if (state.stage != Stage::over) return true;
  for (std::size_t p = 0; p < players; ++p) {
    if (turns[p] != game.rules().heads) return false;
  }
  return true;
}

/// While a stack lasts there are two cards of its size and four missions to choose from.
template <class G>
auto markets_are_full(const G& /*game*/, const State& state) -> bool {
  if (state.stage < Stage::lay || state.stage == Stage::over) return true;
  std::array<int, size_count> open{};
  std::array<int, size_count> closed{};
  for (std::size_t f = 0; f < figure_count; ++f) {
    const auto figure = static_cast<Figure>(f);
    open[index(size_of(figure))] += state.market[figure];
    closed[index(size_of(figure))] += state.stack[figure];
  }
  for (std::size_t s = 0; s < size_count; ++s) {
    const bool refilling = state.stage == Stage::refill && index(state.size) == s;
    if (open[s] > 2 || (closed[s] > 0 && open[s] != 2 - (refilling ? 1 : 0))) return false;
  }
  const int offers = state.mission_market.size();
  const bool gap = state.completed && (state.stage == Stage::reef || state.stage == Stage::keep ||
                                       state.stage == Stage::open);
  return offers <= 4 && (state.mission_stack.size() == 0 || offers == 4 - (gap ? 1 : 0));
}

/// Two cards in each hand but for the card of the turn.
template <class G>
auto hands_are_full(const G& game, const State& state) -> bool {
  if (state.stage < Stage::lay) return true;
  for (std::size_t p = 0; p < players_of(game, state).size(); ++p) {
    const bool played = p == state.actor && state.stage != Stage::over &&
                        (state.laid || state.stage == Stage::take || state.stage == Stage::top) &&
                        state.stage != Stage::refill;
    if (state.players[p].hand.size() != (played ? 1 : 2)) return false;
  }
  return true;
}

/// A card is played or discarded for each head that was used.
template <class G>
auto a_card_for_each_head(const G& game, const State& state) -> bool {
  int heads = 0;
  for (const auto& player : players_of(game, state)) heads += game.rules().heads - player.heads;
  return state.played.size() == heads;
}

template <class G>
auto gold_is_never_negative(const G& game, const State& state) -> bool {
  return std::ranges::all_of(players_of(game, state),
                             [](const Player& player) { return player.gold >= 0; });
}

/// A pass brings two gold, a gold card four; other steps but dragons change nobody's gold.
template <class G>
auto gold_has_a_reason(const G& game, const State& before, const Move& move,
                       const Step<State>& step) -> bool {
  if (lays(before, step)) return true;
  const int due = std::holds_alternative<Pass>(move) ? 2 : 0;
  for (std::size_t p = 0; p < players_of(game, before).size(); ++p) {
    const bool own = p == before.actor && before.stage >= Stage::lay;
    const int gold = before.players[p].gold + (own ? due : 0) + gold_cashed(before, move, p);
    if (step.next.players[p].gold != gold) return false;
  }
  return true;
}

template <class G>
auto bank_is_not_overdrawn(const G& game, const State& state) -> bool {
  int gold = 0;
  for (const auto& player : state.players) gold += player.gold;
  return gold <= game.rules().components.coins;
}

template <class G>
inline constexpr auto turn_laws = std::to_array<Law<G>>({
    {.name = "turns go round the table, one head each",
     .clause = "turn.order",
     .position = turns_go_round<G>,
     .after = changes<State>("stage p.heads")},
    {.name = "a dragon or a pass takes a head of the player in turn, and nothing else does",
     .clause = "pass",
     .holds = a_head_for_a_dragon_or_a_pass<G>,
     .after = changes<State>("p.heads p.dragons") | moves_of<Move, Pass>()},
    {.name = "everybody has as many turns, with at most one mission after a dragon and a card of "
             "another size",
     .clause = "turn.actions",
     .assumes = {{{"net-gold", "symbols-only"}}},
     .game = turns_are_whole<G>,
     .sample = 8},
    {.name = "while the stacks last, two cards of each size and four missions are open",
     .clause = "take.refill",
     .assumes = {{{"pass-refill", "yes"}}},
     .position = markets_are_full<G>,
     .after = changes<State>("stage size completed stack market missions offers")},
    {.name = "each hand has two cards but for the one played in this turn",
     .clause = "setup.hand",
     .assumes = {{{"end-moment", "after-the-turn"}}},
     .position = hands_are_full<G>,
     .after = changes<State>("stage actor laid p.hand")},
    {.name = "a card lies played or discarded for each head used",
     .clause = "lay.card",
     .assumes = {{{"empty-stack", "none"}}},
     .position = a_card_for_each_head<G>,
     .after = changes<State>("played p.heads")},
    {.name = "nobody has less than no gold",
     .clause = "lay.toll",
     .position = gold_is_never_negative<G>,
     .after = changes<State>("p.gold")},
    {.name = "a pass brings two gold and a gold card four; only dragons change gold otherwise",
     .clause = "pass",
     .assumes = {{{"bank", "unlimited"}, {"net-gold", "symbols-only"}}},
     .holds = gold_has_a_reason<G>,
     .after = changes<State>("p.gold") | moves_of<Move, Pass, Cash>()},
    {.name = "nobody has gold that the bank never had",
     .clause = "setup.bank",
     .assumes = {{{"bank", "limited"}}},
     .position = bank_is_not_overdrawn<G>,
     .after = changes<State>("p.gold")},
});

}  // namespace ruleproof::properties::sea
