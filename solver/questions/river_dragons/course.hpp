/// Games of River Dragons that are written down as they are played, and how answers name things.
#pragma once

#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <vector>

#include "model/river_dragons/river_dragons.hpp"
#include "solver/questions/question.hpp"

namespace ruleproof::solver::river_dragons_question {

using river_dragons::Card;
using river_dragons::Move;
using river_dragons::RiverDragons;
using river_dragons::Rulings;
using river_dragons::State;

using Plan = std::vector<Card>;

[[nodiscard]] auto game_of(int players, std::string data = "stand-in", const Rulings& rulings = {})
    -> RiverDragons;
/// "3-players".
[[nodiscard]] auto aspect_of(int players) -> std::string;
/// What an answer rests on that holds for every board.
inline constexpr std::string_view any_board = "rulebook, public source; whatever the board";
/// What an answer rests on that was computed for the board of that game.
[[nodiscard]] auto data_of(const RiverDragons& game) -> std::string;

/// A game in the making. Moves that are not legal make it fail, and it stays where it is.
class Course {
 public:
  explicit Course(const RiverDragons& game) : game_(game), state_(game.start()) {}

  auto does(const Move& move) -> Course&;
  auto does(std::string_view move) -> Course&;
  /// The plans of the seats, by seat, whoever is first.
  auto plan(std::span<const Plan> by_seat) -> Course&;
  /// Plays to the next planning or to the end of the game. At each decision the first of the wishes
  /// that is legal is done, and used up; if there is none, the first legal move.
  auto act(const std::vector<std::string>& wishes) -> Course&;
  auto act(std::vector<Move> wishes) -> Course&;
  /// The same, but wishes need not come true.
  auto act_freely(const std::vector<std::string>& wishes) -> Course&;
  /// A round: plans, then actions.
  auto round(std::span<const Plan> by_seat, const std::vector<std::string>& wishes = {})
      -> Course& {
    return plan(by_seat).act(wishes);
  }

  [[nodiscard]] auto good() const -> bool { return problem_.empty(); }
  /// The first move that was not legal; empty if there is none.
  [[nodiscard]] auto problem() const -> const std::string& { return problem_; }
  /// Wishes that were never legal.
  [[nodiscard]] auto left_over() const -> const std::vector<std::string>& { return left_over_; }
  [[nodiscard]] auto state() const -> const State& { return state_; }
  [[nodiscard]] auto moves() const -> const std::vector<Move>& { return moves_; }

 private:
  const RiverDragons& game_;
  State state_;
  std::vector<Move> moves_;
  std::vector<std::string> left_over_;
  std::string problem_;
};

/// The game so far as a witness, if all its moves were legal and all wishes came true.
template <class Claim>
auto shown(const RiverDragons& game, const Course& course, std::string title, Claim&& claim)
    -> Shown {
  auto shown = show(game, course.moves(), std::move(title), std::forward<Claim>(claim));
  if (!course.good()) {
    shown.fails = Error{Code::bad_move, "witness", "not legal: " + course.problem()};
  } else if (!course.left_over().empty()) {
    shown.fails = Error{Code::bad_move, "witness", "never legal: " + course.left_over().front()};
  }
  return shown;
}

/// Whether all that was shown replays: without it there is no answer.
[[nodiscard]] auto replays(const Answer& answer) -> bool;

/// Planks out of the game.
[[nodiscard]] auto planks_out(const State& state) -> int;
/// Planks that lie on the board.
[[nodiscard]] auto planks_on_board(const State& state) -> int;

/// Cards that change nothing while no stone and no plank is on the board and all pawns are at home:
/// Remove, the moves and Jump. [remove.lost] [move.fall] [jump.fall]
[[nodiscard]] auto idle_cards() -> Plan;

}  // namespace ruleproof::solver::river_dragons_question
