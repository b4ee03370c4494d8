/// Moves of River Dragons, named as the rulebook names what is done.
#pragma once

#include <compare>
#include <variant>

#include "model/river_dragons/cards.hpp"
#include "model/river_dragons/pieces.hpp"

namespace ruleproof::river_dragons {

/// The next card of a plan, face down.
struct PlanCard {
  Card card = Card::none;
  auto operator<=>(const PlanCard&) const = default;
};
/// A stone on an islet.
struct PutStone {
  Site site = 0;
  auto operator<=>(const PutStone&) const = default;
};
/// A stone on free water.
struct DropStone {
  Place place;
  auto operator<=>(const DropStone&) const = default;
};
/// A plank is taken, to be laid.
struct ChoosePlank {
  PlankName plank;
  auto operator<=>(const ChoosePlank&) const = default;
};
/// From the first site to the second, beyond which it may stick out. Where that does not matter,
/// the first is the smaller.
struct LayPlank {
  PlankName plank;
  Site from = 0;
  Site to = 0;
  auto operator<=>(const LayPlank&) const = default;
};
/// A chosen plank finds no place and is out of the game.
struct Discard {
  PlankName plank;
  auto operator<=>(const Discard&) const = default;
};
/// A plank of the board goes to the reserve of the player in turn.
struct RemovePlank {
  PlankName plank;
  auto operator<=>(const RemovePlank&) const = default;
};
/// The same, while one of the reserve goes out of the game; only under limit-mode=swap.
struct SwapPlank {
  PlankName plank;
  PlankName out;
  auto operator<=>(const SwapPlank&) const = default;
};
/// A stone of the board goes to the common reserve.
struct RemoveStone {
  Site site = 0;
  auto operator<=>(const RemoveStone&) const = default;
};
/// The pawn steps there.
struct MoveTo {
  Stand to;
  auto operator<=>(const MoveTo&) const = default;
};
/// The pawn jumps over the pawn on that plank, and lands there.
struct JumpOver {
  PlankName over;
  Stand to;
  auto operator<=>(const JumpOver&) const = default;
};
/// The pawn has nowhere to go and falls.
struct Fall {
  auto operator<=>(const Fall&) const = default;
};
/// The action, or the rest of it, is lost, since it cannot be done.
struct Lose {
  auto operator<=>(const Lose&) const = default;
};
/// Nothing is removed, though something could be; only under forced-remove=may-decline.
struct Decline {
  auto operator<=>(const Decline&) const = default;
};

using Move = std::variant<Lose, Fall, Decline, PlanCard, PutStone, DropStone, ChoosePlank, LayPlank,
                          Discard, RemovePlank, SwapPlank, RemoveStone, MoveTo, JumpOver>;

}  // namespace ruleproof::river_dragons
