/// The data file in force, as JSON: what an engine is told of boards, decks and tiles.
#pragma once

#include <string>

#include "properties/conformance/referee/referee.hpp"

namespace ruleproof::conformance {

/// Appends an object; `{}` for a game without data.
auto write_components(std::string& out, const Referee& model) -> void;

}  // namespace ruleproof::conformance
