#include "solver/questions/river_dragons/seal.hpp"

#include <algorithm>
#include <string>

#include "model/core/play.hpp"
#include "model/river_dragons/board/river.hpp"
#include "model/river_dragons/bridges.hpp"
#include "model/river_dragons/naming.hpp"
#include "solver/questions/river_dragons/plans.hpp"
#include "solver/questions/river_dragons/questions.hpp"

namespace ruleproof::solver::river_dragons_question {
namespace {

using namespace river_dragons;  // NOLINT(google-build-using-namespace): cards and sites

/// An islet that planks of sizes 4, 5 and 6 all span from that village.
auto near_islet(const Rules& rules, Site from) -> std::optional<Site> {
  for (std::size_t i = 0; i < rules.components.islets.size(); ++i) {
    const auto gap = rules.river->gap(from, islet(i));
    if (gap != 0 && gap <= 4) return islet(i);
  }
  return std::nullopt;
}

}  // namespace

auto is_sealed(const RiverDragons& game, const State& state, Site goal, int seat) -> bool {
  const Bridges bridges(game.rules(), state);
  Sites inside = bit(goal);
  Planks planks = 0;
  for (bool grows = true; grows;) {
    grows = false;
    for (const auto& span : bridges.spans()) {
      if ((span.bears & inside) == 0 || (planks & bit(span.plank)) != 0) continue;
      inside |= span.bears;
      planks |= bit(span.plank);
      grows = true;
    }
  }
  const auto pawn = state.players[static_cast<std::size_t>(seat)].pawn;
  const bool there =
      pawn.on_plank() ? (planks & bit(pawn.plank())) != 0 : (inside & bit(pawn.village())) != 0;
  return (inside & ~bridges.full()) == 0 && !there;
}

auto goal_of(const Rules& rules, int seat) -> Site {
  return static_cast<Site>(std::countr_zero(rules.ends[static_cast<std::size_t>(seat)]));
}

auto idle_round() -> Plan {
  return {Card::jump, Card::move1, Card::move2, Card::stone1, Card::stone2};
}

auto three_side_by_side(const RiverDragons& game) -> Course {
  const auto& rules = game.rules();
  const auto goal = goal_of(rules, 1);
  const auto there = near_islet(rules, goal).value_or(islet(0));
  std::vector<Plan> plans(static_cast<std::size_t>(game.players()), idle_round());
  plans[0] = {Card::stone1, Card::plank2, Card::plank1, Card::stone2, Card::remove};
  std::vector<std::string> wishes = {"stone " + site_text(rules, there)};
  for (const int size : {4, 5, 6}) {
    const auto plank = plank_text(rules, plank_name(0, size));
    wishes.push_back("choose " + plank);
    wishes.push_back("lay " + plank + ' ' + site_text(rules, goal) + ' ' + site_text(rules, there));
  }
  Course course(game);
  return course.round(plans, wishes);
}

auto can_a_seal_be_broken(const AskOptions& options) -> Answers {
  const auto game = game_of(3);
  const auto goal = goal_of(game.rules(), 1);
  const auto course = three_side_by_side(game);
  // Every plan of the player who is shut out, against a dragon at each position: does a Remove
  // survive?
  std::int64_t plans = 0;
  std::int64_t safe = 0;
  for_each_plan(game.rules().hands[1], DragonLimit::per_round, [&](const Laid& plan) {
    ++plans;
    bool always = true;
    for (std::size_t dragon = 0; dragon < plan.size(); ++dragon) {
      const auto removes = std::ranges::find(plan, Card::remove) - plan.begin();
      always = always && removes != std::ssize(plan) && static_cast<std::size_t>(removes) != dragon;
    }
    safe += always ? 1 : 0;
  });
  // And does nothing but Remove open it? Sampled games from the shut village on.
  std::uint64_t steps = 0;
  bool only_remove = true;
  for (std::uint64_t i = 0; i < 40 * options.effort; ++i) {
    auto state = course.state();
    Dice dice(options.seed + i);
    MoveList<Move> list;
    for (int move = 0; move < 150 && state.stage != Stage::over; ++move) {
      moves(game, state, list);
      const auto& chosen = list[dice.random().below(list.size())];
      const auto next = game.apply(state, chosen).next;
      const bool removal = std::holds_alternative<RemovePlank>(chosen);
      only_remove = only_remove && (removal || is_sealed(game, next, goal, 1));
      ++steps;
      if (!is_sealed(game, next, goal, 1)) break;
      state = next;
    }
  }
  Answer answer{.says = Says::no, .how = How::sampled};
  answer.shown.push_back(shown(game, course, "the shut village", [&](const State& state) {
    return is_sealed(game, state, goal, 1);
  }));
  if (safe != 0 || !only_remove || !replays(answer)) {
    answer.says = Says::unknown;
    answer.how = How::unknown;
  }
  answer.title =
      "No plan of the player who is shut out opens his goal against a dragon at every "
      "position";
  answer.text =
      "Only a plank that is taken away opens it, there is one Remove in a hand, and a dragon where "
      "it "
      "lies cancels it; the opponent has to guess the position. That nothing else opens it was "
      "sampled.";
  answer.bound = "all " + std::to_string(plans) + " plans; " + std::to_string(steps) +
                 " sampled steps from the shut village on";
  answer.data = data_of(game);
  answer.clauses = {"plank.three", "remove.must", "dragon.cancel"};
  answer.fact("plans with a Remove that survives every dragon", std::to_string(safe));
  return {answer};
}

}  // namespace ruleproof::solver::river_dragons_question
