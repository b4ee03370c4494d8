/// What events cost, what is on display, and who acts first, as relations over a `Number`: `int`
/// holds them against games of the model, `Term` hands them to the solver. Default readings.
#pragma once

#include <vector>

#include "model/core/number.hpp"
#include "model/year_of_the_dragon/arithmetic.hpp"
#include "solver/questions/year_of_the_dragon/asking.hpp"

namespace ruleproof::solver::year_of_the_dragon_question {

/// The sum of a number over all of a list.
template <class N, class Each, class Of>
auto sum_of(const std::vector<Each>& all, Of&& of) -> N {
  N sum(0);
  for (const auto& each : all) sum = sum + of(each);
  return sum;
}

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
  return sum_of<N>(players, [&](const auto& player) {
    return released<N>(select(player.helmets == fewest, 1, 0), player.persons);
  });
}

/// [event.contagion.three] [event.contagion.mortars] Persons that a contagion takes in all.
template <class N>
auto taken_by_contagion(const std::vector<Province<N>>& players, int toll, int young_mortars,
                        int old_mortars) -> N {
  return sum_of<N>(players, [&](const auto& player) {
    const N mortars = (young_mortars * player.young_healers) + (old_mortars * player.old_healers);
    return released(contagion_toll(N(toll), mortars), player.persons);
  });
}

/// [setup.tiles] Who is in a palace is there, and tiles of a kind are limited.
template <class N>
auto can_be_there(const std::vector<Province<N>>& players, int young_tiles, int old_tiles) {
  const auto young = sum_of<N>(players, [](const auto& player) { return player.young_healers; });
  const auto old = sum_of<N>(players, [](const auto& player) { return player.old_healers; });
  decltype(young <= young_tiles) good(true);
  for (const auto& player : players) {
    good = good && player.young_healers + player.old_healers <= player.persons &&
           (player.helmets == 0 || player.persons >= 1);
  }
  return good && young <= young_tiles && old <= old_tiles;
}

/// [event.festival.points] Points of the first of two players, under festival-zero=ranked if
/// `ranked`.
template <class N>
auto festival_of_two(const N& own, const N& other, bool ranked) -> N {
  const N none(-1);
  N most = greatest(own, other);
  N second = select(own == other, none, least(own, other));
  if (!ranked) {
    most = select(most == 0, none, most);
    second = select(second == 0, none, second);
  }
  return festival_points(own, most, second);
}

/// What a player owns of palaces, at the start or the end of a round.
template <class N>
struct Owned {
  N persons;
  N tallest;            ///< floors of the tallest palace; 0 if there is none
  N tallest_inhabited;  ///< of the tallest with a person; 0 if there is none
};

/// [event.peace] [decay.empty] What a round leaves a player, who had `before` when it began; a
/// month of Peace takes nobody.
template <class N>
auto round_leaves(bool peace, const Owned<N>& before, const Owned<N>& after) {
  // A palace that has a person keeps its height, and becomes one floor lower at most if it loses
  // him.
  auto good =
      before.tallest_inhabited - 1 <= after.tallest && after.tallest_inhabited <= after.tallest;
  if (!peace) return good;
  return good && before.persons <= after.persons &&
         before.tallest_inhabited <= after.tallest_inhabited;
}

/// A person marker: its space, and how many lie below it there.
template <class N>
struct Marker {
  N space;
  N level;
};

/// [track.stack.first] Whether `a` acts before `b`.
template <class N>
auto acts_before(const Marker<N>& a, const Marker<N>& b, bool top_first) {
  auto higher = top_first ? b.level < a.level : a.level < b.level;
  return b.space < a.space || (a.space == b.space && higher);
}

/// [track.advance] [track.stack.newcomer] Another marker after `mover` went to `space`: on top of
/// those there, or below them.
template <class N>
auto after_move(const Marker<N>& other, const Marker<N>& mover, const N& space, bool on_top)
    -> Marker<N> {
  const N lowered = select(other.space == mover.space && mover.level < other.level, 1, 0);
  const N raised = on_top ? N(0) : select(other.space == space, 1, 0);
  return {other.space, other.level - lowered + raised};
}

// Reading positions of the model.

[[nodiscard]] auto provinces(const Rules& rules, const State& state) -> std::vector<Province<int>>;
[[nodiscard]] auto owned(const Player& player) -> Owned<int>;
/// Tiles of one kind in a player's palaces.
[[nodiscard]] auto tiles(const Player& player, Tile tile) -> int;
/// Person tiles on display.
[[nodiscard]] auto on_display(const State& state) -> int;

}  // namespace ruleproof::solver::year_of_the_dragon_question
