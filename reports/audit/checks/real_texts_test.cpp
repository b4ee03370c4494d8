#include <algorithm>
#include <array>
#include <filesystem>
#include <string>
#include <vector>

#include <doctest/doctest.h>

#include "model/core/finding.hpp"
#include "model/drako/rules/rulings.hpp"
#include "model/river_dragons/rules/rulings.hpp"
#include "model/sea_dragons/rules/rulings.hpp"
#include "model/year_of_the_dragon/rules/rulings.hpp"
#include "reports/audit/audit.hpp"
#include "reports/audit/game_tables.hpp"
#include "reports/audit/rulebooks_test.hpp"
#include "reports/audit/sources.hpp"
#include "reports/audit/tower.hpp"

namespace ruleproof::audit {
namespace {

using tower::need;

auto games() -> std::array<GameTables, 4> {
  return {
      tables_of("year-of-the-dragon", "In the Year of the Dragon", year_of_the_dragon::rulebook,
                year_of_the_dragon::ruling_table, year_of_the_dragon::unruled),
      tables_of("river-dragons", "River Dragons", river_dragons::rulebook,
                river_dragons::ruling_table),
      tables_of("drako", "Drako", drako::rulebook, drako::ruling_table),
      tables_of("sea-dragons", "Sea Dragons", sea_dragons::rulebook, sea_dragons::ruling_table)};
}

}  // namespace

TEST_CASE("every text has terms, facts of its lines, and reasons for what is waived") {
  for (const auto& game : games()) {
    for (const auto& sources : need(known_sources(game))) {
      CAPTURE(sources.where);
      CHECK_FALSE(sources.checklist.terms.empty());
      CHECK_FALSE(sources.checklist.sums.empty());
      CHECK_FALSE(sources.checklist.sequences.empty());
      CHECK_FALSE(sources.checklist.says.empty());
      for (const auto& example : sources.checklist.examples) {
        if (example.record.empty()) continue;
        CHECK(std::filesystem::is_regular_file(example.record));
      }
    }
  }
}

TEST_CASE("the checks raise no error on the five texts, and what is left is known") {
  const auto* folder = tower::rulebooks_folder();
  if (folder == nullptr) return;
  std::vector<std::string> warnings;
  for (const auto& game : games()) {
    const auto done = need(audit(game, need(known_sources(game)), folder));
    for (const auto& check : done.checks) {
      CAPTURE(check.name);
      CHECK(check.status == Status::passed);
    }
    for (const auto& remark : done.remarks) {
      CAPTURE(remark.message);
      if (!remark.waived.empty() || remark.severity == Severity::note) continue;
      CHECK(remark.severity != Severity::error);
      warnings.push_back(remark.check + ", " + in_words(remark.lines));
    }
    for (const auto& finding : done.findings) {
      CAPTURE(finding.id);
      CHECK_FALSE(tower::holds(finding.id, "/waiver/"));
    }
  }
  // The tribute called by two names, and the marker of the Mongol invasion.
  CHECK(warnings == std::vector<std::string>{"near-miss, line 165", "placement, line 168"});
}

}  // namespace ruleproof::audit
