#include "solver/balance/games/river_dragons.hpp"

#include <algorithm>
#include <bit>
#include <cmath>
#include <cstddef>
#include <cstdint>
#include <limits>

#include "model/core/game.hpp"
#include "model/core/play.hpp"
#include "model/river_dragons/board/geometry.hpp"
#include "model/river_dragons/bridges.hpp"
#include "model/river_dragons/cards.hpp"
#include "model/river_dragons/pieces.hpp"
#include "model/river_dragons/plan.hpp"
#include "model/river_dragons/river_dragons.hpp"
#include "model/river_dragons/rules.hpp"
#include "model/river_dragons/state.hpp"
#include "solver/balance/games/river_dragons_way.hpp"
#include "solver/balance/standing.hpp"

namespace ruleproof::solver::balance {

using river_dragons::RiverDragons;
namespace rd = river_dragons;

namespace {

/// Fills up the plan of a seat with cards that it may have laid, from a position on.
auto lay_plan(const rd::Rules& rules, rd::State& state, int seat, std::size_t from, Random& random)
    -> void {
  auto& plan = state.players[static_cast<std::size_t>(seat)].plan;
  for (auto position = from; position < rd::most_cards; ++position) {
    auto cards = rd::cards_to_lay(rules, state, seat).bits;
    if (cards == 0) return;
    for (auto skip = random.below(static_cast<std::uint64_t>(std::popcount(cards))); skip > 0;
         --skip) {
      cards &= static_cast<std::uint16_t>(cards - 1);
    }
    plan[position] = static_cast<rd::Card>(std::countr_zero(cards));
  }
}

/// The squared distance to the nearest of the villages that are the goal of a seat.
auto gap_to_goal(const rd::Rules& rules, const rd::Survey& survey, rd::Site site, int seat) -> int {
  int least = std::numeric_limits<int>::max();
  rd::for_each_site(rules.ends[static_cast<std::size_t>(seat)], [&](rd::Site goal) {
    least = std::min(least, static_cast<int>(rd::norm(survey.place(goal) - survey.place(site))));
  });
  return least;
}

/// The sites under a pawn.
auto sites_of(const rd::State& state, rd::Stand stand) -> rd::Sites {
  if (!stand.on_plank()) return rd::bit(stand.village());
  const auto& plank = state.plank(stand.plank());
  return plank.on_board() ? rd::bit(plank.at) | rd::bit(plank.to) : 0;
}

/// What planks join to those sites, however long the way.
auto joined(const rd::Bridges& bridges, rd::Sites sites) -> rd::Sites {
  while (true) {
    auto more = sites;
    for (const auto& span : bridges.spans()) {
      if ((span.bears & more) != 0) more |= span.bears;
    }
    if (more == sites) return sites;
    sites = more;
  }
}

/// On free water: how far the nearest place is from the goal that the pawn could reach over the
/// planks that lie there, and, less, how far the pawn is; in hundredths of the distance from home.
auto points_by_distance(const rd::Rules& rules, const rd::State& state) -> Points {
  const rd::Survey survey(rules, state);
  const rd::Bridges bridges(rules, state);
  Points points{};
  for (int seat = 0; seat < rules.players; ++seat) {
    const auto p = static_cast<std::size_t>(seat);
    const auto nearest = [&](rd::Sites sites) {
      int least = std::numeric_limits<int>::max();
      rd::for_each_site(sites, [&](rd::Site site) {
        least = std::min(least, gap_to_goal(rules, survey, site, seat));
      });
      return std::sqrt(static_cast<double>(least));
    };
    const auto home = nearest(rd::bit(rules.home[p]));
    const auto pawn = sites_of(state, state.players[p].pawn);
    const auto way = (2 * nearest(joined(bridges, pawn))) + nearest(pawn);
    points[p] = -static_cast<int>(100 * way / (3 * home));
  }
  return points;
}

/// The first card of the plan of a seat that is still to be played.
auto next_card(const rd::Rules& rules, const rd::State& state, int seat) -> std::size_t {
  if (state.stage == rd::Stage::plan) return 0;
  const auto place = (seat - state.first + rules.players) % rules.players;
  return static_cast<std::size_t>(state.position) + (place <= state.turn ? 1U : 0U);
}

}  // namespace

auto Sampler<RiverDragons>::sample(const RiverDragons& game, const rd::State& seen, Seat seat,
                                   Random& random) -> rd::State {
  const auto& rules = game.rules();
  auto state = seen;
  const bool planning = state.stage == rd::Stage::plan;
  const auto shown = planning ? std::size_t{0} : static_cast<std::size_t>(state.position) + 1;
  for (int place = 0; place < rules.players; ++place) {
    const auto other = (state.first + place) % rules.players;
    if (player_seat(other) == seat || (planning && place >= state.turn)) continue;
    lay_plan(rules, state, other, shown, random);
  }
  return state;
}

auto Standing<RiverDragons>::points(const rd::State& state) -> Points {
  if (!rules_.river) return points_by_distance(rules_, state);
  const auto& ways = ways_.of(state);
  Points points{};
  for (int seat = 0; seat < rules_.players; ++seat) {
    const auto p = static_cast<std::size_t>(seat);
    const auto& player = state.players[p];
    const bool at_home = player.pawn == rd::Stand::in(rules_.home[p]);
    points[p] = -10 * cost_after(ways[p], player, next_card(rules_, state, seat), at_home);
  }
  return points;
}

}  // namespace ruleproof::solver::balance
