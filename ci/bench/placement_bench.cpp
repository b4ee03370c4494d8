/// Speed of Sea Dragons: random games by number of players, and all placements of a position found
/// by shifting sets of cells against judging each corner of each turn of each figure in hand.
#include <cstddef>
#include <cstdint>
#include <string>
#include <vector>

#include <benchmark/benchmark.h>

#include "model/core/game.hpp"
#include "model/core/play.hpp"
#include "model/sea_dragons/bits.hpp"
#include "model/sea_dragons/pieces.hpp"
#include "model/sea_dragons/placement.hpp"
#include "model/sea_dragons/sea_dragons.hpp"
#include "model/sea_dragons/state.hpp"

namespace ruleproof {
namespace {

using sea_dragons::Lay;
using sea_dragons::SeaDragons;
using Moves = MoveList<SeaDragons::Move>;

auto game_for(std::int64_t players) -> SeaDragons {
  return SeaDragons::configure({.options = {{"players", std::to_string(players)}}, .rulings = {}})
      .value();
}

/// One iteration is a game; the argument is the number of players.
auto sea_dragons_games(benchmark::State& state) -> void {
  const auto game = game_for(state.range(0));
  Dice dice(1);
  Moves buffer;
  std::uint64_t steps = 0;
  for (auto _ : state) {
    auto end = play(game, game.start(), dice, [&](const auto&...) { ++steps; }, buffer);
    benchmark::DoNotOptimize(end);
  }
  state.SetItemsProcessed(state.iterations());
  state.counters["steps/s"] =
      benchmark::Counter(static_cast<double>(steps), benchmark::Counter::kIsRate);
}
BENCHMARK(sea_dragons_games)->DenseRange(2, 5);

/// Positions of some games in which a dragon may be laid.
auto positions_of(const SeaDragons& game) -> std::vector<SeaDragons::State> {
  std::vector<SeaDragons::State> positions;
  Moves buffer;
  Dice dice(1);
  for (int games = 0; games < 20; ++games) {
    play(
        game, game.start(), dice,
        [&](const auto& before, const auto&...) {
          if (before.stage == sea_dragons::Stage::lay) positions.push_back(before);
        },
        buffer);
  }
  return positions;
}

/// All corners of all turns of the figures in hand, judged one after the other.
auto judge_all(const SeaDragons& game, const SeaDragons::State& state, Moves& out) -> void {
  const auto& rules = game.rules();
  const auto& hand = state.players[state.actor].hand;
  for (std::size_t f = 0; f < sea_dragons::figure_count; ++f) {
    const auto figure = static_cast<sea_dragons::Figure>(f);
    if (hand[figure] == 0) continue;
    const auto turns = static_cast<std::uint8_t>(rules.figure(figure).size());
    for (std::uint8_t turn = 0; turn < turns; ++turn) {
      for (int y = 0; y < rules.components.plan.width; ++y) {
        for (int x = 0; x < rules.components.plan.width; ++x) {
          const SeaDragons::Move lay = Lay{figure, turn, sea_dragons::cell_at(x, y)};
          if (game.judge(state, lay)) out.push_back(lay);
        }
      }
    }
  }
}

/// One iteration is one position; `generated` says which of the two ways.
template <bool Generated>
auto placements(benchmark::State& state) -> void {
  const auto game = game_for(4);
  const auto positions = positions_of(game);
  Moves out;
  std::size_t at = 0;
  std::size_t found = 0;
  for (auto _ : state) {
    out.clear();
    const auto& position = positions[at++ % positions.size()];
    if constexpr (Generated) {
      propose_lays(game.rules(), position, out);
    } else {
      judge_all(game, position, out);
    }
    found += out.size();
    benchmark::DoNotOptimize(out.data());
  }
  state.SetItemsProcessed(state.iterations());
  state.counters["placements"] =
      benchmark::Counter(static_cast<double>(found), benchmark::Counter::kAvgIterations);
}
BENCHMARK(placements<true>)->Name("placements_generated");
BENCHMARK(placements<false>)->Name("placements_judged");

}  // namespace
}  // namespace ruleproof
