/// What the laws of In the Year of the Dragon read off a position. Counted here once more rather
/// than asked of the model: a second opinion.
#pragma once

#include <algorithm>

#include "model/year_of_the_dragon/year_of_the_dragon.hpp"
#include "properties/laws/law.hpp"

namespace ruleproof::properties::dragon {

using namespace year_of_the_dragon;  // NOLINT(google-build-using-namespace): its words are ours
                                     // here

inline auto players_of(const YearOfTheDragon& game, const State& state) -> std::span<const Player> {
  return std::span(state.players).first(static_cast<std::size_t>(game.players()));
}

/// Calls `visit(tile, palace)` for each person.
template <class Visit>
auto for_each_inhabitant(const Player& player, Visit&& visit) -> void {
  for (const auto& palace : player.palaces) {
    for (int place = 0; place < 3; ++place) {
      if (palace.person(place) != Tile::nothing) visit(palace.person(place), palace);
    }
  }
}

inline auto persons_of(const Player& player) -> int {
  int total = 0;
  for_each_inhabitant(player, [&](Tile, const Palace&) { ++total; });
  return total;
}

/// Coins, hammers, sacks...: on all tiles of a type.
inline auto symbols_of(const YearOfTheDragon& game, const Player& player, Type type) -> int {
  int total = 0;
  for_each_inhabitant(player, [&](Tile tile, const Palace&) {
    if (type_of(tile) == type) total += game.rules().facts(tile).symbols;
  });
  return total;
}

inline auto floors_of(const Player& player) -> int {
  int total = 0;
  for (const auto& palace : player.palaces) total += palace.height();
  return total;
}

inline auto inhabited_of(const Player& player) -> int {
  return static_cast<int>(std::ranges::count_if(
      player.palaces, [](const Palace& palace) { return palace.count() > 0; }));
}

inline auto room_of(const Player& player) -> bool { return floors_of(player) > persons_of(player); }

/// The event of the month of a position; `none` before the first.
inline auto event_of(const State& state) -> Event {
  return state.round == 0 ? Event::none : state.events[static_cast<std::size_t>(state.round - 1)];
}

/// Whether the step ends the month.
inline auto ends_month(const State& before, const Step<State>& step) -> bool {
  return before.round > 0 && (step.next.round != before.round || step.next.stage == Stage::over);
}

inline auto in_action_phase(const State& state) -> bool {
  return state.stage == Stage::action || state.stage == Stage::take || state.stage == Stage::build;
}
inline auto in_person_phase(const State& state) -> bool {
  return state.round > 0 && (state.stage == Stage::person || state.stage == Stage::place);
}

/// Whether money and goods after the step still show what the move alone did: nothing of a later
/// phase has touched them.
inline auto shows_the_move(const State& before, const Step<State>& step) -> bool {
  return !ends_month(before, step) && (in_action_phase(step.next) || in_person_phase(step.next));
}

/// Whether the step goes from the persons into the event of the month, which stops for releases.
inline auto enters_event(const State& before, const Step<State>& step) -> bool {
  return in_person_phase(before) && step.next.round == before.round &&
         (step.next.stage == Stage::release || step.next.stage == Stage::supply);
}

/// Player p before and after a step.
struct Pair {
  const Player& before;
  const Player& after;
};
inline auto pair_of(const State& before, const Step<State>& step, std::size_t p) -> Pair {
  return {before.players[p], step.next.players[p]};
}

/// Whether `holds(pair, p)` is true of every player.
template <class Holds>
auto all_players(const YearOfTheDragon& game, const State& before, const Step<State>& step,
                 Holds&& holds) -> bool {
  for (std::size_t p = 0; p < static_cast<std::size_t>(game.players()); ++p) {
    if (!holds(pair_of(before, step, p), p)) return false;
  }
  return true;
}

}  // namespace ruleproof::properties::dragon
