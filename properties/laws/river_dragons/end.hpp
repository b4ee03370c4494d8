/// How the game ends.
#pragma once

#include "properties/laws/river_dragons/table.hpp"

namespace ruleproof::properties::rivers {

/// Whether the pawn's move brings it to a village that ends the game.
template <class G>
auto is_arrival(const G& game, std::size_t seat, const Move& move) -> bool {
  const auto* go = std::get_if<MoveTo>(&move);
  const auto* jump = std::get_if<JumpOver>(&move);
  if (go == nullptr && jump == nullptr) return false;
  const auto to = go != nullptr ? go->to : jump->to;
  if (to.on_plank()) return false;
  if (to.village() == goal_of(game, seat)) return true;
  if (game.rules().rulings.end_village == EndVillage::own_opposite) return false;
  if (to.village() == start_of(game, seat)) return false;
  for (std::size_t other = 0; other < static_cast<std::size_t>(game.players()); ++other) {
    if (goal_of(game, other) == to.village()) return true;
  }
  return false;
}

template <class G>
auto arrival_ends_the_game(const G& game, const State& before, const Move& move,
                           const Step<State>& step) -> bool {
  const auto seat = seat_before(before);
  if (is_arrival(game, seat, move)) {
    return step.next.stage == Stage::over && step.next.winner == seat + 1;
  }
  return step.next.winner == 0;
}

template <class G>
auto only_arrival_ends_the_game(const G& game, const State& before, const Move& move,
                                const Step<State>& step) -> bool {
  return step.next.stage != Stage::over || game.rules().scale.rounds != 0 ||
         is_arrival(game, seat_before(before), move);
}

template <class G>
auto fifty_rounds_end_the_game(const G& /*game*/, const State& state) -> bool {
  constexpr int fifty = 50;
  return state.rounds < fifty || state.stage == Stage::over;
}

template <class G>
auto planks_that_are_left(const G& game, const State& state) -> bool {
  if (state.stage == Stage::over) return true;
  return count_at(state, Plank::out) < game.players() * game.rules().scale.planks;
}

/// No beginning of a round is remembered three times while the game goes on.
template <class G>
auto no_start_is_met_three_times(const G& /*game*/, const State& state) -> bool {
  if (state.stage == Stage::over) return true;
  return std::ranges::none_of(state.starts, [&](std::uint64_t start) {
    return std::ranges::count(state.starts, start) > 2;
  });
}

template <class G>
inline constexpr auto end_laws = std::to_array<Law<G>>({
    {.name = "a pawn that reaches its end village ends the game at once, and wins",
     .clause = "end.arrival",
     .holds = arrival_ends_the_game<G>},
    {.name = "nothing but an arrival ends the game",
     .clause = "end.arrival",
     .assumes = {{{.ruling = "ending", .answer = "arrival-only"}}},
     .holds = only_arrival_ends_the_game<G>},
    {.name = "no game goes on for more than fifty rounds",
     .clause = "end.arrival",
     .assumes = {{{.ruling = "ending", .answer = "fifty-rounds"}}},
     .position = fifty_rounds_end_the_game<G>,
     .after = changes<State>("stage rounds")},
    {.name = "no game goes on without planks",
     .clause = "end.arrival",
     .assumes = {{{.ruling = "ending", .answer = "no-planks"}}},
     .position = planks_that_are_left<G>,
     .after = changes<State>("stage p.plank")},
    {.name = "no round begins for the third time in the same position",
     .clause = "end.arrival",
     .assumes = {{{.ruling = "ending", .answer = "repetition"}}},
     .position = no_start_is_met_three_times<G>,
     .after = changes<State>("stage start")},
});

}  // namespace ruleproof::properties::rivers
