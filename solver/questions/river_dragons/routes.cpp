#include "solver/questions/river_dragons/routes.hpp"

#include <algorithm>
#include <bit>
#include <cstddef>
#include <functional>
#include <optional>
#include <string>
#include <utility>
#include <vector>

#include <fmt/ranges.h>

#include "model/river_dragons/board/river.hpp"
#include "model/river_dragons/colours.hpp"
#include "model/river_dragons/data/components.hpp"
#include "model/river_dragons/moves.hpp"
#include "model/river_dragons/pieces.hpp"
#include "model/river_dragons/rules.hpp"
#include "solver/graph/graph.hpp"
#include "solver/questions/river_dragons/course.hpp"

namespace ruleproof::solver::river_dragons_question {

using namespace river_dragons;  // NOLINT(google-build-using-namespace): sites and rivers

namespace {

/// The class of a gap that a plank may span: 0 between villages.
auto gap_of(const Rules& rules, Site a, Site b) -> int {
  return is_village(a) && is_village(b) ? 0 : rules.river->gap(a, b);
}

auto islets_of(const Rules& rules) -> Sites {
  return ((Sites{1} << rules.components.islets.size()) - 1) << colour_count;
}

class Chains {
 public:
  Chains(const Rules& rules, const Sizes& planks, Site to, std::size_t length,
         const std::function<bool(const Chain&)>& visit)
      : rules_(rules), planks_(planks), to_(to), length_(length), visit_(visit) {}

  auto run(Site from) -> void {
    chain_.sites = {from};
    extend(islets_of(rules_));
  }

 private:
  auto extend(Sites islets) -> bool {
    const auto here = chain_.sites.back();
    const bool last = chain_.sites.size() == length_;
    bool more = true;
    for_each_site(last ? bit(to_) : islets, [&](Site next) {
      const auto gap = gap_of(rules_, here, next);
      if (!more || gap == 0) return;
      auto& count = chain_.gaps[static_cast<std::size_t>(gap) - 1];
      ++count;
      if (bridgeable(chain_.gaps, planks_)) {
        const bool was_clean = chain_.clean;
        chain_.clean = was_clean && lies_clean(rules_, here, next, pairs_);
        chain_.sites.push_back(next);
        pairs_.push_back(pair_of(here, next));
        more = last ? visit_(chain_) : extend(islets & ~bit(next));
        pairs_.pop_back();
        chain_.sites.pop_back();
        chain_.clean = was_clean;
      }
      --count;
    });
    return more;
  }

  const Rules& rules_;
  Sizes planks_;
  Site to_;
  std::size_t length_;
  const std::function<bool(const Chain&)>& visit_;
  Chain chain_;
  std::vector<std::size_t> pairs_;
};

/// The sites, and an edge each way where a plank of the size spans two of them.
auto graph_of(const Rules& rules, int size, Sites sites) -> Adjacency {
  Adjacency graph;
  for (Site from = 0; from < site_count; ++from) {
    for_each_site((sites & bit(from)) == 0 ? 0 : sites & ~bit(from), [&](Site to) {
      const auto gap = gap_of(rules, from, to);
      if (gap != 0 && gap <= size) graph.to.push_back(to);
    });
    graph.first.push_back(graph.to.size());
  }
  return graph;
}

}  // namespace

auto sets_of_planks(int sets) -> Sizes {
  Sizes planks;
  planks.fill(sets);
  return planks;
}

auto bridgeable(const Sizes& gaps, const Sizes& planks) -> bool {
  int spare = 0;
  for (std::size_t i = plank_sizes; i-- > 0;) {
    spare += planks[i] - gaps[i];
    if (spare < 0) return false;
  }
  return true;
}

auto goal_of(const Rules& rules, int seat) -> Site {
  return static_cast<Site>(std::countr_zero(rules.ends[static_cast<std::size_t>(seat)]));
}

auto near_islet(const Rules& rules, Site village) -> std::optional<Site> {
  for (std::size_t i = 0; i < rules.components.islets.size(); ++i) {
    const auto gap = rules.river->gap(village, islet(i));
    if (gap != 0 && gap <= 4) return islet(i);
  }
  return std::nullopt;
}

auto spans_claim(const Rules& rules, int size) -> std::string {
  auto claim = fmt::format("all(i: p[i].plank{}.at >= {}", size, site_count);
  for (Site a = 0; a < site_count; ++a) {
    std::vector<std::string> ends;
    for_each_site(rules.river->reach(size, a), [&](Site b) {
      if (b > a) ends.push_back(fmt::format("p[i].plank{}.to = {}", size, b));
    });
    if (ends.empty()) continue;
    claim += fmt::format(" or p[i].plank{}.at = {} and ({})", size, a, fmt::join(ends, " or "));
  }
  return claim + ")";
}

auto lies_clean(const Rules& rules, Site a, Site b, const std::vector<std::size_t>& others)
    -> bool {
  if (rules.river->gap(a, b) == 0 || rules.river->under(a, b) != 0) return false;
  const auto& in_the_way = rules.river->clashes(pair_of(a, b));
  return std::ranges::none_of(others, [&](std::size_t other) { return in_the_way.has(other); });
}

auto for_each_chain(const Rules& rules, const Sizes& planks, Site from, Site to, std::size_t length,
                    const std::function<bool(const Chain&)>& visit) -> void {
  Chains(rules, planks, to, length, visit).run(from);
}

auto clean_route(const Rules& rules, const Sizes& planks, int seat, std::size_t length,
                 const std::function<bool(const Route&)>& wanted) -> Route {
  Route route;
  const auto home = rules.home[static_cast<std::size_t>(seat)];
  for_each_chain(rules, planks, home, goal_of(rules, seat), length, [&](const Chain& chain) {
    if (chain.clean && wanted(chain.sites)) route = chain.sites;
    return route.empty();
  });
  return route;
}

auto assign_planks(const Rules& rules, const Route& route, Sizes planks) -> std::vector<int> {
  std::vector<std::size_t> order;
  const auto gap = [&](std::size_t i) { return gap_of(rules, route[i], route[i + 1]); };
  for (std::size_t i = 0; i + 1 < route.size(); ++i) order.push_back(i);
  std::ranges::sort(order, {}, [&](std::size_t i) { return std::pair{-gap(i), i}; });
  std::vector<int> sizes(order.size());
  // The widest gap first, each with the shortest plank that is long enough: if the planks suffice
  // for all gaps, those that are left suffice for the others.
  for (const auto i : order) {
    auto size = static_cast<std::size_t>(gap(i));
    while (size < plank_sizes && planks[size - 1] == 0) ++size;
    --planks[size - 1];
    sizes[i] = static_cast<int>(size);
  }
  return sizes;
}

auto Bridge::put_stones(std::size_t from, std::size_t to, Wishes& wishes) const -> void {
  for (auto i = from; i < to; ++i) wishes.emplace_back(PutStone{sites[i + 1]});
}

auto Bridge::lay_planks(std::size_t from, std::size_t to, Wishes& wishes) const -> void {
  for (auto i = from; i < to; ++i) lay(planks[i], sites[i], sites[i + 1], wishes);
}

auto Bridge::walk(std::size_t from, std::size_t to, Wishes& wishes) const -> void {
  for (auto i = from; i < to; ++i) {
    wishes.emplace_back(MoveTo{i < planks.size() ? Stand::on(planks[i]) : Stand::in(sites.back())});
  }
}

auto Bridge::keep_away(const Rules& rules, Wishes& wishes) const -> void {
  auto elsewhere = islets_of(rules);
  for (const auto site : sites) elsewhere &= ~bit(site);
  for_each_site(elsewhere, [&](Site site) { wishes.emplace_back(PutStone{site}); });
  for_each_site(elsewhere, [&](Site site) { wishes.emplace_back(RemoveStone{site}); });
}

auto lay(PlankName plank, Site a, Site b, Wishes& wishes) -> void {
  wishes.emplace_back(ChoosePlank{plank});
  wishes.emplace_back(LayPlank{plank, std::min(a, b), std::max(a, b)});
}

auto board_graph(const Rules& rules, int size) -> Adjacency {
  return graph_of(rules, size, rules.villages | islets_of(rules));
}

auto crossing_graph(const Rules& rules, int size, Site from, Site to) -> Adjacency {
  return graph_of(rules, size, islets_of(rules) | bit(from) | bit(to));
}

}  // namespace ruleproof::solver::river_dragons_question
