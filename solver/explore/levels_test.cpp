#include "solver/explore/levels.hpp"

#include <array>
#include <cstdint>
#include <map>
#include <vector>

#include <doctest/doctest.h>

#include "model/connect_four/connect_four.hpp"
#include "model/connect_four/state.hpp"
#include "model/core/game.hpp"
#include "model/core/whole_test.hpp"
#include "solver/explore/exploration.hpp"
#include "solver/explore/explore.hpp"
#include "solver/explore/packed_words.hpp"
#include "solver/explore/same_test.hpp"
#include "solver/graph/values.hpp"

namespace ruleproof::solver {
namespace {

using connect_four::ConnectFour;
using connect_four::Stage;

auto board(int columns, int rows) -> ConnectFour {
  return ConnectFour({.columns = columns, .rows = rows, .rulings = {}});
}

/// Boards with more positions are visited where tests are wanted whole: all but the largest take
/// seconds.
auto most_positions() -> std::uint64_t {
#ifdef NDEBUG
  return sampled<std::uint64_t>(5'000'000, 100'000'000);
#else
  return 2'000'000;
#endif
}

/// The numbers of positions of the boards up to five columns and five rows, by row and column: John
/// Tromp, https://tromp.github.io/c4/c4.html (boards of 4 and 5), counted again and for the smaller
/// boards, too, with binary decision diagrams by the method of S. Edelkamp and P. Kissmann, "On the
/// complexity of BDDs for state space search: a case study in Connect Four", AAAI 2011.
constexpr std::array<std::array<std::uint64_t, 5>, 5> published = {{
    {2, 5, 13, 35, 96},
    {3, 18, 116, 741, 4'688},
    {4, 58, 869, 12'031, 158'911},
    {5, 179, 6'000, 161'029, 3'945'711},
    {6, 537, 38'310, 1'706'255, 69'763'700},
}};

TEST_CASE(
    "every board up to five by five has the published positions and is a draw, as published") {
  // Tromp's table, and C. Steininger's (https://github.com/ChristopheSteininger/c4), have draws on
  // 4 x 4, 4 x 5, 5 x 4 and 5 x 5. On smaller boards only columns or rows can have a line.
  for (int rows = 1; rows <= 5; ++rows) {
    for (int columns = 1; columns <= 5; ++columns) {
      const auto positions =
          published[static_cast<std::size_t>(rows - 1)][static_cast<std::size_t>(columns - 1)];
      if (positions > most_positions()) continue;
      CAPTURE(columns);
      CAPTURE(rows);
      const auto game = board(columns, rows);
      Levels levels(game, {.max_bytes = 200'000'000}, true);
      CHECK(levels.explore().complete());
      CHECK(levels.all().states == positions);
      REQUIRE(levels.solve());
      CHECK(levels.value() == Value::draw);
      CHECK(levels.all().peak_bytes < 200'000'000);
      // Best play of both, played: it ends as it was said to.
      auto state = game.start();
      for (const auto& move : levels.line()) {
        REQUIRE(game.judge(state, move));
        state = game.apply(state, move).next;
      }
      CHECK(state.stage == Stage::drawn);
    }
  }
}

#ifdef NDEBUG
TEST_CASE("six columns and four rows: the second player wins, as published") {
  if (!whole()) return;
  const auto game = board(6, 4);
  Levels levels(game, {.max_bytes = 300'000'000}, true);
  CHECK(levels.explore().states == 94'910'577);
  REQUIRE(levels.solve());
  CHECK(levels.value() == Value::min_wins);
  CHECK(levels.all().peak_bytes < 300'000'000);
}
#endif

/// How many games go on from a position to their end.
auto games_from(const ConnectFour& game, const ConnectFour::State& state,
                std::map<ConnectFour::State, std::uint64_t>& known) -> std::uint64_t {
  if (game.to_act(state) == Seat::nobody) return 1;
  if (const auto found = known.find(state); found != known.end()) return found->second;
  std::uint64_t games = 0;
  MoveList<ConnectFour::Move> list;
  moves(game, state, list);
  for (const auto& move : list) games += games_from(game, game.apply(state, move).next, known);
  return known[state] = games;
}

TEST_CASE("there are as many games on boards one column wider than high as published") {
  // R. Jehn, https://oeis.org/A342329; the fifth board has more than can be counted here.
  const std::array<std::uint64_t, 4> known = {2, 90, 356'232, 152'505'051'772};
  const auto reached = sampled<std::size_t>(3, 4);
  for (std::size_t rows = 1; rows <= reached; ++rows) {
    const auto game = board(static_cast<int>(rows) + 1, static_cast<int>(rows));
    std::map<ConnectFour::State, std::uint64_t> counted;
    CHECK(games_from(game, game.start(), counted) == known[rows - 1]);
  }
}

TEST_CASE("levels count what the search with a set of positions counts") {
  for (const auto& game : {board(4, 4), board(5, 3), board(2, 5)}) {
    for (const int depth : {3, 7, 25}) {
      const ExploreOptions options{.max_depth = depth};
      const auto expected = explore(game, options);
      Levels levels(game, options, false);
      const auto& found = levels.explore();
      CHECK(!levels.ungraded());
      check_same_counts(found, expected);
    }
  }
}

TEST_CASE("whoever has no more time has the levels that were done") {
  const auto game = board(5, 4);
  int asked = 0;
  Levels levels(game, {.stop = [&] { return ++asked > 6; }}, false);
  const auto& found = levels.explore();
  CHECK(found.stopped_by == Bound::time);
  const auto whole = explore(game);
  CHECK(found.states < whole.states);
  for (std::size_t i = 0; i < 6; ++i) CHECK(found.levels[i] == whole.levels[i]);
}

TEST_CASE("the values are those of retrograde analysis on the graph of all positions") {
  const auto game = board(4, 4);
  Levels levels(game, {}, true);
  levels.explore();
  REQUIRE(levels.solve());
  CHECK(levels.counts() == std::array<std::uint64_t, 3>{36'499, 34'410, 90'120});  // graph_test.cpp
}

TEST_CASE("the values do not depend on how much is looked at at a time") {
  const auto game = board(4, 4);
  Levels wide(game, {}, true);
  Levels narrow(game, {.max_bytes = 400'000}, true);  // batches of some 3,000 moves
  wide.explore();
  narrow.explore();
  REQUIRE(wide.solve());
  REQUIRE(narrow.solve());
  CHECK(wide.counts() == narrow.counts());
  CHECK(wide.line() == narrow.line());
  CHECK(narrow.all().peak_bytes <= 400'000);
}

TEST_CASE("when there is no more memory, the answer says so") {
  const auto game = board(5, 5);
  Levels levels(game, {.max_bytes = 300'000}, true);
  const auto& all = levels.explore();
  CHECK(all.stopped_by == Bound::memory);
  CHECK(all.states > 1000);
  CHECK(all.peak_bytes <= 300'000);
  CHECK(!levels.solve());
  Levels few(game, {.max_states = 10'000}, true);
  CHECK(few.explore().stopped_by == Bound::states);
  CHECK(!few.solve());

  // Enough for the positions, not for their values.
  for (std::uint64_t bytes = 100'000; bytes < 400'000; bytes += 20'000) {
    const auto small = board(4, 4);
    Levels tight(small, {.max_bytes = bytes}, true);
    tight.explore();
    CHECK((!tight.all().complete() || tight.all().states == 161'029));
    CHECK(tight.solve() == tight.all().complete());
    CHECK(tight.all().peak_bytes <= bytes + 20'000);
  }
}

/// Four in a row, but a stone may be taken back: a position is met in several levels.
struct TakeBack : ConnectFour {
  explicit TakeBack(const ConnectFour& game) : ConnectFour(game) {}
  [[nodiscard]] auto measure(const State& state) const -> std::int64_t {
    return ConnectFour::measure(state) / 2;
  }
};

TEST_CASE("a game whose moves do not lower its measure by one is not taken") {
  const TakeBack game(board(3, 3));
  Levels levels(game, {}, true);
  levels.explore();
  CHECK(levels.ungraded());
  CHECK(!levels.solve());
}

TEST_CASE("words come out as they went in") {
  PackedWords words;
  const std::vector<std::uint64_t> all = {
      0, 1, 127, 128, 300, 1'000'000, 1'000'000'000'000, UINT64_MAX - 1, UINT64_MAX};
  for (const auto word : all) REQUIRE(words.push(word));
  std::vector<std::uint64_t> read;
  for (PackedWords::Reader reader(words); reader.valid(); reader.next()) {
    CHECK(reader.index() == read.size());
    read.push_back(reader.word());
  }
  CHECK(read == all);
  const PackedWords none;
  CHECK(!PackedWords::Reader(none).valid());

  PackedValues values;
  for (std::uint8_t i = 0; i < 11; ++i) REQUIRE(values.push(i % 4));
  for (std::uint8_t i = 0; i < 11; ++i) CHECK(values[i] == i % 4);
  CHECK(values.size() == 11);
}

}  // namespace
}  // namespace ruleproof::solver
