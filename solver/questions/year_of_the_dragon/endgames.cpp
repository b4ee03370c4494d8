/// Ends of the game, solved over all their positions: what the last round is worth, and whether a
/// player can keep what he has against everybody.
#include <cstddef>
#include <cstdint>
#include <optional>
#include <string>

#include "model/core/assert.hpp"
#include "model/core/play.hpp"
#include "solver/graph/state_graph.hpp"
#include "solver/graph/values.hpp"
#include "solver/questions/year_of_the_dragon/asking.hpp"
#include "solver/questions/year_of_the_dragon/guided.hpp"

namespace ruleproof::solver::year_of_the_dragon_question {
namespace {

/// The start of a round, in a game by lot.
auto at_round(const YearOfTheDragon& game, int round, std::uint64_t seed) -> State {
  return by_lot(game, Dice(seed), [&](const State& state) {
    return state.round >= round && state.stage == Stage::deal;
  });
}

/// What p1 can expect with best play of both: 1 for a win alone, -1 for the other's, 0 for a shared
/// one. Nothing if there are too many positions.
auto value_of(const YearOfTheDragon& game, const State& start, const AskOptions& options)
    -> std::optional<Expected> {
  const StateGraph<YearOfTheDragon> graph(game, start, options.search(150'000));
  if (!graph.complete()) return std::nullopt;
  const auto payoff = [&](const State& state) {
    const auto outcome = game.outcome(state);
    return static_cast<int>(outcome.wins[0]) - static_cast<int>(outcome.wins[1]);
  };
  return expect(graph.as_game(Seat::p1, payoff), 0, Others::against);
}

auto endings_from(int round, const AskOptions& options) -> Answer {
  auto asked = options;
  asked.asked.options.erase("players");  // both are needed, and no third
  const auto game = game_for(asked, 2, {}, Follows::readings);
  const bool last = round == months;
  const auto* rounds = last ? "round 12" : "rounds 11 and 12";
  auto answer = about(game, last ? "round-12" : "rounds-11-and-12", {"end.winner", "end.rounds"});
  const std::uint64_t wanted = (last ? 8 : 3) * options.effort;
  std::uint64_t solved = 0;
  std::uint64_t undecided = 0;
  for (std::uint64_t i = 0; i < wanted; ++i) {
    const auto start = at_round(game, round, (options.seed * 1009) + i);
    const auto value = value_of(game, start, options);
    if (!value) continue;
    ++solved;
    if (value->exact == "1" || value->exact == "-1") continue;
    ++undecided;
    answer.fact(game.position(start), value->exact);
  }
  answer.says = solved > 0 ? Says::value : Says::unknown;
  answer.how = {solved > 0 ? How::sampled : How::bounded, scope_of(game)};
  answer.bound = fmt::format(
      "{} positions at the start of {} from games by lot of two; {} were too big to solve", wanted,
      rounds, wanted - solved);
  answer.title =
      solved > 0 ? fmt::format(
                       "Of {} endgames of {} solved exactly, {} still hang on the cards that are "
                       "dealt or on a tie",
                       solved, rounds, undecided)
                 : fmt::format(
                       "Endgames of {} are too big to solve within the budget; their values lie "
                       "between -1 and 1",
                       rounds);
  answer.text = "Wins less losses of p1 with best play of both, as exact fractions.";
  return answer;
}

/// Who is left in p1's palaces, as a claim.
auto palaces_claim(const State& end) -> std::string {
  return fmt::format("over = 1 and p1.palaces = \"{}\"", to_text(end.players[0].palaces));
}

/// One round of a small game that begins with an event: can p1 force to lose nobody?
auto kept_from(Event event, const AskOptions& options) -> Answer {
  const auto letter = event_letters[static_cast<std::size_t>(event)];
  const auto name = std::string(event_names[static_cast<std::size_t>(event)]);
  std::string row;
  while (row.size() < months) row += {letter, letter == 'd' ? 't' : 'd'};
  const Texts scale = {
      {"players", "2"}, {"rounds", "1"}, {"types", "3"}, {"actions", "2"}, {"row", row}};
  auto made = YearOfTheDragon::configure({.options = scale, .rulings = options.asked.rulings});
  if (!made) made = YearOfTheDragon::configure({.options = scale, .rulings = {}});
  const auto& game = *made;
  const StateGraph<YearOfTheDragon> graph(game, options.search(1'000'000));
  Answer answer{
      .aspect = name,
      .how = {How::bounded, scope_of(game)},
      .title = fmt::format("A small game with {} has too many positions to visit all", name),
      .bound = fmt::format("{}; {} positions; the full game is open", ruleproof::to_text(scale),
                           graph.size()),
      .data = "rulebook, public source",
      .clauses = {"event.persons-out"}};
  if (!graph.complete()) return answer;
  auto as_game = graph.as_game(
      Seat::p1, [](const State& state) { return persons(state.players[0]) >= 2 ? 1 : -1; });
  for (auto& role : as_game.role) {
    if (role == Role::chance) role = Role::min;  // chance may do its worst
  }
  const auto solved = solve(as_game);
  RULEPROOF_ASSERT(solved.has_value());  // no chance is left
  const bool keeps = solved->value[0] == Value::max_wins;
  answer.says = keeps ? Says::yes : Says::no;
  answer.how = {How::exhaustive, scope_of(game)};
  answer.title = fmt::format(
      "In one round of a small game with {} a player {} both persons whatever the other and chance "
      "do",
      name, keeps ? "can keep" : "cannot be sure to keep");
  const auto line = best_line(as_game, *solved, 0);
  const auto end = graph.state(as_game.graph.to[line.back()]);
  answer.shown.push_back(
      show(game, graph.moves_of(line), "a line of best play of both", palaces_claim(end)));
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
