/// The checks of a run as JUnit XML, for the dashboards of continuous integration.
#pragma once

#include <string>

#include "model/core/finding.hpp"

namespace ruleproof::render {

/// One test case for each check: `classname` is "game.group", without folders or spaces. No times
/// and no host: the same run gives the same bytes.
[[nodiscard]] auto junit(const Run& run) -> std::string;

}  // namespace ruleproof::render
