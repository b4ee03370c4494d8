/// Laws that look only at what a step adds, held to the same laws that look at everything.
#include <cstddef>
#include <cstdint>
#include <utility>

#include <doctest/doctest.h>

#include "model/connect_four/state.hpp"
#include "model/core/play.hpp"
#include "model/river_dragons/board/geometry.hpp"
#include "model/river_dragons/river_dragons.hpp"
#include "properties/laws/connect_four.hpp"
#include "properties/laws/river_dragons.hpp"
#include "properties/laws/river_dragons/table.hpp"
#include "properties/laws/setups.hpp"

namespace ruleproof::properties {
namespace {

TEST_CASE("a line of four is new where a new stone completes it") {
  using connect_four::Cells;
  using connect_four_laws::Board;
  using connect_four_laws::completes_four;
  Random random(1);
  std::size_t completed = 0;
  for (int i = 0; i < 20'000; ++i) {
    Board board{.columns = 4 + static_cast<int>(random.below(4)),
                .rows = 3 + static_cast<int>(random.below(4)),
                .stones = random.next() & random.next()};
    Cells laid = 0;
    for (auto left = 1 + random.below(3); left > 0; --left) {
      const auto column = random.below(static_cast<std::uint64_t>(board.columns));
      const auto row = random.below(static_cast<std::uint64_t>(board.rows));
      laid |= Cells{1} << ((column * static_cast<std::uint64_t>(board.rows + 1)) + row);
    }
    auto after = board;
    after.stones |= laid;
    CAPTURE(board.stones);
    CAPTURE(laid);
    for (const auto& [dc, dr] : {std::pair{1, 0}, {0, 1}, {1, 1}, {1, -1}}) {
      const bool completes = completes_four(after, laid & ~board.stones, dc, dr);
      CHECK(after.four(dc, dr) == (board.four(dc, dr) || completes));
      if (completes) ++completed;
    }
  }
  CHECK(completed > 1000);
}

TEST_CASE("two planks are new where one of them is") {
  using river_dragons::RiverDragons;
  using river_dragons::Segment;
  using State = RiverDragons::State;
  // No law: true of some pairs and false of others, which laws of legal games are not.
  const auto fits = [](Segment s, Segment t) {
    return (norm(s.b - s.a) + norm(t.b - t.a)) % 11 != 0;
  };
  std::size_t held = 0;
  std::size_t broken = 0;
  for (std::uint64_t number = 0; number < 40; ++number) {
    const auto game = configured<RiverDragons>(random_setup<RiverDragons>(number));
    const auto all_fit = [&](const State& state) {
      for (const auto& one : rivers::on_board(state)) {
        for (const auto& other : rivers::on_board(state)) {
          if (one.name == other.name) continue;
          if (!fits(rivers::line_of(game, state, one.from, one.to),
                    rivers::line_of(game, state, other.from, other.to))) {
            return false;
          }
        }
      }
      return true;
    };
    (void)play(game, AtMost(Dice(number), 400),
               [&](const State& before, const auto& /*move*/, const auto& step) {
                 const bool fit = rivers::every_new_two(game, before, step.next, fits);
                 if (!all_fit(before)) return;
                 CHECK(fit == all_fit(step.next));
                 ++(fit ? held : broken);
               });
  }
  CHECK(held > 1000);
  CHECK(broken > 20);
}

}  // namespace
}  // namespace ruleproof::properties
