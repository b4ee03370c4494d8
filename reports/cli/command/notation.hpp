/// How a game writes its moves and positions, and what its positions consist of.
#pragma once

#include "reports/cli/door/catalogue.hpp"
#include "reports/cli/door/set_up.hpp"

namespace ruleproof::cli {

/// Shown by games played at random under the set-up; the same each time.
[[nodiscard]] auto print_notation(const SetUpFlags& set_up, bool json, bool verbose,
                                  Terminal& terminal) -> int;

/// The fields of a position, with ranges, meanings, and the clauses that decide them.
[[nodiscard]] auto print_fields(const SetUpFlags& set_up, bool json, bool verbose,
                                Terminal& terminal) -> int;

}  // namespace ruleproof::cli
