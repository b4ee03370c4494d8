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
};

/// What came of playing the readings that the texts leave open against each other.
struct Matter {
  std::string ruling;
  std::string first;   ///< the answer of the one reading...
  std::string second;  ///< ...and of the other
  /// The answers that `first` was compared with; `second` is that of the gravest difference.
  std::vector<std::string> compared = {};
  /// The shortest game found in which anything differs, or how far none was found.
  std::optional<Finding> parting;
  std::optional<Finding> scores;  ///< a game that ends with other points
  std::optional<Finding> winner;  ///< a game that somebody else wins
  std::vector<Often> often;
  /// Other open questions that have to be answered otherwise, too: empty if it matters alone.
  std::vector<std::string> with;
  /// `parting` was searched, or found, in a smaller game than the one in the box.
  bool is_small = false;
  /// Why no game can part the readings, where that is known otherwise than by looking at all games.
  std::string reason = {};

  [[nodiscard]] auto matters() const -> bool;
  [[nodiscard]] auto matters_alone() const -> bool { return matters() && with.empty(); }
  /// Seen in a game of the size that is in the box.
  [[nodiscard]] auto in_full_game() const -> bool;
  /// Every position of the game in the box was looked at, for the fewest players and with all else
  /// as by default, and none shows a difference. Of other numbers of players it says nothing.
  [[nodiscard]] auto never() const -> bool;
};

/// The gravest first: who wins, by how often; then the points; then anything at all.
[[nodiscard]] auto ranked(std::vector<Matter> matters) -> std::vector<Matter>;

/// "somebody else may win", "other points", "another course", "not seen to matter": a phrase.
[[nodiscard]] auto consequence(const Matter& matter) -> std::string;

/// The answers that some text allows, those that are to be tried first in front; at least two
/// where the texts leave the question open.
[[nodiscard]] auto open_answers(const Comparison& comparison) -> std::vector<std::string>;

/// Adds what was found out to the finding of the same question, and to what the terminal shows.
auto add_matter(Audit& audit, const Matter& matter) -> void;

}  // namespace ruleproof::audit
