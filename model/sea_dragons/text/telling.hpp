/// What people call the fields and the seats of Sea Dragons.
#pragma once

#include "model/core/telling/game_words.hpp"  // IWYU pragma: export
#include "model/sea_dragons/sea_dragons.hpp"

template <>
struct ruleproof::WordsOf<ruleproof::sea_dragons::SeaDragons> {
  [[nodiscard]] static auto of(const sea_dragons::SeaDragons& game) -> GameWords;
};
