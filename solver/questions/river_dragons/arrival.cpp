/// How soon a pawn can arrive when all help it.
#include <algorithm>
#include <string>

#include "model/river_dragons/naming.hpp"
#include "solver/questions/river_dragons/course.hpp"
#include "solver/questions/river_dragons/questions.hpp"
#include "solver/questions/river_dragons/routes.hpp"

namespace ruleproof::solver::river_dragons_question {
namespace {

using namespace river_dragons;  // NOLINT(google-build-using-namespace): cards and sites

constexpr int steps_in_a_round = 5;  // One Move, Two Moves and Jump: how-many-steps

auto goal_of(const Rules& rules, int seat) -> Site {
  return village(rules.components.opposite[rules.home[static_cast<std::size_t>(seat)]]);
}

/// The fewest planks between two villages, whatever planks there are.
auto fewest_planks(const Rules& rules, Site from, Site to) -> std::optional<int> {
  const auto graph = board_graph(rules, static_cast<int>(plank_sizes));
  Nodes goals(graph.nodes());
  goals[to] = true;
  const auto path = shortest_path(graph, from, goals);
  if (!path) return std::nullopt;
  return static_cast<int>(path->size());
}

/// A bridge that two players build together in one round.
struct Bridge {
  Route sites;
  std::vector<PlankName> planks;
};

auto first_of(const std::vector<int>& sizes, int size) -> std::size_t {
  return static_cast<std::size_t>(std::ranges::find(sizes, size) - sizes.begin());
}

/// Planks of two seats for a route, at most so many of each.
auto shared_planks(const Rules& rules, const Route& route, int walker, int helper,
                   std::size_t most_of_walker, std::size_t most_of_helper)
    -> std::optional<std::vector<PlankName>> {
  const auto sizes = assign_planks(rules, route, sets_of_planks(2));
  const auto times = [&](std::size_t i) { return std::ranges::count(sizes, sizes[i]); };
  // Of a size that is used twice each lays one; the others are the walker's as far as he can.
  std::array<std::size_t, 2> laid{};
  for (std::size_t i = 0; i < sizes.size(); ++i) {
    if (times(i) == 2) ++laid[i == first_of(sizes, sizes[i]) ? 0 : 1];
  }
  std::vector<PlankName> planks;
  for (std::size_t i = 0; i < sizes.size(); ++i) {
    const bool twice = times(i) == 2;
    const bool to_helper = twice ? i != first_of(sizes, sizes[i]) : laid[0] >= most_of_walker;
    if (!twice) ++laid[to_helper ? 1 : 0];
    planks.push_back(plank_name(to_helper ? helper : walker, sizes[i]));
  }
  if (laid[0] > most_of_walker || laid[1] > most_of_helper) return std::nullopt;
  return planks;
}

auto find_bridge(const Rules& rules, int walker, int helper, std::size_t length,
                 std::size_t most_of_walker) -> std::optional<Bridge> {
  std::optional<Bridge> found;
  for_each_chain(rules, sets_of_planks(2), rules.home[static_cast<std::size_t>(walker)],
                 goal_of(rules, walker), length, [&](const Chain& chain) {
                   if (!chain.clean) return true;
                   auto planks =
                       shared_planks(rules, chain.sites, walker, helper, most_of_walker, 2);
                   if (planks) found = Bridge{chain.sites, std::move(*planks)};
                   return !found;
                 });
  return found;
}

class Together {
 public:
  Together(const RiverDragons& game, int walker, int helper, Bridge bridge)
      : game_(game), walker_(walker), helper_(helper), bridge_(std::move(bridge)) {}

  /// Five steps in one round: the helper's pawn comes from the goal, to be jumped over.
  auto in_one_round() -> Course {
    Course course(game_);
    auto wishes = building();
    wishes.push_back(step(0));
    wishes.push_back(step(1));
    wishes.push_back(step(2));
    wishes.push_back("jump over " + plank(3) + " to " + site(4));
    wishes.push_back(step(3));  // of the helper
    append_elsewhere(wishes);
    course.plan(plans({Card::stone2, Card::plank2, Card::move2, Card::move1, Card::jump},
                      {Card::stone1, Card::plank2, Card::move1, Card::stone2, Card::remove}));
    return course.act_freely(wishes);
  }

  /// All is built in the first round, and the walker makes three steps in it and the rest later.
  auto in_two_rounds() -> Course {
    Course course(game_);
    auto wishes = building();
    for (std::size_t i = 0; i < 3; ++i) wishes.push_back(step(i));
    append_elsewhere(wishes);
    const Plan helper = {Card::stone2, Card::plank2, Card::jump, Card::stone1, Card::remove};
    course.plan(
        plans({Card::stone2, Card::plank2, Card::plank1, Card::move2, Card::move1}, helper));
    course.act_freely(wishes);
    wishes.clear();
    for (std::size_t i = 3; i < bridge_.planks.size(); ++i) wishes.push_back(step(i));
    wishes.push_back("move to " + site(bridge_.planks.size()));
    append_elsewhere(wishes);
    course.plan(plans({Card::move2, Card::move1, Card::stone1, Card::stone2, Card::jump},
                      {Card::stone2, Card::stone1, Card::jump, Card::plank1, Card::remove}));
    return course.act_freely(wishes);
  }

 private:
  [[nodiscard]] auto plans(const Plan& walker, const Plan& helper) const -> std::vector<Plan> {
    std::vector<Plan> all(static_cast<std::size_t>(game_.players()),
                          {Card::move1, Card::move2, Card::jump, Card::stone1, Card::stone2});
    all[static_cast<std::size_t>(walker_)] = walker;
    all[static_cast<std::size_t>(helper_)] = helper;
    return all;
  }
  [[nodiscard]] auto plank(std::size_t i) const -> std::string {
    return plank_text(game_.rules(), bridge_.planks[i]);
  }
  [[nodiscard]] auto site(std::size_t i) const -> std::string {
    return site_text(game_.rules(), bridge_.sites[i]);
  }
  [[nodiscard]] auto step(std::size_t i) const -> std::string { return "move to " + plank(i); }
  [[nodiscard]] auto building() const -> std::vector<std::string> {
    std::vector<std::string> wishes;
    for (std::size_t i = 1; i + 1 < bridge_.sites.size(); ++i) wishes.push_back("stone " + site(i));
    for (std::size_t i = 0; i < bridge_.planks.size(); ++i) {
      wishes.push_back("choose " + plank(i));
      wishes.push_back("lay " + plank(i) + ' ' + site(i) + ' ' + site(i + 1));
    }
    return wishes;
  }
  /// What the others may put, and take away again.
  auto append_elsewhere(std::vector<std::string>& wishes) const -> void {
    const auto& rules = game_.rules();
    for (const char* verb : {"stone ", "remove stone "}) {
      for (std::size_t i = 0; i < rules.components.islets.size(); ++i) {
        if (std::ranges::find(bridge_.sites, islet(i)) != bridge_.sites.end()) continue;
        wishes.push_back(verb + site_text(rules, islet(i)));
      }
    }
  }

  const RiverDragons& game_;
  int walker_;
  int helper_;
  Bridge bridge_;
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
  std::optional<Course> course;
};

auto fastest(const RiverDragons& game, int seat, int least_planks) -> Fastest {
  const auto& rules = game.rules();
  const auto wins = [&](const Course& course) {
    return course.good() && course.state().winner == seat + 1;
  };
  const int other = facing(rules, seat);
  if (least_planks <= 4 && other >= 0) {
    if (auto bridge = find_bridge(rules, seat, other, 4, 2)) {
      auto course = Together(game, seat, other, std::move(*bridge)).in_one_round();
      if (wins(course)) return {1, std::move(course)};
    }
  }
  const int helper = other >= 0 ? other : (seat + 1) % rules.players;
  for (const std::size_t length : {4U, 5U}) {
    auto bridge = find_bridge(rules, seat, helper, length, 3);
    if (!bridge) continue;
    auto course = Together(game, seat, helper, std::move(*bridge)).in_two_rounds();
    if (wins(course)) return {2, std::move(course)};
  }
  return {};
}

}  // namespace

auto how_soon_can_a_pawn_arrive(const AskOptions& /*options*/) -> Answers {
  Answers answers;
  for (int players = 2; players <= static_cast<int>(most_players); ++players) {
    const auto game = game_of(players);
    const auto& rules = game.rules();
    for (int seat = 0; seat < players; ++seat) {
      const auto colour = std::string(to_text(rules.colours[static_cast<std::size_t>(seat)]));
      Answer answer{.aspect = aspect_of(players) + "-" + colour};
      answer.data = data_of(game);
      answer.clauses = {"goal.cross", "end.arrival", "jump.must"};
      const auto planks =
          fewest_planks(rules, rules.home[static_cast<std::size_t>(seat)], goal_of(rules, seat));
      const int least = planks ? (*planks + steps_in_a_round) / steps_in_a_round : 0;
      auto found = planks ? fastest(game, seat, *planks) : Fastest{};
      const auto who =
          "With " + std::to_string(players) + " players and the help of all, " + colour;
      answer.fact("planks at the least", planks ? std::to_string(*planks) : "none suffice")
          .fact("rounds at the least", std::to_string(least));
      if (!found.course) {
        answer.title = who + " was not seen to arrive";
        answers.push_back(std::move(answer));
        continue;
      }
      answer.shown.push_back(shown(game, *found.course, colour + " arrives",
                                   [&](const State& state) { return state.winner == seat + 1; }));
      const bool tight = found.rounds == least;
      answer.says = tight ? Says::value : Says::unknown;
      answer.how = !replays(answer) ? How::unknown : tight ? How::counted : How::bounded;
      const auto rounds = [](int n) { return std::to_string(n) + (n == 1 ? " round" : " rounds"); };
      answer.title =
          who + " arrives in " +
          (tight ? rounds(found.rounds)
                 : rounds(found.rounds) + " at the most, and " + rounds(least) + " at the least");
      answer.text =
          "A shortest path in the graph of the board gives the planks that have to be "
          "walked, one step each and one more, and no plan makes more than five steps.";
      answer.bound = tight ? "" : "between " + rounds(least) + " and " + rounds(found.rounds);
      answer.fact("rounds in the game shown", std::to_string(found.rounds));
      answers.push_back(std::move(answer));
    }
  }
  return answers;
}

}  // namespace ruleproof::solver::river_dragons_question
