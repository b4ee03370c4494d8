/// What a step changed, as somebody at the table would say it.
#pragma once

#include <span>
#include <string>
#include <vector>

#include "model/core/finding.hpp"

namespace ruleproof::render {

/// Of a pile of pieces ("I3*13+L3*11", "gggvv") only what went and what came; nothing of a number
/// that stands for a set of cells ("2130059"), which the drawn table shows. The rest as it is. What
/// came has no `before`, what went no `after`. The explorer has the same in `page/told.js`:
/// `told_cases.json` holds both to it.
[[nodiscard]] auto told(std::span<const Change> changes) -> std::vector<Change>;

/// "p1.score 9 -> 12", "stack -L3", "guests1 +5".
[[nodiscard]] auto change_text(const Change& change) -> std::string;

}  // namespace ruleproof::render
