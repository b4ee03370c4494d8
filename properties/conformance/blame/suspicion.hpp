/// Weighs clauses by counts from games: which of them is broken.
#pragma once

#include <cstddef>
#include <cstdint>
#include <map>
#include <string>
#include <vector>

namespace ruleproof::conformance {

/// What is known of one clause.
struct Suspect {
  bool cited = true;         ///< the model relied on it where the disagreement showed
  bool forbids = false;      ///< it forbids moves of the kind that is missed
  std::uint64_t wrong = 1;   ///< disagreements that point at it; 0: it only forbids
  std::uint64_t right = 0;   ///< times that it was relied on, and nothing went wrong
  std::uint64_t common = 0;  ///< steps of random games that rely on it
  double clue = 0;           ///< the share of the differing fields that it decides
  double near = 0;           ///< how near it was: the sum of what `near_at_hand` says
  /// The share of moves that are missed which it would forbid, were a number greater or less by
  /// one, less the share of such moves that are not missed.
  double border = 0;
};
using Suspects = std::map<std::string, Suspect, std::less<>>;

/// The disagreements that the clauses are weighed for.
struct Case {
  std::uint64_t failures = 1;  ///< disagreements that are alike
  bool misses_a_move = false;  ///< the engine lacks or refuses a legal move
};

/// Clauses, the most suspicious first.
struct Ranking {
  std::vector<std::string> ids;
  std::size_t alike = 1;  ///< so many of the first that nothing tells apart
};

/// Ochiai's measure, as in finding faults of programs: how often the engine goes wrong where the
/// clause is relied on, and how often not; and besides, whether the clause decides what differs.
/// `ids` are all suspects; where nothing tells two apart, they stay in this order.
[[nodiscard]] auto ranked(const Suspects& suspects, const std::vector<std::string>& ids,
                          const Case& what) -> Ranking;

}  // namespace ruleproof::conformance
