/// What people call the fields and the seats of River Dragons.
#pragma once

#include "model/core/telling/game_words.hpp"  // IWYU pragma: export
#include "model/river_dragons/river_dragons.hpp"

template <>
struct ruleproof::WordsOf<ruleproof::river_dragons::RiverDragons> {
  [[nodiscard]] static auto of(const river_dragons::RiverDragons& game) -> GameWords;
};
