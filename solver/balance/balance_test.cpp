/// Whole experiments with known answers: Connect Four by chance, against exact values, and with a
/// bias planted in it.
#include <compare>
#include <cstdint>
#include <memory>
#include <span>
#include <string>
#include <string_view>
#include <utility>
#include <variant>
#include <vector>

#include <doctest/doctest.h>

#include "model/connect_four/connect_four.hpp"
#include "solver/balance/contest_of.hpp"
#include "solver/balance/run.hpp"
#include "solver/state_graph.hpp"
#include "solver/values.hpp"

namespace ruleproof::solver::balance {
namespace {

using connect_four::ConnectFour;

/// Connect Four in which the first player may pass once: a bias planted on purpose. After the pass
/// the colours are exchanged, so that the second player goes on as the first would have.
class PassOnce {
 public:
  struct State {
    ConnectFour::State board;
    bool passed = false;
    auto operator<=>(const State&) const = default;
    static constexpr auto fields() {
      return std::tuple{Field{"board", &State::board, 0, 0, ""},
                        Field{"passed", &State::passed, 0, 1, ""}};
    }
  };
  struct Pass {
    auto operator<=>(const Pass&) const = default;
  };
  using Move = std::variant<ConnectFour::Move, Pass>;

  static constexpr std::string_view name = "pass-once";
  static constexpr std::span<const Clause> rulebook = ConnectFour::rulebook;
  static constexpr bool exact_proposals = true;

  PassOnce(int columns, int rows, bool may_pass)
      : game_({.columns = columns, .rows = rows, .rulings = {}}), may_pass_(may_pass) {}

  [[nodiscard]] auto start() const -> State { return {.board = game_.start()}; }
  [[nodiscard]] auto to_act(const State& state) const -> Seat {
    return swapped(state, game_.to_act(state.board));
  }
  auto propose(const State& state, MoveList<Move>& out) const -> void {
    MoveList<ConnectFour::Move> drops;
    game_.propose(state.board, drops);
    out.insert(out.end(), drops.begin(), drops.end());
    if (judge(state, Pass{})) out.emplace_back(Pass{});
  }
  [[nodiscard]] auto judge(const State& state, const Move& move) const -> Verdict {
    if (const auto* drop = std::get_if<ConnectFour::Move>(&move)) {
      return game_.judge(state.board, *drop);
    }
    const bool may = may_pass_ && !state.passed && to_act(state) == Seat::p1;
    return may ? Verdict::legal() : Verdict::illegal({});
  }
  [[nodiscard]] auto apply(const State& state, const Move& move) const -> ruleproof::Step<State> {
    if (const auto* drop = std::get_if<ConnectFour::Move>(&move)) {
      const auto step = game_.apply(state.board, *drop);
      return {{.board = step.next, .passed = state.passed}, step.because};
    }
    auto next = state;
    std::swap(next.board.stones[0], next.board.stones[1]);
    next.passed = true;
    return {next, {}};
  }
  [[nodiscard]] auto players() const -> int { return 2; }
  [[nodiscard]] auto outcome(const State& state) const -> Outcome {
    auto outcome = game_.outcome(state.board);
    if (state.passed) {
      std::swap(outcome.wins[0], outcome.wins[1]);
      std::swap(outcome.scores[0], outcome.scores[1]);
    }
    return outcome;
  }
  [[nodiscard]] auto to_text(const Move& move) const -> std::string {
    const auto* drop = std::get_if<ConnectFour::Move>(&move);
    return drop == nullptr ? "pass" : game_.to_text(*drop);
  }
  [[nodiscard]] auto read_move(std::string_view text) const -> Result<Move> {
    if (text == "pass") return Move{Pass{}};
    auto drop = game_.read_move(text);
    if (!drop) return drop.error();
    return Move{*drop};
  }
  [[nodiscard]] auto position(const State& state) const -> std::string {
    return game_.position(state.board);
  }
  [[nodiscard]] auto read_position(std::string_view text) const -> Result<State> {
    auto board = game_.read_position(text);
    if (!board) return board.error();
    return State{.board = *board};
  }

 private:
  static auto swapped(const State& state, Seat seat) -> Seat {
    if (!state.passed || !is_player(seat)) return seat;
    return seat == Seat::p1 ? Seat::p2 : Seat::p1;
  }

  ConnectFour game_;
  bool may_pass_;
};
static_assert(Balanced<PassOnce>);

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
