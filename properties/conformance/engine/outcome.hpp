/// What an engine says of the end of a game, held against what the model says.
#pragma once

#include "properties/conformance/protocol/json.hpp"

namespace ruleproof::conformance {

/// "over", and the winners as a set; scores where the engine tells them.
[[nodiscard]] auto same_outcome(const Value& model, const Value& engine) -> bool;
/// Whether its winners contradict its own points, by which the winners of the model go: then who
/// wins is wrong by itself.
[[nodiscard]] auto winners_apart(const Value& model, const Value& engine) -> bool;

}  // namespace ruleproof::conformance
