/// Every plan of five cards that a hand allows.
#pragma once

#include <array>
#include <cstddef>

#include "model/river_dragons/rules.hpp"

namespace ruleproof::solver::river_dragons_question {

using Laid = std::array<river_dragons::Card, river_dragons::most_cards>;

namespace detail {
template <class Visit>
auto lay_next(river_dragons::Cards left, river_dragons::DragonLimit limit, Laid& plan,
              std::size_t position, Visit& visit) -> void {
  if (position == plan.size()) return visit(plan);
  for (std::size_t i = 0; i < river_dragons::card_count; ++i) {
    const auto card = static_cast<river_dragons::Card>(i);
    if (!left.has(card)) continue;
    auto rest = left;
    rest.take(card);
    if (is_dragon(card) && limit == river_dragons::DragonLimit::per_round) {
      rest = rest.without(river_dragons::all_dragons);
    }
    plan[position] = card;
    lay_next(rest, limit, plan, position + 1, visit);
  }
}
}  // namespace detail

/// Calls `visit(Laid)` for each, in a fixed order. [plan.five] [dragon.one]
template <class Visit>
auto for_each_plan(river_dragons::Cards hand, river_dragons::DragonLimit limit, Visit&& visit)
    -> void {
  Laid plan{};
  detail::lay_next(hand, limit, plan, 0, visit);
}

}  // namespace ruleproof::solver::river_dragons_question
