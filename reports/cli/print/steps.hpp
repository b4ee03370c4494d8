/// Steps of a game as lines of text: what `play` and `replay` print.
#pragma once

#include <iosfwd>
#include <string>
#include <vector>

#include "model/core/replay.hpp"
#include "reports/games/seats.hpp"

namespace ruleproof::cli {

/// "p1 wins; points: p1 12, p2 9": how a finished game ended; with names, "p1 (dwarves) wins".
[[nodiscard]] auto outcome_text(const Outcome& outcome, SeatNames names = {}) -> std::string;

/// "p1 drop 4", then the clauses and the changed fields, indented.
auto print_frame(std::ostream& out, const Frame& frame) -> void;

}  // namespace ruleproof::cli
