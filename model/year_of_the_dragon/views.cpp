/// Ways to look at a position: what a seat sees, what is counted, how far the game is, whether the
/// position can be one, and the same position with the players renamed.
#include <algorithm>
#include <array>
#include <bit>
#include <cstddef>
#include <cstdint>
#include <span>
#include <variant>
#include <vector>

#include "model/year_of_the_dragon/events.hpp"
#include "model/year_of_the_dragon/province.hpp"
#include "model/year_of_the_dragon/year_of_the_dragon.hpp"

namespace ruleproof::year_of_the_dragon {

auto YearOfTheDragon::seen_by(const State& state, Seat seat) const -> State {
  auto seen = state;
  if (rules_.rulings.release_order == ReleaseOrder::in_turn || state.stage != Stage::release) {
    return seen;
  }
  for (int p = 0; p < rules_.players; ++p) {
    if (player_seat(p) == seat) continue;
    auto& other = seen.players[static_cast<std::size_t>(p)];
    other.palaces.clear();
    other.owed = 0;
    other.track = 0;
    other.level = 0;
  }
  seen.piles.fill(0);
  seen.box.fill(0);
  return seen;
}

auto YearOfTheDragon::measure(const State& state) const -> std::int64_t {
  if (state.stage == Stage::over) return -1;
  const auto& actor = state.players[state.actor];
  std::int64_t phase = 0;  // phases of this round still to come
  std::int64_t rest = 0;   // of this turn, below 4096
  switch (state.stage) {
    case Stage::lot:
      phase = 3;
      break;
    case Stage::row:
      phase = 2;
      rest = state.tiles_to_draw.size();
      break;
    case Stage::draft:
      phase = 1;
      rest = 3;
      break;
    case Stage::deal:
      phase = 3;
      break;
    case Stage::action:
      phase = 2;
      rest = 2048 + persons(actor);
      break;
    case Stage::take:
      phase = 2;
      rest = 2000;
      break;
    case Stage::build:
      phase = 2;
      rest = state.floors + state.shifts;
      break;
    case Stage::person:
      phase = 1;
      rest = (2 * actor.hand.size()) + 1;
      break;
    case Stage::place:
      phase = 1;
      rest = state.round == 0 ? static_cast<int>(state.guests.size()) : 2 * (actor.hand.size() + 1);
      break;
    case Stage::supply:
      rest = 100;
      break;
    case Stage::release:
      rest = persons(actor);
      break;
    case Stage::over:
      break;
  }
  std::int64_t to_act = 0;
  if (state.round == 0) {
    to_act = rules_.players - state.turn;
  } else {
    for (int p = 0; p < rules_.players; ++p) {
      to_act += state.players[static_cast<std::size_t>(p)].acted ? 0 : 1;
    }
    if (state.stage == Stage::deal) to_act = 0;
  }
  const auto rounds = months - state.round;
  return ((((std::int64_t{rounds} * 4) + phase) * 8 + to_act) * 4096) + rest;
}

auto YearOfTheDragon::census(const State& state) const -> std::vector<int> {
  std::vector<int> tiles(tile_count);
  for (std::size_t i = 0; i < tile_count; ++i) tiles[i] = state.piles[i] + state.box[i];
  for (const auto guest : state.guests) ++tiles[index(guest)];
  for (const auto& player : state.players) {
    for (const auto& palace : player.palaces) {
      for (int place = 0; place < palace.count(); ++place) ++tiles[index(palace.person(place))];
    }
  }
  return tiles;
}

namespace {

/// Only who is releasing persons has palaces that have given one.
auto province_is_well_formed(const Player& player, bool releasing) -> bool {
  for (std::size_t i = 0; i < player.palaces.size(); ++i) {
    const auto& palace = player.palaces[i];
    if (palace.hit() && !releasing) return false;
    if (palace.height() < 1 || palace.height() > tallest_palace) return false;
    if (palace.count() > palace.height()) return false;
    if (i > 0 && player.palaces[i - 1] < palace) return false;
  }
  return player.score >= 0 && player.track >= 0;
}

/// Markers on one space lie on levels 0, 1, 2...
auto stacks_are_whole(const State& state, int players) -> bool {
  for (int p = 0; p < players; ++p) {
    const auto& one = state.players[static_cast<std::size_t>(p)];
    int below = 0;
    for (int q = 0; q < players; ++q) {
      const auto& other = state.players[static_cast<std::size_t>(q)];
      if (q == p || other.track != one.track) continue;
      if (other.level == one.level) return false;
      below += other.level < one.level ? 1 : 0;
    }
    if (below != one.level) return false;
  }
  return true;
}

/// Every kind of tile is there as often as it was printed, and those that the number of players
/// leaves out are out. [persons.count] [setup.tiles]
auto tiles_are_whole(const Rules& rules, const State& state, const std::vector<int>& census)
    -> bool {
  const auto& printed = rules.components.players[most_players];
  const auto& here = rules.components.players[static_cast<std::size_t>(rules.players)];
  for (std::size_t i = 0; i < tile_count; ++i) {
    const auto tile = static_cast<Tile>(i);
    const auto tiles = [&](const PlayersFacts& of) {
      return !is_split(type_of(tile)) ? of.undivided
             : is_old(tile)           ? of.divided_old
                                      : of.divided_young;
    };
    const auto out = tiles(printed) - (rules.in_play(type_of(tile)) ? tiles(here) : 0);
    if (census[i] != tiles(printed) || state.box[i] < out) return false;
    if (state.round == 0 && state.box[i] != out) return false;
  }
  return true;
}

/// Persons whom the event of this month can still take from the player in turn.
auto most_releases(const State& state) -> int {
  const auto& actor = state.players[state.actor];
  if (this_month(state) != Event::drought) return persons(actor);
  return static_cast<int>(std::ranges::count_if(
      actor.palaces, [](const Palace& palace) { return palace.inhabited() && !palace.hit(); }));
}

/// Cells of the event row that are still empty.
auto empty_cells(const State& state) -> int {
  return static_cast<int>(std::ranges::count(state.events, Event::none));
}

/// Those who had their turn in this phase come first in its order, then the one in turn; those who
/// are out come last.
auto turns_fit(const Rules& rules, const State& state) -> bool {
  if (state.turn >= rules.players || state.actor != state.order[state.turn]) return false;
  const auto at_place = [&](int at) -> const Player& {
    return state.players[state.order[static_cast<std::size_t>(at)]];
  };
  if (at_place(state.turn).out) return false;
  for (int at = 0; at < rules.players && state.round > 0; ++at) {
    const auto& player = at_place(at);
    if (player.acted != (at < state.turn || player.out)) return false;
    if (at > state.turn && at_place(at - 1).out && !player.out) return false;
  }
  return true;
}

/// Before the first round everybody has his four floors, and room for two persons. [setup.palaces]
auto provinces_are_new(const Rules& rules, const State& state) -> bool {
  for (int p = 0; p < rules.players; ++p) {
    const auto& player = state.players[static_cast<std::size_t>(p)];
    int floors = 0;
    for (const auto& palace : player.palaces) floors += palace.height();
    const auto guests = p == state.actor ? static_cast<int>(state.guests.size()) : 0;
    if (floors != 4 || persons(player) + guests > 2) return false;
  }
  return true;
}

/// Every action card in play lies in one group.
auto groups_are_whole(const Rules& rules, const State& state) -> bool {
  unsigned cards = 0;
  int total = 0;
  for (const auto group : state.groups) {
    cards |= bits(group);
    total += std::popcount(bits(group));
  }
  return total == rules.scale.actions && cards == (1U << static_cast<unsigned>(total)) - 1;
}

/// There is a tile for each cell that is still empty, and some row to be made of them.
auto row_fits(const Rules& rules, const State& state) -> bool {
  if (empty_cells(state) != state.tiles_to_draw.size()) return false;
  return rules.row_counts == nullptr ||
         rules.row_counts->completions(state.events, state.tiles_to_draw) > 0;
}

/// What is pending is what the stage asks about: tiles in the hand, floors, debts.
auto stage_fits(const Rules& rules, const State& state) -> bool {
  const auto& actor = state.players[state.actor];
  const bool opening = state.stage == Stage::lot || state.stage == Stage::row;
  const bool drafting = state.stage == Stage::draft;
  const bool placing = state.stage == Stage::place;
  if (state.round > rules.scale.rounds) return false;
  if (!placing && (state.round == 0) != (opening || drafting)) return false;
  if (!opening && (empty_cells(state) > 0 || !state.tiles_to_draw.empty())) return false;
  if (placing == state.guests.empty() || (state.round > 0 && state.guests.size() > 1)) return false;
  if (state.stage != Stage::build && state.floors + state.shifts > 0) return false;
  if (state.round == 0 && !provinces_are_new(rules, state)) return false;
  switch (state.stage) {
    case Stage::lot:
      return rules.scale.fixed_row == (empty_cells(state) == 0) && row_fits(rules, state);
    case Stage::row:
      return empty_cells(state) > 0 && row_fits(rules, state);
    case Stage::action:
    case Stage::take:
      return turns_fit(rules, state) && groups_are_whole(rules, state);
    case Stage::build:
      return turns_fit(rules, state) && groups_are_whole(rules, state) &&
             state.floors + state.shifts > 0;
    case Stage::person:
      return turns_fit(rules, state) && !actor.hand.empty();
    case Stage::supply:
      return turns_fit(rules, state) && this_month(state) == Event::drought;
    case Stage::release:
      return turns_fit(rules, state) && actor.owed > 0 && actor.owed <= most_releases(state);
    case Stage::draft:
    case Stage::place:
      return turns_fit(rules, state);
    case Stage::deal:
    case Stage::over:
      return true;
  }
  return false;
}

}  // namespace

auto YearOfTheDragon::well_formed(const State& state) const -> bool {
  for (int p = 0; p < rules_.players; ++p) {
    const bool releasing = state.stage == Stage::release && p == state.actor;
    const auto& player = state.players[static_cast<std::size_t>(p)];
    if (!province_is_well_formed(player, releasing)) return false;
    const bool may_be_out = rules_.rulings.release_excess == ReleaseExcess::player_out;
    if (player.out && !(may_be_out && player.palaces.empty())) return false;
  }
  for (auto p = static_cast<std::size_t>(rules_.players); p < most_players; ++p) {
    if (state.players[p] != Player{}) return false;
  }
  if (!tiles_are_whole(rules_, state, census(state))) return false;
  if (state.actor >= rules_.players || state.turn > rules_.players) return false;
  if (!stacks_are_whole(state, rules_.players)) return false;
  if (state.stage == Stage::lot) return stage_fits(rules_, state);
  std::array<bool, most_players> seen{};
  for (int at = 0; at < rules_.players; ++at) {
    const auto p = state.order[static_cast<std::size_t>(at)];
    if (p >= rules_.players || seen[p]) return false;
    seen[p] = true;
  }
  return stage_fits(rules_, state);
}

auto YearOfTheDragon::rename(const State& state, std::span<const std::uint8_t> to) const -> State {
  auto renamed = state;
  const auto count = static_cast<std::size_t>(rules_.players);
  for (std::size_t p = 0; p < count; ++p) {
    renamed.players[to[p]] = state.players[p];
    renamed.pairs[to[p]] = state.pairs[p];
    renamed.order[p] = to[state.order[p]];
  }
  if (is_player(to_act(state))) renamed.actor = to[state.actor];
  return renamed;
}

auto YearOfTheDragon::rename(const Move& move, std::span<const std::uint8_t> to) const -> Move {
  if (const auto* lot = std::get_if<Lot>(&move)) return Lot{to[lot->player]};
  return move;
}

}  // namespace ruleproof::year_of_the_dragon
