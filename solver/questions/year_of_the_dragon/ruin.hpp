/// How a player can be ruined: a guided search in which he, the others and chance see to it.
#pragma once

#include <functional>
#include <optional>
#include <string_view>
#include <vector>

#include "model/year_of_the_dragon/year_of_the_dragon.hpp"
#include "solver/questions/question.hpp"
#include "solver/smt/query.hpp"

namespace ruleproof::solver {

/// A game at whose end `wanted` holds, in a row of events, while the first player loses what he has
/// and the others recruit warriors.
[[nodiscard]] auto seek_ruin(const year_of_the_dragon::YearOfTheDragon& game, std::string_view row,
                             const std::function<bool(const year_of_the_dragon::State&)>& wanted,
                             const AskOptions& options)
    -> std::optional<std::vector<year_of_the_dragon::Move>>;

/// The first rounds at whose ends every player has a palace, and why.
struct SafeRounds {
  int count = 0;
  Reply proof;
};
[[nodiscard]] auto rounds_with_a_palace(const year_of_the_dragon::Rulings& rulings,
                                        const AskOptions& options) -> SafeRounds;

/// Whether the month after `round` is about to begin, or the game is over after it.
[[nodiscard]] auto is_end_of(const year_of_the_dragon::State& state, int round) -> bool;

}  // namespace ruleproof::solver
