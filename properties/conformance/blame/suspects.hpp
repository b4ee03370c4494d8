/// Which clause a disagreement is about: of all clauses on which a move relies, the one that goes
/// with every error of the engine, and with nothing else.
#pragma once

#include <cstdint>
#include <functional>
#include <span>

#include "properties/conformance/compare/disagreement.hpp"
#include "properties/conformance/compare/examiner.hpp"

namespace ruleproof::conformance {

struct SuspectOptions {
  std::uint64_t steps = 10'000;  ///< of random games, beside the games that are known
  std::span<const Course> courses = {};
  const properties::Citations* common = nullptr;  ///< how common clauses are
  std::uint64_t seed = 1;
  std::function<bool()> late = [] { return false; };
};

/// Puts the clauses of `it` in order, the most suspicious first (Ochiai's measure), by other games
/// in which the engine does the same, and by the steps in which it agrees.
auto rank_suspects(AnyGame& model, Engine& engine, Disagreement& it, const SuspectOptions& options)
    -> void;

}  // namespace ruleproof::conformance
