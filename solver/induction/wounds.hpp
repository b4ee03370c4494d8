/// Where the wounds of the dragon of Drako can be: proved by induction over single wounds.
#pragma once

#include <string_view>
#include <vector>

#include "model/core/finding.hpp"
#include "solver/questions/question.hpp"

namespace ruleproof::solver {

/// The laws of wounds; none for any other game.
[[nodiscard]] auto wound_laws(std::string_view game, const AskOptions& options)
    -> std::vector<Finding>;

}  // namespace ruleproof::solver
