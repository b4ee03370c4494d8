#include "reports/cli/rulebook/rulebook.hpp"

#include <algorithm>
#include <cstddef>
#include <filesystem>
#include <sstream>
#include <string>
#include <utility>

#include <doctest/doctest.h>

#include "model/core/clause.hpp"
#include "model/core/finding.hpp"
#include "properties/files.hpp"
#include "reports/cli/command/replay.hpp"
#include "reports/cli/door/catalogue.hpp"
#include "reports/cli/door/files.hpp"
#include "reports/cli/print/terminal.hpp"
#include "reports/cli/print/test_terminal.hpp"
#include "reports/cli/verify/folders_test.hpp"
#include "reports/render/run_json/run.hpp"

using namespace ruleproof;
using namespace ruleproof::cli;

namespace {

auto json_of(RulebookFlags flags) -> Run {
  flags.json = true;
  const auto done = ran(flags);
  CHECK(done.status == exit_clean);
  auto run = render::read_run(done.out);
  REQUIRE(run);
  return std::move(run).value();
}

auto finding_called(const Run& run, const std::string& clause) -> Finding {
  const auto& findings = run.games.at(0).findings;
  const auto id = run.games[0].name + "/clause/" + clause;
  const auto found = std::ranges::find(findings, id, &Finding::id);
  CAPTURE(clause);
  REQUIRE(found != findings.end());
  return *found;
}

auto fact(const Finding& finding, const std::string& name) -> std::string {
  for (const auto& [fact, value] : finding.facts) {
    if (fact == name) return value;
  }
  return "";
}

}  // namespace

TEST_CASE("every enforced clause of Connect Four is shown by a game") {
  const auto run = json_of({.game = "connect-four"});
  const auto& clauses = entry_called("connect-four").facts.clauses;
  REQUIRE(run.games.at(0).checks.size() > clauses.size());  // and the ways to end
  for (std::size_t i = 0; i < clauses.size(); ++i) {
    CAPTURE(clauses[i].id);
    const bool enforced = clauses[i].disposition == Disposition::enforced;
    CHECK((run.games[0].checks[i].status == Status::passed) == enforced);
  }
}

TEST_CASE("the steps of games cite clauses whose words the report has") {
  const auto run = json_of({.game = "connect-four", .clause = "line"});
  const auto& game = run.games.at(0);
  std::size_t cited = 0;
  for (const auto& finding : game.findings) {
    for (const auto& witness : finding.witnesses) {
      for (const auto& frame : witness.frames) {
        for (const auto& id : frame.because) {
          const auto clause = std::ranges::find(game.clauses, id, &ClauseUse::id);
          CAPTURE(id);
          REQUIRE(clause != game.clauses.end());
          CHECK_FALSE(clause->says.empty());
          ++cited;
        }
      }
    }
  }
  CHECK(cited > 0);
  CHECK(game.clauses.size() == entry_called("connect-four").facts.clauses.size());
}

TEST_CASE("the shortest games of Connect Four are those that one can count, kept or found anew") {
  for (const bool again : {false, true}) {
    const auto run = json_of({.game = "connect-four", .again = again});
    CHECK(fact(finding_called(run, "drop.bottom"), "a move relies on it") ==
          "in 1 move, proved the shortest");
    CHECK(fact(finding_called(run, "drop.full"), "a move is refused because of it") ==
          "after 6 moves, proved the shortest, of moves that the game lists");
    // The first player's fourth stone is the seventh of all.
    CHECK(fact(finding_called(run, "line.straight"), "a move relies on it") ==
          "in 7 moves, proved the shortest");
  }
}

TEST_CASE("kept games that show a clause no more are told, and looked for anew") {
  const auto root = fresh_folder("kept_games");
  const std::string path = "solver/search/recorded/connect-four.json";
  auto kept = properties::read_file(path).value().text;
  auto at = kept.find("\"clause\":\"line.diagonal\"");
  REQUIRE(at != std::string::npos);
  at = kept.find("\"drop ", at);
  kept[at + 6] = '9';
  std::filesystem::create_directories(root + "/solver/search/recorded");
  REQUIRE_FALSE(write_file(root + '/' + path, kept));
  const auto done = ran(RulebookFlags{.game = "connect-four", .root = root});
  CHECK(done.status == exit_clean);
  CHECK(
      done.err.find("kept games show no more: line.diagonal; looked for anew, which ruleproof ") !=
      std::string::npos);
  CHECK(ran(RulebookFlags{.game = "connect-four"}).err.find("no more") == std::string::npos);
}

TEST_CASE("every enforced clause of every game is shown by a game") {
  for (const auto* game : known_games()) {
    CAPTURE(game->name());
    const auto done = ran(RulebookFlags{.game = game->name()});
    CHECK(done.status == exit_clean);
    CHECK_FALSE(has(done.out, "no game was found"));
    CHECK(has(done.out, "to end\n"));
  }
}

TEST_CASE("each way to end has a game that ends so") {
  const auto run = json_of({.game = "drako"});
  std::size_t ends = 0;
  for (const auto& finding : run.games.at(0).findings) {
    if (!finding.id.starts_with("drako/end/")) continue;
    ++ends;
    CAPTURE(finding.id);
    REQUIRE_FALSE(finding.witnesses.empty());
    CHECK(has(finding.title, finding.clauses.at(0)));
    const auto& last = finding.witnesses[0].frames.back();
    CHECK(std::ranges::find(last.because, finding.clauses[0]) != last.because.end());
  }
  CHECK(ends >= 3);  // the dragon is slain, the dwarves are dead, the last card is played
}

TEST_CASE("each answer to an open question says what it changes, and which is the default") {
  const auto run = json_of({.game = "connect-four"});
  const auto finding = finding_called(run, "line.diagonal");
  CHECK(has(fact(finding, "open question diagonals"), "?"));
  CHECK(fact(finding, "diagonals=count").starts_with("the default: "));
  CHECK(has(fact(finding, "diagonals=do-not-count"), "What it changes: another winner"));
}

TEST_CASE("a clause of which nothing is known says so") {
  const auto run = json_of({.game = "connect-four", .clause = "drop.bottom"});
  const auto finding = finding_called(run, "drop.bottom");
  CHECK(fact(finding, "a move is refused because of it") == "none is known");
  CHECK(fact(finding, "open questions") == "none");
  CHECK(fact(finding, "texts") == "none is mapped line by line");
}

TEST_CASE("games of clauses replay, and expect the clause") {
  const auto out = fresh_folder("rulebook");
  const auto done = ran(RulebookFlags{.game = "sea-dragons", .clause = "r", .out = out});
  CHECK(done.status == exit_clean);
  CHECK(has(done.out, out + "/report.html"));
  std::size_t records = 0;
  for (const auto& file : std::filesystem::directory_iterator(out + "/records")) {
    std::istringstream none;
    const auto text = read_file(file.path().string(), none);
    REQUIRE(text);
    CHECK((has(*text, "\nexpect cites ") || has(*text, "\nexpect illegal ")));
    ++records;
  }
  CHECK(records > 3);
  CHECK(ran(ReplayOptions{.files = {out + "/records"}, .quiet = true}).status == exit_clean);
}

TEST_CASE("the page of a rulebook does not depend on the number of threads") {
  const auto page = [](unsigned jobs) {
    return ran(RulebookFlags{.game = "connect-four", .again = true, .jobs = jobs, .json = true})
        .out;
  };
  CHECK(page(1) == page(3));
}

TEST_CASE("a clause that is none is bad input") {
  CHECK(ran(RulebookFlags{.game = "drako", .clause = "tea"}).err.starts_with("RP-004"));
  CHECK(ran(RulebookFlags{.game = "tea"}).err.starts_with("RP-002"));
}
