/// Boards small enough to be searched whole.
#pragma once

#include "kalah.hpp"
#include "reports/games/details.hpp"

template <>
struct ruleproof::games::Details<kalah::Kalah> : NoDetails {
  static constexpr std::optional<Scale> scale = Scale{.options = "pits=3,seeds=2"};
  static constexpr auto small_set_ups = std::to_array<std::string_view>({"pits=3 seeds=2"});
};
