/// Sea Dragons (Kahana, Luciani, Shekhter, 2023), for two to five players: the rules as a `Game`.
///
///     realms -> ships -> market -> missions -> hands
///                                               |
///        +--> lay -> reef/keep -> mission -> reef/keep -> open -> take -> refill/top --+--> over
///        |     |                                                   ^                   |
///        |     +--------------------- pass ------------------------+                   |
///        +------------------------ a head of each in turn -----------------------------+
#pragma once

#include <memory>

#include "model/core/setup.hpp"
#include "model/sea_dragons/rules.hpp"

namespace ruleproof::sea_dragons {

/// What a game is made from.
struct Setup {
  int players = 4;  ///< 2..5
  int heads = 0;    ///< of each player; 0 for those of the rulebook
  Rulings rulings;
  std::string data = "stand-in";  ///< see `components`
};

class SeaDragons {
 public:
  using State = sea_dragons::State;
  using Move = sea_dragons::Move;
  using Rulings = sea_dragons::Rulings;

  static constexpr std::string_view name = "sea-dragons";
  static constexpr std::string_view title = "Sea Dragons";
  static constexpr int ruleset = 1;
  /// The texts are in rules/clauses.cpp and rules/rulings.cpp.
  static const std::span<const Clause> rulebook;
  static const std::span<const Ruling<Rulings>> ruling_table;
  static const std::span<const Unruled> unruled;
  /// `propose` offers legal moves only; a law checks it.
  static constexpr bool exact_proposals = true;

  /// Four players, default readings, stand-in boards and cards.
  SeaDragons();
  [[nodiscard]] static auto make(const Setup& setup) -> Result<SeaDragons>;
  /// Options: players, heads, data.
  [[nodiscard]] static auto configure(const SetupText& text) -> Result<SeaDragons>;
  [[nodiscard]] auto setup() const -> SetupText;
  [[nodiscard]] auto rulings() const -> const Rulings& { return rules_->rulings; }
  [[nodiscard]] auto rules() const -> const Rules& { return *rules_; }

  [[nodiscard]] auto start() const -> State;
  [[nodiscard]] auto to_act(const State& state) const -> Seat;
  auto propose(const State& state, MoveList<Move>& out) const -> void;
  [[nodiscard]] auto judge(const State& state, const Move& move) const -> Verdict;
  [[nodiscard]] auto apply(const State& state, const Move& move) const -> Step<State>;

  /// Gold cards are discarded out of turn, too. [reef.gold]
  [[nodiscard]] auto mover(const State& state, const Move& move) const -> Seat;
  [[nodiscard]] auto made_by(const State& state, const Move& move, Seat seat) const -> Move;

  [[nodiscard]] auto players() const -> int { return rules_->players; }
  [[nodiscard]] auto outcome(const State& state) const -> Outcome;
  [[nodiscard]] auto weight(const State& state, const Move& move) const -> std::int64_t;
  /// Cards face down are written as so many of the first of their kind: what is left of each stack,
  /// and the cards of the others, keep their number and lose their faces. A player forgets which
  /// cards he returned under the reef stack, which is less than he may remember.
  [[nodiscard]] auto seen_by(const State& state, Seat seat) const -> State;
  [[nodiscard]] auto measure(const State& state) const -> std::int64_t;
  /// Ships by colour, dragon cards by figure, missions, reef cards by kind.
  [[nodiscard]] auto census(const State& state) const -> std::vector<int>;
  [[nodiscard]] auto well_formed(const State& state) const -> bool;
  auto every_move(MoveList<Move>& out) const -> void;

  [[nodiscard]] auto to_text(const Move& move) const -> std::string;
  [[nodiscard]] auto read_move(std::string_view text) const -> Result<Move>;
  [[nodiscard]] auto position(const State& state) const -> std::string;
  [[nodiscard]] auto read_position(std::string_view text) const -> Result<State>;
  [[nodiscard]] auto picture(const State& state) const -> std::vector<Panel>;
  /// The same of what `seen_by` gives: cards face down are counted, not drawn.
  [[nodiscard]] auto picture_seen_by(const State& seen, Seat viewer) const -> std::vector<Panel>;

 private:
  SeaDragons(std::shared_ptr<const Rules> rules, std::string data)
      : rules_(std::move(rules)), data_(std::move(data)) {}

  std::shared_ptr<const Rules> rules_;  ///< shared by copies: the terrain of all faces is large
  std::string data_ = "stand-in";
};

}  // namespace ruleproof::sea_dragons
