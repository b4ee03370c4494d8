/// What stands in the way of a move under every reading: the clause that a player would point at.
#pragma once

#include <string_view>

#include "properties/laws/year_of_the_dragon/by_hand_events.hpp"

namespace ruleproof::properties::dragon {

/// A clause in the way.
using Why = std::string_view;
inline constexpr Why fine;
inline auto unless(bool legal, Why why) -> Why { return legal ? fine : why; }

inline auto actor_of(const State& state) -> const Player& { return state.players[state.actor]; }

// The draft.

inline auto why_not_now(const YearOfTheDragon& game, const State& /*state*/, const Lot& lot)
    -> Why {
  return unless(lot.player < game.players(), "draft.first");
}
inline auto why_not_now(const YearOfTheDragon& game, const State& state, const Draw& draw) -> Why {
  if (draw.event >= Event::none || state.tiles_to_draw[draw.event] == 0) {
    return "setup.events.draw";
  }
  return unless(likely(game, state, draw.event) > 0, "setup.events.distinct");
}
/// Whether somebody who drafted before has this pair: nobody else has persons yet.
inline auto has_drafted(const Player& player, const Draft& draft) -> bool {
  bool first = false;
  bool second = false;
  for_each_inhabitant(player, [&](Tile tile, const Palace&) {
    first = first || type_of(tile) == draft.first;
    second = second || type_of(tile) == draft.second;
  });
  return first && second;
}
inline auto why_not_now(const YearOfTheDragon& game, const State& state, const Draft& draft)
    -> Why {
  if (draft.first >= draft.second || static_cast<std::size_t>(draft.second) >= type_count) {
    return "draft.pair";
  }
  const bool there =
      on_display(state, young(draft.first)) > 0 && on_display(state, young(draft.second)) > 0;
  if (!there) return "draft.pair";
  return unless(std::ranges::none_of(players_of(game, state),
                                     [&](const Player& p) { return has_drafted(p, draft); }),
                "draft.distinct-pair");
}
inline auto why_not_now(const YearOfTheDragon& game, const State& /*state*/, const Deal& deal)
    -> Why {
  return unless(std::ranges::find(game.rules().deals, deal.groups) != game.rules().deals.end(),
                "action.deal.groups");
}

// Actions.

inline auto why_not_now(const YearOfTheDragon& game, const State& state, const Skip& /*skip*/)
    -> Why {
  const bool rich = actor_of(state).yuan >= numbers_of(game).skip_level;
  return unless(answers_to(game).skip_rich != SkipRich::illegal || !rich, "action.skip");
}
/// What keeps somebody from buying, with this much money left.
inline auto why_no_privilege(const YearOfTheDragon& game, const State& state, Choice choice,
                             int money) -> Why {
  const auto& says = answers_to(game);
  const auto& numbers = numbers_of(game);
  const auto& player = actor_of(state);
  const bool small = choice == Choice::privilege_small;
  const bool has_one =
      says.privilege_count == PrivilegeCount::one_only && player.small + player.large > 0;
  if (choice == Choice::privilege_none) {
    const bool cannot = has_one || money < numbers.small.price;
    return unless(cannot && says.privilege_unpaid == PrivilegeUnpaid::null_action,
                  "action.privilege");
  }
  if (money < (small ? numbers.small : numbers.large).price) return "action.privilege";
  if (has_one) return "privilege.accumulate";
  int left = small ? numbers.small.tiles : numbers.large.tiles;
  for (const auto& other : players_of(game, state)) left -= small ? other.small : other.large;
  return unless(says.supply == SupplyLimit::only_persons_limited || left > 0, "supply.unlimited");
}
inline auto why_not_now(const YearOfTheDragon& game, const State& state, const Choose& choose)
    -> Why {
  const auto& says = answers_to(game);
  const auto action = action_of(choose.choice);
  const auto group = group_of(state, action);
  if (group == 0) return "action.choose";
  const auto fee = dragons_at(state, group) > 0 ? numbers_of(game).fee : 0;
  const auto paid_in = says.fee_payee == FeePayee::reserve ? fee : 0;
  const auto brings = brought_by(game, state, action, paid_in);
  const auto money = actor_of(state).yuan - fee;
  const auto income = action == Action::taxes ? brings : 0;
  const bool net = says.fee_timing == FeeTiming::net;
  if (money < 0 && !(net && money + income >= 0)) {
    return !net && money + income >= 0 ? "action.fee.before" : "action.fee.barred";
  }
  const bool barred = says.supply_shortage == SupplyShortage::action_barred;
  if (barred && brings < shown_for(game, state, action)) return "supply.unlimited";
  return action == Action::privilege ? why_no_privilege(game, state, choose.choice, money) : fine;
}
inline auto why_not_now(const YearOfTheDragon& game, const State& state, const Dismiss& dismiss)
    -> Why {
  if (answers_to(game).dismiss == DismissPersons::never) return "event.tribute.no-keeping";
  const bool there =
      has_palace(actor_of(state), dismiss.palace) && lives_in(dismiss.palace, dismiss.tile);
  return unless(there, "action.choose");
}
inline auto why_not_now(const YearOfTheDragon& game, const State& state, const Take& take) -> Why {
  const auto action = state.using_action;
  const bool owes = action == Action::taxes && actor_of(state).yuan + take.amount < 0;
  return unless(take.amount <= brought_by(game, state, action) && !owes, "action.choose");
}

// Building.

inline auto has_site(const Player& player) -> bool {
  return player.palaces.size() < most_palaces ||
         std::ranges::any_of(player.palaces, [](const Palace& p) { return p.height() < 3; });
}
inline auto why_not_now(const YearOfTheDragon& /*game*/, const State& state, const AddFloor& add)
    -> Why {
  if (state.floors == 0) return "action.build";
  if (!has_palace(actor_of(state), add.palace)) return "action.build.anywhere";
  return unless(add.palace.height() < 3, "place.height");
}
inline auto why_not_now(const YearOfTheDragon& /*game*/, const State& state,
                        const NewPalace& /*start*/) -> Why {
  if (state.floors == 0) return "action.build";
  return unless(actor_of(state).palaces.size() < most_palaces, "palace.count");
}
inline auto why_not_now(const YearOfTheDragon& /*game*/, const State& state, const Shift& shift)
    -> Why {
  const auto& player = actor_of(state);
  const bool twins = std::ranges::count(player.palaces, shift.from) > 1;
  const bool possible = state.shifts > 0 && has_palace(player, shift.from) &&
                        has_palace(player, shift.to) && (shift.from != shift.to || twins) &&
                        lives_in(shift.from, shift.tile);
  if (!possible) return "palace.no-rebuilding";
  return unless(shift.to.count() < shift.to.height(), "place.capacity");
}
inline auto why_not_now(const YearOfTheDragon& game, const State& state,
                        const StopBuilding& /*stop*/) -> Why {
  const bool all = answers_to(game).new_floors == NewFloors::place_all;
  return unless(!all || state.floors == 0 || !has_site(actor_of(state)), "action.build.new-only");
}

// Persons.

/// Nobody takes a tile for this card.
inline auto why_no_tile(const YearOfTheDragon& game, const State& state, Card card) -> Why {
  const auto& says = answers_to(game);
  const auto& player = actor_of(state);
  if (player.palaces.empty() && says.no_palace == NoPalace::card_lost) return fine;
  if (!finds_a_tile(state, card)) {
    bool another = false;
    for (std::size_t c = 0; c < card_count; ++c) {
      const auto other = static_cast<Card>(c);
      another = another || (player.hand[other] > 0 && finds_a_tile(state, other));
    }
    return unless(says.void_card == VoidCard::free_choice || !another, "person.void");
  }
  const bool divided = card != Card::wild && is_split(type_of(card));
  const bool one_is_gone = divided && (on_display(state, young(type_of(card))) == 0 ||
                                       on_display(state, old(type_of(card))) == 0);
  const bool names_it = one_is_gone && says.split_pile_empty == SplitPileEmpty::may_name_empty;
  const bool leaves_it = room_of(player) ? says.recruit_with_room == RecruitWithRoom::may
                                         : says.turned_away == TurnedAway::may_stay;
  return unless(names_it || leaves_it, "person.recruit");
}
inline auto why_not_now(const YearOfTheDragon& game, const State& state, const Play& play) -> Why {
  const auto& says = answers_to(game);
  const auto& player = actor_of(state);
  if (static_cast<std::size_t>(play.card) >= card_count || player.hand[play.card] == 0) {
    return "person.play-one";
  }
  if (play.tile == Tile::nothing) return why_no_tile(game, state, play.card);
  const auto type = type_of(play.tile);
  if (play.card != Card::wild && card_of(type) != play.card) return "person.recruit";
  if (on_display(state, play.tile) == 0) return "person.void";
  if (player.palaces.empty() && says.no_palace == NoPalace::card_lost) return "person.turn-away";
  const bool too_old = says.age_choice == AgeChoice::young_first && play.card != Card::wild &&
                       is_old(play.tile) && on_display(state, young(type)) > 0;
  return unless(!too_old, "person.age");
}
inline auto why_not_now(const YearOfTheDragon& game, const State& state, const Pass& /*pass*/)
    -> Why {
  const auto says = answers_to(game).card_play;
  const bool may = says == CardPlay::optional ||
                   (says == CardPlay::optional_when_full && !room_of(actor_of(state)));
  return unless(may, "person.play-one");
}
inline auto why_not_now(const YearOfTheDragon& /*game*/, const State& state, const House& house)
    -> Why {
  if (!has_palace(actor_of(state), house.palace)) {
    return state.round == 0 ? "draft.place" : "person.recruit";
  }
  return unless(house.palace.count() < house.palace.height(), "place.capacity");
}
inline auto why_not_now(const YearOfTheDragon& game, const State& state, const Replace& replace)
    -> Why {
  const auto& player = actor_of(state);
  const auto says = answers_to(game).replace_trigger;
  const bool some_empty = inhabited_of(player) < static_cast<int>(player.palaces.size());
  const bool may = says == ReplaceTrigger::any_time ||
                   (says == ReplaceTrigger::no_empty_palace && !some_empty) ||
                   (says == ReplaceTrigger::every_palace_full && !room_of(player));
  const bool there = has_palace(player, replace.palace) && lives_in(replace.palace, replace.tile);
  return unless(state.round > 0 && may && there, "person.replace");
}
inline auto why_not_now(const YearOfTheDragon& /*game*/, const State& state,
                        const TurnAway& /*away*/) -> Why {
  return unless(!room_of(actor_of(state)), "person.must-recruit");
}

// Events.

inline auto why_not_now(const YearOfTheDragon& /*game*/, const State& state, const Supply& supply)
    -> Why {
  return unless(supply.palaces <= most_rice(actor_of(state)), "event.drought.rice");
}
inline auto why_not_now(const YearOfTheDragon& game, const State& state, const Release& release)
    -> Why {
  const auto& player = actor_of(state);
  const auto event = event_of(state);
  const bool drought = event == Event::drought;
  const bool tribute = event == Event::tribute;
  if (!has_palace(player, release.palace) || !lives_in(release.palace, release.tile)) {
    return drought                     ? "event.drought.choice"
           : tribute                   ? "event.tribute.missing"
           : event == Event::contagion ? "event.contagion.three"
                                       : "event.mongols.fewest";
  }
  if (drought) return unless(!release.palace.hit(), "event.drought.missing");
  const bool begun = std::ranges::any_of(
      player.palaces, [](const Palace& palace) { return palace.hit() && palace.count() > 0; });
  const bool bound = tribute && begun && answers_to(game).tribute_from == TributeFrom::one_palace;
  return unless(!bound || release.palace.hit(), "event.tribute.missing");
}

}  // namespace ruleproof::properties::dragon
