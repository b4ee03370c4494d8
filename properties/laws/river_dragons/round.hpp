/// The course of a round: whose action is next, which dragons cancel it, and what a step changes.
#pragma once

#include "properties/laws/river_dragons/table.hpp"

namespace ruleproof::properties::rivers {

using Plans = std::array<std::array<Card, most_cards>, most_players>;

/// Whether a dragon of another player meets the card of that seat at that position.
template <class G>
auto is_met(const G& game, const Plans& plans, std::size_t first, std::size_t seat,
            std::size_t position) -> bool {
  const auto players = static_cast<std::size_t>(game.players());
  const auto own = game.rules().colours[seat];
  for (std::size_t turn = 0; turn < players; ++turn) {
    const auto other = (first + turn) % players;
    if (other == seat) {
      // Later dragons come too late where they act in turn.
      if (game.rules().rulings.dragon_time == DragonTime::owner_turn) return false;
      continue;
    }
    const auto card = plans[other][position];
    if (is_dragon(card) && colour_of(card) == own) return true;
  }
  return false;
}

/// Whether that card is an action that is to be done.
template <class G>
auto is_due(const G& game, const Plans& plans, std::size_t first, std::size_t seat,
            std::size_t position) -> bool {
  const auto card = plans[seat][position];
  return card != Card::none && !is_dragon(card) && !is_met(game, plans, first, seat, position);
}

/// From one action to the next, everything in between is a dragon or met by one, and what is next
/// is neither.
template <class G>
auto nothing_is_skipped(const G& game, const State& before, const Move& move,
                        const Step<State>& step) -> bool {
  const auto& after = step.next;
  const auto players = before.players.size();
  const auto plans = plans_after(before, move);
  const bool ended = ends_round(before, move, after);
  if (after.winner != 0 || (after.stage == Stage::over && !ended)) return true;
  if (after.stage == Stage::plan && !ended) return before.stage == Stage::plan;
  const auto from =
      before.stage == Stage::plan ? 0 : (std::size_t{before.position} * players) + before.turn;
  const auto to =
      ended ? most_cards * players : (std::size_t{after.position} * players) + after.turn;
  // The same action goes on, or another begins.
  if (before.stage != Stage::plan && !ended && from == to) return true;
  for (auto at = before.stage == Stage::plan ? from : from + 1; at < to; ++at) {
    const auto seat = (before.first + (at % players)) % players;
    if (is_due(game, plans, before.first, seat, at / players)) return false;
  }
  if (ended) return true;
  return to >= from &&
         is_due(game, plans, before.first, static_cast<std::size_t>(after.actor()), after.position);
}

template <class G>
auto what_is_done_is_due(const G& game, const State& state) -> bool {
  if (state.stage == Stage::plan || state.stage == Stage::over) return true;
  Plans plans{};
  for (std::size_t seat = 0; seat < state.players.size(); ++seat) {
    plans[seat] = state.players[seat].plan;
  }
  const auto seat = static_cast<std::size_t>(state.actor());
  if (!is_due(game, plans, state.first, seat, state.position)) return false;
  const auto card = plans[seat][state.position];
  const auto any_of = [&](auto... cards) { return ((card == cards) || ...); };
  const bool two = any_of(Card::stone2, Card::plank2, Card::move2);
  if (state.left > (two ? 2 : 1) || state.left == 0) return false;
  switch (state.stage) {
    case Stage::stone:
      return any_of(Card::stone1, Card::stone2);
    case Stage::choose:
    case Stage::lay:
      return any_of(Card::plank1, Card::plank2);
    case Stage::remove:
      return card == Card::remove;
    case Stage::move:
      return any_of(Card::move1, Card::move2);
    default:
      return card == Card::jump;
  }
}

/// [round.end]
template <class G>
auto the_role_goes_round(const G& /*game*/, const State& before, const Move& move,
                         const Step<State>& step) -> bool {
  const auto players = before.players.size();
  const bool ended = ends_round(before, move, step.next);
  if (step.next.first != (before.first + (ended ? 1U : 0U)) % players) return false;
  if (!ended || step.next.stage == Stage::over) return true;
  return step.next.stage == Stage::plan && step.next.turn == 0 && step.next.position == 0 &&
         std::ranges::all_of(step.next.players, [](const Player& player) {
           return std::ranges::count(player.plan, Card::none) == most_cards;
         });
}

/// The planks as the move must leave them, where it may leave them in one way only.
inline auto planks_after(const State& before, const Move& move) -> State {
  auto after = before;
  if (const auto* choose = std::get_if<ChoosePlank>(&move)) {
    after.plank(choose->plank) = {Plank::held, 0};
  } else if (const auto* lay = std::get_if<LayPlank>(&move)) {
    after.plank(lay->plank) = {lay->from, lay->to};
  } else if (const auto* discard = std::get_if<Discard>(&move)) {
    after.plank(discard->plank) = {Plank::out, 0};
  } else if (const auto* swap = std::get_if<SwapPlank>(&move)) {
    after.plank(swap->plank) = Plank::in_reserve(before.actor());
    after.plank(swap->out) = {Plank::out, 0};
  }
  return after;
}

/// A cancelled card, a lost action and another player's move change nothing of the table.
template <class G>
auto only_the_move_changes_the_table(const G& /*game*/, const State& before, const Move& move,
                                     const Step<State>& step) -> bool {
  const auto expected = planks_after(before, move);
  const auto* taken = std::get_if<RemovePlank>(&move);
  for (const auto name : planks_of(before)) {
    if (taken != nullptr && name == taken->plank) continue;
    if (step.next.plank(name) != expected.plank(name)) return false;
  }
  const bool goes = std::holds_alternative<MoveTo>(move) ||
                    std::holds_alternative<JumpOver>(move) || std::holds_alternative<Fall>(move);
  for (std::size_t seat = 0; seat < before.players.size(); ++seat) {
    if (goes && seat == seat_before(before)) continue;
    if (step.next.players[seat].pawn != before.players[seat].pawn) return false;
  }
  return true;
}

template <class G>
inline constexpr auto round_laws = std::to_array<Law<G>>({
    {.name = "position by position and seat by seat, no action is skipped that no dragon meets",
     .clause = "action.reveal",
     .holds = nothing_is_skipped<G>,
     .after =
         changes<State>("stage first turn position winner p.plan") | moves_of<Move, PlanCard>()},
    {.name = "what is done is what the card says, and no dragon meets it",
     .clause = "dragon.cancel",
     .position = what_is_done_is_due<G>,
     .after = changes<State>("stage first turn position left p.plan")},
    {.name = "a cancelled card changes nothing: only the move of the seat in turn does",
     .clause = "dragon.cancel",
     .holds = only_the_move_changes_the_table<G>,
     .after = changes<State>("p.plank p.pawn") |
              moves_of<Move, ChoosePlank, LayPlank, Discard, SwapPlank>()},
    {.name = "after a round the next seat is first player, and the plans are empty",
     .clause = "round.end",
     .holds = the_role_goes_round<G>,
     .after = changes<State>("first p.plan") | moves_of<Move, PlanCard>()},
});

}  // namespace ruleproof::properties::rivers
