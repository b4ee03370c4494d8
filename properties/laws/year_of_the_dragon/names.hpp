/// Laws of names: which clauses a step relies on in the set-up, the draft and the action and person
/// phases, by what changed on the table.
#pragma once

#include "properties/laws/names.hpp"
#include "properties/laws/year_of_the_dragon/by_hand_events.hpp"
#include "properties/laws/year_of_the_dragon/names_events.hpp"
#include "properties/laws/year_of_the_dragon/stock.hpp"

namespace ruleproof::properties::dragon {

// The event row.

/// The cell for which a tile is drawn.
template <class G>
auto cell_of_draw(const Look<G>& at) -> std::size_t {
  const auto& row = at.before.events;
  std::size_t cell = 0;
  if (answers_of(at).event_repair == EventRepair::gaps_last) {
    for (std::size_t i = 0; i < row.size(); ++i) {
      if (row[i] != Event::none) cell = i + 1;
    }
    if (cell < row.size()) return cell;
    cell = 0;
  }
  while (row[cell] != Event::none) ++cell;
  return cell;
}
/// Some cell behind is taken already.
template <class G>
auto fills_a_gap(const Look<G>& at) -> bool {
  const auto& row = at.before.events;
  return std::any_of(row.begin() + static_cast<std::ptrdiff_t>(cell_of_draw(at)), row.end(),
                     [](Event event) { return event != Event::none; });
}
/// No cell was left for the tile: others move, or two like tiles lie side by side.
template <class G>
auto finds_no_cell(const Look<G>& at) -> bool {
  if (answers_of(at).event_repair == EventRepair::uniform_row) return false;
  int changed = 0;
  bool alike = false;
  const auto& row = at.next.events;
  for (std::size_t i = 0; i < row.size(); ++i) {
    if (row[i] != at.before.events[i]) ++changed;
    const bool is_tile = row[i] != Event::none && row[i] != Event::peace;
    if (i > 0 && is_tile && row[i] == row[i - 1]) alike = true;
  }
  return changed != 1 || alike;
}
template <class G>
auto lies_elsewhere(const Look<G>& at) -> bool {
  const auto* draw = std::get_if<Draw>(&at.move);
  return draw != nullptr && (at.next.events[cell_of_draw(at)] != draw->event || finds_no_cell(at));
}

// Actions.

template <class G>
auto chooses(const Look<G>& at, Action action) -> bool {
  const auto* choose = std::get_if<Choose>(&at.move);
  return choose != nullptr && action_of(choose->choice) == action;
}
template <class G>
auto uses(const Look<G>& at, Action action) -> bool {
  return chooses(at, action) || (makes_a<Take>(at) && at.before.using_action == action);
}
/// Dragons on the group that is chosen.
template <class G>
auto dragons_there(const Look<G>& at) -> int {
  const auto* choose = std::get_if<Choose>(&at.move);
  if (choose == nullptr) return 0;
  for (std::size_t g = 0; g < at.before.groups.size(); ++g) {
    if (!holds(at.before.groups[g], action_of(choose->choice))) continue;
    return static_cast<int>(std::ranges::count(at.before.players, g + 1, &Player::chosen));
  }
  return 0;
}
/// A new person of the type brings something at once: only under one reading.
template <class G>
auto brings_at_once(const Look<G>& at, Type type) -> bool {
  const bool enters = makes_a<House>(at) || makes_a<Replace>(at);
  return enters && answers_of(at).instant_yield == InstantYield::at_once &&
         type_of(at.before.guests[at.before.guests.size() - 1]) == type;
}

// Persons.

template <class G>
auto recruits(const Look<G>& at) -> bool {
  return makes_a<House>(at) && at.before.round > 0;
}
template <class G>
auto goes_on_playing(const Look<G>& at) -> bool {
  return in_person_phase(at.before) && at.next.stage == Stage::person &&
         at.next.turn == at.before.turn;
}
template <class G>
auto next_player_plays(const Look<G>& at) -> bool {
  return in_person_phase(at.before) && at.next.stage == Stage::person &&
         at.next.turn != at.before.turn;
}
inline auto is_there(const State& state, Tile tile) -> bool {
  return state.piles[static_cast<std::size_t>(tile)] > 0;
}
template <class G>
inline constexpr auto step_names = std::to_array<NamedWhen<G>>({
    {"setup.events.draw", makes_a<Draw, G>},
    {"setup.events.distinct", lies_elsewhere<G>},
    {"setup.events.repair",
     [](const Look<G>& at) {
       if (!makes_a<Draw>(at)) return false;
       return fills_a_gap(at) || (lies_elsewhere(at) && !finds_no_cell(at));
     }},
    {"draft.pair",
     [](const Look<G>& at) { return makes_a<Draft>(at) || at.next.stage == Stage::draft; }},
    {"draft.direction",
     [](const Look<G>& at) {
       return makes_a<Lot>(at) ||
              (at.next.stage == Stage::draft && at.next.actor != at.before.actor);
     }},
    {"draft.distinct-pair", [](const Look<G>&) { return false; }},
    {"draft.place",
     [](const Look<G>& at) { return makes_a<House>(at) && at.before.round == 0; }},
    {"draft.share",
     [](const Look<G>& at) {
       const auto* house = std::get_if<House>(&at.move);
       return house != nullptr && at.before.round == 0 && house->palace.count() > 0;
     }},
    {"place.capacity",
     [](const Look<G>& at) {
       const auto* house = std::get_if<House>(&at.move);
       const auto* replace = std::get_if<Replace>(&at.move);
       return makes_a<Shift>(at) || (house != nullptr && house->palace.count() > 0) ||
              (replace != nullptr && replace->palace.count() > 1);
     }},
    {"place.height", makes_a<AddFloor, G>},
    {"track.advance",
     [](const Look<G>& at) { return makes_a<House>(at) || makes_a<Replace>(at); }},
    {"action.deal.shuffle",
     [](const Look<G>& at) { return makes_a<Deal>(at) || at.next.round != at.before.round; }},
    {"action.deal.groups", makes_a<Deal, G>},
    {"action.deal.even",
     [](const Look<G>& at) {
       return makes_a<Deal>(at) &&
              answers_of(at).group_sizes == GroupSizes::as_even_as_possible;
     }},
    {"action.order",
     [](const Look<G>& at) {
       const bool goes_on = in_action_phase(at.before) && at.next.stage == Stage::action &&
                            at.next.round == at.before.round && !makes_a<Dismiss>(at);
       return makes_a<Deal>(at) || makes_a<Choose>(at) || goes_on ||
              (event_begins(at) && is_harmless(event_of(at.before)));
     }},
    {"action.choose", [](const Look<G>& at) { return makes_a<Choose>(at) || makes_a<Take>(at); }},
    {"action.reuse", [](const Look<G>& at) { return dragons_there(at) > 0; }},
    {"action.fee", [](const Look<G>& at) { return dragons_there(at) > 0; }},
    {"action.fee.flat", [](const Look<G>& at) { return dragons_there(at) > 1; }},
    {"action.fee.reserve",
     [](const Look<G>& at) {
       return dragons_there(at) > 0 && answers_of(at).fee_payee == FeePayee::reserve;
     }},
    {"action.fee.barred", [](const Look<G>&) { return false; }},
    {"action.fee.before",
     [](const Look<G>& at) {
       return dragons_there(at) > 0 && chooses(at, Action::taxes) &&
              answers_of(at).fee_timing == FeeTiming::before_income;
     }},
    {"action.skip", makes_a<Skip, G>},
    {"action.skip.no-dragon", makes_a<Skip, G>},
    {"action.end", actions_end<G>},
    {"action.taxes",
     [](const Look<G>& at) {
       return uses(at, Action::taxes) || brings_at_once(at, Type::tax_collector);
     }},
    {"action.harvest",
     [](const Look<G>& at) {
       return uses(at, Action::harvest) || brings_at_once(at, Type::farmer);
     }},
    {"action.fireworks",
     [](const Look<G>& at) {
       return uses(at, Action::fireworks) || brings_at_once(at, Type::pyrotechnist);
     }},
    {"action.research",
     [](const Look<G>& at) {
       return uses(at, Action::research) || brings_at_once(at, Type::scholar);
     }},
    {"action.parade", [](const Look<G>& at) { return uses(at, Action::parade); }},
    {"action.privilege", [](const Look<G>& at) { return uses(at, Action::privilege); }},
    {"action.build",
     [](const Look<G>& at) {
       return uses(at, Action::build) || makes_a<Shift>(at) || makes_a<StopBuilding>(at);
     }},
    {"action.build.anywhere",
     [](const Look<G>& at) { return makes_a<AddFloor>(at) || makes_a<NewPalace>(at); }},
    {"action.build.new-palace",
     [](const Look<G>& at) {
       const auto* add = std::get_if<AddFloor>(&at.move);
       return makes_a<NewPalace>(at) ||
              (add != nullptr && add->palace.count() == 0 && !add->palace.hit());
     }},
    {"person.order",
     [](const Look<G>& at) {
       return makes_a<Play>(at) || makes_a<Pass>(at) || persons_begin(at) || next_player_plays(at);
     }},
    {"person.play-one",
     [](const Look<G>& at) { return makes_a<Play>(at) || goes_on_playing(at); }},
    {"person.recruit",
     [](const Look<G>& at) {
       const auto* play = std::get_if<Play>(&at.move);
       return recruits(at) || (play != nullptr && play->tile != Tile::nothing);
     }},
    {"person.age",
     [](const Look<G>& at) {
       const auto* play = std::get_if<Play>(&at.move);
       if (play == nullptr || play->tile == Tile::nothing) return false;
       const auto type = type_of(play->tile);
       return is_split(type) && is_there(at.before, young(type)) && is_there(at.before, old(type));
     }},
    {"person.replace", makes_a<Replace, G>},
    {"person.replace.out", makes_a<Replace, G>},
    {"person.advance", [](const Look<G>& at) { return recruits(at) || makes_a<Replace>(at); }},
    {"person.wild",
     [](const Look<G>& at) {
       const auto* play = std::get_if<Play>(&at.move);
       return play != nullptr && play->card == Card::wild;
     }},
    {"person.must-recruit", recruits<G>},
    {"person.turn-away", makes_a<TurnAway, G>},
    {"person.turn-away.stays", makes_a<TurnAway, G>},
    {"person.void",
     [](const Look<G>& at) {
       const auto* play = std::get_if<Play>(&at.move);
       return play != nullptr && play->tile == Tile::nothing &&
              !finds_a_tile(at.before, play->card);
     }},
});

template <class G>
auto never(const Look<G>& /*at*/) -> bool {
  return false;
}
/// What a step by hand tells, and clauses that only forbid.
template <class G>
inline constexpr auto told_names = std::to_array<NamedWhen<G>>({
    {"event.drought.rice",
     [](const Look<G>& at) { return by_hand(at.game, at.before, at.move).feeds; }},
    {"end.goods", [](const Look<G>& at) { return by_hand(at.game, at.before, at.move).sells; }},
    {"draft.first", never<G>},
    {"action.build.new-only", never<G>},
    {"palace.count", never<G>},
    {"palace.no-rebuilding", never<G>},
    {"privilege.accumulate", never<G>},
    {"supply.unlimited", never<G>},
});

template <class G>
inline constexpr auto name_laws = std::to_array<Law<G>>({
    {.name = "a step before the event relies on the clauses at work in it, and on no other",
     .clause = "action.choose",
     .assumes = {{{"release-excess", "all-there-are"}}},
     .holds = names_what_it_does<G, step_names<G>>,
     .sample = 4},
    {.name = "an event, a scoring and the end rely on the clauses at work in them, on no other",
     .clause = "event.of-round",
     .assumes = {{{"release-excess", "all-there-are"}}},
     .holds = names_what_it_does<G, event_names<G>>,
     .sample = 4},
    {.name = "rice that is given and goods that are sold are named, and what only forbids is not",
     .clause = "event.drought.rice",
     .holds = names_what_it_does<G, told_names<G>>,
     .sample = 2},
});

}  // namespace ruleproof::properties::dragon
