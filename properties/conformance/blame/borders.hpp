/// Why a move is legal, or not, in numbers: at which values of which fields the rules would say the
/// opposite. "Six yuan will do; with five, action.privilege forbids it."
#pragma once

#include <cstddef>
#include <cstdint>
#include <string>
#include <vector>

#include "model/core/any_game.hpp"
#include "properties/conformance/compare/disagreement.hpp"

namespace ruleproof::conformance {

/// A number of the position, and the nearest other value at which the verdict on a move turns.
struct Border {
  std::string field;
  std::int64_t value = 0;
  std::int64_t other = 0;
  std::string clause = {};  ///< forbids the move there; empty where it is legal there
  auto operator==(const Border&) const -> bool = default;
};

/// "p1.yuan is 6; with 5, action.privilege forbids it".
[[nodiscard]] auto to_text(const Border& border) -> std::string;

/// The borders of a move, the nearest first, in the position in which the model is: each number is
/// changed by itself, by so much at most, and the rules are asked again. Where the changed position
/// is none, or somebody else is to act, they are not. Leaves the model elsewhere.
[[nodiscard]] auto borders_of(AnyGame& model, const std::string& move, std::int64_t farthest = 8)
    -> std::vector<Border>;

/// Those of the move that a disagreement is about, where it is to be made; none of a fault.
[[nodiscard]] auto borders_in(AnyGame& model, const Disagreement& it) -> std::vector<Border>;

}  // namespace ruleproof::conformance
