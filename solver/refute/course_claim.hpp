/// Claims that count: `times(EXPR)` is of how many positions of the game so far, the opening and
/// this one among them, EXPR holds.
///
/// `times(EXPR since EVENT)` counts those behind the last one of which EVENT holds.
///
///     times(before.turn = 0 and turn = 1) <= 28        a side has no more turns
///     times(p1.at != before.p1.at since because.round.end = 1) <= 3      in a round
///     p1.held > 0 or times(because.draw.two = 1) >= 3  it has drawn as often before it has no card
#pragma once

#include <array>
#include <cstddef>
#include <cstdint>
#include <optional>
#include <string_view>
#include <vector>

#include "model/core/expression/program.hpp"
#include "model/core/expression/syntax.hpp"
#include "model/core/expression/vocabulary.hpp"
#include "model/core/result.hpp"

namespace ruleproof::solver::refute {

/// What a claim may count.
inline constexpr std::size_t most_counts = 8;
using Counts = std::array<std::int64_t, most_counts>;

/// What is counted, and what begins the count anew; nothing: the game.
struct Counted {
  expression::Program what;
  std::optional<expression::Program> since = {};
};

/// A claim made ready: what it says, and what it counts.
struct CourseClaim {
  expression::Program says;
  std::vector<Counted> counted = {};
};

/// Reads and compiles; `names` are those of `names_in_course`.
[[nodiscard]] auto compile_in_course(std::string_view claim, const expression::Vocabulary& names,
                                     const expression::Place& place = {}) -> Result<CourseClaim>;

}  // namespace ruleproof::solver::refute
