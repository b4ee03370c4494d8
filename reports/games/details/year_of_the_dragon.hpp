/// In the Year of the Dragon: small set-ups, and open questions that cannot matter.
#pragma once

#include <array>
#include <optional>
#include <span>
#include <string_view>

#include "model/year_of_the_dragon/year_of_the_dragon.hpp"
#include "reports/games/details.hpp"

namespace ruleproof::games {

template <>
struct Details<year_of_the_dragon::YearOfTheDragon> : NoDetails {
  static constexpr std::optional<Scale> scale =
      Scale{.options = "players=2,rounds=1,types=3,actions=2,row=dtcmfdtcmfdt"};
  /// One or two months, three types of person, the first so many actions; the row begins with each
  /// of the events in turn.
  static constexpr auto small_set_ups = std::to_array<std::string_view>({
      "players=2 types=3 actions=1 rounds=1 row=pptdfmctdfmc",
      "players=2 types=3 actions=1 rounds=1 row=mptdpfctdfmc",
      "players=2 types=3 actions=1 rounds=1 row=fptdpmctdfmc",
      "players=2 types=3 actions=1 rounds=1 row=cptdpmftdfmc",
      "players=2 types=3 actions=1 rounds=1 row=dpftpmctdfmc",
      "players=2 types=3 actions=1 rounds=1 row=tpfdpmctdfmc",
      "players=2 types=3 actions=7 rounds=1 row=pptdfmctdfmc",
      "players=2 types=3 actions=2 rounds=2 row=pptdfmctdfmc",
  });
  static constexpr auto no_differences = std::to_array<NoDifference>({
      {"release-order", "",
       "argued, not proved: it decides only what the players see of one another while they release "
       "persons: in every game moves, resources, points and winners are the same"},
  });
  static constexpr auto seatings = std::to_array<NoDifference>({
      {"draft-first", "",
       "argued, not proved: seats are alike, and it decides only which one begins"},
      {"draft-direction", "",
       "argued, not proved: seats are alike, and it decides only in which order they draft"},
  });
};

}  // namespace ruleproof::games
