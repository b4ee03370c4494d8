#include "reports/render/html/together.hpp"

#include <string>
#include <vector>

#include <doctest/doctest.h>

#include "model/core/finding.hpp"

namespace ruleproof::render {
namespace {

/// A game under a reading; each move is a letter, and the last one changes a field to `end`.
auto game(const std::string& title, const std::string& rulings, const std::string& moves,
          const std::string& end = "") -> Witness {
  Witness made{title, "ruleproof 1\ngame go ruleset 1\nsetup players=2\n", {{}}};
  if (!rulings.empty()) made.record += "rulings " + rulings + '\n';
  made.record += "\n" + moves + '\n';
  for (const char move : moves) made.frames.push_back({"p1", std::string(1, move), {}, {}, {}});
  if (!end.empty()) made.frames.back().changes.push_back({"score", "", end});
  return made;
}

using Numbers = std::vector<std::size_t>;

TEST_CASE("two pairs of games are two groups, each with its own first difference") {
  Finding finding;
  finding.message =
      "May he?\nAfter 3 moves the positions differ: score is 1 or 2.\n"
      "After 5 moves p1 wins under the first reading only.";
  finding.facts = {{"what differs", "position"}, {"a game with another winner", "replayed"}};
  finding.witnesses = {game("a", "", "xyz", "1"), game("b", "may=yes", "xyz", "2"),
                       game("a, end", "", "uvwxy", "1"), game("b, end", "may=yes", "uvwxy", "2")};
  const auto groups = together(finding);
  REQUIRE(groups.size() == 2);
  CHECK(groups[0].witnesses == Numbers{0, 1});
  CHECK(groups[0].difference == 3);
  CHECK(groups[0].differ == "the first difference at step 3");
  CHECK(groups[0].says == "After 3 moves the positions differ: score is 1 or 2.");
  CHECK(groups[1].witnesses == Numbers{2, 3});
  CHECK(groups[1].difference == 5);
  CHECK(groups[1].leads_to == "another winner");
  CHECK(groups[1].says == "After 5 moves p1 wins under the first reading only.");
}

TEST_CASE("games whose steps are the same say in what they differ then") {
  Finding finding;
  finding.facts = {{"what differs", "legal moves"}, {"a game with another winner", "replayed"}};
  finding.message = "After 3 moves legal under one reading only: nothing.";
  finding.witnesses = {game("a", "", "xyz"), game("b", "may=yes", "xyz"), game("a", "", "xyzxyz"),
                       game("b", "may=yes", "xyzxyz")};
  const auto groups = together(finding);
  REQUIRE(groups.size() == 2);
  CHECK(groups[0].difference == 3);
  CHECK(groups[0].differ == "then they differ in what is legal");
  CHECK(groups[0].says == "After 3 moves legal under one reading only: nothing.");
  CHECK(groups[1].difference == 6);
  CHECK(groups[1].says == "After 6 steps they differ in who wins.");
  finding.facts.clear();
  CHECK(together(finding)[0].differ == "then they differ in what comes then");
}

TEST_CASE("a pair that differs before any move stands by itself") {
  Finding finding;
  finding.facts = {{"what differs", "position"}};
  finding.witnesses = {game("a", "", ""), game("b", "may=yes", ""), game("a, end", "", "xy", "1"),
                       game("b, end", "may=yes", "xy", "2")};
  const auto groups = together(finding);
  REQUIRE(groups.size() == 2);
  CHECK(groups[0].difference == 0);
  CHECK(groups[0].says == "After 0 steps they differ in what is not drawn.");
}

TEST_CASE("games that have nothing in common stand alone, and say nothing of differences") {
  Finding finding;
  finding.witnesses = {game("one", "", "xy"), game("another", "", "yz"), game("again", "", "xy")};
  const auto groups = together(finding);
  REQUIRE(groups.size() == 3);
  for (const auto& group : groups) {
    CHECK_FALSE(group.difference);
    CHECK(group.differ.empty());
  }
  CHECK(together(Finding{}).empty());
}

TEST_CASE("records without steps are one group") {
  Finding finding;
  finding.witnesses = {{"what the model says", "ruleproof 1\n\np1 x\n", {}},
                       {"what the engine says", "ruleproof 1\n\np1 x\n", {}}};
  REQUIRE(together(finding).size() == 1);
  CHECK_FALSE(together(finding)[0].difference);
}

}  // namespace
}  // namespace ruleproof::render
