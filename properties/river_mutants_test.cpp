/// Every bug planted in River Dragons is caught by the law that is there for it.
#include <string>

#include <doctest/doctest.h>

#include "properties/check.hpp"
#include "properties/mutants/river_dragons.hpp"

namespace ruleproof::properties {
namespace {

using mutants::RiverBug;
using mutants::RiverMutant;

/// Whether a bug breaks the law of that name, in games that are not too many.
auto breaks(RiverBug bug, std::string_view law) -> bool {
  RiverMutant::planted = bug;
  const auto report =
      check_laws<RiverMutant>({.steps = 20'000, .seed = 1, .laws = {std::string(law)}});
  RiverMutant::planted = RiverBug::none;
  for (const auto& finding : report.findings) {
    if (finding.title != "Broken: " + std::string(law)) continue;
    CHECK(finding.witnesses.size() == 1);
    MESSAGE(finding.title << ": " << finding.message);
    return true;
  }
  return false;
}

struct Row {
  RiverBug bug;
  std::string_view law;
};

}  // namespace

TEST_CASE("each bug planted in River Dragons breaks the law that is there for it") {
  const auto rows = std::to_array<Row>({
      {RiverBug::sinks_stone,
       "every plank reaches from one stone to another, or from a village to "
       "a stone"},
      {RiverBug::drifts,
       "stones come one by one, each to a bare islet, and go one by one by Remove"},
      {RiverBug::loses_plank,
       "a removed plank joins the reserve of who removes it, if that may keep it"},
      {RiverBug::steals_plank,
       "a removed plank joins the reserve of who removes it, if that may keep it"},
      {RiverBug::comes_back, "a plank that is out of the game stays out"},
      {RiverBug::lays_short,
       "every plank reaches from one stone to another, or from a village to "
       "a stone"},
      {RiverBug::lays_fourth, "at most three planks rest on a stone or in a village"},
      {RiverBug::lays_across, "no plank crosses another"},
      {RiverBug::discards_early, "a plank goes out of the game only if it finds no place"},
      {RiverBug::loses_early, "Remove is lost only if nothing can be removed"},
      {RiverBug::takes_footing, "no plank is removed from under a pawn"},
      {RiverBug::takes_pillar, "a removed stone carried nothing"},
      {RiverBug::takes_second, "no personal reserve has two planks of a size"},
      {RiverBug::falls_early,
       "a pawn falls only when it has nowhere to go, and to its start village"},
      {RiverBug::falls_forward,
       "a pawn falls only when it has nowhere to go, and to its start village"},
      {RiverBug::steps_far, "a step leads to a free plank or a village next to the pawn"},
      {RiverBug::pushes_in,
       "a pawn stands in a village or on a plank, and no two stand on one plank"},
      {RiverBug::shows_plans,
       "planning reveals nothing: what lies face down changes nothing for the others"},
      {RiverBug::keeps_first,
       "after a round the next seat is first player, and the plans are empty"},
      {RiverBug::keeps_plan,
       "after a round the next seat is first player, and the plans are empty"},
      {RiverBug::two_dragons, "a plan holds at most one dragon"},
      {RiverBug::wrong_winner,
       "a pawn that reaches its end village ends the game at once, and wins"},
  });
  for (const auto& row : rows) {
    CAPTURE(static_cast<int>(row.bug));
    CAPTURE(row.law);
    CHECK(breaks(row.bug, row.law));
    CHECK_FALSE(breaks(RiverBug::none, row.law));
  }
}

}  // namespace ruleproof::properties
