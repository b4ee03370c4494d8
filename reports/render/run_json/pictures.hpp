/// The pictures of a run that is being read.
#pragma once

#include <vector>

#include "model/core/game.hpp"
#include "reports/render/run_json/at.hpp"

namespace ruleproof::render {

/// The members `pieces` and `pictures` of the run, put together; what is wrong is noted at `run`.
[[nodiscard]] auto read_pictures(const At& run) -> std::vector<Panel>;

}  // namespace ruleproof::render
