/// Sea Dragons: small set-ups, and open questions that cannot matter.
#pragma once

#include <array>
#include <optional>
#include <span>
#include <string_view>

#include "model/sea_dragons/sea_dragons.hpp"
#include "reports/games/details.hpp"

namespace ruleproof::games {

template <>
struct Details<sea_dragons::SeaDragons> : NoDetails {
  static constexpr auto small_set_ups = std::to_array<std::string_view>({"players=2 data=toy"});
  static constexpr auto no_differences = std::to_array<NoDifference>({
      {"gold-view", "",
       "argued, not proved: it decides only what the players see of one another's gold: in every "
       "game moves, resources, points and winners are the same"},
      {"hand-view", "",
       "argued, not proved: it decides only what the players see of one another's cards: in every "
       "game moves, resources, points and winners are the same"},
      {"token-view", "",
       "argued, not proved: it decides only whether the players see which token lies where: in "
       "every game moves, resources, points and winners are the same"},
      {"bank", "SD-Q12",
       "the most gold that can lie on the table is less than the bank has, as long as used gold "
       "cards do not come back"},
  });
};

}  // namespace ruleproof::games
