/// What the laws of River Dragons read off a position. Counted here once more, plank by plank and
/// without the model's tables: a second opinion.
#pragma once

#include <algorithm>
#include <bit>

#include "model/river_dragons/river_dragons.hpp"
#include "properties/laws/law.hpp"
#include "properties/laws/river_dragons/lines.hpp"

namespace ruleproof::properties::rivers {

using namespace river_dragons;  // NOLINT(google-build-using-namespace): its words are ours here
using Place = river_dragons::Place;  // and not the place of a finding

/// A plank that lies on the board.
struct Lying {
  PlankName name;
  Site from = 0;
  Site to = 0;
  auto operator<=>(const Lying&) const = default;
};
using LyingPlanks = FixedVector<Lying, most_planks>;

inline constexpr auto every_plank = [] {
  std::array<PlankName, most_planks> names{};
  for (std::uint8_t i = 0; i < most_planks; ++i) names[i] = {i};
  return names;
}();

/// The planks of the colours that play.
inline auto planks_of(const State& state) -> std::span<const PlankName> {
  return std::span(every_plank).first(state.players.size() * plank_sizes);
}

inline auto on_board(const State& state) -> LyingPlanks {
  LyingPlanks planks;
  for (const auto name : planks_of(state)) {
    const auto& plank = state.plank(name);
    if (plank.on_board()) planks.push_back({name, plank.at, plank.to});
  }
  return planks;
}

inline auto has_stone(const State& state, Site site) -> bool {
  return !is_village(site) && ((state.stones.bits >> (site - colour_count)) & 1U) != 0;
}

inline auto stones_on_board(const State& state) -> int { return std::popcount(state.stones.bits); }

/// Whether a seat has that colour as its own, or as its goal.
template <class G>
auto plays_for(const G& game, Colour village) -> bool {
  const auto& rules = game.rules();
  return std::ranges::any_of(rules.colours, [&](Colour own) {
    return own == village || rules.components.opposite[index(own)] == village;
  });
}

/// [setup.colours] Whether the village is there at all.
template <class G>
auto has_village(const G& game, Site site) -> bool {
  const auto& rules = game.rules();
  if (!is_village(site) || !rules.components.has(static_cast<Colour>(site))) return false;
  return rules.rulings.unused_village == UnusedVillage::usable ||
         plays_for(game, static_cast<Colour>(site));
}

/// Whether something is there that a plank can rest on.
template <class G>
auto can_bear(const G& game, const State& state, Site site) -> bool {
  return is_village(site) ? has_village(game, site) : has_stone(state, site);
}

template <class G>
auto place_of(const G& game, const State& state, Site site) -> Place {
  const auto& board = game.rules().components;
  if (is_village(site)) return board.villages[site].value_or(Place{});
  const std::size_t number = site - colour_count;
  return board.free_water ? state.water[number] : board.islets[number];
}

template <class G>
auto line_of(const G& game, const State& state, Site from, Site to) -> Segment {
  return {place_of(game, state, from), place_of(game, state, to)};
}

/// The sites that bear a plank: its ends, the stones that it was found to rest on, and the villages
/// that it touches where touching is enough.
template <class G>
auto bearers(const G& game, const State& state, const Lying& plank)
    -> FixedVector<Site, site_count> {
  FixedVector<Site, site_count> sites;
  sites.push_back(plank.from);
  sites.push_back(plank.to);
  for (const auto& bearing : state.bearings) {
    if (bearing.plank == plank.name) sites.push_back(bearing.stone);
  }
  const auto& rules = game.rules();
  const bool touched = rules.rulings.over_stone == OverStone::all_touched;
  const bool rests = rules.rulings.overhang == Overhanging::rests;
  if (!touched && !rests) return sites;
  const auto on = line_of(game, state, plank.from, plank.to);
  const auto length = rules.components.reach[static_cast<std::size_t>(plank.name.size()) - 1];
  for (Site site = 0; site < colour_count; ++site) {
    if (!has_village(game, site) || site == plank.from || site == plank.to) continue;
    const auto place = place_of(game, state, site);
    if ((touched && lies_under(on, place, rules.components.radius)) ||
        (rests && reaches_over({on, length}, place, rules.components.radius))) {
      sites.push_back(site);
    }
  }
  return sites;
}

template <class G>
auto rests_on(const G& game, const State& state, const Lying& plank, Site site) -> bool {
  return std::ranges::count(bearers(game, state, plank), site) > 0;
}

/// Planks that rest on a site.
template <class G>
auto load_of(const G& game, const State& state, Site site) -> int {
  int load = 0;
  for (const auto& plank : on_board(state)) load += rests_on(game, state, plank, site) ? 1 : 0;
  return load;
}

/// Whether a pawn, other than that of `except`, stands there.
inline auto is_occupied(const State& state, PlankName plank, int except = -1) -> bool {
  int seat = 0;
  for (const auto& player : state.players) {
    if (seat++ != except && player.pawn == Stand::on(plank)) return true;
  }
  return false;
}

/// The planks in the personal reserve of a seat.
inline auto reserve_of(const State& state, int seat) -> FixedVector<PlankName, most_planks> {
  FixedVector<PlankName, most_planks> reserve;
  for (const auto name : planks_of(state)) {
    if (state.plank(name).in_reserve_of(seat)) reserve.push_back(name);
  }
  return reserve;
}

inline auto count_at(const State& state, std::uint8_t where) -> int {
  return static_cast<int>(std::ranges::count_if(
      planks_of(state), [&](PlankName name) { return state.plank(name).at == where; }));
}

/// The seat that makes the step, as an index.
inline auto seat_before(const State& before) -> std::size_t {
  return static_cast<std::size_t>(before.actor());
}

/// The village where a seat starts, and the one that it has to reach.
template <class G>
auto start_of(const G& game, std::size_t seat) -> Site {
  return village(game.rules().colours[seat]);
}
template <class G>
auto goal_of(const G& game, std::size_t seat) -> Site {
  return village(game.rules().components.opposite[index(game.rules().colours[seat])]);
}

/// The plans with the card that the move lays, before any of them is taken up again.
inline auto plans_after(const State& before, const Move& move)
    -> std::array<std::array<Card, most_cards>, most_players> {
  std::array<std::array<Card, most_cards>, most_players> plans{};
  for (std::size_t seat = 0; seat < before.players.size(); ++seat) {
    plans[seat] = before.players[seat].plan;
  }
  if (const auto* laid = std::get_if<PlanCard>(&move)) {
    auto& plan = plans[seat_before(before)];
    const auto next = std::ranges::find(plan, Card::none);
    if (next != plan.end()) *next = laid->card;
  }
  return plans;
}

/// Whether the step ends the round: the plans that were there are gone.
inline auto ends_round(const State& before, const Move& move, const State& after) -> bool {
  const auto plans = plans_after(before, move);
  for (std::size_t seat = 0; seat < before.players.size(); ++seat) {
    if (plans[seat][0] != Card::none && after.players[seat].plan[0] == Card::none) return true;
  }
  return false;
}

}  // namespace ruleproof::properties::rivers
