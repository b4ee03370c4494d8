/// Drako without the convention that idle turns end it, and, if asked, without the convention that
/// who can do nothing skips: what the bare turn rule leads to.
#pragma once

#include <span>
#include <string_view>

#include "model/drako/rules/clauses.hpp"
#include "solver/questions/drako/games.hpp"

namespace ruleproof::solver::drako_question {

/// Whether a player who can do nothing may skip.
enum class ThenSkip : std::uint8_t { yes, no };

class Endless {
 public:
  using State = drako::State;
  using Move = drako::Move;

  static constexpr std::string_view name = Drako::name;
  static constexpr const auto& rulebook = Drako::rulebook;
  static constexpr bool exact_proposals = true;

  Endless(const Drako& game, ThenSkip skip) : game_(&game), skip_(skip) {}

  [[nodiscard]] auto start() const -> State { return game_->start(); }
  [[nodiscard]] auto to_act(const State& state) const -> Seat { return game_->to_act(state); }
  auto propose(const State& state, MoveList<Move>& out) const -> void {
    game_->propose(state, out);
    if (skip_ == ThenSkip::yes) return;
    std::erase_if(out, [&](const Move& move) { return !judge(state, move); });
  }
  /// A skip that the text grants is one; a skip because nothing else is possible is not.
  [[nodiscard]] auto judge(const State& state, const Move& move) const -> Verdict {
    const auto verdict = game_->judge(state, move);
    if (!verdict || skip_ == ThenSkip::yes || !is<drako::Skip>(move)) return verdict;
    constexpr auto right = clause_in<"action.dragon-skips">(drako::clause_ids);
    return game_->apply(state, move).because.has(right)
               ? verdict
               : Verdict::illegal(clause_in<"action.compulsory">(drako::clause_ids));
  }
  [[nodiscard]] auto apply(const State& state, const Move& move) const -> Step<State> {
    auto step = game_->apply(state, move);
    step.next.idle = 0;  // never counted, so that a position can come back
    return step;
  }

 private:
  const Drako* game_;
  ThenSkip skip_;
};

}  // namespace ruleproof::solver::drako_question
