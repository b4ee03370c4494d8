#include "solver/explore/numbered.hpp"

#include <cstddef>
#include <cstdint>
#include <map>
#include <vector>

#include <doctest/doctest.h>

#include "model/connect_four/connect_four.hpp"
#include "model/core/packing.hpp"
#include "model/core/play.hpp"
#include "model/drako/drako.hpp"
#include "model/drako/state.hpp"
#include "model/year_of_the_dragon/year_of_the_dragon.hpp"

namespace ruleproof::solver {
namespace {

/// Positions of random games, many of them more than once: numbers are as in a map, and what is
/// numbered is read back as it was, also beyond where keys change.
template <class G>
auto hold_to_a_map(const G& game, std::size_t steps) -> void {
  NumberedStates<G> set(game);
  std::map<std::vector<std::uint64_t>, std::uint32_t> expected;
  std::vector<typename G::State> states;
  Random random(7);
  MoveList<typename G::Move> list;
  auto state = game.start();
  for (std::size_t i = 0; i < steps; ++i) {
    const auto packed = pack(state);
    const auto [at, fresh] = expected.emplace(
        std::vector<std::uint64_t>(packed.view().begin(), packed.view().end()), states.size());
    if (fresh) states.push_back(state);
    REQUIRE(set.insert(state) == at->second);
    REQUIRE(set.size() == states.size());
    moves(game, state, list);
    // Back to a known position now and then, as a search goes from one to the next.
    state = list.empty() ? set[random.below(set.size())]
                         : game.apply(state, list[random.below(list.size())]).next;
  }
  for (std::size_t number = 0; number < states.size(); ++number) {
    REQUIRE(set[number] == states[number]);
  }
}

TEST_CASE_TEMPLATE("positions are numbered as they arrive", G, connect_four::ConnectFour,
                   drako::Drako, year_of_the_dragon::YearOfTheDragon) {
  const auto game = G::configure({});
  REQUIRE(game);
  hold_to_a_map(*game, 60'000);
}

TEST_CASE("where there is no memory nothing is added, and what is there stays") {
  const auto game = drako::Drako::configure({}).value();
  NumberedStates<drako::Drako> set(game, std::size_t{1} << 18U);
  Random random(3);
  MoveList<drako::Move> list;
  std::vector<drako::State> states;
  auto state = game.start();
  while (const auto number = set.insert(state)) {
    if (*number == states.size()) states.push_back(state);
    REQUIRE(states.size() < 100'000);
    moves(game, state, list);
    state = list.empty() ? game.start() : game.apply(state, list[random.below(list.size())]).next;
  }
  CHECK(states.size() > 100);
  CHECK(set.size() == states.size());
  for (std::size_t number = 0; number < states.size(); ++number) {
    CHECK(set[number] == states[number]);
  }
}

}  // namespace
}  // namespace ruleproof::solver
