#include "solver/questions/year_of_the_dragon/asking.hpp"

#include <algorithm>
#include <functional>
#include <string>
#include <utility>
#include <vector>

namespace ruleproof::solver::year_of_the_dragon_question {

auto game_for(int players, const Rulings& rulings) -> YearOfTheDragon {
  Setup setup;
  setup.players = players;
  setup.rulings = rulings;
  return YearOfTheDragon::make(setup).value();
}

auto aspect_of(const YearOfTheDragon& game) -> std::string {
  return fmt::format("{}-players", game.players());
}

auto aspect_of(std::string reading) -> std::string {
  std::ranges::replace(reading, '=', '-');
  std::ranges::replace(reading, ' ', '-');
  return reading;
}

auto about(const YearOfTheDragon& game, std::string aspect, std::vector<std::string> clauses)
    -> Answer {
  return {.aspect = std::move(aspect),
          .data = game.rules().components.provenance,
          .clauses = std::move(clauses)};
}

auto for_each_company(const std::function<Answer(const YearOfTheDragon&)>& ask) -> Answers {
  Answers answers;
  for (int players = 2; players <= 5; ++players) answers.push_back(ask(game_for(players)));
  return answers;
}

auto proved_by(const Reply& reply, Says says, Answer& answer) -> bool {
  const bool proved = reply.sat == Sat::unsat;
  answer.says = proved ? says : Says::unknown;
  answer.how = proved ? How::proved : How::unknown;
  answer.smt2 = proved ? reply.smt : "";
  answer.fact("relation of the proof", std::string(relation_tested));
  return proved;
}

auto safe_rounds(const std::function<Query(int)>& can_happen, const AskOptions& options)
    -> SafeRounds {
  SafeRounds rounds;
  while (rounds.count < months) {
    auto reply = ask(can_happen(rounds.count + 1), options.budget);
    if (reply.sat != Sat::unsat) break;
    ++rounds.count;
    rounds.proof = std::move(reply);
  }
  return rounds;
}

}  // namespace ruleproof::solver::year_of_the_dragon_question
