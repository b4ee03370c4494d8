#include "reports/cli/verify/recorded_answers.hpp"

#include <algorithm>
#include <cstddef>
#include <filesystem>
#include <fstream>
#include <string>
#include <utility>

#include <doctest/doctest.h>

#include "model/core/finding.hpp"
#include "model/core/strength.hpp"
#include "properties/files.hpp"
#include "reports/cli/command/ask.hpp"
#include "reports/cli/refute/trials.hpp"
#include "reports/games/entry.hpp"
#include "solver/questions/pinned_answers.hpp"

using namespace ruleproof;
using namespace ruleproof::cli;

namespace {

/// Calls `see(game, question)` with each question whose answers are recorded.
template <class See>
auto for_each_recorded(See&& see) -> void {
  for (const auto* game : all_games()) {
    for (const auto& question : game->questions.questions) {
      const std::string name(game->name());
      const std::string id(question.id);
      if (is_recorded(name, id, "")) see(name, id);
    }
  }
}

}  // namespace

TEST_CASE("recorded answers are those that were approved, and their games replay") {
  std::size_t files = 0;
  for_each_recorded([&](const std::string& game, const std::string& question) {
    ++files;
    CAPTURE(game);
    CAPTURE(question);
    const auto approved = solver::read_pinned(game);
    const auto report = recorded_answers_report(game, question, "");
    REQUIRE(report);
    CHECK(report->checks.front().status == Status::skipped);
    const auto begin = game + "/question/" + question;
    const auto asked = std::ranges::count_if(approved, [&](const auto& block) {
      return block.first == begin || block.first.starts_with(begin + "/");
    });
    CHECK(report->findings.size() == static_cast<std::size_t>(asked));
    for (const auto& finding : report->findings) {
      CAPTURE(finding.id);
      REQUIRE(approved.contains(finding.id));
      CHECK(solver::pinned_text(finding) == approved.at(finding.id));
    }
  });
  CHECK(files > 0);
  const auto all = properties::read_files(std::string(recorded_answers_folder), ".json");
  REQUIRE(all);
  CHECK(all->size() == files);  // none is of a question that is gone
}

TEST_CASE("what nobody asked again is no stronger than what this run has seen") {
  GameReport report;
  const Scope scope{.data = "rules only"};
  report.findings.resize(5);
  report.findings[0].how = {How::proved, scope};
  report.findings[1].how = {How::exhaustive, scope};
  report.findings[2].how = {How::counted, scope};
  report.findings[3].how = How::bounded;
  report.findings[4].how = {How::proved, scope};
  for (auto& finding : report.findings) finding.title = to_text(finding.how);
  report.findings[0].witnesses.push_back({"a game", "a record", {}});
  report.findings[3].bound = "three rounds";
  report.findings[4].severity = Severity::error;
  report.findings.emplace_back().how = How::replayed;
  Check tried;
  tried.group = refuter_group;
  tried.name = "exhaustive";
  tried.amount = "9 games";
  report.checks.push_back(tried);
  const auto weaker = as_recorded(report).findings;
  CHECK(weaker[0].how == How::stated);  // one game shows no statement about all
  CHECK(weaker[1].how == How::sampled);
  CHECK(weaker[2].how == How::stated);
  CHECK(weaker[3].how == How::stated);
  CHECK(weaker[3].bound == "three rounds; recorded as bounded, not asked again");
  CHECK(weaker[4].how == How::unknown);
  CHECK(weaker[5].how == How::replayed);
}

TEST_CASE("recorded answers are those that are given today, whole") {
  const auto bare = [](GameReport report) {
    for (auto& finding : report.findings) {
      finding.smt2.clear();
      for (auto& witness : finding.witnesses) witness.frames.clear();
    }
    return report.findings;
  };
  for (const auto& [game, question] :
       {std::pair{"drako", "second-answer"}, std::pair{"year-of-the-dragon", "event-row-repair"}}) {
    CAPTURE(question);
    auto asked = question_report(game, question, 1, true);
    auto recorded = recorded_answers_report(game, question, "");
    REQUIRE(asked);
    REQUIRE(recorded);
    CHECK(bare(std::move(asked).value()) == bare(std::move(recorded).value()));
  }
}

TEST_CASE("what is no record of answers is refused") {
  const auto root = std::filesystem::temp_directory_path() / "ruleproof_no_recorded_answers_test";
  const auto file = root / recorded_answers_file("connect-four", "values");
  std::filesystem::create_directories(file.parent_path());
  const auto read = [&](const std::string& findings) {
    std::ofstream(file) << R"({"schema":"ruleproof.run","version":3,"tool_version":"0",
"ruleproof_run":3,"settings":[],"games":[{"name":"connect-four","title":"","facts":[],"checks":[],
"clauses":[],"findings":[)" + findings +
                               R"(]}],"pieces":[],"pictures":[]})";
    return recorded_answers_report("connect-four", "values", root.string());
  };
  CHECK_FALSE(read(""));
  const auto with = [](const std::string& how, const std::string& record) {
    return R"({"id":"connect-four/question/values","kind":"answer","severity":"note",
"game":"connect-four","title":"a title","message":"","how":")" +
           how + R"(","witnesses":[{"title":"a game","record":")" + record + R"(","frames":[]}]})";
  };
  const std::string own = R"(ruleproof 1\ngame connect-four ruleset 1\n\np1 drop 4\n)";
  const std::string other = R"(ruleproof 1\ngame drako ruleset 1\n)";
  CHECK_FALSE(read(with("proved", own)));  // of what?
  REQUIRE(read(with("replayed", own)));
  CHECK(read(with("replayed", own))->checks.front().status == Status::skipped);
  CHECK(read(with("replayed", other))->checks.front().status == Status::failed);
  std::filesystem::remove_all(root);
}

TEST_CASE("a recorded game that does not replay fails its question") {
  const auto root = std::filesystem::temp_directory_path() / "ruleproof_recorded_answers_test";
  const auto file = root / recorded_answers_file("connect-four", "values");
  std::filesystem::create_directories(file.parent_path());
  std::ofstream(file)
      << R"({"schema":"ruleproof.run","version":3,"tool_version":"0","ruleproof_run":3,"settings":[],
"games":[{"name":"connect-four","title":"","facts":[],"checks":[],"clauses":[],"findings":[
{"id":"connect-four/question/values","kind":"answer","severity":"note","game":"connect-four",
"title":"a title","message":"","how":"replayed","witnesses":[{"title":"a game",
"record":"ruleproof 1\ngame connect-four ruleset 1\n\np1 drop 9\n","frames":[]}]}]}],"pieces":[],"pictures":[]})";
  const auto report = recorded_answers_report("connect-four", "values", root.string());
  std::filesystem::remove_all(root);
  REQUIRE(report);
  CHECK(report->checks.front().status == Status::failed);
  CHECK(report->findings.front().severity == Severity::error);
}
