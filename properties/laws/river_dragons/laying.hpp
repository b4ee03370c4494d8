/// Choosing and laying planks: where one may lie is worked out here once more, pair by pair.
#pragma once

#include "properties/laws/river_dragons/planks.hpp"

namespace ruleproof::properties::rivers {

/// [plank.three] Every site that would bear it has room for one more.
template <class G>
auto has_room(const G& game, const State& state, const Lying& plank) -> bool {
  const auto& rulings = game.rules().rulings;
  const auto full = [&](Site site) { return load_of(game, state, site) >= most_load; };
  if (full(plank.from) || full(plank.to)) return false;
  if (rulings.over_stone == OverStone::all_touched &&
      std::ranges::any_of(passed_by(game, state, plank.from, plank.to), full)) {
    return false;
  }
  if (rulings.overhang != Overhanging::rests) return true;
  const auto rest = rest_of(game, state, plank);
  for (Site site = 0; site < site_count; ++site) {
    if (site != plank.from && site != plank.to && can_bear(game, state, site) && full(site) &&
        reaches_over(rest, place_of(game, state, site), game.rules().components.radius)) {
      return false;
    }
  }
  return true;
}

/// [plank.not-on-plank] No plank that is there is in its way.
template <class G>
auto is_unhindered(const G& game, const State& state, const Lying& plank) -> bool {
  const auto& rules = game.rules();
  const auto on = line_of(game, state, plank.from, plank.to);
  return std::ranges::none_of(on_board(state), [&](const Lying& other) {
    const auto line = line_of(game, state, other.from, other.to);
    return (rules.rulings.crossing == Crossing::forbidden && cut_each_other(on, line)) ||
           (rules.rulings.overlap == Overlap::forbidden &&
            lie_along_each_other(on, line, rules.components.radius)) ||
           (rules.rulings.across_end == AcrossEnd::forbidden &&
            lies_on_an_end(game, state, plank, other)) ||
           (rules.rulings.parallel == Parallel::forbidden && have_same_ends(on, line));
  });
}

/// [plank.too-long] Where overhangs take up room: nothing is in the way of its own, and it is not
/// in the way of another.
template <class G>
auto leaves_overhangs_alone(const G& game, const State& state, const Lying& plank) -> bool {
  if (game.rules().rulings.overhang != Overhanging::obstructs) return true;
  const auto rest = rest_of(game, state, plank);
  for (Site site = 0; site < site_count; ++site) {
    if (site != plank.from && site != plank.to && can_bear(game, state, site) &&
        reaches_over(rest, place_of(game, state, site), game.rules().components.radius)) {
      return false;
    }
  }
  return std::ranges::none_of(on_board(state), [&](const Lying& other) {
    const auto theirs = rest_of(game, state, other);
    return !share_an_end(rest.on, theirs.on) &&
           (reaches_across(rest, theirs.on) || reaches_across(theirs, rest.on));
  });
}

/// Whether a plank may be laid so.
template <class G>
auto may_lie(const G& game, const State& state, const Lying& plank) -> bool {
  const auto& rules = game.rules();
  if (plank.from == plank.to || !can_bear(game, state, plank.from) ||
      !can_bear(game, state, plank.to)) {
    return false;
  }
  const bool both = is_village(plank.from) && is_village(plank.to);
  if (both && rules.rulings.village_to_village == VillageToVillage::no) return false;
  const auto on = line_of(game, state, plank.from, plank.to);
  const auto reach = rules.components.reach[static_cast<std::size_t>(plank.name.size()) - 1];
  if (squared(on.a, on.b) > std::int64_t{reach} * reach) return false;
  if (rules.rulings.over_stone == OverStone::forbidden &&
      !passed_by(game, state, plank.from, plank.to).empty()) {
    return false;
  }
  return has_room(game, state, plank) && is_unhindered(game, state, plank) &&
         leaves_overhangs_alone(game, state, plank);
}

/// Whether a plank finds any place at all.
template <class G>
auto finds_a_place(const G& game, const State& state, PlankName name) -> bool {
  for (Site from = 0; from < site_count; ++from) {
    for (Site to = 0; to < site_count; ++to) {
      if (may_lie(game, state, {name, from, to})) return true;
    }
  }
  return false;
}

template <class G>
auto planks_lie_where_they_may(const G& game, const State& before, const Move& move,
                               const Step<State>& /*step*/) -> bool {
  const auto* lay = std::get_if<LayPlank>(&move);
  return lay == nullptr || may_lie(game, before, {lay->plank, lay->from, lay->to});
}

template <class G>
auto planks_go_for_want_of_a_place(const G& game, const State& before, const Move& move,
                                   const Step<State>& /*step*/) -> bool {
  const auto* discard = std::get_if<Discard>(&move);
  return discard == nullptr || !finds_a_place(game, before, discard->plank);
}

template <class G>
auto planks_come_from_the_reserve(const G& /*game*/, const State& before, const Move& move,
                                  const Step<State>& step) -> bool {
  const auto* choose = std::get_if<ChoosePlank>(&move);
  if (choose == nullptr) return true;
  const auto seat = before.actor();
  const auto& plank = before.plank(choose->plank);
  const bool own = plank.in_reserve_of(seat);
  const bool from_the_box = plank.at == Plank::out && reserve_of(before, seat).empty();
  return (own || from_the_box) && step.next.plank(choose->plank).at == Plank::held;
}

template <class G>
auto nothing_comes_from_the_box(const G& /*game*/, const State& before, const Move& move,
                                const Step<State>& /*step*/) -> bool {
  const auto* choose = std::get_if<ChoosePlank>(&move);
  return choose == nullptr || before.plank(choose->plank).in_reserve_of(before.actor());
}

/// What is taken is laid or thrown away: it does not go back, and no other is taken for it.
template <class G>
auto no_plank_is_exchanged(const G& /*game*/, const State& before, const Move& move,
                           const Step<State>& step) -> bool {
  for (const auto name : planks_of(before)) {
    if (before.plank(name).at != Plank::held) continue;
    const auto& after = step.next.plank(name);
    if (after.at != Plank::held && !after.on_board() && after.at != Plank::out) return false;
  }
  const int most = std::holds_alternative<ChoosePlank>(move) ? 2 : 1;
  return count_at(step.next, Plank::held) <= most;
}

template <class G>
auto one_plank_is_held_at_a_time(const G& /*game*/, const State& state) -> bool {
  const auto held = count_at(state, Plank::held);
  return state.stage == Stage::lay ? held == 1 : held == 0;
}

template <class G>
auto plank_fits_if_one_does(const G& game, const State& before, const Move& move,
                            const Step<State>& /*step*/) -> bool {
  const auto* choose = std::get_if<ChoosePlank>(&move);
  if (choose == nullptr || finds_a_place(game, before, choose->plank)) return true;
  return std::ranges::none_of(reserve_of(before, before.actor()),
                              [&](PlankName name) { return finds_a_place(game, before, name); });
}

template <class G>
auto plank_actions_are_lost_for_want(const G& /*game*/, const State& before, const Move& move,
                                     const Step<State>& /*step*/) -> bool {
  if (before.stage != Stage::choose || !std::holds_alternative<Lose>(move)) return true;
  return reserve_of(before, before.actor()).empty();
}

/// What both-first and lose-both ask: as many planks or stones as the action is for.
template <class G>
auto two_or_nothing(const G& game, const State& before, const Move& move,
                    const Step<State>& /*step*/) -> bool {
  if (before.left != 2) return true;
  const bool puts =
      std::holds_alternative<PutStone>(move) || std::holds_alternative<DropStone>(move);
  if (puts) return stones_on_board(before) + 2 <= game.rules().components.stones;
  if (!std::holds_alternative<ChoosePlank>(move)) return true;
  return reserve_of(before, before.actor()).size() +
             static_cast<std::size_t>(count_at(before, Plank::held)) >=
         2;
}

template <class G>
inline constexpr auto laying_laws = std::to_array<Law<G>>({
    {.name = "a plank is laid only where it may lie",
     .clause = "plank.must",
     .holds = planks_lie_where_they_may<G>,
     .after = moves_of<Move, LayPlank>()},
    {.name = "a plank goes out of the game only if it finds no place",
     .clause = "plank.no-place",
     .assumes = {{{.ruling = "discard", .answer = "no-place"}}},
     .holds = planks_go_for_want_of_a_place<G>,
     .after = moves_of<Move, Discard>()},
    {.name = "a plank to lay comes from the own reserve, or from the box if that is empty",
     .clause = "plank.choose",
     .holds = planks_come_from_the_reserve<G>,
     .after = moves_of<Move, ChoosePlank>()},
    {.name = "a plank to lay comes from the own reserve",
     .clause = "plank.choose",
     .assumes = {{{.ruling = "empty-reserve", .answer = "lost"}}},
     .holds = nothing_comes_from_the_box<G>,
     .after = moves_of<Move, ChoosePlank>()},
    {.name = "a chosen plank is not exchanged",
     .clause = "plank.choose",
     .holds = no_plank_is_exchanged<G>},
    {.name = "a plank is chosen when the one before is laid",
     .clause = "plank.choose",
     .assumes = {{{.ruling = "declare", .answer = "one-by-one"}}},
     .position = one_plank_is_held_at_a_time<G>,
     .after = changes<State>("stage p.plank")},
    {.name = "a plank that fits nowhere is chosen only if none fits",
     .clause = "plank.choose",
     .assumes = {{{.ruling = "plank-choice", .answer = "must-fit"},
                  {.ruling = "empty-reserve", .answer = "lost"}}},
     .holds = plank_fits_if_one_does<G>,
     .sample = 2,
     .after = moves_of<Move, ChoosePlank>()},
    {.name = "a plank action is lost only for want of planks",
     .clause = "plank.must",
     .assumes = {{{.ruling = "partial", .answer = "do-one"}}},
     .holds = plank_actions_are_lost_for_want<G>,
     .after = moves_of<Move, Lose>()},
    {.name = "an action for two is not begun with less than two",
     .clause = "stone.none-left",
     .assumes = {{{.ruling = "partial", .answer = "lose-both"},
                  {.ruling = "empty-reserve", .answer = "lost"}}},
     .holds = two_or_nothing<G>,
     .after = moves_of<Move, PutStone, DropStone, ChoosePlank>()},
});

}  // namespace ruleproof::properties::rivers
