/// The moves of the set-up, of the action phase and of the person phase, carried out by hand.
#pragma once

#include "properties/laws/year_of_the_dragon/by_hand.hpp"

namespace ruleproof::properties::dragon {

// The draft.

inline auto seat_drafters(Hands& hands, std::size_t first) -> void {
  const auto count = hands.count();
  const bool clockwise = hands.says().draft_direction == DraftDirection::clockwise;
  for (std::size_t at = 0; at < count; ++at) {
    const auto step = clockwise ? at : count - at;
    set_to(hands.now.order[at], static_cast<int>((first + step) % count));
  }
}
inline auto call_drafter(Hands& hands) -> void {
  hands.now.stage = Stage::draft;
  hands.now.actor = hands.now.order[hands.now.turn];
}
inline auto make(Hands& hands, const Lot& lot) -> void {
  seat_drafters(hands, lot.player);
  hands.now.stage = Stage::row;
  if (hands.game.rules().scale.fixed_row) call_drafter(hands);
}
inline auto make(Hands& hands, const Draw& draw) -> void {
  hands.now.events = laid(hands.says(), hands.now.events, draw.event).row;
  --hands.now.tiles_to_draw[draw.event];
  if (hands.now.tiles_to_draw.empty()) call_drafter(hands);
}
inline auto make(Hands& hands, const Draft& draft) -> void {
  for (const auto type : {draft.second, draft.first}) {
    --hands.now.piles[static_cast<std::size_t>(young(type))];
    hands.now.guests.push_back(young(type));
    auto& cards = hands.actor().hand[card_of(type)];
    const bool costs = hands.says().draft_costs_cards == DraftCostsCards::yes;
    if (costs && cards > 0) --cards;
  }
  // Pairs are counted through: those with the higher type, and with each lower one.
  const auto high = static_cast<int>(draft.second);
  int pair = 1 + static_cast<int>(draft.first);
  for (int below = 1; below < high; ++below) pair += below;
  set_to(hands.now.pairs[hands.now.actor], pair);
  hands.now.stage = Stage::place;
}
inline auto goes_on_drafting(Hands& hands) -> void {
  if (!hands.now.guests.empty()) return;
  ++hands.now.turn;
  if (hands.now.turn < hands.count()) return call_drafter(hands);
  hands.now.pairs = {};
  begin_month(hands);
}

// What comes when all have had their turn: by_hand_events.hpp.
inline auto begin_event(Hands& hands) -> void;

// Persons.

inline auto call_for_cards(Hands& hands) -> void {
  while (call_next(hands)) {
    if (!hands.actor().hand.empty()) {
      hands.now.stage = Stage::person;
      return;
    }
    turn_is_over(hands);
  }
  begin_event(hands);
}
inline auto begin_persons(Hands& hands) -> void {
  const bool last = hands.now.round == months;
  if (last && hands.says().round12_phase2 == Round12Phase2::skipped) return begin_event(hands);
  begin_phase(hands);
  call_for_cards(hands);
}
inline auto card_is_played(Hands& hands) -> void {
  const auto& player = hands.actor();
  const bool more = hands.says().persons_per_round == PersonsPerRound::until_full &&
                    room_of(player) && !player.hand.empty();
  if (more) {
    hands.now.stage = Stage::person;
    return;
  }
  turn_is_over(hands);
  call_for_cards(hands);
}
inline auto make(Hands& hands, const Play& play) -> void {
  --hands.actor().hand[play.card];
  if (play.tile == Tile::nothing) return card_is_played(hands);
  --hands.now.piles[static_cast<std::size_t>(play.tile)];
  hands.now.guests.push_back(play.tile);
  hands.now.stage = Stage::place;
}
inline auto make(Hands& hands, const Pass& /*pass*/) -> void {
  turn_is_over(hands);
  call_for_cards(hands);
}
inline auto make(Hands& hands, const House& house) -> void {
  move_in(hands, house.palace);
  return hands.now.round == 0 ? goes_on_drafting(hands) : card_is_played(hands);
}
inline auto make(Hands& hands, const Replace& replace) -> void {
  let_go(hands, hands.now.actor, replace.palace, replace.tile, false);
  auto without = replace.palace;
  without.remove(replace.tile);
  move_in(hands, without);
  card_is_played(hands);
}
inline auto make(Hands& hands, const TurnAway& /*away*/) -> void {
  ++hands.now.box[static_cast<std::size_t>(take_guest(hands))];
  card_is_played(hands);
}

// Actions.

inline auto call_for_actions(Hands& hands) -> void {
  if (call_next(hands)) {
    hands.now.stage = Stage::action;
    return;
  }
  hands.now.groups = {};
  for (auto& player : hands.now.players) player.chosen = 0;
  begin_persons(hands);
}
inline auto action_is_over(Hands& hands) -> void {
  turn_is_over(hands);
  call_for_actions(hands);
}
inline auto make(Hands& hands, const Deal& deal) -> void {
  hands.now.groups = deal.groups;
  begin_phase(hands);
  call_for_actions(hands);
}
inline auto make(Hands& hands, const Skip& /*skip*/) -> void {
  auto& player = hands.actor();
  const auto level = hands.numbers().skip_level;
  int gain = std::max(0, level - player.yuan);
  if (hands.says().supply == SupplyLimit::all_limited) {
    gain = std::min(gain, nobodys(hands.game, hands.now, Action::taxes));
  }
  const bool lowers = hands.says().skip_rich == SkipRich::down_to_three && player.yuan > level;
  set_to(player.yuan, lowers ? level : player.yuan + gain);
  action_is_over(hands);
}
inline auto make(Hands& hands, const Dismiss& dismiss) -> void {
  let_go(hands, hands.now.actor, dismiss.palace, dismiss.tile, false);
}

inline auto go_on_building(Hands& hands) -> void {
  if (hands.now.floors + hands.now.shifts == 0) return action_is_over(hands);
  hands.now.stage = Stage::build;
}
inline auto bring(Hands& hands, Action action, int amount) -> void {
  auto& player = hands.actor();
  if (action == Action::taxes) add_to(player.yuan, amount);
  if (action == Action::harvest) add_to(player.rice, amount);
  if (action == Action::fireworks) add_to(player.fireworks, amount);
  if (action == Action::research) add_to(player.score, amount);
  if (action == Action::parade) {
    const bool top = hands.says().parade_stack == ParadeStack::top;
    go_forward(hands, hands.now.actor, amount, top ? Lands::on_top : Lands::below);
  }
  if (action != Action::build) return action_is_over(hands);
  set_to(hands.now.floors, amount + player.floors);
  player.floors = 0;
  if (hands.says().move_persons == MovePersons::when_building) {
    set_to(hands.now.shifts, persons_of(player));
  }
  go_on_building(hands);
}
inline auto make(Hands& hands, const Choose& choose) -> void {
  auto& player = hands.actor();
  const auto action = action_of(choose.choice);
  const auto group = group_of(hands.now, action);
  if (dragons_at(hands.now, group) > 0) {
    const auto fee = hands.numbers().fee;
    add_to(player.yuan, -fee);
    for (std::size_t at = 0; at < hands.count(); ++at) {
      auto& other = hands.now.players[hands.now.order[at]];
      if (hands.says().fee_payee == FeePayee::reserve || other.chosen != group) continue;
      add_to(other.yuan, fee);
      break;
    }
  }
  const auto amount = brought_by(hands.game, hands.now, action);
  set_to(player.chosen, group);
  if (choose.choice == Choice::privilege_small) {
    add_to(player.yuan, -hands.numbers().small.price);
    ++player.small;
  }
  if (choose.choice == Choice::privilege_large) {
    add_to(player.yuan, -hands.numbers().large.price);
    ++player.large;
  }
  if (hands.says().yield == Yield::in_full || amount == 0) return bring(hands, action, amount);
  hands.now.using_action = action;
  hands.now.stage = Stage::take;
}
inline auto make(Hands& hands, const Take& take) -> void {
  const auto action = hands.now.using_action;
  hands.now.using_action = Action::taxes;
  bring(hands, action, take.amount);
}
inline auto make(Hands& hands, const AddFloor& add) -> void {
  change_one(hands.actor(), add.palace, [](Palace& palace) { palace.add_floor(); });
  --hands.now.floors;
  go_on_building(hands);
}
inline auto make(Hands& hands, const NewPalace& /*start*/) -> void {
  hands.actor().palaces.push_back(Palace(1));
  keep_in_order(hands.actor().palaces);
  --hands.now.floors;
  go_on_building(hands);
}
inline auto make(Hands& hands, const Shift& shift) -> void {
  change_one(hands.actor(), shift.from, [&](Palace& palace) { palace.remove(shift.tile); });
  change_one(hands.actor(), shift.to, [&](Palace& palace) { palace.add(shift.tile); });
  --hands.now.shifts;
  go_on_building(hands);
}
inline auto make(Hands& hands, const StopBuilding& /*stop*/) -> void {
  const bool kept = hands.says().new_floors == NewFloors::may_keep;
  if (kept) hands.actor().floors = hands.now.floors;
  hands.now.floors = 0;
  hands.now.shifts = 0;
  action_is_over(hands);
}

}  // namespace ruleproof::properties::dragon
