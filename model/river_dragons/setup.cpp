#include "model/river_dragons/setup.hpp"

#include <algorithm>
#include <cstddef>
#include <memory>
#include <string>
#include <utility>

#include "model/core/result.hpp"
#include "model/river_dragons/board/mirror.hpp"
#include "model/river_dragons/board/river.hpp"
#include "model/river_dragons/cards.hpp"
#include "model/river_dragons/colours.hpp"
#include "model/river_dragons/data/components.hpp"
#include "model/river_dragons/flow.hpp"
#include "model/river_dragons/pieces.hpp"
#include "model/river_dragons/rules.hpp"
#include "model/river_dragons/rules/rulings.hpp"
#include "model/river_dragons/state.hpp"

namespace ruleproof::river_dragons {
namespace {

auto goal_of(const Rules& rules, Colour colour) -> Site {
  return village(rules.components.opposite[index(colour)]);
}

auto seat_villages(Rules& rules) -> void {
  Sites homes = 0;
  Sites goals = 0;
  for (std::size_t p = 0; p < rules.colours.size(); ++p) {
    rules.home[p] = village(rules.colours[p]);
    homes |= bit(rules.home[p]);
    goals |= bit(goal_of(rules, rules.colours[p]));
  }
  for (std::size_t v = 0; v < colour_count; ++v) {
    if (rules.components.villages[v]) rules.villages |= Sites{1} << v;
  }
  if (rules.rulings.unused_village == UnusedVillage::absent) rules.villages &= homes | goals;
  const bool any = rules.rulings.end_village == EndVillage::any_end_village;
  const bool kept_out = rules.rulings.foreign_village == ForeignVillage::keep_out;
  for (std::size_t p = 0; p < rules.colours.size(); ++p) {
    const auto home = bit(rules.home[p]);
    const auto goal = bit(goal_of(rules, rules.colours[p]));
    rules.ends[p] = any ? goals & ~home : goal;
    rules.may_enter[p] = rules.villages & ~(kept_out ? homes & ~(home | goal) : 0);
  }
}

/// [setup.hand] Actions, and dragons of the other colours in this game.
auto deal_hands(Rules& rules) -> void {
  for (std::size_t p = 0; p < rules.colours.size(); ++p) {
    rules.hands[p] = rules.scale.actions;
    if (!rules.scale.dragons) continue;
    for (const auto colour : rules.colours) {
      if (colour != rules.colours[p]) rules.hands[p].add(dragon_of(colour));
    }
  }
}

/// [setup.colours] Whether these are the colours in use, each once.
auto may_choose(int players, const Colours& chosen) -> bool {
  const auto in_play = colours_in_play(players);
  return chosen.size() == in_play.size() && std::ranges::all_of(in_play, [&](Colour colour) {
           return std::ranges::find(chosen, colour) != chosen.end();
         });
}

}  // namespace

auto usual_colours(const Rules& rules) -> Colours {
  const auto in_play = colours_in_play(rules.players);
  if (rules.rulings.seating == Seating::table) return in_play;
  const auto& circle = rules.components.circular_order;
  const auto first =
      static_cast<std::size_t>(std::ranges::find(circle, in_play[0]) - circle.begin());
  Colours colours;
  for (std::size_t i = 0; i < circle.size(); ++i) {
    const auto colour = circle[(first + i) % circle.size()];
    if (std::ranges::find(in_play, colour) != in_play.end()) colours.push_back(colour);
  }
  return colours;
}

auto rules_of(const Setup& setup, Components components) -> Result<Rules> {
  Rules rules;
  rules.players = setup.players;
  rules.rulings = setup.rulings;
  rules.components = std::move(components);
  rules.scale = setup.scale;
  for (const auto colour : colours_in_play(setup.players)) {
    const auto opposite = rules.components.opposite[index(colour)];
    if (!rules.components.has(colour) || !rules.components.has(opposite)) {
      return Error{Code::bad_setup, "setup",
                   "the board \"" + setup.data + "\" lacks the village " +
                       std::string(to_text(rules.components.has(colour) ? opposite : colour)) +
                       ", which a game of " + std::to_string(setup.players) + " needs"};
    }
  }
  if (!setup.colours.empty() && !may_choose(setup.players, setup.colours)) {
    return Error{Code::bad_setup, "setup",
                 "colours: " + std::to_string(setup.players) + " players have " +
                     to_text(colours_in_play(setup.players)) + ", each once, not " +
                     to_text(setup.colours)};
  }
  rules.colours = setup.colours.empty() ? usual_colours(rules) : setup.colours;
  seat_villages(rules);
  deal_hands(rules);
  if (!rules.components.free_water) {
    rules.river = std::make_shared<const River>(rules.components, rules.rulings, rules.villages);
    rules.mirrors = mirrors_of(rules);
  }
  rules.opening_print = print_of_start(opening(rules));
  return rules;
}

auto opening(const Rules& rules) -> State {
  State state;
  state.players.resize(static_cast<std::size_t>(rules.players));
  for (int seat = 0; seat < rules.players; ++seat) {
    auto& player = state.players[static_cast<std::size_t>(seat)];
    player.pawn = Stand::in(rules.home[static_cast<std::size_t>(seat)]);
    const auto missing = plank_sizes - static_cast<std::size_t>(rules.scale.planks);
    for (auto i = missing; i < plank_sizes; ++i) player.planks[i] = Plank::in_reserve(seat);
  }
  if (rules.components.free_water) {
    state.water.resize(static_cast<std::size_t>(rules.components.stones));
  }
  return state;
}

}  // namespace ruleproof::river_dragons
