/// Figures on the map: who is where, alive, and able to do what.
#pragma once

#include "model/drako/rules.hpp"

namespace ruleproof::drako {

/// On the map. A dwarf that is not yet placed is not.
constexpr auto is_on_map(const State& state, Dwarf dwarf) -> bool {
  return state.dwarf(dwarf).at != Hex::nowhere;
}
/// The areas of all dwarves.
constexpr auto dwarves_on_map(const State& state) -> HexSet {
  HexSet areas = 0;
  for (const auto& dwarf : state.dwarves) areas |= bit(dwarf.at);
  return areas;
}
/// The areas of dwarves who are not among these.
constexpr auto areas_without(const State& state, DwarfSet gone) -> HexSet {
  HexSet areas = 0;
  for (const auto dwarf : all_dwarves) {
    if (!has(gone, dwarf)) areas |= bit(state.dwarf(dwarf).at);
  }
  return areas;
}
/// The areas of all figures. [move.one-figure]
constexpr auto occupied(const State& state) -> HexSet {
  return dwarves_on_map(state) | bit(state.dragon.at);
}
constexpr auto place_of(const State& state, Figure figure) -> Hex {
  return figure == Figure::dragon ? state.dragon.at : state.dwarf(dwarf_of(figure)).at;
}
/// Dwarves in these areas.
constexpr auto dwarves_in(const State& state, HexSet areas) -> DwarfSet {
  DwarfSet found = 0;
  for (const auto dwarf : all_dwarves) {
    if ((bit(state.dwarf(dwarf).at) & areas) != 0)
      found = static_cast<DwarfSet>(found | bit(dwarf));
  }
  return found;
}
/// [icon.attack] [icon.bite] Dwarves next to the dragon.
inline auto dwarves_beside(const Rules& rules, const State& state) -> DwarfSet {
  return dwarves_in(state, rules.board().neighbours(state.dragon.at));
}
/// [ability.lost]
inline auto has_ability(const Rules& rules, const State& state, Ability ability) -> bool {
  return state.dragon.abilities[index(ability)] < rules.boxes(ability);
}
/// [move.one-figure] Where a dwarf may not come to stand if these are the areas of other dwarves.
inline auto closed_to_dwarves(const Rules& rules, const State& state, HexSet others) -> HexSet {
  return rules.rulings.sharing == Sharing::dwarves ? bit(state.dragon.at)
                                                   : others | bit(state.dragon.at);
}
/// [figure.dead] All boxes of the dragon are full.
inline auto is_slain(const Rules& rules, const State& state) -> bool {
  if (state.dragon.armour < rules.components.armour) return false;
  for (const auto ability : all_abilities) {
    if (has_ability(rules, state, ability)) return false;
  }
  return true;
}

/// [icon.crossbow] The shooter, who is on the map, has the dragon in a line without a dwarf
/// between.
[[nodiscard]] auto has_shot(const Rules& rules, const State& state) -> bool;
/// [icon.flame] The dwarves that a flame in this direction hits.
[[nodiscard]] auto dwarves_in_flame(const Rules& rules, const State& state, std::size_t direction)
    -> DwarfSet;

}  // namespace ruleproof::drako
