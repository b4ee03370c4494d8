/// How often each clause was relied on, by steps and by refusals.
#pragma once

#include <array>
#include <cstdint>
#include <vector>

#include "model/core/play.hpp"
#include "properties/laws/generic_moves.hpp"

namespace ruleproof::properties {

/// Counters by clause of one rulebook.
struct Citations {
  std::array<std::uint64_t, 256> steps{};     ///< steps that cited it
  std::array<std::uint64_t, 256> verdicts{};  ///< moves refused because of it

  auto add(const ClauseSet& because) -> void {
    because.for_each([&](ClauseRef clause) { ++steps[clause.index]; });
  }
  auto add(const Citations& other) -> void {
    for (std::size_t i = 0; i < steps.size(); ++i) {
      steps[i] += other.steps[i];
      verdicts[i] += other.verdicts[i];
    }
  }
  [[nodiscard]] auto cited(ClauseRef clause) const -> bool {
    return steps[clause.index] + verdicts[clause.index] > 0;
  }
};

/// Moves for the rules to refuse: the moves made of late, and some of `every_move` where a game has
/// it.
template <Configurable G>
class Candidates {
 public:
  using Move = typename G::Move;

  /// Another game follows.
  auto clear() -> void {
    recent_.clear();
    next_ = 0;
  }
  /// Remembers a move that was made.
  auto made(const Move& move) -> void {
    if (recent_.size() < remembered) {
      recent_.push_back(move);
    } else {
      recent_[next_++ % remembered] = move;
    }
  }
  /// Judges some of them, and counts the reasons of those refused.
  auto judge(const G& game, const typename G::State& state, Random& random, Citations& citations)
      -> void {
    const auto count = [&](const Move& move) {
      const auto verdict = game.judge(state, move);
      if (!verdict) ++citations.verdicts[verdict.why().index];
    };
    for (const auto& move : recent_) count(move);
    if constexpr (Enumerable<G>) {
      const auto& all = detail::every_move_of(game);
      for (std::size_t i = 0; i < at_once; ++i) count(all[random.below(all.size())]);
    }
  }

 private:
  static constexpr std::size_t remembered = 16;
  static constexpr std::size_t at_once = 32;
  MoveList<Move> recent_;
  std::size_t next_ = 0;
};

}  // namespace ruleproof::properties
