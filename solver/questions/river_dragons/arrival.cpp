/// How soon a pawn can arrive when all help it.
///
/// A shortest path in the graph of the board gives the planks that have to be walked, one step each
/// and one more, and no plan makes more than five steps (how-many-steps): a lower bound. Games in
/// which two players build a bridge together show how near it can be come to.
#include <algorithm>
#include <cstddef>
#include <optional>
#include <string>
#include <utility>
#include <vector>

#include "model/core/strength.hpp"
#include "model/river_dragons/colours.hpp"
#include "model/river_dragons/data/components.hpp"
#include "model/river_dragons/moves.hpp"
#include "model/river_dragons/pieces.hpp"
#include "solver/graph/graph.hpp"
#include "solver/questions/question.hpp"
#include "solver/questions/river_dragons/answering.hpp"
#include "solver/questions/river_dragons/course.hpp"
#include "solver/questions/river_dragons/questions.hpp"
#include "solver/questions/river_dragons/routes.hpp"

namespace ruleproof::solver::river_dragons_question {
namespace {

using namespace river_dragons;  // NOLINT(google-build-using-namespace): cards and sites

constexpr int steps_in_a_round = 5;  // One Move, Two Moves and Jump: how-many-steps

/// The fewest planks that a seat has to walk, whatever planks there are.
auto fewest_planks(const Rules& rules, int seat) -> std::optional<int> {
  const auto graph = board_graph(rules, static_cast<int>(plank_sizes));
  Nodes goals(graph.nodes());
  goals[goal_of(rules, seat)] = true;
  const auto path = shortest_path(graph, rules.home[static_cast<std::size_t>(seat)], goals);
  if (!path) return std::nullopt;
  return static_cast<int>(path->size());
}

/// Who walks, and who helps.
struct Pair {
  int walker = 0;
  int helper = 0;
};

/// Planks of the two for a route, at most so many of each; empty if these do not suffice.
auto shared_planks(const Rules& rules, const Route& route, Pair pair, int most_of_walker)
    -> std::vector<PlankName> {
  constexpr int most_of_helper = 2;
  const auto sizes = assign_planks(rules, route, sets_of_planks(2));
  const auto twice = [&](int size) { return std::ranges::count(sizes, size) == 2; };
  // Of a size that is used twice each lays one; the others are the walker's as far as he can.
  int by_walker = 0;
  for (int size = 1; size <= static_cast<int>(plank_sizes); ++size)
    by_walker += twice(size) ? 1 : 0;
  int by_helper = by_walker;
  std::vector<PlankName> planks;
  for (auto size = sizes.begin(); size != sizes.end(); ++size) {
    bool helps = by_walker >= most_of_walker;
    if (twice(*size)) {
      helps = std::find(sizes.begin(), size, *size) != size;  // the second of the two
    } else {
      ++(helps ? by_helper : by_walker);
    }
    planks.push_back(plank_name(helps ? pair.helper : pair.walker, *size));
  }
  if (by_walker > most_of_walker || by_helper > most_of_helper) planks.clear();
  return planks;
}

auto find_bridge(const Rules& rules, Pair pair, std::size_t length, int most_of_walker) -> Bridge {
  const auto planks = [&](const Route& route) {
    return shared_planks(rules, route, pair, most_of_walker);
  };
  auto route = clean_route(rules, sets_of_planks(2), pair.walker, length,
                           [&](const Route& found) { return !planks(found).empty(); });
  if (route.empty()) return {};
  auto shared = planks(route);
  return {std::move(route), std::move(shared)};
}

/// Games in which two players build a bridge in the first round and the one walks it.
class Together {
 public:
  Together(const RiverDragons& game, Pair pair, Bridge bridge)
      : game_(game), pair_(pair), bridge_(std::move(bridge)) {}

  /// Five steps in one round: the helper's pawn comes from the goal, to be jumped over.
  auto in_one_round() -> Course {
    auto wishes = building(3);
    wishes.emplace_back(JumpOver{bridge_.planks[3], Stand::in(bridge_.sites[4])});
    bridge_.walk(3, 4, wishes);  // the helper
    return round({Card::stone2, Card::plank2, Card::move2, Card::move1, Card::jump},
                 {Card::stone1, Card::plank2, Card::move1, Card::stone2, Card::remove},
                 std::move(wishes));
  }

  /// All is built in the first round, and the walker makes three steps in it and the rest later.
  auto in_two_rounds() -> Course {
    round({Card::stone2, Card::plank2, Card::plank1, Card::move2, Card::move1},
          {Card::stone2, Card::plank2, Card::jump, Card::stone1, Card::remove}, building(3));
    Wishes wishes;
    bridge_.walk(3, bridge_.planks.size() + 1, wishes);
    return round({Card::move2, Card::move1, Card::stone1, Card::stone2, Card::jump},
                 {Card::stone2, Card::stone1, Card::jump, Card::plank1, Card::remove},
                 std::move(wishes));
  }

 private:
  /// The whole bridge, and the first steps on it.
  [[nodiscard]] auto building(std::size_t steps) const -> Wishes {
    Wishes wishes;
    bridge_.put_stones(0, bridge_.planks.size() - 1, wishes);
    bridge_.lay_planks(0, bridge_.planks.size(), wishes);
    bridge_.walk(0, steps, wishes);
    return wishes;
  }
  auto round(Plan walker, Plan helper, Wishes wishes) -> Course& {
    bridge_.keep_away(game_.rules(), wishes);
    auto plans = idle_plans(game_);
    plans[static_cast<std::size_t>(pair_.walker)] = std::move(walker);
    plans[static_cast<std::size_t>(pair_.helper)] = std::move(helper);
    return course_.plan(plans).act_freely(std::move(wishes));
  }

  const RiverDragons& game_;
  Pair pair_;
  Bridge bridge_;
  Course course_{game_};
};

/// The seat whose home is the goal of that seat, or -1.
auto facing(const Rules& rules, int seat) -> int {
  for (int other = 0; other < rules.players; ++other) {
    if (rules.home[static_cast<std::size_t>(other)] == goal_of(rules, seat)) return other;
  }
  return -1;
}

/// A game of the fewest rounds that was found, and how many these are; 0 if none was.
struct Fastest {
  int rounds = 0;
  std::optional<Course> course = {};
};

auto fastest(const RiverDragons& game, int seat, int least_planks) -> Fastest {
  const auto& rules = game.rules();
  const auto wins = [&](const Course& course) {
    return course.good() && course.state().winner == seat + 1;
  };
  const int other = facing(rules, seat);
  const Pair pair{seat, other >= 0 ? other : (seat + 1) % rules.players};
  if (least_planks <= 4 && other >= 0) {
    const auto bridge = find_bridge(rules, pair, 4, 2);
    if (!bridge.sites.empty()) {
      auto course = Together(game, pair, bridge).in_one_round();
      if (wins(course)) return {1, std::move(course)};
    }
  }
  for (const std::size_t length : {4U, 5U}) {
    const auto bridge = find_bridge(rules, pair, length, 3);
    if (bridge.sites.empty()) continue;
    auto course = Together(game, pair, bridge).in_two_rounds();
    if (wins(course)) return {2, std::move(course)};
  }
  return {};
}

auto arrival_of(const RiverDragons& game, int seat) -> Answer {
  const auto& rules = game.rules();
  const auto colour = to_text(rules.colours[static_cast<std::size_t>(seat)]);
  const auto planks = fewest_planks(rules, seat);
  const int least = planks ? (*planks + steps_in_a_round) / steps_in_a_round : 0;
  const auto found = planks ? fastest(game, seat, *planks) : Fastest{};
  const auto who = fmt::format("With {} players and the help of all, {}", game.players(), colour);
  Answer answer{
      .aspect = fmt::format("{}-players-{}", game.players(), colour),
      .data = data_of(game),
      .clauses = {"goal.cross", "end.arrival", "jump.must"},
      .facts = {{"planks at the least", planks ? std::to_string(*planks) : "none suffice"},
                {"rounds at the least", std::to_string(least)}}};
  if (!found.course) {
    answer.title = who + " was not seen to arrive";
    return answer;
  }
  const bool tight = found.rounds == least;
  answer.says = tight ? Says::value : Says::unknown;
  answer.how = {tight ? How::counted : How::bounded, scope_of(game)};
  exhibit(answer, game, *found.course, fmt::format("{} arrives", colour),
          fmt::format("winner = {} and first = {}", seat + 1,
                      (found.rounds - 1) % game.players()));  // one round, one seat further
  const auto shown = counted(found.rounds, "round");
  const auto lower = counted(least, "round");
  answer.title =
      tight ? fmt::format("{} arrives in {}", who, shown)
            : fmt::format("{} arrives in {} at the most, and {} at the least", who, shown, lower);
  answer.text =
      "A shortest path in the graph of the board gives the planks that have to be walked, one step "
      "each and one more, and no plan makes more than five steps.";
  answer.bound = tight ? "" : fmt::format("between {} and {}", lower, shown);
  if (tight && least > 1) {
    answer.always = {fmt::format("winner != {} or {} >= {}", seat + 1, rounds_ended(), least - 1)};
  }
  return answer.fact("rounds in the game shown", std::to_string(found.rounds));
}

}  // namespace

auto how_soon_can_a_pawn_arrive(const AskOptions& /*options*/) -> Answers {
  Answers answers;
  for (const int players : numbers_of_players) {
    const auto game = game_of(players);
    for (int seat = 0; seat < players; ++seat) answers.push_back(arrival_of(game, seat));
  }
  return answers;
}

}  // namespace ruleproof::solver::river_dragons_question
