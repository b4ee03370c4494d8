/// What people call the fields and the seats of Drako.
#pragma once

#include "model/drako/drako.hpp"
#include "model/core/telling/game_words.hpp"  // IWYU pragma: export

template <>
struct ruleproof::WordsOf<ruleproof::drako::Drako> {
  [[nodiscard]] static auto of(const drako::Drako& game) -> GameWords;
};
