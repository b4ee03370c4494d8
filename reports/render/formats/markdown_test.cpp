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
}

TEST_CASE("an empty run says so") {
  CHECK(markdown(Run{}).find("Nothing was checked.") != std::string::npos);
}

}  // namespace
}  // namespace ruleproof::render
