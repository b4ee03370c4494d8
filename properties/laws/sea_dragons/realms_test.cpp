#include "properties/laws/sea_dragons/realms.hpp"

#include <algorithm>
#include <cstddef>
#include <vector>

#include <doctest/doctest.h>

#include "model/sea_dragons/bits.hpp"
#include "model/sea_dragons/data/components.hpp"
#include "model/sea_dragons/figures.hpp"

namespace ruleproof::properties::sea {
namespace {

using namespace sea_dragons;  // NOLINT(google-build-using-namespace): cells and figures

/// Realms in which some of the cells lie.
auto realms_of(const Plan& plan, const Bits& cells) -> int {
  return static_cast<int>(std::ranges::count_if(
      plan.realms, [&](const Bits& realm) { return !(cells & realm).empty(); }));
}

/// The plan of the whole board with another island.
auto with_island(const Components& all, const Bits& island) -> Plan {
  auto plan = all.plan;
  const auto cross = plan.currents | plan.island;
  plan.sea = (plan.sea | plan.island) & ~island;
  plan.currents = cross & ~island;
  plan.island = island;
  plan.shores = island.beside() & plan.sea;
  return plan;
}

/// The most realms of a dragon in a box whose corner is in columns and rows `low` to `high`, tried
/// one placement after the other.
auto most_realms(const Components& all, const Plan& plan, int low, int high) -> int {
  int most = 0;
  for (const auto& turns : all.figures) {
    for (const auto& turn : turns) {
      for (int y = low; y <= high; ++y) {
        for (int x = low; x <= high; ++x) {
          const auto cells = cells_of(turn, cell_at(x, y));
          if (cells.count() != turn.cells.count() || !(cells & ~plan.sea).empty()) continue;
          most = std::max(most, realms_of(plan, cells));
        }
      }
    }
  }
  return most;
}

}  // namespace

TEST_CASE("a dragon can be in three realms where the island leaves a way round, and only there") {
  const auto all = components("stand-in").value();
  const std::vector<Cell> cross{cell_at(7, 7), cell_at(7, 6), cell_at(8, 7),
                                cell_at(7, 8), cell_at(6, 7), cell_at(7, 5),
                                cell_at(9, 7), cell_at(7, 9), cell_at(5, 7)};
  int islands = 0;
  int with_three = 0;
  for (unsigned set = 1; set < (1U << cross.size()); ++set) {
    Bits island;
    for (std::size_t i = 0; i < cross.size(); ++i) {
      if ((set >> i & 1U) != 0) island |= Bits::of(cross[i]);
    }
    if (connected(Bits::of(island.first()), island) != island) continue;
    const auto plan = with_island(all, island);
    const auto most = most_realms(all, plan, 2, 9);
    CAPTURE(to_text(island));
    CHECK(most == (leaves_a_way_round(plan) ? 3 : 2));
    ++islands;
    with_three += most == 3 ? 1 : 0;
  }
  // Connected: the middle with arms of 0, 1 or 2 cells each, or one or two cells of an arm.
  CHECK(islands == 81 + 12);
  CHECK(with_three > 0);
  CHECK(with_three < islands);
}

TEST_CASE("away from the middle no dragon is in three realms") {
  const auto all = components("stand-in").value();
  CHECK(most_realms(all, all.plan, 0, 14) == 2);
  const auto bare = with_island(all, Bits::of(cell_at(7, 7)));
  CHECK(most_realms(all, bare, 0, 14) == 3);
  CHECK_FALSE(leaves_a_way_round(all.plan));
  CHECK(leaves_a_way_round(bare));
}

}  // namespace ruleproof::properties::sea
