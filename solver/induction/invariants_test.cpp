/// Plain invariants of the rulebooks, a file for each game in invariants/: who types one is
/// answered "always" without a search, and "never" to its contrary.
#include <algorithm>
#include <filesystem>
#include <fstream>
#include <string>

#include <doctest/doctest.h>

#include "model/core/expression/syntax.hpp"
#include "model/core/finding.hpp"
#include "model/core/setup.hpp"
#include "model/core/whole_test.hpp"
#include "solver/induction/typed_proof.hpp"
#include "solver/parts.hpp"
#include "solver/parts_called.hpp"
#include "solver/typed/typed.hpp"

namespace ruleproof::solver {
namespace {

auto proved(const Parts& game, Asks asks, const std::string& text) -> bool {
  SetupText of_two{{{"players", "2"}}, {}};
  if (!game.fields(of_two)) of_two = {};  // a game that has no other number does not ask
  const auto finding = proved_by_laws(game, of_two, {asks, text});
  return finding && (finding->how == How::relation || finding->how == How::proved);
}

/// "sea-dragons", of a file called sea_dragons.txt.
auto game_of(const std::filesystem::path& file) -> std::string {
  auto name = file.stem().string();
  std::ranges::replace(name, '_', '-');
  return name;
}

}  // namespace

/// A sample of the lines, unless all are asked for: each costs seconds.
auto one_in() -> int { return sampled(20, 1); }

TEST_CASE("plain invariants of two players are always so, and their contraries never") {
  int games = 0;
  for (const auto& entry : std::filesystem::directory_iterator("solver/induction/invariants")) {
    const auto parts = parts_called(all_parts(), game_of(entry.path()));
    REQUIRE(parts);
    ++games;
    std::ifstream file(entry.path());
    int lines = 0;
    for (std::string text; std::getline(file, text);) {
      if (text.empty() || text.front() == '#' || lines++ % one_in() != 0) continue;
      CAPTURE(text);
      CHECK(proved(*parts, Asks::always, text));
      CHECK(proved(*parts, Asks::never, expression::negated(text)));
    }
    CHECK(lines >= (parts->name == "connect-four" ? 10 : 40));
  }
  CHECK(games == 5);
}

}  // namespace ruleproof::solver
