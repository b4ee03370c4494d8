/// What people call the fields and the seats of Connect Four.
#pragma once

#include "model/connect_four/connect_four.hpp"
#include "model/core/telling/game_words.hpp"  // IWYU pragma: export

template <>
struct ruleproof::WordsOf<ruleproof::connect_four::ConnectFour> {
  [[nodiscard]] static auto of(const connect_four::ConnectFour& game) -> GameWords;
};
