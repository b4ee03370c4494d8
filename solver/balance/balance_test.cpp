/// Whole experiments with known answers: Connect Four by chance, against exact values, and with a
/// bias planted in it.
#include <algorithm>
#include <atomic>
#include <cstddef>
#include <cstdint>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include <doctest/doctest.h>

#include "model/connect_four/connect_four.hpp"
#include "solver/balance/bot_spec.hpp"
#include "solver/balance/checkpoint.hpp"
#include "solver/balance/contest.hpp"
#include "solver/balance/contest_of.hpp"
#include "solver/balance/interval.hpp"
#include "solver/balance/pass_once.hpp"
#include "solver/balance/run.hpp"
#include "solver/balance/standing.hpp"
#include "solver/balance/tally.hpp"
#include "solver/graph/state_graph.hpp"
#include "solver/graph/values.hpp"
#include "solver/no_threads_test.hpp"
#include "solver/threads.hpp"

namespace ruleproof::solver::balance {
namespace {

using connect_four::ConnectFour;

auto bots(std::string_view text) -> Plan {
  Plan plan;
  plan.bots = read_bots(text, "").value();
  return plan;
}

/// The share that the first player can expect if all choose at random, exactly.
template <Game G>
auto exact_share(const G& game) -> double {
  const StateGraph graph(game);
  REQUIRE(graph.complete());
  auto as_game = graph.as_game(Seat::p1, [&](const typename G::State& state) -> std::int64_t {
    return shares_of(game.outcome(state))[0];
  });
  // All are chance, with moves alike.
  for (auto& role : as_game.role) {
    if (role != Role::over) role = Role::chance;
  }
  const auto expected = expect(as_game, 0, Others::at_random);
  REQUIRE(expected);
  return expected->value / whole_win;
}

struct Finished {
  Layout layout;
  Balance balance;
  Confidence confidence;

  [[nodiscard]] auto share(Quantity quantity, std::size_t index, std::size_t variant = 0,
                           bool difference = false) const -> Interval {
    for (std::size_t i = 0; i < layout.series.size(); ++i) {
      const auto& series = layout.series[i];
      if (series.quantity != quantity || series.index != index || series.variant != variant ||
          series.difference != difference) {
        continue;
      }
      const auto interval = balance.means[i].interval(confidence);
      const auto whole = static_cast<double>(series.whole);
      return {interval.mean / whole, interval.low / whole, interval.high / whole};
    }
    FAIL("no such mean");
    return {};
  }
};

template <class G>
auto finished(const std::vector<G>& variants, const Plan& plan, double until,
              std::uint64_t rounds = 1'000'000) -> Finished {
  const auto contest = contest_of(variants, plan);
  REQUIRE(contest);
  const RunOptions options{.until = until, .rounds = rounds};
  const auto balance = run(**contest, options, {});
  REQUIRE(balance);
  return {(*contest)->layout(), *balance, confidence_of(options)};
}

TEST_CASE("by chance, the exact share of a small board lies within the interval") {
  for (const auto& [columns, rows] : {std::pair{4, 4}, std::pair{4, 3}, std::pair{5, 3}}) {
    const ConnectFour game({.columns = columns, .rows = rows, .rulings = {}});
    const auto exact = exact_share(game);
    const auto share = finished(std::vector{game}, bots("uniform"), 0.02).share(Quantity::seat, 0);
    CAPTURE(columns);
    CAPTURE(exact);
    CHECK(share.has(exact));
    CHECK(share.half_width() <= 0.02);
  }
}

TEST_CASE("by chance, the first player of the whole board is as much ahead as is published") {
  // Random play on 7 x 6: 55.6 % of the games are won by the first player, 0.3 % drawn.
  const auto all = finished(std::vector{ConnectFour{}}, bots("uniform"), 0.015);
  CHECK(all.share(Quantity::seat, 0).has(0.556));
  CHECK(all.share(Quantity::seat, 0).low > 0.5);
  CHECK(all.share(Quantity::undecided, 0).has(0.0025));
}

TEST_CASE("a bias planted in Connect Four is detected: the first player may pass once") {
  const std::vector<PassOnce> both{{7, 6, false}, {7, 6, true}};
  const auto all = finished(both, bots("uniform"), 0.02);
  const auto effect = all.share(Quantity::seat, 0, 1, true);
  CHECK(!effect.has(0));
  CHECK(all.share(Quantity::seat, 0, 0).low > 0.5);
  CHECK(effect.mean == doctest::Approx(all.share(Quantity::seat, 0, 1).mean -
                                       all.share(Quantity::seat, 0, 0).mean));
  // Where it can be computed, the effect is the exact one.
  const std::vector<PassOnce> small{{4, 3, false}, {4, 3, true}};
  const auto exact = exact_share(small[1]) - exact_share(small[0]);
  CHECK(finished(small, bots("uniform"), 0.02).share(Quantity::seat, 0, 1, true).has(exact));
}

TEST_CASE("threads that cannot be started are done without") {
  const auto contest = contest_of(std::vector{ConnectFour{}}, bots("uniform"));
  REQUIRE(contest);
  const RunOptions options{.until = 0, .rounds = 100, .threads = 3};
  const auto several = run(**contest, options, {});
  const NoThreads none;
  CHECK(start_threads(3, [] {}).empty());
  const auto alone = run(**contest, options, {});
  REQUIRE(several);
  REQUIRE(alone);
  CHECK(to_text(*alone, "") == to_text(*several, ""));
}

TEST_CASE("an early end leaves the rounds that are over, as a run of so many has them") {
  const auto contest = contest_of(std::vector{ConnectFour{}}, bots("uniform"));
  REQUIRE(contest);
  for (const std::uint64_t wanted : {0U, 5U, 16U, 40U}) {
    CAPTURE(wanted);
    std::atomic<std::uint64_t> asked = 0;
    const auto early = run(
        **contest,
        {.until = 0, .rounds = 1'000, .threads = 1, .stop = [&] { return asked++ >= wanted; }}, {});
    REQUIRE(early);
    CHECK(early->rounds <= wanted);
    // Whoever merges asks, too, and may hear of the end while later batches are under way.
    CHECK(early->rounds >= std::min(wanted, rounds_a_batch));
    if (early->rounds == 0) continue;
    const auto whole = run(**contest, {.until = 0, .rounds = early->rounds, .threads = 1}, {});
    REQUIRE(whole);
    CHECK(to_text(*early, "") == to_text(*whole, ""));
  }
}

TEST_CASE("variants that are the same game differ by nothing, not even by chance") {
  const std::vector<PassOnce> same{{5, 4, true}, {5, 4, true}};
  const auto all = finished(same, bots("uniform"), 0, 2000);
  const auto effect = all.share(Quantity::seat, 0, 1, true);
  CHECK(effect.mean == 0);
  CHECK(effect.half_width() < 0.02);
}

TEST_CASE("stronger bots win more: greedy than uniform, the tree search than greedy") {
  const std::vector games{ConnectFour{}};
  const auto all = finished(games, bots("uniform,greedy,mcts:40"), 0, 400);
  CHECK(all.share(Quantity::bot, 0).high < all.share(Quantity::bot, 1).low);
  CHECK(all.share(Quantity::bot, 1).high < all.share(Quantity::bot, 2).low);
}

TEST_CASE("what a move is worth: the middle column is missed") {
  auto plan = bots("greedy,greedy");
  plan.bots[1].never = "drop 4";
  const auto all = finished(std::vector{ConnectFour{}}, plan, 0, 3000);
  CHECK(all.share(Quantity::worth, 1).low > 0);
  // Both are seated alike, so that the first seat's advantage falls out.
  CHECK(all.share(Quantity::bot, 0).mean + all.share(Quantity::bot, 1).mean ==
        doctest::Approx(1.0));
}

}  // namespace
}  // namespace ruleproof::solver::balance
