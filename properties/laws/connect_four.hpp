/// What must hold of Connect Four beside the laws of all games, and what must be possible.
#pragma once
// IWYU pragma: always_keep: whoever includes it wants the table, which has no name to be seen.

#include <array>
#include <bit>
#include <string>
#include <string_view>

#include "model/connect_four/connect_four.hpp"
#include "properties/laws/law.hpp"
#include "properties/laws/shared.hpp"

namespace ruleproof::properties {

namespace connect_four_laws {

using connect_four::Cells;
using connect_four::Move;
using connect_four::Stage;
using connect_four::State;

/// The line law is stated here once more, cell by cell and without shifts: a second opinion.
struct Board {
  int columns;
  int rows;
  Cells stones;
  [[nodiscard]] auto has(int c, int r) const -> bool {
    if (c < 0 || c >= columns || r < 0 || r >= rows) return false;
    return ((stones >> static_cast<unsigned>((c * (rows + 1)) + r)) & 1U) != 0;
  }
  /// Four in a row from any cell in the direction (dc, dr).
  [[nodiscard]] auto four(int dc, int dr) const -> bool {
    for (int c = 0; c < columns; ++c) {
      for (int r = 0; r < rows; ++r) {
        int length = 0;
        while (length < 4 && has(c + (length * dc), r + (length * dr))) ++length;
        if (length == 4) return true;
      }
    }
    return false;
  }
};

/// Four in a row in the direction (dc, dr), with one of these stones: the line that they complete.
inline auto completes_four(const Board& board, Cells laid, int dc, int dr) -> bool {
  const int height = board.rows + 1;
  for (; laid != 0; laid &= laid - 1) {
    const int cell = std::countr_zero(laid);
    int length = 1;
    for (const int way : {1, -1}) {
      int c = (cell / height) + (way * dc);
      for (int r = (cell % height) + (way * dr); board.has(c, r); r += way * dr, c += way * dc) {
        ++length;
      }
    }
    if (length >= 4) return true;
  }
  return false;
}

/// The board's size as the set-up says it, not as moves and judgements of the model show it.
template <class G>
auto board_of(const G& game, Cells stones) -> Board {
  auto board = detail::once_a_setup(game, [](const G& any) {
    const auto options = any.setup().options;
    const auto size = [&](std::string_view name) { return std::stoi(options.find(name)->second); };
    return Board{size("columns"), size("rows"), 0};
  });
  board.stones = stones;
  return board;
}

inline auto count(const State& state, std::size_t player) -> int {
  return std::popcount(state.stones[player]);
}

inline auto straight(const Board& board) -> bool { return board.four(1, 0) || board.four(0, 1); }

/// A diagonal that counts.
template <class G>
auto diagonal(const G& game, const Board& board) -> bool {
  return game.rulings().diagonals == connect_four::Diagonals::count &&
         (board.four(1, 1) || board.four(1, -1));
}

template <class G>
auto is_full(const G& game, const State& state) -> bool {
  const auto board = board_of(game, 0);
  return count(state, 0) + count(state, 1) == board.columns * board.rows;
}

/// The stones of who moved last.
inline auto last_player(const State& before) -> std::size_t {
  return count(before, 0) == count(before, 1) ? 0 : 1;
}

template <class G>
auto one_stone_falls(const G& /*game*/, const State& before, const Move& /*move*/,
                     const Step<State>& step) -> bool {
  const auto player = last_player(before);
  return (before.stones[player] & ~step.next.stones[player]) == 0 &&
         count(step.next, player) == count(before, player) + 1 &&
         before.stones[1 - player] == step.next.stones[1 - player];
}

template <class G>
auto it_lands_on_something(const G& game, const State& before, const Move& move,
                           const Step<State>& step) -> bool {
  const auto stone =
      (step.next.stones[0] ^ before.stones[0]) | (step.next.stones[1] ^ before.stones[1]);
  if (!std::has_single_bit(stone)) return false;
  const auto height = board_of(game, 0).rows + 1;
  const auto cell = std::countr_zero(stone);
  const auto below = stone >> 1U;
  return cell / height == move.column &&
         (cell % height == 0 || ((before.stones[0] | before.stones[1]) & below) != 0);
}

template <class G>
auto straight_line_wins(const G& game, const State& before, const Move& /*move*/,
                        const Step<State>& step) -> bool {
  const auto player = last_player(before);
  const auto board = board_of(game, step.next.stones[player]);
  const auto laid = step.next.stones[player] & ~before.stones[player];
  if (!completes_four(board, laid, 1, 0) && !completes_four(board, laid, 0, 1)) return true;
  return step.next.stage == (player == 0 ? Stage::p1_won : Stage::p2_won);
}

template <class G>
auto diagonal_line_wins(const G& game, const State& before, const Move& /*move*/,
                        const Step<State>& step) -> bool {
  const auto player = last_player(before);
  const auto board = board_of(game, step.next.stones[player]);
  const auto laid = step.next.stones[player] & ~before.stones[player];
  if (!completes_four(board, laid, 1, 1) && !completes_four(board, laid, 1, -1)) return true;
  return step.next.stage == (player == 0 ? Stage::p1_won : Stage::p2_won);
}

template <class G>
auto only_lines_win(const G& game, const State& before, const Move& /*move*/,
                    const Step<State>& step) -> bool {
  if (step.next.stage == Stage::playing || step.next.stage == Stage::drawn) return true;
  if (step.next.stage == before.stage) return true;  // nobody wins by this step
  const auto player = last_player(before);
  if (step.next.stage != (player == 0 ? Stage::p1_won : Stage::p2_won)) return false;
  const auto board = board_of(game, step.next.stones[player]);
  return straight(board) || diagonal(game, board);
}

/// Whoever has a line, and nobody else, has won a point; a full board without one is won by both.
template <class G>
auto lines_and_full_boards_pay(const G& game, const State& state) -> bool {
  const auto outcome = game.outcome(state);
  std::array<bool, 2> line{};
  for (std::size_t player = 0; player < 2; ++player) {
    const auto board = board_of(game, state.stones[player]);
    line[player] = straight(board) || diagonal(game, board);
  }
  const bool drawn = is_full(game, state) && !line[0] && !line[1];
  for (std::size_t player = 0; player < 2; ++player) {
    if (outcome.wins[player] != (line[player] || drawn)) return false;
    if (outcome.scores[player] != (line[player] ? 1 : 0)) return false;
  }
  return outcome.players == 2;
}

/// Who has as many stones as the other began; nobody moves once there is a line or no cell.
template <class G>
auto players_take_turns(const G& game, const State& state) -> bool {
  if (state.stage != Stage::playing) return game.to_act(state) == Seat::nobody;
  return game.to_act(state) == (count(state, 0) == count(state, 1) ? Seat::p1 : Seat::p2);
}

/// A step relies on the line that wins, straight before diagonal, or on the full board of a draw.
template <class G>
auto the_end_is_named(const G& game, const State& before, const Move& move, const Step<State>& step)
    -> bool {
  const auto board = board_of(game, step.next.stones[last_player(before)]);
  const bool by_straight = straight(board);
  const bool by_diagonal = !by_straight && diagonal(game, board);
  const bool by_full = is_full(game, step.next) && !by_straight && !by_diagonal;
  return relies_on<G, "line.straight">(game, before, move, step) == by_straight &&
         relies_on<G, "line.diagonal">(game, before, move, step) == by_diagonal &&
         relies_on<G, "end.full">(game, before, move, step) == by_full;
}

template <class G>
auto full_board_ends(const G& game, const State& state) -> bool {
  return is_full(game, state) ? state.stage != Stage::playing : state.stage != Stage::drawn;
}

template <class G>
inline constexpr auto laws = std::to_array<Law<G>>({
    {.name = "a move adds one stone of the player to act and moves no other",
     .clause = "drop.bottom",
     .holds = one_stone_falls<G>},
    {.name = "a stone comes to rest in its column, on the floor or on another stone",
     .clause = "drop.bottom",
     .holds = it_lands_on_something<G>,
     .sample = 8},
    {.name = "four stones in a row or a column win at once",
     .clause = "line.straight",
     .holds = straight_line_wins<G>},
    {.name = "four stones in a diagonal win at once",
     .clause = "line.diagonal",
     .assumes = {{{.ruling = "diagonals", .answer = "count"}}},
     .holds = diagonal_line_wins<G>},
    {.name = "nobody wins without four stones in a line",
     .clause = "line.straight",
     .holds = only_lines_win<G>,
     .after = changes<State>("stage")},
    {.name = "a full board ends the game, and only that is a draw",
     .clause = "end.full",
     .position = full_board_ends<G>,
     .sample = 4},
    {.name = "who has four in a line has won the point, and a draw is won by both without one",
     .clause = "line.straight",
     .position = lines_and_full_boards_pay<G>,
     .sample = 16},
    {.name = "the players take turns, p1 first, until the end",
     .clause = "turn.alternate",
     .position = players_take_turns<G>},
    {.name = "a step names the line that wins, straight before diagonal, or the full board",
     .clause = "end.full",
     .holds = the_end_is_named<G>,
     .sample = 8},
});

template <class G>
inline constexpr auto goals = std::to_array<Goal<G>>({
    {.name = "p1 wins",
     .clause = "line.straight",
     .reached = [](const G&, const State& state) { return state.stage == Stage::p1_won; }},
    {.name = "p2 wins",
     .clause = "line.straight",
     .reached = [](const G&, const State& state) { return state.stage == Stage::p2_won; }},
    {.name = "a game is drawn",
     .clause = "end.full",
     .reached = [](const G&, const State& state) { return state.stage == Stage::drawn; }},
});

/// Half of the boards are of the usual size, the others small: small ones fill up.
inline auto random_options(Random& random) -> Texts {
  if (random.below(2) == 0) return {};
  return {{"columns", std::to_string(4 + random.below(3))},
          {"rows", std::to_string(3 + random.below(3))}};
}

}  // namespace connect_four_laws

template <>
struct Tables<connect_four::ConnectFour> {
  using G = connect_four::ConnectFour;
  static constexpr std::span<const Law<G>> laws = connect_four_laws::laws<G>;
  static constexpr std::span<const Goal<G>> goals = connect_four_laws::goals<G>;
  static auto random_options(Random& random) -> Texts {
    return connect_four_laws::random_options(random);
  }
};

}  // namespace ruleproof::properties
