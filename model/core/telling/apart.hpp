/// What differs between two positions, as somebody at the table would say it.
#pragma once

#include <span>
#include <string>

#include "model/core/finding.hpp"
#include "model/core/telling/game_words.hpp"

namespace ruleproof {

/// "p1's points: 11 or 17; the deck: I3 in the first only", by the words of the game. `before` of a
/// change is its value in the first position, `after` in the second. Where the game keeps silent
/// about all that differs, the fields stand there by their names.
[[nodiscard]] auto apart_text(const GameWords& game, std::span<const Change> differences)
    -> std::string;

}  // namespace ruleproof
