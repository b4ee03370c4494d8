/// What two searches of the same positions must both have counted.
#pragma once

#include <doctest/doctest.h>

#include "solver/explore/exploration.hpp"

namespace ruleproof::solver {

inline auto check_same_counts(const Exploration& one, const Exploration& other) -> void {
  CHECK(one.states == other.states);
  CHECK(one.expanded == other.expanded);
  CHECK(one.transitions == other.transitions);
  CHECK(one.terminals == other.terminals);
  CHECK(one.stuck == other.stuck);
  CHECK(one.levels == other.levels);
  CHECK(one.depth == other.depth);
  CHECK(one.stopped_by == other.stopped_by);
}

}  // namespace ruleproof::solver
