/// How a player can spread the building of a bridge of so many planks over rounds: cards and
/// progress, without a board.
#pragma once

#include <cstdint>
#include <optional>
#include <vector>

#include "model/river_dragons/cards.hpp"

namespace ruleproof::solver::river_dragons_question {

/// How far a bridge of some planks is built and walked by one player alone.
struct Progress {
  int stones = 0;
  int planks = 0;
  int steps = 0;
  auto operator<=>(const Progress&) const = default;
};

/// Whether every card of a schedule has to be used in full, or may do less than it says.
enum class Use : std::uint8_t { in_full, in_part };

/// Cards of each round, in their order; the last round may have fewer than five.
using Schedule = std::vector<std::vector<river_dragons::Card>>;

/// What a card adds to a bridge of `length` planks; nothing if it has to be used in full and cannot
/// be.
[[nodiscard]] auto progress_by(river_dragons::Card card, Progress from, int length, Use use)
    -> std::optional<Progress>;

/// A schedule of the fewest rounds, and of the fewest cards in the last one, for a bridge of
/// `length` planks. At most five cards a round, each of six cards once: those that put, lay, move.
[[nodiscard]] auto best_schedule(int length, Use use) -> std::optional<Schedule>;

}  // namespace ruleproof::solver::river_dragons_question
