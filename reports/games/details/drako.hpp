/// Drako: small set-ups, and open questions that cannot matter.
#pragma once

#include <array>
#include <optional>
#include <span>
#include <string_view>

#include "model/drako/drako.hpp"
#include "reports/games/details.hpp"

namespace ruleproof::games {

template <>
struct Details<drako::Drako> : NoDetails {
  static constexpr std::optional<Scale> scale =
      Scale{.options = "data=lane", .rulings = "placement=preset"};
  static constexpr auto small_set_ups =
      std::to_array<std::string_view>({"data=lane", "data=duel", "data=skirmish"});
  static constexpr auto no_differences = std::to_array<NoDifference>({
      {"draw-single", "DK-L1",
       "proved: decks of the given size, less an opening hand, are even, and every draw takes two"},
      {"markers", "DK-X2",
       "proved: the game is over before the wounds outnumber the markers, for as many boxes as the "
       "boards have"},
  });
};

}  // namespace ruleproof::games
