#include "solver/questions/river_dragons/routes.hpp"

#include <algorithm>
#include <utility>

#include "model/river_dragons/board/river.hpp"

namespace ruleproof::solver {

using namespace river_dragons;  // NOLINT(google-build-using-namespace): sites and rivers

namespace {

/// Of each size: how many there are of it or larger.
auto from_size_on(const Sizes& sizes) -> Sizes {
  auto sums = sizes;
  for (std::size_t i = plank_sizes - 1; i > 0; --i) sums[i - 1] += sums[i];
  return sums;
}

auto at_most(const Sizes& one, const Sizes& other) -> bool {
  for (std::size_t i = 0; i < plank_sizes; ++i) {
    if (one[i] > other[i]) return false;
  }
  return true;
}

/// The class of a gap that a plank may span: 0 between villages.
auto gap_of(const Rules& rules, Site a, Site b) -> int {
  const bool villages = is_village(a) && is_village(b);
  return villages ? 0 : rules.river->gap(a, b);
}

auto sites_of(const Rules& rules) -> Sites {
  const auto islets = (Sites{1} << rules.components.islets.size()) - 1;
  return rules.villages | (islets << colour_count);
}

/// A way to a site: gaps used, by size on, and where it came from.
struct Label {
  Site site = 0;
  Sizes used{};
  std::size_t from = 0;
};

class Chains {
 public:
  Chains(const Rules& rules, const Sizes& planks, Site to, std::size_t length,
         const std::function<bool(const Chain&)>& visit)
      : rules_(rules), room_(from_size_on(planks)), to_(to), length_(length), visit_(visit) {}

  auto run(Site from) -> void {
    chain_.sites = {from};
    extend(0);
  }

 private:
  auto extend(Sites seen) -> bool {
    const auto here = chain_.sites.back();
    const bool last = chain_.sites.size() == length_;
    const auto islets = sites_of(rules_) & ~all_villages;
    bool more = true;
    for_each_site(last ? bit(to_) : islets & ~seen, [&](Site next) {
      const auto gap = gap_of(rules_, here, next);
      if (!more || gap == 0) return;
      auto& count = chain_.gaps[static_cast<std::size_t>(gap) - 1];
      ++count;
      if (at_most(from_size_on(chain_.gaps), room_)) {
        const bool was_clean = chain_.clean;
        chain_.clean = was_clean && adds_cleanly(here, next);
        chain_.sites.push_back(next);
        more = last ? visit_(chain_) : extend(seen | bit(next));
        chain_.sites.pop_back();
        chain_.clean = was_clean;
      }
      --count;
    });
    return more;
  }

  [[nodiscard]] auto adds_cleanly(Site here, Site next) const -> bool {
    if (rules_.river->under(here, next) != 0) return false;
    const auto& in_the_way = rules_.river->clashes(pair_of(here, next));
    for (std::size_t i = 0; i + 1 < chain_.sites.size(); ++i) {
      if (in_the_way.has(pair_of(chain_.sites[i], chain_.sites[i + 1]))) return false;
    }
    return true;
  }

  const Rules& rules_;
  Sizes room_;
  Site to_;
  std::size_t length_;
  const std::function<bool(const Chain&)>& visit_;
  Chain chain_;
};

}  // namespace

auto sets_of_planks(int sets) -> Sizes {
  Sizes planks;
  planks.fill(sets);
  return planks;
}

auto bridgeable(const Sizes& gaps, const Sizes& planks) -> bool {
  return at_most(from_size_on(gaps), from_size_on(planks));
}

auto shortest_route(const Rules& rules, const Sizes& planks, Site from, Site to)
    -> std::optional<Route> {
  const auto room = from_size_on(planks);
  const auto sites = sites_of(rules);
  std::vector<Label> labels{{from, {}, 0}};
  std::array<std::vector<Sizes>, site_count> best;  // labels that no other is at most
  best[from].push_back({});
  // In the order of the number of planks, so that the first arrival is one of the fewest.
  for (std::size_t at = 0; at < labels.size(); ++at) {
    if (labels[at].site == to) {
      Route route;
      for (auto i = at; i != 0; i = labels[i].from) route.push_back(labels[i].site);
      route.push_back(from);
      std::ranges::reverse(route);
      return route;
    }
    for_each_site(sites & ~bit(labels[at].site), [&](Site next) {
      const auto gap = gap_of(rules, labels[at].site, next);
      if (gap == 0) return;
      auto used = labels[at].used;
      for (int i = 0; i < gap; ++i) ++used[static_cast<std::size_t>(i)];
      if (!at_most(used, room)) return;
      auto& known = best[next];
      if (std::ranges::any_of(known, [&](const Sizes& other) { return at_most(other, used); })) {
        return;
      }
      known.push_back(used);
      labels.push_back({next, used, at});
    });
  }
  return std::nullopt;
}

auto for_each_chain(const Rules& rules, const Sizes& planks, Site from, Site to, std::size_t length,
                    const std::function<bool(const Chain&)>& visit) -> void {
  Chains(rules, planks, to, length, visit).run(from);
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

namespace {
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

auto board_graph(const Rules& rules, int size) -> Adjacency {
  return graph_of(rules, size, sites_of(rules));
}

auto crossing_graph(const Rules& rules, int size, Site from, Site to) -> Adjacency {
  return graph_of(rules, size, (sites_of(rules) & ~all_villages) | bit(from) | bit(to));
}

}  // namespace ruleproof::solver
