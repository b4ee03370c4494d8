/// Connect Four: bugs that its implementers make.
#include "model/connect_four/connect_four.hpp"

#include <array>
#include <bit>
#include <concepts>
#include <cstddef>
#include <cstdint>

#include "model/connect_four/lines.hpp"
#include "model/connect_four/rules/clauses.hpp"
#include "model/core/game.hpp"
#include "properties/mutants/bug.hpp"
#include "properties/mutants/planted.hpp"

namespace ruleproof::properties::mutants {

using namespace connect_four;  // NOLINT(google-build-using-namespace): its words are ours here

namespace {

/// The board, whose size is in what the game tells.
struct Board {
  int columns;
  int rows;

  explicit Board(const ConnectFour& game) {
    MoveList<Move> all;
    game.every_move(all);
    columns = static_cast<int>(all.size()) - 1;
    rows = static_cast<int>(game.measure(game.start())) / columns;
  }
  [[nodiscard]] auto height() const -> int { return rows + 1; }
  [[nodiscard]] auto cell(int column, int row) const -> Cells {
    return Cells{1} << static_cast<unsigned>((column * height()) + row);
  }
  [[nodiscard]] auto column(int c) const -> Cells { return cell(c, rows) - cell(c, 0); }
  [[nodiscard]] auto row(int r) const -> Cells {
    Cells cells = 0;
    for (int c = 0; c < columns; ++c) cells |= cell(c, r);
    return cells;
  }
  [[nodiscard]] auto free(const State& state, int c) const -> int {
    return rows - std::popcount((state.stones[0] | state.stones[1]) & column(c));
  }
};

auto mover(const State& before) -> std::size_t {
  return static_cast<std::size_t>(std::popcount(before.stones[0]) !=
                                  std::popcount(before.stones[1]));
}
auto has_won(const State& state) -> bool {
  return state.stage == Stage::p1_won || state.stage == Stage::p2_won;
}
auto won_by(std::size_t player) -> Stage { return player == 0 ? Stage::p1_won : Stage::p2_won; }

/// `count` stones, each `step` bits from the next.
auto has_run(Cells stones, int step, int count) -> bool {
  auto run = stones;
  for (int i = 1; i < count; ++i) run &= stones >> static_cast<unsigned>(i * step);
  return run != 0;
}

/// What wins in the eyes of a bug.
template <class F>
concept Wins = std::predicate<const F&, const Board&, Cells, std::size_t>;

/// Who has won, read by another rule.
template <Wins auto Won>
auto judge_lines(const ConnectFour& game, const State& before, const Move& /*move*/, State& after)
    -> void {
  const auto last = mover(before);
  if (Won(Board(game), after.stones[last], last)) {
    after.stage = won_by(last);
  } else {
    after.stage = game.measure(after) == 0 ? Stage::drawn : Stage::playing;
  }
}

auto straight_only(const Board& board, Cells stones) -> bool {
  return has_straight_line(stones, board.height());
}
auto any_line(const Board& board, Cells stones) -> bool {
  return straight_only(board, stones) || has_diagonal_line(stones, board.height());
}

/// A row that runs out on the right and goes on in the next row on the left.
auto wraps(const Board& board, Cells stones) -> bool {
  int run = 0;
  for (int r = 0; r < board.rows; ++r) {
    for (int c = 0; c < board.columns; ++c) {
      run = (stones & board.cell(c, r)) != 0 ? run + 1 : 0;
      if (run == 4) return true;
    }
  }
  return false;
}

auto drops_left(const ConnectFour& game, const State& before, const Move& move) -> Step<State> {
  const Move left{static_cast<std::uint8_t>(move.column - 1)};
  const bool high = Board(game).free(before, move.column) <= Board(game).rows - 3;
  return game.apply(before, high && move.column > 0 && game.judge(before, left) ? left : move);
}

auto comes_with_another(const ConnectFour& game, const State& /*before*/, const Move& move,
                        State& after) -> void {
  if (move.column == 3 && Board(game).free(after, 3) == Board(game).rows - 1 &&
      game.judge(after, move)) {
    after = game.apply(after, move).next;
  }
}

auto flips(const ConnectFour& game, const State& before, const Move& move, State& after) -> void {
  if (move.column + 1 != Board(game).columns) return;
  const auto made = (after.stones[0] | after.stones[1]) & ~(before.stones[0] | before.stones[1]);
  if (std::popcount(after.stones[0]) + std::popcount(after.stones[1]) != 10) return;
  after.stones[mover(before)] &= ~made;
}

/// p1 has won with a stone more than p2, and there is a free cell.
auto has_last_word(const ConnectFour& game, const State& state) -> bool {
  return state.stage == Stage::p1_won && game.measure(state) > 0 &&
         std::popcount(state.stones[0]) > std::popcount(state.stones[1]);
}

/// Rows count only with the new stone at one of their ends.
auto looks_one_way(const ConnectFour& game, const State& before, const Move& move, State& after)
    -> void {
  const Board board(game);
  const auto stones = after.stones[mover(before)];
  const auto made = stones & ~before.stones[mover(before)];
  auto first = stones;
  for (int i = 1; i < 4; ++i) first &= stones >> static_cast<unsigned>(i * board.height());
  const auto ends = first | (first << static_cast<unsigned>(3 * board.height()));
  const bool other = has_run(stones, 1, 4) || has_diagonal_line(stones, board.height());
  judge_lines<[](const Board&, Cells, std::size_t) { return false; }>(game, before, move, after);
  if (other || (ends & made) != 0) after.stage = won_by(mover(before));
}

using C4Bug = Bug<ConnectFour>;

}  // namespace

template <>
struct BugTable<ConnectFour> {
  static constexpr auto rows = std::to_array<C4Bug>({
      {.about = {"falls-left", "from the fourth row on a stone falls into the column on the left",
                 "drop.bottom"},
       .applies = drops_left},
      {.about = {"moves-twice", "the first stone in the fourth column comes with one of the other",
                 "drop.bottom"},
       .spoils = comes_with_another},
      {.about = {"loses-the-tenth",
                 "the tenth stone vanishes if it is dropped into the last column", "drop.bottom"},
       .spoils = flips},
      {.about = {"hides-the-last-column", "the last column is refused while others are free",
                 "drop.full", "", "drop.bottom"},
       .refuses = [](const ConnectFour& game, const State&,
                     const Move& move) { return move.column + 1 == Board(game).columns; }},
      {.about = {"closes-early", "a column with one free cell counts as full", "drop.full", "",
                 "drop.bottom"},
       .refuses = [](const ConnectFour& game, const State& state,
                     const Move& move) { return Board(game).free(state, move.column) == 1; }},
      {.about = {"plays-on", "after a win the other player moves on", "end.over"},
       .asks =
           [](const ConnectFour& game, const State& state) {
             if (!has_won(state) || game.measure(state) == 0) return game.to_act(state);
             return player_seat(static_cast<int>(mover(state)));
           },
       .reads =
           [](const ConnectFour& game, State& state) {
             if (has_won(state) && game.measure(state) > 0) state.stage = Stage::playing;
           }},
      {.about = {"forgets-falling", "a falling diagonal does not win", "line.diagonal"},
       .spoils = judge_lines<[](const Board& board, Cells stones, std::size_t) {
         return straight_only(board, stones) || has_run(stones, board.height() + 1, 4);
       }>},
      {.about = {"forgets-rising", "a rising diagonal does not win", "line.diagonal"},
       .spoils = judge_lines<[](const Board& board, Cells stones, std::size_t) {
         return straight_only(board, stones) || has_run(stones, board.height() - 1, 4);
       }>},
      {.about = {"one-sided-diagonals", "diagonals are looked for in the stones of p1 only",
                 "line.diagonal"},
       .spoils = judge_lines<[](const Board& board, Cells stones, std::size_t player) {
         return player == 0 ? any_line(board, stones) : straight_only(board, stones);
       }>},
      {.about = {"five-aslant", "a diagonal needs five stones", "line.diagonal"},
       .spoils = judge_lines<[](const Board& board, Cells stones, std::size_t) {
         return straight_only(board, stones) || has_run(stones, board.height() + 1, 5) ||
                has_run(stones, board.height() - 1, 5);
       }>},
      {.about = {"three-aslant", "three stones in a diagonal win", "line.diagonal", "",
                 "drop.bottom"},
       .spoils = judge_lines<[](const Board& board, Cells stones, std::size_t) {
         return straight_only(board, stones) || has_run(stones, board.height() + 1, 3) ||
                has_run(stones, board.height() - 1, 3);
       }>},
      {.about = {"forgets-columns", "four in a column do not win", "line.straight"},
       .spoils = judge_lines<[](const Board& board, Cells stones, std::size_t) {
         return has_run(stones, board.height(), 4) || has_diagonal_line(stones, board.height());
       }>},
      {.about = {"forgets-rows", "four in a row do not win", "line.straight"},
       .spoils = judge_lines<[](const Board& board, Cells stones, std::size_t) {
         return has_run(stones, 1, 4) || has_diagonal_line(stones, board.height());
       }>},
      {.about = {"five-in-a-row", "a row needs five stones", "line.straight"},
       .spoils = judge_lines<[](const Board& board, Cells stones, std::size_t) {
         return has_run(stones, 1, 4) || has_run(stones, board.height(), 5) ||
                has_diagonal_line(stones, board.height());
       }>},
      {.about = {"three-in-a-column", "three stones in a column win", "line.straight", "",
                 "drop.bottom"},
       .spoils = judge_lines<[](const Board& board, Cells stones, std::size_t) {
         return any_line(board, stones) || has_run(stones, 1, 3);
       }>},
      {.about = {"skips-the-top-row", "the top row is not searched for a row of four",
                 "line.straight"},
       .spoils = judge_lines<[](const Board& board, Cells stones, std::size_t) {
         return has_run(stones & ~board.row(board.rows - 1), board.height(), 4) ||
                has_run(stones, 1, 4) || has_diagonal_line(stones, board.height());
       }>},
      {.about = {"skips-the-last-column", "a row that ends in the last column is not seen",
                 "line.straight"},
       .spoils = judge_lines<[](const Board& board, Cells stones, std::size_t) {
         return has_run(stones & ~board.column(board.columns - 1), board.height(), 4) ||
                has_run(stones, 1, 4) || has_diagonal_line(stones, board.height());
       }>},
      {.about = {"wraps-around", "a row goes on at the other edge, one row higher", "line.straight",
                 "", "drop.bottom"},
       .spoils = judge_lines<[](const Board& board, Cells stones, std::size_t) {
         return any_line(board, stones) || wraps(board, stones);
       }>},
      {.about = {"wrong-winner", "who makes a line has lost", "line.straight", "line.diagonal"},
       .spoils =
           [](const ConnectFour&, const State& before, const Move&, State& after) {
             if (has_won(after)) after.stage = won_by(1 - mover(before));
           }},
      {.about = {"stops-short", "the game is drawn with one free cell left", "end.full", "",
                 "drop.bottom"},
       .spoils =
           [](const ConnectFour& game, const State&, const Move&, State& after) {
             if (after.stage == Stage::playing && game.measure(after) == 1) {
               after.stage = Stage::drawn;
             }
           }},
      {.about = {"full-is-a-draw", "the last stone draws though it makes a line", "line.straight",
                 "line.diagonal", "drop.bottom"},
       .spoils =
           [](const ConnectFour& game, const State&, const Move&, State& after) {
             if (game.measure(after) == 0) after.stage = Stage::drawn;
           }},
      {.about = {"second-wins-draws", "a draw is won by p2", "end.full"},
       .counts =
           [](const ConnectFour&, const State& state, Outcome& outcome) {
             if (state.stage == Stage::drawn) outcome.wins[0] = false;
           }},
      {.about = {"point-for-a-draw", "a draw scores a point for both", "end.full"},
       .counts =
           [](const ConnectFour&, const State& state, Outcome& outcome) {
             if (state.stage == Stage::drawn) outcome.scores[0] = outcome.scores[1] = 1;
           }},
      // Written after the naming was settled, to try it on what it was not made with.
      {.about = {"last-word", "after a win of p1 p2 moves once more, which changes nothing",
                 "end.over"},
       .asks =
           [](const ConnectFour& game, const State& state) {
             return has_last_word(game, state) ? Seat::p2 : game.to_act(state);
           },
       .reads =
           [](const ConnectFour& game, State& state) {
             if (has_last_word(game, state)) state.stage = Stage::playing;
           },
       .spoils =
           [](const ConnectFour&, const State& before, const Move&, State& after) {
             if (before.stage == Stage::p1_won) after.stage = Stage::p1_won;
           }},
      {.about = {"looks-one-way", "four in a row win only if the new stone is at one of their ends",
                 "line.straight"},
       .spoils = looks_one_way},
      {.about = {"stops-below-the-top", "a diagonal that reaches the top row does not win",
                 "line.diagonal"},
       .spoils = judge_lines<[](const Board& board, Cells stones, std::size_t) {
         return straight_only(board, stones) ||
                has_diagonal_line(stones & ~board.row(board.rows - 1), board.height());
       }>},
  });
};
static_assert(is_sound<ConnectFour>(BugTable<ConnectFour>::rows, connect_four::clause_ids));

template class Planted<ConnectFour>;
template auto planted_bugs<ConnectFour>() -> std::span<const PlantedBug>;

}  // namespace ruleproof::properties::mutants
