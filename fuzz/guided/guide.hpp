/// Watches a game as `LawWatch` does, and counts for libFuzzer what the rules said in it.
#pragma once

#include <array>
#include <cstdint>
#include <vector>

#include "fuzz/guided/counters.hpp"
#include "properties/laws/law_watch.hpp"

namespace ruleproof::fuzz {

template <Configurable G>
class Guide {
 public:
  using State = typename G::State;
  using Move = typename G::Move;

  /// `answers` tells the set-up from others, by its rulings.
  Guide(properties::LawWatch<G>& watch, std::size_t goals, std::span<const std::uint32_t> answers)
      : watch_(watch), before_(watch.citations()), answers_(answers), goals_(goals) {
    for (std::size_t goal = 0; goal < goals; ++goal) {
      reached_[goal] = watch.reached(goal).has_value();
    }
  }

  auto open(const State& state) -> bool { return watch_.open(state); }
  auto operator()(const State& before, const Move& move, const Step<State>& step) -> bool {
    note_pairs(step.because);
    return watch_(before, move, step);
  }
  auto take_moves(MoveList<Move>& out) -> bool { return watch_.take_moves(out); }
  auto close() -> bool { return watch_.close(); }
  auto stuck(const State& state) -> void { watch_.stuck(state); }

  /// Counts what was said since this began.
  auto finish() const -> void {
    auto& all = counters();
    const auto& now = watch_.citations();
    for (std::size_t clause = 0; clause < Counters::clauses; ++clause) {
      count(all.refused[clause], now.verdicts[clause] - before_.verdicts[clause]);
      const auto relied = now.steps[clause] - before_.steps[clause];
      count(all.relied[clause], relied);
      if (relied == 0) continue;
      for (const auto answer : answers_) at_hash(all.under, clause, answer) = 1;
    }
    for (std::size_t goal = 0; goal < goals_ && goal < Counters::clauses; ++goal) {
      all.goals[goal] = watch_.reached(goal).has_value() && !reached_[goal] ? 1 : 0;
    }
  }

 private:
  /// Pairs of clauses in one step. What a step relies on is often what one before did.
  auto note_pairs(const ClauseSet& because) -> void {
    if (because == last_) return;
    last_ = because;
    std::array<std::uint8_t, Counters::clauses> list;  // NOLINT: filled up to `size`
    std::size_t size = 0;
    because.for_each([&](ClauseRef clause) { list[size++] = clause.index; });
    for (std::size_t i = 0; i < size; ++i) {
      for (std::size_t j = 0; j < i; ++j) at_hash(counters().pairs, list[i], list[j]) = 1;
    }
  }

  properties::LawWatch<G>& watch_;
  properties::Citations before_;
  std::span<const std::uint32_t> answers_;
  std::size_t goals_;
  std::array<bool, Counters::clauses> reached_{};
  ClauseSet last_;
};

}  // namespace ruleproof::fuzz
