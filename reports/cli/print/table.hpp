/// A position as a table that one reads at a terminal.
#pragma once

#include <string>
#include <string_view>

#include "model/core/telling/game_words.hpp"

namespace ruleproof::cli {

/// A board row by row. Fields of a position become lines and tables: what players and places have
/// each is a row for each of them, what is long a line of its own, of a set "10 I3, 4 L4". What the
/// game has words for is told by them.
[[nodiscard]] auto table_text(std::string_view position, const GameWords& words = {})
    -> std::string;

}  // namespace ruleproof::cli
