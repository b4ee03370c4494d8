#include "solver/balance/games/river_dragons_way.hpp"

#include <algorithm>
#include <array>
#include <bit>
#include <cstddef>
#include <cstdint>

#include "model/core/assert.hpp"
#include "model/river_dragons/board/river.hpp"
#include "model/river_dragons/bridges.hpp"
#include "model/river_dragons/cards.hpp"
#include "model/river_dragons/data/components.hpp"
#include "model/river_dragons/pieces.hpp"
#include "model/river_dragons/rules.hpp"
#include "model/river_dragons/state.hpp"

namespace ruleproof::solver::balance {

namespace rd = river_dragons;

namespace {

constexpr std::size_t slot_count = 256;

/// Sites by what it costs to come there. The dearest move between two of them is a stone, a plank,
/// a step on it and a step into the village.
class Wave {
 public:
  static constexpr int dearest = stone_cost + plank_cost + (2 * step_cost);
  static constexpr int last = Way::none - dearest;

  explicit Wave(rd::Sites start) { at_[0] = start; }

  auto offer(rd::Sites sites, int cost) -> void { at_[static_cast<std::size_t>(cost)] |= sites; }
  /// The sites that cost just that much.
  auto take(int cost) -> rd::Sites {
    auto& sites = at_[static_cast<std::size_t>(cost)];
    sites &= ~done_;
    done_ |= sites;
    return sites;
  }
  /// Those that were taken at that cost; none below 0.
  [[nodiscard]] auto at(int cost) const -> rd::Sites {
    return cost < 0 ? 0 : at_[static_cast<std::size_t>(cost)];
  }

 private:
  std::array<rd::Sites, Way::none> at_{};
  rd::Sites done_ = 0;
};

/// A way that is being gone.
class Walk {
 public:
  explicit Walk(Way& way) : way_(way) {}

  auto put_stones(int number) -> void {
    for (auto& link : way_.links) {
      if (number == 0) return;
      if (link.stone) continue;
      link.stone = true;
      way_.cost -= stone_cost;
      --number;
    }
  }
  auto lay_planks(int number) -> void {
    bool near = true;
    for (auto& link : way_.links) {
      if (number == 0 || way_.planks == 0) return;
      if (!link.plank && near && link.stone) {
        link.plank = true;
        way_.cost -= plank_cost;
        --way_.planks;
        --number;
      }
      near = link.stone;
    }
  }
  auto fetch_plank() -> void { ++way_.planks; }
  auto step(int number) -> void {
    for (; number > 0; --number) {
      const bool last = at_ == way_.links.size();
      if (last || way_.links[at_].plank) {
        way_.cost -= step_cost;
        if (last) return;
        ++at_;
      } else if (at_ > 0) {  // nowhere but back
        way_.cost += step_cost;
        --at_;
      }
    }
  }
  auto play(rd::Card card) -> void {
    switch (card) {
      case rd::Card::stone1:
        return put_stones(1);
      case rd::Card::stone2:
        return put_stones(2);
      case rd::Card::plank1:
        return lay_planks(1);
      case rd::Card::plank2:
        return lay_planks(2);
      case rd::Card::remove:
        return fetch_plank();
      case rd::Card::move1:
        return step(1);
      case rd::Card::move2:
        return step(2);
      default:
        return;
    }
  }
  /// What is left, with planks that would have to be fetched first.
  [[nodiscard]] auto cost() const -> int {
    const auto missing = static_cast<int>(std::ranges::count(way_.links, false, &Link::plank));
    return way_.cost + (plank_cost * std::max(0, missing - way_.planks));
  }

 private:
  Way& way_;
  std::size_t at_ = 0;
};

/// The largest plank of a reserve; of an empty one, the largest that could be fetched.
struct Reserve {
  int planks = 0;
  int largest = static_cast<int>(rd::plank_sizes);
};
auto reserve_of(const rd::State& state, int seat) -> Reserve {
  int planks = 0;
  int largest = 0;
  rd::for_each_plank(state, [&](rd::PlankName name, const rd::Plank& plank) {
    if (!plank.in_reserve_of(seat)) return;
    ++planks;
    largest = std::max(largest, name.size());
  });
  return planks == 0 ? Reserve{} : Reserve{planks, largest};
}

/// The sites under a pawn.
auto under(const rd::State& state, rd::Stand pawn) -> rd::Sites {
  if (!pawn.on_plank()) return rd::bit(pawn.village());
  const auto& plank = state.plank(pawn.plank());
  return rd::bit(plank.at) | rd::bit(plank.to);
}

/// Where one can go from a site, and for what; the search for the cheapest way.
class Steps {
 public:
  Steps(const rd::River& river, const Board& board, rd::Sites goals, int largest)
      : river_(river), board_(board), goals_(goals), largest_(largest) {}

  /// From one of these sites to a goal, and a step into it.
  [[nodiscard]] auto from(rd::Sites start) const -> Way {
    Wave wave(start);
    for (int cost = 0; cost < Wave::last; ++cost) {
      const auto sites = wave.take(cost);
      if ((sites & goals_) != 0) return back(wave, start, sites & goals_, cost);
      rd::for_each_site(sites, [&](rd::Site site) {
        const auto offers = offers_from(site);
        for (std::size_t i = 0; i < prices.size(); ++i) wave.offer(offers[i], cost + prices[i]);
      });
    }
    return {};
  }

 private:
  /// A step on a plank, on one that must be laid, and to a site that needs a stone first.
  static constexpr std::array<int, 3> prices = {step_cost, step_cost + plank_cost,
                                                step_cost + plank_cost + stone_cost};

  [[nodiscard]] auto offers_from(rd::Site site) const -> std::array<rd::Sites, 3> {
    const auto islets = ~rd::all_villages;
    const auto joined = board_.joined[site] & (islets | goals_);
    if ((board_.full & rd::bit(site)) != 0) return {joined, 0, 0};
    const auto open = river_.reach(largest_, site) & (islets | goals_) & ~board_.full &
                      ~board_.obstructed[site] & ~joined;
    return {joined, open & (board_.stones | goals_), open & islets & ~board_.stones};
  }

  /// The way that the wave took to one of those sites, found from its end.
  [[nodiscard]] auto back(const Wave& wave, rd::Sites start, rd::Sites reached, int cost) const
      -> Way {
    Way way;
    way.cost = cost + step_cost;
    auto here = reached & ~(reached - 1);
    for (int left = cost; (here & start) == 0;) {
      const auto last = last_step(wave, here, left);
      way.links.push_back({.plank = last.kind == 0, .stone = last.kind < 2});
      left -= prices[last.kind];
      here = rd::bit(last.from);
    }
    std::reverse(way.links.begin(), way.links.end());
    return way;
  }

  struct Step {
    std::size_t kind = 0;
    rd::Site from = 0;
  };
  /// One that led there at that cost.
  [[nodiscard]] auto last_step(const Wave& wave, rd::Sites here, int cost) const -> Step {
    for (std::size_t kind = 0; kind < prices.size(); ++kind) {
      for (auto sites = wave.at(cost - prices[kind]); sites != 0; sites &= sites - 1) {
        const auto from = static_cast<rd::Site>(std::countr_zero(sites));
        if ((offers_from(from)[kind] & here) != 0) return {kind, from};
      }
    }
    RULEPROOF_ASSERT(false);
    return {};
  }

  const rd::River& river_;
  const Board& board_;
  rd::Sites goals_;
  int largest_;
};

}  // namespace

auto cost_after(Way way, const rd::Player& player, std::size_t from, bool at_home) -> int {
  Walk walk(way);
  int falls = 0;
  for (auto i = from; i < player.plan.size() && player.plan[i] != rd::Card::none; ++i) {
    if (way.cost <= 0) break;
    walk.play(player.plan[i]);
    // Mostly there is nobody to jump over.
    if (player.plan[i] == rd::Card::jump && !at_home) falls += 2 * step_cost;
  }
  return walk.cost() + falls;
}

Ways::Ways(const rd::Rules& rules) : rules_(rules) {
  if (!rules.river) return;
  slots_.resize(slot_count);
  clashes_.resize(rd::pair_count);
  for (rd::Site b = 0; b < rd::site_count; ++b) {
    for (rd::Site a = 0; a < b; ++a) {
      for (std::size_t pair = 0; pair < rd::pair_count; ++pair) {
        if (!rules.river->clashes(pair).has(rd::pair_of(a, b))) continue;
        clashes_[pair][a] |= rd::bit(b);
        clashes_[pair][b] |= rd::bit(a);
      }
    }
  }
}

auto Ways::key_of(const rd::State& state) -> Key {
  Key key{.stones = state.stones.bits, .pawns = {}, .planks = {}, .bearings = state.bearings};
  std::size_t number = 0;
  for (std::size_t p = 0; p < state.players.size(); ++p) {
    key.pawns[p] = state.players[p].pawn.at;
    for (const auto& plank : state.players[p].planks) key.planks[number++] = {plank.at, plank.to};
  }
  return key;
}

auto Ways::of(const rd::State& state) -> const BySeat& {
  const auto key = key_of(state);
  std::uint64_t hash = key.stones;
  const auto mix = [&](std::uint64_t value) {
    hash = (hash ^ value) * 0x9e3779b97f4a7c15U;
    hash ^= hash >> 29U;
  };
  for (const auto pawn : key.pawns) mix(pawn);
  for (const auto& plank : key.planks) mix((std::uint64_t{plank[0]} << 8U) | plank[1]);
  auto& slot = slots_[(hash >> 32U) % slot_count];
  if (slot.used && slot.key == key) return slot.ways;
  slot.used = true;
  slot.key = key;
  const auto board = board_of(state);
  for (int seat = 0; seat < rules_.players; ++seat) {
    slot.ways[static_cast<std::size_t>(seat)] = way_of(state, board, seat);
  }
  return slot.ways;
}

auto Ways::board_of(const rd::State& state) const -> Board {
  const rd::Bridges bridges(rules_, state);
  Board board{
      .stones = state.stones.sites(), .full = bridges.full(), .joined = {}, .obstructed = {}};
  for (const auto& span : bridges.spans()) {
    board.joined[span.from] |= rd::bit(span.to);
    board.joined[span.to] |= rd::bit(span.from);
    const auto& clashes = clashes_[rd::pair_of(span.from, span.to)];
    for (std::size_t site = 0; site < rd::site_count; ++site) {
      board.obstructed[site] |= clashes[site];
    }
  }
  return board;
}

auto Ways::way_of(const rd::State& state, const Board& board, int seat) const -> Way {
  const auto p = static_cast<std::size_t>(seat);
  const auto reserve = reserve_of(state, seat);
  const Steps steps(*rules_.river, board, rules_.ends[p], reserve.largest);
  auto way = steps.from(under(state, state.players[p].pawn));
  way.planks = reserve.planks;
  return way;
}

}  // namespace ruleproof::solver::balance
