/// Answers that matter only together with others: a shortage, only where pieces are limited. The
/// scenarios know which: those that set a ruling set its companions, too.
#pragma once

#include <string>
#include <string_view>
#include <vector>

#include "reports/cli/compare.hpp"

namespace ruleproof::cli {

/// The other answers, none of them a default, that scenarios set together with a ruling.
[[nodiscard]] auto companions_of(const std::string& game, const std::string& root,
                                 std::string_view ruling) -> std::vector<Texts>;

/// Compares two readings; where no game tells them apart, again with each of the companions.
[[nodiscard]] auto compare_with_companions(const std::string& game, const std::string& root,
                                           const Readings& readings, const CompareBudget& budget)
    -> Result<Finding>;

}  // namespace ruleproof::cli
