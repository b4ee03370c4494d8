
#include <algorithm>
#include <cstdlib>
#include <vector>

#include <doctest/doctest.h>

#include "model/core/finding.hpp"
#include "reports/audit/audit.hpp"
#include "reports/audit/game_tables.hpp"
#include "reports/audit/parts.hpp"
#include "reports/audit/sources/sources.hpp"
#include "reports/audit/tower.hpp"

namespace ruleproof::audit {
namespace {

using tower::need;

auto game() -> GameTables { return parts_called("sea-dragons"); }

/// The folder of the rulebooks, which are not part of the repository.
auto texts_folder() -> const char* {
  const auto* folder = std::getenv("RULEPROOF_TEXTS");
  if (folder == nullptr || *folder == '\0') MESSAGE("skipped: RULEPROOF_TEXTS is not set");
  return folder == nullptr || *folder == '\0' ? nullptr : folder;
}

}  // namespace

TEST_CASE("the sources of Sea Dragons speak of every clause and every open question") {
  const auto all = need(known_sources(game()));
  REQUIRE(all.size() == 1);
  for (const auto& clause : game().clauses) {
    CAPTURE(clause.id);
    CHECK(std::ranges::count(all[0].clauses, clause.id, &ClauseLink::clause) == 1);
  }
  for (const auto& ruling : game().rulings) {
    CAPTURE(ruling.id);
    CHECK(std::ranges::count(all[0].rulings, ruling.id, &RulingLink::ruling) == 1);
  }
  for (const auto* link : all[0].links()) CHECK_FALSE(link->hash.empty());
}

TEST_CASE("no default of Sea Dragons goes against what the text states or leans to") {
  const auto tables = game();
  const auto all = need(known_sources(tables));
  for (const auto& said : all[0].rulings) {
    if (said.answers.empty()) continue;
    const auto row = std::ranges::find(tables.rulings, said.ruling, &RulingRow::id);
    CAPTURE(said.ruling);
    CHECK(said.answers.front() == row->answers[0].id);
  }
}

TEST_CASE("every line of the rulebook of Sea Dragons is accounted for, and none has changed") {
  const auto* folder = texts_folder();
  if (folder == nullptr) return;
  const auto done = need(audit(game(), need(known_sources(game())), folder));
  REQUIRE(done.texts.size() == 1);
  const auto& account = done.texts[0].accounting;
  CHECK(account.lines == done.texts[0].sources.lines);
  CHECK(account.unaccounted == std::vector<int>{});
  CHECK(account.silent_clauses.empty());
  CHECK(account.suspects.empty());
  CHECK(account.unstamped.empty());
  for (const auto& check : done.checks) {
    CAPTURE(check.name);
    CHECK(check.status == Status::passed);
  }
}

}  // namespace ruleproof::audit
