/// The words of the games that commands know.
#pragma once

#include <string>

#include "model/core/telling/game_words.hpp"

namespace ruleproof::cli {

/// Of the game of a record under its set-up: for this its head is enough. None where the record
/// cannot be read, or nobody knows the game.
[[nodiscard]] auto words_of_record(const std::string& head) -> GameWords;

}  // namespace ruleproof::cli
