/// Whether the seat matters when all play alike: exactly on a small game, sampled on a larger one.
#include <algorithm>
#include <cstdio>
#include <string>

#include "model/core/play.hpp"
#include "solver/divergence/frequency.hpp"
#include "solver/graph/state_graph.hpp"
#include "solver/questions/river_dragons/course.hpp"
#include "solver/questions/river_dragons/questions.hpp"

namespace ruleproof::solver::river_dragons_question {
namespace {

using namespace river_dragons;  // NOLINT(google-build-using-namespace): stages

auto percent(double share) -> std::string {
  std::array<char, 16> text{};
  std::snprintf(text.data(), text.size(), "%.2f %%", 100 * share);
  return text.data();
}

/// Who wins how often when everybody chooses uniformly among his legal moves. Games that are not
/// decided within so many moves count for nobody.
struct Wins {
  std::array<std::uint64_t, most_players> by_seat{};
  std::uint64_t decided = 0;
  std::uint64_t games = 0;
};

auto play_alike(const RiverDragons& game, std::uint64_t games, int most_moves, std::uint64_t seed)
    -> Wins {
  Wins wins;
  MoveList<Move> list;
  for (wins.games = 0; wins.games < games; ++wins.games) {
    Random random(seed + wins.games);
    auto state = game.start();
    for (int i = 0; i < most_moves && state.stage != Stage::over; ++i) {
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
  const auto wins = play_alike(game, 3000 * options.effort, most_moves, options.seed);
  Answer answer{.aspect = aspect_of(players), .how = How::sampled};
  // Each of the intervals at 95 %: with six of them one misses more often than in 1 of 20 samples.
  bool fair = true;
  for (int seat = 0; seat < players; ++seat) {
    const auto often = frequency(wins.by_seat[static_cast<std::size_t>(seat)], wins.decided);
    fair = fair && often.low <= 1.0 / players && 1.0 / players <= often.high;
    answer.fact(
        "seat " + std::to_string(seat + 1),
        percent(often.share()) + " (" + percent(often.low) + " to " + percent(often.high) + ")");
  }
  answer.says = fair ? Says::no : Says::yes;
  answer.title = fair ? "With " + std::to_string(players) +
                            " players who all choose at random no advantage of a seat was seen"
                      : "With " + std::to_string(players) +
                            " players who all choose at random some seats won more often";
  answer.text =
      "Shares of the decided games, by the seat in clockwise order from the first player "
      "of round 1, with intervals of 95 % each. One board, one way to play.";
  answer.bound = std::to_string(wins.games) + " games of at most " + std::to_string(most_moves) +
                 " moves, of which " + std::to_string(wins.decided) + " were decided";
  answer.data = data_of(game);
  return answer;
}

/// The graph as a game in which chance makes every choice.
auto all_by_chance(const StateGraph<RiverDragons>& graph, int seat) -> GraphGame {
  auto game = graph.as_game(player_seat(seat), [seat](const State& state) -> std::int64_t {
    return state.winner == seat + 1 ? 1 : 0;
  });
  for (auto& role : game.role) {
    if (role != Role::over) role = Role::chance;
  }
  return game;
}

auto exact(const AskOptions& options) -> Answer {
  const SetupText setup{.options = {{"players", "2"},
                                    {"data", "toy-3"},
                                    {"cards", "1"},
                                    {"planks", "1"},
                                    {"rounds", "10"},
                                    {"dragons", "0"},
                                    {"actions", "stone1+plank1+move1"}},
                        .rulings = {}};
  const auto game = RiverDragons::configure(setup).value();
  const StateGraph<RiverDragons> graph(game, {.max_bytes = options.max_bytes});
  const auto first = expect(all_by_chance(graph, 0), 0, Others::at_random);
  const auto second = expect(all_by_chance(graph, 1), 0, Others::at_random);
  Answer answer{.aspect = "exact", .says = Says::unknown};
  answer.bound =
      ruleproof::to_text(setup.options) + "; " + std::to_string(graph.size()) + " positions";
  answer.data = data_of(game);
  if (!first || !second || !graph.complete()) return answer;
  const bool fair = first->exact == second->exact;
  answer.says = fair ? Says::no : Says::yes;
  answer.how = How::exhaustive;
  answer.title = "On a toy board, with random choices, the first seat wins with probability " +
                 percent(first->value) + " and the second with " + percent(second->value);
  answer.text = fair ? "Both fractions are equal." : "The fractions are exact, and they differ.";
  constexpr std::size_t readable = 60;
  for (const auto& [name, expected] : {std::pair{"first seat", first}, {"second seat", second}}) {
    if (expected->exact.size() <= readable) answer.fact(name, expected->exact);
  }
  return answer;
}

}  // namespace

auto does_the_seat_matter(const AskOptions& options) -> Answers {
  Answers answers{exact(options)};
  for (int players = 2; players <= static_cast<int>(most_players); ++players) {
    answers.push_back(sampled(players, options));
  }
  for (auto& answer : answers) answer.clauses = {"action.reveal", "round.end"};
  return answers;
}

}  // namespace ruleproof::solver::river_dragons_question
