/// Questions of the catalogue asked of a set-up: no flag is ignored.
#include "reports/cli/command/asked.hpp"

#include <string>
#include <utility>
#include <vector>

#include <doctest/doctest.h>

#include "model/core/finding.hpp"
#include "model/core/result.hpp"
#include "model/core/strength.hpp"
#include "reports/cli/command/ask.hpp"
#include "reports/cli/door/catalogue.hpp"
#include "reports/cli/door/set_up.hpp"
#include "reports/cli/print/terminal.hpp"
#include "reports/cli/print/test_terminal.hpp"
#include "reports/games/entry.hpp"

using namespace ruleproof::cli;

namespace ruleproof {
namespace {

[[maybe_unused]] const bool known = (know(all_games()), true);

const SetUpFlags two_dragons{.game = "year-of-the-dragon", .players = "2"};

auto asked_for(const SetUpFlags& flags) -> AskedFor { return AskedFor::of(flags).value().value(); }

auto answer(std::string title, Strength how) -> Finding {
  Finding finding;
  finding.id = title;
  finding.title = std::move(title);
  finding.how = std::move(how);
  return finding;
}
auto of_players(int least, int most) -> Scope { return Scope{}.with_players(least, most); }

auto titles(const std::vector<Finding>& findings) -> std::vector<std::string> {
  std::vector<std::string> all;
  all.reserve(findings.size());
  for (const auto& finding : findings) all.push_back(finding.title);
  return all;
}

TEST_CASE("answers that hold for what was asked are shown, and no others") {
  const auto chosen = asked_for(two_dragons)
                          .select({answer("of two", {How::counted, of_players(2, 2)}),
                                   answer("of all", {How::proved, of_players(2, 5)}),
                                   answer("of three", {How::counted, of_players(3, 3)})},
                                  "q");
  CHECK(titles(chosen) == std::vector<std::string>{"of two", "of all"});
}

TEST_CASE("where no answer holds, the first says so, and each is told as one for another set-up") {
  auto flags = two_dragons;
  flags.rulings = {"festival-zero=ranked"};
  const auto chosen = asked_for(flags).select(
      {answer("a", {How::counted, of_players(2, 2)}), answer("b", How::sampled)}, "q");
  REQUIRE(chosen.size() == 3);
  CHECK(chosen[0].id == "year-of-the-dragon/question/q/as-asked");
  CHECK(chosen[0].title == "Not asked of this set-up: players=2; festival-zero=ranked");
  CHECK(chosen[0].how == How::unknown);
  CHECK(chosen[1].title == "For another set-up (2 players; default rulings): a");
  CHECK(chosen[2].title == "For another set-up (that of the question): b");
}

TEST_CASE("an answer without a scope holds for the set-ups of the games that it shows") {
  const auto shown = [](const std::string& head) {
    auto finding = answer("shown", How::replayed);
    finding.witnesses = {
        {"", "ruleproof 1\ngame year-of-the-dragon ruleset 1\n" + head + "\n", {}}};
    return finding;
  };
  const auto asked = asked_for(two_dragons);
  const auto same = asked.select({shown("setup players=2")}, "q");
  REQUIRE(same.size() == 1);
  REQUIRE(same[0].how.scope());
  CHECK(to_text(*same[0].how.scope()) == "2 players; default rulings");
  CHECK(asked.select({shown("setup players=3")}, "q").size() == 2);
  CHECK(asked.select({shown("setup players=2\nrulings festival-zero=ranked")}, "q").size() == 2);
}

TEST_CASE("errors of the program are shown whatever was asked") {
  auto broken = answer("broken", How::unknown);
  broken.severity = Severity::error;
  CHECK(asked_for(two_dragons).select({broken}, "q").front().title == "broken");
}

TEST_CASE("without flags nothing is asked for; set-ups that there are not are errors") {
  CHECK(!AskedFor::of({.game = "drako"}).value());
  CHECK(AskedFor::of({.game = "drako", .players = "7"}).error().code == Code::bad_setup);
  CHECK(AskedFor::of({.game = "drako", .rulings = {"waste=x"}}).error().code ==
        Code::unknown_ruling);
}

TEST_CASE("ask honours the set-up for questions of the catalogue") {
  AskFlags flags{.game = "connect-four", .question = "CF-Q5"};
  flags.typed.set_up.options = {"columns=6,rows=5"};
  const auto other = ran(flags);
  CHECK(other.status == exit_clean);
  CHECK(has(other.out, "Not asked of this set-up: columns=6 rows=5"));
  CHECK(has(other.out, "For another set-up ("));
  CHECK(!has(other.out, "within the budget"));
  flags.typed.set_up.options = {"columns=x"};
  CHECK(ran(flags).status == exit_bad_input);
}

}  // namespace
}  // namespace ruleproof
