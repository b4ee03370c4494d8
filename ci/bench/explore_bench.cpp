/// Speed of the search and of random play, on Connect Four, whose counts are published.
#include <cstdint>

#include <benchmark/benchmark.h>

#include "model/connect_four/connect_four.hpp"
#include "model/core/game.hpp"
#include "model/core/play.hpp"
#include "solver/explore/exploration.hpp"
#include "solver/explore/explore.hpp"
#include "solver/graph/state_graph.hpp"
#include "solver/graph/values.hpp"

namespace ruleproof {
namespace {

using connect_four::ConnectFour;

auto board(const benchmark::State& state) -> ConnectFour {
  return ConnectFour({.columns = static_cast<int>(state.range(0)),
                      .rows = static_cast<int>(state.range(1)),
                      .rulings = {}});
}

/// All positions of a board; the third argument is their number.
auto explore_all(benchmark::State& state) -> void {
  const auto game = board(state);
  solver::Exploration all;
  for (auto _ : state) {
    all = solver::explore(game);
    if (!all.complete() || all.states != static_cast<std::uint64_t>(state.range(2))) {
      state.SkipWithError("not the published number of positions");
      return;
    }
  }
  const auto runs = static_cast<double>(state.iterations());
  state.counters["states/s"] =
      benchmark::Counter(runs * static_cast<double>(all.states), benchmark::Counter::kIsRate);
  state.counters["moves/s"] =
      benchmark::Counter(runs * static_cast<double>(all.transitions), benchmark::Counter::kIsRate);
  state.counters["bytes/state"] = all.bytes_per_state();
}
BENCHMARK(explore_all)
    ->Args({4, 4, 161'029})
    ->Args({4, 5, 1'706'255})
    ->Args({5, 4, 3'945'711})
    ->Unit(benchmark::kMillisecond);

/// The graph of all positions and its exact values.
auto solve_all(benchmark::State& state) -> void {
  const auto game = board(state);
  for (auto _ : state) {
    const solver::StateGraph<ConnectFour> graph(game);
    auto solved = solver::solve(graph.as_game(Seat::p1, [&](const auto& position) {
      const auto outcome = game.outcome(position);
      return static_cast<int>(outcome.wins[0]) - static_cast<int>(outcome.wins[1]);
    }));
    benchmark::DoNotOptimize(solved);
    state.counters["bytes/state"] = static_cast<double>(graph.bytes()) / graph.size();
  }
}
BENCHMARK(solve_all)->Args({4, 5})->Unit(benchmark::kMillisecond);

auto random_playouts(benchmark::State& state) -> void {
  const auto game = board(state);
  Dice dice(1);
  MoveList<ConnectFour::Move> buffer;
  std::uint64_t moves = 0;
  for (auto _ : state) {
    auto end = play(game, game.start(), dice, [&](const auto&...) { ++moves; }, buffer);
    benchmark::DoNotOptimize(end);
  }
  state.SetItemsProcessed(static_cast<std::int64_t>(state.iterations()));
  state.counters["moves/s"] =
      benchmark::Counter(static_cast<double>(moves), benchmark::Counter::kIsRate);
}
BENCHMARK(random_playouts)->Args({7, 6});

}  // namespace
}  // namespace ruleproof
