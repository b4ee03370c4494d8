/// The switch of mutants: chapters of a game that `ci/mutate` has rewritten ask it at each place
/// where a bug may be planted. One bug at most is in force; without one, the rewritten chapters are
/// the chapters.
///
///     RULEPROOF_MUTANT=17 build/mutate/drako/bin/try_mutants ...
#pragma once

#include <cstddef>
#include <cstdlib>
#include <iterator>

namespace ruleproof::mutants {

/// Which mutant the environment names; 0: none.
[[nodiscard]] inline auto from_environment() -> int {
  const auto* named = std::getenv("RULEPROOF_MUTANT");
  return named == nullptr ? 0 : std::atoi(named);
}

inline int in_force = from_environment();
/// Whether play has come to the place of the mutant that is in force.
inline bool reached = false;

/// Whether this mutant is in force.
[[nodiscard]] inline auto on(int mutant) -> bool {
  if (in_force != mutant) [[likely]] {
    return false;
  }
  reached = true;
  return true;
}

/// The same, for functions that the compiler may evaluate, too: no mutant is in force there.
[[nodiscard]] constexpr auto on_at_run_time(int mutant) -> bool {
  return !__builtin_is_constant_evaluated() && on(mutant);
}

/// The index after this one, in a circle: what is meant for one happens to the next.
template <class Row, class Index>
[[nodiscard]] constexpr auto next(const Row& row, Index index) -> std::size_t {
  const auto size = static_cast<std::size_t>(std::size(row));
  return size == 0 ? 0 : (static_cast<std::size_t>(index) + 1) % size;
}

}  // namespace ruleproof::mutants
