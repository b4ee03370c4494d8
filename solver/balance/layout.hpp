/// What an experiment counts: the same for every game.
#pragma once

#include <cstdint>
#include <optional>
#include <span>
#include <vector>

#include "solver/balance/bot_spec.hpp"
#include "solver/balance/lineup.hpp"
#include "solver/balance/tally.hpp"

namespace ruleproof::solver::balance {

/// One round of one variant, in units of `whole_win`.
struct RoundCount {
  std::vector<std::int64_t> seats;
  std::vector<std::int64_t> bots;
  std::int64_t undecided = 0;
};

/// For a bot that never makes some moves: the first that is the same but makes them.
[[nodiscard]] auto unrestricted_twin(std::span<const BotSpec> bots, std::size_t bot)
    -> std::optional<std::size_t>;

[[nodiscard]] auto layout_of(const Lineup& lineup, std::span<const BotSpec> bots,
                             std::size_t variants) -> Layout;

/// What a round gives for one mean; a count for each variant.
[[nodiscard]] auto observation(const Series& series, std::span<const BotSpec> bots,
                               std::span<const RoundCount> round) -> std::int64_t;

}  // namespace ruleproof::solver::balance
