/// Drako (Adam Kałuża, 2011), three dwarves against a dragon: the rules as a `Game`.
///
///     deal -> mulligan, place -> action --> draw, discard --------------------------+
///                                  ^  |                                             |
///                                  |  +--> march, flight ---------------------------+
///                                  |  +--> strike, bite, flame -> answer -> allot --+--> over
///                                  +------------------------------------------------+
#pragma once

#include "model/core/setup.hpp"
#include "model/drako/rules.hpp"

namespace ruleproof::drako {

/// What a game is made from.
struct Setup {
  Rulings rulings;
  std::string data = "stand-in";  ///< see `components`
};

class Drako {
 public:
  using State = drako::State;
  using Move = drako::Move;
  using Rulings = drako::Rulings;

  static constexpr std::string_view name = "drako";
  static constexpr std::string_view title = "Drako";
  static constexpr int ruleset = 1;
  /// The texts are in rules/clauses.cpp and rules/rulings.cpp.
  static const std::span<const Clause> rulebook;
  static const std::span<const Ruling<Rulings>> ruling_table;
  static const std::span<const Unruled> unruled;
  /// `propose` offers legal moves only; a law checks it.
  static constexpr bool exact_proposals = true;

  /// Default readings, stand-in data.
  Drako();
  [[nodiscard]] static auto make(const Setup& setup) -> Result<Drako>;
  /// With components that no file holds, to see what depends on them; `setup` cannot name them.
  [[nodiscard]] static auto with(Rules rules) -> Drako { return {std::move(rules), "unnamed"}; }
  /// Options: players (2), data.
  [[nodiscard]] static auto configure(const SetupText& text) -> Result<Drako>;
  [[nodiscard]] auto setup() const -> SetupText;
  [[nodiscard]] auto rulings() const -> const Rulings& { return rules_.rulings; }
  [[nodiscard]] auto rules() const -> const Rules& { return rules_; }

  [[nodiscard]] auto start() const -> State;
  [[nodiscard]] auto to_act(const State& state) const -> Seat;
  auto propose(const State& state, MoveList<Move>& out) const -> void;
  [[nodiscard]] auto judge(const State& state, const Move& move) const -> Verdict;
  [[nodiscard]] auto apply(const State& state, const Move& move) const -> Step<State>;

  /// p1 leads the dwarves, p2 the dragon.
  [[nodiscard]] auto players() const -> int { return 2; }
  /// Scores are the wounds given to the other side; they decide nothing.
  [[nodiscard]] auto outcome(const State& state) const -> Outcome;
  [[nodiscard]] auto weight(const State& state, const Move& move) const -> std::int64_t;
  /// The other's hand is among the cards of his deck, and so are cards discarded face down.
  [[nodiscard]] auto seen_by(const State& state, Seat seat) const -> State;
  /// Cards count twice in the deck and once in the hand, a thousand each; below that, what a turn
  /// can still do without a card.
  [[nodiscard]] auto measure(const State& state) const -> std::int64_t;
  /// Cards of each kind, the dwarves' first: in deck, hand and out; then the figures.
  [[nodiscard]] auto census(const State& state) const -> std::vector<int>;
  [[nodiscard]] auto well_formed(const State& state) const -> bool;
  /// The least of the twelve images under turns and reflections that keep the map.
  [[nodiscard]] auto canonical(const State& state) const -> State;
  auto every_move(MoveList<Move>& out) const -> void;

  [[nodiscard]] auto to_text(const Move& move) const -> std::string;
  [[nodiscard]] auto read_move(std::string_view text) const -> Result<Move>;
  [[nodiscard]] auto position(const State& state) const -> std::string;
  [[nodiscard]] auto read_position(std::string_view text) const -> Result<State>;
  [[nodiscard]] auto picture(const State& state) const -> std::vector<Panel>;

 private:
  Drako(Rules rules, std::string data) : rules_(std::move(rules)), data_(std::move(data)) {}

  Rules rules_;
  std::string data_ = "stand-in";
};

}  // namespace ruleproof::drako
