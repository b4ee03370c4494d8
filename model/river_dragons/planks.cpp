#include "model/river_dragons/planks.hpp"

#include <bit>
#include <cstdint>

#include "model/core/game.hpp"
#include "model/river_dragons/board/ground.hpp"
#include "model/river_dragons/bridges.hpp"
#include "model/river_dragons/flow.hpp"
#include "model/river_dragons/moves.hpp"
#include "model/river_dragons/pieces.hpp"
#include "model/river_dragons/rules.hpp"
#include "model/river_dragons/rules/clauses.hpp"
#include "model/river_dragons/rules/rulings.hpp"
#include "model/river_dragons/state.hpp"

namespace ruleproof::river_dragons {
namespace {

/// The planks that the player in turn may take: of his reserve, or of the box.
struct Supply {
  Planks choice = 0;  ///< to be chosen from now
  int planks = 0;     ///< in all
};

auto supply(const Rules& rules, const State& state) -> Supply {
  Planks reserve = 0;
  Planks box = 0;
  const auto seat = state.actor();
  for_each_plank(state, [&](PlankName name, const Plank& plank) {
    if (plank.in_reserve_of(seat)) reserve |= bit(name);
    if (plank.at == Plank::out) box |= bit(name);
  });
  if (rules.rulings.empty_reserve == EmptyReserve::lost) box = 0;
  return {reserve != 0 ? reserve : box, std::popcount(reserve | box)};
}

auto held_planks(const State& state) -> Planks {
  Planks held = 0;
  for_each_plank(state, [&](PlankName name, const Plank& plank) {
    if (plank.at == Plank::held) held |= bit(name);
  });
  return held;
}

template <class Visit>
auto for_each_of(Planks planks, Visit&& visit) -> void {
  for (; planks != 0; planks &= planks - 1) {
    visit(PlankName{static_cast<std::uint8_t>(std::countr_zero(planks))});
  }
}

/// The planks that may be chosen; none if the action, or the rest of it, is lost.
auto choosable(const Rules& rules, const State& state) -> Planks {
  const auto [choice, planks] = supply(rules, state);
  const bool first = state.left == 2 && held_planks(state) == 0;
  if (first && planks < 2 && rules.rulings.partial == Partial::lose_both) return 0;
  if (rules.rulings.plank_choice == PlankChoice::any) return choice;
  const Ground ground(rules, state);
  Planks fitting = 0;
  for_each_of(choice, [&](PlankName plank) {
    if (ground.has_place(plank)) fitting |= bit(plank);
  });
  return fitting != 0 ? fitting : choice;
}

/// A plank of the hand was laid or is out of the game: on to the next one.
auto plank_done(Table& table) -> void {
  if (!one_done(table)) return;
  table.now.stage = held_planks(table.now) == 0 ? Stage::choose : Stage::lay;
  table.because.add("plank.must"_c);
}

}  // namespace

auto propose_choices(const Rules& rules, const State& state, MoveList<Move>& out) -> void {
  const auto planks = choosable(rules, state);
  for_each_of(planks, [&](PlankName plank) { out.emplace_back(ChoosePlank{plank}); });
  if (planks == 0) out.emplace_back(Lose{});
}

auto judge(const Rules& rules, const State& state, const ChoosePlank& move) -> Verdict {
  const bool there =
      move.plank.number < most_planks && (choosable(rules, state) & bit(move.plank)) != 0;
  return there ? Verdict::legal() : Verdict::illegal("plank.choose"_c);
}

auto judge_lost_planks(const Rules& rules, const State& state) -> Verdict {
  return choosable(rules, state) == 0 ? Verdict::legal() : Verdict::illegal("plank.must"_c);
}

auto apply(Table& table, const ChoosePlank& move) -> void {
  auto& state = table.now;
  state.plank(move.plank) = {Plank::held, 0};
  table.because.add("plank.choose"_c);
  const bool both = state.left == 2 && table.rulings().declare == Declare::both_first;
  if (!both || std::popcount(held_planks(state)) == 2) state.stage = Stage::lay;
}

auto lose_planks(Table& table) -> void {
  table.because.add("plank.must"_c);
  if (held_planks(table.now) == 0) return finish_action(table);
  table.now.left = 1;
  table.now.stage = Stage::lay;
}

auto propose_laying(const Rules& rules, const State& state, MoveList<Move>& out) -> void {
  const Ground ground(rules, state);
  for_each_of(held_planks(state), [&](PlankName plank) {
    const auto before = out.size();
    ground.for_each_place(plank, [&](Site from, Site to) {
      out.emplace_back(LayPlank{plank, from, to});
      return true;
    });
    if (out.size() == before || rules.rulings.discard_if == DiscardIf::declared) {
      out.emplace_back(Discard{plank});
    }
  });
}

auto judge(const Rules& rules, const State& state, const LayPlank& move) -> Verdict {
  if (move.plank.number >= most_planks || (held_planks(state) & bit(move.plank)) == 0) {
    return Verdict::illegal("plank.choose"_c);
  }
  return Ground(rules, state).judge(move.plank, move.from, move.to);
}

auto judge(const Rules& rules, const State& state, const Discard& move) -> Verdict {
  if (move.plank.number >= most_planks || (held_planks(state) & bit(move.plank)) == 0) {
    return Verdict::illegal("plank.choose"_c);
  }
  const bool fine = rules.rulings.discard_if == DiscardIf::declared ||
                    !Ground(rules, state).has_place(move.plank);
  return fine ? Verdict::legal() : Verdict::illegal("plank.no-place"_c);
}

auto apply(Table& table, const LayPlank& move) -> void {
  auto& state = table.now;
  const Ground ground(table.rules, state);
  table.because.add("plank.must"_c);
  if (ground.survey().gap(move.from, move.to) < move.plank.size()) {
    table.because.add("plank.too-long"_c);
  }
  if ((ground.bridges().bearing() & (bit(move.from) | bit(move.to))) != 0) {
    table.because.add("plank.not-on-plank"_c);  // it shares a stone or a village
    table.because.add("plank.three"_c);
  }
  const auto sites = ground.borne_by(move.plank, move.from, move.to);
  for_each_site(sites & ~all_villages, [&](Site site) { add_bearing(state, {move.plank, site}); });
  state.plank(move.plank) = {move.from, move.to};
  plank_done(table);
}

auto apply(Table& table, const Discard& move) -> void {
  table.now.plank(move.plank) = {Plank::out, 0};
  table.because.add("plank.no-place"_c);
  check_planks_left(table);
  plank_done(table);
}

}  // namespace ruleproof::river_dragons
