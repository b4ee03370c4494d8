/// River Dragons (Roberto Fraga, 2012), for two to six players: the rules as a `Game`.
///
///     plan -> for each position and seat: stone | choose -> lay | remove | move | jump
///      ^                                                  |            |
///      +---------------------- next round ----------------+            +--> over
#pragma once

#include "model/core/setup.hpp"
#include "model/river_dragons/rules.hpp"
#include "model/river_dragons/setup.hpp"

namespace ruleproof::river_dragons {

class RiverDragons {
 public:
  using State = river_dragons::State;
  using Move = river_dragons::Move;
  using Rulings = river_dragons::Rulings;

  static constexpr std::string_view name = "river-dragons";
  static constexpr std::string_view title = "River Dragons";
  static constexpr int ruleset = 1;
  /// The texts are in rules/clauses.cpp and rules/rulings.cpp.
  static const std::span<const Clause> rulebook;
  static const std::span<const Ruling<Rulings>> ruling_table;
  static const std::span<const Unruled> unruled;
  /// `propose` offers legal moves only; a law checks it.
  static constexpr bool exact_proposals = true;

  /// Two players, default readings, the stand-in board.
  RiverDragons();
  [[nodiscard]] static auto make(const Setup& setup) -> Result<RiverDragons>;
  /// On a board that is no file.
  [[nodiscard]] static auto make(const Setup& setup, Components components) -> Result<RiverDragons>;
  /// Options: players, data, cards, planks, rounds, actions, dragons, grid, memory.
  [[nodiscard]] static auto configure(const SetupText& text) -> Result<RiverDragons>;
  [[nodiscard]] auto setup() const -> SetupText;
  [[nodiscard]] auto rulings() const -> const Rulings& { return rules_.rulings; }
  [[nodiscard]] auto rules() const -> const Rules& { return rules_; }

  [[nodiscard]] auto start() const -> State { return opening(rules_); }
  [[nodiscard]] auto to_act(const State& state) const -> Seat;
  auto propose(const State& state, MoveList<Move>& out) const -> void;
  [[nodiscard]] auto judge(const State& state, const Move& move) const -> Verdict;
  [[nodiscard]] auto apply(const State& state, const Move& move) const -> Step<State>;

  [[nodiscard]] auto players() const -> int { return rules_.players; }
  /// Who arrived has one point; in a draw nobody has, and all share the game.
  [[nodiscard]] auto outcome(const State& state) const -> Outcome;
  /// Without the cards of others that are not yet revealed.
  [[nodiscard]] auto seen_by(const State& state, Seat seat) const -> State;
  /// Stones in the reserve and on the board, then planks of each colour in play.
  [[nodiscard]] auto census(const State& state) const -> std::vector<int>;
  [[nodiscard]] auto well_formed(const State& state) const -> bool;
  /// The smallest of the position and its mirror images that look the same to every player.
  [[nodiscard]] auto canonical(const State& state) const -> State;
  auto every_move(MoveList<Move>& out) const -> void;

  [[nodiscard]] auto to_text(const Move& move) const -> std::string;
  [[nodiscard]] auto read_move(std::string_view text) const -> Result<Move>;
  [[nodiscard]] auto position(const State& state) const -> std::string;
  [[nodiscard]] auto read_position(std::string_view text) const -> Result<State>;
  [[nodiscard]] auto picture(const State& state) const -> std::vector<Panel>;

 private:
  RiverDragons(Rules rules, std::string data) : rules_(std::move(rules)), data_(std::move(data)) {}

  Rules rules_;
  std::string data_ = "stand-in";
};

}  // namespace ruleproof::river_dragons
