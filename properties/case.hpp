/// One case of a random test: the number of a set-up, and the choices made in games under it.
#pragma once

#include <cstdint>
#include <functional>
#include <optional>
#include <vector>

namespace ruleproof::properties {

/// All random tests read games from these numbers, so all of them shrink in the same way.
struct Case {
  std::uint64_t setup = 0;           ///< number of the set-up; 0 is the default one
  std::vector<std::uint16_t> words;  ///< the choices, read by `Script`
};

struct SearchOptions {
  std::uint64_t cases = 100;
  std::size_t words = 4096;  ///< in each case: many games, so that each set-up is worth making
  std::uint64_t seed = 1;    ///< never random by default
};

/// Tries cases until one does not hold, and gives it as small as RapidCheck makes it. Where all
/// cases hold: nothing. Several threads may search at a time.
[[nodiscard]] auto find_counterexample(const SearchOptions& options,
                                       const std::function<bool(const Case&)>& holds)
    -> std::optional<Case>;

}  // namespace ruleproof::properties
