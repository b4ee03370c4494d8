/// What stands in the way of figures, under every reading of who may pass whom, stand with whom,
/// and change places.
#pragma once

#include <bit>

#include "properties/laws/drako/judged_actions.hpp"

namespace ruleproof::properties::drako_laws {

/// Whether a figure comes from its area to another by a walk of the card in hand, if these others
/// are on the map: over areas that are open to it, and to an end where it may stand.
template <class G>
auto walks_to(const G& game, const State& state, Figure who, const Places& others, Hex to) -> bool {
  const auto& readings = readings_of(game);
  const auto from = places_of(state)[number_of(who)];
  if (from == Hex::nowhere || from == to || !is_area(game, to)) return false;
  const bool is_dragon = who == Figure::dragon;
  const bool shares = !is_dragon && readings.sharing == Sharing::dwarves;
  auto closed = others;
  for (std::size_t i = 0; i < figure_count; ++i) {
    const bool stands_there = others[i] == to && i != number_of(who);
    const bool own = (i == number_of(Figure::dragon)) == is_dragon;
    if (stands_there && !(shares && own)) return false;
    const bool passes = readings.passing == Passing::any_figures ||
                        (readings.passing == Passing::own_figures && own);
    if (i == number_of(who) || passes || others[i] == from) closed[i] = Hex::nowhere;
  }
  const auto lengths = walks_from(game, closed, from);
  int length = lengths[index(to)];
  if (holds_one(closed, to)) {  // nobody passes, but the walk may end there
    for (std::size_t i = 0; i < hex_count; ++i) {
      if (steps(static_cast<Hex>(i), to) == 1) length = std::min(length, lengths[i] + 1);
    }
  }
  return length <= state.pending.points;
}

/// The figures on the map without one of them.
inline auto without(Places places, Figure who) -> Places {
  places[number_of(who)] = Hex::nowhere;
  return places;
}

/// Two dwarves march by the card, at once.
template <class G>
auto two_go_at_once(const G& game, const State& state) -> bool {
  const int marched = std::popcount(state.pending.marched);
  return readings_of(game).double_move == DoubleMove::together &&
         state.pending.marches + marched == 2;
}
inline auto who_went(const State& state) -> Figure {
  return static_cast<Figure>(std::countr_zero(state.pending.marched));
}

/// The first of two goes alone, or as if one of the others were gone already.
template <class G>
auto goes_first(const G& game, const State& state, const March& move) -> bool {
  const auto places = places_of(state);
  if (walks_to(game, state, move.who, places, move.to)) return true;
  return std::ranges::any_of(all_dwarves, [&](Dwarf partner) {
    if (figure(partner) == move.who || state.dwarf(partner).at == Hex::nowhere) return false;
    return walks_to(game, state, move.who, without(places, figure(partner)), move.to);
  });
}
/// The second goes as if the first were gone, and so does the first; they end apart.
template <class G>
auto goes_second(const G& game, const State& state, const March& move) -> bool {
  const auto first = who_went(state);
  const auto third = without(without(places_of(state), first), move.who);
  const auto noted = state.pending.to;
  if (!walks_to(game, state, first, third, noted)) return false;
  if (readings_of(game).sharing == Sharing::none && move.to == noted) return false;
  return walks_to(game, state, move.who, third, move.to);
}

template <class G>
auto may_march(const G& game, const State& state, const March& move) -> bool {
  const bool is_dragon = move.who == Figure::dragon;
  const auto places = places_of(state);
  if (state.stage == Stage::flight) {
    return is_dragon && is_area(game, move.to) && !holds_one(places, move.to);
  }
  if (is_dragon != (state.turn == Side::dragon)) return false;
  if (is_dragon) return walks_to(game, state, move.who, places, move.to);
  if (has(state.pending.marched, dwarf_of(move.who))) return false;
  if (!two_go_at_once(game, state)) return walks_to(game, state, move.who, places, move.to);
  return state.pending.marched == 0 ? goes_first(game, state, move)
                                    : goes_second(game, state, move);
}

template <class G>
auto why_not_now(const G& game, const State& state, const March& move) -> Why {
  if (may_march(game, state, move)) return fine;
  if (state.stage == Stage::flight) return "icon.fly";
  if (move.who == Figure::dragon) return "icon.walk";
  const bool dragon_there = move.to == state.dragon.at;
  const bool dwarf_there = move.to != Hex::nowhere && holds_one(places_of(state), move.to) &&
                           readings_of(game).sharing == Sharing::none;
  if (dragon_there || dwarf_there) return "move.one-figure";
  return state.pending.marches + std::popcount(state.pending.marched) == 2 ? "icon.move-two"
                                                                           : "icon.move";
}
/// Who has gone first as if another were to follow cannot stay alone where he may not be.
template <class G>
auto why_not_now(const G& game, const State& state, const Stay& /*move*/) -> Why {
  if (!two_go_at_once(game, state) || state.pending.marched == 0) return fine;
  return unless(walks_to(game, state, who_went(state), places_of(state), state.pending.to),
                "move.one-figure");
}

template <class G>
auto why_not_now(const G& game, const State& state, const drako::Place& move) -> Why {
  const auto places = places_of(state);
  const auto next = std::ranges::find(state.dwarves, Hex::nowhere, &DwarfFigure::at);
  if (next - state.dwarves.begin() != static_cast<std::ptrdiff_t>(index(move.dwarf))) {
    return "setup.placement";
  }
  const bool shares = readings_of(game).sharing == Sharing::dwarves;
  const bool taken = move.at == state.dragon.at ||
                     (!shares && move.at != Hex::nowhere && holds_one(places, move.at));
  if (taken) return "move.one-figure";
  return unless(is_area(game, move.at) && steps(move.at, state.dragon.at) >= 2, "setup.placement");
}

}  // namespace ruleproof::properties::drako_laws
