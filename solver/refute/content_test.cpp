#include "solver/refute/content.hpp"

#include <string_view>

#include <doctest/doctest.h>

#include "model/core/expression/compile.hpp"
#include "model/core/expression/vocabulary.hpp"
#include "model/drako/drako.hpp"

namespace ruleproof::solver::refute {
namespace {

auto content(std::string_view claim) -> Content {
  const auto game = drako::Drako::configure({}).value();
  return content_of(expression::compile(claim, expression::names_of(game)).value());
}

TEST_CASE("what any values fulfil says nothing") {
  CHECK(content("dragon.armour >= rage or rage > dragon.armour") == Content::nothing);
  CHECK(content("dragon.armour >= 0 and rage >= 0") == Content::nothing);
}

TEST_CASE("what all values within the declared ranges fulfil says nothing") {
  CHECK(content("turn = dwarves and actions <= 3 or turn = dragon and rage <= 1") ==
        Content::nothing);
  CHECK(content("actions <= 100") == Content::nothing);
  CHECK(content("actions + rage <= 4") == Content::nothing);
}

TEST_CASE("a declared range itself is told as one") {
  CHECK(content("actions <= 3") == Content::ranges);
  CHECK(content("rage <= 1 and actions <= 3") == Content::ranges);
  CHECK(content("not actions > 3") == Content::ranges);
}

TEST_CASE("what excludes values that are declared says something") {
  CHECK(content("actions <= 2") == Content::rules);
  CHECK(content("actions <= 3 and dragon.armour <= 4 and dwarf1.wounds <= 1") == Content::rules);
}

}  // namespace
}  // namespace ruleproof::solver::refute
