/// What dragons destroy: planks that find no place because a stone was never put.
///
/// Two games that differ in one dragon show what it can cost; the cards of the plans are the upper
/// bound. On a toy board every plan with a plank card meets a plan that costs a plank whatever the
/// planner does: all his choices are searched.
#include <algorithm>
#include <cstddef>
#include <cstdint>
#include <string>
#include <utility>
#include <vector>

#include "model/core/game.hpp"
#include "model/core/strength.hpp"
#include "model/river_dragons/cards.hpp"
#include "model/river_dragons/moves.hpp"
#include "model/river_dragons/pieces.hpp"
#include "model/river_dragons/rules.hpp"
#include "model/river_dragons/state.hpp"
#include "solver/questions/question.hpp"
#include "solver/questions/river_dragons/answering.hpp"
#include "solver/questions/river_dragons/course.hpp"
#include "solver/questions/river_dragons/plans.hpp"
#include "solver/questions/river_dragons/questions.hpp"
#include "solver/questions/river_dragons/routes.hpp"

namespace ruleproof::solver::river_dragons_question {
namespace {

using namespace river_dragons;  // NOLINT(google-build-using-namespace): cards and sites

/// Two villages of the board, each with an islet near it.
auto two_banks(const Rules& rules) -> std::vector<std::pair<Site, Site>> {
  std::vector<std::pair<Site, Site>> banks;
  for_each_site(rules.villages, [&](Site village) {
    const auto near = near_islet(rules, village);
    if (near && banks.size() < 2) banks.emplace_back(village, *near);
  });
  return banks;
}

/// The first seat puts two stones, and then it and the second seat lay three planks each. The
/// others, and both afterwards, play cards that do not matter. With the dragon, the second seat
/// cancels the stones.
auto stones_then_planks(const RiverDragons& game, bool dragon, bool both) -> Course {
  const auto banks = two_banks(game.rules());
  auto plans = idle_plans(game);
  plans[0] = {Card::stone2, Card::plank2, Card::plank1, Card::jump, Card::move1};
  const auto second = dragon ? dragon_of(game.rules().colours[0]) : Card::move2;
  plans[1] = both ? Plan{second, Card::plank2, Card::plank1, Card::jump, Card::move1}
                  : Plan{second, Card::jump, Card::move1, Card::stone1, Card::stone2};
  Wishes wishes;
  for (int seat = 0; seat < (both ? 2 : 1); ++seat) {
    const auto [village, islet] = banks[static_cast<std::size_t>(seat)];
    for (const int size : {4, 5, 6}) {
      lay(plank_name(seat, size), village, islet, wishes);
      if (dragon) wishes.pop_back();  // it is chosen only
    }
  }
  if (!dragon) {
    for (const auto& bank : banks) wishes.emplace_back(PutStone{bank.second});
  }
  return Course(game).plan(plans).act(std::move(wishes));
}

/// Two games that differ in one dragon, and how many planks it costs; 0 if they show nothing.
auto cost_of_a_dragon(const RiverDragons& game, bool both, Answer& answer) -> int {
  const auto with = stones_then_planks(game, true, both);
  const auto without = stones_then_planks(game, false, both);
  const int lost = planks_out(with.state());
  const auto of_the_first =
      both ? "" : fmt::format(" and count(p1.plank*.at = {}) = {}", Plank::out, lost);
  const bool costs =
      exhibit(answer, game, with, "with the dragon",
              planks_out_claim(lost) + " and " + planks_on_board_claim(0) + of_the_first);
  const bool alone = exhibit(answer, game, without, "without it every plank finds its place",
                             planks_out_claim(0) + " and " + planks_on_board_claim(lost));
  return costs && alone ? lost : 0;
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

/// Every plan of one seat of two, against the plan that spoils it.
struct Risk {
  std::int64_t without_planks = 0;
  std::int64_t with_planks = 0;
  std::int64_t spoiled = 0;
};
auto risks(const RiverDragons& game, int planner) -> Risk {
  Risk risk;
  const auto seat = static_cast<std::size_t>(planner);
  for_each_plan(game.rules().hands[seat], [&](const Laid& plan) {
    if (std::ranges::all_of(plan, [](Card card) { return planks_of(card) == 0; })) {
      ++risk.without_planks;
      return;
    }
    ++risk.with_planks;
    Plans plans(2);
    plans[seat] = Plan(plan.begin(), plan.end());
    plans[1 - seat] = spoiling_plan(plan, dragon_of(game.rules().colours[seat]), planner == 0);
    const auto course = Course(game).plan(plans);
    risk.spoiled += course.good() && loses_a_plank(game, course.state(), planner) ? 1 : 0;
  });
  return risk;
}

/// What a dragon may cost: no plank goes from the board out of the game, and from the hand one in a
/// move, for want of a place; of one player so many in a round. [plank.no-place]
auto losses_claims(const RiverDragons& game, int most) -> std::vector<std::string> {
  std::vector<std::string> claims = {
      fmt::format("all(j, k: before.p[j].plank[k].at >= {} or p[j].plank[k].at != {})",
                  Plank::reserve, Plank::out),
      fmt::format("{0} = {1} or {0} = {1} + 1 and because.plank.no-place = 1", planks_out_now(),
                  planks_out_now("before."))};
  for (int seat = 0; seat < game.players(); ++seat) {
    const auto loses = fmt::format(
        "{} > {} and (before.first + before.turn = {} or before.first + before.turn = {})",
        planks_out_now(), planks_out_now("before."), seat, seat + game.players());
    claims.push_back(fmt::format("{} <= {}", in_this_round(loses), most));
  }
  return claims;
}

}  // namespace

auto how_many_planks_can_a_dragon_destroy(const AskOptions& /*options*/) -> Answers {
  const auto game = game_of(2);
  Answer answer{.says = Says::value,
                .how = {How::counted, scope_of(game)},
                .data = data_of(game),
                .clauses = {"dragon.cancel", "plank.no-place"}};
  const int lost = cost_of_a_dragon(game, false, answer);
  const int most = most_of_a_plan(game.rules().hands[0], planks_of);
  if (lost != most) leave_open(answer);
  answer.title = fmt::format(
      "A dragon destroys no plank itself, but can cost the player that it meets {} planks in that "
      "round, and no more",
      lost);
  answer.text = fmt::format(
      "It cancels the stones, and planks without a stone have no place. The cards of a plan take "
      "at most {} planks.",
      most);
  answer.always = losses_claims(game, most);
  answer.fact("planks lost", std::to_string(lost)).fact("at most", std::to_string(most));
  return {answer};
}

auto what_can_a_dragon_cost_in_the_first_round(const AskOptions& /*options*/) -> Answers {
  return for_each_number_of_players([](const RiverDragons& game) {
    Answer answer{.how = {How::counted, scope_of(game)},
                  .text =
                      "Counted over all players, against the same plans and choices without the "
                      "dragon. The upper bound is what the cards of all plans take.",
                  .data = data_of(game),
                  .clauses = {"dragon.cancel", "plank.no-place"}};
    const int lost = cost_of_a_dragon(game, true, answer);
    const int most = game.players() * most_of_a_plan(game.rules().hands[0], planks_of);
    const bool exact = lost == most;
    answer.says = exact ? Says::value : Says::unknown;
    if (!exact) answer.how = {How::bounded, scope_of(game)};
    answer.title = fmt::format(
        "With {} players one dragon can cost {}{} planks in round 1, and no more{}", game.players(),
        exact ? "" : "at least ", lost, exact ? "" : fmt::format(" than {}", most));
    answer.bound = exact ? "" : fmt::format("between {} and {}", lost, most);
    if (exact) {
      answer.always = {fmt::format("{} > because.round.end or {} <= {}", rounds_ended(),
                                   planks_out_now(), most)};
    }
    return answer.fact("planks lost in the game shown", std::to_string(lost))
        .fact("upper bound", std::to_string(most));
  });
}

auto is_there_a_plan_that_risks_no_plank(const AskOptions& /*options*/) -> Answers {
  Answers answers;
  const auto game = game_of(2, "toy-3");
  for (const int planner : {0, 1}) {
    const auto risk = risks(game, planner);
    const bool all = risk.spoiled == risk.with_planks;
    answers.push_back(
        {.aspect = planner == 0 ? "first-player" : "second-player",
         .says = all ? Says::no : Says::unknown,
         .how = {all ? How::exhaustive : How::unknown, scope_of(game)},
         .title = all ? "On the " + game.rules().components.label +
                            ", in round 1 of two, every plan that lays a plank risks one"
                      : "For some plans that lay planks no answer was found that costs one",
         .text = fmt::format(
             "Against each of them one plan of the opponent, which cancels the larger stone card "
             "before the first plank card and removes the stone of the other, costs a plank "
             "whatever the planner does. The {} plans without a plank card risk none.",
             risk.without_planks),
         .bound = "2 players, round 1, all choices of the planner on the " +
                  game.rules().components.label,
         .data = data_of(game),
         .clauses = {"plank.no-place", "dragon.cancel", "remove.must"},
         .facts = {{"plans with a plank card", std::to_string(risk.with_planks)},
                   {"of these, spoiled", std::to_string(risk.spoiled)},
                   {"plans without one", std::to_string(risk.without_planks)}}});
  }
  return answers;
}

}  // namespace ruleproof::solver::river_dragons_question
