/// Which bots play: their texts on the command line and in reports.
#pragma once

#include <cstdint>
#include <string>
#include <string_view>
#include <vector>

#include "model/core/result.hpp"

namespace ruleproof::solver::balance {

enum class BotKind : std::uint8_t { uniform, greedy, tree_search };

/// One bot.
struct BotSpec {
  BotKind kind = BotKind::uniform;
  int iterations = 0;      ///< of the tree search, for each choice
  int depth = 0;           ///< choices of a playout before the standing is taken; 0: to the end
  std::string never = {};  ///< moves whose texts begin so are made only where no other is legal
  auto operator==(const BotSpec&) const -> bool = default;
};

/// "uniform", "greedy", "mcts:200", "mcts:200:30"; "greedy without "play net"".
[[nodiscard]] auto to_text(const BotSpec& bot) -> std::string;
/// The bots of a list with commas. Errors name `where`.
[[nodiscard]] auto read_bots(std::string_view text, std::string_view where)
    -> Result<std::vector<BotSpec>>;

inline constexpr int most_iterations = 1'000'000;
inline constexpr int most_depth = 1'000'000;
inline constexpr std::size_t most_bots = 12;

}  // namespace ruleproof::solver::balance
