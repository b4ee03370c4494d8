/// What wounds do, as a relation over a `Number`: `int` holds it against games of the model, `Term`
/// hands it to the solver. Wounds are dealt one after the other.
#pragma once

#include <array>

#include "model/core/number.hpp"
#include "model/drako/rules.hpp"

namespace ruleproof::solver {

/// The dragon's boxes, or the wounds in them: armour and the three abilities.
template <class N>
struct Mat {
  N armour{};
  std::array<N, drako::ability_count> abilities{};

  [[nodiscard]] auto total() const -> N {
    return armour + abilities[0] + abilities[1] + abilities[2];
  }
};

/// [wounds.armour] What holds of the wounds at any time.
template <class N>
auto wounds_fit(const Mat<N>& boxes, const Mat<N>& wounds) {
  auto fits = N(0) <= wounds.armour && wounds.armour <= boxes.armour;
  for (std::size_t i = 0; i < drako::ability_count; ++i) {
    fits = fits && N(0) <= wounds.abilities[i] && wounds.abilities[i] <= boxes.abilities[i] &&
           (wounds.abilities[i] == N(0) || wounds.armour == boxes.armour);
  }
  return fits;
}

/// [wounds.armour] [wounds.allotted] One more wound: on the armour while it has room, then on any
/// ability that has some.
template <class N>
auto wounded_once(const Mat<N>& boxes, const Mat<N>& before, const Mat<N>& after) {
  const auto same = [&](std::size_t i) { return after.abilities[i] == before.abilities[i]; };
  auto possible = before.armour < boxes.armour && after.armour == before.armour + N(1) && same(0) &&
                  same(1) && same(2);
  for (std::size_t i = 0; i < drako::ability_count; ++i) {
    possible = possible || (before.armour == boxes.armour && after.armour == before.armour &&
                            before.abilities[i] < boxes.abilities[i] &&
                            after.abilities[i] == before.abilities[i] + N(1) && same((i + 1) % 3) &&
                            same((i + 2) % 3));
  }
  return possible;
}

/// Whether single wounds lead from one mat to another.
[[nodiscard]] inline auto leads_to(const Mat<int>& boxes, const Mat<int>& from, const Mat<int>& to)
    -> bool {
  if (from.armour == to.armour && from.abilities == to.abilities) return true;
  if (from.total() >= to.total()) return false;
  for (int i = -1; i < 3; ++i) {
    auto next = from;
    ++(i < 0 ? next.armour : next.abilities[static_cast<std::size_t>(i)]);
    if (wounded_once(boxes, from, next) && leads_to(boxes, next, to)) return true;
  }
  return false;
}

/// [ability.lost]
template <class N>
auto is_lost(const Mat<N>& boxes, const Mat<N>& wounds, std::size_t ability) {
  return wounds.abilities[ability] == boxes.abilities[ability];
}

/// [figure.dead]
template <class N>
auto is_slain(const Mat<N>& boxes, const Mat<N>& wounds) {
  return wounds.armour == boxes.armour && is_lost(boxes, wounds, 0) && is_lost(boxes, wounds, 1) &&
         is_lost(boxes, wounds, 2);
}

/// [end.dragon-slain] [end.dwarves-dead] Wounds on the table while nobody deals any more: the game
/// is over as soon as one side's boxes are full, so both sides' never are.
template <class N>
auto markers_fit(const N& dragon_boxes, const N& dwarf_boxes, const N& on_dragon,
                 const N& on_dwarves) {
  return N(0) <= on_dragon && on_dragon <= dragon_boxes && N(0) <= on_dwarves &&
         on_dwarves <= dwarf_boxes && (on_dragon < dragon_boxes || on_dwarves < dwarf_boxes);
}

// Reading a position of the model.

[[nodiscard]] inline auto boxes_of(const drako::Rules& rules) -> Mat<int> {
  return {rules.components.armour, rules.components.abilities};
}
[[nodiscard]] inline auto wounds_of(const drako::State& state) -> Mat<int> {
  const auto& wounds = state.dragon.abilities;
  return {state.dragon.armour, {wounds[0], wounds[1], wounds[2]}};
}
[[nodiscard]] inline auto wounds_of_dwarves(const drako::State& state) -> int {
  return state.dwarves[0].wounds + state.dwarves[1].wounds + state.dwarves[2].wounds;
}

}  // namespace ruleproof::solver
