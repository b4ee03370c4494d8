/// What a disagreement itself says of the broken clause: some clauses decide the fields that
/// differ, and a clause may forbid, nearby, the move that the engine misses.
#pragma once

#include <map>
#include <string>
#include <string_view>

#include "model/core/any_game.hpp"
#include "properties/conformance/compare/disagreement.hpp"
#include "properties/conformance/parts.hpp"

namespace ruleproof::conformance {

/// Clauses, and how much of the disagreement each accounts for: from 0 to 1, the share of the
/// differing fields that it decides. Those among them on which the model did not rely are what the
/// engine may have taken to apply.
using Clues = std::map<std::string, double, std::less<>>;

/// Whether it shows before any move is made.
[[nodiscard]] auto is_of_opening(const Disagreement& it) -> bool;

/// `it` as `explain` made it. The position of the model is left at the end of the game.
[[nodiscard]] auto clues_of(AnyGame& model, const Parts& game, const Disagreement& it) -> Clues;

/// The clause that forbids a move once somebody has made it: a column that is full with this stone.
/// Empty where none does. The model is at the position before.
[[nodiscard]] auto closed_by(AnyGame& model, const std::string& move) -> std::string;

/// How near clauses are to being relied on: the share of the next moves of a seat, now or after the
/// next move of another, that would rely on each. Three stones in a column are near to four.
[[nodiscard]] auto near_at_hand(AnyGame& model, std::string_view seat) -> Clues;

}  // namespace ruleproof::conformance
