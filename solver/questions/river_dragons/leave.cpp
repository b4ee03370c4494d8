/// Planks that leave the game, and games that nobody ends.
#include <algorithm>
#include <string>

#include "model/core/play.hpp"
#include "model/river_dragons/naming.hpp"
#include "solver/questions/river_dragons/course.hpp"
#include "solver/questions/river_dragons/plans.hpp"
#include "solver/questions/river_dragons/questions.hpp"
#include "solver/questions/river_dragons/routes.hpp"

namespace ruleproof::solver::river_dragons_question {
namespace {

using namespace river_dragons;  // NOLINT(google-build-using-namespace): cards and planks

/// The most planks that one player can lose in a round by the cards of a plan. [plank.must]
auto most_planks_chosen(Cards hand) -> int {
  int most = 0;
  for_each_plan(hand, DragonLimit::per_round, [&](const Laid& plan) {
    int planks = 0;
    for (const auto card : plan) planks += card == Card::plank1 ? 1 : card == Card::plank2 ? 2 : 0;
    most = std::max(most, planks);
  });
  return most;
}

/// Nobody ever puts a stone, so that no plank finds a place.
auto all_planks_go(const RiverDragons& game) -> Course {
  const Plan plan = {Card::plank2, Card::plank1, Card::remove, Card::move1, Card::jump};
  const std::vector<Plan> plans(static_cast<std::size_t>(game.players()), plan);
  Course course(game);
  while (course.good() &&
         planks_out(course.state()) < game.players() * static_cast<int>(plank_sizes)) {
    const int before = planks_out(course.state());
    course.round(plans);
    if (planks_out(course.state()) == before) break;
  }
  return course;
}

auto rounds_of(const RiverDragons& game, const Course& course) -> int {
  State state = game.start();
  int rounds = 0;
  for (const auto& move : course.moves()) {
    const auto next = game.apply(state, move).next;
    rounds += next.first != state.first ? 1 : 0;
    state = next;
  }
  return rounds;
}

/// Cards that do nothing, and dragons that meet dragons, until everybody has been first player.
auto nothing_happens(const RiverDragons& game) -> Course {
  std::vector<Plan> plans;
  const auto& colours = game.rules().colours;
  for (std::size_t seat = 0; seat < colours.size(); ++seat) {
    auto plan = idle_cards();
    plan.push_back(dragon_of(colours[(seat + 1) % colours.size()]));
    plans.push_back(plan);
  }
  Course course(game);
  for (int round = 0; round < game.players(); ++round) course.round(plans);
  return course;
}

/// Stones come and go in a cycle of fourteen rounds; of every beginning only one other lies among
/// the last 24. `cycles` of them.
auto stones_come_and_go(const RiverDragons& game, int cycles) -> Course {
  constexpr int stones = 7;
  const auto dragon = dragon_of(game.rules().colours[1]);
  const Plan puts = {Card::stone1, Card::move1, Card::move2, Card::jump, dragon};
  const Plan takes = {Card::remove, Card::move1, Card::move2, Card::jump, dragon};
  const Plan other = {Card::move1, Card::stone1, Card::remove, Card::move2, Card::jump};
  Course course(game);
  for (int round = 0; round < 2 * stones * cycles; ++round) {
    const bool adds = round % (2 * stones) < stones;
    const auto islet = "T" + std::to_string((round % stones) + 1);
    const std::string own = adds ? "stone " + islet : "remove stone " + islet;
    course.round(std::vector<Plan>{adds ? puts : takes, other},
                 {own, "stone T8", "remove stone T8"});
  }
  return course;
}

auto same_but_for_nothing(const State& one, const State& other) -> bool { return one == other; }

/// Moves played in the longest of some random games under a limit of fifty rounds, or nothing if
/// one of them did not end.
struct Ended {
  std::uint64_t games = 0;
  std::uint64_t longest = 0;
  bool all = true;
};
auto play_to_the_limit(const RiverDragons& game, const AskOptions& options) -> Ended {
  Ended ended;
  constexpr std::uint64_t cap = 50'000;
  for (std::uint64_t i = 0; i < 20 * options.effort; ++i) {
    std::uint64_t moves = 0;
    const auto end = play(game, Dice(options.seed + i),
                          [&](const State&, const Move&, const auto&) { ++moves; });
    ended.all = ended.all && end.stage == Stage::over && moves < cap;
    ended.longest = std::max(ended.longest, moves);
    ++ended.games;
  }
  return ended;
}

/// The smallest size whose planks, with smaller ones, link each player's villages; 0 if none does.
auto least_linking_size(const RiverDragons& game) -> int {
  const auto& rules = game.rules();
  for (int size = 1; size <= static_cast<int>(plank_sizes); ++size) {
    const auto graph = board_graph(rules, size);
    for (std::size_t seat = 0; seat < rules.colours.size(); ++seat) {
      Nodes goals(graph.nodes());
      for_each_site(rules.ends[seat], [&](Site site) { goals[site] = true; });
      if (shortest_path(graph, rules.home[seat], goals)) return size;
    }
  }
  return 0;
}

/// The largest plank that is not out of the game.
auto largest_left(const State& state) -> int {
  int largest = 0;
  for_each_plank(state, [&](PlankName name, const Plank& plank) {
    if (plank.at < Plank::out) largest = std::max(largest, name.size());
  });
  return largest;
}

}  // namespace

auto how_soon_can_all_planks_be_gone(const AskOptions& /*options*/) -> Answers {
  Answers answers;
  for (int players = 2; players <= static_cast<int>(most_players); ++players) {
    const auto game = game_of(players);
    const int most = most_planks_chosen(game.rules().hands[0]);
    const int least_rounds = (static_cast<int>(plank_sizes) + most - 1) / most;
    const auto course = all_planks_go(game);
    const int rounds = rounds_of(game, course);
    Answer answer{.aspect = aspect_of(players), .says = Says::value, .how = How::counted};
    answer.shown.push_back(
        shown(game, course, "no stone, no place for any plank", [&](const State& state) {
          return planks_out(state) == players * static_cast<int>(plank_sizes);
        }));
    if (!replays(answer) || rounds != least_rounds) {
      answer.says = Says::unknown;
      answer.how = How::unknown;
    }
    answer.title = "With " + std::to_string(players) +
                   " players all planks can be out of the game "
                   "after " +
                   std::to_string(rounds) + " rounds, and no sooner";
    answer.text = "The cards of a plan take at most " + std::to_string(most) +
                  " planks of a player; while no stone lies on the board none of them has a place.";
    answer.data = any_board;
    answer.clauses = {"plank.no-place", "plank.must", "plan.five"};
    answer.fact("planks that a player can lose in a round", std::to_string(most))
        .fact("rounds", std::to_string(rounds));
    answers.push_back(std::move(answer));
  }
  return answers;
}

auto is_there_an_endless_play(const AskOptions& /*options*/) -> Answers {
  Answers answers;
  for (int players = 2; players <= static_cast<int>(most_players); ++players) {
    const auto game = game_of(players);
    Answer answer{.aspect = aspect_of(players), .says = Says::yes, .how = How::replayed};
    answer.shown.push_back(
        shown(game, nothing_happens(game), "the opening again, the same player first",
              [&](const State& state) { return same_but_for_nothing(state, game.start()); }));
    if (!replays(answer)) answer.how = How::unknown;
    answer.title = "With " + std::to_string(players) +
                   " players a play can repeat its positions for ever, every " +
                   std::to_string(players) + " rounds";
    answer.text =
        "Remove finds nothing, the moves make pawns fall where they stand, dragons meet "
        "dragons. None of it asks for the board.";
    answer.data = any_board;
    answer.clauses = {"end.arrival", "remove.lost", "move.fall", "dragon.not-dragon"};
    answers.push_back(std::move(answer));
  }
  return answers;
}

auto does_every_play_end(const AskOptions& options) -> Answers {
  Answers answers;
  const auto with = [](Ending ending, std::string board) {
    Rulings rulings;
    rulings.ending = ending;
    return game_of(2, std::move(board), rulings);
  };
  for (const auto ending : {Ending::arrival_only, Ending::no_planks}) {
    const auto game = with(ending, "stand-in");
    Answer answer{.aspect = ending == Ending::no_planks ? "no-planks" : "arrival-only",
                  .says = Says::no,
                  .how = How::replayed};
    answer.shown.push_back(
        shown(game, nothing_happens(game), "two rounds, and the opening again",
              [&](const State& state) { return same_but_for_nothing(state, game.start()); }));
    if (!replays(answer)) answer.how = How::unknown;
    answer.title = "Under ending=" + answer.aspect + " a play need not end";
    answer.data = any_board;
    answers.push_back(std::move(answer));
  }
  const auto repeats = with(Ending::repetition, "toy-9");
  Answer repetition{.aspect = "repetition", .says = Says::no, .how = How::replayed};
  const auto before = stones_come_and_go(repeats, 2);
  repetition.shown.push_back(
      shown(repeats, stones_come_and_go(repeats, 3),
            "the position of fourteen rounds before, with all "
            "that is remembered",
            [&](const State& state) { return same_but_for_nothing(state, before.state()); }));
  if (!replays(repetition)) repetition.how = How::unknown;
  repetition.title =
      "Under ending=repetition a play need not end, as the ruling looks back on 24 "
      "beginnings only";
  repetition.data = data_of(repeats);
  answers.push_back(std::move(repetition));
  const auto fifty = with(Ending::fifty_rounds, "toy");
  const auto ended = play_to_the_limit(fifty, options);
  Answer limit{
      .aspect = "fifty-rounds", .says = ended.all ? Says::yes : Says::no, .how = How::sampled};
  limit.title = ended.all ? "Under ending=fifty-rounds every play that was sampled ends"
                          : "Under ending=fifty-rounds a play was found that does not end";
  limit.bound = std::to_string(ended.games) + " random games, the longest of " +
                std::to_string(ended.longest) + " moves";
  limit.data = data_of(fifty);
  answers.push_back(std::move(limit));
  for (auto& answer : answers) answer.clauses = {"end.arrival", "round.end"};
  return answers;
}

auto is_a_dead_position_reachable(const AskOptions& /*options*/) -> Answers {
  Answers answers;
  for (int players = 2; players <= static_cast<int>(most_players); ++players) {
    const auto game = game_of(players);
    Answer answer{.aspect = aspect_of(players), .says = Says::yes, .how = How::replayed};
    answer.shown.push_back(shown(game, all_planks_go(game), "no plank is left to anybody",
                                 [&](const State& state) { return largest_left(state) == 0; }));
    if (!replays(answer)) answer.how = How::unknown;
    answer.title =
        "With " + std::to_string(players) +
        " players a position is reachable after two rounds in which nobody can ever arrive";
    answer.text =
        "All planks are out of the game, on any board, and none comes back: that is proved "
        "of the totals. Whether fewer than all players can bring it about, or sooner, is "
        "open.";
    answer.data = any_board;
    answer.clauses = {"plank.no-place", "goal.cross"};
    answer.fact("after rounds", "2").fact("players that take part in it", std::to_string(players));
    answers.push_back(std::move(answer));
  }
  for (const auto* board : {"stand-in", "toy", "toy-3", "toy-7", "toy-9"}) {
    const auto game = game_of(2, board);
    const int size = least_linking_size(game);
    Answer answer{
        .aspect = std::string("board-") + board, .says = Says::value, .how = How::counted};
    answer.title = size <= 1 ? "On the " + game.rules().components.label +
                                   " planks of size 1 link a player's villages"
                             : "On the " + game.rules().components.label +
                                   " the game is dead as soon as no plank of size " +
                                   std::to_string(size) + " or more is left, with 2 players";
    answer.text =
        "A search in the graph of the board: gaps that planks of a size or a smaller one "
        "span, whoever lays them and however often. Planks that rest on their ends only.";
    answer.data = data_of(game);
    answer.clauses = {"goal.cross", "plank.too-short"};
    answer.fact("smallest size that links", std::to_string(size));
    answers.push_back(std::move(answer));
  }
  return answers;
}

}  // namespace ruleproof::solver::river_dragons_question
