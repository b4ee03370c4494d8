/// Speed of the bots of balance: whole games with one bot in all seats, and playouts of the tree
/// search from the middle of a game.
#include <array>
#include <cstddef>
#include <cstdint>
#include <span>
#include <string>
#include <type_traits>
#include <utility>
#include <vector>

#include <benchmark/benchmark.h>

#include "model/connect_four/connect_four.hpp"
#include "model/core/play.hpp"
#include "model/core/setup.hpp"
#include "solver/balance/bot.hpp"
#include "solver/balance/contest_of.hpp"
#include "solver/balance/games/drako.hpp"
#include "solver/balance/games/river_dragons.hpp"
#include "solver/balance/games/sea_dragons.hpp"
#include "solver/balance/games/year_of_the_dragon.hpp"

namespace ruleproof::solver::balance {
namespace {

template <Configurable G>
auto game_for(std::int64_t players) -> G {
  if constexpr (std::is_same_v<G, connect_four::ConnectFour>) return G();
  return G::configure({.options = {{"players", std::to_string(players)}}, .rulings = {}}).value();
}

constexpr std::array<const char*, 3> bots = {"uniform", "greedy", "mcts:20"};

/// One iteration is a game; the arguments are the number of players and the bot.
template <Configurable G>
auto games(benchmark::State& state) -> void {
  const auto* const bot = bots.at(static_cast<std::size_t>(state.range(1)));
  state.SetLabel(bot);
  Plan plan;
  plan.bots = read_bots(bot, "").value();
  const auto contest = contest_of(std::vector{game_for<G>(state.range(0))}, plan).value();
  std::uint64_t round = 0;
  std::uint64_t moves = 0;
  for (auto _ : state) {
    const auto tally = contest->play(round++, 1);
    for (const auto& [length, count] : tally.histograms[0]) {
      moves += static_cast<std::uint64_t>(length) * count;
    }
  }
  state.SetItemsProcessed(state.iterations());
  state.counters["moves/game"] =
      static_cast<double>(moves) / static_cast<double>(state.iterations());
}

/// One iteration is a choice of the tree search with 100 iterations, after some random choices.
template <Configurable G>
auto playouts(benchmark::State& state) -> void {
  constexpr int each = 100;
  const auto game = game_for<G>(state.range(0));
  Dice dice(1);
  auto position =
      play(game, AtMost(dice, static_cast<std::size_t>(state.range(1))), [](const auto&...) {});
  MoveList<typename G::Move> list;
  while (!is_player(game.to_act(position))) {
    moves(game, position, list);
    position =
        game.apply(position, list[dice(game, position, std::span(std::as_const(list)))]).next;
  }
  moves(game, position, list);
  const auto seat = game.to_act(position);
  const auto seen = view_of(game, position, seat);
  Bot<G> bot(game, {.kind = BotKind::tree_search, .iterations = each});
  std::uint64_t seed = 0;
  for (auto _ : state) {
    bot.begin(++seed);
    benchmark::DoNotOptimize(bot.choose(seen, seat, list));
  }
  state.SetItemsProcessed(state.iterations() * each);
}

using connect_four::ConnectFour;
using drako::Drako;
using river_dragons::RiverDragons;
using sea_dragons::SeaDragons;
using year_of_the_dragon::YearOfTheDragon;

BENCHMARK(games<ConnectFour>)->ArgsProduct({{2}, {0, 1, 2}});
BENCHMARK(games<Drako>)->ArgsProduct({{2}, {0, 1, 2}});
BENCHMARK(games<YearOfTheDragon>)->ArgsProduct({{2, 3, 4, 5}, {0, 1, 2}});
BENCHMARK(games<SeaDragons>)->ArgsProduct({{2, 3, 4, 5}, {0, 1, 2}});
BENCHMARK(games<RiverDragons>)->ArgsProduct({{2, 3, 4, 5, 6}, {0, 1}});

BENCHMARK(playouts<ConnectFour>)->Args({2, 6});
BENCHMARK(playouts<Drako>)->Args({2, 40});
BENCHMARK(playouts<YearOfTheDragon>)->Args({4, 60});
BENCHMARK(playouts<SeaDragons>)->Args({4, 120});
BENCHMARK(playouts<RiverDragons>)->Args({2, 60});

}  // namespace
}  // namespace ruleproof::solver::balance
