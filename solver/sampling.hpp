/// Where two readings part, by playing: for games too big to search.
#pragma once

#include <cstddef>
#include <cstdint>
#include <optional>
#include <utility>
#include <vector>

#include "model/core/play.hpp"
#include "solver/divergence.hpp"

namespace ruleproof::solver {

struct SampleOptions {
  std::uint64_t games = 10'000;   ///< random games to look in
  std::uint64_t seed = 1;         ///< the same seed finds the same
  std::uint64_t shrink = 20'000;  ///< games tried to make the shortest one shorter
  std::size_t longest = 4096;     ///< moves of a game: not every game comes to an end
};

/// Finds games on which two readings part, and makes them short.
template <Game G>
class DivergenceSampler {
 public:
  using State = typename G::State;
  using Move = typename G::Move;
  using Choices = std::vector<std::uint16_t>;

  DivergenceSampler(const G& first, const G& second)
      : first_(first), second_(second), comparison_(first, second) {}

  auto run(const SampleOptions& options) -> Divergence<G> {
    longest_ = options.longest;
    Divergence<G> result{.moves = {}, .difference = {}, .how = How::sampled, .exploration = {}};
    for (; result.games < options.games; ++result.games) {
      Dice dice(options.seed + result.games);
      const auto choose = [&](const State& state, const MoveList<Move>& list) {
        return dice(first_, state, std::span<const Move>(list));
      };
      (void)improve(choose);
    }
    if (!best_) return result;
    shrink(options);
    result.moves = best_->moves;
    result.how = How::replayed;
    result.difference = first_difference<G>(first_, second_, best_->moves).value();
    return result;
  }

 private:
  struct Found {
    std::vector<Move> moves;
    Choices choices;
  };

  /// Plays until the readings part; keeps the game if it is shorter than the best, or as short and
  /// quieter. At every position all moves are looked at, so that a way off is never passed by.
  template <class Choose>
  auto improve(Choose&& choose) -> bool {
    Found game;
    auto state = first_.start();
    while (game.moves.size() < longest_ && (!best_ || game.moves.size() <= best_->moves.size())) {
      if (comparison_.effect_at(state, state)) return keep(std::move(game));
      if (first_.to_act(state) == Seat::nobody) return false;
      moves(first_, state, list_);
      for (std::size_t i = 0; i < list_.size(); ++i) {
        if (first_.apply(state, list_[i]).next == second_.apply(state, list_[i]).next) continue;
        take(game, i);
        return keep(std::move(game));
      }
      const std::size_t choice = choose(std::as_const(state), std::as_const(list_));
      if (choice >= list_.size()) return false;
      take(game, choice);
      state = first_.apply(state, game.moves.back()).next;
    }
    return false;
  }
  auto take(Found& game, std::size_t choice) -> void {
    game.moves.push_back(list_[choice]);
    game.choices.push_back(static_cast<std::uint16_t>(choice));
  }
  auto keep(Found&& game) -> bool {
    const auto shorter = [&] {
      if (game.moves.size() != best_->moves.size()) return game.moves.size() < best_->moves.size();
      return game.choices < best_->choices;
    };
    if (best_ && !shorter()) return false;
    best_ = std::move(game);
    return true;
  }

  /// Plays a list of choices, then the quietest moves.
  auto replay(const Choices& choices) -> bool {
    std::size_t next = 0;
    return improve([&](const State& /*state*/, const MoveList<Move>& list) -> std::size_t {
      return next < choices.size() ? choices[next++] % list.size() : 0;
    });
  }

  auto shrink(const SampleOptions& options) -> void {
    Random random(options.seed);
    auto left = options.shrink;
    const auto attempt = [&](const Choices& choices) {
      if (left == 0) return false;
      --left;
      return replay(choices);
    };
    while (left > 0) {
      if (drop(attempt) || quieten(attempt)) continue;
      // Nothing simple helps any more: what is left of the budget tries random changes.
      auto choices = best_->choices;
      if (choices.empty()) return;
      for (auto changes = 1 + random.below(3); changes > 0; --changes) mutate(choices, random);
      (void)attempt(choices);
    }
  }
  /// Leaves out runs of choices, long ones first.
  template <class Attempt>
  auto drop(const Attempt& attempt) -> bool {
    if (tried_ == best_->choices) return false;
    for (auto length = best_->choices.size() / 2; length > 0; length /= 2) {
      for (std::size_t at = 0; at + length <= best_->choices.size(); at += length) {
        auto choices = best_->choices;
        const auto begin = choices.begin() + static_cast<std::ptrdiff_t>(at);
        choices.erase(begin, begin + static_cast<std::ptrdiff_t>(length));
        if (attempt(choices)) return true;
      }
    }
    return false;
  }
  /// Replaces single choices by the quietest, or by every other one.
  template <class Attempt>
  auto quieten(const Attempt& attempt) -> bool {
    if (tried_ == best_->choices) return false;
    for (std::size_t at = 0; at < best_->choices.size(); ++at) {
      for (std::uint16_t choice = 0; choice < 8; ++choice) {
        auto choices = best_->choices;
        if (choices[at] == choice) continue;
        choices[at] = choice;
        if (attempt(choices)) return true;
      }
    }
    tried_ = best_->choices;
    return false;
  }
  static auto mutate(Choices& choices, Random& random) -> void {
    const auto at = random.below(choices.size());
    const auto where = choices.begin() + static_cast<std::ptrdiff_t>(at);
    switch (random.below(3)) {
      case 0:
        choices[at] = static_cast<std::uint16_t>(random.below(16));
        break;
      case 1:
        if (choices.size() > 1) choices.erase(where);
        break;
      default:
        choices.insert(where, static_cast<std::uint16_t>(random.below(16)));
        break;
    }
  }

  const G& first_;
  const G& second_;
  Comparison<G> comparison_;
  MoveList<Move> list_;
  std::optional<Found> best_;
  std::size_t longest_ = 0;
  Choices tried_;  ///< the best choices of which all simple changes were tried
};

/// The shortest game that random play and shrinking find on which two readings part. Never called
/// shortest: `how` is `replayed`, or `sampled` if no game was found.
template <Game G>
auto sampled_divergence(const G& first, const G& second, const SampleOptions& options = {})
    -> Divergence<G> {
  return DivergenceSampler<G>(first, second).run(options);
}

}  // namespace ruleproof::solver
