/// A plan for players who hoard one kind of piece together, and a guided search that follows it.
#pragma once

#include <optional>
#include <vector>

#include "solver/questions/year_of_the_dragon/asking.hpp"
#include "solver/questions/year_of_the_dragon/supply_relation.hpp"

namespace ruleproof::solver::year_of_the_dragon_question {

/// Looks for a game in which players hold more than is printed, in that round or before.
[[nodiscard]] auto seek_shortage(const YearOfTheDragon& game, const Stock& stock, int round,
                                 const AskOptions& options) -> std::optional<std::vector<Move>>;

}  // namespace ruleproof::solver::year_of_the_dragon_question
