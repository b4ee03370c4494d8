#include "properties/conformance/blame/borders.hpp"

#include <algorithm>
#include <string>
#include <vector>

#include <doctest/doctest.h>

#include "model/core/result.hpp"
#include "properties/conformance/parts.hpp"

using namespace ruleproof;
using namespace ruleproof::conformance;

namespace {

/// The borders of a move in a position of a game, as texts.
auto borders_at(const std::string& game, const std::string& position, const std::string& move)
    -> std::vector<std::string> {
  const auto model = parts_called(game)->make({});
  REQUIRE(model);
  const auto problem = (*model)->restart_at(position);
  CAPTURE((problem ? ruleproof::to_text(*problem) : ""));
  REQUIRE(!problem);
  std::vector<std::string> texts;
  for (const auto& border : borders_of(**model, move)) texts.push_back(to_text(border));
  return texts;
}

}  // namespace

TEST_CASE("the price of a privilege is the border of its legality") {
  const auto enough = borders_at("year-of-the-dragon", "p4.yuan=7", "privilege large");
  CHECK(std::ranges::count(enough, "p4.yuan is 7; with 5, action.privilege forbids it") == 1);
  const auto short_of = borders_at("year-of-the-dragon", "p4.yuan=4", "privilege large");
  CHECK(std::ranges::count(short_of, "p4.yuan is 4; with 6, it is legal") == 1);
}

TEST_CASE("a number that a move does not rest on is no border") {
  const auto borders = borders_at("year-of-the-dragon", "p4.yuan=7", "privilege large");
  CHECK(
      std::ranges::none_of(borders, [](const auto& text) { return text.starts_with("p4.rice"); }));
}

TEST_CASE("bits are no numbers, and what is no move has no border") {
  CHECK(borders_at("connect-four", "......./......./......./......./......./x......", "drop 1")
            .empty());
  CHECK(borders_at("year-of-the-dragon", "p4.yuan=7", "buy the moon").empty());
}

TEST_CASE("borders may be sought no farther than so far") {
  const auto model = parts_called("year-of-the-dragon")->make({});
  REQUIRE(!(*model)->restart_at("p4.yuan=7"));
  CHECK(borders_of(**model, "privilege large", 1).empty());
  REQUIRE(!(*model)->restart_at("p4.yuan=6"));
  CHECK(borders_of(**model, "privilege large", 1).size() == 1);
}
