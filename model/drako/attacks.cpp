#include "model/drako/attacks.hpp"

#include <bit>
#include <cstddef>
#include <cstdint>

#include "model/core/game.hpp"
#include "model/drako/cards.hpp"
#include "model/drako/figures.hpp"
#include "model/drako/lattice.hpp"
#include "model/drako/rules.hpp"
#include "model/drako/rules/clauses.hpp"
#include "model/drako/rules/rulings.hpp"
#include "model/drako/state.hpp"
#include "model/drako/turn.hpp"
#include "model/drako/wounds.hpp"

namespace ruleproof::drako {
namespace {

/// The dwarf whose attacker is to be answered next; precondition: there are targets.
auto next_target(const Pending& pending) -> Dwarf {
  return static_cast<Dwarf>(std::countr_zero(pending.targets));
}

auto remove_target(Pending& pending) -> void {
  pending.targets = static_cast<DwarfSet>(pending.targets & (pending.targets - 1));
}

/// Whether the attacked player is asked at all: he holds a card, whatever it is, and a shield would
/// help. [attack.blocked]
auto is_asked(const Table& t) -> bool {
  const auto& pending = t.now.pending;
  if (t.now.stock(other(t.now.turn)).held == 0) return false;
  return pending.targets == 0 || t.rulings().shield_for == ShieldFor::any_dwarf ||
         next_target(pending) == Dwarf::rager;
}

/// Nobody blocks the next attack.
auto let_through(Table& t) -> void {
  auto& pending = t.now.pending;
  t.because.add("attack.wounds"_c);
  if (pending.targets == 0) {
    --pending.attacks;
    ++pending.hits;
    return;
  }
  const auto dwarf = next_target(pending);
  remove_target(pending);
  wound(t, dwarf, pending.strength);
}

}  // namespace

auto attack_dragon(Table& t, int attacks, int strength) -> void {
  t.now.pending.attacks = static_cast<std::uint8_t>(attacks);
  t.now.pending.strength = static_cast<std::uint8_t>(strength);
  t.because.add("attack.strength"_c);
  go_on_with_attack(t);
}

auto attack_dwarves(Table& t, DwarfSet targets, int strength) -> void {
  t.now.pending.targets = targets;
  t.now.pending.strength = static_cast<std::uint8_t>(strength);
  t.because.add("attack.strength"_c);
  go_on_with_attack(t);
}

auto go_on_with_attack(Table& t) -> void {
  auto& pending = t.now.pending;
  const bool deals_at_once = t.rulings().double_attack == DoubleAttack::one_by_one;
  while (!t.is_over()) {
    if (pending.wounds > 0) {
      deal_wounds(t);
      if (t.now.stage == Stage::allot && pending.wounds > 0) return;
    } else if (pending.hits > 0 && (pending.attacks == 0 || deals_at_once)) {
      --pending.hits;
      pending.wounds = pending.strength;
      pending.ability = 0;
      t.because.add("attack.wounds"_c);
    } else if (pending.attacks > 0 || pending.targets != 0) {
      if (is_asked(t)) {
        t.now.stage = Stage::answer;
        t.because.add("attack.blocked"_c);
        return;
      }
      let_through(t);
    } else {
      finish_action(t);
      return;
    }
  }
}

auto propose_strikes(const Rules& rules, const State& state, MoveList<Move>& out) -> void {
  out.emplace_back(Strike{1});
  if (judge(rules, state, Strike{2})) out.emplace_back(Strike{2});
}

auto propose_bites(const Rules& rules, const State& state, MoveList<Move>& out) -> void {
  const auto beside = dwarves_beside(rules, state);
  for (const auto dwarf : all_dwarves) {
    if (has(beside, dwarf)) out.emplace_back(Bite{dwarf});
  }
}

auto propose_flames(const Rules& rules, const State& state, MoveList<Move>& out) -> void {
  for (std::size_t d = 0; d < directions.size(); ++d) {
    if (dwarves_in_flame(rules, state, d) == 0) continue;
    out.emplace_back(Breathe{static_cast<std::uint8_t>(d)});
  }
}

auto propose_answers(const Rules& rules, const State& state, MoveList<Move>& out) -> void {
  const auto side = other(state.turn);
  out.emplace_back(Endure{});
  for (std::size_t i = 0; i < rules.deck(side).size(); ++i) {
    const auto card = static_cast<Card>(i);
    if (state.stock(side).hand[card] > 0 && rules.kind(side, card).shows(Icon::shield)) {
      out.emplace_back(Block{side, card});
    }
  }
}

auto judge(const Rules& rules, const State& state, const Strike& move) -> Verdict {
  const auto beside = std::popcount(dwarves_beside(rules, state));
  const bool fits = move.dwarves >= 1 && move.dwarves <= 2 && move.dwarves <= beside;
  return fits ? Verdict::legal() : Verdict::illegal("icon.attack-two"_c);
}

auto judge(const Rules& rules, const State& state, const Bite& move) -> Verdict {
  return has(dwarves_beside(rules, state), move.dwarf) ? Verdict::legal()
                                                       : Verdict::illegal("icon.bite"_c);
}

auto judge(const Rules& rules, const State& state, const Breathe& move) -> Verdict {
  const bool hits =
      move.direction < directions.size() && dwarves_in_flame(rules, state, move.direction) != 0;
  return hits ? Verdict::legal() : Verdict::illegal("icon.flame"_c);
}

auto judge(const Rules& rules, const State& state, const Block& move) -> Verdict {
  const auto side = other(state.turn);
  if (move.side != side || !rules.has_kind(side, move.card) ||
      state.stock(side).hand[move.card] == 0) {
    return Verdict::illegal("attack.blocked"_c);
  }
  if (rules.kind(side, move.card).shows(Icon::shield)) return Verdict::legal();
  return Verdict::illegal(side == Side::dragon ? "icon.shield-dragon"_c : "icon.shield-dwarves"_c);
}

auto judge(const Rules& /*rules*/, const State& /*state*/, const Endure& /*move*/) -> Verdict {
  return Verdict::legal();
}

auto apply(Table& t, const Strike& move) -> void {
  t.because.add("icon.attack-two"_c);
  attack_dragon(t, move.dwarves, t.now.pending.strength);
}

auto apply(Table& t, const Bite& move) -> void {
  t.because.add("icon.bite"_c);
  attack_dwarves(t, bit(move.dwarf), t.now.pending.strength);
}

auto apply(Table& t, const Breathe& move) -> void {
  t.because.add("icon.flame"_c);
  attack_dwarves(t, dwarves_in_flame(t.rules, t.now, move.direction), t.now.pending.strength);
}

auto apply(Table& t, const Block& move) -> void {
  auto& pending = t.now.pending;
  t.because.add("attack.blocked"_c);
  t.because.add(move.side == Side::dragon ? "icon.shield-dragon"_c : "icon.shield-dwarves"_c);
  if (move.side == Side::dragon && t.now.dragon.netted) t.because.add("net.holds"_c);
  spend(t, move.side, move.card);
  if (pending.targets == 0) {
    --pending.attacks;
  } else {
    remove_target(pending);
  }
  go_on_with_attack(t);
}

auto apply(Table& t, const Endure& /*move*/) -> void {
  let_through(t);
  go_on_with_attack(t);
}

}  // namespace ruleproof::drako
