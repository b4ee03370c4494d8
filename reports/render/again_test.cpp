#include "reports/render/again.hpp"

#include <string>
#include <string_view>
#include <utility>

#include <doctest/doctest.h>

#include "model/core/finding.hpp"

namespace ruleproof::render {
namespace {

auto finding(FindingKind kind, std::string id) -> Finding {
  Finding made;
  made.kind = kind;
  made.id = std::move(id);
  return made;
}

auto command(const Finding& finding) -> std::string {
  GameReport game;
  game.name = "go";
  return command_of(Run{}, game, finding);
}

TEST_CASE("a command is what the id says") {
  CHECK(command(finding(FindingKind::answer, "go/question/ko/2-players")) == "ruleproof ask go ko");
  CHECK(command(finding(FindingKind::answer, "go/induction/stones/never-more")) ==
        "ruleproof ask go --laws");
  CHECK(command(finding(FindingKind::law_broken, "go/law/height")) == "ruleproof check go");
  CHECK(command(finding(FindingKind::text_silent, "go/texts/ko")) == "ruleproof audit go");
  CHECK(command(finding(FindingKind::pin_moved, "go/pin/1")) == "ruleproof explore go --pins");
  CHECK(command(finding(FindingKind::answer, "go/clause/ko.same")) ==
        "ruleproof rulebook go ko.same");
  CHECK(command(finding(FindingKind::answer, "go/end/pass-one-wins")) == "ruleproof rulebook go");
  CHECK(command(finding(FindingKind::answer, "go/balance/2/greedy")) == "ruleproof balance go");
  CHECK(command(finding(FindingKind::scenario_failed, "")) == "ruleproof verify go");
}

TEST_CASE("two readings are compared under the set-up in which they were") {
  auto made = finding(FindingKind::ruling_matters, "go/ruling/ko/ends");
  CHECK(command(made) == "ruleproof compare go --all");
  made.facts = {{"first", "ko=goes-on"}, {"second", "ko=ends"}, {"set-up", "data=small players=2"}};
  CHECK(command(made) ==
        "ruleproof compare go --ruling ko=ends --against ko=goes-on --setup data=small,players=2");
  made.facts = {{"first", "ko=goes-on"}, {"second", "ko=ends"}, {"other answers", "a=b c=d"}};
  CHECK(command(made) ==
        "ruleproof compare go --ruling ko=ends --against ko=goes-on --rulings a=b,c=d");
}

TEST_CASE(
    "a command that is made of an id says what it needs; one that was written down says all") {
  const auto text = finding(FindingKind::texts_differ, "go/texts/ko");
  CHECK(note_of_command(Run{}, text).find("RULEPROOF_TEXTS") != std::string_view::npos);
  CHECK(note_of_command(Run{}, finding(FindingKind::ruling_matters, "go/ruling/ko/ends"))
            .find("another game") != std::string_view::npos);
  CHECK(note_of_command(Run{}, finding(FindingKind::law_broken, "go/law/height")).empty());
  Run pair;
  pair.settings = {{"command", "ruleproof audit --pair a b"}};
  CHECK(note_of_command(pair, text).empty());
}

TEST_CASE("a fact or a setting that says the command is believed, and is one line") {
  auto made = finding(FindingKind::answer, "go/balance/2/greedy");
  made.facts = {{"made by", "ruleproof balance go\n--bots greedy"}};
  CHECK(command(made) == "ruleproof balance go --bots greedy");
  auto shown = finding(FindingKind::engine_differs, "go/engine/state");
  shown.facts = {{"shown again by", "ruleproof conform go --record out/a.game -- python3 go.py"}};
  CHECK(command(shown) == "ruleproof conform go --record out/a.game -- python3 go.py");
  Run run;
  run.settings = {{"command", "ruleproof audit --pair a b"}};
  CHECK(command_of(run, {}, finding(FindingKind::texts_differ, "pair/1")) ==
        "ruleproof audit --pair a b");
}

TEST_CASE("a word that a shell would read is quoted") {
  CHECK(command(finding(FindingKind::answer, "go/question/it's; rm -rf")) ==
        "ruleproof ask go 'it'\\''s; rm -rf'");
}

TEST_CASE("records of several witnesses have several names") {
  auto made = finding(FindingKind::ruling_matters, "go/ruling/ko");
  made.witnesses.resize(1);
  CHECK(record_name(made, 0) == "ko.game");
  made.witnesses.resize(2);
  CHECK(record_name(made, 1) == "ko-2.game");
}

}  // namespace
}  // namespace ruleproof::render
