/// Players with habits: how much each likes a kind of move, or one move, is drawn by lot once and
/// kept for the whole game. Habits that lead somewhere are kept, and changed a little.
#pragma once

#include <algorithm>
#include <array>
#include <cstddef>
#include <cstdint>
#include <span>
#include <string_view>
#include <vector>

#include "model/core/play.hpp"

namespace ruleproof::solver::hunt {

/// The lots: later ones overrule the first for a part of all moves each.
class Habits {
 public:
  explicit Habits(std::uint64_t seed) : lots_{seed} {}

  [[nodiscard]] auto changed(std::uint64_t lot) const -> Habits {
    constexpr std::size_t most = 12;
    auto other = *this;
    if (other.lots_.size() == most) other.lots_.erase(other.lots_.begin() + 1);
    other.lots_.push_back(lot);
    return other;
  }
  /// The lot for what has that number.
  [[nodiscard]] auto lot(std::uint64_t number) const -> std::uint64_t {
    constexpr std::uint64_t overruled = 6;  // one of so many
    for (std::size_t i = lots_.size(); i-- > 1;) {
      const auto lot = Random(number ^ lots_[i]).next();
      if (lot % overruled == 0) return lot >> 8U;
    }
    return Random(number ^ lots_.front()).next() >> 8U;
  }

 private:
  std::vector<std::uint64_t> lots_;
};

/// The players of one game. Chance stays even.
class Habitual {
 public:
  Habitual(const Habits& habits, std::uint64_t seed) : habits_(habits), dice_(seed) {}

  template <Game G>
    requires Notated<G>
  auto operator()(const G& game, const typename G::State& state,
                  std::span<const typename G::Move> list) -> std::size_t {
    const auto seat = game.to_act(state);
    if (seat == Seat::chance) return dice_(game, state, list);
    std::uint64_t all = 0;
    sums_.clear();
    for (const auto& move : list) {
      sums_.push_back(all += liking(game.to_text(move), static_cast<std::uint64_t>(seat)));
    }
    const auto at = dice_.random().below(all);
    return static_cast<std::size_t>(std::ranges::upper_bound(sums_, at) - sums_.begin());
  }

 private:
  static auto number_of(std::string_view text, std::uint64_t seat) -> std::uint64_t {
    std::uint64_t number = 0xcbf29ce484222325 + seat;
    for (const char c : text) {
      number = (number ^ static_cast<unsigned char>(c)) * 0x100000001b3;
    }
    return number;
  }
  /// Of the kind of a move, which its first word says, and of the very move; never nothing.
  [[nodiscard]] auto liking(std::string_view text, std::uint64_t seat) const -> std::uint64_t {
    constexpr auto of_kind = std::to_array<std::uint64_t>({1, 30, 30, 30, 300, 1'000});
    constexpr auto of_move = std::to_array<std::uint64_t>({1, 8, 8, 8, 8, 8, 8, 100});
    const auto kind = habits_.lot(number_of(text.substr(0, text.find(' ')), seat));
    const auto move = habits_.lot(number_of(text, seat + 16));
    return of_kind[kind % of_kind.size()] * of_move[move % of_move.size()];
  }

  const Habits& habits_;
  Dice dice_;
  std::vector<std::uint64_t> sums_;
};

}  // namespace ruleproof::solver::hunt
