/// The open questions of the rulebook of River Dragons: where it can be read in more than one way.
///
/// Each question is an enum, and its first enumerator is the best-supported answer. rulings.cpp
/// says in words what each answer means, and which questions need no ruling.
#pragma once

#include <compare>
#include <cstdint>

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

/// [setup.colours] RD-A37: In which order do the seats take the colours, where the set-up does not
/// say who chose which?
enum class Seating : std::uint8_t { table, board };

/// [plank.not-on-plank] RD-A43: May two planks lie along nearly the same line?
enum class Overlap : std::uint8_t { forbidden, allowed };

/// [move.one] RD-A44: Are planks adjacent that cross without a common support?
enum class Adjacent : std::uint8_t { common_support, crossing_too };

/// [plank.not-on-plank] RD-A45: May a plank pass over a stone, or a village, on which another plank
/// ends?
enum class AcrossEnd : std::uint8_t { beside, forbidden };

/// [stone.open-water] RD-A35: How near may a stone in the water lie to others and to villages?
enum class WaterGap : std::uint8_t { apart, touching };

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
  AcrossEnd across_end = AcrossEnd::beside;
  WaterGap water_gap = WaterGap::apart;

  auto operator<=>(const Rulings&) const = default;
};

}  // namespace ruleproof::river_dragons
