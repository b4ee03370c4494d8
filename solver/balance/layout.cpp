#include "solver/balance/layout.hpp"

#include <algorithm>
#include <cstddef>
#include <cstdint>
#include <optional>
#include <span>
#include <vector>

#include "model/core/assert.hpp"
#include "solver/balance/bot_spec.hpp"
#include "solver/balance/interval.hpp"
#include "solver/balance/lineup.hpp"
#include "solver/balance/standing.hpp"
#include "solver/balance/tally.hpp"

namespace ruleproof::solver::balance {
namespace {

/// The means of a variant by itself.
auto own_series(const Lineup& lineup, std::span<const BotSpec> bots, std::size_t variant)
    -> std::vector<Series> {
  const auto games = static_cast<std::int64_t>(lineup.games());
  const auto seats = static_cast<std::int64_t>(lineup.seats_of_a_bot());
  const auto most = whole_win * std::min(games, seats);
  std::vector<Series> all;
  const auto add = [&](Quantity quantity, std::size_t index, Range range, std::int64_t whole) {
    all.push_back({.quantity = quantity,
                   .index = index,
                   .variant = variant,
                   .difference = false,
                   .range = range,
                   .whole = whole});
  };
  for (std::size_t seat = 0; seat < lineup.players; ++seat) {
    add(Quantity::seat, seat, {0, whole_win * games}, whole_win * games);
  }
  for (std::size_t bot = 0; bot < bots.size() && bots.size() > 1; ++bot) {
    add(Quantity::bot, bot, {0, most}, whole_win * seats);
  }
  for (std::size_t bot = 0; bot < bots.size(); ++bot) {
    if (!unrestricted_twin(bots, bot)) continue;
    add(Quantity::worth, bot, {-most, most}, whole_win * seats);
  }
  add(Quantity::undecided, 0, {0, games}, games);
  return all;
}

auto own_value(const Series& series, std::span<const BotSpec> bots, const RoundCount& count)
    -> std::int64_t {
  switch (series.quantity) {
    case Quantity::seat:
      return count.seats[series.index];
    case Quantity::bot:
      return count.bots[series.index];
    case Quantity::undecided:
      return count.undecided;
    case Quantity::worth:
      break;
  }
  const auto twin = unrestricted_twin(bots, series.index);
  RULEPROOF_ASSERT(twin);
  return count.bots[*twin] - count.bots[series.index];
}

}  // namespace

auto unrestricted_twin(std::span<const BotSpec> bots, std::size_t bot)
    -> std::optional<std::size_t> {
  if (bots[bot].never.empty()) return std::nullopt;
  auto free = bots[bot];
  free.never.clear();
  const auto found = std::ranges::find(bots, free);
  if (found == bots.end()) return std::nullopt;
  return static_cast<std::size_t>(found - bots.begin());
}

auto layout_of(const Lineup& lineup, std::span<const BotSpec> bots, std::size_t variants)
    -> Layout {
  Layout layout;
  layout.games_a_round = variants * lineup.games();
  for (std::size_t variant = 0; variant < variants; ++variant) {
    for (auto series : own_series(lineup, bots, variant)) {
      layout.series.push_back(series);
      if (variant == 0) continue;
      const auto span = series.range.high - series.range.low;
      series.difference = true;
      series.range = {-span, span};
      layout.series.push_back(series);
    }
    const auto add = [&](Counted counted, std::size_t number) {
      for (std::size_t i = 0; i < number; ++i) {
        layout.distributions.push_back({.counted = counted, .index = i, .variant = variant});
      }
    };
    add(Counted::moves, 1);
    add(Counted::seat_score, lineup.players);
    add(Counted::bot_score, bots.size());
    add(Counted::clause_games, 1);
    add(Counted::clause_steps, 1);
    add(Counted::unfinished, 1);
    add(Counted::barred, bots.size());
  }
  return layout;
}

auto observation(const Series& series, std::span<const BotSpec> bots,
                 std::span<const RoundCount> round) -> std::int64_t {
  const auto value = own_value(series, bots, round[series.variant]);
  return series.difference ? value - own_value(series, bots, round[0]) : value;
}

}  // namespace ruleproof::solver::balance
