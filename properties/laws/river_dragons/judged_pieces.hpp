/// What stands in the way of cards, stones and planks, under every reading.
#pragma once

#include "properties/laws/river_dragons/laying.hpp"
#include "properties/laws/river_dragons/names.hpp"

namespace ruleproof::properties::rivers {

/// The clause that forbids something; empty if nothing does.
using Why = std::string_view;
inline constexpr Why fine = {};

template <class G>
auto is_in_hand(const G& game, std::size_t seat, Card card) -> bool {
  const auto& rules = game.rules();
  if (!is_dragon(card))
    return ((rules.scale.actions.bits >> static_cast<unsigned>(card)) & 1U) != 0;
  return rules.scale.dragons && colour_of(card) != rules.colours[seat] &&
         std::ranges::count(rules.colours, colour_of(card)) == 1;
}

template <class G>
auto why_not_now(const G& game, const State& state, const PlanCard& move) -> Why {
  const auto card = move.card;
  const auto seat = seat_before(state);
  const auto& player = state.players[seat];
  if (card >= Card::none) return "plan.five";
  if (!is_in_hand(game, seat, card)) return "setup.hand";
  if (((player.gone.bits >> static_cast<unsigned>(card)) & 1U) != 0) return "round.end";
  if (std::ranges::count(player.plan, card) > 0) return "plan.five";
  const bool another = is_dragon(card) && std::ranges::any_of(player.plan, is_dragon);
  return another && game.rules().rulings.dragon_limit == DragonLimit::per_round ? "dragon.one"
                                                                                : fine;
}

/// What the planks above it say of a stone at that place.
template <class G>
auto why_not_under_planks(const G& game, const State& state, river_dragons::Place place) -> Why {
  const auto& rules = game.rules();
  const auto radius = rules.components.radius;
  bool under = false;
  bool beyond = false;
  int resting = 0;
  for (const auto& plank : on_board(state)) {
    const bool is_under = lies_under(line_of(game, state, plank.from, plank.to), place, radius);
    const bool is_beyond = reaches_over(rest_of(game, state, plank), place, radius);
    under = under || is_under;
    beyond = beyond || is_beyond;
    if ((is_under && rules.rulings.stone_under == StoneUnder::support) ||
        (is_beyond && rules.rulings.overhang == Overhanging::rests)) {
      ++resting;
    }
  }
  if (under && rules.rulings.stone_under == StoneUnder::forbidden) return "stone.must";
  if (beyond && rules.rulings.overhang == Overhanging::obstructs) return "plank.too-long";
  return resting > most_load ? "plank.three" : fine;
}

template <class G>
auto why_not_now(const G& game, const State& state, const PutStone& move) -> Why {
  const auto& board = game.rules().components;
  if (is_village(move.site)) return "stone.not-village";
  const std::size_t number = move.site - colour_count;
  if (number >= board.islets.size()) return "stone.must";
  if (!has_stones_for_it(game, state)) return "stone.none-left";
  if (has_stone(state, move.site)) return "stone.one-per-islet";
  if (game.rules().rulings.islet_limit == IsletLimit::outline &&
      board.stone_size > board.islet_size[number]) {
    return "stone.limit";
  }
  return why_not_under_planks(game, state, board.islets[number]);
}

template <class G>
auto why_not_now(const G& game, const State& state, const DropStone& move) -> Why {
  const auto& rules = game.rules();
  const auto& board = rules.components;
  if (!board.free_water) return "stone.open-water";
  if (!has_stones_for_it(game, state)) return "stone.none-left";
  const auto touching = std::int64_t{4} * board.radius * board.radius;
  bool open = in_field(move.place, board.field) && move.place.q % rules.scale.grid == 0 &&
              move.place.r % rules.scale.grid == 0;
  for (Site site = 0; site < site_count; ++site) {
    if (is_village(site) ? !board.villages[site] : !has_stone(state, site)) continue;
    const auto gap = squared(move.place, place_of(game, state, site));
    if (is_village(site) && gap < touching && in_field(move.place, board.field)) {
      return "stone.not-village";
    }
    open = open && gap >= least_gap(game, is_village(site));
  }
  return open ? why_not_under_planks(game, state, move.place) : "stone.open-water";
}

/// The planks that may be taken now; none if the action, or the rest of it, is lost.
template <class G>
auto planks_to_choose(const G& game, const State& state) -> FixedVector<PlankName, most_planks> {
  const auto& rulings = game.rules().rulings;
  auto choice = reserve_of(state, state.actor());
  FixedVector<PlankName, most_planks> box;
  for (const auto name : planks_of(state)) {
    const bool is_out = state.plank(name).at == Plank::out;
    if (is_out && rulings.empty_reserve == EmptyReserve::from_the_box) box.push_back(name);
  }
  const bool both_to_come = state.left == 2 && count_at(state, Plank::held) == 0;
  if (both_to_come && rulings.partial == Partial::lose_both && choice.size() + box.size() < 2) {
    return {};
  }
  if (choice.empty()) choice = box;
  if (rulings.plank_choice == PlankChoice::any) return choice;
  FixedVector<PlankName, most_planks> fitting;
  for (const auto name : choice) {
    if (finds_a_place(game, state, name)) fitting.push_back(name);
  }
  return fitting.empty() ? choice : fitting;
}

template <class G>
auto why_not_now(const G& game, const State& state, const ChoosePlank& move) -> Why {
  return std::ranges::count(planks_to_choose(game, state), move.plank) == 1 ? fine : "plank.choose";
}

/// Whether the plank that is to be laid is in the hand.
inline auto is_held(const State& state, PlankName plank) -> bool {
  return plank.number < planks_of(state).size() && state.plank(plank).at == Plank::held;
}

/// Why a plank cannot lie from one site to the other.
template <class G>
auto why_not_there(const G& game, const State& state, const Lying& plank) -> Why {
  const auto& rules = game.rules();
  const bool sticks_out_matters = rules.rulings.overhang != Overhanging::nothing;
  if (plank.from == plank.to || !can_bear(game, state, plank.from) ||
      !can_bear(game, state, plank.to) || (plank.from > plank.to && !sticks_out_matters)) {
    return "plank.must";
  }
  const bool both = is_village(plank.from) && is_village(plank.to);
  if (both && rules.rulings.village_to_village == VillageToVillage::no) return "plank.must";
  const auto reach = rules.components.reach[static_cast<std::size_t>(plank.name.size()) - 1];
  const auto gap = squared(place_of(game, state, plank.from), place_of(game, state, plank.to));
  if (gap > std::int64_t{reach} * reach) return "plank.too-short";
  if (load_of(game, state, plank.from) >= most_load ||
      load_of(game, state, plank.to) >= most_load) {
    return "plank.three";
  }
  if (!is_unhindered(game, state, plank)) return "plank.not-on-plank";
  if (rules.rulings.over_stone == OverStone::forbidden &&
      !passed_by(game, state, plank.from, plank.to).empty()) {
    return "plank.must";
  }
  if (!leaves_overhangs_alone(game, state, plank)) return "plank.too-long";
  return has_room(game, state, plank) ? fine : "plank.three";
}

template <class G>
auto why_not_now(const G& game, const State& state, const LayPlank& move) -> Why {
  if (!is_held(state, move.plank)) return "plank.choose";
  return why_not_there(game, state, {move.plank, move.from, move.to});
}

template <class G>
auto why_not_now(const G& game, const State& state, const Discard& move) -> Why {
  if (!is_held(state, move.plank)) return "plank.choose";
  const bool must_lie = game.rules().rulings.discard_if == DiscardIf::no_place &&
                        finds_a_place(game, state, move.plank);
  return must_lie ? "plank.no-place" : fine;
}

}  // namespace ruleproof::properties::rivers
