#include "model/river_dragons/board/mirror.hpp"

#include <algorithm>
#include <cstddef>
#include <cstdint>
#include <utility>
#include <vector>

#include "model/river_dragons/board/geometry.hpp"
#include "model/river_dragons/colours.hpp"
#include "model/river_dragons/pieces.hpp"
#include "model/river_dragons/rules.hpp"
#include "model/river_dragons/state.hpp"

namespace ruleproof::river_dragons {
namespace {

/// One of the twelve movements of the lattice that keep its centre and all distances.
auto moved(Place place, int number) -> Place {
  if (number >= 6) std::swap(place.q, place.r);
  for (int turns = number % 6; turns > 0; --turns) {
    place = {static_cast<std::int16_t>(-place.r), static_cast<std::int16_t>(place.q + place.r)};
  }
  return place;
}

auto place_of(const Rules& rules, Site site) -> Place {
  const auto& board = rules.components;
  if (is_village(site)) return board.villages[site].value_or(Place{});
  return board.islets[static_cast<std::size_t>(site) - colour_count];
}

auto sites_of(const Rules& rules) -> Sites {
  return rules.villages | (((Sites{1} << rules.components.islets.size()) - 1) << colour_count);
}

auto size_of(const Rules& rules, Site site) -> int {
  if (is_village(site)) return 0;
  return rules.components.islet_size[static_cast<std::size_t>(site) - colour_count];
}

/// Where every site goes; false if the board is another then.
auto image(const Rules& rules, int number, Mirror& mirror) -> bool {
  const auto sites = sites_of(rules);
  for (Site site = 0; site < site_count; ++site) mirror[site] = site;
  bool whole = true;
  for_each_site(sites, [&](Site site) {
    const auto goal = moved(place_of(rules, site), number);
    bool found = false;
    for_each_site(sites, [&](Site other) {
      if (is_village(site) != is_village(other) || size_of(rules, site) != size_of(rules, other) ||
          place_of(rules, other) != goal) {
        return;
      }
      mirror[site] = other;
      found = true;
    });
    whole = whole && found;
  });
  return whole;
}

auto mapped(Sites sites, const Mirror& mirror) -> Sites {
  Sites image = 0;
  for_each_site(sites, [&](Site site) { image |= bit(mirror[site]); });
  return image;
}

/// Every player's villages stay what they are to him.
auto keeps_villages(const Rules& rules, const Mirror& mirror) -> bool {
  for (std::size_t p = 0; p < rules.colours.size(); ++p) {
    if (mirror[rules.home[p]] != rules.home[p] || mapped(rules.ends[p], mirror) != rules.ends[p] ||
        mapped(rules.may_enter[p], mirror) != rules.may_enter[p]) {
      return false;
    }
  }
  return true;
}

}  // namespace

auto mirrors_of(const Rules& rules) -> std::vector<Mirror> {
  std::vector<Mirror> mirrors;
  // What a game remembers of earlier rounds cannot be mirrored.
  if (rules.remembers()) return mirrors;
  for (int number = 1; number < 12; ++number) {
    Mirror mirror{};
    if (image(rules, number, mirror) && keeps_villages(rules, mirror)) mirrors.push_back(mirror);
  }
  return mirrors;
}

auto mirrored(const Rules& rules, const State& state, const Mirror& mirror) -> State {
  auto image = state;
  image.stones = {};
  for_each_site(state.stones.sites(), [&](Site site) { image.stones.put(mirror[site]); });
  for (auto& player : image.players) {
    if (!player.pawn.on_plank()) player.pawn = Stand::in(mirror[player.pawn.village()]);
    for (auto& plank : player.planks) {
      if (!plank.on_board()) continue;
      plank = {mirror[plank.at], mirror[plank.to]};
      if (!rules.directed() && plank.at > plank.to) std::swap(plank.at, plank.to);
    }
  }
  for (auto& bearing : image.bearings) bearing.stone = mirror[bearing.stone];
  std::sort(image.bearings.begin(), image.bearings.end());
  return image;
}

}  // namespace ruleproof::river_dragons
