/// A game in which players and chance play along: of the legal moves, those that a plan allows.
///
/// Whatever happens in it happens in the whole game, too; the whole game may hold more.
#pragma once

#include <algorithm>
#include <cstddef>
#include <span>
#include <string_view>

#include "model/core/game.hpp"

namespace ruleproof::solver {

/// `narrow(state, moves)` takes moves out of a list of legal ones.
template <Game G, class Narrow>
class Helped {
 public:
  using State = typename G::State;
  using Move = typename G::Move;

  static constexpr std::string_view name = G::name;
  static constexpr const auto& rulebook = G::rulebook;
  static constexpr bool exact_proposals = true;

  Helped(const G& game, Narrow narrow) : game_(&game), narrow_(std::move(narrow)) {}

  [[nodiscard]] auto start() const -> State { return game_->start(); }
  [[nodiscard]] auto to_act(const State& state) const -> Seat { return game_->to_act(state); }
  auto propose(const State& state, MoveList<Move>& out) const -> void {
    moves(*game_, state, out);  // which begins with an empty list, as every caller does
    narrow_(state, out);
  }
  [[nodiscard]] auto judge(const State& state, const Move& move) const -> Verdict {
    return game_->judge(state, move);
  }
  [[nodiscard]] auto apply(const State& state, const Move& move) const -> Step<State> {
    return game_->apply(state, move);
  }

 private:
  const G* game_;
  Narrow narrow_;
};

/// Keeps the moves that satisfy `wanted`, if there are any.
template <class Move, class Wanted>
auto prefer(MoveList<Move>& list, Wanted&& wanted) -> bool {
  if (std::ranges::none_of(list, wanted)) return false;
  std::erase_if(list, [&](const auto& move) { return !wanted(move); });
  return true;
}

}  // namespace ruleproof::solver
