#include "reports/cli/door/words_of_clauses.hpp"

#include <algorithm>

#include "model/core/finding.hpp"
#include "properties/coverage.hpp"
#include "reports/cli/door/catalogue.hpp"

namespace ruleproof::cli {
namespace {

auto shows_games(const GameReport& report) -> bool {
  return std::ranges::any_of(report.findings, [](const Finding& finding) {
    return std::ranges::any_of(finding.witnesses,
                               [](const Witness& witness) { return !witness.frames.empty(); });
  });
}

}  // namespace

auto add_words_of_clauses(GameReport& report) -> void {
  if (!report.clauses.empty() || !shows_games(report)) return;
  if (const auto game = game_info(report.name)) {
    report.clauses = properties::clause_uses(game->clauses, {});
  }
}

}  // namespace ruleproof::cli
