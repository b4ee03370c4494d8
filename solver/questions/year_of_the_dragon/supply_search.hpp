/// How early the printed pieces can run out: from below by proof, from above by a game.
#pragma once

#include <optional>
#include <string_view>
#include <vector>

#include "model/year_of_the_dragon/year_of_the_dragon.hpp"
#include "solver/questions/question.hpp"
#include "solver/questions/year_of_the_dragon/supply_relation.hpp"
#include "solver/smt/query.hpp"

namespace ruleproof::solver {

/// Whether players can hold more than is printed in one of the first rounds, as far as the relation
/// knows.
[[nodiscard]] auto shortage_query(const Stock& stock, const StockFacts& facts, int last) -> Query;

/// Looks for a game in which they do, in that round or before.
[[nodiscard]] auto seek_shortage(const year_of_the_dragon::YearOfTheDragon& game,
                                 const Stock& stock, int round, const AskOptions& options)
    -> std::optional<std::vector<year_of_the_dragon::Move>>;

/// The answers for 2 to 5 players.
[[nodiscard]] auto when_can_the_pieces_run_out(std::string_view stock, const AskOptions& options)
    -> std::vector<Answer>;

}  // namespace ruleproof::solver
