/// Which readings can be told apart in play, and what an errata sheet must settle.
#include <cstddef>
#include <cstdint>
#include <optional>
#include <span>
#include <string>
#include <utility>
#include <vector>

#include "model/core/finding.hpp"
#include "model/year_of_the_dragon/year_of_the_dragon.hpp"
#include "solver/divergence/sampling.hpp"
#include "solver/questions/question.hpp"
#include "solver/questions/year_of_the_dragon/climb.hpp"
#include "solver/questions/year_of_the_dragon/questions.hpp"

namespace ruleproof::solver::year_of_the_dragon_question {
namespace {

using namespace year_of_the_dragon;  // NOLINT(google-build-using-namespace): readings

/// What became of the readings, each against the default.
struct Readings {
  std::vector<std::pair<std::string, std::size_t>> apart;  ///< and after how many moves
  std::vector<std::string> not_seen;
  std::vector<std::string> rulings;  ///< with a reading that was told apart
  std::optional<Shown> example;      ///< a game at whose end the first of them parts
  std::size_t all_rulings = 0;
};

auto look(const AskOptions& options) -> Readings {
  Readings readings;
  const SetupText two{.options = {{"players", "2"}}, .rulings = {}};
  const auto plain = YearOfTheDragon::configure(two).value();
  for (const auto& ruling : YearOfTheDragon::ruling_table) {
    ++readings.all_rulings;
    bool seen = false;
    for (const auto& choice : ruling.options().subspan(1)) {
      const auto name = std::string(ruling.id) + "=" + std::string(choice.id);
      auto setup = two;
      setup.rulings[std::string(ruling.id)] = std::string(choice.id);
      const auto other = YearOfTheDragon::configure(setup);
      auto moves = std::optional<std::vector<Move>>();
      if (other) {
        moves =
            sampled_divergence(plain, *other,
                               {.games = 40 * options.effort, .seed = options.seed, .shrink = 200})
                .moves;
      }
      if (moves) {
        readings.apart.emplace_back(name, moves->size());
        if (!readings.example) {
          readings.example =
              show(plain, *moves, "the readings part at its end: " + name, [&](const State&) {
                return first_difference<YearOfTheDragon>(plain, *other, *moves).has_value();
              });
        }
        seen = true;
      } else {
        readings.not_seen.push_back(name);
      }
    }
    if (seen) readings.rulings.emplace_back(ruling.id);
  }
  return readings;
}

auto bound_of(const AskOptions& options) -> std::string {
  return std::to_string(40 * options.effort) +
         " games by lot of two players for each reading, shrunk; `compare` looks harder";
}

}  // namespace

auto which_readings_can_be_told_apart(const AskOptions& options) -> Answers {
  const auto readings = look(options);
  const auto all = readings.apart.size() + readings.not_seen.size();
  Answer apart{.aspect = "apart", .says = Says::yes, .how = How::replayed};
  apart.title = std::to_string(readings.apart.size()) + " of " + std::to_string(all) +
                " readings part from the default within a game by lot of two players";
  for (const auto& [name, moves] : readings.apart) {
    apart.fact(name, "after " + std::to_string(moves) + " moves of the shortest game found");
  }
  if (readings.example) {
    apart.shown.push_back(*readings.example);
  } else {
    apart.says = Says::unknown;
    apart.how = How::sampled;
  }
  Answer open{.aspect = "not-seen", .says = Says::unknown, .how = How::sampled};
  open.title = std::to_string(readings.not_seen.size()) +
               " readings were not seen to part from the default; whether they can is open here";
  for (const auto& name : readings.not_seen) open.fact(name, "not seen");
  for (auto* answer : {&apart, &open}) {
    if (answer->how == How::sampled) {
      answer->bound = bound_of(options);
    } else {
      answer->fact("looked at", bound_of(options));
    }
    answer->data = game_for(2).rules().components.provenance;
  }
  return {std::move(apart), std::move(open)};
}

auto which_rulings_must_be_settled(const AskOptions& options) -> Answers {
  const auto readings = look(options);
  Answer answer{.says = Says::value, .how = How::bounded};
  answer.title = "An errata sheet that leaves no two readings apart settles between " +
                 std::to_string(readings.rulings.size()) + " and " +
                 std::to_string(readings.all_rulings) + " questions";
  answer.text =
      "Each question with a reading that was told apart while all others keep their default must "
      "be settled; settling all is enough.";
  answer.bound = bound_of(options);
  answer.data = game_for(2).rules().components.provenance;
  for (const auto& ruling : readings.rulings) answer.fact(ruling, "must be settled");
  return {answer};
}

}  // namespace ruleproof::solver::year_of_the_dragon_question
