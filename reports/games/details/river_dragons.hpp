/// River Dragons: small set-ups.
#pragma once

#include <array>
#include <optional>
#include <span>
#include <string_view>

#include "model/river_dragons/river_dragons.hpp"
#include "reports/games/details.hpp"

namespace ruleproof::games {

template <>
struct Details<river_dragons::RiverDragons> : NoDetails {
  static constexpr std::optional<Scale> scale =
      Scale{.options = "data=toy-3,cards=1,actions=stone1+plank1+move1,dragons=0,planks=1"};
  static constexpr auto small_set_ups = std::to_array<std::string_view>({
      "actions=stone1+plank1 cards=1 data=toy-3 dragons=0 planks=1",
      "actions=stone1+plank1+remove cards=1 data=toy-3 dragons=0 planks=1",
      "actions=stone1+plank1+move1 cards=1 data=toy-3 dragons=0 planks=1",
      "actions=stone1 cards=1 data=toy-3 planks=1",
      "actions=stone1+plank1+move2+jump cards=1 data=toy-3 dragons=0 planks=1",
  });
  static constexpr auto seatings = std::to_array<NoDifference>({
      {"seating", "",
       "argued, not proved: the players may choose their colours; it decides only which seat has "
       "which of them"},
  });
};

}  // namespace ruleproof::games
