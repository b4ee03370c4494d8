/// Which readings can be told apart in play, and what an errata sheet must settle.
#include <cstddef>
#include <optional>
#include <string>
#include <utility>
#include <vector>

#include "solver/divergence/sampling.hpp"
#include "solver/questions/year_of_the_dragon/asking.hpp"

namespace ruleproof::solver::year_of_the_dragon_question {
namespace {

/// What became of the readings, each against the default.
struct Readings {
  std::vector<std::pair<std::string, std::size_t>> apart;  ///< and after how many moves
  std::vector<std::string> not_seen;
  std::vector<std::string> rulings;  ///< with a reading that was told apart
  std::optional<Shown> example;      ///< a game at whose end the first of them parts
  std::string looked_at;
  std::string provenance;
};

/// The moves of a game of two at whose end a reading parts from the default.
auto look_at(const YearOfTheDragon& plain, const std::string& reading, const YearOfTheDragon& other,
             const AskOptions& options, Readings& readings) -> bool {
  const auto moves =
      sampled_divergence(plain, other,
                         {.games = 40 * options.effort, .seed = options.seed, .shrink = 200})
          .moves;
  if (!moves) return false;
  readings.apart.emplace_back(reading, moves->size());
  if (readings.example) return true;
  readings.example =
      show(plain, *moves, "the readings part at its end: " + reading, [&](const State&) {
        return first_difference<YearOfTheDragon>(plain, other, *moves).has_value();
      });
  return true;
}

auto look(const AskOptions& options) -> Readings {
  const SetupText two{.options = {{"players", "2"}}, .rulings = {}};
  const auto plain = YearOfTheDragon::configure(two).value();
  Readings readings;
  readings.looked_at =
      fmt::format("{} games by lot of two players for each reading, shrunk; `compare` looks harder",
                  40 * options.effort);
  readings.provenance = plain.rules().components.provenance;
  for (const auto& ruling : YearOfTheDragon::ruling_table) {
    const auto apart = readings.apart.size();
    for (const auto& choice : ruling.options().subspan(1)) {
      const auto name = fmt::format("{}={}", ruling.id, choice.id);
      auto setup = two;
      setup.rulings[std::string(ruling.id)] = std::string(choice.id);
      const auto other = YearOfTheDragon::configure(setup);
      const bool seen = other && look_at(plain, name, *other, options, readings);
      if (!seen) readings.not_seen.push_back(name);
    }
    if (readings.apart.size() > apart) readings.rulings.emplace_back(ruling.id);
  }
  return readings;
}

}  // namespace

auto which_readings_can_be_told_apart(const AskOptions& options) -> Answers {
  const auto readings = look(options);
  Answer apart{
      .aspect = "apart", .says = Says::yes, .how = How::replayed, .data = readings.provenance};
  apart.title =
      fmt::format("{} of {} readings part from the default within a game by lot of two players",
                  readings.apart.size(), readings.apart.size() + readings.not_seen.size());
  for (const auto& [name, moves] : readings.apart) {
    apart.fact(name, fmt::format("after {} moves of the shortest game found", moves));
  }
  if (readings.example) {
    apart.shown.push_back(*readings.example);
    apart.fact("looked at", readings.looked_at);
  } else {
    apart.says = Says::unknown;
    apart.how = How::sampled;
    apart.bound = readings.looked_at;
  }
  Answer open{.aspect = "not-seen",
              .how = How::sampled,
              .bound = readings.looked_at,
              .data = readings.provenance};
  open.title = fmt::format(
      "{} readings were not seen to part from the default; whether they can is open here",
      readings.not_seen.size());
  for (const auto& name : readings.not_seen) open.fact(name, "not seen");
  return {std::move(apart), std::move(open)};
}

auto which_rulings_must_be_settled(const AskOptions& options) -> Answers {
  const auto readings = look(options);
  Answer answer{.says = Says::value,
                .how = How::bounded,
                .text =
                    "Each question with a reading that was told apart while all others keep "
                    "their default must be settled; settling all is enough.",
                .bound = readings.looked_at,
                .data = readings.provenance};
  answer.title = fmt::format(
      "An errata sheet that leaves no two readings apart settles between {} and {} questions",
      readings.rulings.size(), YearOfTheDragon::ruling_table.size());
  for (const auto& ruling : readings.rulings) answer.fact(ruling, "must be settled");
  return {answer};
}

}  // namespace ruleproof::solver::year_of_the_dragon_question
