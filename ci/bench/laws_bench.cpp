/// What laws cost beside the play that they watch: the same games with laws and without, under
/// random set-ups. Ratios, of which the least of several runs counts: other work only adds to
/// either.
///
/// `laws/play` is what `check` does: costly laws at random steps. `own/play` is every law of the
/// game's own after every step that can break it, `own unskipped/play` after every step, `all/play`
/// with the laws of all games, none of them at random. Each counts the play itself, too.
#include <algorithm>
#include <cstdint>
#include <ctime>
#include <limits>
#include <span>
#include <vector>

#include <benchmark/benchmark.h>

#include "model/connect_four/connect_four.hpp"
#include "model/core/game.hpp"
#include "model/core/play.hpp"
#include "model/drako/drako.hpp"
#include "model/river_dragons/river_dragons.hpp"
#include "model/sea_dragons/sea_dragons.hpp"
#include "model/year_of_the_dragon/year_of_the_dragon.hpp"
#include "properties/laws/connect_four.hpp"
#include "properties/laws/drako.hpp"
#include "properties/laws/law.hpp"
#include "properties/laws/law_watch.hpp"
#include "properties/laws/river_dragons.hpp"
#include "properties/laws/sea_dragons.hpp"
#include "properties/laws/year_of_the_dragon.hpp"
#include "properties/play_case.hpp"

namespace ruleproof::properties {
namespace {

/// Processor time of this thread.
auto seconds() -> double {
  timespec time{};
  (void)clock_gettime(CLOCK_THREAD_CPUTIME_ID, &time);
  return static_cast<double>(time.tv_sec) + (static_cast<double>(time.tv_nsec) / 1e9);
}

/// The least time of so many runs.
template <class Run>
auto least(int runs, Run&& run) -> double {
  auto time = std::numeric_limits<double>::max();
  for (int i = 0; i < runs; ++i) {
    const auto begin = seconds();
    run();
    time = std::min(time, seconds() - begin);
  }
  return time;
}

/// The choices of one set-up.
auto choices(std::uint64_t seed, std::size_t count) -> std::vector<std::uint16_t> {
  Random random(seed);
  std::vector<std::uint16_t> words(count);
  for (auto& word : words) word = static_cast<std::uint16_t>(random.next());
  return words;
}

/// Plays what `play_case` plays.
template <class G>
auto play_alone(const G& game, std::span<const std::uint16_t> words,
                MoveList<typename G::Move>& buffer) -> void {
  while (true) {
    Script<std::uint16_t> script(words);
    auto end = play(game, game.start(), script, [](const auto&...) {}, buffer);
    benchmark::DoNotOptimize(end);
    if (script.used() == 0 || script.used() == words.size()) return;
    words = words.subspan(script.used());
  }
}

/// What is measured: with which laws, and in how many games.
struct Amount {
  Sampling sampling = Sampling::sampled;
  bool own = false;  ///< only the game's own laws
  bool skips = true;
  std::uint64_t setups = 0;
  std::size_t words = 0;
};

/// The time of play with laws, in times of play alone.
template <class G>
auto measure(benchmark::State& state, const Amount& amount) -> double {
  auto laws = laws_of<G>();
  if (amount.own) laws.assign(Tables<G>::laws.begin(), Tables<G>::laws.end());
  MoveList<typename G::Move> buffer;
  double alone = 0;
  double watched = 0;
  for (std::uint64_t seed = 0; seed < amount.setups; ++seed) {
    const auto game = configured<G>(random_setup<G>(seed));
    const auto words = choices(seed, amount.words);
    alone += least(5, [&] { play_alone(game, words, buffer); });
    watched += least(3, [&] {
      LawWatch<G> watch(laws, {}, amount.sampling, seed);
      if (!amount.skips) watch.skip_nothing();
      watch.enter(game);
      (void)play_case<G>(game, words, watch, buffer);
      if (watch.broken()) state.SkipWithError("a law is broken");
    });
  }
  return watched / alone;
}

template <class G>
auto laws_beside_play(benchmark::State& state) -> void {
  for (auto _ : state) {
    const auto count = [&](const char* name, const Amount& amount) {
      state.counters[name] = measure<G>(state, amount);
    };
    constexpr auto every = Sampling::every_step;
    count("laws/play", {Sampling::sampled, false, true, 30, 4096});
    count("own/play", {every, true, true, 30, 4096});
    count("own unskipped/play", {every, true, false, 30, 4096});
    count("all/play", {every, false, true, 6, 512});
  }
}
BENCHMARK(laws_beside_play<connect_four::ConnectFour>)->Iterations(1);
BENCHMARK(laws_beside_play<drako::Drako>)->Iterations(1);
BENCHMARK(laws_beside_play<river_dragons::RiverDragons>)->Iterations(1);
BENCHMARK(laws_beside_play<sea_dragons::SeaDragons>)->Iterations(1);
BENCHMARK(laws_beside_play<year_of_the_dragon::YearOfTheDragon>)->Iterations(1);

}  // namespace
}  // namespace ruleproof::properties
