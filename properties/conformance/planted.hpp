/// Engines that are the model with a planted bug: a tester is worth as much as it catches.
#pragma once

#include <string_view>

#include "properties/conformance/parts.hpp"

namespace ruleproof::conformance {

/// The bug of that name; otherwise the error says which may be meant, or that there are none.
[[nodiscard]] auto bug_called(const Parts& game, std::string_view bug) -> Result<PlantedBug>;

/// The game going by the rules with a bug: not by those it tells.
[[nodiscard]] auto make_planted(const Parts& game, std::string_view bug, const SetupText& setup)
    -> MadeGame;

}  // namespace ruleproof::conformance
