#include "reports/cli/print/ask_again.hpp"

#include <string>
#include <utility>

#include <doctest/doctest.h>

#include "model/core/finding.hpp"
#include "reports/cli/command/ask.hpp"
#include "reports/render/again.hpp"

namespace ruleproof::cli {
namespace {

/// What a report says of a finding with this id.
auto command(const AskFlags& flags, std::string id) -> std::string {
  GameReport report;
  report.name = flags.game;
  report.findings.emplace_back();
  report.findings.front().id = std::move(id);
  report.findings.front().kind = FindingKind::answer;
  add_commands(report, flags);
  return render::command_of(Run{}, report, report.findings.front());
}

TEST_CASE("a typed question is asked again as it was typed, under the same set-up") {
  AskFlags flags{.game = "drako"};
  flags.typed.can = "p1.left = 0";
  CHECK(command(flags, "drako/typed") == "ruleproof ask drako --can 'p1.left = 0'");
  flags.typed.set_up.options = {"data=lane"};
  flags.typed.set_up.rulings = {"a=b", "c=d"};
  flags.typed.states = 1000;
  flags.seed = 7;
  CHECK(command(flags, "drako/typed") ==
        "ruleproof ask drako --can 'p1.left = 0' --setup data=lane --rulings a=b --rulings c=d "
        "--seed 7 --states 1000");
}

TEST_CASE("a question of the catalogue has what was asked besides, where that is not the usual") {
  AskFlags flags{.game = "drako", .question = "DR-Q1"};
  CHECK(command(flags, "drako/question/ends/x") == "ruleproof ask drako ends");
  flags.typed.set_up.players = "2";
  flags.effort = 4;
  CHECK(command(flags, "drako/question/ends/x") ==
        "ruleproof ask drako ends --players 2 --effort 4");
}

}  // namespace
}  // namespace ruleproof::cli
