#include "model/year_of_the_dragon/persons.hpp"

#include <cstddef>

#include "model/year_of_the_dragon/flow.hpp"
#include "model/year_of_the_dragon/province.hpp"
#include "model/year_of_the_dragon/rules.hpp"
#include "model/year_of_the_dragon/rules/clauses.hpp"
#include "model/year_of_the_dragon/tile_choice.hpp"

namespace ruleproof::year_of_the_dragon {
namespace {

/// A "?" may take anything, a type card its own type.
auto fits(const Play& play) -> bool {
  return play.card == Card::wild || type_of(play.tile) == type_of(play.card);
}

/// Whether another card of the hand could take a tile. [person.void]
auto some_card_takes_a_tile(const State& state, const Hand& hand) -> bool {
  for (std::size_t c = 0; c < card_count; ++c) {
    const auto card = static_cast<Card>(c);
    if (hand[card] > 0 && takes_something(state, card)) return true;
  }
  return false;
}

/// Whether the tile of a card may be left where it is: recruit-with-room, turned-away.
auto may_leave_tile(const Rules& rules, const Player& player) -> bool {
  return has_room(player) ? rules.rulings.recruit_with_room == RecruitWithRoom::may
                          : rules.rulings.turned_away == TurnedAway::may_stay;
}

/// A card that brings no tile. [person.void] [person.must-recruit] [person.age]
auto judge_void(const Rules& rules, const State& state, Card card) -> Verdict {
  const auto& player = state.players[state.actor];
  if (player.palaces.empty() && rules.rulings.no_palace == NoPalace::card_lost) {
    return Verdict::legal();
  }
  if (!takes_something(state, card)) {
    const bool barred = rules.rulings.void_card == VoidCard::only_if_nothing_else &&
                        some_card_takes_a_tile(state, player.hand);
    return barred ? Verdict::illegal("person.void"_c) : Verdict::legal();
  }
  if (rules.rulings.split_pile_empty == SplitPileEmpty::may_name_empty && card != Card::wild &&
      is_split(type_of(card)) && !takes_every_age(state, type_of(card))) {
    return Verdict::legal();
  }
  if (may_leave_tile(rules, player)) return Verdict::legal();
  return Verdict::illegal("person.recruit"_c);
}

}  // namespace

auto after_card(Table& table) -> void {
  const auto& player = table.actor();
  if (table.rulings().persons_per_round == PersonsPerRound::until_full && has_room(player) &&
      !player.hand.empty()) {
    table.because.add("person.play-one"_c);
    table.now.stage = Stage::person;
    return;
  }
  end_person_turn(table);
}

auto propose_cards(const Rules& rules, const State& state, MoveList<Move>& out) -> void {
  const auto& player = state.players[state.actor];
  if (judge(rules, state, Pass{})) out.emplace_back(Pass{});
  const bool takes_tiles =
      !player.palaces.empty() || rules.rulings.no_palace == NoPalace::tile_turned_away;
  const bool may_take_none = may_leave_tile(rules, player) ||
                             rules.rulings.split_pile_empty == SplitPileEmpty::may_name_empty;
  const auto offer = [&](Card card, Tile tile) {
    const bool there = takes_tiles && state.piles[index(tile)] > 0;
    if (there) out.emplace_back(Play{card, tile});
    return there;
  };
  const auto offer_nothing = [&](Card card, bool took) {
    if (took && !may_take_none) return;
    if (judge_void(rules, state, card)) out.emplace_back(Play{card, Tile::nothing});
  };
  for (std::size_t c = 0; c + 1 < card_count; ++c) {
    const auto card = static_cast<Card>(c);
    if (player.hand[card] == 0) continue;
    const auto type = type_of(card);
    bool took = offer(card, young(type));
    const bool old_too = rules.rulings.age_choice == AgeChoice::player_chooses || !took;
    if (is_split(type) && old_too && offer(card, old(type))) took = true;
    offer_nothing(card, took);
  }
  if (player.hand[Card::wild] == 0) return;
  bool took = false;
  for (std::size_t t = 0; t < tile_count; ++t) {
    if (offer(Card::wild, static_cast<Tile>(t))) took = true;
  }
  offer_nothing(Card::wild, took);
}

auto judge(const Rules& rules, const State& state, const Play& play) -> Verdict {
  const auto& player = state.players[state.actor];
  if (static_cast<std::size_t>(play.card) >= card_count || player.hand[play.card] == 0) {
    return Verdict::illegal("person.play-one"_c);
  }
  if (play.tile == Tile::nothing) return judge_void(rules, state, play.card);
  if (!fits(play)) return Verdict::illegal("person.recruit"_c);
  if (state.piles[index(play.tile)] == 0) return Verdict::illegal("person.void"_c);
  if (player.palaces.empty() && rules.rulings.no_palace == NoPalace::card_lost) {
    return Verdict::illegal("person.turn-away"_c);
  }
  const auto type = type_of(play.tile);
  if (rules.rulings.age_choice == AgeChoice::young_first && play.card != Card::wild &&
      is_old(play.tile) && state.piles[index(young(type))] > 0) {
    return Verdict::illegal("person.age"_c);
  }
  return Verdict::legal();
}

auto judge(const Rules& rules, const State& state, const Pass& /*pass*/) -> Verdict {
  const auto& player = state.players[state.actor];
  const bool legal = rules.rulings.card_play == CardPlay::optional ||
                     (rules.rulings.card_play == CardPlay::optional_when_full && !has_room(player));
  return legal ? Verdict::legal() : Verdict::illegal("person.play-one"_c);
}

auto apply(Table& table, const Play& play) -> void {
  auto& state = table.now;
  table.because.add("person.order"_c);
  table.because.add("person.play-one"_c);
  --table.actor().hand[play.card];
  if (play.card == Card::wild) table.because.add("person.wild"_c);
  if (play.tile == Tile::nothing) {
    if (!takes_something(state, play.card)) table.because.add("person.void"_c);
    after_card(table);
    return;
  }
  table.because.add("person.recruit"_c);
  if (is_split(type_of(play.tile)) && takes_every_age(state, type_of(play.tile))) {
    table.because.add("person.age"_c);
  }
  --state.piles[index(play.tile)];
  state.guests.push_back(play.tile);
  state.stage = Stage::place;
}

auto apply(Table& table, const Pass& /*pass*/) -> void {
  table.because.add("person.order"_c);
  end_person_turn(table);
}

}  // namespace ruleproof::year_of_the_dragon
