/// In the Year of the Dragon (Stefan Feld, 2007), for two to five players: the rules as a `Game`.
///
///     lot -> row -> draft/place -> deal -> action/take/build -> person/place -> supply/release
///                                   ^                                                |
///                                   +------------------ twelve rounds ---------------+--> over
#pragma once

#include "model/core/setup.hpp"                // IWYU pragma: export
#include "model/year_of_the_dragon/rules.hpp"  // IWYU pragma: export

namespace ruleproof::year_of_the_dragon {

/// What a game is made from.
struct Setup {
  int players = 4;  ///< 2..5
  Rulings rulings;
  std::string data = "first-edition";  ///< see `components`
  Scale scale;
};

class YearOfTheDragon {
 public:
  using State = year_of_the_dragon::State;
  using Move = year_of_the_dragon::Move;
  using Rulings = year_of_the_dragon::Rulings;

  static constexpr std::string_view name = "year-of-the-dragon";
  static constexpr std::string_view title = "In the Year of the Dragon";
  static constexpr int ruleset = 1;
  /// The texts are in rules/clauses.cpp and rules/rulings.cpp.
  static const std::span<const Clause> rulebook;
  static const std::span<const Ruling<Rulings>> ruling_table;
  static const std::span<const Unruled> unruled;
  /// `propose` offers legal moves only; a law checks it.
  static constexpr bool exact_proposals = true;

  /// Four players, default readings, first edition.
  YearOfTheDragon();
  [[nodiscard]] static auto make(const Setup& setup) -> Result<YearOfTheDragon>;
  /// Options: players, data, rounds, types, actions, row.
  [[nodiscard]] static auto configure(const SetupText& text) -> Result<YearOfTheDragon>;
  [[nodiscard]] auto setup() const -> SetupText;
  [[nodiscard]] auto rulings() const -> const Rulings& { return rules_.rulings; }
  [[nodiscard]] auto rules() const -> const Rules& { return rules_; }

  [[nodiscard]] auto start() const -> State;
  [[nodiscard]] auto to_act(const State& state) const -> Seat;
  auto propose(const State& state, MoveList<Move>& out) const -> void;
  [[nodiscard]] auto judge(const State& state, const Move& move) const -> Verdict;
  [[nodiscard]] auto apply(const State& state, const Move& move) const -> Step<State>;

  [[nodiscard]] auto players() const -> int { return rules_.players; }
  [[nodiscard]] auto outcome(const State& state) const -> Outcome;
  [[nodiscard]] auto weight(const State& state, const Move& move) const -> std::int64_t;
  /// Everything is open but, under release-order=simultaneous, whom the others let go this month;
  /// the view forgets their palaces then, which is less than a player remembers.
  [[nodiscard]] auto seen_by(const State& state, Seat seat) const -> State;
  [[nodiscard]] auto measure(const State& state) const -> std::int64_t;
  /// Person tiles of each kind: on display, in palaces, just taken, out of the game.
  [[nodiscard]] auto census(const State& state) const -> std::vector<int>;
  [[nodiscard]] auto well_formed(const State& state) const -> bool;
  [[nodiscard]] auto rename(const State& state, std::span<const std::uint8_t> to) const -> State;
  [[nodiscard]] auto rename(const Move& move, std::span<const std::uint8_t> to) const -> Move;
  auto every_move(MoveList<Move>& out) const -> void;

  [[nodiscard]] auto to_text(const Move& move) const -> std::string;
  [[nodiscard]] auto read_move(std::string_view text) const -> Result<Move>;
  [[nodiscard]] auto position(const State& state) const -> std::string;
  [[nodiscard]] auto read_position(std::string_view text) const -> Result<State>;
  [[nodiscard]] auto picture(const State& state) const -> std::vector<Panel>;

 private:
  YearOfTheDragon(Rules rules, std::string data)
      : rules_(std::move(rules)), data_(std::move(data)) {}

  Rules rules_;
  std::string data_ = "first-edition";
};

}  // namespace ruleproof::year_of_the_dragon
