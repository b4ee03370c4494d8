/// Games with a planted bug, chosen when the program runs: a search for wrong rules is worth as
/// much as it catches.
///
///     for (const auto& bug : planted_bugs<Drako>()) ...          // name, what, clause
///     const auto game = Planted<Drako>::configure({.options = {{"bug", "keeps-a-shield"}}});
///
/// Several at once are named with a plus between: an engine as it is has more than one.
///
/// The bugs of a game are a table in `<game>.cpp`; `bug.hpp` says what a row may change.
#pragma once

#include <algorithm>
#include <cstddef>
#include <span>
#include <string_view>
#include <vector>

#include "model/core/setup.hpp"

namespace ruleproof::properties::mutants {

/// What the table says of a planted bug.
struct PlantedBug {
  std::string_view name;  ///< "keeps-a-shield"
  std::string_view what;  ///< "a card that blocks stays in the hand"
  /// The clause that the bug breaks: what the clause says is false of an engine with the bug. Of
  /// several, the one that the bug denies most directly.
  std::string_view clause;
  /// The others that it breaks, separated by blanks.
  std::string_view also = {};
  /// A clause that it does not break, but on which the model may rely where the bug shows: a game
  /// that goes on relies on no clause of the end. For tests that look for bugs with laws.
  std::string_view shown_by = {};

  /// Whether it breaks the clause.
  [[nodiscard]] constexpr auto breaks(std::string_view id) const -> bool {
    if (id == clause) return true;
    auto rest = also;
    while (!rest.empty()) {
      const auto end = std::min(rest.find(' '), rest.size());
      if (rest.substr(0, end) == id) return true;
      rest.remove_prefix(std::min(end + 1, rest.size()));
    }
    return false;
  }
};

/// Whether there is a table of bugs for a game. `bugs/<game>.hpp` says so; who asks includes it.
template <class G>
inline constexpr bool has_planted_bugs = false;

template <class G>
struct Bug;

/// The bugs of a game that can be seen from outside: in what is legal, in a position or in how a
/// game ends.
template <class G>
[[nodiscard]] auto planted_bugs() -> std::span<const PlantedBug>;

/// A game with bugs of its table, or with none. Everything that they leave alone is the game's own;
/// calls are resolved on this type, since whoever plays it is a template.
template <class G>
class Planted : public G {
 public:
  using State = typename G::State;
  using Move = typename G::Move;

  /// Without a bug.
  explicit Planted(const G& game) : G(game) {}
  /// With `planted_bugs<G>()[bug]`.
  Planted(const G& game, std::size_t bug);
  /// The options of the game, and `bug`: names from the table, with a plus between.
  [[nodiscard]] static auto configure(const SetupText& text) -> Result<Planted>;
  [[nodiscard]] auto setup() const -> SetupText;

  [[nodiscard]] auto start() const -> State;
  [[nodiscard]] auto to_act(const State& state) const -> Seat;
  auto propose(const State& state, MoveList<Move>& out) const -> void;
  [[nodiscard]] auto judge(const State& state, const Move& move) const -> Verdict;
  [[nodiscard]] auto apply(const State& state, const Move& move) const -> Step<State>;
  [[nodiscard]] auto outcome(const State& state) const -> Outcome;
  [[nodiscard]] auto seen_by(const State& state, Seat seat) const -> State
    requires Hidden<G>;

 private:
  [[nodiscard]] auto base() const -> const G& { return *this; }
  /// The position in which the rules are read when they say what is legal.
  [[nodiscard]] auto as_read(const State& state) const -> State;
  /// The bug that wants to refuse a legal move; null if none does.
  [[nodiscard]] auto unwilling(const State& state, const Move& move) const -> const Bug<G>*;
  /// Whether a bug refuses a legal move: never the last one that there is.
  [[nodiscard]] auto refuses(const State& state, const Move& move) const -> bool;
  [[nodiscard]] auto allows(const State& state, const Move& move) const -> bool;
  /// Takes out moves that a bug hides, but for the last one.
  auto hide(const State& state, MoveList<Move>& offered) const -> void;
  /// Appends the illegal moves that a bug takes for legal.
  auto add_allowed(const Bug<G>& bug, const State& state, MoveList<Move>& out) const -> void;
  /// Makes a move: in the way of the first bug that has one of its own and goes it.
  [[nodiscard]] auto make(const State& state, const Move& move) const -> Step<State>;

  std::vector<const Bug<G>*> bugs_;
};

}  // namespace ruleproof::properties::mutants
