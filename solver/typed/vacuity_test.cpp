
#include <string>
#include <string_view>

#include <doctest/doctest.h>

#include "model/core/finding.hpp"
#include "model/core/setup.hpp"
#include "model/core/strength.hpp"
#include "solver/parts.hpp"
#include "solver/parts_called.hpp"
#include "solver/typed/typed.hpp"
#include "solver/typed/words.hpp"

namespace ruleproof::solver {
namespace {

// Two players, one month, one action: every position is looked at.
const SetupText month{{{"players", "2"}, {"rounds", "1"}, {"types", "3"}, {"actions", "1"}}, {}};

struct Asked {
  std::string_view game;
  SetupText setup;
  Asks asks;
  const char* text;
};

auto asked(const Asked& question) -> Finding {
  return ask_typed(parts_called(all_parts(), question.game).value(), question.setup,
                   {question.asks, question.text},
                   {.states = 130'000, .guided = 9'000, .hunted = 9'000})
      .value();
}
auto lacks(const Finding& finding) -> std::string {
  for (const auto& [name, value] : finding.facts) {
    if (name == typed::for_want_of) return value;
  }
  return "";
}

constexpr std::string_view dragon = "year-of-the-dragon";

}  // namespace

TEST_CASE("what holds for want of a case says so first") {
  const Asked questions[] = {
      // A condition that is never met: round 2 is not played.
      {dragon, month, Asks::always, "round < 2 or p1.yuan > 100"},
      {dragon, month, Asks::always, "not (round = 2) or p1.yuan > 100"},
      {dragon, month, Asks::always, "p1.yuan > 100 or not (round = 2)"},
      {dragon, month, Asks::always, "p1.yuan > 100 or round != 2"},
      {dragon, month, Asks::always, "not (round = 2 and p1.yuan < 100)"},
      {dragon, month, Asks::always, "round != 2 or p1.yuan > 100 or p2.yuan > 100"},
      {dragon, month, Asks::always, "p1.yuan >= 0 and (round != 2 or p1.yuan > 100)"},
      {dragon, month, Asks::always, "all(i: p[i].yuan < 100 or p[i].score = 3)"},
      {dragon, month, Asks::always, "all(p*.yuan < 100 or p*.score = 3)"},
      {dragon, month, Asks::never, "any(i: p[i].palaces[7].bits > 3)"},
      {dragon, month, Asks::always, "all(i: p[i].palaces[7].bits > 3)"},
      {dragon, month, Asks::always, "sum(i: p[i].palaces[7].bits) = 0"},
      {dragon, month, Asks::always, "count(i: p[i].palaces[7].bits = 3) = 0"},
      {dragon, month, Asks::always, "p1.palaces7.bits = 3"},
      {dragon, month, Asks::can, "p1.palaces7.bits = 3"},
      {dragon, month, Asks::never, "max(i: p[i].palaces[7].bits) = 3"},
      {dragon, month, Asks::always, "p1.yuan >= 0 and all(i: p[i].palaces[7].bits > 3)"},
  };
  for (const auto& question : questions) {
    CAPTURE(std::string_view(question.text));
    const auto finding = asked(question);
    CHECK(finding.how == How::exhaustive);
    CHECK(lacks(finding).ends_with(" in no position that can be reached"));
    CHECK(finding.title.starts_with("It speaks of what never was (" + lacks(finding) +
                                    "), and only so "));
  }
}

TEST_CASE("what was put to the test is a plain answer") {
  const Asked questions[] = {
      {dragon, month, Asks::always, "round < 2 and p1.yuan < 100"},
      {dragon, month, Asks::always, "over = 0 or winner.p1 + winner.p2 >= 1"},
      {dragon, month, Asks::always, "p1.yuan < 1000 or over = 0"},
      {dragon, month, Asks::always, "p1.yuan < 1000 or round != 1"},
      {dragon, month, Asks::always, "all(i: over = 0 or p[i].score >= 0)"},
      {dragon, month, Asks::always, "order1 != order2 or round = 0"},
      {dragon, month, Asks::always, "p1.rice > 0 or p1.rice = 0"},
      {dragon, month, Asks::always, "all(i: p[i].palaces[1].bits >= 0)"},
      {dragon, month, Asks::always, "-1 < p1.yuan < 100"},
      {dragon, month, Asks::never, "900 < p1.yuan < 1000"},
      {dragon, month, Asks::never, "round = 2 and p1.yuan > 100"},
      {dragon, month, Asks::can, "round = 2"},
      {dragon, month, Asks::always, "1 = 1"},
  };
  for (const auto& question : questions) {
    CAPTURE(std::string_view(question.text));
    const auto finding = asked(question);
    CHECK(finding.how == How::exhaustive);
    CHECK(lacks(finding) == "");
    CHECK(finding.title.starts_with(question.asks == Asks::can ? "No, " : "Yes, "));
  }
}

TEST_CASE("what lies at the end of long games is met") {
  for (const auto* text : {"over = 0 or p1.held <= 8", "ending = none or p1.held + p1.left < 39",
                           "outcome.p1 < 1000 or over = 0", "p1.held + p1.left < 39 or over = 0",
                           "over = 1 or dragon.at != dwarf1.at",
                           "dragon.at != dwarf1.at or over = 1 or dwarf1.wounds > 90",
                           "ending != dwarves-dead or dwarf1.wounds > 0"}) {
    const auto finding = asked({"drako", {}, Asks::always, text});
    CAPTURE(finding.title);
    CHECK(finding.how == How::bounded);
    CHECK(lacks(finding) == "");
  }
}

TEST_CASE("always speaks only of positions where there is what it speaks of, and says so") {
  const auto partly = [](const Finding& finding) {
    for (const auto& [name, value] : finding.facts) {
      if (name == typed::only_where) return value;
    }
    return std::string();
  };
  const auto alone = asked({dragon, month, Asks::always, "over = 1 or outcome.p1 > 5000"});
  CHECK(partly(alone) == "outcome.p1");
  CHECK(alone.title ==
        "Yes, wherever there is outcome.p1, it is always so that over = 1 or outcome.p1 > 5000");
  // What is not there matters to neither of these.
  CHECK(partly(asked({dragon, month, Asks::always, "over = 0 or outcome.p1 > -5000"})) == "");
  CHECK(partly(asked({dragon, month, Asks::always, "p1.yuan >= 0"})) == "");
  CHECK(partly(asked({dragon, month, Asks::never, "outcome.p1 > 5000"})) == "");
  CHECK(partly(asked({dragon, month, Asks::always, "all(i: p[i].palaces[3].bits < 4096)"})) == "");
}

TEST_CASE("where not everything was looked at, it says of how much") {
  const auto finding = asked({"drako", {}, Asks::always, "p1.held <= 8 or p2.held = 0"});
  CHECK(finding.how == How::bounded);
  CHECK(lacks(finding).find("its condition was met in none of ") == 0);
  CHECK(finding.title.starts_with("Not known whether it is always so that "));
  CHECK(finding.title.find(": no game was found that refutes it, for want of a case (its condition "
                           "was met in none") != std::string::npos);
}

}  // namespace ruleproof::solver
