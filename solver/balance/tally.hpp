/// What is counted: means with intervals (one observation a round), and how often each number came
/// up.
#pragma once

#include <cstddef>
#include <cstdint>
#include <map>
#include <string>
#include <vector>

#include "solver/balance/interval.hpp"

namespace ruleproof::solver::balance {

/// What a mean is of.
enum class Quantity : std::uint8_t {
  seat,       ///< share of the win of a seat
  bot,        ///< share of the win of a bot, for each seat that it holds
  undecided,  ///< share of games that more than one player won, or none
  worth,      ///< share of a bot less that of the same bot when it never makes some moves
};

/// One mean: of a variant, or of what a variant has more than the first.
struct Series {
  Quantity quantity = Quantity::seat;
  std::size_t index = 0;  ///< of the seat or the bot, from 0
  std::size_t variant = 0;
  bool difference = false;
  Range range;
  std::int64_t whole = 1;  ///< units that stand for 100 %
};

/// What a distribution is of.
enum class Counted : std::uint8_t {
  moves,         ///< of a game
  seat_score,    ///< of a seat
  bot_score,     ///< of a bot
  clause_games,  ///< games in which a clause, by its number, was relied on
  clause_steps,  ///< steps
  unfinished,    ///< games that were cut off: key 0
  barred,        ///< choices of a bot that its restriction has narrowed: key 0
};

/// How often each number came up.
using Histogram = std::map<std::int64_t, std::uint64_t>;

struct Distribution {
  Counted counted = Counted::moves;
  std::size_t index = 0;  ///< of the seat or the bot, from 0
  std::size_t variant = 0;
};

/// What an experiment counts, in the order in which it is counted.
struct Layout {
  std::vector<Series> series;
  std::vector<Distribution> distributions;
  std::uint64_t games_a_round = 1;  ///< of all variants
};

/// A batch of rounds.
struct Tally {
  std::uint64_t rounds = 0;
  std::vector<Sums> sums;             ///< beside `Layout::series`
  std::vector<Histogram> histograms;  ///< beside `Layout::distributions`
};

/// All batches so far.
struct Balance {
  std::uint64_t batches = 0;
  std::uint64_t rounds = 0;
  std::vector<Sequence> means;
  std::vector<Histogram> histograms;

  Balance() = default;
  explicit Balance(const Layout& layout);
  auto merge(const Tally& batch) -> void;
};

[[nodiscard]] auto total(const Histogram& histogram) -> std::uint64_t;
[[nodiscard]] auto mean(const Histogram& histogram) -> double;
[[nodiscard]] auto deviation(const Histogram& histogram) -> double;
/// The least number below which, or at which, so many hundredths lie.
[[nodiscard]] auto quantile(const Histogram& histogram, int hundredths) -> std::int64_t;

}  // namespace ruleproof::solver::balance
