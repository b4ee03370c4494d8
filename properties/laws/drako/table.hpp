/// What the laws of Drako read off a position. Measured and counted here once more rather than
/// asked of the model: a second opinion.
#pragma once

#include <algorithm>
#include <array>

#include "model/drako/drako.hpp"
#include "properties/laws/law.hpp"

namespace ruleproof::properties::drako_laws {

using namespace drako;  // NOLINT(google-build-using-namespace): its words are ours here
using drako::Place;     // not a place in a file

template <class G>
auto numbers_of(const G& game) -> const Components& {
  return game.rules().components;
}

template <class G>
auto readings_of(const G& game) -> const Rulings& {
  return game.rules().rulings;
}

/// The move as one of the kinds, or null.
template <class Kind>
auto as(const Move& move) -> const Kind* {
  return std::get_if<Kind>(&move);
}

// Areas.

/// Steps between two areas: the greatest difference in one of the three coordinates.
inline auto steps(Hex a, Hex b) -> int {
  const int q = axial(a).q - axial(b).q;
  const int r = axial(a).r - axial(b).r;
  return std::max({std::abs(q), std::abs(r), std::abs(q + r)});
}
inline auto touching(Hex a, Hex b) -> bool {
  return a != Hex::nowhere && b != Hex::nowhere && steps(a, b) == 1;
}
/// Whether the two differ, and one of the three coordinates does not.
inline auto in_line(Hex a, Hex b) -> bool {
  if (a == Hex::nowhere || b == Hex::nowhere || a == b) return false;
  const int q = axial(a).q - axial(b).q;
  const int r = axial(a).r - axial(b).r;
  return q == 0 || r == 0 || q + r == 0;
}
template <class G>
auto is_area(const G& game, Hex hex) -> bool {
  return hex != Hex::nowhere && ((numbers_of(game).board.areas() >> index(hex)) & 1U) != 0;
}

inline auto number_of(Figure figure) -> std::size_t { return static_cast<std::size_t>(figure); }

/// Areas of figures, some of which may be off the map.
using Places = std::array<Hex, figure_count>;
inline auto places_of(const State& state) -> Places {
  return {state.dwarves[0].at, state.dwarves[1].at, state.dwarves[2].at, state.dragon.at};
}
inline auto holds_one(const Places& places, Hex hex) -> bool {
  return std::ranges::find(places, hex) != places.end();
}

/// Lengths of the shortest walks over free areas; `far` where there is none.
inline constexpr int far = 99;
template <class G>
auto walks_from(const G& game, const Places& closed, Hex from) -> std::array<int, hex_count> {
  std::array<int, hex_count> length{};
  length.fill(far);
  length[index(from)] = 0;
  bool goes_on = true;
  for (int walked = 0; goes_on; ++walked) {
    goes_on = false;
    for (std::size_t a = 0; a < hex_count; ++a) {
      if (length[a] != walked) continue;
      for (std::size_t b = 0; b < hex_count; ++b) {
        const auto next = static_cast<Hex>(b);
        if (length[b] != far || steps(static_cast<Hex>(a), next) != 1) continue;
        if (!is_area(game, next) || holds_one(closed, next)) continue;
        length[b] = walked + 1;
        goes_on = true;
      }
    }
  }
  return length;
}

/// The dwarf for whom the next answer is given, if dwarves are attacked.
inline auto first_target(const State& state) -> int {
  for (int d = 0; d < static_cast<int>(dwarf_count); ++d) {
    if ((state.pending.targets >> static_cast<unsigned>(d) & 1U) != 0) return d;
  }
  return -1;
}
inline auto is_target(const State& state, std::size_t dwarf) -> bool {
  return (state.pending.targets >> dwarf & 1U) != 0;
}
inline auto count_touching(const State& state) -> int {
  return static_cast<int>(std::ranges::count_if(state.dwarves, [&](const DwarfFigure& dwarf) {
    return touching(dwarf.at, state.dragon.at);
  }));
}

// Cards.

inline auto size_of(const Cards& cards) -> int {
  int total = 0;
  for (std::size_t i = 0; i < most_kinds; ++i) total += cards[static_cast<Card>(i)];
  return total;
}
inline auto in_play(const Stock& stock) -> int { return size_of(stock.deck) + size_of(stock.hand); }

/// Whether the dragon may skip since his cards have run out.
template <class G>
auto has_run_out(const G& game, const State& state) -> bool {
  const auto& stock = state.stock(Side::dragon);
  return state.turn == Side::dragon && size_of(stock.deck) == 0 &&
         (readings_of(game).dragon_out == DragonOut::deck || size_of(stock.hand) == 0);
}

/// What the move's card shows where it is played; precondition: it is in the data.
template <class G>
auto face_of(const G& game, const Play& play) -> Face {
  return numbers_of(game).decks[index(play.side)][index(play.card)].faces[play.face];
}
/// The icon for which a card is played; `none` for any other move.
template <class G>
auto icon_of(const G& game, const Move& move) -> Icon {
  const auto* play = as<Play>(move);
  return play == nullptr ? Icon::none : face_of(game, *play).icon;
}
template <class G>
auto shows_shield(const G& game, Side side, Card card) -> bool {
  const auto& faces = numbers_of(game).decks[index(side)][index(card)].faces;
  return faces[0].icon == Icon::shield || faces[1].icon == Icon::shield;
}

// Wounds.

inline auto wounds_of(const DragonFigure& dragon) -> int {
  int total = dragon.armour;
  for (const auto wounds : dragon.abilities) total += wounds;
  return total;
}
template <class G>
auto boxes_of_dragon(const G& game) -> int {
  int total = numbers_of(game).armour;
  for (const auto boxes : numbers_of(game).abilities) total += boxes;
  return total;
}
/// Wounds that the attack in hand can still bring the dragon.
inline auto wounds_to_come(const State& state) -> int {
  const auto& pending = state.pending;
  return pending.wounds + (pending.strength * (pending.hits + pending.attacks));
}
template <class G>
auto lost(const G& game, const State& state, Ability ability) -> bool {
  return state.dragon.abilities[index(ability)] >= numbers_of(game).abilities[index(ability)];
}

// Course of play.

/// Whether the first turn has begun; the last position counts.
inline auto in_play(const State& state) -> bool {
  return state.stage != Stage::deal && state.stage != Stage::mulligan &&
         state.stage != Stage::place;
}
/// Whether a step ends the turn, and another begins.
inline auto begins_turn(const State& before, const State& after) -> bool {
  return in_play(before) && after.stage == Stage::action && before.turn != after.turn;
}
inline auto seat_of(Side side) -> Seat { return side == Side::dwarves ? Seat::p1 : Seat::p2; }
inline auto rival(Side side) -> Side {
  return side == Side::dwarves ? Side::dragon : Side::dwarves;
}

/// Wound markers on all boards.
inline auto wounds_on_the_table(const State& state) -> int {
  int total = wounds_of(state.dragon);
  for (const auto& dwarf : state.dwarves) total += dwarf.wounds;
  return total;
}
/// Wounds that can still be marked; where markers are no limit, more than anybody needs.
template <class G>
auto markers_for(const G& game, const State& state) -> int {
  if (readings_of(game).markers == Markers::enough) return far;
  return numbers_of(game).markers - wounds_on_the_table(state);
}
/// The boxes that a dwarf would have full after so many wounds more, if there are markers; these
/// are taken.
template <class G>
auto wounded(const G& game, const State& state, std::size_t dwarf, int strength, int& markers)
    -> int {
  const int was = state.dwarves[dwarf].wounds;
  const int room = numbers_of(game).dwarves[dwarf] - was;
  const int taken = std::min({strength, room, markers});
  markers -= taken;
  return was + taken;
}
/// Whether wounds that are due may be fewer: the dragon has no box for more, or no marker is left.
template <class G>
auto wounds_are_lost(const G& game, const State& after) -> bool {
  return (after.stage == Stage::over && wounds_of(after.dragon) == boxes_of_dragon(game)) ||
         markers_for(game, after) == 0;
}

}  // namespace ruleproof::properties::drako_laws
