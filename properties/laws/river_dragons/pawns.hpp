/// Pawns: where they stand, where they step and jump, and when they fall.
#pragma once

#include "properties/laws/river_dragons/planks.hpp"

namespace ruleproof::properties::rivers {

using Stands = FixedVector<Stand, most_planks + colour_count>;

/// [move.one-pawn] Whether a pawn may enter a village at all.
template <class G>
auto may_enter(const G& game, std::size_t seat, Site site) -> bool {
  if (!has_village(game, site)) return false;
  if (game.rules().rulings.foreign_village == ForeignVillage::enter) return true;
  if (site == start_of(game, seat) || site == goal_of(game, seat)) return true;
  return std::ranges::none_of(game.rules().colours,
                              [&](Colour colour) { return village(colour) == site; });
}

/// [move.one] Whether two planks are next to each other.
template <class G>
auto are_adjacent(const G& game, const State& state, const Lying& a, const Lying& b) -> bool {
  const auto& rulings = game.rules().rulings;
  for (const auto site : bearers(game, state, a)) {
    if (!rests_on(game, state, b, site)) continue;
    if (!is_village(site) || rulings.village_adjacent == VillageAdjacent::direct) return true;
  }
  return rulings.adjacent == Adjacent::crossing_too &&
         cut_each_other(line_of(game, state, a.from, a.to), line_of(game, state, b.from, b.to));
}

inline auto lying(const State& state, PlankName name) -> Lying {
  return {name, state.plank(name).at, state.plank(name).to};
}

/// Planks next to where a pawn stands.
template <class G>
auto planks_next_to(const G& game, const State& state, Stand from) -> LyingPlanks {
  LyingPlanks planks;
  for (const auto& plank : on_board(state)) {
    const bool next = from.on_plank()
                          ? plank.name != from.plank() &&
                                are_adjacent(game, state, lying(state, from.plank()), plank)
                          : rests_on(game, state, plank, from.village());
    if (next) planks.push_back(plank);
  }
  return planks;
}

/// Where a pawn of a seat could go from there with one step. The pawn itself is in nobody's way.
template <class G>
auto steps_from(const G& game, const State& state, std::size_t seat, Stand from) -> Stands {
  Stands to;
  for (const auto& plank : planks_next_to(game, state, from)) {
    if (!is_occupied(state, plank.name, static_cast<int>(seat))) {
      to.push_back(Stand::on(plank.name));
    }
  }
  if (!from.on_plank()) return to;
  for (Site site = 0; site < colour_count; ++site) {
    if (may_enter(game, seat, site) && rests_on(game, state, lying(state, from.plank()), site)) {
      to.push_back(Stand::in(site));
    }
  }
  return to;
}

/// [jump.must] Where a jump over the pawn on that plank could lead.
template <class G>
auto jumps_over(const G& game, const State& state, std::size_t seat, PlankName over) -> Stands {
  const auto from = state.players[seat].pawn;
  Stands to;
  for (const auto landing : steps_from(game, state, seat, Stand::on(over))) {
    if (landing != from || game.rules().rulings.jump_back == JumpBack::yes) to.push_back(landing);
  }
  return to;
}

/// Planks next to a pawn with another pawn on them.
template <class G>
auto pawns_next_to(const G& game, const State& state, std::size_t seat) -> LyingPlanks {
  LyingPlanks planks;
  const auto from = state.players[seat].pawn;
  if (!from.on_plank() && game.rules().rulings.jump_from_village == JumpFromVillage::no) {
    return planks;
  }
  for (const auto& plank : planks_next_to(game, state, from)) {
    if (is_occupied(state, plank.name, static_cast<int>(seat))) planks.push_back(plank);
  }
  return planks;
}

template <class G>
auto pawns_stand_on_something(const G& game, const State& state) -> bool {
  for (std::size_t seat = 0; seat < state.players.size(); ++seat) {
    const auto pawn = state.players[seat].pawn;
    if (pawn.on_plank() ? !state.plank(pawn.plank()).on_board()
                        : !has_village(game, pawn.village())) {
      return false;
    }
    if (pawn.on_plank() && is_occupied(state, pawn.plank(), static_cast<int>(seat))) return false;
  }
  return true;
}

template <class G>
auto pawns_keep_out(const G& game, const State& state) -> bool {
  for (std::size_t seat = 0; seat < state.players.size(); ++seat) {
    const auto pawn = state.players[seat].pawn;
    if (!pawn.on_plank() && !may_enter(game, seat, pawn.village())) return false;
  }
  return true;
}

template <class G>
auto steps_lead_to_a_neighbour(const G& game, const State& before, const Move& move,
                               const Step<State>& step) -> bool {
  const auto* go = std::get_if<MoveTo>(&move);
  if (go == nullptr) return true;
  const auto seat = seat_before(before);
  const auto to = steps_from(game, before, seat, before.players[seat].pawn);
  return std::ranges::count(to, go->to) > 0 && step.next.players[seat].pawn == go->to;
}

template <class G>
auto jumps_lead_over_a_pawn(const G& game, const State& before, const Move& move,
                            const Step<State>& step) -> bool {
  const auto* jump = std::get_if<JumpOver>(&move);
  if (jump == nullptr) return true;
  const auto seat = seat_before(before);
  const auto over = pawns_next_to(game, before, seat);
  const auto to = jumps_over(game, before, seat, jump->over);
  return std::ranges::count(over, jump->over, &Lying::name) > 0 &&
         std::ranges::count(to, jump->to) > 0 && step.next.players[seat].pawn == jump->to;
}

/// Far end: the landing does not touch the end at which the jumper stood, unless both ends do.
template <class G>
auto jumps_cross_the_plank(const G& game, const State& before, const Move& move,
                           const Step<State>& /*step*/) -> bool {
  const auto* jump = std::get_if<JumpOver>(&move);
  if (jump == nullptr) return true;
  const auto from = before.players[seat_before(before)].pawn;
  const auto touches = [&](Stand stand, Site site) {
    return stand.on_plank() ? rests_on(game, before, lying(before, stand.plank()), site)
                            : stand.village() == site;
  };
  const auto over = lying(before, jump->over);
  const auto leads = [&](Site near, Site far) {
    return touches(from, near) && touches(jump->to, far);
  };
  return leads(over.from, over.to) || leads(over.to, over.from);
}

template <class G>
auto pawns_fall_for_want_of_a_step(const G& game, const State& before, const Move& move,
                                   const Step<State>& step) -> bool {
  if (!std::holds_alternative<Fall>(move)) return true;
  const auto seat = seat_before(before);
  if (step.next.players[seat].pawn != Stand::in(start_of(game, seat))) return false;
  return before.stage != Stage::move ||
         steps_from(game, before, seat, before.players[seat].pawn).empty();
}

template <class G>
auto pawns_fall_for_want_of_a_jump(const G& game, const State& before, const Move& move,
                                   const Step<State>& /*step*/) -> bool {
  if (!std::holds_alternative<Fall>(move) || before.stage != Stage::jump) return true;
  const auto seat = seat_before(before);
  return std::ranges::all_of(pawns_next_to(game, before, seat), [&](const Lying& over) {
    return jumps_over(game, before, seat, over.name).empty();
  });
}

/// Nothing but a fall is left to a pawn that cannot go, in a village too.
template <class G>
auto pawns_fall_from_villages_too(const G& /*game*/, const State& before, const Move& move,
                                  const Step<State>& /*step*/) -> bool {
  const bool pawn_acts = before.stage == Stage::move || before.stage == Stage::jump;
  return !pawn_acts || !std::holds_alternative<Lose>(move);
}
template <class G>
auto nobody_falls_from_a_village(const G& /*game*/, const State& before, const Move& move,
                                 const Step<State>& /*step*/) -> bool {
  return !std::holds_alternative<Fall>(move) || before.players[seat_before(before)].pawn.on_plank();
}

template <class G>
auto a_fall_ends_the_action(const G& /*game*/, const State& before, const Move& move,
                            const Step<State>& step) -> bool {
  if (!std::holds_alternative<Fall>(move)) return true;
  return step.next.stage == Stage::over || ends_round(before, move, step.next) ||
         step.next.position != before.position || step.next.turn != before.turn;
}

/// [move.back] The second step is never impossible: the way back is open.
template <class G>
auto the_way_back_is_open(const G& game, const State& before, const Move& move,
                          const Step<State>& step) -> bool {
  if (!std::holds_alternative<MoveTo>(move) || before.left != 2 || step.next.stage == Stage::over) {
    return true;
  }
  const auto seat = seat_before(before);
  const auto back = before.players[seat].pawn;
  if (!back.on_plank() && !may_enter(game, seat, back.village())) return true;
  const auto to = steps_from(game, step.next, seat, step.next.players[seat].pawn);
  return std::ranges::count(to, back) > 0;
}

template <class G>
inline constexpr auto pawn_laws = std::to_array<Law<G>>({
    {.name = "a pawn stands in a village or on a plank, and no two stand on one plank",
     .clause = "move.one-pawn",
     .position = pawns_stand_on_something<G>,
     .after = changes<State>("p.pawn p.plank")},
    {.name = "pawns keep out of the start villages of others",
     .clause = "move.one-pawn",
     .assumes = {{{.ruling = "foreign-village", .answer = "keep-out"}}},
     .position = pawns_keep_out<G>,
     .after = changes<State>("p.pawn")},
    {.name = "a step leads to a free plank or a village next to the pawn",
     .clause = "move.one",
     .holds = steps_lead_to_a_neighbour<G>,
     .after = moves_of<Move, MoveTo>()},
    {.name = "a jump leads over a pawn next to the pawn, to where two steps would",
     .clause = "jump.must",
     .holds = jumps_lead_over_a_pawn<G>,
     .after = moves_of<Move, JumpOver>()},
    {.name = "a jump crosses the plank that it leads over",
     .clause = "jump.must",
     .assumes = {{{.ruling = "jump-target", .answer = "far-end"},
                  {.ruling = "over-stone", .answer = "ends-only"},
                  {.ruling = "stone-under", .answer = "no-support"},
                  {.ruling = "overhang", .answer = "nothing"},
                  {.ruling = "adjacent", .answer = "common-support"}}},
     .holds = jumps_cross_the_plank<G>,
     .after = moves_of<Move, JumpOver>()},
    {.name = "a pawn falls only when it has nowhere to go, and to its start village",
     .clause = "move.fall",
     .holds = pawns_fall_for_want_of_a_step<G>,
     .after = moves_of<Move, Fall>()},
    {.name = "a pawn that must jump falls only when it cannot",
     .clause = "jump.fall",
     .assumes = {{{.ruling = "jump-target", .answer = "any-neighbour"}}},
     .holds = pawns_fall_for_want_of_a_jump<G>,
     .after = moves_of<Move, Fall>()},
    {.name = "a pawn that has nowhere to go falls wherever it stands",
     .clause = "move.fall",
     .assumes = {{{.ruling = "fall-village", .answer = "to-start"}}},
     .holds = pawns_fall_from_villages_too<G>,
     .after = moves_of<Move, Lose>()},
    {.name = "no pawn falls from a village",
     .clause = "move.fall",
     .assumes = {{{.ruling = "fall-village", .answer = "stays"}}},
     .holds = nobody_falls_from_a_village<G>,
     .after = moves_of<Move, Fall>()},
    {.name = "a fall ends the action",
     .clause = "move.fall",
     .assumes = {{{.ruling = "fall-then", .answer = "ends-action"}}},
     .holds = a_fall_ends_the_action<G>,
     .after = moves_of<Move, Fall>()},
    {.name = "after one of two steps the way back is open",
     .clause = "move.back",
     .holds = the_way_back_is_open<G>,
     .after = moves_of<Move, MoveTo>()},
});

}  // namespace ruleproof::properties::rivers
