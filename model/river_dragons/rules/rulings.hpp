/// The open questions of the rulebook of River Dragons: where it can be read in more than one way.
///
/// Each question is an enum, and its first enumerator is the best-supported answer. `ruling_table`
/// says in words what each answer means; `unruled` lists the questions that need none, and why.
#pragma once

#include <array>
#include <compare>
#include <cstdint>

#include "model/core/ruling.hpp"
#include "model/river_dragons/rules/clauses.hpp"

namespace ruleproof::river_dragons {

/// [end.arrival] RD-A1: Which arrival ends the game?
enum class EndVillage : std::uint8_t { own_opposite, any_end_village };

/// [end.arrival] RD-A3: Does the game end if nobody arrives?
enum class Ending : std::uint8_t { arrival_only, repetition, fifty_rounds, no_planks };

/// [stone.limit] RD-A4: What is the limit of an islet?
enum class IsletLimit : std::uint8_t { one_stone, outline };

/// [stone.must] RD-A5: May a stone go on an islet under a plank?
enum class StoneUnder : std::uint8_t { no_support, support, forbidden };

/// [plank.must] RD-A6: May a plank pass over a third stone, or over a village?
enum class OverStone : std::uint8_t { ends_only, all_touched, forbidden };

/// [plank.not-on-plank] RD-A7: May two planks cross?
enum class Crossing : std::uint8_t { forbidden, allowed };

/// [plank.not-on-plank] RD-A8: May several planks have the same two ends?
enum class Parallel : std::uint8_t { allowed, forbidden };

/// [plank.too-long] RD-A9: What does the part of a plank do that sticks out?
enum class Overhanging : std::uint8_t { nothing, obstructs, rests };

/// [plank.must] RD-A10: May a plank lie on two villages?
enum class VillageToVillage : std::uint8_t { no, yes };

/// [setup.colours] RD-A11: Are villages part of the board that are nobody's start or end?
enum class UnusedVillage : std::uint8_t { usable, absent };

/// [move.one-pawn] RD-A11: May a pawn enter the start village of another player that is not its own
/// end?
enum class ForeignVillage : std::uint8_t { enter, keep_out };

/// [plank.must] RD-A12: What does a plank action do for a player with an empty reserve?
enum class EmptyReserve : std::uint8_t { lost, from_the_box };

/// [stone.none-left] RD-A13: What if an action for two finds only one stone, or one plank, in the
/// reserve?
enum class Partial : std::uint8_t { do_one, lose_both };

/// [plank.choose] RD-A14: Which planks of his reserve may a player choose?
enum class PlankChoice : std::uint8_t { any, must_fit };

/// [plank.choose] RD-A14: When are the planks of Two Planks chosen?
enum class Declare : std::uint8_t { one_by_one, both_first };

/// [plank.no-place] RD-A15: When is a plank out of the game?
enum class DiscardIf : std::uint8_t { no_place, declared };

/// [remove.two-colours] RD-A16: Which colours count for the limit of two?
enum class ColourLimit : std::uint8_t { those_present, own_and_one };

/// [remove.one-of-a-size] RD-A17: May a plank be removed that the reserve cannot keep?
enum class LimitMode : std::uint8_t { not_chosen, out_of_game, swap };

/// [remove.must] RD-A18: Must Remove be used if it can be?
enum class ForcedRemove : std::uint8_t { must, may_decline };

/// [move.one] RD-A19: Are planks adjacent that share only a village?
enum class VillageAdjacent : std::uint8_t { via_village, direct };

/// [move.fall] RD-A21: What if the first of Two Moves is a fall?
enum class FallThen : std::uint8_t { ends_action, second_step };

/// [move.fall] RD-A22: Does a pawn fall that has nowhere to go from a village?
enum class FallVillage : std::uint8_t { to_start, stays };

/// [jump.landing] RD-A23: May a jump end where it began?
enum class JumpBack : std::uint8_t { no, yes };

/// [jump.must] RD-A24: Where does a jump lead?
enum class JumpTarget : std::uint8_t { any_neighbour, far_end };

/// [jump.must] RD-A25: May a pawn jump from a village?
enum class JumpFromVillage : std::uint8_t { yes, no };

/// [dragon.cancel] RD-A27: When does a dragon act?
enum class DragonTime : std::uint8_t { at_reveal, owner_turn };

/// [dragon.one] RD-A28: How often may a player lay a dragon?
enum class DragonLimit : std::uint8_t { per_round, per_position };

/// [round.end] RD-A32: Which cards return to the hand at the end of a round?
enum class CardsBack : std::uint8_t { all, executed_only };

/// [setup.colours] RD-A37: In which order do the seats take the colours?
enum class Seating : std::uint8_t { table, board };

/// [plank.not-on-plank] RD-A43: May two planks lie along nearly the same line?
enum class Overlap : std::uint8_t { forbidden, allowed };

/// [move.one] RD-A44: Are planks adjacent that cross without a common support?
enum class Adjacent : std::uint8_t { common_support, crossing_too };

/// One answer to every open question; by default the best-supported ones.
struct Rulings {
  EndVillage end_village = EndVillage::own_opposite;
  Ending ending = Ending::arrival_only;
  IsletLimit islet_limit = IsletLimit::one_stone;
  StoneUnder stone_under = StoneUnder::no_support;
  OverStone over_stone = OverStone::ends_only;
  Crossing crossing = Crossing::forbidden;
  Parallel parallel = Parallel::allowed;
  Overhanging overhang = Overhanging::nothing;
  VillageToVillage village_to_village = VillageToVillage::no;
  UnusedVillage unused_village = UnusedVillage::usable;
  ForeignVillage foreign_village = ForeignVillage::enter;
  EmptyReserve empty_reserve = EmptyReserve::lost;
  Partial partial = Partial::do_one;
  PlankChoice plank_choice = PlankChoice::any;
  Declare declare = Declare::one_by_one;
  DiscardIf discard_if = DiscardIf::no_place;
  ColourLimit colour_limit = ColourLimit::those_present;
  LimitMode limit_mode = LimitMode::not_chosen;
  ForcedRemove forced_remove = ForcedRemove::must;
  VillageAdjacent village_adjacent = VillageAdjacent::via_village;
  FallThen fall_then = FallThen::ends_action;
  FallVillage fall_village = FallVillage::to_start;
  JumpBack jump_back = JumpBack::no;
  JumpTarget jump_target = JumpTarget::any_neighbour;
  JumpFromVillage jump_from_village = JumpFromVillage::yes;
  DragonTime dragon_time = DragonTime::at_reveal;
  DragonLimit dragon_limit = DragonLimit::per_round;
  CardsBack cards_back = CardsBack::all;
  Seating seating = Seating::table;
  Overlap overlap = Overlap::forbidden;
  Adjacent adjacent = Adjacent::common_support;

  auto operator<=>(const Rulings&) const = default;
};

/// The open questions and their answers.
// clang-format off
inline constexpr auto ruling_table = std::to_array<Ruling<Rulings>>({
    ruling<&Rulings::end_village>("RD-A1", "end-village", "end.arrival"_c, "Which arrival ends the game?",
        {{"own-opposite", "that of a pawn in the village opposite its own"}, {"any-end-village", "that of a pawn, by a move or a jump, in the end village of any player but its own start village"}}),
    ruling<&Rulings::ending>("RD-A3", "ending", "end.arrival"_c, "Does the game end if nobody arrives?",
        {{"arrival-only", "no"}, {"repetition", "yes, in a draw, when a round begins in a position for the third time; as a stand-in, among the last 24 beginnings"}, {"fifty-rounds", "yes, in a draw, as a stand-in after fifty rounds"}, {"no-planks", "yes, in a draw, when all planks are out of the game"}}),
    ruling<&Rulings::islet_limit>("RD-A4", "islet-limit", "stone.limit"_c, "What is the limit of an islet?",
        {{"one-stone", "one stone"}, {"outline", "its size: a larger stone does not go on it; sizes are data, a stand-in"}}),
    ruling<&Rulings::stone_under>("RD-A5", "stone-under", "stone.must"_c, "May a stone go on an islet under a plank?",
        {{"no-support", "yes, and it does not bear that plank"}, {"support", "yes, and it bears that plank"}, {"forbidden", "no, and with no other islet the action is lost"}}),
    ruling<&Rulings::over_stone>("RD-A6", "over-stone", "plank.must"_c, "May a plank pass over a third stone, or over a village?",
        {{"ends-only", "yes, and only its two ends bear it"}, {"all-touched", "yes, and what it passes over bears it too"}, {"forbidden", "no"}}),
    ruling<&Rulings::crossing>("RD-A7", "crossing", "plank.not-on-plank"_c, "May two planks cross?",
        {{"forbidden", "no"}, {"allowed", "yes, as long as they do not lie along each other"}}),
    ruling<&Rulings::parallel>("RD-A8", "parallel", "plank.not-on-plank"_c, "May several planks have the same two ends?",
        {{"allowed", "yes, up to three"}, {"forbidden", "no"}}),
    ruling<&Rulings::overhang>("RD-A9", "overhang", "plank.too-long"_c, "What does the part of a plank do that sticks out?",
        {{"nothing", "nothing"}, {"obstructs", "it takes up its room: no stone, village or plank may be there"}, {"rests", "it rests on the stones and villages that it reaches, and they bear the plank too"}}),
    ruling<&Rulings::village_to_village>("RD-A10", "village-to-village", "plank.must"_c, "May a plank lie on two villages?",
        {{"no", "no"}, {"yes", "yes"}}),
    ruling<&Rulings::unused_village>("RD-A11", "unused-village", "setup.colours"_c, "Are villages part of the board that are nobody's start or end?",
        {{"usable", "yes, for planks and pawns"}, {"absent", "no, neither for planks nor for pawns"}}),
    ruling<&Rulings::foreign_village>("RD-A11", "foreign-village", "move.one-pawn"_c, "May a pawn enter the start village of another player that is not its own end?",
        {{"enter", "yes"}, {"keep-out", "no"}}),
    ruling<&Rulings::empty_reserve>("RD-A12", "empty-reserve", "plank.must"_c, "What does a plank action do for a player with an empty reserve?",
        {{"lost", "it is lost"}, {"from-the-box", "it lays any plank that is out of the game, if there is one"}}),
    ruling<&Rulings::partial>("RD-A13", "partial", "stone.none-left"_c, "What if an action for two finds only one stone, or one plank, in the reserve?",
        {{"do-one", "the one is put or laid, and the rest is lost"}, {"lose-both", "the whole action is lost"}}),
    ruling<&Rulings::plank_choice>("RD-A14", "plank-choice", "plank.choose"_c, "Which planks of his reserve may a player choose?",
        {{"any", "any of them"}, {"must-fit", "one that fits somewhere, if there is one"}}),
    ruling<&Rulings::declare>("RD-A14", "declare", "plank.choose"_c, "When are the planks of Two Planks chosen?",
        {{"one-by-one", "the second after the first is laid"}, {"both-first", "both before either is laid; they are laid in any order"}}),
    ruling<&Rulings::discard_if>("RD-A15", "discard", "plank.no-place"_c, "When is a plank out of the game?",
        {{"no-place", "if there is no place for it"}, {"declared", "also if the player says that he finds none"}}),
    ruling<&Rulings::colour_limit>("RD-A16", "colour-limit", "remove.two-colours"_c, "Which colours count for the limit of two?",
        {{"those-present", "those of the planks in the reserve"}, {"own-and-one", "those, and the player's own in any case"}}),
    ruling<&Rulings::limit_mode>("RD-A17", "limit-mode", "remove.one-of-a-size"_c, "May a plank be removed that the reserve cannot keep?",
        {{"not-chosen", "no"}, {"out-of-game", "yes, and it is out of the game"}, {"swap", "yes, if one of the reserve goes out of the game so that the limits hold"}}),
    ruling<&Rulings::forced_remove>("RD-A18", "forced-remove", "remove.must"_c, "Must Remove be used if it can be?",
        {{"must", "yes"}, {"may-decline", "no"}}),
    ruling<&Rulings::village_adjacent>("RD-A19", "village-adjacent", "move.one"_c, "Are planks adjacent that share only a village?",
        {{"via-village", "no, the village lies between them"}, {"direct", "yes"}}),
    ruling<&Rulings::fall_then>("RD-A21", "fall-then", "move.fall"_c, "What if the first of Two Moves is a fall?",
        {{"ends-action", "the action is over"}, {"second-step", "the second move is made from the start village"}}),
    ruling<&Rulings::fall_village>("RD-A22", "fall-village", "move.fall"_c, "Does a pawn fall that has nowhere to go from a village?",
        {{"to-start", "yes, it returns to its start village"}, {"stays", "no, it stays and the action is lost"}}),
    ruling<&Rulings::jump_back>("RD-A23", "jump-back", "jump.landing"_c, "May a jump end where it began?",
        {{"no", "no"}, {"yes", "yes"}}),
    ruling<&Rulings::jump_target>("RD-A24", "jump-target", "jump.must"_c, "Where does a jump lead?",
        {{"any-neighbour", "to any neighbour of the plank jumped over"}, {"far-end", "to a neighbour across the far end of the plank jumped over"}}),
    ruling<&Rulings::jump_from_village>("RD-A25", "jump-from-village", "jump.must"_c, "May a pawn jump from a village?",
        {{"yes", "yes, over a pawn on a plank that touches it"}, {"no", "no"}}),
    ruling<&Rulings::dragon_time>("RD-A27", "dragon-time", "dragon.cancel"_c, "When does a dragon act?",
        {{"at-reveal", "when the cards of its position are revealed"}, {"owner-turn", "in the turn of its owner, so that it comes too late for those before him"}}),
    ruling<&Rulings::dragon_limit>("RD-A28", "dragon-limit", "dragon.one"_c, "How often may a player lay a dragon?",
        {{"per-round", "once a round"}, {"per-position", "at any position"}}),
    ruling<&Rulings::cards_back>("RD-A32", "cards-back", "round.end"_c, "Which cards return to the hand at the end of a round?",
        {{"all", "all"}, {"executed-only", "those that were not cancelled; the others are out of the game"}}),
    ruling<&Rulings::seating>("RD-A37", "seating", "setup.colours"_c, "In which order do the seats take the colours?",
        {{"table", "in the order of the table of colours"}, {"board", "in the circular order of their villages"}}),
    ruling<&Rulings::overlap>("RD-A43", "overlap", "plank.not-on-plank"_c, "May two planks lie along nearly the same line?",
        {{"forbidden", "no"}, {"allowed", "yes"}}),
    ruling<&Rulings::adjacent>("RD-A44", "adjacent", "move.one"_c, "Are planks adjacent that cross without a common support?",
        {{"common-support", "no"}, {"crossing-too", "yes"}}),
});

/// Questions that have no ruling, and why they need none.
inline constexpr auto unruled = std::to_array<Unruled>({
    {.tag = "RD-A2", .reason = "the text calls whoever arrives first the one who wins, and says nothing of a draw"},
    {.tag = "RD-A20", .reason = "after a first step onto a plank or into a village the way back is open, so the case needs no reading; should it arise the pawn falls"},
    {.tag = "RD-A26", .reason = "the text has jumps over a pawn on an adjacent plank, and of one pawn"},
    {.tag = "RD-A29", .reason = "the text lets all dragons of a position take effect and none cancel a dragon; a second one on the same card changes nothing"},
    {.tag = "RD-A30", .reason = "no card is a dragon of the player's own colour: thirteen cards are eight actions and one dragon for each other colour"},
    {.tag = "RD-A31", .reason = "a cancelled action is not done, so nothing can fail in it"},
    {.tag = "RD-A33", .reason = "the text ends the game even in the middle of an action"},
    {.tag = "RD-A34", .reason = "actions are done one after another, so no two pawns arrive together"},
    {.tag = "RD-A35", .reason = "free placement is a board of its own, with stand-in distances; the default board has islets"},
    {.tag = "RD-A36", .reason = "the text says the same of all villages, and counts planks only"},
    {.tag = "RD-A38", .reason = "a reserve starts with planks of its owner's colour, and colours that nobody plays have no owner"},
    {.tag = "RD-A39", .reason = "the reserves lie open on the table in every description, and the limits on them could not be checked otherwise"},
    {.tag = "RD-A40", .reason = "the text forbids to remove a plank under a pawn, and nothing else about it"},
    {.tag = "RD-A41", .reason = "whether a plank above a stone rests on it is what the rulings over-stone, stone-under and overhang say"},
    {.tag = "RD-A42", .reason = "the text has any plank of any colour and size"},
});
// clang-format on

static_assert(sizeof(Rulings) == ruling_table.size(), "every ruling has a row in the table");

}  // namespace ruleproof::river_dragons
