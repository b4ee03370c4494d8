/// Remove: a plank of the board into a reserve, or a stone of the board into the common one.
#pragma once

#include "model/river_dragons/rules.hpp"

namespace ruleproof::river_dragons {

/// What a reserve holds, for its limits. [remove.one-of-a-size] [remove.two-colours]
class Reserve {
 public:
  static auto of(const Rules& rules, const State& state, int seat) -> Reserve;
  [[nodiscard]] auto has(PlankName plank) const -> bool;
  auto add(PlankName plank) -> void;
  auto take(PlankName plank) -> void;
  /// Whether the limits hold; if not, which is broken.
  [[nodiscard]] auto judge() const -> Verdict;

 private:
  std::uint64_t planks_ = 0;  ///< by number
  std::uint64_t own_ = 0;     ///< colours that count in any case, by seat
};

auto propose_removals(const Rules& rules, const State& state, MoveList<Move>& out) -> void;
[[nodiscard]] auto judge(const Rules& rules, const State& state, const RemovePlank& move)
    -> Verdict;
[[nodiscard]] auto judge(const Rules& rules, const State& state, const SwapPlank& move) -> Verdict;
[[nodiscard]] auto judge(const Rules& rules, const State& state, const RemoveStone& move)
    -> Verdict;
[[nodiscard]] auto judge(const Rules& rules, const State& state, const Decline& move) -> Verdict;
[[nodiscard]] auto judge_lost_removal(const Rules& rules, const State& state) -> Verdict;
auto apply(Table& table, const RemovePlank& move) -> void;
auto apply(Table& table, const SwapPlank& move) -> void;
auto apply(Table& table, const RemoveStone& move) -> void;
auto apply(Table& table, const Decline& move) -> void;

}  // namespace ruleproof::river_dragons
