/// How early the printed pieces can run out: from below by proof, from above by a game.
#pragma once

#include <optional>
#include <vector>

#include "model/year_of_the_dragon/year_of_the_dragon.hpp"
#include "solver/query.hpp"
#include "solver/questions/supply_relation.hpp"

namespace ruleproof::solver {

/// Whether players can hold more than is printed in the action phase of `round`, as far as the
/// relation knows.
[[nodiscard]] auto shortage_query(const Stock& stock, const StockFacts& facts, int round) -> Query;

/// Looks for a game in which they do, in that round or before.
[[nodiscard]] auto seek_shortage(const year_of_the_dragon::YearOfTheDragon& game,
                                 const Stock& stock, int round, std::size_t width,
                                 std::uint64_t seed)
    -> std::optional<std::vector<year_of_the_dragon::Move>>;

}  // namespace ruleproof::solver
