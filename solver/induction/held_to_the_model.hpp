/// A ledger held to the model: sampled games under random rulings.
#pragma once

#include <cstddef>
#include <cstdint>
#include <string>
#include <string_view>
#include <vector>

namespace ruleproof::solver {

/// How many steps obeyed the ledger; and which did not.
struct HeldTo {
  std::uint64_t games = 0;
  std::uint64_t steps = 0;
  std::uint64_t transfers = 0;  ///< steps that moved pieces
  std::string broken = {};  ///< the first step that no transfers explain; empty if there is none
  /// Facts that were so in a position which was set up, and not after a step.
  std::vector<std::string> lapsed = {};
};

/// The expression of a place for another player than p1.
[[nodiscard]] auto of_player(std::string text, std::size_t player) -> std::string;

/// What an expression of a place says of the opening: each of its fields is that of the start.
[[nodiscard]] auto of_opening(std::string_view text) -> std::string;

}  // namespace ruleproof::solver
