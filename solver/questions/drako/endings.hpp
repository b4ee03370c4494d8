/// Endings: both decks are empty and the hands are known, so that nothing is left to chance. They
/// are solved backwards over all their positions.
#pragma once

#include <optional>
#include <string>
#include <utility>
#include <vector>

#include "solver/graph/state_graph.hpp"
#include "solver/questions/drako/games.hpp"

namespace ruleproof::solver::drako_question {

/// How many cards are left in the hands, and how near the dragon is to his end.
struct EndingSize {
  int dwarf_cards = 1;
  int dragon_cards = 1;
  int dragon_boxes = 2;  ///< still empty, at the most
};

/// A position at the start of a turn, drawn by lot: figures, wounds, hands, whose turn, the net.
[[nodiscard]] auto random_ending(const Drako& game, Random& random, const EndingSize& size)
    -> drako::State;

/// Puts so many cards that are out back into the deck of their side, by lot.
auto put_into_deck(drako::State& state, drako::Side side, int cards, Random& random) -> void;

/// A solved ending: every position that it can lead to, and who wins.
class SolvedEnding {
 public:
  /// Nothing if there are more positions than the bounds allow.
  [[nodiscard]] static auto of(const Drako& game, const drako::State& start,
                               const ExploreOptions& bounds) -> std::optional<SolvedEnding>;

  [[nodiscard]] auto dwarves_win() const -> bool { return solved_.value[0] == Value::max_wins; }
  [[nodiscard]] auto winner() const -> drako::Side {
    return dwarves_win() ? drako::Side::dwarves : drako::Side::dragon;
  }
  [[nodiscard]] auto positions() const -> Node { return graph_.size(); }
  /// Moves to the end when the winner hurries and the loser delays.
  [[nodiscard]] auto moves_left() const -> Node { return solved_.distance[0]; }
  /// The moves of both with best play.
  [[nodiscard]] auto best_line() const -> std::vector<drako::Move>;
  /// A position in which the dwarf player allots a wound, and his moves with whether they win.
  struct Decision {
    drako::State state;
    std::vector<std::pair<drako::Move, bool>> choices;
  };
  /// The first in which it matters which ability takes the wound, if there is one.
  [[nodiscard]] auto allotment_that_matters() const -> std::optional<Decision>;

 private:
  SolvedEnding(StateGraph<Drako> graph, GraphGame game, Solved solved)
      : graph_(std::move(graph)), game_(std::move(game)), solved_(std::move(solved)) {}

  StateGraph<Drako> graph_;
  GraphGame game_;
  Solved solved_;
};

/// Endings with more positions are left out of samples.
inline constexpr std::uint64_t most_positions = 60'000;
[[nodiscard]] inline auto small_endings(const AskOptions& options) -> ExploreOptions {
  return {.max_states = most_positions, .max_bytes = options.max_bytes};
}

/// A part of the bound of every sample.
[[nodiscard]] inline auto left_out() -> std::string {
  return "; those of more than " + std::to_string(most_positions) + " positions are left out";
}

/// "3 against 2".
[[nodiscard]] inline auto hands_of(const EndingSize& size) -> std::string {
  return std::to_string(size.dwarf_cards) + " against " + std::to_string(size.dragon_cards);
}

/// Calls `visit(start, solved)` for endings drawn by lot, those that are small enough.
template <class Visit>
auto for_endings(const Drako& game, const EndingSize& size, std::uint64_t count, std::uint64_t seed,
                 const AskOptions& options, Visit&& visit) -> void {
  Random random(seed);
  for (std::uint64_t i = 0; i < count; ++i) {
    const auto start = random_ending(game, random, size);
    const auto solved = SolvedEnding::of(game, start, small_endings(options));
    if (solved) visit(start, *solved);
  }
}

}  // namespace ruleproof::solver::drako_question
