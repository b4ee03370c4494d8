/// Games of River Dragons that are written down as they are played.
#pragma once

#include <initializer_list>
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
using Plans = std::vector<Plan>;  ///< by seat, whoever is first
using Wishes = std::vector<Move>;

[[nodiscard]] auto game_of(int players, std::string board = "stand-in", const Rulings& rulings = {})
    -> RiverDragons;
/// A game whose set-up is told as "players=2 data=toy-3", and its rulings as "end-village=...".
[[nodiscard]] auto small_game(std::string_view options, std::string_view rulings = {})
    -> RiverDragons;

/// A game in the making. Moves that are not legal make it fail, and it stays where it is.
class Course {
 public:
  explicit Course(const RiverDragons& game) : game_(game), state_(game.start()) {}

  auto does(const Move& move) -> Course&;
  auto does(std::initializer_list<std::string_view> moves) -> Course&;
  auto plan(const Plans& by_seat) -> Course&;
  /// Plays to the next planning or to the end of the game. At each decision the first of the wishes
  /// that is legal is done, and used up; if there is none, the first legal move.
  auto act(Wishes wishes) -> Course&;
  /// The same, but wishes need not come true.
  auto act_freely(Wishes wishes) -> Course&;
  /// A round: plans, then actions.
  auto round(const Plans& by_seat, const std::vector<std::string>& wishes = {}) -> Course&;

  /// Why it shows nothing: the first move that was not legal, or a wish that never was. Empty if it
  /// is a game in which all wishes came true.
  [[nodiscard]] auto problem() const -> std::string;
  [[nodiscard]] auto good() const -> bool { return problem_.empty(); }
  [[nodiscard]] auto state() const -> const State& { return state_; }
  [[nodiscard]] auto moves() const -> const std::vector<Move>& { return moves_; }

 private:
  auto read(std::string_view text, Wishes& into) -> void;

  const RiverDragons& game_;
  State state_;
  std::vector<Move> moves_;
  Wishes left_over_;
  std::string problem_;
};

/// Planks that are at some place: `at_place(plank)`.
template <class AtPlace>
auto planks_where(const State& state, AtPlace&& at_place) -> int {
  int planks = 0;
  for_each_plank(state, [&](auto, const auto& plank) { planks += at_place(plank) ? 1 : 0; });
  return planks;
}
[[nodiscard]] auto planks_out(const State& state) -> int;
/// That so many planks are out of the game, or lie on the board, as expressions over fields.
[[nodiscard]] auto planks_out_claim(int planks) -> std::string;
[[nodiscard]] auto planks_on_board_claim(int planks) -> std::string;
[[nodiscard]] auto planks_on_board(const State& state) -> int;

/// Cards that change nothing while no stone and no plank is on the board and all pawns are at home:
/// Remove, the moves and Jump. [remove.lost] [move.fall] [jump.fall]
[[nodiscard]] auto idle_cards() -> Plan;
/// A plan that gets in nobody's way where it does not matter where its stones go.
[[nodiscard]] auto idle_plan() -> Plan;
/// `idle_plan` for every seat.
[[nodiscard]] auto idle_plans(const RiverDragons& game) -> Plans;

}  // namespace ruleproof::solver::river_dragons_question
