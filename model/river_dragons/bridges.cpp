#include "model/river_dragons/bridges.hpp"

#include <algorithm>
#include <cstddef>

#include "model/core/assert.hpp"
#include "model/river_dragons/board/geometry.hpp"
#include "model/river_dragons/board/river.hpp"
#include "model/river_dragons/colours.hpp"
#include "model/river_dragons/pieces.hpp"
#include "model/river_dragons/rules.hpp"
#include "model/river_dragons/rules/rulings.hpp"

namespace ruleproof::river_dragons {

auto Survey::place(Site site) const -> Place {
  const auto& board = rules_.components;
  if (is_village(site)) return board.villages[site].value_or(Place{});
  const auto number = static_cast<std::size_t>(site) - colour_count;
  return board.free_water ? state_.water[number] : board.islets[number];
}

auto Survey::gap(Site a, Site b) const -> int {
  if (rules_.river) return rules_.river->gap(a, b);
  return gap_class(rules_.components.reach_squared, segment(a, b));
}

auto Survey::reach(int size, Site from) const -> Sites {
  if (rules_.river) return rules_.river->reach(size, from) & present();
  Sites sites = 0;
  for_each_site(present() & ~river_dragons::bit(from), [&](Site site) {
    const auto class_of_gap = gap(from, site);
    if (class_of_gap != 0 && class_of_gap <= size) sites |= river_dragons::bit(site);
  });
  return sites;
}

auto Survey::under(Site a, Site b) const -> Sites {
  if (rules_.river) return rules_.river->under(a, b) & present();
  Sites sites = 0;
  for_each_site(present() & ~(river_dragons::bit(a) | river_dragons::bit(b)), [&](Site site) {
    if (passes_over(segment(a, b), place(site), rules_.components.radius)) {
      sites |= river_dragons::bit(site);
    }
  });
  return sites;
}

auto Survey::crossing(Site a, Site b, Site c, Site d) const -> bool {
  if (rules_.river) return rules_.river->crossings(pair_of(a, b)).has(pair_of(c, d));
  return crosses(segment(a, b), segment(c, d));
}

auto Survey::clashing(Site a, Site b, Site c, Site d) const -> bool {
  if (rules_.river) return rules_.river->clashes(pair_of(a, b)).has(pair_of(c, d));
  return clash(rules_.rulings, segment(a, b), segment(c, d), rules_.components.radius);
}

auto Survey::overhang(PlankName plank, Site a, Site b) const -> Overhang {
  const auto length = rules_.components.reach[static_cast<std::size_t>(plank.size()) - 1];
  return {segment(a, b), length};
}

auto Survey::under_overhang(PlankName plank, Site a, Site b) const -> Sites {
  Sites sites = 0;
  const auto out = overhang(plank, a, b);
  for_each_site(present() & ~(river_dragons::bit(a) | river_dragons::bit(b)), [&](Site site) {
    if (sticks_out_over(out, place(site), rules_.components.radius)) {
      sites |= river_dragons::bit(site);
    }
  });
  return sites;
}

auto add_bearing(State& state, const Bearing& bearing) -> void {
  state.bearings.push_back(bearing);
  std::sort(state.bearings.begin(), state.bearings.end());
}

auto drop_bearings(State& state, PlankName plank) -> void {
  for (auto i = state.bearings.size(); i-- > 0;) {
    if (state.bearings[i].plank == plank) state.bearings.erase_at(i);
  }
}

Bridges::Bridges(const Rules& rules, const State& state) {
  for_each_plank(state, [&](PlankName name, const Plank& plank) {
    if (!plank.on_board()) return;
    spans_[size_++] = {name, plank.at, plank.to, bit(plank.at) | bit(plank.to)};
  });
  const Survey survey(rules, state);
  const bool touched = rules.rulings.over_stone == OverStone::all_touched;
  const bool rests = rules.rulings.overhang == Overhanging::rests;
  for (std::size_t i = 0; i < size_ && (touched || rests); ++i) {
    auto& span = spans_[i];
    if (touched) span.bears |= survey.under(span.from, span.to) & all_villages;
    if (rests) span.bears |= survey.under_overhang(span.plank, span.from, span.to) & all_villages;
  }
  for (const auto& bearing : state.bearings) {
    for (std::size_t i = 0; i < size_; ++i) {
      if (spans_[i].plank == bearing.plank) spans_[i].bears |= bit(bearing.stone);
    }
  }
  // Adds one plank at a time to counters of two bits a site.
  Sites ones = 0;
  Sites twos = 0;
  for (const auto& span : spans()) {
    bearing_ |= span.bears;
    full_ |= ones & twos & span.bears;  // a fourth plank: never in a game
    const auto carry = ones & span.bears;
    ones ^= span.bears;
    twos ^= carry;
  }
  full_ |= ones & twos;
}

auto Bridges::find(PlankName plank) const -> const Span& {
  std::size_t at = 0;
  while (at < size_ && spans_[at].plank != plank) ++at;
  RULEPROOF_ASSERT(at < size_);
  return spans_[at];
}

}  // namespace ruleproof::river_dragons
