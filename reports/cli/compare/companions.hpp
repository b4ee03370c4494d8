/// Answers that matter only together with others: a shortage, only where pieces are limited. The
/// scenarios know which: those that set a ruling set its companions, too.
#pragma once

#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "model/core/record.hpp"
#include "properties/files.hpp"
#include "reports/cli/command/compare.hpp"

namespace ruleproof::cli {

using Scenarios = std::vector<properties::TextFile>;

/// The other answers, none of them a default, that scenarios set together with a ruling.
[[nodiscard]] auto companions_of(const std::string& game, const Scenarios& scenarios,
                                 std::string_view ruling) -> std::vector<Texts>;

/// The scenario "from compare", or else "from winners", that shows the readings part: a shortest
/// game under a set-up that is small enough to be searched up to its length.
[[nodiscard]] auto known_parting(const Scenarios& scenarios, const Readings& readings)
    -> std::optional<Record>;

/// The first scenario "from" something that sets the second reading.
[[nodiscard]] auto known_scenario(const Scenarios& scenarios, const Readings& readings,
                                  std::string_view from) -> std::optional<Record>;

/// Readings under the set-up of a record, with its other answers.
[[nodiscard]] auto as_in(const Record& known, Readings readings) -> Readings;

/// Compares two readings. Unless the set-up is given, first where a scenario shows that they part,
/// so that the game found is a shortest one; else under the default set-up. Where no game tells
/// them apart, again with each of the companions.
[[nodiscard]] auto compare_with_companions(const std::string& game, const std::string& root,
                                           const Readings& readings, const CompareBudget& budget)
    -> Result<Compared>;

}  // namespace ruleproof::cli
