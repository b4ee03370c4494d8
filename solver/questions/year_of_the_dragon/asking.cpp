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

auto game_for(const AskOptions& options, int players, const Rulings& rulings, Follows follows)
    -> YearOfTheDragon {
  auto plain = game_for(players, rulings);
  auto setup = plain.setup();
  for (const std::string name : {"players", "data"}) {
    const auto asked = options.asked.options.find(name);
    if (asked != options.asked.options.end()) setup.options[name] = asked->second;
  }
  if (follows == Follows::readings) {
    for (const auto& [name, answer] : options.asked.rulings) setup.rulings[name] = answer;
  }
  auto followed = YearOfTheDragon::configure(setup);
  return followed ? std::move(followed).value() : std::move(plain);
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

auto for_each_company(const AskOptions& options,
                      const std::function<Answer(const YearOfTheDragon&)>& ask, Follows follows)
    -> Answers {
  Answers answers;
  const bool one = options.asked.options.contains("players");
  for (int players = 2; players <= (one ? 2 : 5); ++players) {
    answers.push_back(ask(game_for(options, players, {}, follows)));
  }
  return answers;
}

auto of_the_texts() -> Scope {
  return {.options = {}, .rulings = {}, .any_ruling = true, .data = "rulebook"};
}

auto add_relation(const Held& held, Answer& answer) -> void {
  answer.fact("relation of the proof", std::string(relation_tested))
      .fact("steps that obey it", std::to_string(held.steps));
}

auto proved_by(const Reply& reply, Says says, const Held& held, Scope scope, Answer& answer)
    -> bool {
  const bool proved = reply.sat == Sat::unsat && held.broken == 0 && held.steps > 0;
  answer.says = proved ? says : Says::unknown;
  answer.how = How::unknown;
  if (proved) answer.how = {How::relation, std::move(scope)};
  answer.smt2 = proved ? reply.smt : "";
  add_relation(held, answer);
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
