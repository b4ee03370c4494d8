/// What a moving marker does to the others on the person track, over a `Number`. [track.advance]
#pragma once

#include "model/core/number.hpp"

namespace ruleproof::solver {

/// A marker: its space, and how many lie below it there.
template <class N>
struct Marker {
  N space;
  N level;
};

/// [track.stack.first] Whether `a` acts before `b`.
template <class N>
auto acts_before(const Marker<N>& a, const Marker<N>& b, bool top_first) {
  auto higher = top_first ? b.level < a.level : a.level < b.level;
  return b.space < a.space || (a.space == b.space && higher);
}

/// [track.stack.newcomer] Another marker after `mover` went to `space`: on top of those there, or
/// below them.
template <class N>
auto after_move(const Marker<N>& other, const Marker<N>& mover, const N& space, bool on_top)
    -> Marker<N> {
  const N one(1);
  const N zero(0);
  const N lowered = select(other.space == mover.space && mover.level < other.level, one, zero);
  const N raised = on_top ? zero : select(other.space == space, one, zero);
  return {other.space, other.level - lowered + raised};
}

}  // namespace ruleproof::solver
