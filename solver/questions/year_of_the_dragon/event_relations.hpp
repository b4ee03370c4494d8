/// What events cost, and what is on display, as relations over a `Number`: `int` holds them against
/// games of the model, `Term` hands them to the solver. Default readings.
#pragma once

#include <array>
#include <vector>

#include "model/year_of_the_dragon/arithmetic.hpp"
#include "model/year_of_the_dragon/rules.hpp"

namespace ruleproof::solver {

/// [draft.pair] [person.play-one] Tiles on display at the least, after a player has drafted some
/// and played some cards.
template <class N>
auto display_after(const N& display, const N& drafted, const N& cards_played) -> N {
  return display - drafted - cards_played;
}

/// A player when an event comes.
template <class N>
struct Province {
  N persons;
  N helmets;
  N young_healers;
  N old_healers;
};

/// [event.mongols.fewest] [event.mongols.all-equal] Persons that a Mongol attack takes in all.
template <class N>
auto taken_by_mongols(const std::vector<Province<N>>& players) -> N {
  N fewest = players.front().helmets;
  for (const auto& player : players) fewest = least(fewest, player.helmets);
  N taken(0);
  for (const auto& player : players) {
    const N owed = select(player.helmets == fewest, N(1), N(0));
    taken = taken + year_of_the_dragon::released(owed, player.persons);
  }
  return taken;
}

/// [event.contagion.three] [event.contagion.mortars] Persons that a contagion takes in all.
template <class N>
auto taken_by_contagion(const std::vector<Province<N>>& players, int toll, int young_mortars,
                        int old_mortars) -> N {
  N taken(0);
  for (const auto& player : players) {
    const N mortars =
        (N(young_mortars) * player.young_healers) + (N(old_mortars) * player.old_healers);
    const N owed = year_of_the_dragon::contagion_toll(N(toll), mortars);
    taken = taken + year_of_the_dragon::released(owed, player.persons);
  }
  return taken;
}

/// [setup.tiles] Who is in a palace is there, and tiles of a kind are limited.
template <class N>
auto can_be_there(const std::vector<Province<N>>& players, int young_tiles, int old_tiles) {
  N young(0);
  N old(0);
  auto good = N(0) <= young;
  for (const auto& player : players) {
    young = young + player.young_healers;
    old = old + player.old_healers;
    good = good && player.young_healers + player.old_healers <= player.persons &&
           (player.helmets == N(0) || N(1) <= player.persons);
  }
  return good && young <= N(young_tiles) && old <= N(old_tiles);
}

/// [event.festival.points] Points of the first of two players, under festival-zero=ranked if
/// `ranked`.
template <class N>
auto festival_of_two(const N& own, const N& other, bool ranked) -> N {
  const N none(-1);
  N most = greatest(own, other);
  N second = select(own == other, none, least(own, other));
  if (!ranked) {
    most = select(most == N(0), none, most);
    second = select(second == N(0), none, second);
  }
  return year_of_the_dragon::festival_points(own, most, second);
}

/// What a player owns of palaces, at the start or the end of a round.
template <class N>
struct Palaces {
  N persons;
  N tallest;            ///< floors of the tallest palace; 0 if there is none
  N tallest_inhabited;  ///< of the tallest with a person; 0 if there is none
};

/// [event.peace] [decay.empty] What a round leaves a player, who had `before` when it began; a
/// month of Peace takes nobody.
template <class N>
auto round_leaves(bool peace, const Palaces<N>& before, const Palaces<N>& after) {
  // A palace that has a person keeps its height, and becomes one floor lower at most if it loses
  // him.
  auto good =
      before.tallest_inhabited - N(1) <= after.tallest && after.tallest_inhabited <= after.tallest;
  if (!peace) return good;
  return good && before.persons <= after.persons &&
         before.tallest_inhabited <= after.tallest_inhabited;
}

// Reading positions of the model.

[[nodiscard]] auto province(const year_of_the_dragon::Rules& rules,
                            const year_of_the_dragon::Player& player) -> Province<int>;
[[nodiscard]] auto provinces(const year_of_the_dragon::Rules& rules,
                             const year_of_the_dragon::State& state) -> std::vector<Province<int>>;
[[nodiscard]] auto palaces(const year_of_the_dragon::Player& player) -> Palaces<int>;
/// Person tiles on display.
[[nodiscard]] auto on_display(const year_of_the_dragon::State& state) -> int;

}  // namespace ruleproof::solver
