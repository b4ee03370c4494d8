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
#include "solver/team.hpp"

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
  std::size_t jobs = 1;  ///< threads; what is counted does not depend on it
};

/// Moves of one pair: not every game comes to an end.
inline constexpr std::size_t longest_pair = 1024;

/// Players who choose at random: the position in the list. Whoever plays better is another functor
/// of this shape, which must give the same answer to the same question; a copy shares nothing that
/// changes with what it is a copy of, since each thread has one.
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
      : first_(first), second_(second), comparison_(first, second), players_(std::move(players)) {}

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

/// One pair among many, and the moves that its players had to choose from.
template <class Move>
struct PlayedPair {
  PairEnding<Move> ending;  ///< the first game is of the first reading
  std::uint64_t looked_at = 0;
};

/// Plays single pairs: those of one thread. In each pair chance and players do the same in both
/// games, as long as that is legal in both; after that the same random numbers decide. In every
/// other pair players choose in the game of the second reading, so that somebody plays what only
/// one reading allows, too.
template <Game G, class Players>
class PairPlayer {
 public:
  PairPlayer(const G& first, const G& second, const Players& players)
      : straight_(first, second, players), turned_(second, first, players) {}

  auto play(std::uint64_t seed, std::uint64_t number) -> PlayedPair<typename G::Move> {
    const bool turn = number % 2 == 1;
    auto& games = turn ? turned_ : straight_;
    const auto before = games.looked_at();
    auto ending = games.run(Random(seed + number).next());
    if (turn) std::swap(ending.first, ending.second);
    return {std::move(ending), games.looked_at() - before};
  }

 private:
  PairedGame<G, Players> straight_;
  PairedGame<G, Players> turned_;
};

/// Counts pairs, one after the other.
template <Game G>
class PairCount {
 public:
  using Ending = typename PairedGames<G>::Ending;

  auto add(const PlayedPair<typename G::Move>& pair) -> void {
    const auto& ending = pair.ending;
    ++games_;
    looked_at_ += pair.looked_at;
    if (!ending.parted) return;
    ++differ_;
    moves_before_ += *ending.parted;
    scores_ += ending.scores ? 1 : 0;
    winner_ += ending.winner ? 1 : 0;
    if (!ending.alone) return;
    alone_ += ending.winner ? 1 : 0;
    if (ending.winner) keep(best_winner_, ending);
    if (ending.scores) keep(best_scores_, ending);
  }
  [[nodiscard]] auto games() const -> std::uint64_t { return games_; }
  [[nodiscard]] auto looked_at() const -> std::uint64_t { return looked_at_; }

  [[nodiscard]] auto result() const -> PairedGames<G> {
    return {.often = {.differ = frequency(differ_, games_),
                      .scores = frequency(scores_, games_),
                      .winner = frequency(winner_, games_),
                      .alone = frequency(alone_, games_),
                      .first = differ_ == 0 ? 0
                                            : static_cast<double>(moves_before_) /
                                                  static_cast<double>(differ_)},
            .winner = best_winner_,
            .scores = best_scores_};
  }

 private:
  static auto length(const Ending& ending) -> std::size_t {
    return ending.first.size() + ending.second.size();
  }
  static auto keep(std::optional<Ending>& best, const Ending& ending) -> void {
    if (!best || length(ending) < length(*best)) best = ending;
  }

  std::uint64_t games_ = 0;
  std::uint64_t looked_at_ = 0;
  std::uint64_t differ_ = 0;
  std::uint64_t scores_ = 0;
  std::uint64_t winner_ = 0;
  std::uint64_t alone_ = 0;
  std::uint64_t moves_before_ = 0;
  std::optional<Ending> best_winner_;
  std::optional<Ending> best_scores_;
};

/// Plays pairs: as many as asked for, or as the work is enough for. Several threads play some at a
/// time; whoever counts takes them in their order, and no more than one thread would have played.
template <Game G, class Players = RandomPlayers>
auto paired_games(const G& first, const G& second, const Playing& playing,
                  const Players& players = {}) -> PairedGames<G> {
  constexpr std::uint64_t each_thread = 64;
  Team team(playing.jobs);
  const auto at_once = team.size() == 1 ? 1 : each_thread * team.size();
  std::vector<PairPlayer<G, Players>> workers;
  workers.reserve(team.size());
  for (std::size_t i = 0; i < team.size(); ++i) workers.emplace_back(first, second, players);
  PairCount<G> count;
  const auto enough = [&] {
    return count.games() >= playing.games || count.looked_at() >= playing.work;
  };
  while (!enough()) {
    const auto from = count.games();
    const auto pairs = std::min(at_once, playing.games - from);
    const auto played = made_by(team, pairs, [&](std::size_t worker, std::size_t i) {
      return workers[worker].play(playing.seed, from + i);
    });
    for (const auto& pair : played) {
      if (!enough()) count.add(pair);
    }
  }
  return count.result();
}

}  // namespace ruleproof::solver
