#include "model/year_of_the_dragon/draft.hpp"

#include <algorithm>
#include <cstddef>
#include <cstdint>

#include "model/year_of_the_dragon/flow.hpp"
#include "model/year_of_the_dragon/rules.hpp"
#include "model/year_of_the_dragon/rules/clauses.hpp"

namespace ruleproof::year_of_the_dragon {
namespace {

/// 1..36 for the pairs of different types; the lower type comes first.
auto pair_number(const Draft& draft) -> std::uint8_t {
  const auto low = static_cast<int>(draft.first);
  const auto high = static_cast<int>(draft.second);
  return static_cast<std::uint8_t>(1 + ((high * (high - 1)) / 2) + low);
}

auto next_drafter(Table& table) -> void {
  auto& state = table.now;
  const auto drafter = state.order[state.turn];
  table.because.add("draft.pair"_c);
  if (drafter != state.actor) table.because.add("draft.direction"_c);
  state.stage = Stage::draft;
  state.actor = drafter;
}

}  // namespace

auto seat_drafters(Table& table, int first) -> void {
  const auto n = table.rules.players;
  const bool clockwise = table.rulings().draft_direction == DraftDirection::clockwise;
  for (int i = 0; i < n; ++i) {
    const auto seat = clockwise ? first + i : first + n - i;
    table.now.order[static_cast<std::size_t>(i)] = static_cast<std::uint8_t>(seat % n);
  }
}

auto begin_draft(Table& table) -> void {
  table.now.turn = 0;
  next_drafter(table);
}

auto propose_pairs(const Rules& rules, const State& state, MoveList<Move>& out) -> void {
  for (std::size_t high = 1; high < type_count; ++high) {
    for (std::size_t low = 0; low < high; ++low) {
      const Draft draft{static_cast<Type>(low), static_cast<Type>(high)};
      if (judge(rules, state, draft)) out.emplace_back(draft);
    }
  }
}

auto judge(const Rules& /*rules*/, const State& state, const Draft& draft) -> Verdict {
  if (draft.first >= draft.second || static_cast<std::size_t>(draft.second) >= type_count) {
    return Verdict::illegal("draft.pair"_c);
  }
  if (state.piles[index(young(draft.first))] == 0 || state.piles[index(young(draft.second))] == 0) {
    return Verdict::illegal("draft.pair"_c);
  }
  const auto number = pair_number(draft);
  if (std::ranges::find(state.pairs, number) != state.pairs.end()) {
    return Verdict::illegal("draft.distinct-pair"_c);
  }
  return Verdict::legal();
}

auto apply(Table& table, const Draft& draft) -> void {
  auto& state = table.now;
  table.because.add("draft.pair"_c);
  state.pairs[state.actor] = pair_number(draft);
  for (const auto type : {draft.second, draft.first}) {
    --state.piles[index(young(type))];
    state.guests.push_back(young(type));
    auto& hand = table.actor().hand;
    if (table.rulings().draft_costs_cards == DraftCostsCards::yes && hand[card_of(type)] > 0) {
      --hand[card_of(type)];
    }
  }
  state.stage = Stage::place;
}

auto after_draft_placement(Table& table) -> void {
  auto& state = table.now;
  table.because.add("draft.place"_c);
  if (!state.guests.empty()) return;
  ++state.turn;
  if (state.turn < table.rules.players) {
    next_drafter(table);
    return;
  }
  state.pairs.fill(0);
  begin_round(table);
}

}  // namespace ruleproof::year_of_the_dragon
