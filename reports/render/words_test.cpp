#include "reports/render/words.hpp"

#include <cstddef>

#include <doctest/doctest.h>

#include "model/core/finding.hpp"
#include "model/core/strength.hpp"
#include "reports/render/sample_run.hpp"

namespace ruleproof::render {
namespace {

TEST_CASE("tables are in the order of their enumerations") {
  CHECK(legend().size() == static_cast<std::size_t>(How::unknown) + 1);
  for (std::size_t i = 0; i < legend().size(); ++i) CHECK(legend()[i].how == static_cast<How>(i));
  CHECK(all_kinds().size() == static_cast<std::size_t>(FindingKind::answer) + 1);
  for (std::size_t i = 0; i < all_kinds().size(); ++i) {
    CHECK(all_kinds()[i] == static_cast<FindingKind>(i));
  }
}

TEST_CASE("the verdict counts") {
  CHECK(verdict(sample_run()) ==
        "2 games, 3 checks: 1 holds, 1 fails, 1 skipped. "
        "16 findings: 6 errors, 5 warnings, 5 notes.");
  CHECK(verdict(Run{}) == "0 games, no checks. No findings.");
}

TEST_CASE("what looked at nothing holds nothing") {
  Run run;
  run.games.emplace_back().checks.resize(4);
  auto& checks = run.games[0].checks;
  checks[0].amount = "0 games";
  checks[1].amount = "0 found";  // by a check of the audit, which has looked
  checks[2].amount = "0 games";
  checks[2].status = Status::failed;
  CHECK(verdict(run) == "1 game, 4 checks: 2 hold, 1 fails, 1 looked at nothing. No findings.");
}

TEST_CASE("clauses of which there are only the words are no clauses that nothing reached") {
  GameReport game;
  game.clauses.resize(2);
  for (auto& clause : game.clauses) clause.disposition = "enforced";
  CHECK(tally(game).enforced == 0);
  game.clauses[0].verdicts = 1;
  CHECK(tally(game).enforced == 2);
  CHECK(tally(game).reached == 1);
}

TEST_CASE("a chapter is told by severity") {
  const auto run = sample_run();
  Severity last = Severity::error;
  for (const auto* finding : chapter(run.games[1], Chapter::audit)) {
    CHECK(last <= finding->severity);
    last = finding->severity;
  }
}

TEST_CASE("stand-in data is noticed in facts and findings") {
  CHECK(stand_ins(sample_run().games[0]).size() == 2);
  CHECK(stand_ins(sample_run().games[1]).empty());
}

}  // namespace
}  // namespace ruleproof::render
