#include "model/connect_four/connect_four.hpp"

#include <algorithm>
#include <bit>
#include <cstddef>
#include <cstdint>
#include <string>

#include "model/connect_four/lines.hpp"
#include "model/connect_four/rules/clauses.hpp"
#include "model/core/assert.hpp"

namespace ruleproof::connect_four {

static_assert(Configurable<ConnectFour> && ExactProposals<ConnectFour> && Notated<ConnectFour>);
static_assert(Scored<ConnectFour> && Measured<ConnectFour> && Compact<ConnectFour>);
static_assert(Symmetric<ConnectFour> && Enumerable<ConnectFour> && Pictured<ConnectFour>);

ConnectFour::ConnectFour(const Setup& setup)
    : columns_(setup.columns), rows_(setup.rows), rulings_(setup.rulings) {
  RULEPROOF_ASSERT(columns_ >= 1 && columns_ <= 9 && rows_ >= 1 && columns_ * (rows_ + 1) <= 63);
  for (int c = 0; c < columns_; ++c) {
    bottoms_ |= bottom(c);
    board_ |= column(c);
  }
}

auto ConnectFour::configure(const SetupText& text) -> Result<ConnectFour> {
  Setup setup;
  for (const auto& [option, value] : text.options) {
    if (option != "columns" && option != "rows") {
      return Error{Code::bad_setup, "setup",
                   "connect-four has no option \"" + option + "\"; it has columns and rows"};
    }
    const auto number = read_number(option, value, 1, option == "columns" ? 9 : 8);
    if (!number) return number.error();
    (option == "columns" ? setup.columns : setup.rows) = *number;
  }
  if (setup.columns * (setup.rows + 1) > 63) {
    return Error{Code::bad_setup, "setup", "columns * (rows + 1) must be at most 63"};
  }
  if (auto problem = set_rulings(ruling_table, text.rulings, setup.rulings)) return *problem;
  return ConnectFour(setup);
}

auto ConnectFour::setup() const -> SetupText {
  return {.options = {{"columns", std::to_string(columns_)}, {"rows", std::to_string(rows_)}},
          .rulings = named_rulings(ruling_table, rulings_)};
}

auto ConnectFour::propose(const State& state, MoveList<Move>& out) const -> void {
  if (state.stage != Stage::playing) return;
  // Adding the bottom cell carries past the stones of a column: a full one overflows off the board.
  const auto free = ((state.stones[0] | state.stones[1]) + bottoms_) & board_;
  for (int c = 0; c < columns_; ++c) {
    if ((free & column(c)) != 0) out.push_back({static_cast<std::uint8_t>(c)});
  }
}

auto ConnectFour::judge(const State& state, const Move& move) const -> Verdict {
  if (state.stage != Stage::playing) return Verdict::illegal("end.over"_c);
  if (move.column >= columns_) return Verdict::illegal("drop.bottom"_c);
  const auto cells = column(move.column);
  if (((state.stones[0] | state.stones[1]) & cells) == cells)
    return Verdict::illegal("drop.full"_c);
  return Verdict::legal();
}

auto ConnectFour::apply(const State& state, const Move& move) const -> Step<State> {
  Step<State> step{state, {}};
  const auto stones = state.stones[0] | state.stones[1];
  const auto player =
      static_cast<std::size_t>(std::popcount(state.stones[0]) != std::popcount(state.stones[1]));
  step.next.stones[player] |= (stones + bottom(move.column)) & column(move.column);
  step.because.add("drop.bottom"_c);
  step.next.stage = stage_after(step.next, player);
  if (step.next.stage == Stage::playing) return step;
  if (step.next.stage == Stage::drawn) {
    step.because.add("end.full"_c);
  } else {
    const auto straight = has_straight_line(step.next.stones[player], height());
    step.because.add(straight ? "line.straight"_c : "line.diagonal"_c);
  }
  return step;
}

auto ConnectFour::stage_after(const State& state, std::size_t last) const -> Stage {
  const auto stones = state.stones[last];
  if (has_straight_line(stones, height()) ||
      (rulings_.diagonals == Diagonals::count && has_diagonal_line(stones, height()))) {
    return last == 0 ? Stage::p1_won : Stage::p2_won;
  }
  return (state.stones[0] | state.stones[1]) == board_ ? Stage::drawn : Stage::playing;
}

auto ConnectFour::outcome(const State& state) const -> Outcome {
  Outcome outcome{.players = 2, .scores = {}, .wins = {}};
  outcome.wins[0] = state.stage == Stage::p1_won || state.stage == Stage::drawn;
  outcome.wins[1] = state.stage == Stage::p2_won || state.stage == Stage::drawn;
  outcome.scores[0] = state.stage == Stage::p1_won ? 1 : 0;
  outcome.scores[1] = state.stage == Stage::p2_won ? 1 : 0;
  return outcome;
}

auto ConnectFour::measure(const State& state) const -> std::int64_t {
  return (columns_ * rows_) - std::popcount(state.stones[0] | state.stones[1]);
}

auto ConnectFour::well_formed(const State& state) const -> bool {
  const auto all = state.stones[0] | state.stones[1];
  const auto lead = std::popcount(state.stones[0]) - std::popcount(state.stones[1]);
  const auto no_overlap = (state.stones[0] & state.stones[1]) == 0;
  // No gaps: above each free cell of a column there is no stone.
  const auto no_gaps = (all & ((~all & board_) << 1U)) == 0;
  if ((all & ~board_) != 0 || !no_overlap || !no_gaps || (lead != 0 && lead != 1)) return false;
  if (all == 0) return state.stage == Stage::playing;
  const auto last = static_cast<std::size_t>(lead == 0);
  return state.stage == stage_after(state, last) &&
         stage_after({state.stones, {}}, 1 - last) != (last == 0 ? Stage::p2_won : Stage::p1_won);
}

auto ConnectFour::canonical(const State& state) const -> State {
  State mirrored{{}, state.stage};
  for (int c = 0; c < columns_; ++c) {
    const auto from = static_cast<unsigned>(c * height());
    const auto to = static_cast<unsigned>((columns_ - 1 - c) * height());
    for (std::size_t p = 0; p < 2; ++p) {
      mirrored.stones[p] |= ((state.stones[p] & column(c)) >> from) << to;
    }
  }
  return std::min(state, mirrored);
}

auto ConnectFour::every_move(MoveList<Move>& out) const -> void {
  for (int c = 0; c <= columns_; ++c) out.push_back({static_cast<std::uint8_t>(c)});
}

// In each column: the stones of p1, below a one that marks the height.
auto ConnectFour::compact(const State& state) const -> std::uint64_t {
  return state.stones[0] + (state.stones[0] | state.stones[1]) + bottoms_;
}

auto ConnectFour::expand(std::uint64_t word) const -> State {
  State state;
  // Smear the marking ones downwards: what is left below them is filled.
  auto filled = word;
  for (int c = 0; c < columns_; ++c) {
    const auto shift = static_cast<unsigned>(c * height());
    const auto bits = (word >> shift) & ((Cells{1} << static_cast<unsigned>(height())) - 1);
    const auto mark = std::bit_floor(bits);
    state.stones[0] |= (bits ^ mark) << shift;
    filled = (filled & ~(((Cells{1} << static_cast<unsigned>(height())) - 1) << shift)) |
             ((mark - 1) << shift);
  }
  state.stones[1] = filled ^ state.stones[0];
  if (filled == 0) return state;
  const auto last =
      static_cast<std::size_t>(std::popcount(state.stones[0]) == std::popcount(state.stones[1]));
  state.stage = stage_after(state, last);
  return state;
}

}  // namespace ruleproof::connect_four
