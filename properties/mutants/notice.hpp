/// Whether anybody can notice a planted bug: plays random games of the true model step by step
/// beside those of the model with the bug.
#pragma once

#include <algorithm>
#include <cstdint>
#include <string_view>

#include "model/core/play.hpp"
#include "properties/mutants/planted.hpp"

namespace ruleproof::properties::mutants {

/// How a bug shows where it first shows.
struct Difference {
  std::string_view by =
      {};                 ///< "legal", "position", "seat", "outcome", "opening"; empty: it does not
  ClauseSet relied = {};  ///< the clauses on which the model relies there
};

/// In which of the games a bug first showed (from 1; 0: in none), and how.
struct Noticed {
  std::uint64_t game = 0;
  Difference how;
};

/// Plays a game of the model and looks at each position through the planted one, too.
template <class G>
class Comparison {
 public:
  using State = typename G::State;
  using Move = typename G::Move;

  Comparison(const G& game, const Planted<G>& planted) : game_(game), planted_(planted) {}

  /// The first difference in the random game of that number.
  auto run(std::uint64_t seed) -> Difference {
    if (game_.start() != planted_.start()) return {.by = "opening"};
    Dice dice(seed);
    auto state = game_.start();
    for (int step = 0; step < 4000 && game_.to_act(state) != Seat::nobody; ++step) {
      if (compare(state)) return found_;
      const auto& move = ours_[dice(game_, state, std::span<const Move>(ours_))];
      const auto ours = game_.apply(state, move);
      because_ = ours.because;
      if (planted_.apply(state, move).next != ours.next) return {"position", because_};
      state = ours.next;
    }
    if (game_.to_act(state) != Seat::nobody || compare(state)) return found_;
    if (game_.outcome(state) != planted_.outcome(state)) return {"outcome", because_};
    return {};
  }

 private:
  /// Compares who is to act and what is legal.
  auto compare(const State& state) -> bool {
    moves(game_, state, ours_);
    theirs_.clear();
    if (planted_.to_act(state) != Seat::nobody) moves(planted_, state, theirs_);
    auto sorted = ours_;
    std::ranges::sort(sorted);
    std::ranges::sort(theirs_);
    if (sorted != theirs_) {
      found_ = {"legal", relied_on(state, sorted)};
    } else if (game_.to_act(state) != planted_.to_act(state)) {
      found_ = {"seat", because_};
    }
    return !found_.by.empty();
  }
  /// What forbids the moves that are too many, and what those rely on that are missing.
  [[nodiscard]] auto relied_on(const State& state, const MoveList<Move>& ours) const -> ClauseSet {
    ClauseSet clauses;
    for (const auto& move : theirs_) {
      const auto verdict = game_.judge(state, move);
      if (!verdict) clauses.add(verdict.why());
    }
    for (const auto& move : ours) {
      if (std::ranges::binary_search(theirs_, move)) continue;
      clauses.add(game_.apply(state, move).because);
    }
    return clauses;
  }

  const G& game_;
  const Planted<G>& planted_;
  ClauseSet because_;
  MoveList<Move> ours_;
  MoveList<Move> theirs_;
  Difference found_;
};

/// Tries so many games, each under the next of the set-ups.
template <class G>
auto notice(std::size_t bug, std::span<const G> games, std::uint64_t most) -> Noticed {
  for (std::uint64_t i = 0; i < most; ++i) {
    const auto& game = games[i % games.size()];
    const Planted<G> planted(game, bug);
    const auto how = Comparison<G>(game, planted).run(i + 1);
    if (!how.by.empty()) return {.game = i + 1, .how = how};
  }
  return {};
}

}  // namespace ruleproof::properties::mutants
