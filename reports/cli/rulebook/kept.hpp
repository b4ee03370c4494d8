/// The games of a rulebook as they are kept in the repository, so that nobody has to look for them
/// again, and what was found out about the answers to its open questions.
///
///     solver/search/recorded/drako.json     # written by ci/record-rulebook
///
/// A game stands in a line. Whoever reads the file plays each again: what no longer shows what it
/// did is dropped. That none is shorter is said of the state of the model under which it was seen,
/// and of no other.
#pragma once

#include <cstddef>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "model/core/result.hpp"
#include "reports/cli/rulebook/answers.hpp"
#include "reports/cli/rulebook/games.hpp"
#include "reports/games/entry.hpp"

namespace ruleproof::cli {

inline constexpr std::string_view kept_games_folder = "solver/search/recorded";

/// "solver/search/recorded/drako.json"
[[nodiscard]] auto kept_games_file(std::string_view game) -> std::string;

/// What says whether the rules of a game are as they were: of its sources and of those in
/// model/core that they are made of; of a game of another project that of the whole program, for
/// nobody knows which part of it is the game. Empty where the program cannot be read.
[[nodiscard]] auto state_of_model(std::string_view game) -> std::string;

struct KeptRulebook {
  std::string model;  ///< `state_of_model`, when it was written
  GamesOfRulebook games;
  std::vector<AnswerTried> answers;
};

[[nodiscard]] auto to_text(const GameEntry& game, const KeptRulebook& kept) -> std::string;

/// Errors name `where`.
[[nodiscard]] auto read_kept(const GameEntry& game, std::string_view text, std::string_view where)
    -> Result<KeptRulebook>;

/// What became of kept games.
struct PlayedAgain {
  KeptRulebook kept;               ///< what shows what it did
  std::vector<std::size_t> stale;  ///< clauses, by number, of which a game shows it no more
  bool stale_ends = false;
  bool same_model = false;  ///< else no game is said to be the shortest
};

/// Plays all of them.
[[nodiscard]] auto replayed(const GameEntry& game, KeptRulebook kept) -> PlayedAgain;

}  // namespace ruleproof::cli
