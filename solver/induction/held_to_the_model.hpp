/// A ledger held to the model: sampled games under random rulings.
#pragma once

#include <cstdint>
#include <string>
#include <string_view>

#include "solver/induction/ledger.hpp"

namespace ruleproof::solver {

/// How many steps obeyed the ledger; and which did not.
struct HeldTo {
  std::uint64_t games = 0;
  std::uint64_t steps = 0;
  std::uint64_t transfers = 0;  ///< steps that moved pieces
  std::string broken = {};  ///< the first step that no transfers explain; empty if there is none
};

/// The expression of a place for another player than p1.
[[nodiscard]] auto of_player(std::string text, std::size_t player) -> std::string;

/// Plays games of the ledger's game with every number of players. Each step must be explained by
/// transfers, and no place may hold less than nothing.
[[nodiscard]] auto hold_to_the_model(const Ledger& ledger, std::uint64_t games, std::uint64_t seed)
    -> HeldTo;

}  // namespace ruleproof::solver
