/// What a caller asks of a check, and how its parts become one report: for code that does not see
/// the game.
#pragma once

#include <atomic>
#include <cstddef>
#include <cstdint>
#include <functional>
#include <optional>
#include <string>
#include <vector>

#include "model/core/finding.hpp"
#include "model/core/setup.hpp"

namespace ruleproof::properties {

/// How far a check is, for whoever watches it from another thread.
struct Played {
  std::atomic<std::uint64_t> steps = 0;
  std::atomic<std::uint64_t> games = 0;
};

struct CheckOptions {
  std::uint64_t steps = 1'000'000;  ///< at least
  std::uint64_t seed = 1;
  std::optional<SetupText> setup = {};  ///< fixed; else set-ups and rulings vary at random
  std::vector<std::string> laws = {};   ///< parts of the names of laws; empty: all
  std::size_t jobs = 1;                 ///< threads; the report does not depend on it
  /// Fewer steps are too few to miss a clause or a goal.
  std::uint64_t meaningful_steps = 200'000;
  /// Asked between cases, by all threads: whether to end early with what was tried. Nothing: never.
  std::function<bool()> stop = {};
  /// Told now and then how far the games are; nobody: nobody watches.
  Played* watcher = nullptr;
};

/// Whether the games are enough for a clause on which none relied to mean something.
[[nodiscard]] auto is_meaningful(const CheckOptions& options) -> bool;

/// Appends checks and findings of another part of the same game's report, and adds its clause uses.
auto merge(GameReport& into, GameReport&& part) -> void;

}  // namespace ruleproof::properties
