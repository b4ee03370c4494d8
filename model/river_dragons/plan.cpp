#include "model/river_dragons/plan.hpp"

#include <bit>
#include <cstddef>
#include <cstdint>

#include "model/core/game.hpp"
#include "model/river_dragons/cards.hpp"
#include "model/river_dragons/flow.hpp"
#include "model/river_dragons/moves.hpp"
#include "model/river_dragons/rules.hpp"
#include "model/river_dragons/rules/clauses.hpp"
#include "model/river_dragons/rules/rulings.hpp"
#include "model/river_dragons/state.hpp"

namespace ruleproof::river_dragons {
namespace {

/// Cards that lie before a player, and how many.
struct Laid {
  Cards cards;
  int count = 0;
};

auto laid_by(const Player& player) -> Laid {
  Laid laid;
  for (const auto card : player.plan) {
    if (card == Card::none) break;
    laid.cards.add(card);
    ++laid.count;
  }
  return laid;
}

/// On to the next seat that has a card to lay. When all plans are laid the actions begin.
auto seek_planner(Table& table) -> void {
  auto& state = table.now;
  while (state.turn < table.rules.players &&
         cards_to_lay(table.rules, state, state.actor()).bits == 0) {
    ++state.turn;
  }
  if (state.turn == table.rules.players) begin_actions(table);
}

}  // namespace

auto cards_to_lay(const Rules& rules, const State& state, int seat) -> Cards {
  const auto p = static_cast<std::size_t>(seat);
  const auto laid = laid_by(state.players[p]);
  if (laid.count >= rules.scale.cards) return {};
  auto cards = rules.hands[p].without(state.players[p].gone).without(laid.cards);
  const bool has_dragon = (laid.cards.bits & all_dragons.bits) != 0;
  if (has_dragon && rules.rulings.dragon_limit == DragonLimit::per_round) {
    cards = cards.without(all_dragons);  // [dragon.one]
  }
  return cards;
}

auto begin_planning(Table& table) -> void { seek_planner(table); }

auto propose_cards(const Rules& rules, const State& state, MoveList<Move>& out) -> void {
  auto cards = cards_to_lay(rules, state, state.actor());
  for (; cards.bits != 0; cards.bits &= static_cast<std::uint16_t>(cards.bits - 1)) {
    out.emplace_back(PlanCard{static_cast<Card>(std::countr_zero(cards.bits))});
  }
}

auto judge(const Rules& rules, const State& state, const PlanCard& move) -> Verdict {
  if (move.card >= Card::none) return Verdict::illegal("plan.five"_c);
  const auto seat = state.actor();
  if (cards_to_lay(rules, state, seat).has(move.card)) return Verdict::legal();
  const auto p = static_cast<std::size_t>(seat);
  if (!rules.hands[p].has(move.card)) return Verdict::illegal("setup.hand"_c);
  if (state.players[p].gone.has(move.card)) return Verdict::illegal("round.end"_c);
  const bool again = laid_by(state.players[p]).cards.has(move.card);
  return Verdict::illegal(is_dragon(move.card) && !again ? "dragon.one"_c : "plan.five"_c);
}

auto apply(Table& table, const PlanCard& move) -> void {
  auto& plan = table.actor().plan;
  plan[static_cast<std::size_t>(laid_by(table.actor()).count)] = move.card;
  table.because.add("plan.five"_c);
  table.because.add("setup.hand"_c);
  if (is_dragon(move.card)) table.because.add("dragon.one"_c);
  seek_planner(table);
}

}  // namespace ruleproof::river_dragons
