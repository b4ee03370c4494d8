/// The course of a game in which each turn of the dwarves costs or brings a card: when turns begin,
/// how many pass idly, when a net is thrown. Over a `Number`, so that Z3 proves what follows and
/// games of the model are held to it.
#pragma once

#include <string>

#include "model/drako/state.hpp"
#include "solver/smt/query.hpp"

namespace ruleproof::solver {

/// A position that is not the last one. Flags are 0 or 1.
template <class N>
struct Course {
  N set_up{};   ///< play has not begun
  N dragons{};  ///< it is the dragon's turn
  N actions{};  ///< of the turn, not yet begun
  N busy{};     ///< a card was drawn or spent in this turn
  N idle{};     ///< turns in a row, before this one, without such a card
  N netted{};
};

/// What is so of every position: the dragon alone has idle turns, never two in a row, and before
/// play nobody is netted.
template <class N>
auto in_course(const Course<N>& at) {
  const auto flag = [](const N& n) { return N(0) <= n && n <= N(1); };
  return flag(at.set_up) && flag(at.dragons) && flag(at.busy) && flag(at.netted) &&
         N(0) <= at.actions && at.actions <= N(3) && N(0) <= at.idle && at.idle <= N(1) &&
         (at.dragons == N(0) || at.idle == N(0)) &&
         (at.set_up == N(0) || (at.netted == N(0) && at.idle == N(0)));
}

/// [turn.first] Play begins, with a turn of one action.
template <class N>
auto play_begins(const Course<N>& before, const Course<N>& after) {
  return before.set_up == N(1) && after.set_up == N(0) && after.dragons == N(1) &&
         after.actions == N(1) && after.idle == before.idle && after.netted == before.netted;
}

/// [turn.alternate] [turn.two-actions] The other side's turn begins. A turn was idle if no card
/// moved in it, which the dwarves cannot have: they draw or spend a card by every action.
template <class N>
auto turn_passes(const Course<N>& before, const Course<N>& after) {
  auto counted = after.idle == N(0) || (after.idle == before.idle + N(1) && before.busy == N(0) &&
                                        before.dragons == N(1));
  return before.set_up == N(0) && after.set_up == N(0) && after.dragons == N(1) - before.dragons &&
         after.actions == N(2) && after.busy == N(0) && counted &&
         (after.netted <= before.netted || before.dragons == N(0));
}

/// What one move can do. It allows more than the rules do.
template <class N>
auto goes_on(const Course<N>& before, const Course<N>& after) {
  auto sets_up = before.set_up == N(1) && after.set_up == N(1) && after.idle == before.idle &&
                 after.netted == before.netted;
  // [icon.net] [rage.three] In a turn; the net is thrown in one of the dwarves.
  auto same_turn = before.set_up == N(0) && after.set_up == N(0) &&
                   after.dragons == before.dragons && after.actions <= before.actions + N(1) &&
                   after.idle == before.idle && before.busy <= after.busy &&
                   (after.netted <= before.netted || before.dragons == N(0));
  return sets_up || play_begins(before, after) || same_turn || turn_passes(before, after);
}

/// Some position: numbers that Z3 is to choose.
[[nodiscard]] inline auto any_course(Query& query, const std::string& name) -> Course<Term> {
  const auto number = [&](const char* what, int high) {
    return query.number(name + "." + what, 0, high);
  };
  return {.set_up = number("set-up", 1),
          .dragons = number("dragons-turn", 1),
          .actions = number("actions", 3),
          .busy = number("busy", 1),
          .idle = number("idle", drako::idle_turns),
          .netted = number("netted", 1)};
}

// Reading a position of the model.

[[nodiscard]] inline auto course_of(const drako::State& state) -> Course<int> {
  const bool set_up = state.stage == drako::Stage::deal || state.stage == drako::Stage::mulligan ||
                      state.stage == drako::Stage::place;
  return {.set_up = set_up ? 1 : 0,
          .dragons = !set_up && state.turn == drako::Side::dragon ? 1 : 0,
          .actions = state.actions,
          .busy = state.busy ? 1 : 0,
          .idle = state.idle,
          .netted = state.dragon.netted ? 1 : 0};
}

}  // namespace ruleproof::solver
