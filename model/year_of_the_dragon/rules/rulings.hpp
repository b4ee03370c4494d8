/// The open questions of the rulebook: where its translations differ, and where they leave a gap.
///
/// Each question is an enum, and its first enumerator is the best-supported answer. `ruling_table`
/// says in words what each answer means; `unruled` lists the questions that need none, and why.
#pragma once

#include <array>
#include <compare>
#include <cstdint>

#include "model/core/ruling.hpp"
#include "model/year_of_the_dragon/rules/clauses.hpp"  // IWYU pragma: export

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
enum class TrackEnd : std::uint8_t { unbounded, stops };

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

  auto operator<=>(const Rulings&) const = default;
};

/// What each ruling asks, and what its answers mean.
// clang-format off
inline constexpr auto ruling_table = std::to_array<Ruling<Rulings>>({
    ruling<&Rulings::stack_order>("D1", "stack-order", "track.stack.first"_c, "Which marker of a stack acts first?",
        {{"top-first", "the upper marker acts before those below it"}, {"bottom-first", "the marker that arrived first acts before those above it"}}),
    ruling<&Rulings::festival_zero>("D2", "festival-zero", "event.festival.none"_c, "Can a player without fireworks tiles score at the festival?",
        {{"scores-nothing", "no, whatever the others have"}, {"ranked", "yes, none is a number like any other"}}),
    ruling<&Rulings::festival_rank>("D3", "festival-rank", "event.festival.tie-first"_c, "Is there a second place when several players share the first?",
        {{"dense", "yes, the next lower number scores three"}, {"competition", "no, the tied players take up both places"}}),
    ruling<&Rulings::recruit_with_room>("D4", "recruit-with-room", "person.must-recruit"_c, "Must a player with room take in the person of the card he plays?",
        {{"must", "yes, while any palace has room"}, {"may", "no, he may spend the card and take no tile"}}),
    ruling<&Rulings::card_play>("D5", "card-play", "person.play-one"_c, "Must a player who holds a card play one in every person phase?",
        {{"mandatory", "yes, in every person phase"}, {"optional-when-full", "only while a palace of his has room"}, {"optional", "no, he may always pass"}}),
    ruling<&Rulings::round12_phase2>("D6", "round12-phase2", "person.round12"_c, "Is there a person phase in the twelfth round?",
        {{"skipped", "no"}, {"held", "yes, for players who still hold a card"}}),
    ruling<&Rulings::replace_trigger>("D7", "replace-trigger", "person.replace"_c, "When may a new person take the place of one already there?",
        {{"every-palace-full", "when no palace has room"}, {"no-empty-palace", "when no palace is wholly without persons"}, {"any-time", "always"}}),
    ruling<&Rulings::age_choice>("D8", "age-choice", "person.age"_c, "Who decides between the young and the old tile of a type?",
        {{"player-chooses", "the player, as long as both are there"}, {"young-first", "nobody, the old tile is taken only when no young one is left"}}),
    ruling<&Rulings::keep_ban>("D9", "keep-ban", "event.drought.no-keeping"_c, "May rice be held back in a drought?",
        {{"must-supply", "no, as many palaces are supplied as the rice allows"}, {"may-decline", "yes, and each palace left without rice loses a person"}}),
    ruling<&Rulings::tribute_partial>("D10", "tribute-partial", "event.tribute.missing"_c, "What does a player with less than four yuan give?",
        {{"pay-all", "all his money, and a person for each missing yuan"}, {"keep-money", "no money, but a person for each missing yuan"}}),
    ruling<&Rulings::fee_payee>("D11", "fee-payee", "action.fee.reserve"_c, "Who receives the fee for a group that was chosen before?",
        {{"reserve", "the reserve"}, {"earlier-chooser", "the player who chose the group first"}}),
    ruling<&Rulings::supply>("D12", "supply", "supply.unlimited"_c, "Which pieces can run out?",
        {{"only-persons-limited", "person tiles and nothing else"}, {"all-limited", "all pieces, as counted in the list of components"}}),
    ruling<&Rulings::supply_shortage>("D12", "supply-shortage", "supply.unlimited"_c, "What does an action bring when pieces are limited and run short?",
        {{"take-what-is-left", "what is left"}, {"action-barred", "nothing: an action that cannot be served in full may not be chosen"}}),
    ruling<&Rulings::coin_unit>("D13", "coin-unit", "event.tribute.missing"_c, "How is missing money counted?",
        {{"yuan", "by its worth"}, {"coins", "by the fewest coins that make up the missing worth"}}),
    ruling<&Rulings::mongol_marker>("D14", "mongol-marker", "event.mongols.marker"_c, "Which marker do the helmets move in the Mongol attack?",
        {{"score", "the score marker"}, {"person", "the person marker, and no points are scored"}, {"both", "both markers"}}),
    ruling<&Rulings::initial_palaces>("D15", "initial-palaces", "setup.palaces"_c, "What do the four floors of the start become?",
        {{"two-of-two", "two palaces of two floors"}, {"four-of-one", "four palaces of one floor"}}),
    ruling<&Rulings::draft_first>("D16", "draft-first", "draft.first"_c, "Who drafts first?",
        {{"oldest", "the oldest player, who has the first seat"}, {"by-lot", "a player drawn by lot"}}),
    ruling<&Rulings::draft_direction>("D16", "draft-direction", "draft.direction"_c, "Which way round the table does the draft go?",
        {{"clockwise", "clockwise"}, {"counter-clockwise", "counter-clockwise"}}),
    ruling<&Rulings::event_tiles>("D17", "event-tiles", "events.count"_c, "How often does each kind of event occur?",
        {{"two-of-each", "twice"}, {"uneven", "not equally often; as a stand-in three droughts, one contagion and two of each other kind"}}),
    ruling<&Rulings::event_repair>("D18", "event-repair", "setup.events.repair"_c, "How is a row mended in which two like tiles would be neighbours?",
        {{"next-draw-fills-gap", "the second goes one cell further, and the next tile fills the gap"}, {"gaps-last", "the second goes one cell further, and gaps are filled when the end of the row is reached"}, {"uniform-row", "each row without like neighbours is equally likely"}}),
    ruling<&Rulings::event_dead_end>("A13", "event-dead-end", "setup.events.distinct"_c, "What if the last tile is like its neighbour and no cell is left?",
        {{"swap-earlier", "the tiles of the tenth and the eleventh cell change places"}, {"earliest-gap", "it goes in at the earliest place where it has no like neighbour"}, {"redraw-all", "all ten tiles are drawn anew"}, {"accept", "the two stay side by side"}}),
    ruling<&Rulings::release_order>("D19", "release-order", "event.release-order"_c, "How do several players release persons for one event?",
        {{"in-turn", "one after the other along the person track, in the open"}, {"simultaneous", "at once, without seeing what the others choose"}}),
    ruling<&Rulings::tie_direction>("D20", "tie-direction", "end.tie"_c, "Which place on the person track wins a tie in points?",
        {{"further-ahead", "the one further ahead"}, {"further-behind", "the one further behind"}}),
    ruling<&Rulings::tie_same_space>("D20", "tie-same-space", "end.tie-space"_c, "Who wins with equal points on the same space?",
        {{"stack-order", "the one whose marker would act first"}, {"draw", "nobody alone, they share the victory"}}),
    ruling<&Rulings::group_sizes>("D24", "group-sizes", "action.deal.even"_c, "How equal must the groups of action cards be?",
        {{"as-even-as-possible", "their sizes differ by at most one"}, {"any", "not at all, as long as no group is empty"}}),
    ruling<&Rulings::small_privilege>("D25", "small-privilege", "privilege.dragons"_c, "How many dragons does a small privilege show?",
        {{"one-dragon", "one"}, {"two-dragons", "two"}}),
    ruling<&Rulings::hand>("A7", "hand", "setup.hand"_c, "Which cards does a hand hold beyond one of each type?",
        {{"two-wild", "two question marks"}, {"one-wild", "one question mark and, as a stand-in, a second farmer"}}),
    ruling<&Rulings::event_release_fate>("D27", "event-release-fate", "event.persons-out"_c, "Where do persons go whom an event removes?",
        {{"out-of-game", "out of the game"}, {"back-on-pile", "back on their pile, where they can be taken again"}}),
    ruling<&Rulings::scholar_dragons>("D28", "scholar-dragons", "dragons.points"_c, "Do scholars score at the end of a round?",
        {{"none", "no"}, {"score-each-round", "yes, a point for each book"}}),
    ruling<&Rulings::marker_on_leaving>("D29", "marker-on-leaving", "track.never-back"_c, "What does the person marker do when a person leaves?",
        {{"stays", "it stays"}, {"goes-back", "it goes back by the number of that person"}}),
    ruling<&Rulings::instant_yield>("D29", "instant-yield", "person.no-yield"_c, "Does a new person bring anything on arrival?",
        {{"none", "no"}, {"at-once", "yes, the yuan, rice, fireworks or points of its symbols"}}),
    ruling<&Rulings::pictured_goods>("D30", "pictured-goods", "event.tribute.pictures"_c, "Do coins, sacks and rockets printed on persons count as goods?",
        {{"no", "no"}, {"pay", "yes, as if they were held"}}),
    ruling<&Rulings::privilege_count>("D35", "privilege-count", "privilege.accumulate"_c, "How many privileges may a player own?",
        {{"unlimited", "any number"}, {"one-only", "one"}}),
    ruling<&Rulings::symbol_sum>("D38", "symbol-sum", "action.choose"_c, "Which tiles of the matching type count for an action, an event or the scoring of a round?",
        {{"all-tiles", "all that the player has"}, {"one-tile", "only one, that with the most symbols"}}),
    ruling<&Rulings::move_persons>("A1", "move-persons", "palace.no-rebuilding"_c, "May persons move to another palace?",
        {{"never", "no"}, {"when-building", "yes, as part of a Build action"}}),
    ruling<&Rulings::dismiss>("A2", "dismiss", "event.tribute.no-keeping"_c, "May a player let a person go when no event asks for it?",
        {{"never", "no"}, {"own-action-turn", "yes, in his turn of the action phase"}}),
    ruling<&Rulings::release_excess>("A3", "release-excess", "event.contagion.three"_c, "What if a player has fewer persons than he must release?",
        {{"all-there-are", "he releases those he has"}, {"player-out", "he is out of the game"}}),
    ruling<&Rulings::privilege_unpaid>("A4", "privilege-unpaid", "action.privilege"_c, "May Privilege be chosen without the money for one?",
        {{"illegal", "no"}, {"null-action", "yes, and it brings nothing"}}),
    ruling<&Rulings::yield>("A5", "yield", "action.choose"_c, "Must an action be used to the full?",
        {{"in-full", "yes"}, {"up-to", "no, any part of it may be left"}}),
    ruling<&Rulings::new_floors>("A6", "new-floors", "action.build.new-only"_c, "Must new floors be placed at once?",
        {{"place-all", "yes, all of them"}, {"may-forfeit", "no, but those left over are lost"}, {"may-keep", "no, those left over are kept for a later Build"}}),
    ruling<&Rulings::void_card>("A8", "void-card", "person.void"_c, "When may a card be played whose tiles are all gone?",
        {{"free-choice", "whenever the player likes"}, {"only-if-nothing-else", "only if no other card of the hand could take a tile"}}),
    ruling<&Rulings::no_palace>("A9", "no-palace", "person.turn-away"_c, "What does the card of a player without a palace do?",
        {{"tile-turned-away", "a tile is taken and leaves the game"}, {"card-lost", "it is spent, and no tile is taken"}}),
    ruling<&Rulings::track_end>("A10", "track-end", "track.advance"_c, "Does the person track end?",
        {{"unbounded", "no, it goes on as far as needed"}, {"stops", "yes, and markers stop on its last space, as a stand-in space 50"}}),
    ruling<&Rulings::turn_order>("A11", "turn-order", "person.order"_c, "Is the order of play of a phase fixed when the phase begins?",
        {{"frozen", "yes"}, {"re-evaluated", "no, next is always the foremost of those yet to act"}}),
    ruling<&Rulings::skip_rich>("A12", "skip-rich", "action.skip"_c, "What does skipping do for a player with three yuan or more?",
        {{"no-gain", "it leaves his money as it is"}, {"illegal", "such a player may not skip"}, {"down-to-three", "it lowers his money to three yuan"}}),
    ruling<&Rulings::fee_timing>("A15", "fee-timing", "action.fee.before"_c, "May the fee be paid out of what the action brings?",
        {{"before-income", "no, it is paid first"}, {"net", "yes, the sum decides"}}),
    ruling<&Rulings::event_count>("A16", "event-count", "event.contagion.mortars"_c, "When does an event count symbols and inhabited palaces?",
        {{"at-start", "once, before anybody is released"}, {"running", "again after each release"}}),
    ruling<&Rulings::stack_mover>("A18", "stack-mover", "track.stack.newcomer"_c, "What do the markers on top of a moving marker do?",
        {{"alone", "they stay on their space"}, {"carries", "they are carried along"}}),
    ruling<&Rulings::tribute_from>("A19", "tribute-from", "event.tribute.missing"_c, "From where does a player release persons for missing tribute?",
        {{"any-palaces", "from any palaces of his"}, {"one-palace", "all from one palace, as far as it has persons"}}),
    ruling<&Rulings::mortars>("A29", "mortars", "event.contagion.mortars"_c, "Whom does a healer protect?",
        {{"whole-province", "all persons of the player"}, {"own-palace", "those of its palace, so a palace saves at most as many as live in it"}}),
    ruling<&Rulings::persons_per_round>("A30", "persons-per-round", "person.play-one"_c, "How many person cards does a player play in a round?",
        {{"one", "one"}, {"until-full", "one after the other until no palace has room"}}),
    ruling<&Rulings::decay_month>("A32", "decay-month", "decay.empty"_c, "In which months do palaces decay?",
        {{"every-month", "in every month"}, {"only-after-harm", "in every month but those of Peace"}}),
    ruling<&Rulings::split_pile_empty>("A33", "split-pile-empty", "person.void"_c, "What if one of the two piles of a type is empty?",
        {{"other-pile", "the tile comes from the other pile"}, {"may-name-empty", "the player may name the empty pile and take nothing"}}),
    ruling<&Rulings::parade_stack>("A34", "parade-stack", "track.stack.newcomer"_c, "Where does a marker moved by Parade lie in a stack?",
        {{"top", "on top, as after placing a person"}, {"bottom", "at the bottom"}}),
    ruling<&Rulings::draft_costs_cards>("A35", "draft-costs-cards", "setup.hand"_c, "Do the drafted persons cost person cards?",
        {{"no", "no, the hand stays whole"}, {"yes", "yes, the cards of their types are spent"}}),
});

/// Divergences and gaps of the texts that have no ruling, and why they need none.
inline constexpr auto unruled = std::to_array<Unruled>({
    {.tag = "D21", .reason = "both translations take a replaced tile out of the game"},
    {.tag = "D22", .reason = "both translations let a tile be turned away only by a player without room; recruit-with-room covers the rest"},
    {.tag = "D23", .reason = "a drafter's two advances add up and nobody acts between them, so their order cannot be seen"},
    {.tag = "D26", .reason = "the number of question-mark cards is the ruling hand"},
    {.tag = "D31", .reason = "money is an amount shown to all; one translation says so, and the other says nothing against it"},
    {.tag = "D32", .reason = "money is an amount, so what a player can pay depends on its worth alone"},
    {.tag = "D33", .reason = "two names for one event within a translation, without effect on play"},
    {.tag = "D34", .reason = "a new palace raised floor by floor in one action is the same palace as one raised at once"},
    {.tag = "D36", .reason = "the text lists the types twice; only the later list, with the three types named as young only, fits the tiles"},
    {.tag = "D37", .reason = "slips of translation that change no rule; those that could are rulings of their own"},
    {.tag = "D39", .reason = "names that differ between and within the translations, without effect on play"},
    {.tag = "A14", .reason = "the groups of a deal are exchangeable and the cards are dealt uniformly, so it does not matter which group is larger"},
    {.tag = "A17", .reason = "advice that forbids nothing, and such palaces score and decay like any other"},
    {.tag = "A20", .reason = "whether rice may be held back is the ruling keep-ban, and which palaces are supplied is the player's choice under either"},
    {.tag = "A21", .reason = "all hands start alike and every play is seen, so whoever remembers the plays knows all hands, open or not"},
    {.tag = "A22", .reason = "each of n players takes at most 13 of the 18n tiles, so the display is never empty"},
    {.tag = "A23", .reason = "the new person takes the place of the one replaced, by both translations, and no type is barred from it"},
    {.tag = "A24", .reason = "monks are scored once, at the end, and no earlier height is on record then"},
    {.tag = "A25", .reason = "both translations ask for different persons, and tiles of one type and age cannot be told apart"},
    {.tag = "A26", .reason = "only a winner is defined; ranks below use the same criteria and decide nothing"},
    {.tag = "A27", .reason = "every marker moves in the draft, which goes by seats, before anybody acts by the person track"},
    {.tag = "A28", .reason = "scoring changes no fireworks, so half of the tiles is the same before and after it"},
    {.tag = "A31", .reason = "both translations check for empty palaces after the event"},
});
// clang-format on

static_assert(sizeof(Rulings) == ruling_table.size(), "every ruling has a row in the table");

}  // namespace ruleproof::year_of_the_dragon
