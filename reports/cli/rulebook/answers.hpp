/// What the answers to an open question change, as far as that was tried.
#pragma once

#include <cstdint>
#include <string>
#include <string_view>
#include <vector>

#include "reports/audit/matter.hpp"
#include "reports/cli/print/terminal.hpp"
#include "reports/cli/rulebook/games.hpp"
#include "reports/games/entry.hpp"

namespace ruleproof::cli {

/// So many of so many pairs of games on the same luck.
struct PairsTried {
  std::string play;    ///< who chooses: "random play"
  std::string set_up;  ///< "players=2"
  std::uint64_t games = 0;
  std::uint64_t differ = 0;
  std::uint64_t scores = 0;
  std::uint64_t winner = 0;
  auto operator==(const PairsTried&) const -> bool = default;
};

/// One answer, held against the default.
struct AnswerTried {
  std::string ruling;
  std::string answer;
  std::string what;    ///< "another winner", "not seen to matter"
  std::string how;     ///< how strong that is: "exhaustive", "replayed", "sampled"
  std::string bound;   ///< how far anybody looked
  std::string reason;  ///< why no game can part the two, where that is known
  /// The shortest game known in which they part, under the default answer; without moves: none.
  KnownGame game;
  /// The moves under this answer, where they are others: there one of the two games goes on.
  std::vector<std::string> other;
  std::vector<PairsTried> pairs;
  auto operator==(const AnswerTried&) const -> bool = default;
};

/// Tries every answer that is not the default, as `audit` tries what texts leave open. `effort`:
/// so many times the usual work. The same effort and seed find the same.
[[nodiscard]] auto answers_tried(const GameEntry& game, std::uint64_t effort, std::uint64_t seed,
                                 const std::string& root, unsigned jobs, Terminal& terminal)
    -> std::vector<AnswerTried>;

/// Whether the game still parts the two answers. A game without moves parts none.
[[nodiscard]] auto still_parts(const GameEntry& game, const AnswerTried& tried) -> bool;

/// "another winner; they part after 12 moves under data=lane (replayed); another winner in 3 of
/// 1,200 pairs of games, random play, players=2".
[[nodiscard]] auto in_words(const GameEntry& game, const AnswerTried& tried, bool same_model)
    -> std::string;

}  // namespace ruleproof::cli
