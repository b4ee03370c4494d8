#include <array>
#include <filesystem>
#include <map>
#include <string>
#include <vector>

#include <doctest/doctest.h>

#include "model/core/finding.hpp"
#include "reports/audit/audit.hpp"
#include "reports/audit/game_tables.hpp"
#include "reports/audit/parts.hpp"
#include "reports/audit/sources/sources.hpp"
#include "reports/audit/text/lines.hpp"
#include "reports/audit/text/rulebooks_test.hpp"
#include "reports/audit/tower.hpp"

namespace ruleproof::audit {
namespace {

using tower::need;

auto games() -> std::array<GameTables, 4> {
  return {parts_called("year-of-the-dragon"), parts_called("river-dragons"), parts_called("drako"),
          parts_called("sea-dragons")};
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
  std::map<std::string, int> notes;
  for (const auto& game : games()) {
    const auto done = need(audit(game, need(known_sources(game)), folder));
    for (const auto& check : done.checks) {
      CAPTURE(check.name);
      CHECK(check.status == Status::passed);
    }
    for (const auto& remark : done.remarks) {
      CAPTURE(remark.message);
      if (!remark.waived.empty()) continue;
      if (remark.severity == Severity::note) {
        ++notes[std::string(game.name) + ' ' + remark.language + ' ' + remark.check];
        continue;
      }
      CHECK(remark.severity != Severity::error);
      warnings.push_back(remark.check + ", " + in_words(remark.lines));
    }
    for (const auto& finding : done.findings) {
      CAPTURE(finding.id);
      CHECK_FALSE(tower::holds(finding.id, "/waiver/"));
    }
  }
  // Each has been looked at: a clause that only the other translation has; one thing under several
  // names, or one name for several things; a text at odds with itself.
  CHECK(notes == std::map<std::string, int>{{"drako ru homonyms", 1},
                                            {"drako ru synonyms", 3},
                                            {"drako ru two-places", 1},
                                            {"river-dragons ru homonyms", 2},
                                            {"sea-dragons ru synonyms", 1},
                                            {"year-of-the-dragon es silent", 4},
                                            {"year-of-the-dragon es synonyms", 8},
                                            {"year-of-the-dragon ru homonyms", 1},
                                            {"year-of-the-dragon ru silent", 17},
                                            {"year-of-the-dragon ru synonyms", 2},
                                            {"year-of-the-dragon ru two-places", 3}});
  // The tribute called by two names, and the marker of the Mongol invasion.
  CHECK(warnings == std::vector<std::string>{"near-miss, line 165", "placement, line 168"});
}

}  // namespace ruleproof::audit
