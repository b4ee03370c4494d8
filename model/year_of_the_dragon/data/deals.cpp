/// Every way to deal the action cards into groups.
#include <algorithm>
#include <array>
#include <bit>
#include <cstddef>
#include <span>
#include <vector>

#include "model/year_of_the_dragon/actions.hpp"
#include "model/year_of_the_dragon/rules.hpp"
#include "model/year_of_the_dragon/rules/clauses.hpp"

namespace ruleproof::year_of_the_dragon {
namespace {

/// The sizes of the groups: as even as possible, larger ones first.
auto even_sizes(int players, int actions) -> std::array<int, most_players> {
  std::array<int, most_players> sizes{};
  for (int card = 0; card < actions; ++card) ++sizes[static_cast<std::size_t>(card % players)];
  return sizes;
}

/// Largest first; groups of one size by their cards, so that a deal is written in one way only.
auto in_one_way(Groups groups) -> Groups {
  std::ranges::sort(groups, [](Group a, Group b) {
    const auto more = std::popcount(bits(a)) <=> std::popcount(bits(b));
    if (more != 0) return more > 0;
    if (a == Group::none) return false;  // and so is b
    return std::countr_zero(bits(a)) < std::countr_zero(bits(b));
  });
  return groups;
}

auto place_cards(int card, int actions, int players, Groups& groups, std::vector<Groups>& out)
    -> void {
  if (card == actions) {
    const auto filled = std::ranges::count_if(groups, [](Group g) { return g != Group::none; });
    if (filled == players) out.push_back(in_one_way(groups));
    return;
  }
  // A card goes into a group that has cards, or opens the next: each partition comes up once.
  for (int g = 0; g < players; ++g) {
    auto& group = groups[static_cast<std::size_t>(g)];
    const bool opens = group == Group::none;
    const auto before = group;
    group = with(group, static_cast<Action>(card));
    place_cards(card + 1, actions, players, groups, out);
    group = before;
    if (opens) break;
  }
}

auto make_every_deal(int players, int actions, GroupSizes sizes) -> std::vector<Groups> {
  const auto groups = std::min(players, actions);
  std::vector<Groups> all;
  Groups empty{};
  place_cards(0, actions, groups, empty, all);
  if (sizes == GroupSizes::as_even_as_possible) {
    const auto wanted = even_sizes(groups, actions);
    std::erase_if(all, [&](const Groups& deal) {
      for (std::size_t g = 0; g < deal.size(); ++g) {
        if (std::popcount(bits(deal[g])) != wanted[g]) return true;
      }
      return false;
    });
  }
  std::ranges::sort(all);
  return all;
}

/// The deals by numbers of players, of action cards, and sizes.
using Deals =
    std::array<std::array<std::array<std::vector<Groups>, 2>, action_count + 1>, most_players + 1>;

/// Those of all set-ups: made at once, they need no lock.
auto every_table() -> Deals {
  Deals all;
  for (std::size_t players = 1; players < all.size(); ++players) {
    for (std::size_t actions = 1; actions <= action_count; ++actions) {
      for (const auto sizes : {GroupSizes::as_even_as_possible, GroupSizes::any}) {
        all[players][actions][static_cast<std::size_t>(sizes)] =
            make_every_deal(static_cast<int>(players), static_cast<int>(actions), sizes);
      }
    }
  }
  return all;
}

/// All cards in the right number of groups, but of sizes too different. [action.deal.even]
auto is_uneven(const Rules& rules, const Groups& groups) -> bool {
  unsigned cards = 0;
  int smallest = static_cast<int>(action_count);
  int largest = 0;
  for (std::size_t g = 0; g < groups.size(); ++g) {
    const auto size = std::popcount(bits(groups[g]));
    if ((size > 0) != (g < static_cast<std::size_t>(rules.players))) return false;
    if (size == 0) continue;
    cards |= bits(groups[g]);
    smallest = std::min(smallest, size);
    largest = std::max(largest, size);
  }
  return std::popcount(cards) == rules.scale.actions && largest > smallest + 1;
}

}  // namespace

auto every_deal(int players, int actions, GroupSizes sizes) -> std::span<const Groups> {
  static const auto all = every_table();
  return all[static_cast<std::size_t>(players)][static_cast<std::size_t>(actions)]
            [static_cast<std::size_t>(sizes)];
}

auto judge(const Rules& rules, const State& /*state*/, const Deal& deal) -> Verdict {
  if (std::ranges::find(rules.deals, deal.groups) != rules.deals.end()) return Verdict::legal();
  return Verdict::illegal(is_uneven(rules, deal.groups) ? "action.deal.even"_c
                                                        : "action.deal.groups"_c);
}

}  // namespace ruleproof::year_of_the_dragon
