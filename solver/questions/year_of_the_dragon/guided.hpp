/// Games that show something, sought by a plan: chance draws a given row of events, and everybody
/// else does what the plan leaves of the legal moves.
#pragma once

#include <cstddef>
#include <cstdint>
#include <functional>
#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <vector>

#include "solver/questions/helped.hpp"
#include "solver/questions/year_of_the_dragon/asking.hpp"

namespace ruleproof::solver::year_of_the_dragon_question {

/// Takes moves out of a list of legal ones.
using Narrow = std::function<void(const State&, MoveList<Move>&)>;
using Holds = std::function<bool(const State&)>;
using Worth = std::function<std::int64_t(const State&)>;

class Plan {
 public:
  Plan(const YearOfTheDragon& game, std::string_view row, Narrow narrow);
  auto operator()(const State& state, MoveList<Move>& out) const -> void;

 private:
  const YearOfTheDragon* game_;
  EventRow row_{};
  Narrow narrow_;
};
using Planned = Helped<YearOfTheDragon, Plan>;

/// A person card that brings a person of the type; a pair with one.
[[nodiscard]] auto plays(const Move& move, Type type) -> bool;
[[nodiscard]] auto drafts(const Move& move, Type type) -> bool;

/// A game in which the first player has much, or little, of something, while the others do as
/// little as they can.
struct Climb {
  std::string_view row = "ppfmfmdcdtct";
  Worth worth;  ///< what is climbed: of any position
  /// Where a game may be shown to end; the end of the game if nothing is said.
  Holds ends = [](const State& state) { return state.stage == Stage::over; };
  /// Of the first player's moves, those that may help; all if none may.
  std::function<bool(const State&, const Move&)> helps = {};
  bool together = false;  ///< the others choose freely, too
  std::size_t width = 60;
  const State* start = nullptr;  ///< instead of the opening
};
/// The best game that was found; empty if none came to an end.
[[nodiscard]] auto climbed(const YearOfTheDragon& game, const Climb& climb,
                           const AskOptions& options) -> std::vector<Move>;

/// The row of events in which a player is ruined soonest.
inline constexpr std::string_view hard_row = "pptcmdftcmdf";
/// A game at whose end `wanted` holds, in the hard row, while the first player loses what he has
/// and the others recruit warriors.
[[nodiscard]] auto seek_ruin(const YearOfTheDragon& game, const Holds& wanted,
                             const AskOptions& options) -> std::optional<std::vector<Move>>;

/// The game in which everybody makes the first of the moves that a plan leaves, until `ends` or to
/// the end.
[[nodiscard]] auto told(const YearOfTheDragon& game, std::string_view row, const Narrow& narrow,
                        const Holds& ends) -> std::vector<Move>;

/// Whether a month, or the draft, has just ended.
[[nodiscard]] auto is_end_of_round(const State& state) -> bool;

/// Whether the month after `round` is about to begin, or the game is over after it.
[[nodiscard]] auto is_end_of(const State& state, int round) -> bool;

/// The position after moves.
[[nodiscard]] auto after(const YearOfTheDragon& game, std::span<const Move> moves) -> State;

/// What is so after so many moves of a game.
struct Said {
  std::size_t made;
  std::string says;
};
/// A game whose record expects on the way, in this order, what is said there.
[[nodiscard]] auto show_on_the_way(const YearOfTheDragon& game, const std::vector<Move>& moves,
                                   std::span<const Said> said, std::string title) -> Shown;

/// A position of a game by lot: the first for which `wanted` holds.
template <class Chooser>
auto by_lot(const YearOfTheDragon& game, Chooser&& choose, const Holds& wanted,
            const Narrow& narrow = {}) -> State {
  auto state = game.start();
  MoveList<Move> list;
  while (!wanted(state)) {
    moves(game, state, list);
    if (narrow) narrow(state, list);
    state = game.apply(state, list[choose(game, state, std::span<const Move>(list))]).next;
  }
  return state;
}

}  // namespace ruleproof::solver::year_of_the_dragon_question
