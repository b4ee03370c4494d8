/// When a player can first own no palace, and have no person: Z3 for the rounds before, a game for
/// the round itself.
#include <string>

#include "solver/questions/year_of_the_dragon/asking.hpp"
#include "solver/questions/year_of_the_dragon/guided.hpp"
#include "solver/questions/year_of_the_dragon/held.hpp"
#include "solver/questions/year_of_the_dragon/relations.hpp"
#include "solver/smt/term.hpp"

namespace ruleproof::solver::year_of_the_dragon_question {
namespace {

/// What is lost: all palaces, or all persons.
struct Ruin {
  const char* what;
  std::string (*owns)();  ///< that the player of the index i has some
  bool within;            ///< lost within a round, not where it ends
  bool (*happened)(const Player& player);
  Truth (*holds)(const Owned<Term>& owned);
};

const Ruin no_palace{"no palace", [] { return std::string("p[i].palaces.size > 0"); }, false,
                     [](const Player& player) { return player.palaces.empty(); },
                     [](const Owned<Term>& owned) { return owned.tallest == 0; }};
const Ruin no_person{"no person", has_person_claim, true,
                     [](const Player& player) { return persons(player) == 0; },
                     [](const Owned<Term>& owned) { return owned.persons == 0; }};

/// Whether a player can have come to ruin at the end of one of the first rounds.
auto ruin_query(const Rulings& rulings, const Ruin& ruin, int rounds) -> Query {
  Query query(fmt::format("Can a player have {} at the end of one of the first {} rounds?",
                          ruin.what, rounds));
  const auto number = [&](int round) {
    const auto name = fmt::format("r{}.", round);
    return Owned<Term>{query.number(name + "persons", 0, 13), query.number(name + "tallest", 0, 3),
                       query.number(name + "tallest-inhabited", 0, 3)};
  };
  auto before = number(0);  // after the draft
  const int floors = rulings.initial_palaces == InitialPalaces::two_of_two ? 2 : 1;
  query.require(before.persons == 2).require(before.tallest == floors);
  query.require(before.tallest_inhabited == floors);
  Truth ruined(false);
  for (int round = 1; round <= rounds; ++round) {
    const auto after = number(round);
    query.require(round_leaves(round <= 2, before, after));
    ruined = ruined || ruin.holds(after);
    before = after;
  }
  return query.require(ruined);
}

auto rounds_without(const Ruin& ruin, const Rulings& rulings, const AskOptions& options)
    -> SafeRounds {
  return safe_rounds([&](int rounds) { return ruin_query(rulings, ruin, rounds); }, options);
}

/// The month that has begun, or the end, and what is left to the player.
auto ruined_claim(const State& end) -> std::string {
  return fmt::format(R"(stage = "{}" and round = {} and p1.palaces = "{}")", to_text(end.stage),
                     end.round, to_text(end.players[0].palaces));
}

auto ask_for(const Ruin& ruin, const YearOfTheDragon& game, const std::string& reading,
             const AskOptions& options) -> Answer {
  const auto [safe, proof] = rounds_without(ruin, game.rulings(), options);
  auto answer = about(game, aspect_of(game) + "-" + reading,
                      {"decay.empty", "decay.vanish", "event.persons-out"});
  answer.smt2 = proof.smt;
  answer.fact("reading", reading)
      .fact("proved", fmt::format("not at the end of rounds 1 to {}", safe));
  const auto held = hold_rounds(game);
  add_relation(held, answer);
  if (held.broken > 0) {
    answer.title = "The model does not obey the relation of the proof";
    return answer;
  }
  const auto proved = fmt::format("proved for rounds 1 to {}", safe);
  for (int round = safe + 1; round <= safe + 3 && round <= months; ++round) {
    const auto wanted = [&](const State& state) {
      return is_end_of(state, round) && ruin.happened(state.players[0]);
    };
    const auto moves = seek_ruin(game, wanted, options);
    if (!moves) continue;
    const auto end = fmt::format("at the end of round {}", round);
    answer.shown.push_back(show(game, *moves, fmt::format("p1 has {} {}", ruin.what, end),
                                ruined_claim(after(game, *moves)), wanted));
    answer.fact("a game was found", end);
    answer.says = Says::value;
    const bool tight = round == safe + 1;
    answer.how = {tight ? How::relation : How::bounded, scope_of(game)};
    answer.title = fmt::format(
        "With {} players ({}) a player can first have {} {}", game.players(), reading, ruin.what,
        tight ? end : fmt::format("between the ends of rounds {} and {}", safe + 1, round));
    if (tight) {
      answer.always = {fmt::format("round = 0 or round > {} or all(i: {})",
                                   ruin.within ? round - 1 : round, ruin.owns())};
    }
    if (!tight) answer.bound = fmt::format("{}, a game for round {}", proved, round);
    return answer;
  }
  answer.title = fmt::format(
      "With {} players ({}) no player has {} at the end of rounds 1 to {}; no game was found later",
      game.players(), reading, ruin.what, safe);
  answer.how = {How::bounded, scope_of(game)};
  answer.bound = proved;
  return answer;
}

/// The default for all numbers of players, other readings for two.
auto ask_all(const Ruin& ruin, const AskOptions& options) -> Answers {
  auto answers = for_each_company(options, [&](const YearOfTheDragon& game) {
    return ask_for(ruin, game, "default", options);
  });
  const auto ask_two = [&](const std::string& reading, const Rulings& rulings) {
    answers.push_back(ask_for(ruin, game_for(2, rulings), reading, options));
  };
  constexpr auto four = InitialPalaces::four_of_one;
  constexpr auto may = RecruitWithRoom::may;
  ask_two("recruit-with-room-may", {.recruit_with_room = may});
  ask_two("initial-palaces-four-of-one", {.initial_palaces = four});
  ask_two("initial-palaces-four-of-one-recruit-with-room-may",
          {.recruit_with_room = may, .initial_palaces = four});
  return answers;
}

}  // namespace

auto when_can_a_player_first_own_no_palace(const AskOptions& options) -> Answers {
  return ask_all(no_palace, options);
}

auto when_can_a_player_first_have_no_person(const AskOptions& options) -> Answers {
  return ask_all(no_person, options);
}

}  // namespace ruleproof::solver::year_of_the_dragon_question
