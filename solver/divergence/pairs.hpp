/// How often a reading matters: games in pairs, with the same luck and the same choices.
#pragma once

#include <algorithm>
#include <cstddef>
#include <cstdint>
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
  double first = 0;  ///< moves until the readings part, on average of those that do
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

/// One choice after another for two games at once.
template <Game G, class Players = RandomPlayers>
class PairedGame {
 public:
  using State = typename G::State;
  using Move = typename G::Move;

  PairedGame(const G& first, const G& second, Players players = {})
      : first_(first), second_(second), comparison_(first, second), players_(players) {}

  /// How one pair ended.
  struct Ending {
    std::optional<std::size_t> parted;  ///< after so many moves
    bool scores = false;
    bool winner = false;
    std::vector<Move> first;  ///< what was played
    std::vector<Move> second;
    auto operator==(const Ending&) const -> bool = default;
  };

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

 private:
  /// The move that a random number stands for; nothing when the game is over.
  auto pick(const G& game, const State& state, std::uint64_t luck) -> std::optional<Move> {
    if (game.to_act(state) == Seat::nobody) return std::nullopt;
    moves(game, state, list_);
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
};

/// Plays `games` pairs. In each pair chance and players do the same in both games, as long as that
/// is legal in both; after that the same random numbers decide. In every other pair players choose
/// in the game of the second reading, so that somebody plays what only one reading allows, too.
template <Game G, class Players = RandomPlayers>
auto pair_statistics(const G& first, const G& second, std::uint64_t games, std::uint64_t seed = 1,
                     Players players = {}) -> PairStatistics {
  PairedGame<G, Players> pair(first, second, players);
  PairedGame<G, Players> turned(second, first, players);
  std::uint64_t differ = 0;
  std::uint64_t scores = 0;
  std::uint64_t winner = 0;
  std::uint64_t moves_before = 0;
  for (std::uint64_t i = 0; i < games; ++i) {
    const auto ending = (i % 2 == 0 ? pair : turned).run(Random(seed + i).next());
    if (!ending.parted) continue;
    ++differ;
    moves_before += *ending.parted;
    scores += ending.scores ? 1 : 0;
    winner += ending.winner ? 1 : 0;
  }
  return {
      .differ = frequency(differ, games),
      .scores = frequency(scores, games),
      .winner = frequency(winner, games),
      .first = differ == 0 ? 0 : static_cast<double>(moves_before) / static_cast<double>(differ)};
}

/// The shortest pair, of so many, that ends with a certain difference: in the points or in who
/// wins. Nothing if none does. Pairs are those of `pair_statistics`.
template <Game G, class Players = RandomPlayers>
auto shortest_pair(const G& first, const G& second, Effect effect, std::uint64_t games,
                   std::uint64_t seed = 1, Players players = {})
    -> std::optional<typename PairedGame<G, Players>::Ending> {
  PairedGame<G, Players> pair(first, second, players);
  PairedGame<G, Players> turned(second, first, players);
  std::optional<typename PairedGame<G, Players>::Ending> best;
  const auto length = [](const auto& ending) { return ending.first.size() + ending.second.size(); };
  for (std::uint64_t i = 0; i < games; ++i) {
    auto ending = (i % 2 == 0 ? pair : turned).run(Random(seed + i).next());
    if (i % 2 != 0) std::swap(ending.first, ending.second);
    if (!(effect == Effect::winner ? ending.winner : ending.scores)) continue;
    if (!best || length(ending) < length(*best)) best = std::move(ending);
  }
  return best;
}

}  // namespace ruleproof::solver
