/// Planks: none is lost or made, each has its supports, and none lies on another.
#pragma once

#include "properties/laws/river_dragons/table.hpp"

namespace ruleproof::properties::rivers {

template <class G>
auto planks_are_as_many(const G& game, const State& state) -> bool {
  int all = count_at(state, Plank::held) + count_at(state, Plank::out);
  for (int seat = 0; seat < game.players(); ++seat) {
    all += static_cast<int>(reserve_of(state, seat).size());
  }
  all += static_cast<int>(on_board(state).size());
  return all == game.players() * game.rules().scale.planks;
}

template <class G>
auto none_comes_back(const G& /*game*/, const State& before, const Move& /*move*/,
                     const Step<State>& step) -> bool {
  return std::ranges::all_of(planks_of(before), [&](PlankName name) {
    return before.plank(name).at != Plank::out || step.next.plank(name).at == Plank::out;
  });
}

/// At most three planks rest anywhere. Counted once for all sites.
template <class G>
auto three_planks_at_most(const G& game, const State& state) -> bool {
  std::array<int, site_count> load{};
  for (const auto& plank : on_board(state)) {
    for (const auto site : bearers(game, state, plank)) ++load[site];
  }
  return std::ranges::all_of(load, [](int planks) { return planks <= most_load; });
}

template <class G>
auto planks_are_supported(const G& game, const State& state) -> bool {
  const auto& rules = game.rules();
  return std::ranges::all_of(on_board(state), [&](const Lying& plank) {
    if (plank.from == plank.to || !can_bear(game, state, plank.from) ||
        !can_bear(game, state, plank.to)) {
      return false;
    }
    if (rules.rulings.village_to_village == VillageToVillage::no && is_village(plank.from) &&
        is_village(plank.to)) {
      return false;
    }
    const auto on = line_of(game, state, plank.from, plank.to);
    const auto reach = rules.components.reach[static_cast<std::size_t>(plank.name.size()) - 1];
    return squared(on.a, on.b) <= std::int64_t{reach} * reach;
  });
}

/// What bears a plank beside its ends is there, and no end.
template <class G>
auto bearings_are_real(const G& game, const State& state) -> bool {
  return std::ranges::all_of(state.bearings, [&](const Bearing& bearing) {
    const auto& plank = state.plank(bearing.plank);
    return plank.on_board() && bearing.stone != plank.at && bearing.stone != plank.to &&
           can_bear(game, state, bearing.stone);
  });
}

/// Whether `holds` is true of every two planks, as lines, of which one did not lie so before the
/// step: what holds of all others was held before.
template <class G, class Holds>
auto every_new_two(const G& game, const State& before, const State& state, Holds&& holds) -> bool {
  const auto planks = on_board(state);
  const bool all = before.water != state.water;
  const auto is_new = [&](const Lying& plank) {
    return all || before.plank(plank.name) != state.plank(plank.name);
  };
  return std::ranges::all_of(planks, [&](const Lying& one) {
    if (!is_new(one)) return true;
    const auto line = line_of(game, state, one.from, one.to);
    return std::ranges::all_of(planks, [&](const Lying& other) {
      return other.name == one.name || holds(line, line_of(game, state, other.from, other.to));
    });
  });
}

template <class G>
auto planks_do_not_cross(const G& game, const State& before, const Move& /*move*/,
                         const Step<State>& step) -> bool {
  return every_new_two(game, before, step.next,
                       [](Segment s, Segment t) { return !cut_each_other(s, t); });
}
template <class G>
auto planks_do_not_overlap(const G& game, const State& before, const Move& /*move*/,
                           const Step<State>& step) -> bool {
  const auto radius = game.rules().components.radius;
  return every_new_two(game, before, step.next,
                       [&](Segment s, Segment t) { return !lie_along_each_other(s, t, radius); });
}
template <class G>
auto planks_have_other_ends(const G& game, const State& before, const Move& /*move*/,
                            const Step<State>& step) -> bool {
  return every_new_two(game, before, step.next,
                       [](Segment s, Segment t) { return !have_same_ends(s, t); });
}

/// Whether a plank lies over a site on which the other one ends, and it does not.
template <class G>
auto lies_over_an_end_of(const G& game, const State& state, const Lying& one, const Lying& other)
    -> bool {
  const auto on = line_of(game, state, one.from, one.to);
  return std::ranges::any_of(std::array{other.from, other.to}, [&](Site site) {
    return site != one.from && site != one.to &&
           lies_under(on, place_of(game, state, site), game.rules().components.radius);
  });
}
template <class G>
auto lies_on_an_end(const G& game, const State& state, const Lying& one, const Lying& other)
    -> bool {
  return lies_over_an_end_of(game, state, one, other) ||
         lies_over_an_end_of(game, state, other, one);
}
template <class G>
auto ends_lie_bare(const G& game, const State& state) -> bool {
  const auto planks = on_board(state);
  return std::ranges::all_of(planks, [&](const Lying& one) {
    return std::ranges::none_of(
        planks, [&](const Lying& other) { return lies_over_an_end_of(game, state, one, other); });
  });
}

/// Stones and villages that a line passes over.
template <class G>
auto passed_by(const G& game, const State& state, Site from, Site to)
    -> FixedVector<Site, site_count> {
  FixedVector<Site, site_count> sites;
  const auto on = line_of(game, state, from, to);
  for (Site site = 0; site < site_count; ++site) {
    if (site != from && site != to && can_bear(game, state, site) &&
        lies_under(on, place_of(game, state, site), game.rules().components.radius)) {
      sites.push_back(site);
    }
  }
  return sites;
}

template <class G>
auto passes_over_nothing(const G& game, const State& before, const Move& move,
                         const Step<State>& /*step*/) -> bool {
  const auto* lay = std::get_if<LayPlank>(&move);
  return lay == nullptr || passed_by(game, before, lay->from, lay->to).empty();
}

template <class G>
auto rests_on_its_ends_only(const G& /*game*/, const State& before, const Move& move,
                            const Step<State>& step) -> bool {
  return !std::holds_alternative<LayPlank>(move) || before.bearings == step.next.bearings;
}

template <class G>
auto rests_on_all_it_passes(const G& game, const State& before, const Move& move,
                            const Step<State>& step) -> bool {
  const auto* lay = std::get_if<LayPlank>(&move);
  if (lay == nullptr) return true;
  const Lying laid{lay->plank, lay->from, lay->to};
  return std::ranges::all_of(passed_by(game, before, lay->from, lay->to),
                             [&](Site site) { return rests_on(game, step.next, laid, site); });
}

/// The part of a plank that sticks out.
template <class G>
auto rest_of(const G& game, const State& state, const Lying& plank) -> Overhang {
  const auto size = static_cast<std::size_t>(plank.name.size());
  return {line_of(game, state, plank.from, plank.to), game.rules().components.reach[size - 1]};
}

template <class G>
auto nothing_is_in_the_way_of_a_rest(const G& game, const State& state) -> bool {
  const auto planks = on_board(state);
  return std::ranges::all_of(planks, [&](const Lying& plank) {
    const auto rest = rest_of(game, state, plank);
    for (Site site = 0; site < site_count; ++site) {
      if (site != plank.from && site != plank.to && can_bear(game, state, site) &&
          reaches_over(rest, place_of(game, state, site), game.rules().components.radius)) {
        return false;
      }
    }
    return std::ranges::none_of(planks, [&](const Lying& other) {
      const auto line = line_of(game, state, other.from, other.to);
      return !share_an_end(rest.on, line) && reaches_across(rest, line);
    });
  });
}

template <class G>
inline constexpr auto plank_laws = std::to_array<Law<G>>({
    {.name = "planks on the board, in reserves, in the hand and out are as many as at the start",
     .clause = "pieces.count",
     .position = planks_are_as_many<G>,
     .after = changes<State>("p.plank")},
    {.name = "a plank that is out of the game stays out",
     .clause = "plank.no-place",
     .assumes = {{{.ruling = "empty-reserve", .answer = "lost"}}},
     .holds = none_comes_back<G>,
     .after = changes<State>("p.plank")},
    {.name = "at most three planks rest on a stone or in a village",
     .clause = "plank.three",
     .position = three_planks_at_most<G>,
     .after = changes<State>("p.plank stones water bearing")},
    {.name = "every plank reaches from one stone to another, or from a village to a stone",
     .clause = "plank.must",
     .position = planks_are_supported<G>,
     .after = changes<State>("p.plank stones water")},
    {.name = "what bears a plank is there",
     .clause = "plank.must",
     .position = bearings_are_real<G>,
     .after = changes<State>("p.plank stones bearing")},
    {.name = "no plank crosses another",
     .clause = "plank.not-on-plank",
     .assumes = {{{.ruling = "crossing", .answer = "forbidden"}}},
     .holds = planks_do_not_cross<G>,
     .after = changes<State>("p.plank water")},
    {.name = "no plank lies along another",
     .clause = "plank.not-on-plank",
     .assumes = {{{.ruling = "overlap", .answer = "forbidden"}}},
     .holds = planks_do_not_overlap<G>,
     .after = changes<State>("p.plank water")},
    {.name = "no two planks have the same two ends",
     .clause = "plank.not-on-plank",
     .assumes = {{{.ruling = "parallel", .answer = "forbidden"}}},
     .holds = planks_have_other_ends<G>,
     .after = changes<State>("p.plank water")},
    {.name = "no plank lies over the end of another",
     .clause = "plank.not-on-plank",
     .assumes = {{{.ruling = "across-end", .answer = "forbidden"}}},
     .position = ends_lie_bare<G>,
     .after = changes<State>("p.plank water")},
    {.name = "no plank is laid over a third stone or over a village",
     .clause = "plank.must",
     .assumes = {{{.ruling = "over-stone", .answer = "forbidden"}}},
     .holds = passes_over_nothing<G>,
     .after = moves_of<Move, LayPlank>()},
    {.name = "a plank rests on its two ends only",
     .clause = "plank.must",
     .assumes = {{{.ruling = "over-stone", .answer = "ends-only"},
                  {.ruling = "overhang", .answer = "nothing"}}},
     .holds = rests_on_its_ends_only<G>,
     .after = moves_of<Move, LayPlank>()},
    {.name = "a plank rests on all that it passes over",
     .clause = "plank.must",
     .assumes = {{{.ruling = "over-stone", .answer = "all-touched"}}},
     .holds = rests_on_all_it_passes<G>,
     .after = moves_of<Move, LayPlank>()},
    {.name = "nothing is where a plank sticks out",
     .clause = "plank.too-long",
     .assumes = {{{.ruling = "overhang", .answer = "obstructs"}}},
     .position = nothing_is_in_the_way_of_a_rest<G>,
     .after = changes<State>("p.plank stones water")},
});

}  // namespace ruleproof::properties::rivers
