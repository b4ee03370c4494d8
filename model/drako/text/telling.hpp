/// What people call the fields and the seats of Drako.
#pragma once

#include "model/core/telling/game_words.hpp"  // IWYU pragma: export
#include "model/drako/drako.hpp"

template <>
struct ruleproof::WordsOf<ruleproof::drako::Drako> {
  [[nodiscard]] static auto of(const drako::Drako& game) -> GameWords;
};
