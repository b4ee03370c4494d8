/// A search that stops and goes on counts what one counts that does not stop.
#include "solver/explore/checkpoint.hpp"

#include <cstddef>
#include <cstdint>
#include <filesystem>
#include <limits>
#include <string>

#include <doctest/doctest.h>

#include "model/connect_four/connect_four.hpp"
#include "solver/explore/exploration.hpp"
#include "solver/explore/explore.hpp"

namespace ruleproof::solver {
namespace {

using connect_four::ConnectFour;

const ConnectFour four = ConnectFour::configure({{{"columns", "4"}, {"rows", "4"}}, {}}).value();

/// A file that is gone afterwards.
struct Scratch {
  std::string path = (std::filesystem::temp_directory_path() / "ruleproof_checkpoint").string();
  Scratch() { std::filesystem::remove(path); }
  Scratch(const Scratch&) = delete;
  auto operator=(const Scratch&) -> Scratch& = delete;
  ~Scratch() { std::filesystem::remove(path); }
};

auto same(const Exploration& a, const Exploration& b) -> bool {
  return a.states == b.states && a.expanded == b.expanded && a.transitions == b.transitions &&
         a.terminals == b.terminals && a.stuck == b.stuck && a.depth == b.depth &&
         a.levels == b.levels && a.stopped_by == b.stopped_by;
}

}  // namespace

TEST_CASE("with checkpoints a search counts what it counts without") {
  const Scratch file;
  const auto plain = explore(four);
  const auto with =
      explore_with_checkpoints(four, {.path = file.path, .key = "k", .every = 10'000});
  REQUIRE(with);
  CHECK(same(*with, plain));
  const auto deep = explore_with_checkpoints(
      four, {.explore = {.max_depth = 6}, .path = file.path, .key = "k", .every = 10'000});
  REQUIRE(deep);
  CHECK(same(*deep, explore(four, {.max_depth = 6})));
}

TEST_CASE("a search that was stopped anywhere and resumed counts the same") {
  const Scratch file;
  const auto plain = explore(four);
  CheckpointOptions options{.path = file.path, .key = "k", .every = 10'000};
  // Each time the search ends at a bound, and the next one goes on from its file with more room.
  for (const std::uint64_t states : {100U, 5'000U, 40'000U, 160'000U}) {
    options.explore.max_states = states;
    const auto part = explore_with_checkpoints(four, options);
    REQUIRE(part);
    CHECK(part->stopped_by == Bound::states);
    options.resume = true;
  }
  options.explore.max_states = std::numeric_limits<std::uint64_t>::max();
  // The last time somebody asks for the end.
  int asked = 0;
  options.explore.stop = [&] { return ++asked > 2; };
  const auto ended = explore_with_checkpoints(four, options);
  REQUIRE(ended);
  CHECK(ended->stopped_by == Bound::time);
  CHECK(ended->states < plain.states);
  options.explore.stop = {};
  const auto whole = explore_with_checkpoints(four, options);
  REQUIRE(whole);
  CHECK(same(*whole, plain));
  // And what is complete stays so.
  CHECK(same(*explore_with_checkpoints(four, options), plain));
}

TEST_CASE("running out of memory is an answer, and the last checkpoint can be resumed") {
  const Scratch file;
  CheckpointOptions options{.path = file.path, .key = "k", .every = 1'000};
  options.explore.max_bytes = 1 << 20;
  const auto small = explore_with_checkpoints(four, options);
  REQUIRE(small);
  CHECK(small->stopped_by == Bound::memory);
  options.resume = true;
  options.explore.max_bytes = std::size_t{1} << 28U;
  CHECK(same(*explore_with_checkpoints(four, options), explore(four)));
}

TEST_CASE("a file that is missing, damaged or of something else is an error") {
  const Scratch file;
  CheckpointOptions options{.path = file.path, .key = "k", .resume = true};
  CHECK(explore_with_checkpoints(four, options).error().code == Code::no_file);
  options.resume = false;
  options.explore.max_depth = 5;
  REQUIRE(explore_with_checkpoints(four, options));
  options.resume = true;
  options.key = "other";
  CHECK(explore_with_checkpoints(four, options).error().message ==
        "a checkpoint of another game, set-up or depth");
  options.key = "k";
  const auto size = std::filesystem::file_size(file.path);
  for (const auto cut : {size - 1, size / 2, std::uintmax_t{20}, std::uintmax_t{0}}) {
    std::filesystem::resize_file(file.path, cut);
    CHECK_FALSE(explore_with_checkpoints(four, options));
  }
  options.path = "/no/such/folder/file";
  options.resume = false;
  CHECK(explore_with_checkpoints(four, options).error().code == Code::no_file);
}

}  // namespace ruleproof::solver
