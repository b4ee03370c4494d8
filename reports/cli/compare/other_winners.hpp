/// Whether the answer to an open question decides who wins: two games of the same moves, one under
/// each reading, with other winners.
#pragma once

#include <cstdint>
#include <optional>
#include <string>
#include <string_view>

#include "model/core/finding.hpp"
#include "model/core/record.hpp"
#include "reports/cli/command/compare.hpp"

namespace ruleproof::cli {

/// The fact of a finding about two readings that says whether the winners differ.
inline constexpr std::string_view who_wins = "who wins";

/// Whether a finding about two readings is one of these pairs.
[[nodiscard]] auto is_about_winners(const Finding& finding) -> bool;

/// What two games of the same moves may end with.
enum class Ends : std::uint8_t { other_winners, other_points };

/// The shortest pair of games that end otherwise under these set-ups: proved to be the shortest
/// where the search looked at every shorter pair, else found by random play and made short. Both
/// play the same moves as long as both go on; the one that ends later goes on alone.
[[nodiscard]] auto compare_endings(const std::string& game, const Readings& readings, Ends ends,
                                   const CompareBudget& budget) -> Result<Finding>;

/// That of other winners.
[[nodiscard]] auto compare_winners(const std::string& game, const Readings& readings,
                                   const CompareBudget& budget) -> Result<Finding>;

/// The scenario "from winners" in which readings have other winners: the end of a shortest pair of
/// games under a set-up that is small enough to be searched that far.
[[nodiscard]] auto known_winners(const std::string& game, const std::string& root,
                                 const Readings& readings) -> std::optional<Record>;

/// The pair of games for readings that were seen to part: first where a scenario knows one, then
/// where they parted, then under the default set-up, and at last the one that is recorded. The
/// finding about the readings gets a fact that says what came of it, or how far somebody looked in
/// vain.
[[nodiscard]] auto other_winners(const std::string& game, const std::string& root,
                                 const Readings& readings, Compared& compared,
                                 const CompareBudget& budget) -> std::optional<Finding>;

}  // namespace ruleproof::cli
