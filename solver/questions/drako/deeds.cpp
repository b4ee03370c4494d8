#include "solver/questions/drako/deeds.hpp"

#include <string>

#include <fmt/format.h>

#include "model/drako/cards.hpp"
#include "model/drako/state.hpp"

namespace ruleproof::solver::drako_question {
namespace {

using drako::Side;

/// Where his cards lie.
auto stock_of(Side side) -> std::string { return side == Side::dwarves ? "p1" : "p2"; }

}  // namespace

auto acts(Side side) -> std::string {
  return fmt::format(
      "before.stage = action and before.turn = {0} and ({1}.held < before.{1}.held or stage = "
      "draw)",
      drako::to_text(side), stock_of(side));
}

auto blocks(Side side) -> std::string {
  return fmt::format("before.stage = answer and {0}.held < before.{0}.held", stock_of(side));
}

auto begins_turn(Side side) -> std::string {
  const auto own = drako::to_text(side);
  if (side == Side::dwarves) {
    return fmt::format("stage = action and turn = {} and before.turn != {}", own, own);
  }
  // The first turn is his.
  return fmt::format(
      "stage = action and turn = {0} and (before.turn != {0} or before.stage = deal or "
      "before.stage "
      "= mulligan or before.stage = place)",
      own);
}

auto nets() -> std::string { return "before.dragon.netted = 0 and dragon.netted = 1"; }
auto gets_free() -> std::string { return "before.dragon.netted = 1 and dragon.netted = 0"; }

auto skips_in_need() -> std::string { return "because.action.compulsory = 1 and stage != over"; }

auto times(const std::string& deed) -> std::string { return "times(" + deed + ")"; }

}  // namespace ruleproof::solver::drako_question
