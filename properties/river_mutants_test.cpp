/// Every planted bug of River Dragons: the law that is there for it catches it.
#include <array>
#include <cstdint>
#include <span>
#include <string>
#include <string_view>

#include <doctest/doctest.h>

#include "model/core/play.hpp"
#include "model/core/setup.hpp"
#include "model/river_dragons/river_dragons.hpp"
#include "properties/check.hpp"
#include "properties/laws/law.hpp"
#include "properties/laws/river_dragons.hpp"
#include "properties/laws/river_dragons/goals.hpp"
#include "properties/mutants/catch_test.hpp"
#include "properties/mutants/planted.hpp"
#include "properties/mutants/skips_test.hpp"

namespace ruleproof::properties {

/// The laws of the game, tried on the planted one.
template <>
struct Tables<mutants::Planted<river_dragons::RiverDragons>> {
  using G = mutants::Planted<river_dragons::RiverDragons>;
  static constexpr std::span<const Law<G>> laws = rivers::laws<G>;
  static constexpr std::span<const Goal<G>> goals = rivers::goals<G>;
  static auto random_options(Random& random) -> Texts {
    return mutants::with_bug(rivers::random_options(random));
  }
};

namespace {

using RiverMutant = mutants::Planted<river_dragons::RiverDragons>;

/// Whether a bug breaks the law of that name, in games that are not too many.
auto breaks(std::string_view bug, std::string_view law, std::uint64_t steps) -> bool {
  mutants::sown = bug;
  const auto report =
      check_laws<RiverMutant>({.steps = steps, .seed = 1, .laws = {std::string(law)}});
  mutants::sown.clear();
  for (const auto& finding : report.findings) {
    if (finding.title != "Broken: " + std::string(law)) continue;
    CHECK(finding.witnesses.size() == 1);
    MESSAGE(finding.title << ": " << finding.message);
    return true;
  }
  return false;
}

struct Row {
  std::string_view bug;
  std::string_view law;
  std::uint64_t steps = 20'000;  ///< more where few readings have the law
};

}  // namespace

TEST_CASE("each bug planted in River Dragons breaks the law that is there for it") {
  const auto rows = std::to_array<Row>({
      {"sinks-stone",
       "every plank reaches from one stone to another, or from a village to "
       "a stone"},
      {"drifts", "stones come one by one, each to a bare islet, and go one by one by Remove"},
      {"loses-plank", "a removed plank joins the reserve of who removes it, if that may keep it"},
      {"steals-plank", "a removed plank joins the reserve of who removes it, if that may keep it"},
      {"comes-back", "a plank that is out of the game stays out"},
      {"lays-short",
       "every plank reaches from one stone to another, or from a village to "
       "a stone"},
      {"lays-fourth", "at most three planks rest on a stone or in a village"},
      {"lays-across", "no plank crosses another"},
      {"lays-across", "no plank lies over the end of another", 200'000},
      {"discards-early", "a plank goes out of the game only if it finds no place"},
      {"loses-early", "Remove is lost only if nothing can be removed"},
      {"takes-footing", "no plank is removed from under a pawn"},
      {"takes-pillar", "a removed stone carried nothing"},
      {"takes-second", "no personal reserve has two planks of a size"},
      {"falls-early", "a pawn falls only when it has nowhere to go, and to its start village"},
      {"falls-forward", "a pawn falls only when it has nowhere to go, and to its start village"},
      {"steps-far", "a step leads to a free plank or a village next to the pawn"},
      {"pushes-in", "a pawn stands in a village or on a plank, and no two stand on one plank"},
      {"shows-plans",
       "planning reveals nothing: what lies face down changes nothing for the others"},
      {"keeps-first", "after a round the next seat is first player, and the plans are empty"},
      {"keeps-plan", "after a round the next seat is first player, and the plans are empty"},
      {"two-dragons", "a plan holds at most one dragon"},
      {"wrong-winner", "a pawn that reaches its end village ends the game at once, and wins"},
  });
  for (const auto& row : rows) {
    CAPTURE(row.bug);
    CAPTURE(row.law);
    CHECK(breaks(row.bug, row.law, row.steps));
    CHECK_FALSE(breaks("", row.law, row.steps));
  }
}

TEST_CASE("River Dragons: laws asked after some steps only break where they would after all") {
  mutants::skips_lose_nothing<river_dragons::RiverDragons>(8);
}

}  // namespace ruleproof::properties
