/// Speed of random games, and of one fuzz execution, which plays a game from bytes and checks every
/// law at every step. In the Year of the Dragon by number of players, Drako with its full decks.
#include <cstddef>
#include <cstdint>
#include <string>
#include <vector>

#include <benchmark/benchmark.h>

#include "fuzz/playout.hpp"
#include "model/core/packing.hpp"
#include "model/core/play.hpp"
#include "model/drako/drako.hpp"
#include "model/year_of_the_dragon/year_of_the_dragon.hpp"
#include "properties/laws/drako.hpp"
#include "properties/laws/law_watch.hpp"
#include "properties/laws/year_of_the_dragon.hpp"

namespace ruleproof {
namespace {

using year_of_the_dragon::YearOfTheDragon;

auto game_for(std::int64_t players) -> YearOfTheDragon {
  return YearOfTheDragon::configure(
             {.options = {{"players", std::to_string(players)}}, .rulings = {}})
      .value();
}

/// One iteration is a game.
template <Game G>
auto play_at_random(benchmark::State& state, const G& game) -> void {
  Dice dice(1);
  MoveList<typename G::Move> buffer;
  std::uint64_t steps = 0;
  for (auto _ : state) {
    auto end = play(game, game.start(), dice, [&](const auto&...) { ++steps; }, buffer);
    benchmark::DoNotOptimize(end);
  }
  state.SetItemsProcessed(state.iterations());
  state.counters["steps/s"] =
      benchmark::Counter(static_cast<double>(steps), benchmark::Counter::kIsRate);
}

/// The argument is the number of players.
auto random_games(benchmark::State& state) -> void {
  play_at_random(state, game_for(state.range(0)));
}
BENCHMARK(random_games)->DenseRange(2, 5);

auto random_drako(benchmark::State& state) -> void { play_at_random(state, drako::Drako()); }
BENCHMARK(random_drako);

/// Packing a position of the middle of a game for the search, and its bytes.
auto pack_position(benchmark::State& state) -> void {
  const auto game = game_for(4);
  Dice dice(1);
  MoveList<YearOfTheDragon::Move> buffer;
  std::vector<YearOfTheDragon::State> positions;
  play(
      game, game.start(), dice,
      [&](const auto& before, const auto&...) { positions.push_back(before); }, buffer);
  std::size_t words = 0;
  for (const auto& position : positions) words += pack(position).view().size();
  std::size_t at = 0;
  for (auto _ : state) {
    auto packed = pack(positions[at++ % positions.size()]);
    benchmark::DoNotOptimize(packed);
  }
  state.counters["bytes/position"] =
      8.0 * static_cast<double>(words) / static_cast<double>(positions.size());
}
BENCHMARK(pack_position);

/// One iteration is one input of 256 bytes: a set-up, rulings, and a game with all laws. This is
/// the body of a harness alone; ci/fuzz-speed measures whole fuzzers, with sanitizers and without.
template <Configurable G>
auto fuzz_execution(benchmark::State& state) -> void {
  Random random(1);
  std::vector<std::uint8_t> bytes(256);
  fuzz::Player<G> player(fuzz::Guided::yes, properties::Sampling::sampled);
  for (auto _ : state) {
    for (auto& byte : bytes) byte = static_cast<std::uint8_t>(random.next());
    if (player.playout(bytes)) {
      state.SkipWithError("a law is broken");
      return;
    }
  }
  state.SetItemsProcessed(state.iterations());
}
BENCHMARK(fuzz_execution<YearOfTheDragon>);
BENCHMARK(fuzz_execution<drako::Drako>);

}  // namespace
}  // namespace ruleproof
