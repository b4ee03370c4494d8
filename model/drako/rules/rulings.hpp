/// The open questions of the rulebook: where it contradicts itself, and where it leaves a gap.
///
/// Each question is an enum, and its first enumerator is the best-supported answer. rulings.cpp
/// says in words what each answer means, and which questions need no ruling.
#pragma once

#include <compare>
#include <cstdint>

namespace ruleproof::drako {

/// [end.last-card] DK-A1: Which cards of the dwarf player must be gone for the dragon to survive?
enum class End : std::uint8_t { last_card, deck_at_turn_end, deck_at_once };

/// [end.last-card] DK-A2: What counts as playing the last card, and when is it looked at?
enum class LastCard : std::uint8_t { any_use, own_action, turn_end };

/// [draw.two] DK-A4: May a player draw from an empty deck?
enum class DrawEmpty : std::uint8_t { illegal, no_effect };

/// [action.compulsory] DK-A4: Who wins when no card moves any more?
enum class Stalemate : std::uint8_t { dragon_survives, shared };

/// [play.one-icon] DK-A5: May a card be played for nothing?
enum class Wasting : std::uint8_t { allowed, forbidden, movement_only, last_resort };

/// [draw.two] DK-A6: What does drawing do when the deck holds a single card?
enum class DrawSingle : std::uint8_t { one, illegal };

/// [draw.limit] DK-A7: When is a hand cut down to the limit?
enum class Limit : std::uint8_t { each_draw, turn_end };

/// [draw.limit] DK-A8: Are cards over the limit discarded face up?
enum class Discards : std::uint8_t { open, hidden };

/// [action.dragon-skips] DK-A9: When has the dragon player run out of cards?
enum class DragonOut : std::uint8_t { deck_and_hand, deck };

/// [rage.once] DK-A11: When in a turn may rage be declared?
enum class RageTime : std::uint8_t { before_last_action, turn_start, any_time };

/// [rage.wound] DK-A12: What if the wound of the rage is the dwarf's last?
enum class RageFatal : std::uint8_t { dies_and_acts, forbidden, dies_in_vain };

/// [rage.three] DK-A13: Is the third action compulsory?
enum class RageThird : std::uint8_t { optional, compulsory };

/// [icon.crossbow] DK-A14: What is a straight line?
enum class Line : std::uint8_t { six_directions, any, any_crossed };

/// [icon.crossbow] DK-A30: May the crossbow be shot at a dragon next to the shooter?
enum class NearShot : std::uint8_t { allowed, forbidden };

/// [icon.flame] DK-A16: What stops a flame?
enum class FlameEnd : std::uint8_t { edge, first_dwarf };

/// [move.one-figure] DK-A17: May a figure pass through others on its way?
enum class Passing : std::uint8_t { none, own_figures, any_figures };

/// [move.one-figure] DK-A18: May two dwarves stand in one area?
enum class Sharing : std::uint8_t { none, dwarves };

/// [icon.move-two] DK-A19: Do two dwarves move one after the other?
enum class DoubleMove : std::uint8_t { one_by_one, together };

/// [icon.attack-two] DK-A20: When does the dragon answer the second of two attacks?
enum class DoubleAttack : std::uint8_t { both_before_wounds, one_by_one };

/// [wounds.allotted] DK-A22: May the wounds of one attack go to several abilities?
enum class Split : std::uint8_t { each_wound, whole_attack };

/// [net.holds] DK-A24: What becomes of the net when its thrower dies?
enum class NetOfDead : std::uint8_t { stays, falls_off };

/// [net.shaken] DK-A26: Does a dragon without cards shake the net off by his skipped actions?
enum class NetWithoutCards : std::uint8_t { shaken, stays };

/// [net.holds] DK-A27: May a netted dragon breathe fire?
enum class NetFlame : std::uint8_t { allowed, bite_only };

/// [icon.shield-dwarves] DK-A31: Which dwarf does a shield protect?
enum class ShieldFor : std::uint8_t { any_dwarf, shield_bearer };

/// [setup.first-game] DK-A33: Where do the dwarves of a first game start?
enum class Preset : std::uint8_t { edges, corners };

/// [setup.mulligan] DK-A34: Who replaces his opening hand first?
enum class MulliganOrder : std::uint8_t { dragon_first, dwarves_first };

/// [setup.mulligan] DK-A34: Are opening hands replaced before the dwarves are placed?
enum class MulliganTime : std::uint8_t { before_placement, after_placement };

/// [components.count] DK-A35: Do the wound markers limit the wounds?
enum class Markers : std::uint8_t { enough, limited };

/// [setup.placement] DK-A41: Who places the dwarves?
enum class Placement : std::uint8_t { free, preset };

/// [setup.mulligan] DK-A41: Is the advanced rule used?
enum class Mulligan : std::uint8_t { off, on };

/// One answer to every open question; by default the best-supported ones.
struct Rulings {
  End end = End::last_card;
  LastCard last_card = LastCard::any_use;
  DrawEmpty draw_empty = DrawEmpty::illegal;
  Stalemate stalemate = Stalemate::dragon_survives;
  Wasting waste = Wasting::allowed;
  DrawSingle draw_single = DrawSingle::one;
  Limit limit = Limit::each_draw;
  Discards discards = Discards::open;
  DragonOut dragon_out = DragonOut::deck_and_hand;
  RageTime rage_time = RageTime::before_last_action;
  RageFatal rage_fatal = RageFatal::dies_and_acts;
  RageThird rage_third = RageThird::optional;
  Line line = Line::six_directions;
  NearShot near_shot = NearShot::allowed;
  FlameEnd flame_end = FlameEnd::edge;
  Passing passing = Passing::none;
  Sharing sharing = Sharing::none;
  DoubleMove double_move = DoubleMove::one_by_one;
  DoubleAttack double_attack = DoubleAttack::both_before_wounds;
  Split split = Split::each_wound;
  NetOfDead net_of_dead = NetOfDead::stays;
  NetWithoutCards net_without_cards = NetWithoutCards::shaken;
  NetFlame net_flame = NetFlame::allowed;
  ShieldFor shield_for = ShieldFor::any_dwarf;
  Preset preset = Preset::edges;
  MulliganOrder mulligan_order = MulliganOrder::dragon_first;
  MulliganTime mulligan_time = MulliganTime::before_placement;
  Markers markers = Markers::enough;
  Placement placement = Placement::free;
  Mulligan mulligan = Mulligan::off;

  auto operator<=>(const Rulings&) const = default;
};

}  // namespace ruleproof::drako
