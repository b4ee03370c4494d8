/// New Game: two players take one to three tokens from a heap until none is left.
#pragma once

#include <cstdint>
#include <span>
#include <string>
#include <string_view>

#include "model/core/setup.hpp"              // IWYU pragma: export
#include "model/new_game/rules/rulings.hpp"  // IWYU pragma: export
#include "model/new_game/state.hpp"          // IWYU pragma: export

namespace ruleproof::new_game {

/// What is agreed before the game.
struct Setup {
  int heap = 21;  ///< tokens at the beginning: 1 to `most_tokens`
  Rulings rulings;
};

class NewGame {
 public:
  using State = new_game::State;
  using Move = new_game::Take;
  using Rulings = new_game::Rulings;

  static constexpr std::string_view name = "new-game";
  static constexpr std::string_view title = "New Game";
  static constexpr int ruleset = 1;
  /// The texts are in rules/clauses.cpp and rules/rulings.cpp.
  static const std::span<const Clause> rulebook;
  static const std::span<const Ruling<Rulings>> ruling_table;
  static constexpr std::span<const Unruled> unruled{};
  /// `propose` offers legal moves only; a law checks it.
  static constexpr bool exact_proposals = true;

  explicit NewGame(const Setup& setup = {}) : setup_(setup) {}
  [[nodiscard]] static auto configure(const SetupText& text) -> Result<NewGame>;
  [[nodiscard]] auto setup() const -> SetupText;
  [[nodiscard]] auto rulings() const -> const Rulings& { return setup_.rulings; }

  // The five functions that are a game.
  [[nodiscard]] auto start() const -> State;
  [[nodiscard]] auto to_act(const State& state) const -> Seat;
  auto propose(const State& state, MoveList<Move>& out) const -> void;
  [[nodiscard]] auto judge(const State& state, const Move& move) const -> Verdict;
  [[nodiscard]] auto apply(const State& state, const Move& move) const -> Step<State>;

  // What a game may have beside them; each brings laws of its own (model/core/game.hpp).
  [[nodiscard]] auto players() const -> int { return 2; }
  [[nodiscard]] auto outcome(const State& state) const -> Outcome;
  [[nodiscard]] auto measure(const State& state) const -> std::int64_t { return state.heap; }
  auto every_move(MoveList<Move>& out) const -> void;

  [[nodiscard]] auto to_text(const Move& move) const -> std::string;
  [[nodiscard]] auto read_move(std::string_view text) const -> Result<Move>;
  [[nodiscard]] auto position(const State& state) const -> std::string;
  [[nodiscard]] auto read_position(std::string_view text) const -> Result<State>;

 private:
  Setup setup_;
};

}  // namespace ruleproof::new_game
