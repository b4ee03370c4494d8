#include "properties/conformance/triage/sorting.hpp"

#include <set>
#include <string>
#include <utility>
#include <vector>

#include <doctest/doctest.h>

#include "properties/conformance/compare/disagreement.hpp"
#include "properties/conformance/parts.hpp"
#include "properties/conformance/triage/evidence.hpp"
#include "properties/laws/citations.hpp"

using namespace ruleproof;
using namespace ruleproof::conformance;

namespace {

/// The clusters of what was seen of an engine for Connect Four.
auto sorted(std::vector<Disagreement> seen) -> std::vector<std::set<std::string>> {
  Evidence evidence;
  for (auto& it : seen) evidence.add({}, std::move(it), 1);
  const properties::Citations none;
  const auto game = parts_called("connect-four");
  std::vector<std::set<std::string>> topics;
  for (const auto& cluster : sorted_out(evidence, {.game = *game, .common = none, .tried = none})) {
    topics.push_back(cluster.topics);
  }
  return topics;
}

auto offered(const std::string& move, const std::string& clause) -> Disagreement {
  return {.kind = "offers", .course = {}, .seat = "p1", .move = move, .clauses = {clause}};
}

/// The engine misses or mistakes a line.
auto wrong_line(const std::string& stage, const std::string& to_act) -> Disagreement {
  Disagreement it{.kind = "state", .course = {}, .seat = "p1", .clauses = {"line.straight"}};
  it.differences.push_back({.field = "stage", .model = "1", .engine = stage});
  if (to_act != "nobody") {
    it.differences.push_back(
        {.field = "to-act", .model = R"("nobody")", .engine = '"' + to_act + '"'});
  }
  return it;
}

/// Fields that differ where a game begins.
auto wrong_at_start(const std::vector<std::string>& fields) -> Disagreement {
  Disagreement it{.kind = "state", .course = {}, .seat = "p1", .clauses = {}};
  for (const auto& field : fields) {
    it.differences.push_back({.field = field, .model = "1", .engine = "2"});
  }
  return it;
}

/// The engine tells another outcome in these members.
auto wrong_outcome(const std::vector<std::string>& members) -> Disagreement {
  Disagreement it{.kind = "outcome", .course = {}, .seat = "p1", .clauses = {"line.straight"}};
  for (const auto& member : members) {
    it.differences.push_back({.field = member, .model = "[1]", .engine = "[2]"});
  }
  return it;
}

auto failed(const std::string& asked, const std::string& cause) -> Disagreement {
  Disagreement it{.kind = "crash", .course = {}, .clauses = {}};
  it.asked = asked;
  it.cause = cause;
  return it;
}

}  // namespace

TEST_CASE("failures are told apart by their error and by what was asked, unless that is anything") {
  CHECK(sorted({failed("apply a", "KeyError"), failed("apply a", "IndexError")}).size() == 2);
  CHECK(sorted({failed("apply a", "KeyError"), failed("apply b", "KeyError")}).size() == 2);
  CHECK(sorted({failed("apply a", ""), failed("apply a", "KeyError")}).size() == 2);
  CHECK(sorted({failed("apply a", "KeyError"), failed("state", "KeyError"),
                failed("legal", "KeyError"), failed("legal", "")}) ==
        std::vector<std::set<std::string>>{{"crash", "KeyError"},
                                           {"crash", "legal", "without a word"}});
}

TEST_CASE("what differs at the start or after an undo as it does elsewhere is the same fault") {
  const auto wrong = [](const std::string& kind, const std::string& stage,
                        std::vector<std::string> clauses) {
    Disagreement it{.kind = kind, .course = {}, .seat = "p1", .clauses = std::move(clauses)};
    it.differences.push_back({.field = "stage", .model = "1", .engine = stage});
    return it;
  };
  const auto after = wrong("state", "2", {"line.straight"});
  CHECK(sorted({after, wrong("state", "3", {})}).size() == 1);
  CHECK(sorted({after, wrong("state", "0", {})}).size() == 2);
  CHECK(sorted({after, wrong("undo", "2", {})}).size() == 1);
  CHECK(sorted({after, wrong("undo", "0", {})}).size() == 2);
}

TEST_CASE("taking back is one fault, whether the move had ended the game or not") {
  auto one = wrong_line("0", "p2");
  auto other = wrong_line("0", "nobody");
  one.kind = other.kind = "undo";
  one.clauses = other.clauses = {};
  CHECK(sorted({one, other}).size() == 1);
}

TEST_CASE("moves of one kind that two clauses forbid are two faults, that one clause forbids one") {
  CHECK(sorted({offered("drop 1", "drop.full"), offered("drop 2", "end.over")}).size() == 2);
  CHECK(sorted({offered("drop 1", "drop.full"), offered("drop 2", "drop.full")}).size() == 1);
}

TEST_CASE("who wins is one thing, the points are another: from them it follows who wins") {
  CHECK(sorted({wrong_outcome({"winners"}), wrong_outcome({"scores", "winners"})}).size() == 2);
  CHECK(sorted({wrong_outcome({"winners"}), wrong_outcome({"scores"})}).size() == 2);
  CHECK(sorted({wrong_outcome({"scores"}), wrong_outcome({"scores", "winners"})}).size() == 1);
}

TEST_CASE("whether the game is over is a difference of its own, whose turn it is none") {
  CHECK(sorted({wrong_line("2", "nobody"), wrong_line("0", "p2")}).size() == 2);
  CHECK(sorted({wrong_line("0", "p1"), wrong_line("0", "p2")}).size() == 1);
  auto too_soon = wrong_line("0", "p1");
  std::swap(too_soon.differences[1].model, too_soon.differences[1].engine);
  CHECK(sorted({wrong_line("0", "p1"), std::move(too_soon)}).size() == 2);
}

TEST_CASE("what two faults show at once where a game begins is no third one") {
  using Topics = std::set<std::string>;
  const auto apart = sorted({wrong_at_start({"stage"}), wrong_at_start({"stones1"}),
                             wrong_at_start({"stage", "stones1"})});
  CHECK(apart == std::vector<Topics>{{"stage"}, {"stones"}});
  const auto new_one = sorted({wrong_at_start({"stage"}), wrong_at_start({"stage", "stones1"})});
  CHECK(new_one.size() == 2);
}
