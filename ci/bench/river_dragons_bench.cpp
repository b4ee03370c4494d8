/// Speed of random games of River Dragons of ten rounds, by number of players and by board, and of
/// packing its positions.
#include <cstdint>
#include <string>
#include <vector>

#include <benchmark/benchmark.h>

#include "model/core/packing.hpp"
#include "model/core/play.hpp"
#include "model/river_dragons/river_dragons.hpp"

namespace ruleproof {
namespace {

using river_dragons::RiverDragons;

auto game_for(std::int64_t players, const std::string& data = "stand-in") -> RiverDragons {
  return RiverDragons::configure(
             {.options = {{"players", std::to_string(players)}, {"data", data}, {"rounds", "10"}},
              .rulings = {}})
      .value();
}

auto play_random_games(benchmark::State& state, const RiverDragons& game) -> void {
  Dice dice(1);
  MoveList<RiverDragons::Move> buffer;
  std::uint64_t steps = 0;
  for (auto _ : state) {
    auto end = play(game, game.start(), dice, [&](const auto&...) { ++steps; }, buffer);
    benchmark::DoNotOptimize(end);
  }
  state.SetItemsProcessed(state.iterations());
  state.counters["steps/s"] =
      benchmark::Counter(static_cast<double>(steps), benchmark::Counter::kIsRate);
  state.counters["steps/game"] =
      static_cast<double>(steps) / static_cast<double>(state.iterations());
}

/// One iteration is a game of at most ten rounds; the argument is the number of players.
auto random_games(benchmark::State& state) -> void {
  play_random_games(state, game_for(state.range(0)));
}
BENCHMARK(random_games)->DenseRange(2, 6);

auto random_games_on_water(benchmark::State& state) -> void {
  play_random_games(state, game_for(state.range(0), "free-water"));
}
BENCHMARK(random_games_on_water)->Arg(2);

/// Packing a position of the middle of a game for the search, and its bytes.
auto pack_river_position(benchmark::State& state) -> void {
  const auto game = game_for(2, "toy");
  Dice dice(1);
  MoveList<RiverDragons::Move> buffer;
  std::vector<RiverDragons::State> positions;
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
BENCHMARK(pack_river_position);

}  // namespace
}  // namespace ruleproof
