/// Under which set-ups the shortest games of a rulebook are looked for, every game, level by level.
#pragma once

#include <vector>

#include "model/core/setup.hpp"
#include "reports/games/entry.hpp"

namespace ruleproof::cli {

/// The usual set-up with each number of players, and those that are small enough to be searched
/// whole; all of them whole, with what a text leaves out.
[[nodiscard]] auto set_ups_of(const GameEntry& game) -> std::vector<SetupText>;

}  // namespace ruleproof::cli
