/// What the page of a rulebook says of one clause, and of one way in which a game ends.
#pragma once

#include <string>
#include <string_view>
#include <vector>

#include "model/core/finding.hpp"
#include "reports/audit/sources/sources.hpp"
#include "reports/cli/rulebook/answers.hpp"
#include "reports/cli/rulebook/games.hpp"
#include "reports/games/entry.hpp"

namespace ruleproof::cli {

/// What the check of a clause says that games could show, and none is known that does.
inline constexpr std::string_view not_found = "no game was found that shows it";

/// Of a game of which none under its set-up is shorter.
inline constexpr std::string_view proved_shortest = "proved the shortest";

/// What is told of the clauses of a game.
struct RulebookTold {
  const GameEntry& game;
  const std::vector<audit::Sources>& sources;
  const std::vector<AnswerTried>& answers;
  bool same_model = true;  ///< as when the answers were tried
};

/// The clause as a finding: its games as witnesses; rulings with what their answers change, laws,
/// planted bugs and lines as facts and places. What there is none of, it says.
[[nodiscard]] auto finding_of(const RulebookTold& told, const Clause& clause,
                              const GamesOfClause& games) -> Finding;

/// Whether a game shows the clause, as a check; skipped where no game can.
[[nodiscard]] auto check_of(const GameEntry& game, const Clause& clause, const GamesOfClause& games)
    -> Check;

/// A way to end as a finding, with its games.
[[nodiscard]] auto finding_of(const GameEntry& game, const Ending& ending, const Shown& shown)
    -> Finding;
[[nodiscard]] auto check_of(const GameEntry& game, const Ending& ending, const Shown& shown)
    -> Check;

}  // namespace ruleproof::cli
