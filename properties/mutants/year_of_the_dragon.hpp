/// What the bugs of In the Year of the Dragon are made of: rules with other numbers, and what is to
/// be seen of a step.
#pragma once

#include <algorithm>
#include <cstddef>
#include <cstdint>
#include <numeric>
#include <span>
#include <variant>

#include "model/year_of_the_dragon/actions.hpp"
#include "model/year_of_the_dragon/build.hpp"
#include "model/year_of_the_dragon/draft.hpp"
#include "model/year_of_the_dragon/events.hpp"
#include "model/year_of_the_dragon/persons.hpp"
#include "model/year_of_the_dragon/province.hpp"
#include "model/year_of_the_dragon/scoring.hpp"
#include "model/year_of_the_dragon/setup.hpp"
#include "model/year_of_the_dragon/track.hpp"
#include "model/year_of_the_dragon/year_of_the_dragon.hpp"
#include "properties/mutants/bug.hpp"

namespace ruleproof::properties::mutants::dragon {

using namespace year_of_the_dragon;  // NOLINT(google-build-using-namespace): its words are ours

using G = YearOfTheDragon;
using DragonBug = Bug<G>;

// Wrong numbers: the chapters read them from rules of our own.

using Tweak = void (*)(Rules&);

template <Tweak tweak>
auto tweaked(const G& game) -> Rules {
  auto rules = game.rules();
  tweak(rules);
  return rules;
}

template <Tweak tweak>
auto applied(const G& game, const State& state, const Move& move) -> Step<State> {
  const auto rules = tweaked<tweak>(game);
  Step<State> step{state, {}};
  Table table{rules, step.next, step.because};
  std::visit([&](const auto& kind) { year_of_the_dragon::apply(table, kind); }, move);
  return step;
}

/// Whether an action is legal under other numbers: prices and fees.
template <Tweak tweak>
auto affords(const G& game, const State& state, const Move& move) -> bool {
  const auto* choose = std::get_if<Choose>(&move);
  return choose != nullptr && state.stage == Stage::action &&
         year_of_the_dragon::judge(tweaked<tweak>(game), state, *choose);
}
template <Tweak tweak>
auto lacks(const G& game, const State& state, const Move& move) -> bool {
  return std::holds_alternative<Choose>(move) && !affords<tweak>(game, state, move);
}

/// A row whose bug is a number that an action is judged by, too.
template <Tweak tweak>
consteval auto wrong_number(PlantedBug about) -> DragonBug {
  return {.about = about,
          .refuses = lacks<tweak>,
          .allows = affords<tweak>,
          .lists =
              [](const G&, const State& state, MoveList<Move>& out) {
                if (state.stage != Stage::action) return;
                for (std::size_t i = 0; i < choice_count; ++i) {
                  out.emplace_back(Choose{static_cast<Choice>(i)});
                }
              },
          .applies = applied<tweak>};
}
/// A row whose bug is a number that only counts.
template <Tweak tweak>
consteval auto wrong_count(PlantedBug about) -> DragonBug {
  return {.about = about, .applies = applied<tweak>};
}

inline auto no_symbols(Rules& rules, Tile tile) -> void {
  rules.components.tiles[index(tile)].symbols = 0;
}

// What steps look like.

inline auto event_in(const State& state) -> Event {
  return state.round == 0 ? Event::none : state.events[static_cast<std::size_t>(state.round - 1)];
}
/// The event of the month has come with this step.
inline auto enters(const State& before, const State& after, Event event) -> bool {
  const bool acting = before.stage >= Stage::action && before.stage <= Stage::place;
  const bool past = after.stage >= Stage::supply || after.round > before.round;
  return acting && past && event_in(before) == event;
}
inline auto ends_round(const State& before, const State& after) -> bool {
  return before.round > 0 && (after.round > before.round || after.stage == Stage::over);
}
inline auto begins(const State& before, const State& after, Stage stage) -> bool {
  return before.stage != after.stage && after.stage == stage && after.turn == 0;
}
inline auto seats(const G& game, State& state) -> std::span<Player> {
  return std::span(state.players).first(static_cast<std::size_t>(game.players()));
}
inline auto add(std::int16_t& amount, int more) -> void {
  amount = static_cast<std::int16_t>(amount + more);
}

/// The monks' points beyond one floor each.
inline auto monks_above_ground(const G& game, const Player& player) -> int {
  auto low = player;
  int points = final_person_points(game.rules(), player);
  for (auto& palace : low.palaces) {
    int monks = 0;
    for (int place = 0; place < palace.count(); ++place) {
      const auto tile = palace.person(place);
      if (type_of(tile) == Type::monk) monks += game.rules().facts(tile).symbols;
    }
    points -= 2 * palace.count() + monks;
  }
  return points;
}

/// Dragons on the group that an action is chosen from.
inline auto dragons_on(const State& state, const Choose& choose) -> int {
  const auto group = std::ranges::find_if(
      state.groups, [&](Group g) { return holds(g, action_of(choose.choice)); });
  const auto number = group - state.groups.begin() + 1;
  return static_cast<int>(std::ranges::count(state.players, number, &Player::chosen));
}

inline auto by_seat(const G& game, State& state) -> void {
  std::iota(state.order.begin(), state.order.begin() + game.players(), std::uint8_t{0});
  state.actor = state.order[0];
}

/// Nobody owes anybody any more: the round goes on to its end.
inline auto let_off(const G& game, State& state) -> void {
  for (auto& player : seats(game, state)) player.owed = 0;
  ClauseSet because;
  Table table{game.rules(), state, because};
  finish_round(table);
}

inline auto all_have_equal_helmets(const G& game, State& state) -> bool {
  const auto helmets = [&](const Player& p) { return symbols(game.rules(), p, Type::warrior); };
  return std::ranges::all_of(seats(game, state), [&](const Player& player) {
    return helmets(player) == helmets(state.players[0]);
  });
}

}  // namespace ruleproof::properties::mutants::dragon
