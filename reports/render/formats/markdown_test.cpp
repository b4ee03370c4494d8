#include "reports/render/formats/markdown.hpp"

#include <string>

#include <doctest/doctest.h>

#include "model/core/finding.hpp"
#include "reports/render/sample_run.hpp"

namespace ruleproof::render {
namespace {

TEST_CASE("hostile texts neither link, mention nor draw") {
  const auto text = markdown(hostile_run());
  for (const std::string part : {"<script", "@octocat", " #12", "](", "`code`", "\x1B"}) {
    CAPTURE(part);
    CHECK(text.find(part) == std::string::npos);
  }
}

TEST_CASE("the summary always fits a comment") {
  Run run = hostile_run();
  run.games.resize(2000, run.games[0]);
  for (auto& game : run.games) game.findings.resize(100, game.findings[0]);
  const auto text = markdown(run);
  CHECK(text.size() < 65'536);
  const auto all = since(Run{}, run);
  CHECK(markdown(run, &all).size() < 65'536);
}

TEST_CASE("what is different from another run comes before what is the same") {
  auto before = sample_run();
  before.games[0].findings.erase(before.games[0].findings.begin());
  before.games[0].checks[0].status = Status::passed;
  const auto now = sample_run();
  const auto different = since(before, now);
  const auto text = markdown(now, &different);
  const auto words = text.find("**Since the other run: 1 new, 1 check fails that did not");
  CHECK(words < text.find("| Game |"));
  CHECK(text.find("- **new**, ") < text.find("| Game |"));
  CHECK(markdown(now).find("Since") == std::string::npos);
}

TEST_CASE("the last line says with which version") {
  CHECK(markdown(sample_run()).ends_with("\nBy ruleproof 0.1.0.\n"));
}

TEST_CASE("an empty run says so") {
  CHECK(markdown(Run{}).find("Nothing was checked.") != std::string::npos);
}

}  // namespace
}  // namespace ruleproof::render
