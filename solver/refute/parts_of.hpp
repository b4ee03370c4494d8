/// The refuter of one game, for the files that CMake writes.
#pragma once

#include <span>
#include <vector>

#include "solver/refute/parts.hpp"
#include "solver/refute/refuter.hpp"

namespace ruleproof::solver::refute {

template <class G>
auto refute(std::span<const Claim> claims, const Effort& effort) -> std::vector<Trial> {
  return Refuter<G>(claims, effort).run();
}

template <class G>
auto parts_of() -> Parts {
  return {.name = G::name, .refute = &refute<G>};
}

}  // namespace ruleproof::solver::refute
