/// Stones: as many as there are, one on an islet, and none leaves but by Remove.
#pragma once

#include "properties/laws/river_dragons/table.hpp"

namespace ruleproof::properties::rivers {

template <class G>
auto there_are_so_many_stones(const G& game, const State& state) -> bool {
  return stones_on_board(state) <= game.rules().components.stones;
}

template <class G>
auto stones_lie_on_islets(const G& game, const State& state) -> bool {
  const auto& board = game.rules().components;
  if (board.free_water) return true;
  return (state.stones.bits >> board.islets.size()) == 0 && state.water.empty();
}

/// One stone more by putting, one less by removing, and otherwise none.
template <class G>
auto stones_change_one_by_one(const G& game, const State& before, const Move& move,
                              const Step<State>& step) -> bool {
  const auto more = stones_on_board(step.next) - stones_on_board(before);
  const auto gone = before.stones.bits & ~step.next.stones.bits;
  if (const auto* put = std::get_if<PutStone>(&move)) {
    return more == 1 && gone == 0 && !has_stone(before, put->site) &&
           has_stone(step.next, put->site);
  }
  if (std::holds_alternative<DropStone>(move)) {
    return more == 1 && gone == 0 && game.rules().components.free_water;
  }
  if (const auto* take = std::get_if<RemoveStone>(&move)) {
    return more == -1 && has_stone(before, take->site) && !has_stone(step.next, take->site);
  }
  return before.stones == step.next.stones && before.water == step.next.water;
}

template <class G>
auto no_stone_moves(const G& game, const State& before, const Move& /*move*/,
                    const Step<State>& step) -> bool {
  for (Site site = colour_count; site < site_count; ++site) {
    if (!has_stone(before, site) || !has_stone(step.next, site)) continue;
    if (place_of(game, before, site) != place_of(game, step.next, site)) return false;
  }
  return true;
}

/// The least squared distance of a stone in the water from a village, or from another stone: two
/// radii where touching is enough.
template <class G>
auto least_gap(const G& game, bool village) -> int {
  const auto& board = game.rules().components;
  if (game.rules().rulings.water_gap == WaterGap::touching) {
    return (board.radius + board.radius) * (board.radius + board.radius);
  }
  return village ? board.village_gap : board.stone_gap;
}

template <class G>
auto stones_keep_their_distance(const G& game, const State& state) -> bool {
  const auto& board = game.rules().components;
  if (!board.free_water) return true;
  for (Site a = colour_count; a < site_count; ++a) {
    if (!has_stone(state, a)) continue;
    const auto place = place_of(game, state, a);
    if (!in_field(place, board.field)) return false;
    for (Site b = 0; b < a; ++b) {
      // Of a village that is no part of the game too: it is printed on the board.
      if (is_village(b) ? !board.villages[b] : !has_stone(state, b)) continue;
      const auto least = least_gap(game, is_village(b));
      if (squared(place, place_of(game, state, b)) < least) return false;
    }
  }
  return true;
}

template <class G>
auto stones_fit_their_islets(const G& game, const State& state) -> bool {
  const auto& board = game.rules().components;
  for (std::size_t i = 0; i < board.islets.size(); ++i) {
    if (has_stone(state, islet(i)) && board.stone_size > board.islet_size[i]) return false;
  }
  return true;
}

/// Places of free water where a stone may be put.
template <class G>
auto room_in_the_water(const G& game, const State& state) -> bool {
  const auto& board = game.rules().components;
  const auto is_free = [&](Place place) {
    if (!in_field(place, board.field)) return false;
    for (Site site = 0; site < site_count; ++site) {
      if (is_village(site) ? !board.villages[site] : !has_stone(state, site)) continue;
      const auto least = least_gap(game, is_village(site));
      if (squared(place, place_of(game, state, site)) < least) return false;
    }
    return game.rules().rulings.stone_under != StoneUnder::forbidden ||
           std::ranges::none_of(on_board(state), [&](const Lying& plank) {
             return lies_under(line_of(game, state, plank.from, plank.to), place, board.radius);
           });
  };
  const int grid = game.rules().scale.grid;
  const int last = board.field / grid * grid;
  for (int q = -last; q <= last; q += grid) {
    for (int r = -last; r <= last; r += grid) {
      if (is_free({static_cast<std::int16_t>(q), static_cast<std::int16_t>(r)})) return true;
    }
  }
  return false;
}

/// The islets where a stone may be put.
template <class G>
auto islets_for_a_stone(const G& game, const State& state) -> int {
  const auto& board = game.rules().components;
  const auto planks = on_board(state);
  int free = 0;
  for (std::size_t i = 0; i < board.islets.size(); ++i) {
    if (has_stone(state, islet(i))) continue;
    const bool under_a_plank = std::ranges::any_of(planks, [&](const Lying& plank) {
      return lies_under(line_of(game, state, plank.from, plank.to), board.islets[i], board.radius);
    });
    if (game.rules().rulings.stone_under == StoneUnder::forbidden && under_a_plank) continue;
    ++free;
  }
  return free;
}

/// A stone action is lost only without a stone, or without an islet for it.
template <class G>
auto stones_are_lost_for_want(const G& game, const State& before, const Move& move,
                              const Step<State>& /*step*/) -> bool {
  if (before.stage != Stage::stone || !std::holds_alternative<Lose>(move)) return true;
  const auto& board = game.rules().components;
  if (stones_on_board(before) == board.stones) return true;
  return board.free_water ? !room_in_the_water(game, before)
                          : islets_for_a_stone(game, before) == 0;
}

template <class G>
auto no_stone_goes_under_a_plank(const G& game, const State& before, const Move& move,
                                 const Step<State>& step) -> bool {
  if (!std::holds_alternative<PutStone>(move) && !std::holds_alternative<DropStone>(move)) {
    return true;
  }
  const auto added = step.next.stones.bits & ~before.stones.bits;
  if (added == 0) return false;
  const auto site = islet(static_cast<std::size_t>(std::countr_zero(added)));
  const auto place = place_of(game, step.next, site);
  return std::ranges::none_of(on_board(before), [&](const Lying& plank) {
    return lies_under(line_of(game, before, plank.from, plank.to), place,
                      game.rules().components.radius);
  });
}

template <class G>
auto new_stones_bear_nothing(const G& /*game*/, const State& before, const Move& move,
                             const Step<State>& step) -> bool {
  if (!std::holds_alternative<PutStone>(move) && !std::holds_alternative<DropStone>(move)) {
    return true;
  }
  return before.bearings == step.next.bearings;
}

template <class G>
inline constexpr auto stone_laws = std::to_array<Law<G>>({
    {.name = "stones in the reserve and on the board are as many as there are",
     .clause = "setup.stones",
     .position = there_are_so_many_stones<G>,
     .after = changes<State>("stones")},
    {.name = "stones lie on islets, where there are islets",
     .clause = "stone.must",
     .position = stones_lie_on_islets<G>,
     .after = changes<State>("stones water")},
    {.name = "stones come one by one, each to a bare islet, and go one by one by Remove",
     .clause = "stone.one-per-islet",
     .holds = stones_change_one_by_one<G>,
     .after = changes<State>("stones water") | moves_of<Move, PutStone, DropStone, RemoveStone>()},
    {.name = "a stone stays where it is put",
     .clause = "stone.stays",
     .holds = no_stone_moves<G>,
     .after = changes<State>("stones water")},
    {.name = "stones in the water keep their distances from each other and from villages",
     .clause = "stone.open-water",
     .position = stones_keep_their_distance<G>,
     .after = changes<State>("stones water")},
    {.name = "no stone is larger than its islet",
     .clause = "stone.limit",
     .assumes = {{{.ruling = "islet-limit", .answer = "outline"}}},
     .position = stones_fit_their_islets<G>,
     .after = changes<State>("stones")},
    {.name = "a stone action is lost only for want of a stone or of an islet",
     .clause = "stone.none-left",
     .assumes = {{{.ruling = "partial", .answer = "do-one"},
                  {.ruling = "islet-limit", .answer = "one-stone"},
                  {.ruling = "overhang", .answer = "nothing"}}},
     .holds = stones_are_lost_for_want<G>,
     .after = moves_of<Move, Lose>()},
    {.name = "no stone goes under a plank",
     .clause = "stone.must",
     .assumes = {{{.ruling = "stone-under", .answer = "forbidden"}}},
     .holds = no_stone_goes_under_a_plank<G>,
     .after = moves_of<Move, PutStone, DropStone>()},
    {.name = "a new stone bears no plank",
     .clause = "stone.must",
     .assumes = {{{.ruling = "stone-under", .answer = "no-support"},
                  {.ruling = "overhang", .answer = "nothing"}}},
     .holds = new_stones_bear_nothing<G>,
     .after = moves_of<Move, PutStone, DropStone>()},
});

}  // namespace ruleproof::properties::rivers
