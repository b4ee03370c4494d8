/// Whether an open question makes a difference in play, and the least that a publisher has to
/// settle. The audit does not see the solver: what games show comes in from outside.
#pragma once

#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "model/core/finding.hpp"
#include "reports/audit/audit.hpp"

namespace ruleproof::audit {

/// So many of so many pairs of games, and the interval that holds the true share in 95 of 100
/// cases.
struct Share {
  std::uint64_t count = 0;
  std::uint64_t of = 0;
  double low = 0;
  double high = 1;

  [[nodiscard]] auto value() const -> double {
    return of == 0 ? 0 : static_cast<double>(count) / static_cast<double>(of);
  }
};
/// "12.5 % (11.9 to 13.1)".
[[nodiscard]] auto to_text(const Share& share) -> std::string;

/// How often two readings part, in pairs of games with the same luck and the same choices.
struct Often {
  std::string play;    ///< who chooses: "random play"
  std::string set_up;  ///< "players=2"
  Share differ;
  Share scores;
  Share winner;
  /// Of these, after the same moves in both games: nothing but the reading did it.
  Share alone = {};
};

/// Another open question on which a game rests that shows a difference: with one of these answers
/// to it, the same moves are not legal, or they show nothing.
struct Lean {
  std::string ruling;
  std::string answer;              ///< with which the game was played
  std::vector<std::string> under;  ///< with which it shows nothing
  auto operator==(const Lean&) const -> bool = default;
};
/// "skip-rich=no-gain (not under illegal)", for all of them.
[[nodiscard]] auto to_text(const std::vector<Lean>& leans) -> std::string;

/// The fact of a finding about two readings that says in what they differ first: "legal moves".
inline constexpr std::string_view what_differs = "what differs";
/// The fact of one whose game is not of the size in the box; no other finding has it.
inline constexpr std::string_view other_size = "size";

/// What came of playing the readings that the texts leave open against each other.
struct Matter {
  std::string ruling;
  std::string first;   ///< the answer of the one reading...
  std::string second;  ///< ...and of the other
  /// The answers that `first` was compared with; `second` is that of the gravest difference.
  std::vector<std::string> compared = {};
  /// The shortest game found in which anything differs, or how far none was found.
  std::optional<Finding> parting;
  std::optional<Finding> scores;  ///< a game whose same moves end with other points
  std::optional<Finding> winner;  ///< a game whose same moves somebody else wins
  std::vector<Often> often;
  /// Other open questions that have to be answered otherwise, too: empty if it matters alone.
  std::vector<std::string> with;
  /// `parting` was searched, or found, in a smaller game than the one in the box.
  bool is_small = false;
  /// On what the game of the gravest difference rests.
  std::vector<Lean> leans = {};
  /// Why no game can part the readings, where that is known otherwise than by looking at all games.
  std::string reason = {};
  /// Why what differs is only which seat is called what; empty for other questions.
  std::string seating = {};

  [[nodiscard]] auto matters() const -> bool;
  [[nodiscard]] auto matters_alone() const -> bool { return matters() && with.empty(); }
  /// Seen in a game of the size that is in the box.
  [[nodiscard]] auto in_full_game() const -> bool;
  /// The gravest difference that a game shows: the winner, the points, or that the readings part.
  [[nodiscard]] auto shown() const -> const Finding*;
  /// Nothing was seen but other legal moves, or somebody else to act.
  [[nodiscard]] auto only_moves() const -> bool;
  /// Every position of the game in the box was looked at, for the fewest players and with all else
  /// as by default, and none shows a difference. Of other numbers of players it says nothing.
  [[nodiscard]] auto never() const -> bool;
};

/// Whether a finding about two readings is about a game of the size in the box.
[[nodiscard]] auto in_the_box(const Finding& finding) -> bool;

/// The gravest first: who wins, in the box before in a smaller game, by how often; then the points;
/// then anything at all.
[[nodiscard]] auto ranked(std::vector<Matter> matters) -> std::vector<Matter>;

/// Of one question's pairs of answers, one at least, the pair that stands for all: the gravest or,
/// where none matters, one of which that is not known for sure.
[[nodiscard]] auto gravest(std::vector<Matter> pairs) -> Matter;

/// Whether a game of the same moves is known that another player wins.
[[nodiscard]] auto decides_winner(const Matter& matter) -> bool;

/// "another winner", "other points", "another course of the game", "other legal moves", "not seen
/// to matter": a phrase.
[[nodiscard]] auto consequence(const Matter& matter) -> std::string;

/// The answers that some text allows, those that are to be tried first in front; at least two
/// where the texts leave the question open.
[[nodiscard]] auto open_answers(const Comparison& comparison) -> std::vector<std::string>;

/// Adds what was found out to the finding of the same question, and to what the terminal shows. A
/// game with another winner, or other points, goes to that finding, too: a question is one entry.
auto add_matter(Audit& audit, const Matter& matter) -> void;

}  // namespace ruleproof::audit
