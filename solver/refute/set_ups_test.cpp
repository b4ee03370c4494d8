#include "solver/refute/set_ups.hpp"

#include <algorithm>
#include <array>
#include <set>
#include <string>
#include <vector>

#include <doctest/doctest.h>

#include "model/core/effects.hpp"
#include "model/core/setup.hpp"
#include "model/core/strength.hpp"

namespace ruleproof::solver::refute {
namespace {

const std::vector<Doubt> doubts{{"ties", {"shared", "none", "first"}}, {"skip", {"no", "yes"}}};
const std::vector<std::string> players{"2", "3"};

auto texts(const std::vector<SetupText>& set_ups) -> std::vector<std::string> {
  std::vector<std::string> all;
  all.reserve(set_ups.size());
  for (const auto& each : set_ups)
    all.push_back(to_text(each.options) + "|" + to_text(each.rulings));
  return all;
}

TEST_CASE("a narrow scope is one set-up for each number of players") {
  CHECK(texts(set_ups_within(Scope{}, doubts, players, 4, 1)) ==
        std::vector<std::string>{"players=2|", "players=3|"});
  CHECK(texts(set_ups_within(Scope{}.with_players(3, 3), doubts, players, 4, 1)) ==
        std::vector<std::string>{"players=3|"});
}

TEST_CASE("where rulings are open, every single other answer is tried, and pairs of two") {
  const auto scope = Scope{}.with_players(2, 2).whatever_the_rulings();
  const auto all = texts(set_ups_within(scope, doubts, players, 0, 1));
  CHECK(all == std::vector<std::string>{"players=2|", "players=2|ties=none", "players=2|ties=first",
                                        "players=2|skip=yes"});
  const auto more = texts(set_ups_within(scope, doubts, players, 20, 1));
  CHECK(std::ranges::count(more, "players=2|skip=yes ties=none") == 1);
  CHECK(std::ranges::count(more, "players=2|skip=yes ties=first") == 1);
  CHECK(std::set(more.begin(), more.end()).size() == more.size());
  CHECK(more.size() == 6);  // two questions have no other mixtures
}

TEST_CASE("readings that bear on a claim are mixed with each other") {
  constexpr Effect pay{"action.fee", "p.yuan"};
  std::vector<Doubt> many;
  many.reserve(16);
  for (int i = 0; i < 16; ++i) {
    many.push_back({"q" + std::to_string(i), {"no", "yes"}, i % 4 == 0 ? &pay : nullptr});
  }
  const auto scope = Scope{}.with_players(2, 2).whatever_the_rulings();
  const auto all = set_ups_within(scope, many, players, 8, 1, {"p1.yuan"});
  const auto both = [](const SetupText& each) {
    return each.rulings.contains("q4") && each.rulings.contains("q8");
  };
  CHECK(std::ranges::count_if(all, both) >= 2);
}

TEST_CASE("a reading bears on a field if a clause that it makes precise decides it") {
  constexpr Effect tie{"end.tie", "winners p.palaces"};
  constexpr Effect fee{"action.fee", "p.yuan"};
  const std::vector<Doubt> with_effects{
      {"ties", {"shared", "none"}, &tie}, {"fee", {"yes", "no"}, &fee}, {"odd", {"a", "b"}}};
  CHECK(bears_on({{"ties", "none"}}, with_effects, {"over", "winner.p2"}));
  CHECK(bears_on({{"ties", "none"}, {"odd", "b"}}, with_effects, {"p1.palaces3.floors"}));
  CHECK(bears_on({{"fee", "no"}}, with_effects, {"start.p2.yuan"}));
  CHECK_FALSE(bears_on({{"fee", "no"}}, with_effects, {"winner.p1", "p1.rice"}));
  CHECK_FALSE(bears_on({{"odd", "b"}}, with_effects, {"p1.yuan"}));
  CHECK_FALSE(bears_on({}, with_effects, {"p1.yuan"}));
  CHECK(effect_near(std::array{fee, tie}, "action.fee.before")->clause == "action.fee");
  CHECK(effect_near(std::array{fee, tie}, "score.fee") == nullptr);
}

TEST_CASE("mixtures answer many questions otherwise at once") {
  std::vector<Doubt> many;
  many.reserve(16);
  for (int i = 0; i < 16; ++i) many.push_back({"q" + std::to_string(i), {"no", "yes"}});
  const auto scope = Scope{}.with_players(2, 2).whatever_the_rulings();
  const auto all = set_ups_within(scope, many, players, 12, 1);
  CHECK(std::ranges::max(all, {}, [](const auto& each) {
          return each.rulings.size();
        }).rulings.size() >= 6);
  // Nearly every two of the sixteen are answered otherwise together somewhere.
  std::set<std::string> together;
  for (const auto& each : all) {
    for (const auto& one : each.rulings) {
      for (const auto& two : each.rulings) {
        if (one.first < two.first) together.insert(one.first + two.first);
      }
    }
  }
  CHECK(together.size() > 60);  // of 120: pairs alone would be twelve
}

TEST_CASE("answers that a scope names are kept to") {
  const auto scope = Scope{}.with_players(2, 2).with("ties", {"none", "first"});
  CHECK(texts(set_ups_within(scope, doubts, players, 4, 1)) ==
        std::vector<std::string>{"players=2|ties=none", "players=2|ties=first"});
  const auto settled = Scope{}.with_players(2, 2).whatever_the_rulings().with("ties", {});
  CHECK(texts(set_ups_within(settled, doubts, players, 4, 1)) ==
        std::vector<std::string>{"players=2|", "players=2|skip=yes"});
}

}  // namespace
}  // namespace ruleproof::solver::refute
