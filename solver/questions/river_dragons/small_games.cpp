/// Small games of which all positions are visited as one graph: shortest wins, positions without
/// hope, cycles, and whether the seat matters when all play alike. On a larger board that is
/// sampled.
#include <algorithm>
#include <array>
#include <cstddef>
#include <cstdint>
#include <string>
#include <string_view>
#include <utility>

#include "model/core/game.hpp"
#include "model/core/play.hpp"
#include "model/core/setup.hpp"
#include "model/core/strength.hpp"
#include "model/river_dragons/pieces.hpp"
#include "model/river_dragons/state.hpp"
#include "solver/divergence/frequency.hpp"
#include "solver/explore/exploration.hpp"
#include "solver/graph/graph.hpp"
#include "solver/graph/state_graph.hpp"
#include "solver/graph/values.hpp"
#include "solver/questions/question.hpp"
#include "solver/questions/river_dragons/answering.hpp"
#include "solver/questions/river_dragons/course.hpp"
#include "solver/questions/river_dragons/questions.hpp"

namespace ruleproof::solver::river_dragons_question {
namespace {

using namespace river_dragons;  // NOLINT(google-build-using-namespace): stages

/// Its set-up, and how many positions were visited.
auto bound_of(const RiverDragons& game, const StateGraph<RiverDragons>& graph) -> std::string {
  return fmt::format("{}; {} positions", ruleproof::to_text(game.setup().options), graph.size());
}

auto look_at(std::string aspect, std::string_view options, const ExploreOptions& bounds) -> Answer {
  const auto game = small_game(fmt::format("players=2 cards=1 planks=1 dragons=0 {}", options));
  const auto& label = game.rules().components.label;
  const StateGraph<RiverDragons> graph(game, bounds);
  Answer answer{.aspect = std::move(aspect),
                .how = {How::bounded, scope_of(game)},
                .title = fmt::format("The {} has too many positions to visit all", label),
                .bound = bound_of(game, graph),
                .data = data_of(game),
                .clauses = {"end.arrival", "plank.no-place"}};
  if (!graph.complete()) return answer;
  const auto won = graph.where([](const State& state) { return state.winner != 0; });
  const auto dead = hopeless(graph.adjacency(), won);
  const auto dead_count = std::ranges::count(dead, true);
  const auto parts = components(graph.adjacency());
  const auto win = shortest_path(graph.adjacency(), 0, won);
  const auto end = shortest_path(graph.adjacency(), 0, dead);
  const auto length = [](const auto& path) {
    return path ? counted(path->size(), "move") : std::string("none");
  };
  answer.says = dead_count > 0 ? Says::yes : Says::no;
  answer.how = {How::exhaustive, scope_of(game)};
  answer.title = fmt::format(
      "On the {} {} of {} positions of a small game are dead; the shortest win takes {}, the "
      "shortest way to a dead position {}",
      label, dead_count, graph.size(), length(win), length(end));
  if (win) answer.always = {fmt::format("winner = 0 or moves-made >= {}", win->size())};
  answer.text =
      "All positions and moves as one graph. Dead are those from which no move of anybody leads to "
      "an arrival.";
  answer.fact("positions", std::to_string(graph.size()))
      .fact("moves", std::to_string(graph.adjacency().edges()))
      .fact("dead positions", std::to_string(dead_count))
      .fact("shortest win", length(win))
      .fact("shortest way to a dead position", length(end))
      .fact("strongly connected components", std::to_string(parts.count))
      .fact("positions can repeat", parts.acyclic ? "no" : "yes");
  const auto show_path = [&](const auto& path, const char* title) {
    if (!path) return;
    const auto expected = graph.state(graph.adjacency().to[path->back()]);
    answer.shown.push_back(show(game, graph.moves_of(*path), title, position_claims(expected)));
  };
  show_path(win, "a shortest win");
  show_path(end, "the nearest dead position");
  return answer;
}

auto percent(double share) -> std::string { return fmt::format("{:.2f} %", 100 * share); }

/// Who wins how often when everybody chooses uniformly among his legal moves. Games that are not
/// decided within so many moves count for nobody.
struct Wins {
  std::array<std::uint64_t, most_players> by_seat{};
  std::uint64_t decided = 0;
};

auto play_alike(const RiverDragons& game, std::uint64_t games, int most_moves, std::uint64_t seed)
    -> Wins {
  Wins wins;
  MoveList<Move> list;
  for (std::uint64_t i = 0; i < games; ++i) {
    Random random(seed + i);
    auto state = game.start();
    for (int move = 0; move < most_moves && state.stage != Stage::over; ++move) {
      moves(game, state, list);
      state = game.apply(state, list[random.below(list.size())]).next;
    }
    if (state.winner == 0) continue;
    ++wins.decided;
    ++wins.by_seat[state.winner - 1U];
  }
  return wins;
}

auto sampled(int players, const AskOptions& options) -> Answer {
  constexpr int most_moves = 2000;
  const auto game = game_of(players, "toy-hub");
  const std::uint64_t games = 3000 * options.effort;
  const auto wins = play_alike(game, games, most_moves, options.seed);
  Answer answer{.aspect = fmt::format("{}-players", players),
                .how = {How::sampled, scope_of(game)},
                .text =
                    "Shares of the decided games, by the seat in clockwise order from the first "
                    "player of round 1, with intervals of 95 % each. One board, one way to play.",
                .bound = fmt::format("{} games of at most {} moves, of which {} were decided",
                                     games, most_moves, wins.decided),
                .data = data_of(game)};
  // Each of the intervals at 95 %: with six of them one misses more often than in 1 of 20 samples.
  bool fair = true;
  for (int seat = 0; seat < players; ++seat) {
    const auto often = frequency(wins.by_seat[static_cast<std::size_t>(seat)], wins.decided);
    fair = fair && often.low <= 1.0 / players && 1.0 / players <= often.high;
    answer.fact(fmt::format("seat {}", seat + 1),
                fmt::format("{} ({} to {})", percent(often.share()), percent(often.low),
                            percent(often.high)));
  }
  answer.says = fair ? Says::no : Says::yes;
  answer.title =
      fmt::format("With {} players who all choose at random {}", players,
                  fair ? "no advantage of a seat was seen" : "some seats won more often");
  return answer;
}

/// The chance of a seat in the graph as a game in which chance makes every choice.
auto chance_of(const StateGraph<RiverDragons>& graph, int seat) {
  auto game = graph.as_game(player_seat(seat), [seat](const State& state) -> std::int64_t {
    return state.winner == seat + 1 ? 1 : 0;
  });
  for (auto& role : game.role) {
    if (role != Role::over) role = Role::chance;
  }
  return expect(game, 0, Others::at_random);
}

auto exact(const AskOptions& options) -> Answer {
  const auto game = small_game(
      "players=2 data=toy-3 cards=1 planks=1 rounds=10 dragons=0 actions=stone1+plank1+move1");
  const StateGraph<RiverDragons> graph(game, {.max_bytes = options.max_bytes});
  const auto first = chance_of(graph, 0);
  const auto second = chance_of(graph, 1);
  Answer answer{.aspect = "exact", .bound = bound_of(game, graph), .data = data_of(game)};
  if (!first || !second || !graph.complete()) return answer;
  const bool fair = first->exact == second->exact;
  answer.says = Says::value;
  answer.how = {How::exhaustive, scope_of(game)};
  answer.title = fmt::format(
      "On a toy board, with random choices, the first seat wins with probability {} and the second "
      "with {}",
      percent(first->value), percent(second->value));
  answer.text = fair ? "Both fractions are equal." : "The fractions are exact, and they differ.";
  constexpr std::size_t readable = 60;
  if (first->exact.size() <= readable) answer.fact("first seat", first->exact);
  if (second->exact.size() <= readable) answer.fact("second seat", second->exact);
  return answer;
}

}  // namespace

auto what_do_toy_games_look_like(const AskOptions& options) -> Answers {
  const auto bounds = options.search(1'500'000);
  return {look_at("three-islets", "data=toy-3 actions=stone1+plank1+move1", bounds),
          look_at("three-islets-remove", "data=toy-3 actions=stone1+plank1+remove+move1", bounds),
          look_at("six-islets", "data=toy actions=stone1+plank1+move1", bounds)};
}

auto does_the_seat_matter(const AskOptions& options) -> Answers {
  Answers answers{exact(options)};
  for (const int players : numbers_of_players) answers.push_back(sampled(players, options));
  for (auto& answer : answers) answer.clauses = {"action.reveal", "round.end"};
  return answers;
}

}  // namespace ruleproof::solver::river_dragons_question
