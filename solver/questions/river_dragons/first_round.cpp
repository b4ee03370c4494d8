/// The first round on a toy board, as a game in which the one plans how to cross and the other
/// where to lay his dragon. Every plan is tried against every position of the dragon, every choice
/// on the board is searched, and both mixed strategies are checked against all of the other's.
#include "solver/questions/river_dragons/first_round.hpp"

#include <algorithm>
#include <cstddef>
#include <cstdint>
#include <map>
#include <string>
#include <vector>

#include "model/core/game.hpp"
#include "model/core/strength.hpp"
#include "model/river_dragons/state.hpp"
#include "solver/graph/matrix_game.hpp"
#include "solver/questions/question.hpp"
#include "solver/questions/river_dragons/answering.hpp"
#include "solver/questions/river_dragons/course.hpp"
#include "solver/questions/river_dragons/plans.hpp"
#include "solver/questions/river_dragons/questions.hpp"

namespace ruleproof::solver::river_dragons_question {

using namespace river_dragons;  // NOLINT(google-build-using-namespace): cards
                                // and stages

namespace {

/// The second player's plan with his dragon at that position from 0, or without one at 5. The other
/// cards change nothing for the first player: one Move before a plank can lie at black's village,
/// stones when they help no more, Jump when it finds nobody or comes too late.
auto dragon_plan(std::size_t position) -> Plan {
  Plan plan = {Card::move1, Card::jump, Card::stone1, Card::stone2, Card::move2};
  if (position < 2) plan = {Card::move1, Card::stone1, Card::stone2, Card::jump};
  if (position == most_cards) return plan;
  plan.insert(plan.begin() + static_cast<std::ptrdiff_t>(position), Card::dragon_pink);
  plan.resize(most_cards);
  return plan;
}

/// Whether the first seat arrives in this round, whatever the second does.
auto arrives(const RiverDragons& game, const State& state) -> bool {
  if (state.stage == Stage::over) return state.winner == 1;
  if (state.stage == Stage::plan) return false;
  MoveList<Move> list;
  moves(game, state, list);
  const auto well = [&](const Move& move) { return arrives(game, game.apply(state, move).next); };
  return state.actor() == 0 ? std::ranges::any_of(list, well) : std::ranges::all_of(list, well);
}

/// A game in which pink crosses in the first round.
auto crossing(const RiverDragons& game) -> Course {
  const Plan pink = {Card::stone1, Card::plank2, Card::move2, Card::move1, Card::jump};
  return Course(game).round(
      {pink, dragon_plan(4)},
      {"stone T2", "choose pink 6", "lay pink 6 pink T2", "choose pink 5", "lay pink 5 black T2",
       "move to pink 6", "move to pink 5", "move to black"});
}

}  // namespace

auto first_round_game() -> RiverDragons { return small_game("players=2 data=toy-3 planks=2"); }

auto can_cross(const Laid& plan) -> bool {
  const auto has = [&](Card card) { return std::ranges::find(plan, card) != plan.end(); };
  return (has(Card::stone1) || has(Card::stone2)) && has(Card::plank2) && has(Card::move1) &&
         has(Card::move2);
}

auto arrives_against(const RiverDragons& game, const Laid& plan, std::size_t dragon) -> bool {
  const auto course = Course(game).plan({Plan(plan.begin(), plan.end()), dragon_plan(dragon)});
  return course.good() && arrives(game, course.state());
}

auto what_is_the_first_round_worth_on_a_toy_board(const AskOptions& /*options*/) -> Answers {
  const auto game = first_round_game();
  // What a plan gets against each position of the dragon; many plans get the same.
  std::map<std::vector<int>, std::string> kinds;
  std::int64_t plans = 0;
  std::int64_t tried = 0;
  std::int64_t unhindered = 0;
  for_each_plan(game.rules().hands[0], [&](const Laid& plan) {
    ++plans;
    if (!can_cross(plan)) return;
    ++tried;
    if (!arrives_against(game, plan, most_cards)) return;
    ++unhindered;
    std::vector<int> gets(most_cards);
    for (std::size_t dragon = 0; dragon < most_cards; ++dragon) {
      gets[dragon] = arrives_against(game, plan, dragon) ? 1 : 0;
    }
    kinds.emplace(gets, text_of(plan));
  });
  Answer can{
      .aspect = "unhindered",
      .says = Says::yes,
      .how = {How::counted, scope_of(game)},
      .title =
          fmt::format("A player can arrive in round 1 where two planks suffice, by {} of {} plans",
                      unhindered, plans),
      .text = "It takes a stone, Two Planks, One Move and Two Moves, and leaves one card free.",
      .bound = "2 players, planks of sizes 5 and 6",
      .data = data_of(game),
      .clauses = {"dragon.cancel", "end.arrival", "plan.five"},
      .facts = {{"plans that hold these cards", std::to_string(tried)}}};
  exhibit(can, game, crossing(game), "pink crosses in round 1", "winner = 1 and first = 0");
  Payoffs payoffs;
  for (const auto& [gets, plan] : kinds) payoffs.push_back(gets);
  if (payoffs.empty()) return {can};
  const auto mixed = solve_matrix(payoffs);
  Answer worth{.aspect = "matrix-game",
               .says = Says::value,
               .how = {How::counted, scope_of(game)},
               .title = fmt::format("With best play of both the first player arrives in round 1 "
                                    "with probability {}, on a toy board where two planks suffice",
                                    mixed.value.text()),
               .text =
                   "The first player chooses a plan; the other one the position of his dragon, and "
                   "otherwise lays cards that change nothing. Every choice on the board is "
                   "searched. Both strategies are checked against all of the other's.",
               .bound = can.bound,
               .data = can.data,
               .clauses = can.clauses};
  if (!is_equilibrium(payoffs, mixed)) leave_open(worth);
  std::size_t i = 0;
  for (const auto& [gets, plan] : kinds) {
    const auto weight = mixed.rows[i++];
    if (weight.over != 0) worth.fact("plan " + plan, weight.text());
  }
  for (std::size_t dragon = 0; dragon < most_cards; ++dragon) {
    worth.fact(fmt::format("dragon at position {}", dragon + 1), mixed.columns[dragon].text());
  }
  worth.fact("kinds of plans", std::to_string(kinds.size()));
  return {can, worth};
}

}  // namespace ruleproof::solver::river_dragons_question
