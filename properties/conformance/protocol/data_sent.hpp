/// What the tool tells an engine when it begins: set-up, rulings, and the data file in force, as
/// JSON.
#pragma once

#include <string>

#include "model/core/any_game.hpp"
#include "model/core/data/data_files.hpp"
#include "model/core/setup.hpp"

namespace ruleproof::conformance {

/// Appends an object; `{}` for a game without data.
auto write_components(std::string& out, const DataSource& data, const SetupText& setup) -> void;

/// Appends the parameters of `initialize`: every option and every ruling, not only the unusual
/// ones.
auto write_set_up(std::string& out, const DataSource& data, const AnyGame& model) -> void;

}  // namespace ruleproof::conformance
