/// The open questions of the rulebook: where its translations differ, and where they leave a gap.
///
/// Each question is an enum, and its first enumerator is the best-supported answer. rulings.cpp
/// says in words what each answer means, and which questions need no ruling.
#pragma once

#include <compare>
#include <cstdint>

namespace ruleproof::year_of_the_dragon {

/// [track.stack.first] D1: Which marker of a stack acts first?
enum class StackOrder : std::uint8_t { top_first, bottom_first };

/// [event.festival.none] D2: Can a player without fireworks tiles score at the festival?
enum class FestivalZero : std::uint8_t { scores_nothing, ranked };

/// [event.festival.tie-first] D3: Is there a second place when several players share the first?
enum class FestivalRank : std::uint8_t { dense, competition };

/// [person.must-recruit] D4: Must a player with room take in the person of the card he plays?
enum class RecruitWithRoom : std::uint8_t { must, may };

/// [person.play-one] D5: Must a player who holds a card play one in every person phase?
enum class CardPlay : std::uint8_t { mandatory, optional_when_full, optional };

/// [person.round12] D6: Is there a person phase in the twelfth round?
enum class Round12Phase2 : std::uint8_t { skipped, held };

/// [person.replace] D7: When may a new person take the place of one already there?
enum class ReplaceTrigger : std::uint8_t { every_palace_full, no_empty_palace, any_time };

/// [person.age] D8: Who decides between the young and the old tile of a type?
enum class AgeChoice : std::uint8_t { player_chooses, young_first };

/// [event.drought.no-keeping] D9: May rice be held back in a drought?
enum class KeepBan : std::uint8_t { must_supply, may_decline };

/// [event.tribute.missing] D10: What does a player with less than four yuan give?
enum class TributePartial : std::uint8_t { pay_all, keep_money };

/// [action.fee.reserve] D11: Who receives the fee for a group that was chosen before?
enum class FeePayee : std::uint8_t { reserve, earlier_chooser };

/// [supply.unlimited] D12: Which pieces can run out?
enum class SupplyLimit : std::uint8_t { only_persons_limited, all_limited };

/// [supply.unlimited] D12: What does an action bring when pieces are limited and run short?
enum class SupplyShortage : std::uint8_t { take_what_is_left, action_barred };

/// [event.tribute.missing] D13: How is missing money counted?
enum class CoinUnit : std::uint8_t { yuan, coins };

/// [event.mongols.marker] D14: Which marker do the helmets move in the Mongol attack?
enum class MongolMarker : std::uint8_t { score, person, both };

/// [setup.palaces] D15: What do the four floors of the start become?
enum class InitialPalaces : std::uint8_t { two_of_two, four_of_one };

/// [draft.first] D16: Who drafts first?
enum class DraftFirst : std::uint8_t { oldest, by_lot };

/// [draft.direction] D16: Which way round the table does the draft go?
enum class DraftDirection : std::uint8_t { clockwise, counter_clockwise };

/// [events.count] D17: How often does each kind of event occur?
enum class EventTiles : std::uint8_t { two_of_each, uneven };

/// [setup.events.repair] D18: How is a row mended in which two like tiles would be neighbours?
enum class EventRepair : std::uint8_t { next_draw_fills_gap, gaps_last, uniform_row };

/// [setup.events.distinct] A13: What if the last tile is like its neighbour and no cell is left?
enum class EventDeadEnd : std::uint8_t { swap_earlier, earliest_gap, redraw_all, accept };

/// [event.release-order] D19: How do several players release persons for one event?
enum class ReleaseOrder : std::uint8_t { in_turn, simultaneous };

/// [end.tie] D20: Which place on the person track wins a tie in points?
enum class TieDirection : std::uint8_t { further_ahead, further_behind };

/// [end.tie-space] D20: Who wins with equal points on the same space?
enum class TieSameSpace : std::uint8_t { stack_order, draw };

/// [action.deal.even] D24: How equal must the groups of action cards be?
enum class GroupSizes : std::uint8_t { as_even_as_possible, any };

/// [privilege.dragons] D25: How many dragons does a small privilege show?
enum class SmallPrivilege : std::uint8_t { one_dragon, two_dragons };

/// [setup.hand] A7: Which cards does a hand hold beyond one of each type?
enum class HandCards : std::uint8_t { two_wild, one_wild };

/// [event.persons-out] D27: Where do persons go whom an event removes?
enum class EventReleaseFate : std::uint8_t { out_of_game, back_on_pile };

/// [dragons.points] D28: Do scholars score at the end of a round?
enum class ScholarDragons : std::uint8_t { none, score_each_round };

/// [track.never-back] D29: What does the person marker do when a person leaves?
enum class MarkerOnLeaving : std::uint8_t { stays, goes_back };

/// [person.no-yield] D29: Does a new person bring anything on arrival?
enum class InstantYield : std::uint8_t { none, at_once };

/// [event.tribute.pictures] D30: Do coins, sacks and rockets printed on persons count as goods?
enum class PicturedGoods : std::uint8_t { no, pay };

/// [privilege.accumulate] D35: How many privileges may a player own?
enum class PrivilegeCount : std::uint8_t { unlimited, one_only };

/// [action.choose] D38: Which tiles of the matching type add to an action or an event?
enum class SymbolSum : std::uint8_t { all_tiles, one_tile };

/// [palace.no-rebuilding] A1: May persons move to another palace?
enum class MovePersons : std::uint8_t { never, when_building };

/// [event.tribute.no-keeping] A2: May a player let a person go when no event asks for it?
enum class DismissPersons : std::uint8_t { never, own_action_turn };

/// [event.contagion.three] A3: What if a player has fewer persons than he must release?
enum class ReleaseExcess : std::uint8_t { all_there_are, player_out };

/// [action.privilege] A4: May Privilege be chosen without the money for one?
enum class PrivilegeUnpaid : std::uint8_t { illegal, null_action };

/// [action.choose] A5: Must an action be used to the full?
enum class Yield : std::uint8_t { in_full, up_to };

/// [action.build.new-only] A6: Must new floors be placed at once?
enum class NewFloors : std::uint8_t { place_all, may_forfeit, may_keep };

/// [person.void] A8: When may a card be played whose tiles are all gone?
enum class VoidCard : std::uint8_t { free_choice, only_if_nothing_else };

/// [person.turn-away] A9: What does the card of a player without a palace do?
enum class NoPalace : std::uint8_t { tile_turned_away, card_lost };

/// [track.advance] A10: Does the person track end?
enum class TrackEnd : std::uint8_t { unbounded, stops, begins_again };

/// [person.order] A11: Is the order of play of a phase fixed when the phase begins?
enum class TurnOrder : std::uint8_t { frozen, re_evaluated };

/// [action.skip] A12: What does skipping do for a player with three yuan or more?
enum class SkipRich : std::uint8_t { no_gain, illegal, down_to_three };

/// [action.fee.before] A15: May the fee be paid out of what the action brings?
enum class FeeTiming : std::uint8_t { before_income, net };

/// [event.contagion.mortars] A16: When does an event count symbols and inhabited palaces?
enum class EventCount : std::uint8_t { at_start, running };

/// [track.stack.newcomer] A18: What do the markers on top of a moving marker do?
enum class StackMover : std::uint8_t { alone, carries };

/// [event.tribute.missing] A19: From where does a player release persons for missing tribute?
enum class TributeFrom : std::uint8_t { any_palaces, one_palace };

/// [event.contagion.mortars] A29: Whom does a healer protect?
enum class Mortars : std::uint8_t { whole_province, own_palace };

/// [person.play-one] A30: How many person cards does a player play in a round?
enum class PersonsPerRound : std::uint8_t { one, until_full };

/// [decay.empty] A32: In which months do palaces decay?
enum class DecayMonth : std::uint8_t { every_month, only_after_harm };

/// [person.void] A33: What if one of the two piles of a type is empty?
enum class SplitPileEmpty : std::uint8_t { other_pile, may_name_empty };

/// [track.stack.newcomer] A34: Where does a marker moved by Parade lie in a stack?
enum class ParadeStack : std::uint8_t { top, bottom };

/// [setup.hand] A35: Do the drafted persons cost person cards?
enum class DraftCostsCards : std::uint8_t { no, yes };

/// [end.winner] A36: What decides when the points of a player go beyond the end of the score track?
enum class ScoreTrack : std::uint8_t { points, marker_place };

/// [event.mongols.fewest] A37: Does a player without persons count among those with fewest helmets?
enum class MongolsNobody : std::uint8_t { counts, passed_over };

/// [person.turn-away] A40: What becomes of the tile if a player without room replaces nobody?
enum class TurnedAway : std::uint8_t { leaves_game, may_stay };

/// One answer to every open question; by default the best-supported ones.
struct Rulings {
  StackOrder stack_order = StackOrder::top_first;
  FestivalZero festival_zero = FestivalZero::scores_nothing;
  FestivalRank festival_rank = FestivalRank::dense;
  RecruitWithRoom recruit_with_room = RecruitWithRoom::must;
  CardPlay card_play = CardPlay::mandatory;
  Round12Phase2 round12_phase2 = Round12Phase2::skipped;
  ReplaceTrigger replace_trigger = ReplaceTrigger::every_palace_full;
  AgeChoice age_choice = AgeChoice::player_chooses;
  KeepBan keep_ban = KeepBan::must_supply;
  TributePartial tribute_partial = TributePartial::pay_all;
  FeePayee fee_payee = FeePayee::reserve;
  SupplyLimit supply = SupplyLimit::only_persons_limited;
  SupplyShortage supply_shortage = SupplyShortage::take_what_is_left;
  CoinUnit coin_unit = CoinUnit::yuan;
  MongolMarker mongol_marker = MongolMarker::score;
  InitialPalaces initial_palaces = InitialPalaces::two_of_two;
  DraftFirst draft_first = DraftFirst::oldest;
  DraftDirection draft_direction = DraftDirection::clockwise;
  EventTiles event_tiles = EventTiles::two_of_each;
  EventRepair event_repair = EventRepair::next_draw_fills_gap;
  EventDeadEnd event_dead_end = EventDeadEnd::swap_earlier;
  ReleaseOrder release_order = ReleaseOrder::in_turn;
  TieDirection tie_direction = TieDirection::further_ahead;
  TieSameSpace tie_same_space = TieSameSpace::stack_order;
  GroupSizes group_sizes = GroupSizes::as_even_as_possible;
  SmallPrivilege small_privilege = SmallPrivilege::one_dragon;
  HandCards hand = HandCards::two_wild;
  EventReleaseFate event_release_fate = EventReleaseFate::out_of_game;
  ScholarDragons scholar_dragons = ScholarDragons::none;
  MarkerOnLeaving marker_on_leaving = MarkerOnLeaving::stays;
  InstantYield instant_yield = InstantYield::none;
  PicturedGoods pictured_goods = PicturedGoods::no;
  PrivilegeCount privilege_count = PrivilegeCount::unlimited;
  SymbolSum symbol_sum = SymbolSum::all_tiles;
  MovePersons move_persons = MovePersons::never;
  DismissPersons dismiss = DismissPersons::never;
  ReleaseExcess release_excess = ReleaseExcess::all_there_are;
  PrivilegeUnpaid privilege_unpaid = PrivilegeUnpaid::illegal;
  Yield yield = Yield::in_full;
  NewFloors new_floors = NewFloors::place_all;
  VoidCard void_card = VoidCard::free_choice;
  NoPalace no_palace = NoPalace::tile_turned_away;
  TrackEnd track_end = TrackEnd::unbounded;
  TurnOrder turn_order = TurnOrder::frozen;
  SkipRich skip_rich = SkipRich::no_gain;
  FeeTiming fee_timing = FeeTiming::before_income;
  EventCount event_count = EventCount::at_start;
  StackMover stack_mover = StackMover::alone;
  TributeFrom tribute_from = TributeFrom::any_palaces;
  Mortars mortars = Mortars::whole_province;
  PersonsPerRound persons_per_round = PersonsPerRound::one;
  DecayMonth decay_month = DecayMonth::every_month;
  SplitPileEmpty split_pile_empty = SplitPileEmpty::other_pile;
  ParadeStack parade_stack = ParadeStack::top;
  DraftCostsCards draft_costs_cards = DraftCostsCards::no;
  ScoreTrack score_track = ScoreTrack::points;
  MongolsNobody mongols_nobody = MongolsNobody::counts;
  TurnedAway turned_away = TurnedAway::leaves_game;

  auto operator<=>(const Rulings&) const = default;
};

}  // namespace ruleproof::year_of_the_dragon
