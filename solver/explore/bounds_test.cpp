/// Positions with thousands of moves: the search looks at its bounds after a few of them, and finds
/// what it would find, by any number of threads.
#include <atomic>
#include <cstddef>
#include <cstdint>
#include <span>
#include <string_view>
#include <tuple>
#include <vector>

#include <doctest/doctest.h>

#include "model/core/fields.hpp"
#include "model/core/game.hpp"
#include "solver/explore/exploration.hpp"
#include "solver/explore/explore.hpp"
#include "solver/explore/same_test.hpp"

namespace ruleproof::solver {
namespace {

/// Numbers chosen one after the other: with the same choices before, no position is reached twice.
struct Chosen {
  std::int32_t first = 0;
  std::int32_t second = 0;
  std::int32_t third = 0;

  auto operator<=>(const Chosen&) const = default;
  static constexpr auto fields() {
    constexpr std::int64_t most = 1 << 30;  // together more than a word
    return std::tuple{Field{"first", &Chosen::first, 0, most, "the first number"},
                      Field{"second", &Chosen::second, 0, most, "the second"},
                      Field{"third", &Chosen::third, 0, most, "the third"}};
  }
};

/// Two or three numbers up to `width`; after an odd one there is one choice only.
struct Wide {
  using State = Chosen;
  using Move = std::int32_t;
  static constexpr std::string_view name = "wide";
  static constexpr std::span<const Clause> rulebook{};
  static constexpr bool exact_proposals = true;

  std::int32_t width = 1;
  int numbers = 2;
  std::atomic<std::uint64_t>* applied = nullptr;

  static auto start() -> State { return {}; }
  auto to_act(const State& state) const -> Seat {
    return (numbers == 2 ? state.second : state.third) > 0 ? Seat::nobody : Seat::p1;
  }
  auto propose(const State& state, MoveList<Move>& out) const -> void {
    if (to_act(state) == Seat::nobody) return;
    const auto last = state.second > 0 ? state.second : state.first;
    const auto most = last % 2 == 1 ? 1 : width;
    for (std::int32_t number = 1; number <= most; ++number) out.push_back(number);
  }
  static auto judge(const State& /*state*/, const Move& /*move*/) -> Verdict {
    return Verdict::legal();
  }
  auto apply(const State& state, const Move& move) const -> Step<State> {
    if (applied != nullptr) ++*applied;
    auto next = state;
    (state.first == 0 ? next.first : state.second == 0 ? next.second : next.third) = move;
    return {next, {}};
  }
};

TEST_CASE("positions with many moves are counted whole, each shown once") {
  const Wide game{.width = 700};  // 128 of them have more successors than a parcel takes
  std::uint64_t positions = 0;
  std::uint64_t steps = 0;
  const auto one =
      explore(game, {}, [&](const auto&...) { ++positions; }, [&](const auto&...) { ++steps; });
  CHECK(one.complete());
  CHECK(one.levels == std::vector<std::uint64_t>{1, 700, 350 + 350 * 700});
  CHECK(one.transitions == one.states - 1);
  CHECK(one.terminals == one.levels.back());
  CHECK(positions == one.states);
  CHECK(steps == one.transitions);
  for (const std::size_t jobs : {2U, 8U}) {
    const auto several = explore(game, {.jobs = jobs});
    check_same_counts(one, several);
    CHECK(one.peak_bytes == several.peak_bytes);
  }
}

TEST_CASE("in the order of one thread, however the moves are divided") {
  const Wide game{.width = 600};
  const auto wanted = [](const Chosen& state) { return state.second >= 500; };
  for (const std::size_t jobs : {1U, 2U, 8U}) {
    const auto search = find_state(game, wanted, {.jobs = jobs});
    REQUIRE(search.path);
    CHECK(*search.path == std::vector<std::int32_t>{2, 500});
  }
}

TEST_CASE("a bound on positions ends a search after some of the moves, at the same position") {
  for (const std::size_t jobs : {1U, 2U, 8U}) {
    std::atomic<std::uint64_t> applied = 0;
    const Wide game{.width = 4'000, .numbers = 3, .applied = &applied};
    const auto all = explore(game, {.max_states = 6'000, .jobs = jobs});
    CHECK(all.stopped_by == Bound::states);
    CHECK(all.expanded == 3);  // the opening, 1 and 2
    CHECK(all.states == 1 + 4'000 + 1 + 4'000);
    CHECK(applied.load() <
          2'000'000);  // of eight millions in the second level, parcels filled again included
  }
}

TEST_CASE("a bound on memory does, too") {
  std::atomic<std::uint64_t> applied = 0;
  const Wide game{.width = 4'000, .numbers = 3, .applied = &applied};
  const auto one = explore(game, {.max_bytes = 16'000'000});
  CHECK(one.stopped_by == Bound::memory);
  CHECK(one.peak_bytes < 32'000'000);
  CHECK(applied.load() < 3'000'000);
  const auto several = explore(game, {.max_bytes = 16'000'000, .jobs = 3});
  check_same_counts(one, several);
  CHECK(one.peak_bytes == several.peak_bytes);
}

TEST_CASE("whoever has no more time is heard among the moves of one position") {
  for (const std::size_t jobs : {1U, 4U}) {
    std::atomic<std::uint64_t> applied = 0;
    std::atomic<int> asked = 0;
    const Wide game{.width = 100'000, .numbers = 3, .applied = &applied};
    const auto all = explore(game, {.jobs = jobs, .stop = [&] { return ++asked > 9; }});
    CHECK(all.stopped_by == Bound::time);
    CHECK_FALSE(all.complete());
    CHECK(all.states == 1);  // its moves were not all tried
    CHECK(applied.load() <= 9 * 256);
  }
}

}  // namespace
}  // namespace ruleproof::solver
