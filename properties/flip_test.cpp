/// A law or a scenario notices every answer that is not the default.
#include "properties/flip.hpp"

#include <filesystem>
#include <vector>

#include <doctest/doctest.h>

#include "model/connect_four/connect_four.hpp"
#include "properties/files.hpp"
#include "properties/flips.hpp"
#include "properties/laws/connect_four.hpp"
#include "properties/parts.hpp"
#include "properties/wording.hpp"

namespace ruleproof::properties {
namespace {

TEST_CASE("flipping any ruling of any game is caught") {
  for (const auto& game : all_parts()) {
    const auto folder = "properties/scenarios/" + folder_of(game.name);
    if (!std::filesystem::exists(folder)) continue;  // nobody has written any yet
    const auto files = read_files(folder, ".game");
    REQUIRE(files);
    const auto flips = game.flip_rulings(*files, {.steps = 20'000, .seed = 1});
    MESSAGE(to_text(flips));
    for (const auto& missed : flips.missed()) {
      FAIL_CHECK(game.name << ": nothing notices " << missed);
    }
  }
}

TEST_CASE("a flip is caught by the law and by the scenarios that rest on the ruling") {
  using connect_four::ConnectFour;
  const auto files = read_files("properties/scenarios/connect_four", ".game");
  REQUIRE(files);
  const auto flips = flip_rulings<ConnectFour>(*files, {.steps = 20'000, .seed = 1});
  REQUIRE(flips.flips.size() == 1);
  CHECK(flips.flips[0].caught_by.size() == 3);
  const auto none = flip_rulings<ConnectFour>({}, {.steps = 0, .seed = 1});
  CHECK(none.missed() == std::vector<std::string>{"diagonals=do-not-count"});
}

}  // namespace
}  // namespace ruleproof::properties
