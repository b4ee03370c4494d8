/// A plain answer of each command is ten lines at most, and -v has the rest.
#include <algorithm>
#include <cstddef>
#include <string>

#include <doctest/doctest.h>

#include "reports/cli/command/ask.hpp"
#include "reports/cli/command/audit.hpp"
#include "reports/cli/command/balance.hpp"
#include "reports/cli/command/check.hpp"
#include "reports/cli/command/compare.hpp"
#include "reports/cli/command/data.hpp"
#include "reports/cli/command/explore.hpp"
#include "reports/cli/command/refute.hpp"
#include "reports/cli/command/replay.hpp"
#include "reports/cli/command/rules.hpp"
#include "reports/cli/door/set_up.hpp"
#include "reports/cli/print/brief.hpp"
#include "reports/cli/print/test_terminal.hpp"
#include "reports/cli/rulebook/rulebook.hpp"

namespace ruleproof::cli {
namespace {

auto lines(const std::string& text) -> std::size_t {
  return static_cast<std::size_t>(std::ranges::count(text, '\n'));
}

/// Gives what -v prints, which is more.
template <class Flags>
auto in_ten_lines(Flags flags) -> std::string {
  const auto brief = ran(flags);
  CAPTURE(brief.out);
  CHECK(lines(brief.out) > 0);
  CHECK(lines(brief.out) <= brief_lines);
  CHECK(has(brief.out, "-v"));
  flags.verbose = true;
  const auto whole = ran(flags);
  CHECK(whole.status == brief.status);
  CHECK(lines(whole.out) >= lines(brief.out));
  CHECK(whole.out != brief.out);
  return whole.out;
}

const SetUpFlags four{.game = "connect-four"};
const SetUpFlags small{.game = "connect-four", .options = {"columns=4,rows=4"}};
const std::string tower = "reports/audit/fixtures/texts/tower.";

}  // namespace

TEST_CASE("check: what is wrong in ten lines, -v shows each law") {
  CHECK(has(in_ten_lines(CheckFlags{.set_up = {.game = "drako"}, .steps = 3000}),
            "there is a legal move exactly while somebody is to act"));
  CHECK(has(in_ten_lines(CheckFlags{.set_up = small, .everywhere = true}),
            "no move is offered twice"));
}

TEST_CASE(
    "rules: the chapters in ten lines, -v shows each clause; a list that is asked for is whole") {
  for (const auto* game : {"drako", "year-of-the-dragon", "river-dragons", "sea-dragons"}) {
    CAPTURE(game);
    in_ten_lines(RulesOptions{.set_up = {.game = game}});
  }
  const auto questions = ran(RulesOptions{.set_up = {.game = "drako"}, .rulings = true}).out;
  CHECK(lines(questions) == 30 + 1);
  CHECK(has(ran(RulesOptions{.set_up = {.game = "drako"}, .rulings = true, .verbose = true}).out,
            "questions that need no ruling"));
  const auto fields = ran(RulesOptions{.set_up = {.game = "drako"}, .fields = true}).out;
  CHECK(has(fields, "p1..p2.deck1..deck"));
  CHECK(lines(ran(RulesOptions{.set_up = {.game = "drako"}, .fields = true, .verbose = true}).out) >
        lines(fields) + 50);
}

TEST_CASE("rulebook: how many clauses a game shows in ten lines, -v shows each") {
  CHECK(has(in_ten_lines(RulebookFlags{.game = "river-dragons"}), "by construction"));
}

TEST_CASE("explore: the counts in ten lines, -v shows the levels and the ways to win") {
  CHECK(has(in_ten_lines(ExploreFlags{.set_up = small}), "positions first reached"));
  CHECK(
      has(in_ten_lines(ExploreFlags{.set_up = small, .graph = true}), "every win passes through"));
}

TEST_CASE("ask and compare: ten lines for all answers and readings, -v shows each") {
  in_ten_lines(AskFlags{.game = "drako", .laws = true});
  in_ten_lines(
      CompareFlags{.set_up = small, .ruling = "diagonals=do-not-count", .budget = {.pairs = 50}});
  in_ten_lines(CompareFlags{.set_up = {.game = "drako", .options = {"data=lane"}},
                            .all = true,
                            .budget = {.depth = 2, .states = 50, .samples = 5, .pairs = 5}});
}

TEST_CASE("refute and balance: ten lines, -v shows each answer, scores and lengths") {
  RefuteFlags flags{.game = "connect-four", .question = "soonest-wins"};
  flags.effort.steps = 200;
  in_ten_lines(flags);
  CHECK(has(in_ten_lines(BalanceFlags{.set_up = {.game = "year-of-the-dragon"}, .games = 40}),
            "moves of a game"));
}

TEST_CASE("audit: ten lines of texts and of a pair, -v shows what each says") {
  const std::string fixtures = "reports/audit/fixtures/year_of_the_dragon";
  in_ten_lines(AuditFlags{.game = "year-of-the-dragon",
                          .texts = fixtures + "/texts",
                          .sources = fixtures + "/sources",
                          .quick = true});
  in_ten_lines(AuditFlags{.game = "", .texts = "", .pair = {tower + "en.txt", tower + "fr.txt"}});
}

TEST_CASE("data and replay: ten lines, -v shows each value and each step") {
  in_ten_lines(DataFlags{.what = "check", .game = "drako", .file = "lane", .no_answers = true});
  const std::string records = "properties/scenarios/";
  in_ten_lines(ReplayOptions{.files = {records + "year_of_the_dragon/rulings"}});
  in_ten_lines(ReplayOptions{.files = {records + "year_of_the_dragon/rulings/festival-zero.game"}});
}

}  // namespace ruleproof::cli
