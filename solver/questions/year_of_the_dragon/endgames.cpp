/// Ends of the game, solved over all their positions: what the last round is worth, and whether a
/// player can keep what he has against everybody.
#include <cstdint>
#include <span>
#include <string>
#include <utility>
#include <vector>

#include "model/core/finding.hpp"
#include "model/core/play.hpp"
#include "model/year_of_the_dragon/province.hpp"
#include "model/year_of_the_dragon/year_of_the_dragon.hpp"
#include "solver/graph/state_graph.hpp"
#include "solver/graph/values.hpp"
#include "solver/questions/question.hpp"
#include "solver/questions/year_of_the_dragon/climb.hpp"
#include "solver/questions/year_of_the_dragon/questions.hpp"

namespace ruleproof::solver::year_of_the_dragon_question {
namespace {

using namespace year_of_the_dragon;  // NOLINT(google-build-using-namespace): moves and stages

/// A position at the beginning of a round, from a game by lot.
auto at_round(const YearOfTheDragon& game, int round, std::uint64_t seed) -> State {
  Dice dice(seed);
  auto state = game.start();
  MoveList<Move> list;
  while (state.round < round || state.stage != Stage::deal) {
    moves(game, state, list);
    state = game.apply(state, list[dice(game, state, std::span<const Move>(list))]).next;
  }
  return state;
}

/// 1 for a win alone, -1 for the other's, 0 for a shared one.
auto payoff(const YearOfTheDragon& game, const State& state) -> int {
  const auto outcome = game.outcome(state);
  return static_cast<int>(outcome.wins[0]) - static_cast<int>(outcome.wins[1]);
}

/// Without the deal, which is chance over all groupings: one of them.
auto endings_from(int round, const AskOptions& options) -> Answer {
  const auto game = game_for(2);
  const auto rounds = round == months ? "round 12" : "rounds 11 and 12";
  Answer answer{.aspect = round == months ? "round-12" : "rounds-11-and-12",
                .says = Says::value,
                .how = How::sampled};
  answer.data = game.rules().components.provenance;
  answer.clauses = {"end.winner", "end.rounds"};
  const std::uint64_t wanted = (round == months ? 8 : 3) * options.effort;
  std::uint64_t solved = 0;
  std::uint64_t open = 0;
  std::uint64_t undecided = 0;
  for (std::uint64_t i = 0; i < wanted; ++i) {
    const auto start = at_round(game, round, (options.seed * 1009) + i);
    const StateGraph<YearOfTheDragon> graph(game, start, options.search(150'000));
    if (!graph.complete()) {
      ++open;
      continue;
    }
    const auto expected =
        expect(graph.as_game(Seat::p1, [&](const State& state) { return payoff(game, state); }), 0,
               Others::against);
    if (!expected) {
      ++open;
      continue;
    }
    ++solved;
    if (expected->exact == "1" || expected->exact == "-1") continue;
    ++undecided;
    answer.fact(game.position(start), expected->exact);
  }
  answer.bound = std::to_string(wanted) + " positions at the start of " + rounds +
                 " from games by lot of two; " + std::to_string(open) + " were too big to solve";
  answer.title = "Of " + std::to_string(solved) + " endgames of " + rounds + " solved exactly, " +
                 std::to_string(undecided) + " still hang on the cards that are dealt or on a tie";
  answer.text = "Wins less losses of p1 with best play of both, as exact fractions.";
  if (solved > 0) return answer;
  answer.says = Says::unknown;
  answer.how = How::bounded;
  answer.title = "Endgames of " + std::string(rounds) +
                 " are too big to solve within the budget; " + "their values lie between -1 and 1";
  return answer;
}

/// One round of a small game that begins with an event: can p1 force to lose nobody?
auto kept_from(Event event, const AskOptions& options) -> Answer {
  const auto letter = event_letters[static_cast<std::size_t>(event)];
  const auto name = std::string(event_names[static_cast<std::size_t>(event)]);
  const std::string other = letter == 'd' ? "t" : "d";
  std::string row;
  for (int i = 0; i < months / 2; ++i) row += std::string(1, letter) + other;
  const SetupText setup{.options = {{"players", "2"},
                                    {"rounds", "1"},
                                    {"types", "3"},
                                    {"actions", "2"},
                                    {"row", row}},
                        .rulings = {}};
  Answer answer{.aspect = name};
  answer.data = "rulebook, public source";
  answer.clauses = {"event.persons-out"};
  const auto game = YearOfTheDragon::configure(setup);
  if (!game) {
    answer.title = "This scale cannot be set up: " + game.error().message;
    return answer;
  }
  const StateGraph<YearOfTheDragon> graph(*game, options.search(1'000'000));
  answer.bound = ruleproof::to_text(setup.options) + "; " + std::to_string(graph.size()) +
                 " positions; the full game is open";
  if (!graph.complete()) {
    answer.how = How::bounded;
    answer.title = "A small game with " + name + " has too many positions to visit all";
    return answer;
  }
  auto as_game = graph.as_game(
      Seat::p1, [](const State& state) { return persons(state.players[0]) >= 2 ? 1 : -1; });
  for (auto& role : as_game.role) {
    if (role == Role::chance) role = Role::min;  // chance may do its worst
  }
  const auto solved = solve(as_game);
  RULEPROOF_ASSERT(solved.has_value());  // no chance is left
  const bool keeps = solved->value[0] == Value::max_wins;
  answer.says = keeps ? Says::yes : Says::no;
  answer.how = How::exhaustive;
  answer.title = std::string("In one round of a small game with ") + name + " a player " +
                 (keeps ? "can keep both persons" : "cannot be sure to keep both persons") +
                 " whatever the other and chance do";
  return answer;
}

}  // namespace

auto what_are_endgames_worth(const AskOptions& options) -> Answers {
  return {endings_from(months, options), endings_from(months - 1, options)};
}

auto can_a_player_guarantee_no_loss(const AskOptions& options) -> Answers {
  Answers answers;
  for (const auto event : {Event::tribute, Event::drought, Event::mongols, Event::contagion}) {
    answers.push_back(kept_from(event, options));
  }
  return answers;
}

}  // namespace ruleproof::solver::year_of_the_dragon_question
