/// Which tiles a card can take.
#pragma once

#include "model/year_of_the_dragon/rules.hpp"

namespace ruleproof::year_of_the_dragon {

/// Whether both ages of a split type are on display.
inline auto takes_every_age(const State& state, Type type) -> bool {
  return state.piles[index(young(type))] > 0 && state.piles[index(old(type))] > 0;
}

/// Whether the card finds any tile. [person.void] [person.wild]
inline auto takes_something(const State& state, Card card) -> bool {
  if (card == Card::wild) {
    return std::ranges::any_of(state.piles, [](auto tiles) { return tiles > 0; });
  }
  const auto type = type_of(card);
  return state.piles[index(young(type))] > 0 ||
         (is_split(type) && state.piles[index(old(type))] > 0);
}

}  // namespace ruleproof::year_of_the_dragon
