/// An action from its first stone, plank or step to its last: how much of it is left, and what
/// becomes of the round when it is done.
#pragma once

#include "properties/laws/river_dragons/planks.hpp"
#include "properties/laws/river_dragons/round.hpp"
#include "properties/laws/river_dragons/stones.hpp"

namespace ruleproof::properties::rivers {

inline auto puts_a_stone(const Move& move) -> bool {
  return std::holds_alternative<PutStone>(move) || std::holds_alternative<DropStone>(move);
}
inline auto is_for_two(Card card) -> bool {
  return card == Card::stone2 || card == Card::plank2 || card == Card::move2;
}
inline auto card_being_done(const State& state) -> Card {
  return state.players[seat_before(state)].plan[state.position];
}
inline auto acts(Stage stage) -> bool { return stage != Stage::plan && stage != Stage::over; }

/// Whether more of the action that the move belongs to is to be done, if the game goes on.
template <class G>
auto more_is_left(const G& game, const State& before, const Move& move) -> bool {
  if (!acts(before.stage)) return false;
  const bool second = before.left == 2;
  if (std::holds_alternative<ChoosePlank>(move)) return true;
  if (puts_a_stone(move) || std::holds_alternative<LayPlank>(move) ||
      std::holds_alternative<Discard>(move) || std::holds_alternative<MoveTo>(move)) {
    return second;
  }
  if (std::holds_alternative<Lose>(move)) {
    return before.stage == Stage::choose && count_at(before, Plank::held) > 0;
  }
  return std::holds_alternative<Fall>(move) && before.stage == Stage::move && second &&
         game.rules().rulings.fall_then == FallThen::second_step;
}

/// The stage in which an action goes on.
template <class G>
auto stage_within(const G& game, const State& before, const Move& move, const State& after)
    -> Stage {
  const bool planks = before.stage == Stage::choose || before.stage == Stage::lay;
  if (!planks) return before.stage;
  const auto held = count_at(after, Plank::held);
  const bool another = std::holds_alternative<ChoosePlank>(move) && held == 1 && before.left == 2 &&
                       game.rules().rulings.declare == Declare::both_first;
  return held == 0 || another ? Stage::choose : Stage::lay;
}

/// What an action is for goes one by one, and all of it, unless it is lost.
template <class G>
auto actions_are_done_to_their_end(const G& game, const State& before, const Move& move,
                                   const Step<State>& step) -> bool {
  const auto& after = step.next;
  if (!acts(before.stage) || after.stage == Stage::over) return true;
  const bool same = after.stage != Stage::plan && after.position == before.position &&
                    after.turn == before.turn && after.first == before.first;
  if (!more_is_left(game, before, move)) return !same;
  const int done = std::holds_alternative<ChoosePlank>(move) ? 0 : 1;
  return same && after.left == before.left - done &&
         after.stage == stage_within(game, before, move, after);
}

/// An action begins with all that its card says.
template <class G>
auto actions_begin_whole(const G& game, const State& before, const Move& move,
                         const Step<State>& step) -> bool {
  const auto& after = step.next;
  if (!acts(after.stage) || more_is_left(game, before, move)) return true;
  return after.left == (is_for_two(card_being_done(after)) ? 2 : 1) && after.stage != Stage::lay;
}

/// While plans are laid and after the end nothing is left to be done.
template <class G>
auto nothing_is_left_between(const G& /*game*/, const State& state) -> bool {
  if (state.stage == Stage::plan) return state.left == 0 && state.position == 0;
  return state.stage != Stage::over || state.left == 0;
}

/// Rounds that a game may have; 0 if nothing limits them.
template <class G>
auto most_rounds(const G& game) -> int {
  constexpr int fifty = 50;
  const auto wanted = game.rules().scale.rounds;
  if (game.rules().rulings.ending != Ending::fifty_rounds) return wanted;
  return wanted == 0 ? fifty : std::min(wanted, fifty);
}

template <class G>
auto rounds_are_counted(const G& game, const State& before, const Move& move,
                        const Step<State>& step) -> bool {
  const auto most = most_rounds(game);
  const bool ended = ends_round(before, move, step.next);
  const int more = most != 0 && ended ? 1 : 0;
  if (step.next.rounds != before.rounds + more) return false;
  return most == 0 || !ended || step.next.rounds < most || step.next.stage == Stage::over;
}

/// Whether no plank is left to be laid or walked on.
template <class G>
auto planks_ran_out(const G& game, const State& state) -> bool {
  return game.rules().rulings.ending == Ending::no_planks &&
         count_at(state, Plank::out) == game.players() * game.rules().scale.planks;
}

/// Without an arrival a game ends with its last round, or with its last plank.
template <class G>
auto draws_have_a_reason(const G& game, const State& before, const Move& move,
                         const Step<State>& step) -> bool {
  const auto& after = step.next;
  if (after.stage != Stage::over) return !planks_ran_out(game, after);
  if (after.winner != 0 || planks_ran_out(game, after)) return true;
  const auto most = most_rounds(game);
  return ends_round(before, move, after) && most != 0 && after.rounds == most;
}

/// A beginning of a round, as somebody would describe the table.
struct Beginning {
  std::uint8_t first = 0;
  Stones stones;
  FixedVector<Player, most_players> players;
  FixedVector<river_dragons::Place, most_stones> water;
  FixedVector<Bearing, most_bearings> bearings;
  auto operator==(const Beginning&) const -> bool = default;
};
inline auto beginning_of(const State& state) -> Beginning {
  return {state.first, state.stones, state.players, state.water, state.bearings};
}

/// The game is over when a round begins as two before it, of those that are remembered, and not
/// sooner.
template <class G>
auto third_beginning_ends_the_game(const G& game, std::span<const Move> moves) -> bool {
  auto state = game.start();
  std::vector<Beginning> met{beginning_of(state)};
  const auto most = most_rounds(game);
  for (const auto& move : moves) {
    const auto next = game.apply(state, move).next;
    if (ends_round(state, move, next)) {
      const auto now = beginning_of(next);
      const auto from = met.size() > remembered_starts ? met.size() - remembered_starts : 0;
      const auto as_before =
          std::count(met.begin() + static_cast<std::ptrdiff_t>(from), met.end(), now);
      const bool last = most != 0 && next.rounds == most;
      if ((next.stage == Stage::over) != (last || as_before >= 2)) return false;
      met.push_back(now);
    }
    state = next;
  }
  return true;
}

/// The point of a game goes to who arrived; a draw is everybody's.
template <class G>
auto who_arrived_has_the_point(const G& game, const State& state) -> bool {
  if (state.stage != Stage::over) return true;
  const auto outcome = game.outcome(state);
  for (int seat = 0; seat < game.players(); ++seat) {
    const auto p = static_cast<std::size_t>(seat);
    const bool arrived = state.winner == seat + 1;
    if (outcome.scores[p] != (arrived ? 1 : 0)) return false;
    if (outcome.wins[p] != (arrived || state.winner == 0)) return false;
  }
  return true;
}

/// Everything lies as the set-up says: pawns at home, an empty board, own planks in reserve, the
/// smallest of them missing in a smaller game.
template <class G>
auto the_table_is_laid(const G& game, const State& /*state*/) -> bool {
  const auto state = game.start();
  const auto& rules = game.rules();
  const auto water = rules.components.free_water ? rules.components.stones : 0;
  if (state.stage != Stage::plan || state.first != 0 || state.turn != 0 || state.position != 0 ||
      state.rounds != 0 || state.winner != 0 || state.stones.bits != 0 || !state.bearings.empty() ||
      !state.starts.empty() || state.water.size() != static_cast<std::size_t>(water)) {
    return false;
  }
  for (std::size_t seat = 0; seat < state.players.size(); ++seat) {
    const auto& player = state.players[seat];
    if (player.pawn != Stand::in(start_of(game, seat)) || player.gone.bits != 0) return false;
    for (std::size_t i = 0; i < plank_sizes; ++i) {
      const bool there = i + static_cast<std::size_t>(rules.scale.planks) >= plank_sizes;
      const auto wanted =
          there ? Plank::in_reserve(static_cast<int>(seat)) : Plank{Plank::absent, 0};
      if (player.planks[i] != wanted) return false;
    }
  }
  return true;
}

/// The stones, beside its ends, that a plank comes to rest on as it is laid, or as a stone is put
/// under it.
template <class G>
auto comes_to_rest_on(const G& game, const State& after, const Lying& plank, Site site, bool is_new)
    -> bool {
  if (site == plank.from || site == plank.to) return false;
  const auto& rules = game.rules();
  const auto on = line_of(game, after, plank.from, plank.to);
  const auto place = place_of(game, after, site);
  const bool between = is_new ? rules.rulings.over_stone == OverStone::all_touched
                              : rules.rulings.stone_under == StoneUnder::support;
  if (between && lies_under(on, place, rules.components.radius)) return true;
  const auto length = rules.components.reach[static_cast<std::size_t>(plank.name.size()) - 1];
  return rules.rulings.overhang == Overhanging::rests &&
         reaches_over({on, length}, place, rules.components.radius);
}

/// What a plank rests on beside its ends is what the readings say, and it stays so while both lie.
template <class G>
auto planks_rest_on_what_they_should(const G& game, const State& before, const Move& move,
                                     const Step<State>& step) -> bool {
  const auto& after = step.next;
  const auto rests = [](const State& state, PlankName plank, Site site) {
    return std::ranges::count(state.bearings, Bearing{plank, site});
  };
  for (const auto& plank : on_board(after)) {
    const bool plank_is_new = before.plank(plank.name) != after.plank(plank.name);
    for (Site site = colour_count; site < site_count; ++site) {
      if (!has_stone(after, site)) continue;
      const bool stone_is_new = !has_stone(before, site);
      const bool should = plank_is_new || stone_is_new
                              ? comes_to_rest_on(game, after, plank, site, plank_is_new)
                              : rests(before, plank.name, site) == 1;
      if (rests(after, plank.name, site) != (should ? 1 : 0)) return false;
    }
  }
  (void)move;
  return std::ranges::all_of(after.bearings, [&](const Bearing& bearing) {
    return after.plank(bearing.plank).on_board() && has_stone(after, bearing.stone);
  });
}

/// [round.end] Under executed-only the cards that a dragon met stay away, and no other.
template <class G>
auto met_cards_are_gone(const G& game, const State& before, const Move& move,
                        const Step<State>& step) -> bool {
  const bool ended = ends_round(before, move, step.next);
  const auto plans = plans_after(before, move);
  for (std::size_t seat = 0; seat < before.players.size(); ++seat) {
    auto gone = before.players[seat].gone;
    for (std::size_t i = 0; ended && i < most_cards; ++i) {
      const auto card = plans[seat][i];
      if (card != Card::none && !is_dragon(card) && is_met(game, plans, before.first, seat, i)) {
        gone.bits = static_cast<std::uint16_t>(gone.bits | (1U << static_cast<unsigned>(card)));
      }
    }
    if (step.next.players[seat].gone != gone) return false;
  }
  return true;
}

template <class G>
inline constexpr auto action_laws = std::to_array<Law<G>>({
    {.name = "what a card asks for is done one by one, to its end, before the next card",
     .clause = "action.reveal",
     .holds = actions_are_done_to_their_end<G>},
    {.name = "an action begins with all that its card asks for",
     .clause = "action.reveal",
     .holds = actions_begin_whole<G>},
    {.name = "nothing is left of an action while plans are laid",
     .clause = "plan.five",
     .position = nothing_is_left_between<G>,
     .after = to(Stage::plan, Stage::over)},
    {.name = "rounds are counted where their number is limited, and no game outlasts the limit",
     .clause = "round.end",
     .holds = rounds_are_counted<G>},
    {.name = "a draw comes with the last round, or with the last plank",
     .clause = "end.arrival",
     .assumes = {{{.ruling = "ending", .answer = "arrival-only"}}},
     .holds = draws_have_a_reason<G>},
    {.name = "fifty rounds are a draw",
     .clause = "end.arrival",
     .assumes = {{{.ruling = "ending", .answer = "fifty-rounds"}}},
     .holds = draws_have_a_reason<G>},
    {.name = "a draw comes with the last plank, and at once",
     .clause = "end.arrival",
     .assumes = {{{.ruling = "ending", .answer = "no-planks"}}},
     .holds = draws_have_a_reason<G>},
    {.name = "a third round that begins alike ends the game, and no earlier one does",
     .clause = "end.arrival",
     .assumes = {{{.ruling = "ending", .answer = "repetition"}}},
     .game = third_beginning_ends_the_game<G>},
    {.name = "who arrives has the point, and a draw is everybody's",
     .clause = "goal.cross",
     .position = who_arrived_has_the_point<G>,
     .after = the_end()},
    {.name = "at the start pawns are at home, planks in reserve, and the board is empty",
     .clause = "setup.planks",
     .position = the_table_is_laid<G>,
     .sample = 64},
    {.name = "a plank rests on what lies under it where a reading says so, and on nothing else",
     .clause = "plank.must",
     .holds = planks_rest_on_what_they_should<G>,
     .after = changes<State>("p.plank stones water bearing")},
    {.name = "cards that a dragon met stay away, and no others",
     .clause = "round.end",
     .assumes = {{{.ruling = "cards-back", .answer = "executed-only"}}},
     .holds = met_cards_are_gone<G>},
});

}  // namespace ruleproof::properties::rivers
