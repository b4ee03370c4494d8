/// Plans: what they hold, that they stay as they are, and that they are secret.
#pragma once

#include "properties/laws/generic_moves.hpp"
#include "properties/laws/river_dragons/table.hpp"

namespace ruleproof::properties::rivers {

template <class G>
auto seats_take_the_colours_of_the_memo(const G& game, const State& state) -> bool {
  if (state.players.size() != static_cast<std::size_t>(game.players())) return false;
  const auto memo = colours_in_play(game.players());
  const auto& rules = game.rules();
  if (rules.rulings.seating == Seating::table) return rules.colours == memo;
  // The same colours in the order in which their villages lie, and the same one first.
  const auto& circle = rules.components.circular_order;
  std::size_t next = 0;
  auto at = static_cast<std::size_t>(std::ranges::find(circle, memo[0]) - circle.begin());
  for (std::size_t steps = 0; steps < circle.size(); ++steps, ++at) {
    const auto colour = circle[at % circle.size()];
    if (std::ranges::count(memo, colour) == 0) continue;
    if (next == rules.colours.size() || rules.colours[next] != colour) return false;
    ++next;
  }
  return next == memo.size();
}

template <class G>
auto plans_hold_cards_of_the_hand(const G& game, const State& state) -> bool {
  const auto& rules = game.rules();
  for (std::size_t seat = 0; seat < state.players.size(); ++seat) {
    const auto& player = state.players[seat];
    bool ended = false;
    for (std::size_t i = 0; i < most_cards; ++i) {
      const auto card = player.plan[i];
      if (card == Card::none) {
        ended = true;
        continue;
      }
      if (ended || i >= static_cast<std::size_t>(rules.scale.cards) || player.gone.has(card) ||
          std::ranges::count(player.plan, card) != 1) {
        return false;
      }
      if (!is_dragon(card)) continue;
      const auto colour = colour_of(card);
      if (colour == rules.colours[seat] || std::ranges::count(rules.colours, colour) != 1) {
        return false;
      }
    }
  }
  return true;
}

template <class G>
auto plans_hold_one_dragon(const G& /*game*/, const State& state) -> bool {
  return std::ranges::all_of(state.players, [](const Player& player) {
    return std::ranges::count_if(player.plan, is_dragon) <= 1;
  });
}

template <class G>
auto laid_cards_stay(const G& /*game*/, const State& before, const Move& move,
                     const Step<State>& step) -> bool {
  if (ends_round(before, move, step.next)) return true;
  const auto plans = plans_after(before, move);
  for (std::size_t seat = 0; seat < before.players.size(); ++seat) {
    if (step.next.players[seat].plan != plans[seat]) return false;
  }
  return true;
}

/// Cards that a plan comes to: five, or all that a smaller hand allows.
template <class G>
auto cards_of_a_plan(const G& game) -> int {
  const auto& rules = game.rules();
  int dragons = rules.scale.dragons ? game.players() - 1 : 0;
  if (rules.rulings.dragon_limit == DragonLimit::per_round) dragons = std::min(dragons, 1);
  return std::min(rules.scale.cards, std::popcount(rules.scale.actions.bits) + dragons);
}

/// Plans are laid from the first player round, each whole before the next, and no action is done
/// before all are laid.
template <class G>
auto plans_are_laid_in_turn(const G& game, const State& before, const Move& move,
                            const Step<State>& /*step*/) -> bool {
  const bool planning = before.stage == Stage::plan;
  if (std::holds_alternative<PlanCard>(move) != planning) return false;
  if (game.rules().rulings.cards_back != CardsBack::all) return true;
  for (std::size_t turn = 0; turn < before.players.size(); ++turn) {
    const auto seat = (before.first + turn) % before.players.size();
    const auto laid = static_cast<int>(most_cards) -
                      static_cast<int>(std::ranges::count(before.players[seat].plan, Card::none));
    const auto due = cards_of_a_plan(game);
    if (!planning && laid != due) return false;
    if (planning && turn < before.turn && laid != due) return false;
    if (planning && turn == before.turn && laid >= due) return false;
    if (planning && turn > before.turn && laid != 0) return false;
  }
  return true;
}

template <class G>
auto all_cards_come_back(const G& /*game*/, const State& state) -> bool {
  return std::ranges::all_of(state.players,
                             [](const Player& player) { return player.gone.bits == 0; });
}

/// What others have laid and not revealed, in another order.
inline auto with_other_secrets(State state, std::size_t seat) -> State {
  const auto revealed = state.stage == Stage::plan ? 0 : std::size_t{state.position} + 1;
  for (std::size_t other = 0; other < state.players.size(); ++other) {
    if (other == seat) continue;
    auto& plan = state.players[other].plan;
    const auto none = std::ranges::find(plan, Card::none);
    const auto laid = static_cast<std::size_t>(none - plan.begin());
    if (revealed < laid) {
      std::reverse(plan.begin() + static_cast<std::ptrdiff_t>(revealed), none);
    }
  }
  return state;
}

/// [plan.five] Face down: what a seat sees, and what it may do, does not depend on it.
template <class G>
auto planning_reveals_nothing(const G& game, const State& state) -> bool {
  auto& moves_here = detail::scratch<G, 0>();
  auto& moves_there = detail::scratch<G, 1>();
  for (std::size_t seat = 0; seat < state.players.size(); ++seat) {
    const auto other = with_other_secrets(state, seat);
    const auto who = player_seat(static_cast<int>(seat));
    if (game.seen_by(state, who) != game.seen_by(other, who)) return false;
    if (game.to_act(state) != game.to_act(other)) return false;
    if (game.to_act(state) != who) continue;
    moves_here.clear();
    moves_there.clear();
    game.propose(state, moves_here);
    game.propose(other, moves_there);
    if (moves_here != moves_there) return false;
  }
  return true;
}

template <class G>
inline constexpr auto plan_laws = std::to_array<Law<G>>({
    {.name = "seats have the colours of the memo for their number",
     .clause = "setup.colours",
     .position = seats_take_the_colours_of_the_memo<G>,
     .sample = 16},
    {.name = "plans hold cards of the hand, each once, and no dragon of an absent or own colour",
     .clause = "setup.hand",
     .position = plans_hold_cards_of_the_hand<G>,
     .after = changes<State>("p.plan p.gone")},
    {.name = "a plan holds at most one dragon",
     .clause = "dragon.one",
     .assumes = {{{.ruling = "dragon-limit", .answer = "per-round"}}},
     .position = plans_hold_one_dragon<G>,
     .after = changes<State>("p.plan")},
    {.name = "a card that is laid stays where it is until the round ends",
     .clause = "plan.five",
     .holds = laid_cards_stay<G>,
     .after = changes<State>("p.plan") | moves_of<Move, PlanCard>()},
    {.name = "all plans are laid before the first action, one after another",
     .clause = "plan.five",
     .holds = plans_are_laid_in_turn<G>},
    {.name = "planning reveals nothing: what lies face down changes nothing for the others",
     .clause = "plan.five",
     .position = planning_reveals_nothing<G>,
     .sample = 16},
    {.name = "all cards come back",
     .clause = "round.end",
     .assumes = {{{.ruling = "cards-back", .answer = "all"}}},
     .position = all_cards_come_back<G>,
     .after = changes<State>("p.gone")},
});

}  // namespace ruleproof::properties::rivers
