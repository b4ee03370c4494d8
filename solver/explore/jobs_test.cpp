/// Searches of the four dragons: the same by any number of threads, and the same as with sets that
/// keep every position whole.
#include <cstddef>
#include <cstdint>
#include <string>
#include <type_traits>
#include <utility>
#include <vector>

#include <doctest/doctest.h>

#include "model/core/play.hpp"
#include "model/core/setup.hpp"
#include "model/drako/drako.hpp"
#include "model/river_dragons/river_dragons.hpp"
#include "model/sea_dragons/sea_dragons.hpp"
#include "model/year_of_the_dragon/year_of_the_dragon.hpp"
#include "solver/explore/exploration.hpp"
#include "solver/explore/explore.hpp"
#include "solver/explore/keys.hpp"
#include "solver/explore/same_test.hpp"
#include "solver/explore/span_set.hpp"
#include "solver/explore/tree.hpp"

namespace ruleproof::solver {
namespace {

template <class G>
auto game_of(const Texts& options) -> G {
  auto game = G::configure({.options = options, .rulings = {}});
  REQUIRE(game);
  return *std::move(game);
}

/// Calls `test` with each game, in a set-up that has many positions.
template <class Test>
auto with_each_game(Test&& test) -> void {
  test(game_of<drako::Drako>({{"data", "lane"}}));
  test(game_of<year_of_the_dragon::YearOfTheDragon>({{"players", "2"}, {"rounds", "1"}}));
  test(game_of<sea_dragons::SeaDragons>({{"players", "2"}}));
  test(game_of<river_dragons::RiverDragons>({{"players", "2"}, {"data", "toy-3"}}));
}

auto check_equal(const Exploration& one, const Exploration& other) -> void {
  check_same_counts(one, other);
  CHECK(one.peak_bytes == other.peak_bytes);
}

TEST_CASE("any number of threads finds the same, in the same memory") {
  with_each_game([](const auto& game) {
    CAPTURE(std::string(game.name));
    for (const std::uint64_t states : {1'000U, 150'000U}) {
      const auto one = explore(game, {.max_states = states});
      CHECK(one.stopped_by == Bound::states);
      for (const std::size_t jobs : {2U, 8U}) {
        check_equal(one, explore(game, {.max_states = states, .jobs = jobs}));
      }
    }
    const auto shallow = explore(game, {.max_depth = 6});
    check_equal(shallow, explore(game, {.max_depth = 6, .jobs = 3}));
    const auto poor = explore(game, {.max_bytes = 1'500'000});
    CHECK(poor.stopped_by == Bound::memory);
    check_equal(poor, explore(game, {.max_bytes = 1'500'000, .jobs = 3}));
  });
}

TEST_CASE("any number of threads finds the same witness") {
  with_each_game([](const auto& game) {
    using State = typename std::remove_cvref_t<decltype(game)>::State;
    // A position that few games lead to.
    Dice dice(7);
    auto target = game.start();
    std::size_t moves = 0;
    MoveList<typename std::remove_cvref_t<decltype(game)>::Move> buffer;
    play(
        game, game.start(), dice,
        [&](const auto&, const auto&, const auto& step) {
          if (++moves <= 5) target = step.next;
        },
        buffer);
    const auto wanted = [&](const State& state) { return state == target; };
    const auto one = find_state(game, wanted, {.max_states = 300'000});
    REQUIRE(one.path);
    const auto three = find_state(game, wanted, {.max_states = 300'000, .jobs = 3});
    CHECK(one.path == three.path);
    CHECK(one.exploration.states == three.exploration.states);
    CHECK(one.exploration.transitions == three.exploration.transitions);
    auto state = game.start();
    for (const auto& move : *one.path) {
      REQUIRE(game.judge(state, move));
      state = game.apply(state, move).next;
    }
    CHECK(state == target);
  });
}

TEST_CASE("one thread shows visitors each position and each step once, and nothing after the end") {
  with_each_game([](const auto& game) {
    CAPTURE(std::string(game.name));
    std::uint64_t positions = 0;
    std::uint64_t steps = 0;
    const auto all = explore(
        game, {.max_depth = 6}, [&](const auto&...) -> void { ++positions; },
        [&](const auto&...) -> void { ++steps; });
    REQUIRE(all.stopped_by == Bound::depth);
    CHECK(positions == all.states);
    CHECK(steps == all.transitions);
    for (const std::uint64_t last : {1U, 130U, 3000U}) {
      std::uint64_t seen = 0;
      const auto ended = explore(game, {}, [&](const auto&...) { return ++seen == last; });
      CHECK(ended.stopped_by == Bound::found);
      CHECK(seen == last);
      seen = 0;
      const auto by_step =
          explore(game, {}, Ignore{}, [&](const auto&...) { return ++seen == last; });
      CHECK(by_step.stopped_by == Bound::found);
      CHECK(seen == last);
      CHECK(by_step.transitions == last);
    }
  });
}

/// The levels, by a set that keeps the bits of each position.
template <class G>
auto levels_by_spans(const G& game, std::uint64_t most) -> std::vector<std::uint64_t> {
  using State = typename G::State;
  SpanSet set;
  std::vector<std::uint64_t> levels;
  MoveList<typename G::Move> list;
  (void)set.insert(pack(game.start()).view());
  for (std::size_t begin = 0; set.size() > begin && set.size() < most;) {
    const auto end = set.size();
    levels.push_back(end - begin);
    for (; begin < end; ++begin) {
      const auto state = unpack<State>(set[begin]);
      moves(game, state, list);
      for (const auto& move : list) (void)set.insert(pack(game.apply(state, move).next).view());
    }
  }
  return levels;
}

TEST_CASE("trees of pairs hold exactly the positions that whole bits hold") {
  with_each_game([](const auto& game) {
    CAPTURE(std::string(game.name));
    const auto expected = levels_by_spans(game, 200'000);
    REQUIRE(expected.size() > 3);
    const auto all = explore(game, {.max_depth = static_cast<int>(expected.size()) - 1, .jobs = 2});
    CHECK(all.levels == expected);
    CHECK(all.bytes_per_state() < 60);
  });
}

TEST_CASE("a position read from its key is the position") {
  with_each_game([](const auto& game) {
    using G = std::remove_cvref_t<decltype(game)>;
    using State = typename G::State;
    if constexpr (!OneWord<G>) {
      typename Keys<G>::Shared shared;
      std::vector<std::pair<std::uint64_t, State>> seen;
      Tree<State> tree(shared, game.start());
      Dice dice(3);
      MoveList<typename G::Move> buffer;
      const auto key_of = [&](const State& state) {
        while (true) {
          if (const auto key = tree.key(state)) return *key;
          if (tree.problem() == NoKey::no_room) {
            REQUIRE(shared.make_room());
          } else {  // whole games: every shape that there may be is used in the end
            shared.add(tree.misfits());
            tree.forget_misfits();
          }
        }
      };
      for (int games = 0; games < 20; ++games) {
        play(
            game, game.start(), dice,
            [&](const auto&, const auto&, const auto& step) {
              seen.emplace_back(key_of(step.next), step.next);
            },
            buffer);
      }
      REQUIRE(seen.size() > 200);
      CHECK(shared.shapes() > 2);
      for (const auto& [key, state] : seen) {
        CHECK(tree.read(key) == state);
        CHECK(tree.key(state) == key);
      }
      // Equal keys, equal positions, whatever was read before.
      for (std::size_t i = 0; i < seen.size(); ++i) {
        (void)tree.read(seen[(i * 7919) % seen.size()].first);
        CHECK(tree.key(seen[i].second) == seen[i].first);
      }
    }
  });
}

}  // namespace
}  // namespace ruleproof::solver
