/// Engines that are the model with a planted bug: a tester is worth as much as it catches.
#pragma once

#include <span>
#include <string>
#include <string_view>

#include "properties/conformance/parts.hpp"

namespace ruleproof::conformance {

/// The bug of that name; otherwise the error says which may be meant, or that there are none.
[[nodiscard]] auto bug_called(const Parts& game, std::string_view bug) -> Result<PlantedBug>;

/// Bugs that one engine may have at once, as `make_planted` takes them: each is known, none is
/// there twice, and no two of them break the same clause first, for an engine breaks it in one way.
[[nodiscard]] auto bugs_together(const Parts& game, std::span<const std::string> bugs)
    -> Result<std::string>;

/// The game going by the rules with bugs: not by those it tells. Several have a plus between.
[[nodiscard]] auto make_planted(const Parts& game, std::string_view bugs, const SetupText& setup)
    -> MadeGame;

}  // namespace ruleproof::conformance
