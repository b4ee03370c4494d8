/// Set-ups that are small enough for every game of them to be tried.
#include <array>
#include <span>
#include <string_view>

#include "reports/cli/matter/matter.hpp"

namespace ruleproof::cli {
namespace {

using Lines = std::span<const std::string_view>;

/// One or two months, three types of person, the first so many actions; the row begins with each
/// of the events in turn.
constexpr auto year_of_the_dragon = std::to_array<std::string_view>({
    "players=2 types=3 actions=1 rounds=1 row=pptdfmctdfmc",
    "players=2 types=3 actions=1 rounds=1 row=mptdpfctdfmc",
    "players=2 types=3 actions=1 rounds=1 row=fptdpmctdfmc",
    "players=2 types=3 actions=1 rounds=1 row=cptdpmftdfmc",
    "players=2 types=3 actions=1 rounds=1 row=dpftpmctdfmc",
    "players=2 types=3 actions=1 rounds=1 row=tpfdpmctdfmc",
    "players=2 types=3 actions=7 rounds=1 row=pptdfmctdfmc",
    "players=2 types=3 actions=2 rounds=2 row=pptdfmctdfmc",
});

constexpr auto drako = std::to_array<std::string_view>({"data=lane", "data=duel", "data=skirmish"});

constexpr auto sea_dragons = std::to_array<std::string_view>({"players=2 data=toy"});

constexpr auto river_dragons = std::to_array<std::string_view>({
    "actions=stone1+plank1 cards=1 data=toy-3 dragons=0 planks=1",
    "actions=stone1+plank1+remove cards=1 data=toy-3 dragons=0 planks=1",
    "actions=stone1+plank1+move1 cards=1 data=toy-3 dragons=0 planks=1",
    "actions=stone1 cards=1 data=toy-3 planks=1",
    "actions=stone1+plank1+move2+jump cards=1 data=toy-3 dragons=0 planks=1",
});

constexpr auto connect_four = std::to_array<std::string_view>({"columns=4 rows=4"});

}  // namespace

auto small_set_ups(std::string_view game) -> Lines {
  if (game == "year-of-the-dragon") return year_of_the_dragon;
  if (game == "drako") return drako;
  if (game == "sea-dragons") return sea_dragons;
  if (game == "river-dragons") return river_dragons;
  if (game == "connect-four") return connect_four;
  return {};
}

}  // namespace ruleproof::cli
