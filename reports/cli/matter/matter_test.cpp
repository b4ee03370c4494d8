#include "reports/cli/matter/matter.hpp"

#include <algorithm>
#include <cstdint>
#include <string>
#include <string_view>
#include <vector>

#include <doctest/doctest.h>

#include "model/core/setup.hpp"
#include "model/core/strength.hpp"
#include "reports/audit/matter.hpp"
#include "reports/cli/command/compare.hpp"
#include "reports/cli/door/catalogue.hpp"
#include "reports/cli/door/set_up.hpp"
#include "reports/cli/matter/leaning.hpp"
#include "solver/questions/question.hpp"

namespace ruleproof::cli {
namespace {

/// So many positions of each set-up.
auto budget_of(std::uint64_t states) -> MatterBudget {
  return {.states = states,
          .samples = 20,
          .pairs = 40,
          .bot_pairs = 12,
          .bases = 4,
          .seed = 1,
          .root = "."};
}

}  // namespace

TEST_CASE("every small set-up is one that its game accepts") {
  for (const auto* game : all_games()) {
    for (const auto line : game->facts.small_set_ups) {
      CAPTURE(line);
      std::vector<std::string> options;
      for (std::string_view rest = line; !rest.empty();) {
        const auto end = std::min(rest.find(' '), rest.size());
        options.emplace_back(rest.substr(0, end));
        rest.remove_prefix(std::min(end + 1, rest.size()));
      }
      const auto text = setup_text({.game = game->name(), .options = options});
      REQUIRE(text);
      CHECK(game->facts.accepts(*text));
    }
  }
}

TEST_CASE("a question that decides who wins is found to, in the game of the box") {
  const std::vector<std::string> answers = {"count", "do-not-count"};
  const auto made = try_question("connect-four", "diagonals", answers, budget_of(200'000));
  CHECK(made.matters_alone());
  REQUIRE(made.parting);
  CHECK(made.parting->how == How::replayed);
  CHECK(made.parting->witnesses.size() == 2);
  CHECK_FALSE(made.is_small);
  CHECK(audit::in_the_box(*made.parting));
  REQUIRE(made.often.size() == 2);
  CHECK(made.often[0].play == "random play");
  CHECK(made.often[0].differ.of == 40);
  CHECK(made.often[0].winner.count > 0);
  CHECK(made.often[1].play == "greedy bots");
  CHECK(made.often[1].differ.of == 12);
  CHECK(made.in_full_game());
  REQUIRE(made.winner);
  CHECK(made.winner->witnesses.size() == 2);
  CHECK(audit::in_the_box(*made.winner));
  CHECK(audit::consequence(made) == "another winner");
  const auto first = try_question("connect-four", "diagonals", answers, budget_of(500));
  const auto again = try_question("connect-four", "diagonals", answers, budget_of(500));
  CHECK(*again.parting == *first.parting);
  CHECK(*again.winner == *first.winner);
}

TEST_CASE("of several answers each is compared, and the gravest difference is told") {
  const auto one = try_question("year-of-the-dragon", "card-play",
                                {"mandatory", "optional-when-full"}, budget_of(2000));
  const auto all = try_question("year-of-the-dragon", "card-play",
                                {"mandatory", "optional-when-full", "optional"}, budget_of(2000));
  CHECK(all.first == "mandatory");
  CHECK(all.compared == std::vector<std::string>{"optional-when-full", "optional"});
  CHECK(one.compared.size() == 1);
  CHECK(audit::ranked({one, all}).front().second == all.second);
}

TEST_CASE("what matters only together with another answer is found with it") {
  const std::string game = "year-of-the-dragon";
  const auto alone = try_question(game, "round12-phase2", {"skipped", "held"}, budget_of(2'000));
  CHECK_FALSE(alone.matters());
  CHECK_FALSE(alone.never());
  const auto together = try_together(game, alone,
                                     {{"round12-phase2", {"skipped", "held"}},
                                      {"card-play", {"mandatory", "optional"}},
                                      {"festival-zero", {"scores-nothing", "ranked"}}},
                                     budget_of(2'000));
  REQUIRE(together);
  CHECK(together->matters());
  CHECK_FALSE(together->matters_alone());
  CHECK(together->with == std::vector<std::string>{"card-play"});
}

TEST_CASE("on which other open questions a game leans is found by playing it again") {
  const std::string game = "year-of-the-dragon";
  const std::vector<OpenQuestion> open = {{"skip-rich", {"no-gain", "illegal", "down-to-three"}},
                                          {"hand-limit", {}}};
  // Whoever has three yuan skips, which is legal under two of three answers to another question.
  const Texts options{{"players", "2"}};
  const auto readings = readings_of("festival-zero", "scores-nothing", "ranked", options, {});
  const auto found =
      compare_readings(game, readings, {.depth = 1, .states = 1, .samples = 200, .pairs = 0});
  REQUIRE(found);
  REQUIRE(found->finding.witnesses.size() == 2);
  auto finding = found->finding;
  const auto leans = leans_of(game, finding, open);
  const bool skips = finding.witnesses[0].record.find(" skip") != std::string::npos;
  CHECK((leans.empty() || skips));
  lean_less(game, open, budget_of(2'000), finding);
  CHECK(leans_of(game, finding, open).size() <= leans.size());
  CHECK(finding.witnesses.size() == 2);
  // Under the answers that the games have, they show what they show.
  CHECK(leans_of(game, finding, {{"skip-rich", {"no-gain"}}}).empty());
}

TEST_CASE("games in which everybody passes are found by lopsided play") {
  const Texts options{{"players", "2"}};
  Readings readings{"zero-missions", "everybody", {options, {}}, {options, {}}};
  readings.first.rulings.emplace("zero-missions", "nobody");
  readings.second.rulings.emplace("zero-missions", "everybody");
  const auto even = compare_readings(
      "sea-dragons", readings,
      {.depth = 1, .states = 1, .samples = 6, .lopsided = 0, .pairs = 0, .seed = 1});
  REQUIRE(even);
  CHECK(even->finding.witnesses.empty());
  const auto lopsided = compare_readings(
      "sea-dragons", readings,
      {.depth = 1, .states = 1, .samples = 6, .lopsided = 12, .pairs = 0, .seed = 1});
  REQUIRE(lopsided);
  CHECK(lopsided->finding.how == How::replayed);
  CHECK(lopsided->finding.witnesses.size() == 2);
}

TEST_CASE("why no game can differ is said of questions that are there") {
  for (const auto* game : all_games()) {
    for (const auto& row : game->facts.no_differences) {
      CAPTURE(row.ruling);
      CHECK(ruling_called(game->facts, row.ruling) != nullptr);
      CHECK_FALSE(row.reason.empty());
      if (row.question.empty()) continue;
      CHECK(solver::find_questions(game->name(), row.question));
    }
  }
  const auto made = try_question("sea-dragons", "hand-view", {"hidden", "open"},
                                 {.states = 50, .samples = 1, .pairs = 2, .bot_pairs = 1});
  CHECK_FALSE(made.matters());
  CHECK(audit::consequence(made) == "no game can differ");
}

}  // namespace ruleproof::cli
