/// What the bugs of In the Year of the Dragon are made of: rules with other numbers, and what a
/// step shows.
#pragma once

#include <algorithm>
#include <array>
#include <concepts>
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

template <class F>
concept Tweak = std::invocable<const F&, Rules&>;

template <Tweak auto Tweaks>
auto tweaked(const G& game) -> Rules {
  auto rules = game.rules();
  Tweaks(rules);
  return rules;
}

template <Tweak auto Tweaks>
auto applied(const G& game, const State& state, const Move& move) -> Step<State> {
  const auto rules = tweaked<Tweaks>(game);
  Step<State> step{state, {}};
  Table table{rules, step.next, step.because};
  std::visit([&](const auto& kind) { year_of_the_dragon::apply(table, kind); }, move);
  return step;
}

/// Whether an action is legal under other numbers: prices and fees.
template <Tweak auto Tweaks>
auto affords(const G& game, const State& state, const Move& move) -> bool {
  const auto* choose = std::get_if<Choose>(&move);
  return choose != nullptr && state.stage == Stage::action &&
         year_of_the_dragon::judge(tweaked<Tweaks>(game), state, *choose);
}
template <Tweak auto Tweaks>
auto lacks(const G& game, const State& state, const Move& move) -> bool {
  return std::holds_alternative<Choose>(move) && !affords<Tweaks>(game, state, move);
}

/// A row whose bug is a number that an action is judged by, too.
template <Tweak auto Tweaks>
consteval auto wrong_number(PlantedBug about) -> DragonBug {
  return {.about = about,
          .refuses = lacks<Tweaks>,
          .allows = affords<Tweaks>,
          .lists =
              [](const G&, const State& state, MoveList<Move>& out) {
                if (state.stage != Stage::action) return;
                for (std::size_t i = 0; i < choice_count; ++i) {
                  out.emplace_back(Choose{static_cast<Choice>(i)});
                }
              },
          .applies = applied<Tweaks>};
}
/// A row whose bug is a number that only counts.
template <Tweak auto Tweaks>
consteval auto wrong_count(PlantedBug about) -> DragonBug {
  return {.about = about, .applies = applied<Tweaks>};
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

// Bugs that take a few steps.

/// A player's fireworks when the festival is held, which this step brings about.
inline auto at_festival(const G& game, const State& before, const Move& move, std::size_t p)
    -> int {
  const auto* choose = std::get_if<Choose>(&move);
  const bool more = choose != nullptr && choose->choice == Choice::fireworks && p == before.actor;
  return before.players[p].fireworks +
         (more ? yield_of(game.rules(), before, Action::fireworks) : 0);
}

/// A player who has scored three at the festival has not: points and tiles come back.
inline auto unscore_second(Player& player, int tiles, bool sold) -> void {
  const auto back = (tiles + 1) / 2;
  add(player.score, -3);
  if (sold) {
    add(player.score, ((player.yuan + (2 * back)) / 3) - (player.yuan / 3));
    add(player.yuan, 2 * back);
  } else {
    player.fireworks = static_cast<std::uint8_t>(player.fireworks + back);
  }
}

/// Who shares the second place at the festival scores nothing.
inline auto no_shared_second(const G& game, const State& before, const Move& move, State& after)
    -> void {
  if (!enters(before, after, Event::festival)) return;
  std::array<int, most_players> tiles{};
  int most = 0;
  int second = 0;
  const auto players = static_cast<std::size_t>(game.players());
  for (std::size_t p = 0; p < players; ++p) {
    tiles[p] = at_festival(game, before, move, p);
    most = std::max(most, tiles[p]);
  }
  for (std::size_t p = 0; p < players; ++p) {
    if (tiles[p] < most) second = std::max(second, tiles[p]);
  }
  if (second == 0 || std::ranges::count(std::span(tiles).first(players), second) < 2) return;
  for (std::size_t p = 0; p < players; ++p) {
    if (tiles[p] == second) {
      unscore_second(after.players[p], tiles[p], after.stage == Stage::over);
    }
  }
}

/// A warrior scores one point in the Mongol attack, whatever his helmets.
inline auto point_a_warrior(const G& game, const State& before, const Move&, State& after) -> void {
  if (!enters(before, after, Event::mongols)) return;
  const auto one_each = tweaked<[](Rules& rules) {
    rules.components.tiles[index(Tile::young_warrior)].symbols = 1;
    rules.components.tiles[index(Tile::old_warrior)].symbols = 1;
  }>(game);
  for (auto& player : seats(game, after)) {
    add(player.score,
        symbols(one_each, player, Type::warrior) - symbols(game.rules(), player, Type::warrior));
  }
}

/// At the end only the fireworks are sold.
inline auto unsold_rice(const G& game, const State& before, const Move& move, State& after)
    -> void {
  if (after.stage != Stage::over) return;
  // The same step, if the game went on after it: with the rice that there is then.
  const auto unsold = applied<[](Rules& rules) { ++rules.scale.rounds; }>(game, before, move).next;
  for (std::size_t p = 0; p < static_cast<std::size_t>(game.players()); ++p) {
    auto& player = after.players[p];
    const auto less = player.yuan - (2 * unsold.players[p].rice);
    add(player.score, (less / 3) - (player.yuan / 3));
    player.yuan = static_cast<std::int16_t>(less);
  }
}

}  // namespace ruleproof::properties::mutants::dragon
