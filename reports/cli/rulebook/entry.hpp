/// What the page of a rulebook says of one clause.
#pragma once

#include <optional>
#include <string>
#include <vector>

#include "model/core/finding.hpp"
#include "reports/audit/sources/sources.hpp"
#include "reports/cli/rulebook/known.hpp"
#include "reports/cli/rulebook/shortest.hpp"
#include "reports/games/entry.hpp"

namespace ruleproof::cli {

/// What the check of a clause says that games could show, and none is known that does.
inline constexpr std::string_view not_found = "no game was found that shows it";

/// The games of a clause, made short.
struct GamesOfClause {
  std::optional<ShortGame> relied;
  std::optional<KnownGame> refused;
};

/// The clause as a finding: its games as witnesses; rulings, laws, planted bugs and lines as facts
/// and places.
[[nodiscard]] auto finding_of(const GameEntry& game, const Clause& clause,
                              const GamesOfClause& games,
                              const std::vector<audit::Sources>& sources) -> Finding;

/// Whether a game shows the clause, as a check; skipped where no game can.
[[nodiscard]] auto check_of(const GameEntry& game, const Clause& clause, const GamesOfClause& games)
    -> Check;

}  // namespace ruleproof::cli
