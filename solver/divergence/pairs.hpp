/// How often a reading matters: games in pairs, with the same luck and the same choices.
#pragma once

#include <algorithm>
#include <cstddef>
#include <cstdint>
#include <limits>
#include <optional>
#include <span>
#include <utility>
#include <vector>

#include "model/core/play.hpp"
#include "solver/divergence/comparison.hpp"
#include "solver/divergence/frequency.hpp"

namespace ruleproof::solver {

/// Over random games: how often two readings part, and how often that decides.
struct PairStatistics {
  Frequency differ;  ///< anything was different
  Frequency scores;  ///< the points were different
  Frequency winner;  ///< the winners were different
  /// Of these, with the same moves all along: the reading alone did it, no other choice of anybody.
  Frequency alone;
  double first = 0;  ///< moves until the readings part, on average of those that do
};

/// How much to play.
struct Playing {
  std::uint64_t games = 1'000;
  std::uint64_t seed = 1;
  /// Moves looked at in all games: then the rest is left out, as some games are a hundred times
  /// longer than others.
  std::uint64_t work = std::numeric_limits<std::uint64_t>::max();
};

/// Moves of one pair: not every game comes to an end.
inline constexpr std::size_t longest_pair = 1024;

/// Players who choose at random: the position in the list. Whoever plays better is another functor
/// of this shape, which must give the same answer to the same question.
struct RandomPlayers {
  template <class G>
  auto operator()(const G& /*game*/, const typename G::State& /*state*/,
                  std::span<const typename G::Move> list, std::uint64_t luck) const -> std::size_t {
    return Random(luck).below(list.size());
  }
};

/// How one pair ended.
template <class Move>
struct PairEnding {
  std::optional<std::size_t> parted;  ///< after so many moves
  bool scores = false;
  bool winner = false;
  bool alone = true;        ///< the same moves as long as both went on
  std::vector<Move> first;  ///< what was played
  std::vector<Move> second;
  auto operator==(const PairEnding&) const -> bool = default;
};

/// One choice after another for two games at once.
template <Game G, class Players = RandomPlayers>
class PairedGame {
 public:
  using State = typename G::State;
  using Move = typename G::Move;
  using Ending = PairEnding<Move>;

  PairedGame(const G& first, const G& second, Players players = {})
      : first_(first), second_(second), comparison_(first, second), players_(players) {}

  auto run(std::uint64_t seed) -> Ending {
    Random random(seed);
    Ending ending;
    auto a = first_.start();
    auto b = second_.start();
    for (std::size_t step = 0; step < longest_pair; ++step) {
      if (!ending.parted && comparison_.effect_at(a, b)) ending.parted = step;
      const auto luck = random.next();
      const auto choice = pick(first_, a, luck);
      if (!choice && second_.to_act(b) == Seat::nobody) break;
      const auto same =
          choice && second_.to_act(b) == first_.to_act(a) && second_.judge(b, *choice);
      const auto other = same ? choice : pick(second_, b, luck);
      if (choice && other && !same) ending.alone = false;
      if (choice) {
        a = first_.apply(a, *choice).next;
        ending.first.push_back(*choice);
      }
      if (other) {
        b = second_.apply(b, *other).next;
        ending.second.push_back(*other);
      }
    }
    ending.scores = comparison_.differ(Effect::scores, a, b);
    ending.winner = comparison_.differ(Effect::winner, a, b);
    return ending;
  }
  /// Moves that players had to choose from, in all games.
  [[nodiscard]] auto looked_at() const -> std::uint64_t { return looked_at_; }

 private:
  /// The move that a random number stands for; nothing when the game is over.
  auto pick(const G& game, const State& state, std::uint64_t luck) -> std::optional<Move> {
    if (game.to_act(state) == Seat::nobody) return std::nullopt;
    moves(game, state, list_);
    looked_at_ += list_.size();
    if constexpr (Chancy<G>) {
      if (game.to_act(state) == Seat::chance) {
        return list_[Dice(luck)(game, state, std::span<const Move>(list_))];
      }
    }
    return list_[players_(game, state, std::span<const Move>(list_), luck)];
  }

  const G& first_;
  const G& second_;
  Comparison<G> comparison_;
  Players players_;
  MoveList<Move> list_;
  std::uint64_t looked_at_ = 0;
};

/// What came of many pairs.
template <Game G>
struct PairedGames {
  using Ending = PairEnding<typename G::Move>;
  PairStatistics often;
  /// The shortest pairs that end with another winner, or with other points, after the same moves:
  /// where players chose otherwise, that may have done it. The first game is of the first reading.
  std::optional<Ending> winner;
  std::optional<Ending> scores;
};

/// Plays pairs: as many as asked for, or as the work is enough for. In each pair chance and players
/// do the same in both games, as long as that is legal in both; after that the same random numbers
/// decide. In every other pair players choose in the game of the second reading, so that somebody
/// plays what only one reading allows, too.
template <Game G, class Players = RandomPlayers>
auto paired_games(const G& first, const G& second, const Playing& playing, Players players = {})
    -> PairedGames<G> {
  using Ending = typename PairedGames<G>::Ending;
  PairedGame<G, Players> pair(first, second, players);
  PairedGame<G, Players> turned(second, first, players);
  PairedGames<G> result;
  std::uint64_t differ = 0;
  std::uint64_t scores = 0;
  std::uint64_t winner = 0;
  std::uint64_t alone = 0;
  std::uint64_t moves_before = 0;
  const auto length = [](const Ending& ending) {
    return ending.first.size() + ending.second.size();
  };
  const auto keep = [&](std::optional<Ending>& best, const Ending& ending) {
    if (!best || length(ending) < length(*best)) best = ending;
  };
  std::uint64_t games = 0;
  for (; games < playing.games && pair.looked_at() + turned.looked_at() < playing.work; ++games) {
    const auto i = games;
    Ending ending;
    if (i % 2 == 0) {
      ending = pair.run(Random(playing.seed + i).next());
    } else {
      ending = turned.run(Random(playing.seed + i).next());
      std::swap(ending.first, ending.second);
    }
    if (!ending.parted) continue;
    ++differ;
    moves_before += *ending.parted;
    scores += ending.scores ? 1 : 0;
    winner += ending.winner ? 1 : 0;
    if (!ending.alone) continue;
    alone += ending.winner ? 1 : 0;
    if (ending.winner) keep(result.winner, ending);
    if (ending.scores) keep(result.scores, ending);
  }
  result.often = {
      .differ = frequency(differ, games),
      .scores = frequency(scores, games),
      .winner = frequency(winner, games),
      .alone = frequency(alone, games),
      .first = differ == 0 ? 0 : static_cast<double>(moves_before) / static_cast<double>(differ)};
  return result;
}

}  // namespace ruleproof::solver
