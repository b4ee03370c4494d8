#include "model/river_dragons/moving.hpp"

#include <bit>
#include <cstddef>
#include <cstdint>

#include "model/core/game.hpp"
#include "model/river_dragons/bridges.hpp"
#include "model/river_dragons/colours.hpp"
#include "model/river_dragons/flow.hpp"
#include "model/river_dragons/moves.hpp"
#include "model/river_dragons/pieces.hpp"
#include "model/river_dragons/rules.hpp"
#include "model/river_dragons/rules/clauses.hpp"
#include "model/river_dragons/rules/rulings.hpp"
#include "model/river_dragons/state.hpp"

namespace ruleproof::river_dragons {
namespace {

auto pawn_of(const State& state, int seat) -> Stand {
  return state.players[static_cast<std::size_t>(seat)].pawn;
}

/// Planks with a pawn on them. [move.one-pawn]
auto occupied(const State& state) -> Planks {
  Planks planks = 0;
  for (const auto& player : state.players) {
    if (player.pawn.on_plank()) planks |= bit(player.pawn.plank());
  }
  return planks;
}

/// Sites over which planks are adjacent.
auto linking(const Rules& rules) -> Sites {
  return rules.rulings.village_adjacent == VillageAdjacent::direct ? ~Sites{0} : ~all_villages;
}

auto cross_in_the_air(const Rules& rules, const Survey& survey, const Span& one, const Span& other)
    -> bool {
  return rules.rulings.adjacent == Adjacent::crossing_too &&
         survey.crossing(one.from, one.to, other.from, other.to);
}

/// Planks that a plank of the board touches over some of the sites, and the villages among them.
auto around(const Rules& rules, const Survey& survey, const Bridges& bridges, const Span& span,
            Sites sites, bool crossing) -> Stands {
  Stands stands{.villages = sites & all_villages, .planks = 0};
  const auto links = sites & linking(rules);
  for (const auto& other : bridges.spans()) {
    if (other.plank == span.plank) continue;
    if ((other.bears & links) != 0 || (crossing && cross_in_the_air(rules, survey, span, other))) {
      stands.planks |= bit(other.plank);
    }
  }
  return stands;
}

/// The ends of a plank away from where another touches it. [jump.must]
auto far_ends(const Span& over, Sites touched) -> Sites {
  const auto from = bit(over.from);
  const auto to = bit(over.to);
  const auto common = over.bears & touched;
  if ((common & ~(from | to)) != 0 || common == 0) return from | to;
  return ((common & from) != 0 ? to : 0) | ((common & to) != 0 ? from : 0);
}

auto can_jump(const Rules& rules, const State& state) -> bool {
  const Bridges bridges(rules, state);
  return jumpable(rules, state, bridges, state.actor()) != 0;
}

auto can_go(const Rules& rules, const State& state) -> bool {
  return state.stage == Stage::jump ? can_jump(rules, state)
                                    : !steps(rules, state, state.actor()).empty();
}

/// Whether a pawn that has nowhere to go stays where it is.
auto stays(const Rules& rules, const State& state) -> bool {
  return rules.rulings.fall_village == FallVillage::stays &&
         !pawn_of(state, state.actor()).on_plank();
}

template <class Visit>
auto for_each_stand(const Stands& stands, Visit&& visit) -> void {
  for_each_site(stands.villages, [&](Site site) { visit(Stand::in(site)); });
  for (auto planks = stands.planks; planks != 0; planks &= planks - 1) {
    visit(Stand::on({static_cast<std::uint8_t>(std::countr_zero(planks))}));
  }
}

/// What a player does whose pawn has nowhere to go.
auto propose_failure(const Rules& rules, const State& state, MoveList<Move>& out) -> void {
  if (stays(rules, state)) {
    out.emplace_back(Lose{});
  } else {
    out.emplace_back(Fall{});
  }
}

}  // namespace

auto neighbours(const Rules& rules, const State& state, const Bridges& bridges, Stand stand)
    -> Stands {
  if (stand.on_plank()) {
    const auto& span = bridges.find(stand.plank());
    return around(rules, Survey(rules, state), bridges, span, span.bears, true);
  }
  Stands stands;
  for (const auto& span : bridges.spans()) {
    if ((span.bears & bit(stand.village())) != 0) stands.planks |= bit(span.plank);
  }
  return stands;
}

auto steps(const Rules& rules, const State& state, int seat) -> Stands {
  auto stands = neighbours(rules, state, Bridges(rules, state), pawn_of(state, seat));
  stands.planks &= ~occupied(state);
  stands.villages &= rules.may_enter[static_cast<std::size_t>(seat)];
  return stands;
}

auto landings(const Rules& rules, const State& state, const Bridges& bridges, int seat,
              PlankName over) -> Stands {
  const auto pawn = pawn_of(state, seat);
  const auto& span = bridges.find(over);
  Stands stands;
  const Survey survey(rules, state);
  if (rules.rulings.jump_target == JumpTarget::any_neighbour) {
    stands = around(rules, survey, bridges, span, span.bears, true);
  } else {
    const auto touched =
        pawn.on_plank() ? bridges.find(pawn.plank()).bears & linking(rules) : bit(pawn.village());
    stands = around(rules, survey, bridges, span, far_ends(span, touched), false);
  }
  stands.planks &= ~occupied(state) | (pawn.on_plank() ? bit(pawn.plank()) : 0);
  stands.villages &= rules.may_enter[static_cast<std::size_t>(seat)];
  if (rules.rulings.jump_back == JumpBack::no) {
    if (pawn.on_plank()) {
      stands.planks &= ~bit(pawn.plank());
    } else {
      stands.villages &= ~bit(pawn.village());
    }
  }
  return stands;
}

auto jumpable(const Rules& rules, const State& state, const Bridges& bridges, int seat) -> Planks {
  const auto pawn = pawn_of(state, seat);
  if (!pawn.on_plank() && rules.rulings.jump_from_village == JumpFromVillage::no) return 0;
  auto near = neighbours(rules, state, bridges, pawn).planks & occupied(state);
  for (auto planks = near; planks != 0; planks &= planks - 1) {
    const PlankName over{static_cast<std::uint8_t>(std::countr_zero(planks))};
    if (landings(rules, state, bridges, seat, over).empty()) near &= ~bit(over);
  }
  return near;
}

auto propose_steps(const Rules& rules, const State& state, MoveList<Move>& out) -> void {
  const auto before = out.size();
  for_each_stand(steps(rules, state, state.actor()),
                 [&](Stand stand) { out.emplace_back(MoveTo{stand}); });
  if (out.size() == before) propose_failure(rules, state, out);
}

auto propose_jumps(const Rules& rules, const State& state, MoveList<Move>& out) -> void {
  const auto before = out.size();
  const Bridges bridges(rules, state);
  const auto seat = state.actor();
  auto planks = jumpable(rules, state, bridges, seat);
  for (; planks != 0; planks &= planks - 1) {
    const PlankName over{static_cast<std::uint8_t>(std::countr_zero(planks))};
    for_each_stand(landings(rules, state, bridges, seat, over),
                   [&](Stand stand) { out.emplace_back(JumpOver{over, stand}); });
  }
  if (out.size() == before) propose_failure(rules, state, out);
}

auto judge(const Rules& rules, const State& state, const MoveTo& move) -> Verdict {
  const auto seat = state.actor();
  if (move.to.at >= colour_count + most_planks) return Verdict::illegal(duty(state));
  if (steps(rules, state, seat).has(move.to)) return Verdict::legal();
  const auto near = neighbours(rules, state, Bridges(rules, state), pawn_of(state, seat));
  // Each of Two Moves, too, goes where One Move goes.
  return Verdict::illegal(near.has(move.to) ? "move.one-pawn"_c : "move.one"_c);
}

auto judge(const Rules& rules, const State& state, const JumpOver& move) -> Verdict {
  if (move.over.number >= most_planks || move.to.at >= colour_count + most_planks) {
    return Verdict::illegal("jump.must"_c);
  }
  const Bridges bridges(rules, state);
  const auto seat = state.actor();
  const auto pawn = pawn_of(state, seat);
  const bool barred = !pawn.on_plank() && rules.rulings.jump_from_village == JumpFromVillage::no;
  const auto near = neighbours(rules, state, bridges, pawn).planks & occupied(state);
  if (barred || (near & bit(move.over)) == 0) return Verdict::illegal("jump.must"_c);
  const bool lands = landings(rules, state, bridges, seat, move.over).has(move.to);
  return lands ? Verdict::legal() : Verdict::illegal("jump.landing"_c);
}

auto judge(const Rules& rules, const State& state, const Fall& /*move*/) -> Verdict {
  const bool jump = state.stage == Stage::jump;
  if (!can_go(rules, state) && !stays(rules, state)) return Verdict::legal();
  return Verdict::illegal(jump ? "jump.fall"_c : "move.fall"_c);
}

auto judge_lost_move(const Rules& rules, const State& state) -> Verdict {
  if (stays(rules, state) && !can_go(rules, state)) return Verdict::legal();
  return Verdict::illegal(duty(state));
}

auto apply(Table& table, const MoveTo& move) -> void {
  const auto seat = table.now.actor();
  table.because.add(duty(table.now));
  if (move.to.on_plank()) table.because.add("move.one-pawn"_c);
  table.player(seat).pawn = move.to;
  if (!move.to.on_plank()) arrive(table, seat, move.to.village());
  one_done(table);
}

auto apply(Table& table, const JumpOver& move) -> void {
  const auto seat = table.now.actor();
  table.because.add("jump.must"_c);
  table.because.add("jump.landing"_c);
  table.player(seat).pawn = move.to;
  if (!move.to.on_plank()) arrive(table, seat, move.to.village());
  finish_action(table);
}

auto apply(Table& table, const Fall& /*move*/) -> void {
  auto& state = table.now;
  const auto seat = state.actor();
  const bool jump = state.stage == Stage::jump;
  table.because.add(jump ? "jump.fall"_c : "move.fall"_c);
  table.player(seat).pawn = Stand::in(table.rules.home[static_cast<std::size_t>(seat)]);
  const bool again = !jump && table.rulings().fall_then == FallThen::second_step;
  if (again) {
    one_done(table);
  } else {
    finish_action(table);
  }
}

}  // namespace ruleproof::river_dragons
