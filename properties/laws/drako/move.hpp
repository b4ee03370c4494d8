/// Laws of the map: who stands where, and how far a figure moves.
#pragma once

#include "properties/laws/drako/table.hpp"

namespace ruleproof::properties::drako_laws {

template <class G>
auto one_figure_an_area(const G& /*game*/, const State& state) -> bool {
  const auto places = places_of(state);
  return std::ranges::all_of(places, [&](Hex place) {
    return place == Hex::nowhere || std::ranges::count(places, place) == 1;
  });
}

template <class G>
auto dragon_stands_alone(const G& game, const State& state) -> bool {
  const auto places = places_of(state);
  return std::ranges::all_of(
             places, [&](Hex place) { return place == Hex::nowhere || is_area(game, place); }) &&
         std::ranges::count(places, state.dragon.at) == 1;
}

/// Which figures are elsewhere after a step.
inline auto moved_figures(const State& before, const State& after) -> std::array<bool, 4> {
  const auto was = places_of(before);
  const auto is = places_of(after);
  std::array<bool, figure_count> moved{};
  for (std::size_t i = 0; i < figure_count; ++i) moved[i] = was[i] != is[i];
  return moved;
}

/// A figure is elsewhere only if it moved, was placed or died.
template <class G>
auto others_stay(const G& /*game*/, const State& before, const Move& move, const Step<State>& step)
    -> bool {
  const auto moved = moved_figures(before, step.next);
  const auto* march = as<March>(move);
  const auto* place = as<Place>(move);
  for (std::size_t i = 0; i < figure_count; ++i) {
    if (!moved[i]) continue;
    const bool marched = march != nullptr && number_of(march->who) == i;
    const bool placed = place != nullptr && index(place->dwarf) == i;
    const bool died = i < dwarf_count && step.next.dwarves[i].at == Hex::nowhere;
    if (!marched && !placed && !died) return false;
  }
  return true;
}

/// Under the other reading a march is carried out with the second one, or when nobody else moves.
template <class G>
auto at_most_two_move(const G& /*game*/, const State& before, const Move& move,
                      const Step<State>& step) -> bool {
  const auto moved = moved_figures(before, step.next);
  const bool marches = as<March>(move) != nullptr || as<Stay>(move) != nullptr;
  return !marches || std::ranges::count(moved, true) <= 2;
}

/// How far the figure of a march may go: every area on the way is free, or need not be.
template <class G, bool ThroughOwn, bool ThroughAll>
auto marches_so_far(const G& game, const State& before, const Move& move,
                    const Step<State>& /*step*/) -> bool {
  const auto* march = as<March>(move);
  if (march == nullptr || before.stage != Stage::march) return true;
  const auto places = places_of(before);
  const auto from = places[number_of(march->who)];
  if (from == Hex::nowhere || from == march->to || holds_one(places, march->to)) return false;
  auto closed = places;
  for (std::size_t i = 0; i < figure_count; ++i) {
    const bool own = (i == number_of(Figure::dragon)) == (march->who == Figure::dragon);
    if (i == number_of(march->who) || ThroughAll || (ThroughOwn && own)) closed[i] = Hex::nowhere;
  }
  return walks_from(game, closed, from)[index(march->to)] <= before.pending.points;
}

/// Every area within reach is offered.
template <class G>
auto reaches_all(const G& game, const State& state) -> bool {
  if (state.stage != Stage::march || state.turn != Side::dragon) return true;
  auto closed = places_of(state);
  closed[number_of(Figure::dragon)] = Hex::nowhere;
  const auto lengths = walks_from(game, closed, state.dragon.at);
  for (std::size_t i = 0; i < hex_count; ++i) {
    const auto to = static_cast<Hex>(i);
    const bool may = lengths[i] > 0 && lengths[i] <= state.pending.points;
    if (static_cast<bool>(game.judge(state, March{Figure::dragon, to})) != may) return false;
  }
  return true;
}

/// The figure marches that its player may move by the card.
template <class G>
auto own_figures_march(const G& /*game*/, const State& before, const Move& move,
                       const Step<State>& /*step*/) -> bool {
  const auto* march = as<March>(move);
  if (march == nullptr) return true;
  if ((march->who == Figure::dragon) != (before.turn == Side::dragon)) return false;
  if (march->who == Figure::dragon) return true;
  return (before.pending.marched >> number_of(march->who) & 1U) == 0;
}

/// A march is carried out; of two at once the first is noted, and carried out with the second or
/// when nobody else marches.
template <class G>
auto marches_are_carried_out(const G& game, const State& before, const Move& move,
                             const Step<State>& step) -> bool {
  const auto* march = as<March>(move);
  if (march == nullptr && as<Stay>(move) == nullptr) return true;
  auto expected = places_of(before);
  const auto noted = before.pending.to;
  const bool waits = march != nullptr && noted == Hex::nowhere &&
                     readings_of(game).double_move == DoubleMove::together &&
                     before.pending.marches == 2;
  if (waits) return step.next.pending.to == march->to && places_of(step.next) == expected;
  if (noted != Hex::nowhere) {
    for (std::size_t d = 0; d < dwarf_count; ++d) {
      if ((before.pending.marched >> d & 1U) != 0) expected[d] = noted;
    }
  }
  if (march != nullptr) expected[number_of(march->who)] = march->to;
  return places_of(step.next) == expected;
}

template <class G>
auto flies_to_a_free_area(const G& game, const State& before, const Move& move,
                          const Step<State>& step) -> bool {
  const auto* march = as<March>(move);
  if (march == nullptr || before.stage != Stage::flight) return true;
  return march->who == Figure::dragon && is_area(game, march->to) &&
         !holds_one(places_of(before), march->to) && step.next.dragon.at == march->to;
}

template <class G>
auto flies_anywhere(const G& game, const State& state) -> bool {
  if (state.stage != Stage::flight) return true;
  for (std::size_t i = 0; i < hex_count; ++i) {
    const auto to = static_cast<Hex>(i);
    const bool free = is_area(game, to) && !holds_one(places_of(state), to);
    if (static_cast<bool>(game.judge(state, March{Figure::dragon, to})) != free) return false;
  }
  return static_cast<bool>(game.judge(state, Stay{}));
}

/// Any movement may be none at all.
template <class G>
auto may_stay(const G& game, const State& state) -> bool {
  const bool moves = state.stage == Stage::march || state.stage == Stage::flight;
  return !moves || static_cast<bool>(game.judge(state, Stay{}));
}

template <class G>
auto dwarves_start_apart(const G& game, const State& before, const Move& move,
                         const Step<State>& step) -> bool {
  const auto* place = as<Place>(move);
  if (place == nullptr) return true;
  return is_area(game, place->at) && steps(place->at, before.dragon.at) >= 2 &&
         step.next.dwarf(place->dwarf).at == place->at;
}

template <class G>
inline constexpr auto move_laws = std::to_array<Law<G>>({
    {.name = "an area holds one figure at most",
     .clause = "move.one-figure",
     .assumes = {{{.ruling = "sharing", .answer = "none"}}},
     .position = one_figure_an_area<G>,
     .after = changes<State>("dwarf.at dragon.at")},
    {.name = "figures stand on the map, and none where the dragon stands",
     .clause = "move.one-figure",
     .position = dragon_stands_alone<G>,
     .after = changes<State>("dwarf.at dragon.at")},
    {.name = "no figure is elsewhere but one that moves, is placed or dies",
     .clause = "move.one-figure",
     .assumes = {{{.ruling = "double-move", .answer = "one-by-one"}}},
     .holds = others_stay<G>,
     .after = changes<State>("dwarf.at dragon.at")},
    {.name = "who marches comes where he goes, and nobody else; of two at once, both together",
     .clause = "icon.move-two",
     .holds = marches_are_carried_out<G>,
     .after = moves_of<Move, March, Stay>()},
    {.name = "two dwarves at most move by one card",
     .clause = "icon.move-two",
     .holds = at_most_two_move<G>,
     .after = changes<State>("dwarf.at dragon.at")},
    {.name = "a figure moves as far as the card says at most, over free areas",
     .clause = "move.up-to",
     .assumes = {{{.ruling = "passing", .answer = "none"},
                  {.ruling = "sharing", .answer = "none"},
                  {.ruling = "double-move", .answer = "one-by-one"}}},
     .holds = marches_so_far<G, false, false>,
     .sample = 4,
     .after = moves_of<Move, March>()},
    {.name = "a figure moves as far as the card says at most, past its own side only",
     .clause = "move.up-to",
     .assumes = {{{.ruling = "passing", .answer = "own-figures"},
                  {.ruling = "sharing", .answer = "none"},
                  {.ruling = "double-move", .answer = "one-by-one"}}},
     .holds = marches_so_far<G, true, false>,
     .sample = 4,
     .after = moves_of<Move, March>()},
    {.name = "a figure moves as far as the card says at most, past whoever stands there",
     .clause = "move.up-to",
     .assumes = {{{.ruling = "passing", .answer = "any-figures"},
                  {.ruling = "sharing", .answer = "none"},
                  {.ruling = "double-move", .answer = "one-by-one"}}},
     .holds = marches_so_far<G, true, true>,
     .sample = 4,
     .after = moves_of<Move, March>()},
    {.name = "the dragon may walk to every area in reach",
     .clause = "icon.walk",
     .assumes = {{{.ruling = "passing", .answer = "none"}}},
     .position = reaches_all<G>,
     .sample = 16,
     .after = to(Stage::march)},
    {.name = "a player moves his own figures, each once by one card",
     .clause = "move.up-to",
     .holds = own_figures_march<G>,
     .after = moves_of<Move, March>()},
    {.name = "the dragon flies to a free area",
     .clause = "icon.fly",
     .holds = flies_to_a_free_area<G>,
     .after = moves_of<Move, March>()},
    {.name = "the dragon may fly to every free area, or stay",
     .clause = "icon.fly",
     .position = flies_anywhere<G>,
     .sample = 4,
     .after = to(Stage::flight)},
    {.name = "a figure may stay where it is",
     .clause = "move.up-to",
     .assumes = {{{.ruling = "double-move", .answer = "one-by-one"}}},
     .position = may_stay<G>,
     .after = to(Stage::march, Stage::flight)},
    {.name = "dwarves start on areas that do not touch the dragon",
     .clause = "setup.placement",
     .holds = dwarves_start_apart<G>,
     .after = moves_of<Move, Place>()},
});

}  // namespace ruleproof::properties::drako_laws
