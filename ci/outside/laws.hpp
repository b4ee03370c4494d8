/// What must hold of every move beside the laws of all games, and what must be possible.
#pragma once

#include <numeric>

#include "kalah.hpp"
#include "properties/laws/law.hpp"

namespace kalah {

inline auto seeds(const State& state) -> int {
  int sum = 0;
  for (const auto& side : state.p) {
    sum = std::accumulate(side.pits.begin(), side.pits.end(), sum + side.store);
  }
  return sum;
}

/// For the game and for the game with a bug planted.
template <class G>
inline constexpr auto laws = std::to_array<ruleproof::properties::Law<G>>({
    {.name = "no seed appears or vanishes",
     .clause = "sow.path",
     .holds = [](const G&, const State& before, const Move&,
                 const ruleproof::Step<State>& step) { return seeds(before) == seeds(step.next); }},
});

template <class G>
inline constexpr auto goals = std::to_array<ruleproof::properties::Goal<G>>({
    {.name = "p2 wins",
     .clause = "end.most",
     .reached =
         [](const G& game, const State& state) {
           return game.to_act(state) == ruleproof::Seat::nobody && !game.outcome(state).wins[0];
         }},
});

}  // namespace kalah

template <>
struct ruleproof::properties::Tables<kalah::Kalah> {
  static constexpr std::span<const Law<kalah::Kalah>> laws = kalah::laws<kalah::Kalah>;
  static constexpr std::span<const Goal<kalah::Kalah>> goals = kalah::goals<kalah::Kalah>;
};
