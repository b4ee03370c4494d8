/// Remove, and the limits of personal reserves.
#pragma once

#include "properties/laws/river_dragons/table.hpp"

namespace ruleproof::properties::rivers {

/// Colours of the planks in a reserve, a bit each; planks are told apart by their first owner.
inline auto colours_in(const FixedVector<PlankName, most_planks>& reserve) -> unsigned {
  unsigned colours = 0;
  for (const auto name : reserve) colours |= 1U << static_cast<unsigned>(name.seat());
  return colours;
}

/// Whether a reserve keeps to its limits.
template <class G>
auto is_within_limits(const G& game, const FixedVector<PlankName, most_planks>& reserve, int seat)
    -> bool {
  for (std::size_t i = 0; i < reserve.size(); ++i) {
    for (std::size_t j = 0; j < i; ++j) {
      if (reserve[i].size() == reserve[j].size()) return false;
    }
  }
  auto colours = colours_in(reserve);
  if (game.rules().rulings.colour_limit == ColourLimit::own_and_one) {
    colours |= 1U << static_cast<unsigned>(seat);
  }
  return std::popcount(colours) <= 2;
}

template <class G>
auto reserves_have_one_of_a_size(const G& game, const State& state) -> bool {
  for (int seat = 0; seat < game.players(); ++seat) {
    unsigned sizes = 0;
    for (const auto name : reserve_of(state, seat)) {
      const auto bit = 1U << static_cast<unsigned>(name.size());
      if ((sizes & bit) != 0) return false;
      sizes |= bit;
    }
  }
  return true;
}

template <class G>
auto reserves_have_two_colours(const G& game, const State& state) -> bool {
  for (int seat = 0; seat < game.players(); ++seat) {
    if (std::popcount(colours_in(reserve_of(state, seat))) > 2) return false;
  }
  return true;
}
template <class G>
auto reserves_have_one_foreign_colour(const G& game, const State& state) -> bool {
  for (int seat = 0; seat < game.players(); ++seat) {
    const auto own = 1U << static_cast<unsigned>(seat);
    if (std::popcount(colours_in(reserve_of(state, seat)) | own) > 2) return false;
  }
  return true;
}

/// The plank that a move removes, if it removes one.
inline auto removed_plank(const Move& move) -> std::optional<PlankName> {
  if (const auto* take = std::get_if<RemovePlank>(&move)) return take->plank;
  if (const auto* swap = std::get_if<SwapPlank>(&move)) return swap->plank;
  return std::nullopt;
}

template <class G>
auto removed_planks_bear_no_pawn(const G& /*game*/, const State& before, const Move& move,
                                 const Step<State>& /*step*/) -> bool {
  const auto plank = removed_plank(move);
  return !plank || (before.plank(*plank).on_board() && !is_occupied(before, *plank));
}

template <class G>
auto removed_stones_bear_nothing(const G& game, const State& before, const Move& move,
                                 const Step<State>& /*step*/) -> bool {
  const auto* take = std::get_if<RemoveStone>(&move);
  return take == nullptr ||
         (has_stone(before, take->site) && load_of(game, before, take->site) == 0);
}

/// Whether the reserve of a seat could keep that plank as well, without `out`.
template <class G>
auto could_keep(const G& game, const State& state, int seat, PlankName plank,
                std::optional<PlankName> out = std::nullopt) -> bool {
  FixedVector<PlankName, most_planks> reserve;
  for (const auto name : reserve_of(state, seat)) {
    if (!out || name != *out) reserve.push_back(name);
  }
  reserve.push_back(plank);
  return is_within_limits(game, reserve, seat);
}

template <class G>
auto removed_planks_join_the_reserve(const G& game, const State& before, const Move& move,
                                     const Step<State>& step) -> bool {
  const auto plank = removed_plank(move);
  if (!plank) return true;
  const auto seat = before.actor();
  const auto& after = step.next.plank(*plank);
  if (const auto* swap = std::get_if<SwapPlank>(&move)) {
    return after.in_reserve_of(seat) && before.plank(swap->out).in_reserve_of(seat) &&
           step.next.plank(swap->out).at == Plank::out &&
           could_keep(game, before, seat, *plank, swap->out);
  }
  if (could_keep(game, before, seat, *plank)) return after.in_reserve_of(seat);
  return game.rules().rulings.limit_mode == LimitMode::out_of_game && after.at == Plank::out;
}

template <class G>
auto only_what_can_be_kept_is_removed(const G& game, const State& before, const Move& move,
                                      const Step<State>& /*step*/) -> bool {
  const auto plank = removed_plank(move);
  return !plank || could_keep(game, before, before.actor(), *plank);
}

/// Whether Remove could do anything.
template <class G>
auto could_remove(const G& game, const State& state) -> bool {
  const auto mode = game.rules().rulings.limit_mode;
  const auto seat = state.actor();
  for (const auto& plank : on_board(state)) {
    if (is_occupied(state, plank.name)) continue;
    if (mode == LimitMode::out_of_game || could_keep(game, state, seat, plank.name)) return true;
    if (mode != LimitMode::swap) continue;
    for (const auto out : reserve_of(state, seat)) {
      if (could_keep(game, state, seat, plank.name, out)) return true;
    }
  }
  for (Site site = colour_count; site < site_count; ++site) {
    if (has_stone(state, site) && load_of(game, state, site) == 0) return true;
  }
  return false;
}

template <class G>
auto remove_is_lost_for_want(const G& game, const State& before, const Move& move,
                             const Step<State>& /*step*/) -> bool {
  if (before.stage != Stage::remove || !std::holds_alternative<Lose>(move)) return true;
  return !could_remove(game, before);
}

template <class G>
auto remove_takes_something(const G& /*game*/, const State& before, const Move& move,
                            const Step<State>& /*step*/) -> bool {
  return before.stage != Stage::remove || !std::holds_alternative<Decline>(move);
}

template <class G>
inline constexpr auto remove_laws = std::to_array<Law<G>>({
    {.name = "no personal reserve has two planks of a size",
     .clause = "remove.one-of-a-size",
     .position = reserves_have_one_of_a_size<G>,
     .after = changes<State>("p.plank")},
    {.name = "no personal reserve has planks of three colours",
     .clause = "remove.two-colours",
     .assumes = {{{.ruling = "colour-limit", .answer = "those-present"}}},
     .position = reserves_have_two_colours<G>,
     .after = changes<State>("p.plank")},
    {.name = "no personal reserve has planks of two foreign colours",
     .clause = "remove.two-colours",
     .assumes = {{{.ruling = "colour-limit", .answer = "own-and-one"}}},
     .position = reserves_have_one_foreign_colour<G>,
     .after = changes<State>("p.plank")},
    {.name = "no plank is removed from under a pawn",
     .clause = "remove.not-under-pawn",
     .holds = removed_planks_bear_no_pawn<G>,
     .after = moves_of<Move, RemovePlank, SwapPlank>()},
    {.name = "a removed stone carried nothing",
     .clause = "remove.not-under-plank",
     .holds = removed_stones_bear_nothing<G>,
     .after = moves_of<Move, RemoveStone>()},
    {.name = "a removed plank joins the reserve of who removes it, if that may keep it",
     .clause = "remove.must",
     .holds = removed_planks_join_the_reserve<G>,
     .after = moves_of<Move, RemovePlank, SwapPlank>()},
    {.name = "no plank is removed that the reserve cannot keep",
     .clause = "remove.one-of-a-size",
     .assumes = {{{.ruling = "limit-mode", .answer = "not-chosen"}}},
     .holds = only_what_can_be_kept_is_removed<G>,
     .after = moves_of<Move, RemovePlank, SwapPlank>()},
    {.name = "Remove is lost only if nothing can be removed",
     .clause = "remove.lost",
     .holds = remove_is_lost_for_want<G>,
     .after = moves_of<Move, Lose>()},
    {.name = "Remove takes something if it can",
     .clause = "remove.must",
     .assumes = {{{.ruling = "forced-remove", .answer = "must"}}},
     .holds = remove_takes_something<G>,
     .after = moves_of<Move, Decline>()},
});

}  // namespace ruleproof::properties::rivers
