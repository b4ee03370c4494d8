/// What a claim says, before any game is played: whether its fields could break it at all.
#pragma once

#include <cstdint>

#include "model/core/expression/program.hpp"

namespace ruleproof::solver::refute {

/// From the least to the most.
enum class Content : std::uint8_t {
  nothing,  ///< it holds of any values that its fields declare: whatever the rules, it is so
  ranges,   ///< it is what its fields declare, no more and no less: "yuan never exceeds 99"
  rules,    ///< it excludes values that its fields declare
};

/// A claim that restates a declared range may be the very point of an answer, and a game that
/// leaves the range refutes it; a claim that any values within the ranges fulfil, and that is
/// weaker than the ranges themselves, says nothing. Where no formula can say the claim, it is taken
/// for one about the rules; so is one of which that is not seen at a glance, where no solver is to
/// be asked.
[[nodiscard]] auto content_of(const expression::Program& claim, bool by_solver = true) -> Content;

}  // namespace ruleproof::solver::refute
