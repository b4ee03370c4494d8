/// Steps of a game as lines of text: what `play` and `replay` print.
#pragma once

#include <iosfwd>
#include <string>
#include <string_view>
#include <vector>

#include "model/core/replay.hpp"

namespace ruleproof::cli {

/// "p1 wins with 12 points; p2 9 points": how a finished game ended.
[[nodiscard]] auto outcome_text(const Outcome& outcome) -> std::string;

/// A position for reading: a board row by row, anything else wrapped.
[[nodiscard]] auto table_text(std::string_view position) -> std::string;

/// "p1 drop 4", then the clauses and the changed fields, indented.
auto print_frame(std::ostream& out, const Frame& frame) -> void;

}  // namespace ruleproof::cli
