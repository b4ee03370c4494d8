/// Engines that are the model with a bug planted: what a tester is worth shows in what it catches.
#pragma once

#include <memory>
#include <optional>
#include <span>
#include <string_view>

#include "properties/conformance/referee/referee.hpp"
#include "properties/mutants/planted.hpp"

namespace ruleproof::conformance {

using properties::mutants::PlantedBug;

/// The bugs of the game of that name, which exists.
[[nodiscard]] auto bugs_of(std::string_view game) -> std::span<const PlantedBug>;

/// The bug of that name; otherwise the error says which may be meant.
[[nodiscard]] auto bug_called(std::string_view game, std::string_view bug) -> Result<PlantedBug>;

/// A referee of the game of that name that goes by the rules with a bug: not by those it tells.
[[nodiscard]] auto make_planted(std::string_view game, std::string_view bug, const SetupText& setup)
    -> Result<std::unique_ptr<Referee>>;

}  // namespace ruleproof::conformance
