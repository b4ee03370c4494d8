/// Bots of every game: one that looks ahead wins more than one that does not. Both sit in each seat
/// over the same chance; the games are few, so that only great differences are asked for.
#include <cstddef>
#include <cstdint>
#include <string_view>
#include <vector>

#include <doctest/doctest.h>

#include "model/connect_four/connect_four.hpp"
#include "model/drako/drako.hpp"
#include "model/river_dragons/river_dragons.hpp"
#include "model/sea_dragons/sea_dragons.hpp"
#include "model/year_of_the_dragon/year_of_the_dragon.hpp"
#include "solver/balance/bot_spec.hpp"
#include "solver/balance/contest.hpp"
#include "solver/balance/parts.hpp"
#include "solver/balance/run.hpp"
#include "solver/balance/tally.hpp"
#include "solver/parts_called.hpp"

namespace ruleproof::solver::balance {
namespace {

/// The shares of two bots, in percent of what a bot can have.
struct Shares {
  double one = 0;
  double other = 0;
};
template <class G>
auto shares(const Texts& options, std::string_view bots, std::uint64_t rounds) -> Shares {
  Plan plan;
  plan.bots = read_bots(bots, "").value();
  plan.longest = 2'000;
  const auto game = parts_called(all_parts(), G::name).value();
  const auto contest = game.contest({{.options = options, .rulings = {}}}, plan).value();
  const auto balance = run(*contest, {.until = 0, .rounds = rounds}, {}).value();
  std::vector<double> found;
  const auto& series = contest->layout().series;
  for (std::size_t i = 0; i < series.size(); ++i) {
    if (series[i].quantity != Quantity::bot) continue;
    const auto& sums = balance.means[i].sums();
    found.push_back(100.0 * static_cast<double>(sums.sum) /
                    static_cast<double>(sums.count * series[i].whole));
  }
  return {found.at(0), found.at(1)};
}

TEST_CASE("greedy wins more than uniform") {
  const auto c4 = shares<connect_four::ConnectFour>({}, "uniform,greedy", 300);
  CHECK(c4.other > c4.one + 10);
  const auto dragon =
      shares<year_of_the_dragon::YearOfTheDragon>({{"players", "4"}}, "uniform,greedy", 40);
  CHECK(dragon.other > dragon.one + 10);
  const auto river = shares<river_dragons::RiverDragons>({{"players", "2"}}, "uniform,greedy", 6);
  CHECK(river.other > river.one + 50);
  const auto sea = shares<sea_dragons::SeaDragons>({{"players", "3"}}, "uniform,greedy", 6);
  CHECK(sea.other > sea.one + 20);
}

TEST_CASE("the tree search wins more than greedy, after few iterations") {
  const auto c4 = shares<connect_four::ConnectFour>({}, "greedy,mcts:40", 100);
  CHECK(c4.other > c4.one + 20);
  const auto drako = shares<drako::Drako>({}, "greedy,mcts:16:10", 40);
  CHECK(drako.other > drako.one);
  const auto dragon =
      shares<year_of_the_dragon::YearOfTheDragon>({{"players", "3"}}, "greedy,mcts:12:8", 16);
  CHECK(dragon.other > dragon.one);
  const auto sea = shares<sea_dragons::SeaDragons>({{"players", "3"}}, "greedy,mcts:8:4", 8);
  CHECK(sea.other > sea.one);
}

}  // namespace
}  // namespace ruleproof::solver::balance
