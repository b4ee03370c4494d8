/// A game that is known to be unfair, to test who looks for that.
#pragma once

#include <compare>
#include <span>
#include <string>
#include <string_view>
#include <tuple>
#include <utility>
#include <variant>

#include "model/connect_four/connect_four.hpp"
#include "solver/balance/bot.hpp"

namespace ruleproof::solver::balance {

/// Connect Four in which the first player may pass once: a bias planted on purpose. After the pass
/// the colours are exchanged, so that the second player goes on as the first would have.
class PassOnce {
 public:
  struct State {
    connect_four::ConnectFour::State board;
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
  using Move = std::variant<connect_four::ConnectFour::Move, Pass>;

  static constexpr std::string_view name = "pass-once";
  static constexpr const auto& rulebook = connect_four::ConnectFour::rulebook;
  static constexpr bool exact_proposals = true;

  PassOnce(int columns, int rows, bool may_pass)
      : game_({.columns = columns, .rows = rows, .rulings = {}}), may_pass_(may_pass) {}

  [[nodiscard]] auto start() const -> State { return {.board = game_.start()}; }
  [[nodiscard]] auto to_act(const State& state) const -> Seat {
    return swapped(state, game_.to_act(state.board));
  }
  auto propose(const State& state, MoveList<Move>& out) const -> void {
    MoveList<connect_four::ConnectFour::Move> drops;
    game_.propose(state.board, drops);
    out.insert(out.end(), drops.begin(), drops.end());
    if (judge(state, Pass{})) out.emplace_back(Pass{});
  }
  [[nodiscard]] auto judge(const State& state, const Move& move) const -> Verdict {
    if (const auto* drop = std::get_if<connect_four::ConnectFour::Move>(&move)) {
      return game_.judge(state.board, *drop);
    }
    const bool may = may_pass_ && !state.passed && to_act(state) == Seat::p1;
    return may ? Verdict::legal() : Verdict::illegal({});
  }
  [[nodiscard]] auto apply(const State& state, const Move& move) const -> ruleproof::Step<State> {
    if (const auto* drop = std::get_if<connect_four::ConnectFour::Move>(&move)) {
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
    const auto* drop = std::get_if<connect_four::ConnectFour::Move>(&move);
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

  connect_four::ConnectFour game_;
  bool may_pass_;
};
static_assert(Balanced<PassOnce>);

}  // namespace ruleproof::solver::balance
