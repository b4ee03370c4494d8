/// One game of a run as JSON, with its witnesses in a form of one's own.
#pragma once

#include <cstddef>
#include <functional>

#include "model/core/finding.hpp"
#include "reports/render/run_json/json.hpp"

namespace ruleproof::render {

/// What stands for the witness of that number.
using WriteWitness = std::function<Json(const Finding&, std::size_t)>;

/// The report of a game, as `run.json` has it but for its witnesses.
[[nodiscard]] auto game_json(const GameReport& game, const WriteWitness& games) -> Json;

}  // namespace ruleproof::render
