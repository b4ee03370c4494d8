#include "model/river_dragons/stones.hpp"

#include <bit>
#include <cstddef>
#include <cstdint>

#include "model/core/game.hpp"
#include "model/river_dragons/board/geometry.hpp"
#include "model/river_dragons/board/water.hpp"
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

/// The planks over an islet on which a stone is to lie: those between their ends, and those that
/// only stick out over it.
struct Above {
  Planks between = 0;
  Planks beyond = 0;
};

auto above(const Rules& rules, const Survey& survey, const Bridges& bridges, Place place) -> Above {
  Above planks;
  for (const auto& span : bridges.spans()) {
    if (passes_over(survey.segment(span.from, span.to), place, rules.components.radius)) {
      planks.between |= bit(span.plank);
    }
    if (rules.directed() && sticks_out_over(survey.overhang(span.plank, span.from, span.to), place,
                                            rules.components.radius)) {
      planks.beyond |= bit(span.plank);
    }
  }
  return planks;
}

/// The planks that would rest on a new stone.
auto resting(const Rulings& rulings, const Above& planks) -> Planks {
  Planks resting = 0;
  if (rulings.stone_under == StoneUnder::support) resting |= planks.between;
  if (rulings.overhang == Overhanging::rests) resting |= planks.beyond;
  return resting;
}

/// Whether planks over a new stone matter at all.
auto planks_matter(const Rulings& rulings) -> bool {
  return rulings.stone_under != StoneUnder::no_support || rulings.overhang != Overhanging::nothing;
}

/// What is wrong with a stone at that place, because of the planks above it.
auto barred_by(const Rulings& rulings, const Above& planks) -> Verdict {
  if (rulings.stone_under == StoneUnder::forbidden && planks.between != 0) {
    return Verdict::illegal("stone.must"_c);
  }
  if (rulings.overhang == Overhanging::obstructs && planks.beyond != 0) {
    return Verdict::illegal("plank.too-long"_c);
  }
  if (std::popcount(resting(rulings, planks)) > most_load) {
    return Verdict::illegal("plank.three"_c);
  }
  return Verdict::legal();
}

auto small_islets(const Rules& rules) -> Sites {
  if (rules.rulings.islet_limit != IsletLimit::outline) return 0;
  Sites small = 0;
  for (std::size_t i = 0; i < rules.components.islets.size(); ++i) {
    if (rules.components.stone_size > rules.components.islet_size[i]) small |= bit(islet(i));
  }
  return small;
}

auto all_islets(const Rules& rules) -> Sites {
  return ((Sites{1} << rules.components.islets.size()) - 1) << colour_count;
}

/// The islets where a stone may go.
auto free_islets(const Rules& rules, const State& state) -> Sites {
  auto free = all_islets(rules) & ~state.stones.sites() & ~small_islets(rules);
  if (!planks_matter(rules.rulings)) return free;
  const Survey survey(rules, state);
  const Bridges bridges(rules, state);
  for_each_site(free, [&](Site site) {
    if (!barred_by(rules.rulings, above(rules, survey, bridges, survey.place(site)))) {
      free &= ~bit(site);
    }
  });
  return free;
}

/// [stone.none-left] Whether the reserve holds what the action needs.
auto has_stones(const Rules& rules, const State& state) -> bool {
  const auto needed = rules.rulings.partial == Partial::lose_both ? state.left : 1;
  return stones_in_reserve(rules, state) >= needed;
}

/// A stone lies at a site now; the planks above it rest on it if a ruling says so.
auto put(Table& table, Site site, Planks planks) -> void {
  table.now.stones.put(site);
  for (; planks != 0; planks &= planks - 1) {
    add_bearing(table.now, {{static_cast<std::uint8_t>(std::countr_zero(planks))}, site});
  }
  table.because.add("stone.must"_c);
  one_done(table);
}

auto planks_that_rest(const Table& table, Place place) -> Planks {
  if (!planks_matter(table.rulings())) return 0;
  const Survey survey(table.rules, table.now);
  const Bridges bridges(table.rules, table.now);
  return resting(table.rulings(), above(table.rules, survey, bridges, place));
}

}  // namespace

auto stones_in_reserve(const Rules& rules, const State& state) -> int {
  return rules.components.stones - std::popcount(state.stones.bits);
}

auto propose_stones(const Rules& rules, const State& state, MoveList<Move>& out) -> void {
  const auto before = out.size();
  if (has_stones(rules, state)) {
    if (rules.components.free_water) {
      for_each_free_place(rules, state, [&](Place place) {
        if (!planks_matter(rules.rulings) || judge(rules, state, DropStone{place})) {
          out.emplace_back(DropStone{place});
        }
      });
    } else {
      for_each_site(free_islets(rules, state),
                    [&](Site site) { out.emplace_back(PutStone{site}); });
    }
  }
  if (out.size() == before) out.emplace_back(Lose{});
}

auto judge(const Rules& rules, const State& state, const PutStone& move) -> Verdict {
  if (is_village(move.site)) return Verdict::illegal("stone.not-village"_c);
  if (move.site >= site_count || (all_islets(rules) & bit(move.site)) == 0) {
    return Verdict::illegal("stone.must"_c);
  }
  if (!has_stones(rules, state)) return Verdict::illegal("stone.none-left"_c);
  if ((state.stones.sites() & bit(move.site)) != 0) {
    return Verdict::illegal("stone.one-per-islet"_c);
  }
  if ((small_islets(rules) & bit(move.site)) != 0) return Verdict::illegal("stone.limit"_c);
  if (!planks_matter(rules.rulings)) return Verdict::legal();
  const Survey survey(rules, state);
  return barred_by(rules.rulings,
                   above(rules, survey, Bridges(rules, state), survey.place(move.site)));
}

auto judge(const Rules& rules, const State& state, const DropStone& move) -> Verdict {
  if (!rules.components.free_water) return Verdict::illegal("stone.open-water"_c);
  if (!has_stones(rules, state)) return Verdict::illegal("stone.none-left"_c);
  if (lies_on_a_village(rules, move.place)) return Verdict::illegal("stone.not-village"_c);
  if (!keeps_distance(rules, state, move.place)) return Verdict::illegal("stone.open-water"_c);
  if (!planks_matter(rules.rulings)) return Verdict::legal();
  const Survey survey(rules, state);
  return barred_by(rules.rulings, above(rules, survey, Bridges(rules, state), move.place));
}

auto judge_lost_stones(const Rules& rules, const State& state) -> Verdict {
  if (!has_stones(rules, state)) return Verdict::legal();
  if (!rules.components.free_water) {
    return free_islets(rules, state) == 0 ? Verdict::legal() : Verdict::illegal("stone.must"_c);
  }
  bool room = false;
  for_each_free_place(rules, state, [&](Place place) {
    room = room || static_cast<bool>(judge(rules, state, DropStone{place}));
  });
  return room ? Verdict::illegal("stone.must"_c) : Verdict::legal();
}

auto apply(Table& table, const PutStone& move) -> void {
  const Survey survey(table.rules, table.now);
  const auto planks = planks_that_rest(table, survey.place(move.site));
  table.because.add("stone.one-per-islet"_c);
  table.because.add("stone.limit"_c);
  put(table, move.site, planks);
}

auto apply(Table& table, const DropStone& move) -> void {
  const auto planks = planks_that_rest(table, move.place);
  const auto slot = static_cast<std::size_t>(std::countr_one(table.now.stones.bits));
  table.now.water[slot] = move.place;
  table.because.add("stone.open-water"_c);
  put(table, islet(slot), planks);
}

auto lose_stones(Table& table) -> void {
  const bool some = has_stones(table.rules, table.now);
  table.because.add(some ? "stone.must"_c : "stone.none-left"_c);
  finish_action(table);
}

}  // namespace ruleproof::river_dragons
