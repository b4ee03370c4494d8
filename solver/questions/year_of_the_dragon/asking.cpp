#include "solver/questions/year_of_the_dragon/asking.hpp"

#include <algorithm>
#include <cstddef>
#include <functional>
#include <numeric>
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
      .fact(std::string(steps_held), std::to_string(held.steps));
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

namespace {

auto tiles_at_first(const YearOfTheDragon& game) -> int {
  const auto piles = game.start().piles;
  return std::accumulate(piles.begin(), piles.end(), 0);
}

/// What is on display less what is in hands, from the first round on, while no card was void.
auto display_over_hands(const YearOfTheDragon& game) -> int {
  const auto start = game.start();
  const int cards = start.players[0].hand.size();
  constexpr int drafted = 2;
  return tiles_at_first(game) - (game.players() * (cards + drafted));
}

/// The row has been laid out.
auto row_lies() -> std::string {
  return fmt::format("stage <= {} or ", static_cast<int>(Stage::row));
}

}  // namespace

auto left_claim(Type type) -> std::string {
  const auto of_young = fmt::format("pile{}", index(young(type)) + 1);
  return is_split(type) ? of_young + fmt::format(" + pile{}", index(old(type)) + 1) : of_young;
}

auto has_person_claim() -> std::string {
  return "any(k: p[i].palaces[k] != \"1[]\" and p[i].palaces[k] != \"2[]\" and "
         "p[i].palaces[k] != \"3[]\")";
}

auto decision_claims() -> std::vector<std::string> {
  return {
      "stage != person or all(i: i != actor + 1 or p[i].hand.size > 0)",
      "stage != place or guests.size > 0", "stage != build or floors + shifts > 0",
      "stage != release or all(i: i != actor + 1 or p[i].owed > 0 and " + has_person_claim() + ")"};
}

auto tiles_left_claims(const YearOfTheDragon& game, Type type) -> std::vector<std::string> {
  std::vector<std::string> claims;
  const auto start = game.start();
  for (std::size_t t = 0; t < type_count; ++t) {
    const auto each = static_cast<Type>(t);
    if (is_split(each) != is_split(type)) continue;
    const int of_old = is_split(each) ? start.piles[index(old(each))] : 0;
    claims.push_back(fmt::format("{} >= {} - {} * (round + 1)", left_claim(each),
                                 start.piles[index(young(each))] + of_old, game.players()));
  }
  return claims;
}

auto void_claim(const YearOfTheDragon& game, int most) -> std::string {
  return fmt::format("round = 0 or sum(pile*) - sum(p*.hand.size) <= {}",
                     display_over_hands(game) + most);
}

auto no_void_claim(const YearOfTheDragon& game, int before_round) -> std::string {
  return fmt::format("round = 0 or round >= {} or sum(pile*) - sum(p*.hand.size) = {}",
                     before_round, display_over_hands(game));
}

auto legal_row_claim() -> std::string {
  return row_lies() + "all(i, j: i < 3 or j != i + 1 or events[i] != events[j])";
}

auto event_count_claim(const YearOfTheDragon& game) -> std::string {
  const auto& printed = game.rules().components.events;
  std::string claim;
  for (std::size_t e = 0; e < event_count; ++e) {
    claim += fmt::format("{}count(events* = {}) = {}", e == 0 ? "" : " and ", e,
                         static_cast<int>(printed[e]));
  }
  return row_lies() + claim;
}

auto pairs_claim() -> std::string {
  return "all(i, j: i >= j or pair[i] = 0 or pair[i] != pair[j])";
}

auto hands_claim() -> std::string {
  return fmt::format("all(i: {} - round <= p[i].hand.size <= {} - round)", months - 1, months);
}

auto order_claim() -> std::string {
  return "stage != action and stage != person or all(a, i, j: a <= turn or "
         "a + 1 > count(p*.acted <= 1) or order[a] != i - 1 or order[a+1] != j - 1 or "
         "p[i].track >= p[j].track)";
}

}  // namespace ruleproof::solver::year_of_the_dragon_question
