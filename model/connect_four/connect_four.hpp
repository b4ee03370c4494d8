/// Connect Four on a board of any size: an example of a whole game, and the calibration of the
/// search, since the numbers of its positions are published.
#pragma once

#include <bit>
#include <span>

#include "model/connect_four/rules/rulings.hpp"  // IWYU pragma: export
#include "model/connect_four/state.hpp"          // IWYU pragma: export
#include "model/core/setup.hpp"                  // IWYU pragma: export

namespace ruleproof::connect_four {

/// The size of the board and the readings of the rules.
struct Setup {
  int columns = 7;  ///< 1..9
  int rows = 6;     ///< 1..8; columns * (rows + 1) <= 63
  Rulings rulings;
};

class ConnectFour {
 public:
  using State = connect_four::State;
  using Move = connect_four::Move;
  using Rulings = connect_four::Rulings;

  static constexpr std::string_view name = "connect-four";
  static constexpr std::string_view title = "Connect Four";
  static constexpr int ruleset = 1;
  /// The texts are in rules/clauses.cpp and rules/rulings.cpp.
  static const std::span<const Clause> rulebook;
  static const std::span<const Ruling<Rulings>> ruling_table;
  static constexpr std::span<const Unruled> unruled{};
  /// `propose` offers legal moves only; a law checks it.
  static constexpr bool exact_proposals = true;

  explicit ConnectFour(const Setup& setup = {});
  [[nodiscard]] static auto configure(const SetupText& text) -> Result<ConnectFour>;
  [[nodiscard]] auto setup() const -> SetupText;
  [[nodiscard]] auto rulings() const -> const Rulings& { return rulings_; }

  [[nodiscard]] auto start() const -> State { return {}; }
  [[nodiscard]] auto to_act(const State& state) const -> Seat {
    if (state.stage != Stage::playing) return Seat::nobody;
    return std::popcount(state.stones[0]) == std::popcount(state.stones[1]) ? Seat::p1 : Seat::p2;
  }
  auto propose(const State& state, MoveList<Move>& out) const -> void;
  [[nodiscard]] auto judge(const State& state, const Move& move) const -> Verdict;
  [[nodiscard]] auto apply(const State& state, const Move& move) const -> Step<State>;

  [[nodiscard]] auto players() const -> int { return 2; }
  [[nodiscard]] auto outcome(const State& state) const -> Outcome;
  /// Free cells.
  [[nodiscard]] auto measure(const State& state) const -> std::int64_t;
  [[nodiscard]] auto well_formed(const State& state) const -> bool;
  /// The smaller of the position and its mirror image.
  [[nodiscard]] auto canonical(const State& state) const -> State;
  auto every_move(MoveList<Move>& out) const -> void;

  [[nodiscard]] auto compact(const State& state) const -> std::uint64_t;
  [[nodiscard]] auto expand(std::uint64_t word) const -> State;

  [[nodiscard]] auto to_text(const Move& move) const -> std::string;
  [[nodiscard]] auto read_move(std::string_view text) const -> Result<Move>;
  [[nodiscard]] auto position(const State& state) const -> std::string;
  [[nodiscard]] auto read_position(std::string_view text) const -> Result<State>;
  [[nodiscard]] auto picture(const State& state) const -> std::vector<Panel>;

 private:
  [[nodiscard]] auto height() const -> int { return rows_ + 1; }
  [[nodiscard]] auto column(int c) const -> Cells {
    return ((Cells{1} << static_cast<unsigned>(rows_)) - 1) << static_cast<unsigned>(c * height());
  }
  [[nodiscard]] auto bottom(int c) const -> Cells {
    return Cells{1} << static_cast<unsigned>(c * height());
  }
  /// How the game stands after `last` (0 or 1) has moved.
  [[nodiscard]] auto stage_after(const State& state, std::size_t last) const -> Stage;

  int columns_;
  int rows_;
  Rulings rulings_;
  Cells bottoms_ = 0;  ///< the lowest cell of every column
  Cells board_ = 0;    ///< every cell
};

}  // namespace ruleproof::connect_four
