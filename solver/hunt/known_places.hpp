/// Positions that a search knows how to reach: one of each kind, with the game that led there.
#pragma once

#include <algorithm>
#include <cstddef>
#include <cstdint>
#include <limits>
#include <unordered_map>
#include <utility>
#include <vector>

#include "model/core/game.hpp"
#include "model/core/play.hpp"

namespace ruleproof::solver::hunt {

/// Go back to one, play on from there, note what is new: A. Ecoffet, J. Huizinga, J. Lehman, K.
/// Stanley and J. Clune, "First return, then explore", Nature 590 (2021).
template <Game G>
class KnownPlaces {
 public:
  using State = typename G::State;
  using Move = typename G::Move;
  static constexpr std::size_t most = 4'096;

  struct Known {
    State state;
    std::size_t trail = 0;     ///< how it was reached; 0: it is the opening
    std::uint64_t visits = 0;  ///< games that were played on from it
    std::int64_t measure = 0;  ///< of the aim of the moment
  };

  auto clear() -> void {
    known_.clear();
    at_.clear();
  }
  [[nodiscard]] auto all() -> std::vector<Known>& { return known_; }

  /// A step from a position that was reached so; how the next one was.
  auto step(std::size_t trail, const Move& move) -> std::size_t {
    trails_.push_back({trail, move});
    return trails_.size();
  }

  /// Notes a position if none of its kind is known, and now and then in its place; a full list
  /// makes room by lot. The index, or `most`.
  auto note(std::uint64_t kind, const State& state, std::size_t trail, std::int64_t measure,
            Random& random) -> std::size_t {
    const auto [found, fresh] = at_.try_emplace(kind, known_.size());
    if (!fresh && (found->second == most || random.below(8) != 0)) return most;
    if (!fresh) {
      known_[found->second] = {state, trail, 0, measure};
      return found->second;
    }
    if (known_.size() < most) {
      known_.push_back({state, trail, 0, measure});
      return found->second;
    }
    // Of three by lot the one that is furthest from the aim goes.
    auto worst = random.below(most);
    for (int i = 0; i < 2; ++i) {
      const auto other = random.below(most);
      if (known_[other].measure > known_[worst].measure) worst = other;
    }
    found->second = worst;
    known_[worst] = {state, trail, 0, measure};
    return worst;
  }

  [[nodiscard]] auto path_to(std::size_t trail) const -> std::vector<Move> {
    std::vector<Move> path;
    for (; trail != 0; trail = trails_[trail - 1].from) path.push_back(trails_[trail - 1].move);
    std::ranges::reverse(path);
    return path;
  }

 private:
  struct Trail {
    std::size_t from;
    Move move;
  };

  std::vector<Known> known_;
  std::unordered_map<std::uint64_t, std::size_t> at_;  ///< never iterated over
  std::vector<Trail> trails_;  ///< of all steps, as a tree; entry i is number i + 1
};

}  // namespace ruleproof::solver::hunt
