/// What people call the fields and the seats of In the Year of the Dragon.
#pragma once

#include "model/core/telling/game_words.hpp"  // IWYU pragma: export
#include "model/year_of_the_dragon/year_of_the_dragon.hpp"

template <>
struct ruleproof::WordsOf<ruleproof::year_of_the_dragon::YearOfTheDragon> {
  [[nodiscard]] static auto of(const year_of_the_dragon::YearOfTheDragon& game) -> GameWords;
};
