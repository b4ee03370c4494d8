/// The laws of a game at every step of a small one: "exhaustively checked at a scale".
#pragma once

#include <cstdint>
#include <optional>
#include <string>

#include "model/core/finding.hpp"
#include "model/core/setup.hpp"
#include "reports/games/entry.hpp"
#include "solver/explore/exploration.hpp"

namespace ruleproof::cli {

/// The set-up at which a game names all of its positions to be few enough; none: it names none.
[[nodiscard]] auto own_scale(const GameEntry& game) -> std::optional<SetupText>;

/// How far a visit goes: a game that is larger is left undecided.
[[nodiscard]] inline auto scale_bounds() -> solver::ExploreOptions {
  return {.max_states = 2'000'000, .max_bytes = std::uint64_t{1} << 30U};
}

/// No checks for a game that has no scale at which every position can be visited.
[[nodiscard]] auto scale_report(const std::string& game) -> GameReport;

}  // namespace ruleproof::cli
