/// Steps of a game as lines of text: what `play` and `replay` print.
#pragma once

#include <iosfwd>
#include <string>
#include <vector>

#include "model/core/replay.hpp"
#include "model/core/telling/game_words.hpp"

namespace ruleproof::cli {

/// "p1 wins; points: p1 12, p2 9": how a finished game ended, for machines. People are told it in
/// the game's words: `outcome_words`.
[[nodiscard]] auto outcome_text(const Outcome& outcome) -> std::string;

/// "p1 drop 4", then the clauses and what changed, indented; with words, "the dwarves: bite rager".
auto print_frame(std::ostream& out, const Frame& frame, const GameWords& words = {}) -> void;

}  // namespace ruleproof::cli
