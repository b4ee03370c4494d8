/// When a player can first own no palace, and have no person: Z3 for the rounds before, a game for
/// the round itself.
#include <string>
#include <utility>

#include "model/core/finding.hpp"
#include "model/year_of_the_dragon/province.hpp"
#include "model/year_of_the_dragon/year_of_the_dragon.hpp"
#include "solver/questions/question.hpp"
#include "solver/questions/year_of_the_dragon/event_relations.hpp"
#include "solver/questions/year_of_the_dragon/questions.hpp"
#include "solver/questions/year_of_the_dragon/ruin.hpp"
#include "solver/smt/query.hpp"
#include "solver/smt/term.hpp"

namespace ruleproof::solver::year_of_the_dragon_question {
namespace {

using year_of_the_dragon::InitialPalaces;
using year_of_the_dragon::months;
using year_of_the_dragon::Player;
using year_of_the_dragon::RecruitWithRoom;
using year_of_the_dragon::Rulings;
using year_of_the_dragon::Setup;
using year_of_the_dragon::State;
using year_of_the_dragon::YearOfTheDragon;

/// What is lost: all palaces, or all persons.
struct Ruin {
  const char* what;
  bool (*happened)(const Player& player);
  Truth (*holds)(const Palaces<Term>& palaces);
};

const Ruin no_palace{"no palace", [](const Player& player) { return player.palaces.empty(); },
                     [](const Palaces<Term>& palaces) { return palaces.tallest == 0; }};
const Ruin no_person{"no person",
                     [](const Player& player) { return year_of_the_dragon::persons(player) == 0; },
                     [](const Palaces<Term>& palaces) { return palaces.persons == 0; }};

/// Whether a player can have come to ruin at the end of one of the first rounds.
auto ruin_query(const Rulings& rulings, const Ruin& ruin, int rounds) -> Query {
  Query query(std::string("Can a player have ") + ruin.what + " at the end of one of the first " +
              std::to_string(rounds) + " rounds?");
  const auto number = [&](int round) {
    const auto name = "r" + std::to_string(round) + ".";
    return Palaces<Term>{query.number(name + "persons", 0, 13),
                         query.number(name + "tallest", 0, 3),
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

auto safe_rounds(const Rulings& rulings, const Ruin& ruin, const AskOptions& options)
    -> SafeRounds {
  SafeRounds rounds;
  while (rounds.count < months) {
    auto reply = ask(ruin_query(rulings, ruin, rounds.count + 1), options.budget);
    if (reply.sat != Sat::unsat) break;
    ++rounds.count;
    rounds.proof = std::move(reply);
  }
  return rounds;
}

auto ask_for(const YearOfTheDragon& game, const std::string& reading, const Ruin& ruin,
             const AskOptions& options) -> Answer {
  const auto [safe, proof] = safe_rounds(game.rulings(), ruin, options);
  const auto players = std::to_string(game.players()) + " players";
  Answer answer{.aspect = std::to_string(game.players()) + "-players-" + reading};
  answer.data = game.rules().components.provenance;
  answer.clauses = {"decay.empty", "decay.vanish", "event.persons-out"};
  answer.smt2 = proof.smt;
  answer.fact("reading", reading)
      .fact("proved", "not at the end of rounds 1 to " + std::to_string(safe))
      .fact("relation of the proof", std::string(relation_tested));
  for (int round = safe + 1; round <= safe + 3 && round <= months; ++round) {
    const auto wanted = [&](const State& state) {
      return is_end_of(state, round) && ruin.happened(state.players[0]);
    };
    const auto moves = seek_ruin(game, "pptcmdftcmdf", wanted, options);
    if (!moves) continue;
    const auto end = "at the end of round " + std::to_string(round);
    answer.shown.push_back(
        show(game, *moves, "p1 has " + std::string(ruin.what) + " " + end, wanted));
    answer.fact("a game was found", end);
    answer.says = Says::value;
    answer.how = round == safe + 1 ? How::proved : How::bounded;
    answer.title = "With " + players + " (" + reading + ") a player can first have " + ruin.what +
                   (round == safe + 1 ? " " + end
                                      : " between the ends of rounds " + std::to_string(safe + 1) +
                                            " and " + std::to_string(round));
    if (round > safe + 1) {
      answer.bound = "proved for rounds 1 to " + std::to_string(safe) + ", a game for round " +
                     std::to_string(round);
    }
    return answer;
  }
  answer.title = "With " + players + " (" + reading + ") no player has " + ruin.what +
                 " at the end of rounds 1 to " + std::to_string(safe) + "; no game was found later";
  answer.how = How::bounded;
  answer.bound = "proved for rounds 1 to " + std::to_string(safe);
  return answer;
}

auto ask_all(const Ruin& ruin, const AskOptions& options) -> Answers {
  Answers answers;
  for (const auto palaces : {InitialPalaces::two_of_two, InitialPalaces::four_of_one}) {
    for (const auto room : {RecruitWithRoom::must, RecruitWithRoom::may}) {
      for (int players = 2; players <= 5; ++players) {
        const bool other = palaces != InitialPalaces::two_of_two || room != RecruitWithRoom::must;
        if (other && players > 2) continue;  // the default for all, other readings for two
        Setup setup;
        setup.players = players;
        setup.rulings.initial_palaces = palaces;
        setup.rulings.recruit_with_room = room;
        std::string reading =
            palaces == InitialPalaces::two_of_two ? "" : "initial-palaces-four-of-one";
        if (room == RecruitWithRoom::may) {
          reading += std::string(reading.empty() ? "" : "-") + "recruit-with-room-may";
        }
        if (!other) reading = "default";
        answers.push_back(ask_for(YearOfTheDragon::make(setup).value(), reading, ruin, options));
      }
    }
  }
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

namespace ruleproof::solver {

auto rounds_with_a_palace(const year_of_the_dragon::Rulings& rulings, const AskOptions& options)
    -> SafeRounds {
  using namespace year_of_the_dragon_question;  // NOLINT(google-build-using-namespace): above
  return safe_rounds(rulings, no_palace, options);
}

}  // namespace ruleproof::solver
