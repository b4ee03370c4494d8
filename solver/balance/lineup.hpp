/// Who sits where: bots change seats over the same chance, so that luck and seat fall out.
#pragma once

#include <cstddef>

namespace ruleproof::solver::balance {

/// The games of one round: as many as there are bots, in each of which all move up one seat. Where
/// there are more bots than seats, the same again in the opposite order, so that every pair that
/// meets meets both ways. In each round every bot sits in each seat equally often.
struct Lineup {
  std::size_t players = 2;
  std::size_t bots = 1;

  [[nodiscard]] constexpr auto games() const -> std::size_t {
    return bots > players ? 2 * bots : bots;
  }
  /// The number of the bot in a seat of a game of the round.
  [[nodiscard]] constexpr auto bot(std::size_t game, std::size_t seat) const -> std::size_t {
    const auto turn = game % bots;
    return game < bots ? (seat + turn) % bots : (players - 1 - seat + turn) % bots;
  }
  /// How often a bot sits down in a round.
  [[nodiscard]] constexpr auto seats_of_a_bot() const -> std::size_t {
    return games() * players / bots;
  }
};

}  // namespace ruleproof::solver::balance
