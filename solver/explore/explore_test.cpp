#include "solver/explore/explore.hpp"

#include <cstdint>
#include <set>
#include <vector>

#include <doctest/doctest.h>

#include "model/connect_four/connect_four.hpp"
#include "model/connect_four/rules/clauses.hpp"
#include "model/connect_four/state.hpp"
#include "model/core/game.hpp"
#include "solver/explore/exploration.hpp"
#include "solver/explore/keys.hpp"

namespace ruleproof::solver {
namespace {

using connect_four::ConnectFour;
using connect_four::Stage;

auto board(int columns, int rows) -> ConnectFour {
  return ConnectFour({.columns = columns, .rows = rows, .rulings = {}});
}

/// Connect Four without its one-word form: the search packs the fields.
struct Unpacked {
  using State = ConnectFour::State;
  using Move = ConnectFour::Move;
  static constexpr auto name = ConnectFour::name;
  static constexpr const auto& rulebook = ConnectFour::rulebook;

  ConnectFour game;
  auto start() const -> State { return game.start(); }
  auto to_act(const State& state) const -> Seat { return game.to_act(state); }
  auto propose(const State& /*state*/, MoveList<Move>& out) const -> void {
    game.every_move(out);  // over-offers
  }
  auto judge(const State& state, const Move& move) const -> Verdict {
    return game.judge(state, move);
  }
  auto apply(const State& state, const Move& move) const -> Step<State> {
    return game.apply(state, move);
  }
};
static_assert(!OneWord<Unpacked> && OneWord<ConnectFour>);

TEST_CASE("the positions of Connect Four on small boards are those that were published") {
  const auto small = explore(board(4, 4));
  CHECK(small.complete());
  CHECK(small.states == 161'029);
  CHECK(small.transitions == 304'574);
  CHECK(small.stuck == 0);
  CHECK(small.depth == 16);
  CHECK(small.levels.front() == 1);
  CHECK(small.levels[1] == 4);
  CHECK(small.levels[2] == 16);
  CHECK(small.bytes_per_state() <= 16);

  const auto high = explore(board(4, 5));
  CHECK(high.states == 1'706'255);
  CHECK(high.bytes_per_state() <= 16);
}

TEST_CASE("positions of several words give the same search") {
  const Unpacked game{board(4, 4)};
  const auto spans = explore(game);
  const auto words = explore(board(4, 4));
  CHECK(spans.complete());
  CHECK(spans.states == words.states);
  CHECK(spans.transitions == words.transitions);
  CHECK(spans.terminals == words.terminals);
  CHECK(spans.levels == words.levels);
}

TEST_CASE("every position is visited once, and every step shown") {
  const auto game = board(4, 3);
  std::set<ConnectFour::State> seen;
  std::uint64_t steps = 0;
  const auto all = explore(
      game, {},
      [&](const auto& state, int depth) {
        CHECK(seen.insert(state).second);
        CHECK(12 - game.measure(state) == depth);
      },
      [&](const auto& before, const auto& move, const auto& step) {
        ++steps;
        CHECK(game.judge(before, move));
        CHECK(game.measure(step.next) == game.measure(before) - 1);
      });
  CHECK(all.complete());
  CHECK(all.states == seen.size());
  CHECK(all.expanded == seen.size());
  CHECK(all.transitions == steps);
}

TEST_CASE("mirror images are one position where the search is told so") {
  const auto whole = explore(board(4, 4));
  const auto half = explore(board(4, 4), {.symmetric = true});
  CHECK(half.complete());
  CHECK(half.depth == whole.depth);
  CHECK(half.states > whole.states / 2);
  CHECK(half.states < whole.states * 6 / 10);
}

TEST_CASE("a search that a bound stops says which") {
  const auto game = board(4, 4);
  const auto shallow = explore(game, {.max_depth = 3});
  CHECK(shallow.stopped_by == Bound::depth);
  CHECK(!shallow.complete());
  CHECK(shallow.levels == std::vector<std::uint64_t>{1, 4, 16, 52});
  CHECK(explore(game, {.max_depth = 16}).complete());  // the last level has no moves left

  const auto few = explore(game, {.max_states = 1000});
  CHECK(few.stopped_by == Bound::states);
  CHECK(few.states >= 1000);
  CHECK(few.states < 1200);

  const auto poor = explore(game, {.max_bytes = 100'000});
  CHECK(poor.stopped_by == Bound::memory);
  CHECK(poor.states > 1000);
  CHECK(poor.expanded < 161'029);
}

TEST_CASE("a witness is a shortest game, and replays") {
  const auto game = board(4, 4);
  const auto won = find_state(game, [](const auto& state) { return state.stage == Stage::p2_won; });
  REQUIRE(won.path);
  CHECK(won.path->size() == 8);
  CHECK(won.exploration.stopped_by == Bound::found);
  auto state = game.start();
  for (const auto& move : *won.path) {
    REQUIRE(game.judge(state, move));
    state = game.apply(state, move).next;
  }
  CHECK(state.stage == Stage::p2_won);

  const Unpacked spans{game};
  const auto same = find_state(spans, [](const auto& s) { return s.stage == Stage::p2_won; });
  CHECK(same.path == won.path);
}

TEST_CASE("a witness through mirror images is a game of the real positions") {
  const auto game = board(4, 4);
  const auto drawn = [](const auto& state) { return state.stage == Stage::drawn; };
  const auto search = find_state(game, drawn, {.symmetric = true});
  REQUIRE(search.path);
  CHECK(search.path->size() == 16);
  auto state = game.start();
  for (const auto& move : *search.path) {
    REQUIRE(game.judge(state, move));
    state = game.apply(state, move).next;
  }
  CHECK(drawn(state));
}

TEST_CASE("the step that a law forbids is the last of its witness") {
  const auto game = board(4, 4);
  const auto diagonal = connect_four::operator""_c < "line.diagonal">();
  const auto search = find_step(game, [&](const auto& /*before*/, const auto& /*move*/,
                                          const auto& step) { return step.because.has(diagonal); });
  REQUIRE(search.path);
  CHECK(search.path->size() == 10);
  const auto mirrored = find_step(
      game, [&](const auto&, const auto&, const auto& step) { return step.because.has(diagonal); },
      {.symmetric = true});
  REQUIRE(mirrored.path);
  CHECK(mirrored.path->size() == 10);
  auto state = game.start();
  for (const auto& move : *mirrored.path) {
    REQUIRE(game.judge(state, move));
    state = game.apply(state, move).next;
  }
  CHECK(state.stage == Stage::p2_won);
}

TEST_CASE("what cannot be is answered by a complete search without a path") {
  const auto search = find_state(board(3, 3), [](const auto& state) {
    return state.stage == Stage::p1_won || state.stage == Stage::p2_won;
  });
  CHECK(!search.path);
  CHECK(search.exploration.complete());
}

TEST_CASE("a search starts where it is told") {
  const auto game = board(4, 4);
  auto state = game.start();
  for (const std::uint8_t column : {0, 0, 1, 1, 2, 2}) state = game.apply(state, {column}).next;
  const auto from = explore_from(game, state, {.max_depth = 1});
  CHECK(from.levels == std::vector<std::uint64_t>{1, 4});
  CHECK(from.terminals == 1);
}

}  // namespace
}  // namespace ruleproof::solver
