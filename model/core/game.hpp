/// What a game is: two value types and five `const` functions. No base class, no registration.
///
///     to_act(state) --> seat --> propose + judge --> moves --> apply --> { next, because }
///          ^                                                                |
///          +----------------------------------------------------------------+
#pragma once

#include <array>
#include <compare>
#include <concepts>
#include <cstdint>
#include <span>
#include <string>
#include <string_view>
#include <type_traits>
#include <vector>

#include "model/core/clause.hpp"  // IWYU pragma: export
#include "model/core/result.hpp"  // IWYU pragma: export

namespace ruleproof {

/// Who decides. Chance is a seat; `nobody` decides when the game is over.
enum class Seat : std::uint8_t { p1, p2, p3, p4, p5, p6, chance, nobody };

inline constexpr std::size_t max_players = 6;

/// "p1".."p6", "chance", "nobody".
[[nodiscard]] auto to_text(Seat seat) -> std::string_view;
/// The seat of a player, 0-based.
[[nodiscard]] constexpr auto player_seat(int player) -> Seat { return static_cast<Seat>(player); }
/// 0-based number of a player's seat; only for p1..p6.
[[nodiscard]] constexpr auto player_of(Seat seat) -> int { return static_cast<int>(seat); }
[[nodiscard]] constexpr auto is_player(Seat seat) -> bool { return seat < Seat::chance; }

/// Whether a move is legal, and if not, the clause that forbids it.
class [[nodiscard]] Verdict {
 public:
  static constexpr auto legal() -> Verdict { return Verdict{}; }
  static constexpr auto illegal(ClauseRef why) -> Verdict {
    Verdict verdict;
    verdict.legal_ = false;
    verdict.why_ = why;
    return verdict;
  }
  constexpr explicit operator bool() const { return legal_; }
  /// The forbidding clause; only of an illegal verdict.
  [[nodiscard]] constexpr auto why() const -> ClauseRef { return why_; }
  auto operator<=>(const Verdict&) const = default;

 private:
  bool legal_ = true;
  ClauseRef why_;
};

/// What applying a move gives: the next position, and the clauses that made it so.
template <class State>
struct Step {
  State next;
  ClauseSet because;
};

/// How a finished game ended. Scores are in the game's own points; several winners share a win.
struct Outcome {
  int players = 0;
  std::array<int, max_players> scores{};
  std::array<bool, max_players> wins{};
  auto operator<=>(const Outcome&) const = default;
};

/// Plain values: copied byte by byte, compared member by member.
template <class T>
concept Value = std::regular<T> && std::is_trivially_copyable_v<T> && std::three_way_comparable<T>;

/// A buffer of moves that its caller owns and reuses.
template <class Move>
using MoveList = std::vector<Move>;

/// The executable rules of a game under one set-up.
template <class G>
concept Game = std::copyable<G> && Value<typename G::State> && Value<typename G::Move> &&
               requires(const G game, const typename G::State state, const typename G::Move move,
                        MoveList<typename G::Move>& out) {
                 { G::name } -> std::convertible_to<std::string_view>;
                 { G::rulebook } -> std::convertible_to<std::span<const Clause>>;
                 /// The opening position.
                 { game.start() } -> std::same_as<typename G::State>;
                 /// Who decides now.
                 { game.to_act(state) } -> std::same_as<Seat>;
                 /// Appends candidate moves, quietest first; may over-offer unless
                 /// `exact_proposals`.
                 { game.propose(state, out) };
                 /// The only definition of legality.
                 { game.judge(state, move) } -> std::same_as<Verdict>;
                 /// Precondition: `judge(state, move)` is legal.
                 { game.apply(state, move) } -> std::same_as<Step<typename G::State>>;
               };

/// `propose` offers legal moves only (a law checks it), so that play may skip `judge`.
template <class G>
concept ExactProposals = Game<G> && G::exact_proposals;

/// Moves and positions have a text form.
template <class G>
concept Notated = Game<G> && requires(const G game, const typename G::State state,
                                      const typename G::Move move, std::string_view text) {
  { game.to_text(move) } -> std::same_as<std::string>;
  { game.read_move(text) } -> std::same_as<Result<typename G::Move>>;
  /// One line that names the position completely.
  { game.position(state) } -> std::same_as<std::string>;
  /// Reads `position`, or a part of it: a field that the text leaves out keeps a sensible value.
  { game.read_position(text) } -> std::same_as<Result<typename G::State>>;
};

/// A finished game has scores and winners.
template <class G>
concept Scored = Game<G> && requires(const G game, const typename G::State state) {
  { game.players() } -> std::convertible_to<int>;
  { game.outcome(state) } -> std::same_as<Outcome>;
};

/// What a seat knows: a position in which all else is blank.
template <class G>
concept Hidden = Game<G> && requires(const G game, const typename G::State state, Seat seat) {
  { game.seen_by(state, seat) } -> std::same_as<typename G::State>;
};

/// Chance moves have whole-number weights, proportional to their probabilities.
template <class G>
concept Chancy =
    Game<G> && requires(const G game, const typename G::State state, const typename G::Move move) {
      { game.weight(state, move) } -> std::convertible_to<std::int64_t>;
    };

/// Some moves are made out of turn: while another seat is to act, chance among them. `propose` and
/// `judge` know them like all others; the weight of such a move is 0, since no lot decides it.
template <class G>
concept Interrupted = Game<G> && requires(const G game, const typename G::State state,
                                          const typename G::Move move, Seat seat) {
  /// Who makes the move; but for moves out of turn, whoever is to act.
  { game.mover(state, move) } -> std::same_as<Seat>;
  /// What a record means by this move of a seat that is not to act: the same move, made by it.
  { game.made_by(state, move, seat) } -> std::same_as<typename G::Move>;
};

/// Positions that differ by a symmetry of the game have one representative.
template <class G>
concept Symmetric = Game<G> && requires(const G game, const typename G::State state) {
  { game.canonical(state) } -> std::same_as<typename G::State>;
};

/// Renaming the players is a symmetry of the rules: `rename(state, to)[to[p]] = state[p]`.
template <class G>
concept Renamable =
    Game<G> && requires(const G game, const typename G::State state, const typename G::Move move,
                        std::span<const std::uint8_t> to) {
      { game.rename(state, to) } -> std::same_as<typename G::State>;
      { game.rename(move, to) } -> std::same_as<typename G::Move>;
    };

/// A number that every step makes smaller: the game must end.
template <class G>
concept Measured = Game<G> && requires(const G game, const typename G::State state) {
  { game.measure(state) } -> std::convertible_to<std::int64_t>;
};

/// Components counted by kind; the counts never change during a game.
template <class G>
concept Counted = Game<G> && requires(const G game, const typename G::State state) {
  { game.census(state) } -> std::same_as<std::vector<int>>;
};

/// The invariant of the representation; holds in every reachable position.
template <class G>
concept Formed = Game<G> && requires(const G game, const typename G::State state) {
  { game.well_formed(state) } -> std::same_as<bool>;
};

/// A finite list of every value of `Move` that is worth judging: for the completeness law.
template <class G>
concept Enumerable = Game<G> && requires(const G game, MoveList<typename G::Move>& out) {
  { game.every_move(out) };
};

/// One part of a drawn table: the board, a player's province. Parts that a step leaves alone are
/// stored once in a report.
struct Panel {
  std::string title;  ///< "p1"
  std::string svg;    ///< a complete `<svg>` element without scripts or ids
  auto operator==(const Panel&) const -> bool = default;
};

/// The table can be drawn.
template <class G>
concept Pictured = Game<G> && requires(const G game, const typename G::State state) {
  { game.picture(state) } -> std::same_as<std::vector<Panel>>;
};

/// The position packs into one word, exactly: the search stores eight bytes a state.
template <class G>
concept Compact =
    Game<G> && requires(const G game, const typename G::State state, std::uint64_t word) {
      { game.compact(state) } -> std::same_as<std::uint64_t>;
      { game.expand(word) } -> std::same_as<typename G::State>;
    };

/// Fills `out` with the legal moves: propose | judge. Empty exactly when the game is over.
template <Game G>
auto moves(const G& game, const typename G::State& state, MoveList<typename G::Move>& out) -> void {
  out.clear();
  game.propose(state, out);
  if constexpr (!ExactProposals<G>) {
    std::erase_if(out, [&](const auto& move) { return !game.judge(state, move); });
  }
}

/// Who makes a move.
template <Game G>
auto mover_of(const G& game, const typename G::State& state, const typename G::Move& move) -> Seat {
  if constexpr (Interrupted<G>) {
    return game.mover(state, move);
  } else {
    return game.to_act(state);
  }
}

/// Takes the moves out of turn off a list of moves: what whoever is to act chooses from.
template <Game G>
auto keep_in_turn(const G& game, const typename G::State& state, MoveList<typename G::Move>& list)
    -> void {
  if constexpr (Interrupted<G>) {
    const auto seat = game.to_act(state);
    std::erase_if(list, [&](const auto& move) { return game.mover(state, move) != seat; });
  }
}

}  // namespace ruleproof
