#include "model/drako/figures.hpp"

#include <cstddef>

#include "model/drako/cards.hpp"
#include "model/drako/hex.hpp"
#include "model/drako/rules.hpp"
#include "model/drako/rules/rulings.hpp"
#include "model/drako/state.hpp"

namespace ruleproof::drako {

auto has_shot(const Rules& rules, const State& state) -> bool {
  const auto from = state.dwarf(Dwarf::shooter).at;
  const auto to = state.dragon.at;
  const auto line = rules.rulings.line;
  if (line == Line::six_directions && !on_axis(from, to)) return false;
  if (rules.rulings.near_shot == NearShot::forbidden && distance(from, to) == 1) return false;
  const auto way = line == Line::any_crossed ? crossed(from, to) : between(from, to);
  return (way & dwarves_on_map(state)) == 0;
}

auto dwarves_in_flame(const Rules& rules, const State& state, std::size_t direction) -> DwarfSet {
  const auto row = rules.board().ray(state.dragon.at, direction);
  const auto hit = dwarves_in(state, row);
  if (rules.rulings.flame_end == FlameEnd::edge) return hit;
  DwarfSet nearest = 0;
  int steps = static_cast<int>(hex_count);
  for (const auto dwarf : all_dwarves) {
    if (!has(hit, dwarf)) continue;
    const auto far = distance(state.dragon.at, state.dwarf(dwarf).at);
    if (far > steps) continue;
    if (far < steps) nearest = 0;
    steps = far;
    nearest = static_cast<DwarfSet>(nearest | bit(dwarf));
  }
  return nearest;
}

}  // namespace ruleproof::drako
