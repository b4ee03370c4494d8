/// Recorded games held to the model: what `conform --trace` does.
#pragma once

#include <cstdint>
#include <string>
#include <vector>

#include "model/core/finding.hpp"
#include "properties/conformance/parts.hpp"
#include "properties/conformance/trace/trace.hpp"

namespace ruleproof::conformance::trace {

struct HoldOptions {
  Parts game;
  SetupText setup = {};   ///< for what a game does not say itself
  std::string name = {};  ///< of the file
  std::uint64_t seed = 1;
};

/// Compares what was recorded, and goes on past a difference as long as the model allows the next
/// move. An error where a game begins under no set-up, or at no position.
[[nodiscard]] auto hold(const HoldOptions& options, const std::vector<Game>& games)
    -> Result<GameReport>;

}  // namespace ruleproof::conformance::trace
