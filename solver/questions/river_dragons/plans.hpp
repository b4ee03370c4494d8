/// Every plan of five cards that a hand allows.
#pragma once

#include <algorithm>
#include <array>
#include <cstddef>
#include <string>
#include <utility>

#include "model/river_dragons/rules.hpp"

namespace ruleproof::solver::river_dragons_question {

using Laid = std::array<river_dragons::Card, river_dragons::most_cards>;

namespace detail {
template <class Visit>
auto lay_next(river_dragons::Cards left, Laid& plan, std::size_t position, Visit& visit) -> void {
  if (position == plan.size()) return visit(std::as_const(plan));
  for (std::size_t i = 0; i < river_dragons::card_count; ++i) {
    const auto card = static_cast<river_dragons::Card>(i);
    if (!left.has(card)) continue;
    auto rest = left;
    rest.take(card);
    if (is_dragon(card)) rest = rest.without(river_dragons::all_dragons);
    plan[position] = card;
    lay_next(rest, plan, position + 1, visit);
  }
}
}  // namespace detail

/// Calls `visit(Laid)` for each, with one dragon at most, in a fixed order. [plan.five]
/// [dragon.one]
template <class Visit>
auto for_each_plan(river_dragons::Cards hand, Visit&& visit) -> void {
  Laid plan{};
  detail::lay_next(hand, plan, 0, visit);
}

/// The most that `worth(card)` is in all over the cards of a plan.
template <class Worth>
auto most_of_a_plan(river_dragons::Cards hand, Worth&& worth) -> int {
  int most = 0;
  for_each_plan(hand, [&](const Laid& plan) {
    int sum = 0;
    for (const auto card : plan) sum += worth(card);
    most = std::max(most, sum);
  });
  return most;
}

/// Planks that a card takes out of the reserve. [plank.must]
[[nodiscard]] constexpr auto planks_of(river_dragons::Card card) -> int {
  using river_dragons::Card;
  return card == Card::plank1 ? 1 : card == Card::plank2 ? 2 : 0;
}

/// "stone1 plank2".
template <class CardList>
[[nodiscard]] auto text_of(const CardList& cards) -> std::string {
  std::string text;
  for (const auto card : cards) text += (text.empty() ? "" : " ") + river_dragons::to_text(card);
  return text;
}

}  // namespace ruleproof::solver::river_dragons_question
