/// How the players stand: in mid-game by the game's own points, at the end by who has won.
#pragma once

#include <algorithm>
#include <array>
#include <cstddef>
#include <cstdint>

#include "model/core/game.hpp"

namespace ruleproof::solver::balance {

/// Points of each player in mid-game. A game whose `outcome` says nothing before the end has a
/// specialisation in games/. One belongs to each bot, and may remember what it has worked out.
using Points = std::array<int, max_players>;

template <Game G>
class Standing {
 public:
  using Generic = void;  ///< no specialisation has this
  /// A lead of so many points over the others is taken for a sure win.
  static constexpr int sure = 20;

  explicit Standing(const G& game) : game_(game) {}
  auto points(const typename G::State& state) -> Points { return game_.outcome(state).scores; }

 private:
  const G& game_;
};

/// Shares of a win in whole units: the winners divide it, and where nobody has won, all do.
inline constexpr int whole_win = 60;
using Shares = std::array<int, max_players>;

inline auto shares_of(const Outcome& outcome) -> Shares {
  Shares shares{};
  const auto players = static_cast<std::size_t>(outcome.players);
  const auto winners = static_cast<int>(
      std::count(outcome.wins.begin(), outcome.wins.begin() + outcome.players, true));
  for (std::size_t p = 0; p < players; ++p) {
    if (winners == 0) {
      shares[p] = whole_win / outcome.players;
    } else if (outcome.wins[p]) {
      shares[p] = whole_win / winners;
    }
  }
  return shares;
}
static_assert(whole_win % 4 == 0 && whole_win % 5 == 0 && whole_win % 6 == 0);

/// How far a player is ahead of the mean of all, times their number. At the end a win counts for
/// more than any points.
template <Scored G>
auto lead(const G& game, Standing<G>& standing, const typename G::State& state, int player)
    -> std::int64_t {
  constexpr std::int64_t beyond_all_points = 1'000'000;
  const auto players = static_cast<std::int64_t>(game.players());
  const auto p = static_cast<std::size_t>(player);
  const bool over = game.to_act(state) == Seat::nobody;
  const auto points = over ? game.outcome(state).scores : standing.points(state);
  std::int64_t ahead = players * points[p];
  for (std::int64_t q = 0; q < players; ++q) ahead -= points[static_cast<std::size_t>(q)];
  if (!over) return ahead;
  const auto share = shares_of(game.outcome(state))[p];
  return (beyond_all_points * ((players * share) - whole_win)) + ahead;
}

/// What a position is worth to each player, from 0 to 1: his share of the win when the game is
/// over, otherwise a guess from the standing, which never says 0 or 1.
using Worth = std::array<double, max_players>;

template <Scored G>
auto worth(const G& game, Standing<G>& standing, const typename G::State& state) -> Worth {
  Worth worth{};
  const auto players = static_cast<std::size_t>(game.players());
  if (game.to_act(state) == Seat::nobody) {
    const auto shares = shares_of(game.outcome(state));
    for (std::size_t p = 0; p < players; ++p) {
      worth[p] = static_cast<double>(shares[p]) / whole_win;
    }
    return worth;
  }
  const auto points = standing.points(state);
  std::int64_t sum = 0;
  for (std::size_t p = 0; p < players; ++p) sum += points[p];
  const auto count = static_cast<std::int64_t>(players);
  const auto whole =
      static_cast<double>(2 * std::max<std::int64_t>(1, count - 1) * Standing<G>::sure);
  for (std::size_t p = 0; p < players; ++p) {
    const auto ahead = static_cast<double>((count * points[p]) - sum);
    worth[p] = std::clamp(0.5 + (ahead / whole), 0.01, 0.99);
  }
  return worth;
}

}  // namespace ruleproof::solver::balance
