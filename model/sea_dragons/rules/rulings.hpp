/// The open questions of the rulebook of Sea Dragons, an enum each. The first answer is the
/// default.
#pragma once

#include <compare>
#include <cstdint>

namespace ruleproof::sea_dragons {

enum class NetGold : std::uint8_t { symbols_only, drawn_reef_gold };
enum class RewardCount : std::uint8_t { each_cell, once_a_kind };
enum class RewardOrder : std::uint8_t { mover_first, neighbours_first };
enum class NeighbourContact : std::uint8_t { edges, corners };
enum class TwoReefs : std::uint8_t { one_after_other, four_keep_two };
enum class ReefShort : std::uint8_t { keep_one, nothing };
enum class GoldMoment : std::uint8_t { any_moment, own_turn };
enum class UsedReefs : std::uint8_t { out, bottom };
enum class Substitution : std::uint8_t { unlimited, once };
enum class DoubleAsPair : std::uint8_t { yes, no };
enum class DoubleMix : std::uint8_t { yes, no };
enum class PassCard : std::uint8_t { market_or_stack, stack };
enum class PassRefill : std::uint8_t { yes, no };
enum class EmptyStack : std::uint8_t { none, reshuffle };
enum class EndMoment : std::uint8_t { after_the_turn, last_head };
enum class ZeroMissions : std::uint8_t { nobody, everybody };
enum class ZeroControl : std::uint8_t { needs_a_dragon, ranked };
enum class HiddenOnly : std::uint8_t { counts, needs_surface };
enum class Bank : std::uint8_t { unlimited, limited };
enum class GoldView : std::uint8_t { open, hidden };
enum class HandView : std::uint8_t { hidden, open };
enum class TokenView : std::uint8_t { face_up, face_down };
enum class Sides : std::uint8_t { random, chosen };
enum class BoardTurn : std::uint8_t { inner_corner, random };

/// One answer to each open question.
struct Rulings {
  NetGold net_gold = NetGold::symbols_only;
  RewardCount reward_count = RewardCount::each_cell;
  RewardOrder reward_order = RewardOrder::mover_first;
  NeighbourContact neighbour_contact = NeighbourContact::edges;
  TwoReefs two_reefs = TwoReefs::one_after_other;
  ReefShort reef_short = ReefShort::keep_one;
  GoldMoment gold_moment = GoldMoment::any_moment;
  UsedReefs used_reefs = UsedReefs::out;
  Substitution substitution = Substitution::unlimited;
  DoubleAsPair double_as_pair = DoubleAsPair::yes;
  DoubleMix double_mix = DoubleMix::yes;
  PassCard pass_card = PassCard::market_or_stack;
  PassRefill pass_refill = PassRefill::yes;
  EmptyStack empty_stack = EmptyStack::none;
  EndMoment end_moment = EndMoment::after_the_turn;
  ZeroMissions zero_missions = ZeroMissions::nobody;
  ZeroControl zero_control = ZeroControl::needs_a_dragon;
  HiddenOnly hidden_only = HiddenOnly::counts;
  Bank bank = Bank::unlimited;
  GoldView gold_view = GoldView::open;
  HandView hand_view = HandView::hidden;
  TokenView token_view = TokenView::face_up;
  Sides sides = Sides::random;
  BoardTurn board_turn = BoardTurn::inner_corner;
  auto operator<=>(const Rulings&) const = default;
};

}  // namespace ruleproof::sea_dragons
