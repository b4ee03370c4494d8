/// The data file in force, as JSON: what the tool tells an engine of boards, decks and tiles.
#pragma once

#include <string>

#include "model/core/data/data_files.hpp"
#include "model/core/setup.hpp"

namespace ruleproof::conformance {

/// Appends an object; `{}` for a game without data.
auto write_components(std::string& out, const DataSource& data, const SetupText& setup) -> void;

}  // namespace ruleproof::conformance
