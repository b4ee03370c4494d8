/// In how many realms a dragon can lie, by the outline of the island.
#pragma once

#include <array>
#include <cstddef>

#include "model/sea_dragons/data/components.hpp"

namespace ruleproof::properties::sea {

/// Whether two arms of the currents, one after the other round the middle, are sea where they meet
/// the realms' inner corners.
inline auto leaves_a_way_round(const sea_dragons::Plan& plan) -> bool {
  const int middle = plan.width / 2;
  const auto at = [&](int x, int y) {
    return plan.sea.has(sea_dragons::cell_at(middle + x, middle + y));
  };
  const std::array<bool, 4> open{at(0, -1), at(1, 0), at(0, 1), at(-1, 0)};
  for (std::size_t i = 0; i < open.size(); ++i) {
    if (open[i] && open[(i + 1) % open.size()]) return true;
  }
  return false;
}

}  // namespace ruleproof::properties::sea
