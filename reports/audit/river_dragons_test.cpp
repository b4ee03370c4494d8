
#include <algorithm>
#include <cstdlib>
#include <vector>

#include <doctest/doctest.h>

#include "model/core/finding.hpp"
#include "reports/audit/audit.hpp"
#include "reports/audit/game_tables.hpp"
#include "reports/audit/parts.hpp"
#include "reports/audit/sources/accounting.hpp"
#include "reports/audit/sources/sources.hpp"
#include "reports/audit/text/text.hpp"
#include "reports/audit/tower.hpp"

namespace ruleproof::audit {
namespace {

using tower::need;

auto game() -> GameTables { return parts_called("river-dragons"); }

auto sources() -> Sources {
  const auto all = need(known_sources(game()));
  REQUIRE(all.size() == 1);
  return all.front();
}

auto statement(std::string_view ruling) -> RulingLink {
  const auto all = sources().rulings;
  const auto link = std::ranges::find(all, ruling, &RulingLink::ruling);
  REQUIRE(link != all.end());
  return *link;
}

/// The folder of the rulebooks, which are not part of the repository.
auto texts_folder() -> const char* {
  const auto* folder = std::getenv("RULEPROOF_TEXTS");
  if (folder == nullptr || *folder == '\0') MESSAGE("skipped: RULEPROOF_TEXTS is not set");
  return folder == nullptr || *folder == '\0' ? nullptr : folder;
}

}  // namespace

TEST_CASE("the text of River Dragons on disk is the one that the program carries, all stamped") {
  const auto carried = sources();
  const auto on_disk = need(sources_in(sources_folder("river-dragons"), game()));
  REQUIRE(on_disk.size() == 1);
  CHECK(carried.where == on_disk[0].where);
  CHECK(carried.links().size() == on_disk[0].links().size());
  for (const auto* link : carried.links()) CHECK(link->hash.empty() == link->lines.empty());
}

TEST_CASE("every clause of River Dragons has its lines") {
  const auto all = sources().clauses;
  for (const auto& clause : game().clauses) {
    CAPTURE(clause.id);
    CHECK(std::ranges::find(all, clause.id, &ClauseLink::clause) != all.end());
  }
}

TEST_CASE("what the text of River Dragons says of some open questions") {
  const auto whose = statement("end-village");
  CHECK(whose.says == Says::ambiguous);
  CHECK(whose.answers == std::vector<std::string>{"own-opposite", "any-end-village"});
  CHECK(statement("village-to-village").answers == std::vector<std::string>{"no"});
  CHECK(statement("empty-reserve").says == Says::silent);
  const auto back = statement("cards-back");
  CHECK(back.answers == std::vector<std::string>{"all"});
  CHECK(back.link.lines == Lines{{76, 76}});
}

TEST_CASE("no default of River Dragons goes against what its text states") {
  const auto answers = stated_rulings(sources());
  for (const auto& ruling : game().rulings) {
    const auto found = answers.find(ruling.id);
    CAPTURE(ruling.id);
    CHECK((found == answers.end() || found->second == ruling.answers.front().id));
  }
}

TEST_CASE("every line of the rulebook of River Dragons is accounted for, and none has changed") {
  const auto* folder = texts_folder();
  if (folder == nullptr) return;
  const auto done = need(audit(game(), need(known_sources(game())), folder));
  REQUIRE(done.texts.size() == 1);
  const auto& text = done.texts.front();
  CHECK(text.accounting.lines == text.sources.lines);
  CHECK(text.accounting.unaccounted == std::vector<int>{});
  CHECK(text.accounting.suspects.empty());
  CHECK(text.accounting.unstamped.empty());
  for (const auto& check : done.checks) {
    CAPTURE(check.name);
    CHECK(check.status == Status::passed);
  }
}

TEST_CASE("an edited line of the rulebook of River Dragons makes its links suspect") {
  const auto* folder = texts_folder();
  if (folder == nullptr) return;
  const auto read = sources();
  auto text = need(read_text(folder, read.file));
  text.normal[128 - 1] += '!';
  const auto account = audit::account(game(), read, text);
  for (const auto* subject : {"clause plank.not-on-plank", "ruling crossing", "ruling overlap"}) {
    CAPTURE(subject);
    CHECK(std::ranges::any_of(
        account.suspects, [&](const Suspect& suspect) { return suspect.link.subject == subject; }));
  }
}

}  // namespace ruleproof::audit
