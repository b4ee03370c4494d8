/// What dragons destroy: planks that find no place because a stone was never put.
#include <algorithm>
#include <string>

#include "model/river_dragons/board/river.hpp"
#include "model/river_dragons/naming.hpp"
#include "solver/questions/river_dragons/course.hpp"
#include "solver/questions/river_dragons/plans.hpp"
#include "solver/questions/river_dragons/questions.hpp"

namespace ruleproof::solver::river_dragons_question {
namespace {

using namespace river_dragons;  // NOLINT(google-build-using-namespace): cards and sites

/// A village and an islet that planks of size 4 span.
struct Bank {
  Site village = 0;
  Site islet = 0;
};

/// One bank at each of two villages of the board.
auto two_banks(const Rules& rules) -> std::vector<Bank> {
  std::vector<Bank> banks;
  for (Site v = 0; v < colour_count && banks.size() < 2; ++v) {
    if ((rules.villages & bit(v)) == 0) continue;
    for (std::size_t i = 0; i < rules.components.islets.size(); ++i) {
      const auto gap = rules.river->gap(v, islet(i));
      if (gap == 0 || gap > 4) continue;
      banks.push_back({v, islet(i)});
      break;
    }
  }
  return banks;
}

/// The first seat puts two stones, and then it and the second seat lay three planks each. The
/// others, and both afterwards, play cards that do not matter. With the dragon, the second seat
/// cancels the stones.
auto stones_then_planks(const RiverDragons& game, bool dragon, bool both) -> Course {
  const auto& rules = game.rules();
  const auto banks = two_banks(rules);
  const Plan first = {Card::stone2, Card::plank2, Card::plank1, Card::jump, Card::move1};
  Plan second = {dragon ? dragon_of(rules.colours[0]) : Card::move2, Card::plank2, Card::plank1,
                 Card::jump, Card::move1};
  if (!both) second = {second[0], Card::jump, Card::move1, Card::stone1, Card::stone2};
  const Plan other = {Card::move1, Card::move2, Card::jump, Card::stone1, Card::stone2};
  std::vector<Plan> plans{first, second};
  plans.resize(static_cast<std::size_t>(game.players()), other);
  std::vector<std::string> wishes;
  for (std::size_t seat = 0; seat < (both ? 2U : 1U); ++seat) {
    const auto& bank = banks[seat];
    const auto& there = site_text(rules, bank.islet);
    for (const int size : {4, 5, 6}) {
      const auto plank = plank_text(rules, plank_name(static_cast<int>(seat), size));
      wishes.push_back("choose " + plank);
      if (!dragon) {
        wishes.push_back("lay " + plank + ' ' + site_text(rules, bank.village) + ' ' + there);
      }
    }
  }
  if (!dragon) {
    wishes.push_back("stone " + site_text(rules, banks[0].islet));
    wishes.push_back("stone " + site_text(rules, banks[1].islet));
  }
  Course course(game);
  return course.round(plans, wishes);
}

/// Two games that differ in one dragon, and how many planks it costs.
auto cost_of_a_dragon(const RiverDragons& game, bool both, Answer& answer) -> int {
  const auto with = stones_then_planks(game, true, both);
  const auto without = stones_then_planks(game, false, both);
  const int lost = planks_out(with.state());
  answer.shown.push_back(shown(game, with, "with the dragon", [&](const State& state) {
    return planks_out(state) == lost && planks_on_board(state) == 0;
  }));
  answer.shown.push_back(
      shown(game, without, "without it every plank finds its place", [&](const State& state) {
        return planks_out(state) == 0 && planks_on_board(state) == lost;
      }));
  return replays(answer) ? lost : 0;
}

auto planks_chosen(const Laid& plan) -> int {
  int planks = 0;
  for (const auto card : plan) planks += card == Card::plank1 ? 1 : card == Card::plank2 ? 2 : 0;
  return planks;
}

auto most_planks_chosen(Cards hand) -> int {
  int most = 0;
  for_each_plan(hand, DragonLimit::per_round,
                [&](const Laid& plan) { most = std::max(most, planks_chosen(plan)); });
  return most;
}

/// The opponent's answer to a plan with a plank card: cancel the larger stone card before the first
/// of these, take away the stone of the other one, and do nothing else. `second`: the opponent acts
/// after the planner at each position.
auto spoiling_plan(const Laid& plan, Card dragon, bool second) -> Plan {
  const auto at = [&](Card card) { return std::ranges::find(plan, card) - plan.begin(); };
  const auto first_plank = std::min(at(Card::plank1), at(Card::plank2));
  const bool two = at(Card::stone2) < first_plank;
  const bool one = at(Card::stone1) < first_plank;
  // With one stone card before, that is cancelled; with none nothing is needed but to let it lie.
  const auto idle_position = std::ptrdiff_t{first_plank == 4 ? 0 : 4};
  const auto cancelled = two ? at(Card::stone2) : one ? at(Card::stone1) : idle_position;
  auto removes = second ? at(Card::stone1) : first_plank;
  if (!one || removes == cancelled || !two) removes = cancelled == 4 ? 3 : 4;
  auto idle = Plan{Card::move1, Card::move2, Card::jump};
  Plan answer;
  for (std::ptrdiff_t position = 0; position < 5; ++position) {
    if (position == cancelled) {
      answer.push_back(dragon);
    } else if (position == removes) {
      answer.push_back(Card::remove);
    } else {
      answer.push_back(idle.back());
      idle.pop_back();
    }
  }
  return answer;
}

/// Whether the planner loses a plank however he plays; the opponent does the first thing there is.
auto loses_a_plank(const RiverDragons& game, const State& state, int planner) -> bool {
  const bool lost = std::ranges::any_of(state.players[static_cast<std::size_t>(planner)].planks,
                                        [](const Plank& plank) { return plank.at == Plank::out; });
  if (lost) return true;
  if (state.stage == Stage::plan || state.stage == Stage::over) return false;
  MoveList<Move> list;
  moves(game, state, list);
  if (state.actor() != planner) list.resize(1);
  return std::ranges::all_of(list, [&](const Move& move) {
    return loses_a_plank(game, game.apply(state, move).next, planner);
  });
}

struct Risk {
  std::int64_t without_planks = 0;
  std::int64_t with_planks = 0;
  std::int64_t spoiled = 0;
};

/// Every plan of one seat of two, against the plan that spoils it.
auto risks(const RiverDragons& game, int planner) -> Risk {
  Risk risk;
  const auto seat = static_cast<std::size_t>(planner);
  for_each_plan(game.rules().hands[seat], DragonLimit::per_round, [&](const Laid& plan) {
    if (planks_chosen(plan) == 0) {
      ++risk.without_planks;
      return;
    }
    ++risk.with_planks;
    std::vector<Plan> plans(2);
    plans[seat] = Plan(plan.begin(), plan.end());
    plans[1 - seat] = spoiling_plan(plan, dragon_of(game.rules().colours[seat]), planner == 0);
    Course course(game);
    course.plan(plans);
    risk.spoiled += course.good() && loses_a_plank(game, course.state(), planner) ? 1 : 0;
  });
  return risk;
}

}  // namespace

auto how_many_planks_can_a_dragon_destroy(const AskOptions& /*options*/) -> Answers {
  const auto game = game_of(2);
  Answer answer{.says = Says::value, .how = How::counted};
  const int lost = cost_of_a_dragon(game, false, answer);
  const int most = most_planks_chosen(game.rules().hands[0]);
  if (lost != most) {
    answer.says = Says::unknown;
    answer.how = How::unknown;
  }
  answer.title = "A dragon destroys no plank itself, but can cost the player that it meets " +
                 std::to_string(lost) + " planks in that round, and no more";
  answer.text =
      "It cancels the stones, and planks without a stone have no place. The cards of a plan "
      "take at most " +
      std::to_string(most) + " planks.";
  answer.data = data_of(game);
  answer.clauses = {"dragon.cancel", "plank.no-place"};
  answer.fact("planks lost", std::to_string(lost)).fact("at most", std::to_string(most));
  return {answer};
}

auto what_can_a_dragon_cost_in_the_first_round(const AskOptions& /*options*/) -> Answers {
  Answers answers;
  for (int players = 2; players <= static_cast<int>(most_players); ++players) {
    const auto game = game_of(players);
    Answer answer{.aspect = aspect_of(players), .says = Says::value, .how = How::counted};
    const int lost = cost_of_a_dragon(game, true, answer);
    const int most = players * most_planks_chosen(game.rules().hands[0]);
    const bool exact = lost == most;
    if (!exact) answer.says = Says::unknown;
    if (lost == 0) answer.how = How::unknown;
    answer.title = exact ? "With " + std::to_string(players) + " players one dragon can cost " +
                               std::to_string(lost) + " planks in round 1, and no more"
                         : "With " + std::to_string(players) +
                               " players one dragon can cost at least " + std::to_string(lost) +
                               " planks in round 1, and no more than " + std::to_string(most);
    answer.text =
        "Counted over all players, against the same plans and choices without the dragon. "
        "The upper bound is what the cards of all plans take.";
    if (!exact) answer.how = How::bounded;
    answer.bound = exact ? "" : "between " + std::to_string(lost) + " and " + std::to_string(most);
    answer.data = data_of(game);
    answer.clauses = {"dragon.cancel", "plank.no-place"};
    answer.fact("planks lost in the game shown", std::to_string(lost))
        .fact("upper bound", std::to_string(most));
    answers.push_back(std::move(answer));
  }
  return answers;
}

auto is_there_a_plan_that_risks_no_plank(const AskOptions& /*options*/) -> Answers {
  Answers answers;
  const auto game = game_of(2, "toy-3");
  for (const int planner : {0, 1}) {
    const auto risk = risks(game, planner);
    const bool all = risk.spoiled == risk.with_planks;
    Answer answer{.aspect = planner == 0 ? "first-player" : "second-player"};
    answer.says = all ? Says::no : Says::unknown;
    answer.how = all ? How::exhaustive : How::unknown;
    answer.title = all ? "In round 1 of two, every plan that lays a plank risks one"
                       : "For some plans that lay planks no answer was found that costs one";
    answer.text =
        "Against each of them one plan of the opponent, which cancels the larger stone card before "
        "the first plank card and removes the stone of the other, costs a plank whatever the "
        "planner "
        "does. The " +
        std::to_string(risk.without_planks) + " plans without a plank card risk none.";
    answer.bound =
        "2 players, round 1, all choices of the planner on the " + game.rules().components.label;
    answer.data = data_of(game);
    answer.clauses = {"plank.no-place", "dragon.cancel", "remove.must"};
    answer.fact("plans with a plank card", std::to_string(risk.with_planks))
        .fact("of these, spoiled", std::to_string(risk.spoiled))
        .fact("plans without one", std::to_string(risk.without_planks));
    answers.push_back(std::move(answer));
  }
  return answers;
}

}  // namespace ruleproof::solver::river_dragons_question
