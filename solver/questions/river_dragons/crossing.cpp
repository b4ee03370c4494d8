/// How fast pawns cross by themselves: the steps of a round, and the cards that a player spends on
/// building and walking a bridge alone.
///
/// No order of cards is quicker than the best schedule in which none is ever in the way, and every
/// gap has to be bridged once, with planks that may be taken up again: a lower bound. A game on a
/// board with a clean chain of that length shows that it is reached.
#include <algorithm>
#include <cstddef>
#include <string>
#include <utility>
#include <vector>

#include <fmt/ranges.h>

#include "model/core/strength.hpp"
#include "model/river_dragons/data/components.hpp"
#include "model/river_dragons/pieces.hpp"
#include "model/river_dragons/state.hpp"
#include "solver/questions/question.hpp"
#include "solver/questions/river_dragons/answering.hpp"
#include "solver/questions/river_dragons/course.hpp"
#include "solver/questions/river_dragons/plans.hpp"
#include "solver/questions/river_dragons/questions.hpp"
#include "solver/questions/river_dragons/routes.hpp"
#include "solver/questions/river_dragons/schedule.hpp"

namespace ruleproof::solver::river_dragons_question {
namespace {

using namespace river_dragons;  // NOLINT(google-build-using-namespace): cards
                                // and sites

/// The cards of a round, filled up with what does no harm.
auto filled(Plan cards) -> Plan {
  for (const auto card : {Card::dragon_black, Card::stone1, Card::stone2, Card::remove, Card::jump,
                          Card::plank1, Card::plank2}) {
    if (cards.size() == most_cards) break;
    if (std::ranges::find(cards, card) == cards.end()) cards.push_back(card);
  }
  return cards;
}

/// A plan of the other player that gets in nobody's way: a step is made before a plank can lie at
/// the own village, or when it no longer matters.
auto bystander(bool last) -> Plan {
  if (last) return {Card::stone1, Card::stone2, Card::remove, Card::jump, Card::move1};
  return {Card::move1, Card::stone1, Card::stone2, Card::remove, Card::jump};
}

/// Plays a schedule along a bridge: the first seat builds and walks, the second does what is in
/// nobody's way.
auto cross_alone(const RiverDragons& game, const Bridge& bridge, const Schedule& schedule)
    -> Course {
  const auto length = static_cast<int>(bridge.planks.size());
  const auto number = [](int count) { return static_cast<std::size_t>(count); };
  Course course(game);
  Progress at;
  for (const auto& cards : schedule) {
    Wishes wishes;
    for (const auto card : cards) {
      const auto to = progress_by(card, at, length, Use::in_full);
      if (!to) continue;
      bridge.put_stones(number(at.stones), number(to->stones), wishes);
      bridge.lay_planks(number(at.planks), number(to->planks), wishes);
      bridge.walk(number(at.steps), number(to->steps), wishes);
      at = *to;
    }
    bridge.keep_away(game.rules(), wishes);
    course.plan({filled(cards), bystander(&cards == &schedule.back())});
    course.act_freely(std::move(wishes));  // those of the other player need not come true
  }
  return course;
}

/// A board on which a clean chain of that many planks of one set exists, and a bridge along it.
struct Place {
  std::string board;
  Bridge bridge;
};
auto place_for(std::size_t length) -> Place {
  const auto one_set = sets_of_planks(1);
  for (const auto* board : {"stand-in", "toy-9", "toy"}) {
    const auto game = game_of(2, board);
    auto route = clean_route(game.rules(), one_set, 0, length, [](const auto&) { return true; });
    if (route.empty()) continue;
    std::vector<PlankName> planks;
    for (const int size : assign_planks(game.rules(), route, one_set)) {
      planks.push_back(plank_name(0, size));
    }
    return {board, {std::move(route), std::move(planks)}};
  }
  return {};
}

/// "2 rounds, with 3 cards in the last".
auto cost_of(const Schedule& schedule) -> std::string {
  return fmt::format("{}, with {} in the last", counted(schedule.size(), "round"),
                     counted(schedule.back().size(), "card"));
}

auto alone_over(int length) -> Answer {
  const auto bound = best_schedule(length, Use::in_part);
  const auto schedule = best_schedule(length, Use::in_full);
  const auto [board, bridge] = place_for(static_cast<std::size_t>(length));
  Answer answer{.aspect = fmt::format("{}-planks", length),
                .clauses = {"stone.must", "plank.must", "move.two", "end.arrival"}};
  if (!bound || !schedule || bridge.sites.empty()) {
    answer.title = "No way was found to cross " + answer.aspect + " alone";
    return answer;
  }
  const auto game = game_of(2, board);
  const bool tight =
      bound->size() == schedule->size() && bound->back().size() == schedule->back().size();
  answer.says = tight ? Says::value : Says::unknown;
  answer.how = {tight ? How::counted : How::bounded, scope_of(game)};
  exhibit(answer, game, cross_alone(game, bridge, *schedule),
          "the first player crosses, on the " + game.rules().components.label,
          fmt::format("winner = 1 and first = {} and position = {}",
                      (schedule->size() - 1) % static_cast<std::size_t>(game.players()),
                      schedule->back().size() - 1));
  answer.title =
      fmt::format("To build and cross {} planks alone takes {}{}", length,
                  tight ? "" : "between " + cost_of(*bound) + ", and ", cost_of(*schedule));
  answer.text =
      "The lower bound is the best of all orders of cards that put, lay and step, where none is "
      "ever in the way; every gap has to be bridged once, with planks that may be taken up again.";
  answer.bound = tight ? "" : "no fewer than " + cost_of(*bound);
  answer.data = data_of(game);
  std::vector<std::string> rounds;
  for (const auto& cards : *schedule) rounds.push_back(text_of(cards));
  return answer.fact("cards", fmt::format("{}", fmt::join(rounds, "; ")));
}

/// That no pawn makes more steps in a round, nor more than one jump; falls are neither.
auto steps_claims(const std::string& most) -> std::vector<std::string> {
  std::vector<std::string> claims;
  for (int seat = 1; seat <= 2; ++seat) {
    const auto moves = fmt::format("p{0}.pawn.at != before.p{0}.pawn.at and ", seat);
    claims.push_back(in_this_round(moves + "before.stage = move and because.move.fall = 0") +
                     " <= " + most);
    claims.push_back(in_this_round(moves + "because.jump.landing = 1") + " <= 1");
  }
  return claims;
}

}  // namespace

auto how_many_steps_can_a_pawn_make(const AskOptions& /*options*/) -> Answers {
  const auto most_steps = [hand = game_of(2).rules().hands[0]](int by_a_jump) {
    return std::to_string(most_of_a_plan(hand, [&](Card card) {
      return card == Card::move1 ? 1 : card == Card::move2 ? 2 : card == Card::jump ? by_a_jump : 0;
    }));
  };
  const auto without = most_steps(0);
  const auto with = most_steps(2);
  return {{.says = Says::value,
           .how = {How::counted, scope_of(game_of(2))},
           .title = fmt::format("The cards of a plan make {} steps without Jump, and {} with it, "
                                "where it counts for two",
                                without, with),
           .text = "The most over all plans. A game in which five steps are made in a round is "
                   "shown by the question how soon a pawn can arrive, with two players.",
           .data = any_board,
           .clauses = {"move.one", "move.two", "jump.must"},
           .facts = {{"without Jump", without}, {"with Jump", with}},
           .always = steps_claims(without)}};
}

auto how_fast_can_a_player_cross_alone(const AskOptions& /*options*/) -> Answers {
  Answers answers;
  for (int length = 2; length <= static_cast<int>(plank_sizes); ++length) {
    answers.push_back(alone_over(length));
  }
  return answers;
}

}  // namespace ruleproof::solver::river_dragons_question
