/// A search that keeps on the disk what does not fit in its memory finds what one in memory finds.

#include <cstddef>
#include <cstdint>

#include <doctest/doctest.h>

#include "model/core/game.hpp"
#include "solver/explore/exploration.hpp"
#include "solver/explore/explore.hpp"
#include "solver/explore/same_test.hpp"
#include "solver/spill/scratch_test.hpp"

namespace ruleproof::solver {
namespace {

/// How a search ends that may use the disk.
template <class G>
auto spilled(const G& game, ExploreOptions options) -> Exploration {
  const Scratch scratch;
  auto folder = scratch.folder();
  options.spill = &folder;
  options.max_bytes = little<G>;
  auto all = explore(game, options);
  CHECK_FALSE(folder.problem());
  CHECK(all.peak_bytes <= little<G>);
  return all;
}

TEST_CASE("a search four times as large as its memory is complete with the disk, and the same") {
  with_both_kinds([]<class G>(const G& game) {
    const auto plain = explore(game);
    REQUIRE(plain.complete());
    CHECK(plain.peak_bytes > 4 * little<G>);
    CHECK(explore(game, {.max_bytes = little<G>}).stopped_by == Bound::memory);
    for (const std::size_t jobs : {1U, 3U}) {
      check_same_counts(plain, spilled(game, {.jobs = jobs}));
    }
  });
}

TEST_CASE("in memory alone no more is taken than there is") {
  with_both_kinds([]<class G>(const G& game) {
    const auto poor = explore(game, {.max_bytes = little<G>});
    CHECK(poor.stopped_by == Bound::memory);
    CHECK(poor.peak_bytes <= little<G> + little<G> / 50);  // but for what one batch adds
  });
}

TEST_CASE("bounds on positions and moves are met at the same position as in memory") {
  with_both_kinds([](const auto& game) {
    for (const std::uint64_t states : {100'000U, 150'001U}) {
      check_same_counts(explore(game, {.max_states = states}),
                        spilled(game, {.max_states = states}));
    }
    check_same_counts(explore(game, {.max_depth = 14}), spilled(game, {.max_depth = 14}));
  });
}

TEST_CASE("a witness that leads through levels on the disk is the one that memory finds") {
  with_both_kinds([]<class G>(const G& game) {
    // Positions late in the search: a game that is over, one of the last to be looked at.
    std::uint64_t left = explore(game).terminals * 9 / 10;
    const auto late = [left](const auto& of) {
      return [&of, left](const auto& state) mutable {
        return of.to_act(state) == Seat::nobody && --left == 0;
      };
    };
    const auto plain = find_state(game, late(game));
    REQUIRE(plain.path);
    const Scratch scratch;
    auto folder = scratch.folder();
    // All levels are kept, on the disk, but for the end of each.
    const auto most = 2 * little<G>;
    const auto disk = find_state(game, late(game), {.max_bytes = most, .spill = &folder});
    CHECK_FALSE(folder.problem());
    CHECK(disk.exploration.stopped_by == Bound::found);
    CHECK(disk.exploration.peak_bytes <= most);
    REQUIRE(disk.path);
    CHECK(*disk.path == *plain.path);
    check_same_counts(plain.exploration, disk.exploration);
  });
}

}  // namespace
}  // namespace ruleproof::solver
