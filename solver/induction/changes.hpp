/// What one choice may change, as a table: in which stages, and by how much. Each row becomes a
/// fact about choices.
///
///     {"@p[i].yuan", "i", "action place-", -any_amount, 28, "taxes"}
///
/// says that money changes only where `stage` is one of the two before the choice, that in the
/// second it does not grow, and that it grows by 28 at most.
#pragma once

#include <cstdint>
#include <limits>
#include <span>
#include <string_view>
#include <vector>

#include "solver/induction/facts.hpp"

namespace ruleproof::solver {

/// No bound of its own: by how much a field can change is left to its range.
inline constexpr std::int64_t any_amount = std::numeric_limits<std::int32_t>::max();

struct Change {
  std::string_view what;  ///< a number; "@" stands before the name of each field
  std::string_view each;  ///< indexes that it is so for, as in "i, k"; empty: none
  /// In which it may change, parted by blanks; "+" behind one: only grow, "-": only fall. Empty: in
  /// none.
  std::string_view stages;
  std::int64_t least = 0;  ///< what is added at least; -any_amount: no bound
  std::int64_t most = 0;
  std::string_view clause = {};  ///< on which it rests
};

/// What each choice of a stage adds.
struct Exact {
  std::string_view what;  ///< as in a change
  std::string_view stage;
  std::int64_t adds = 0;
  std::string_view clause;
};

/// One stage, and those that a choice made in it leads to.
struct Flow {
  std::string_view from;
  std::string_view to;  ///< parted by blanks
  std::string_view clause;
};

/// The facts that the rows say, where every ruling has its default answer. Their texts live as long
/// as the program.
[[nodiscard]] auto facts_of(std::span<const Change> changes) -> std::vector<Fact>;
[[nodiscard]] auto facts_of(std::span<const Exact> exact) -> std::vector<Fact>;
[[nodiscard]] auto facts_of(std::span<const Flow> flows) -> std::vector<Fact>;
inline auto facts_of(std::span<const Fact> facts) -> std::vector<Fact> {
  return {facts.begin(), facts.end()};
}

/// The facts of several tables.
template <class... Tables>
auto joined(const Tables&... tables) -> std::vector<Fact> {
  std::vector<Fact> all;
  const auto join = [&](const std::vector<Fact>& more) {
    all.insert(all.end(), more.begin(), more.end());
  };
  (join(facts_of(tables)), ...);
  return all;
}

}  // namespace ruleproof::solver
