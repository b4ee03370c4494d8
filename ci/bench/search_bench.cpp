/// The search beside the plainest one that is exact: breadth first over a hash set of packed
/// positions. Each row visits as many positions of a game as its number says, in both ways and with
/// two threads, and tells ratios of one run; four sizes of each game show how they grow.
///
/// `speed/plain` and `bytes/plain` are of one thread; `two/one` is the gain of a second thread;
/// `bytes` and `plain bytes` are of a position, with all that the search asks the machine for.
#include <chrono>
#include <cstddef>
#include <cstdint>
#include <cstring>
#include <deque>
#include <memory_resource>
#include <span>
#include <string>
#include <string_view>
#include <unordered_set>
#include <vector>

#include <benchmark/benchmark.h>

#include "model/connect_four/connect_four.hpp"
#include "model/core/game.hpp"
#include "model/core/packing.hpp"
#include "model/core/setup.hpp"
#include "model/drako/drako.hpp"
#include "model/river_dragons/river_dragons.hpp"
#include "model/sea_dragons/sea_dragons.hpp"
#include "model/year_of_the_dragon/year_of_the_dragon.hpp"
#include "solver/explore/explore.hpp"

namespace ruleproof {
namespace {

/// What one search took.
struct Taken {
  std::uint64_t states = 0;
  double seconds = 0;
  double bytes = 0;  ///< of a position
};

/// How many bytes it was asked for, and still has to keep.
class Counting : public std::pmr::memory_resource {
 public:
  [[nodiscard]] auto bytes() const -> std::size_t { return bytes_; }

 private:
  auto do_allocate(std::size_t bytes, std::size_t alignment) -> void* override {
    bytes_ += bytes;
    return std::pmr::new_delete_resource()->allocate(bytes, alignment);
  }
  auto do_deallocate(void* at, std::size_t bytes, std::size_t alignment) -> void override {
    bytes_ -= bytes;
    std::pmr::new_delete_resource()->deallocate(at, bytes, alignment);
  }
  [[nodiscard]] auto do_is_equal(const memory_resource& other) const noexcept -> bool override {
    return this == &other;
  }
  std::size_t bytes_ = 0;
};

template <class Run>
auto timed(Run&& run) -> double {
  const auto begin = std::chrono::steady_clock::now();
  run();
  return std::chrono::duration<double>(std::chrono::steady_clock::now() - begin).count();
}

template <Fielded State>
auto to_bytes(const State& state) -> std::string {
  const auto packed = pack(state);
  const auto bytes = std::as_bytes(packed.view());
  return {reinterpret_cast<const char*>(bytes.data()), bytes.size()};
}

template <Fielded State>
auto to_state(std::string_view bytes) -> State {
  std::vector<std::uint64_t> words(bytes.size() / sizeof(std::uint64_t));
  std::memcpy(words.data(), bytes.data(), bytes.size());
  return unpack<State>(words);
}

/// The first positions of a game, or all if there are no more.
template <Game G>
auto plain(const G& game, std::uint64_t most) -> Taken {
  Taken taken;
  Counting memory;
  std::pmr::unordered_set<std::pmr::string> seen(&memory);
  std::pmr::deque<std::string_view> waiting(&memory);
  MoveList<typename G::Move> buffer;
  taken.seconds = timed([&] {
    const auto add = [&](const typename G::State& state) {
      const auto [at, is_new] = seen.emplace(to_bytes(state));
      if (is_new) waiting.push_back(*at);
    };
    add(game.start());
    for (; !waiting.empty() && seen.size() < most; waiting.pop_front()) {
      const auto state = to_state<typename G::State>(waiting.front());
      if (game.to_act(state) == Seat::nobody) continue;
      moves(game, state, buffer);
      for (const auto& move : buffer) add(game.apply(state, move).next);
    }
  });
  taken.states = seen.size();
  taken.bytes = static_cast<double>(memory.bytes()) / static_cast<double>(taken.states);
  return taken;
}

template <Game G>
auto searched(const G& game, std::uint64_t most, std::size_t jobs) -> Taken {
  solver::Exploration all;
  const auto seconds =
      timed([&] { all = solver::explore(game, {.max_states = most, .jobs = jobs}); });
  return {all.states, seconds, all.bytes_per_state()};
}

/// Positions that were visited in a second.
auto speed(const Taken& taken) -> double {
  return static_cast<double>(taken.states) / taken.seconds;
}

template <Game G>
auto search_beside_plain(benchmark::State& state, const Texts& options) -> void {
  const auto game = G::configure({.options = options, .rulings = {}});
  if (!game) return state.SkipWithError(game.error().message.c_str());
  const auto most = static_cast<std::uint64_t>(state.range(0));
  for (auto _ : state) {
    const auto one = searched(*game, most, 1);
    const auto two = searched(*game, most, 2);
    const auto reference = plain(*game, most);
    if (one.states != two.states) return state.SkipWithError("two threads count otherwise");
    state.counters["states"] = static_cast<double>(one.states);
    state.counters["states/s"] = speed(one);
    state.counters["speed/plain"] = speed(one) / speed(reference);
    state.counters["two/one"] = speed(two) / speed(one);
    state.counters["bytes"] = one.bytes;
    state.counters["plain bytes"] = reference.bytes;
    state.counters["bytes/plain"] = one.bytes / reference.bytes;
  }
}

auto four_sizes(benchmark::internal::Benchmark* row) -> void {
  for (const auto size : {25'000, 100'000, 400'000, 1'600'000}) row->Arg(size);
  row->Iterations(1)->Unit(benchmark::kMillisecond);
}

auto connect_four_beside_plain(benchmark::State& state) -> void {
  search_beside_plain<connect_four::ConnectFour>(state, {{"columns", "5"}, {"rows", "4"}});
}
BENCHMARK(connect_four_beside_plain)->Apply(four_sizes);

auto drako_lane_beside_plain(benchmark::State& state) -> void {
  search_beside_plain<drako::Drako>(state, {{"data", "lane"}});
}
BENCHMARK(drako_lane_beside_plain)->Apply(four_sizes);

auto river_dragons_beside_plain(benchmark::State& state) -> void {
  search_beside_plain<river_dragons::RiverDragons>(state, {{"players", "2"}});
}
BENCHMARK(river_dragons_beside_plain)->Apply(four_sizes);

auto sea_dragons_beside_plain(benchmark::State& state) -> void {
  search_beside_plain<sea_dragons::SeaDragons>(state, {{"players", "2"}});
}
BENCHMARK(sea_dragons_beside_plain)->Apply(four_sizes);

auto year_of_the_dragon_beside_plain(benchmark::State& state) -> void {
  search_beside_plain<year_of_the_dragon::YearOfTheDragon>(state,
                                                           {{"players", "2"}, {"rounds", "1"}});
}
BENCHMARK(year_of_the_dragon_beside_plain)->Apply(four_sizes);

}  // namespace
}  // namespace ruleproof
