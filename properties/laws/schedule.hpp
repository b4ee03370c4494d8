/// Which laws are asked after which step, worked out once for each set-up.
#pragma once

#include <array>
#include <bit>
#include <cstddef>
#include <cstdint>
#include <vector>

#include "properties/laws/law.hpp"

namespace ruleproof::properties {

/// A law that applies, and when it is checked.
template <Game G>
struct Due {
  std::size_t law = 0;                 ///< its place in the list of laws
  decltype(Law<G>::holds) holds = {};  ///< of steps
  decltype(Law<G>::position) position = {};
  decltype(Law<G>::game) game = {};
  After after;
  std::uint32_t mask = 0;    ///< due where these bits of chance + offset are 0
  std::uint32_t offset = 0;  ///< so that laws are due on different occasions

  [[nodiscard]] auto is_due(std::uint32_t chance) const -> bool {
    return ((chance + offset) & mask) == 0;
  }
  /// Whether a step between these stages can break it.
  [[nodiscard]] auto concerns(std::size_t from, std::size_t to) const -> bool {
    return ((after.from >> from) & (after.to >> to) & 1U) != 0;
  }
};

/// Some of the laws that apply, by their places among them.
class DueSet {
 public:
  static constexpr std::size_t most = 256;

  auto add(std::size_t place) -> void {
    RULEPROOF_ASSERT(place < most);
    words_[place / 64] |= std::uint64_t{1} << (place % 64);
  }
  auto operator|=(const DueSet& other) -> DueSet& {
    for (std::size_t i = 0; i < words_.size(); ++i) words_[i] |= other.words_[i];
    return *this;
  }
  auto operator&=(const DueSet& other) -> DueSet& {
    for (std::size_t i = 0; i < words_.size(); ++i) words_[i] &= other.words_[i];
    return *this;
  }
  [[nodiscard]] auto empty() const -> bool { return words_ == decltype(words_){}; }
  /// Whether `holds(place)` is true of each, from the first on; stops at one of which it is not.
  template <class Holds>
  auto all_of(Holds&& holds) const -> bool {
    for (std::size_t i = 0; i < words_.size(); ++i) {
      for (auto word = words_[i]; word != 0; word &= word - 1) {
        if (!holds((64 * i) + static_cast<std::size_t>(std::countr_zero(word)))) return false;
      }
    }
    return true;
  }

 private:
  std::array<std::uint64_t, most / 64> words_{};
};

template <Game G>
class Schedule {
 public:
  using State = typename G::State;
  using Move = typename G::Move;
  using Kinds = detail::KindsOf<Move>;

  Schedule() = default;
  /// `skips`: whether laws are asked only after steps that can break them.
  Schedule(const std::vector<Due<G>>& dues, bool skips) {
    for (std::size_t place = 0; place < dues.size(); ++place) {
      auto due = dues[place];
      if (!skips) due.after = {};
      (due.mask == 0 ? add_steady(due, place) : add_sampled(due));
    }
  }

  /// The laws that are not sampled and that the step can break, by their places among the dues.
  [[nodiscard]] auto asked(const G& game, const State& before, const Move& move,
                           const State& next) const -> DueSet {
    auto asked = after_move_[Kinds::of(move)];
    if (compares_) {
      for (auto left = changed_fields(before, next); left != 0; left &= left - 1) {
        asked |= after_change_[static_cast<std::size_t>(std::countr_zero(left))];
      }
    }
    if (!after_end_.empty() && game.to_act(next) == Seat::nobody) asked |= after_end_;
    if constexpr (detail::Staged<State>) {
      asked &= from_stage_[stage_of(before)];
      asked &= to_stage_[stage_of(next)];
    }
    return asked;
  }
  /// The laws that are sampled, those that may be due by that chance.
  [[nodiscard]] auto sampled(std::uint32_t chance) const -> const std::vector<Due<G>>& {
    return sampled_[chance % occasions];
  }

 private:
  static constexpr std::uint32_t occasions = 16;

  auto add_steady(const Due<G>& due, std::size_t place) -> void {
    for (std::size_t stage = 0; stage < stages; ++stage) {
      if (((due.after.from >> stage) & 1U) != 0) from_stage_[stage].add(place);
      if (((due.after.to >> stage) & 1U) != 0) to_stage_[stage].add(place);
    }
    for (std::size_t kind = 0; kind < Kinds::count; ++kind) {
      const bool named = ((due.after.moves >> kind) & 1U) != 0;
      if (named || (due.after.fields & any_step) != 0) after_move_[kind].add(place);
    }
    if ((due.after.fields & any_step) != 0) return;
    if ((due.after.fields & last_step) != 0) after_end_.add(place);
    for (auto left = due.after.fields & ~last_step; left != 0; left &= left - 1) {
      after_change_[static_cast<std::size_t>(std::countr_zero(left))].add(place);
      compares_ = true;
    }
  }
  auto add_sampled(const Due<G>& due) -> void {
    auto low = due;
    low.mask &= occasions - 1;
    for (std::uint32_t chance = 0; chance < occasions; ++chance) {
      if (low.is_due(chance)) sampled_[chance].push_back(due);
    }
  }

  static constexpr std::size_t stages = 32;
  std::array<DueSet, stages> from_stage_;
  std::array<DueSet, stages> to_stage_;
  std::array<DueSet, Kinds::count> after_move_;
  std::array<DueSet, 64> after_change_;
  DueSet after_end_;
  bool compares_ = false;
  std::array<std::vector<Due<G>>, occasions> sampled_;
};

}  // namespace ruleproof::properties
