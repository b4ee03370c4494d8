
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
#include "reports/audit/text/lines.hpp"
#include "reports/audit/text/rulebooks_test.hpp"
#include "reports/audit/text/text.hpp"
#include "reports/audit/tower.hpp"

namespace ruleproof::audit {
namespace {

using tower::need;
using tower::rulebooks_folder;

auto game() -> GameTables { return parts_called("year-of-the-dragon"); }

auto statement(std::string_view language, std::string_view ruling) -> RulingLink {
  const auto all = need(known_sources(game()));
  const auto sources = std::ranges::find(all, language, &Sources::language);
  REQUIRE(sources != all.end());
  const auto link = std::ranges::find(sources->rulings, ruling, &RulingLink::ruling);
  REQUIRE(link != sources->rulings.end());
  return *link;
}

}  // namespace

TEST_CASE("the sources of the repository are the ones that the program carries") {
  const auto carried = need(known_sources(game()));
  const auto on_disk = need(sources_in(sources_folder("year-of-the-dragon"), game()));
  REQUIRE(carried.size() == 2);
  REQUIRE(on_disk.size() == 2);
  for (std::size_t i = 0; i < 2; ++i) {
    CHECK(carried[i].where == on_disk[i].where);
    CHECK(carried[i].links().size() == on_disk[i].links().size());
  }
  for (const auto& sources : carried) {
    for (const auto* link : sources.links()) CHECK(link->hash.empty() == link->lines.empty());
  }
}

TEST_CASE("what the two texts say of some open questions") {
  const auto zero_ru = statement("ru", "festival-zero");
  CHECK(zero_ru.says == Says::ambiguous);  // who has no tiles is ranked by the letter
  CHECK(zero_ru.answers == std::vector<std::string>{"ranked", "scores-nothing"});
  CHECK(zero_ru.link.lines == Lines{{167, 167}});
  const auto zero_es = statement("es", "festival-zero");
  CHECK(zero_es.answers == std::vector<std::string>{"scores-nothing"});
  CHECK(zero_es.link.lines == Lines{{225, 225}});
  CHECK(statement("ru", "mongol-marker").says == Says::contradicts);
  CHECK(statement("es", "mongol-marker").answers == std::vector<std::string>{"score"});
  const auto recruit = statement("es", "recruit-with-room");
  CHECK(recruit.answers == std::vector<std::string>{"must"});
  CHECK(recruit.link.lines == Lines{{187, 187}});
  CHECK(statement("ru", "recruit-with-room").says == Says::silent);
}

TEST_CASE("no default goes against every text that states an answer") {
  const auto all = need(known_sources(game()));
  for (const auto& ruling : game().rulings) {
    int stated = 0;
    int supported = 0;
    for (const auto& sources : all) {
      const auto answers = stated_rulings(sources);
      const auto found = answers.find(ruling.id);
      if (found == answers.end()) continue;
      ++stated;
      if (found->second == ruling.answers.front().id) ++supported;
    }
    CAPTURE(ruling.id);
    CHECK((stated == 0 || supported > 0));
  }
}

TEST_CASE("every line of both rulebooks is accounted for, and none has changed") {
  const auto* folder = rulebooks_folder();
  if (folder == nullptr) return;
  const auto done = need(audit(game(), need(known_sources(game())), folder));
  for (const auto& text : done.texts) {
    CAPTURE(text.sources.language);
    CHECK(text.accounting.lines == text.sources.lines);
    CHECK(text.accounting.unaccounted == std::vector<int>{});
    CHECK(text.accounting.suspects.empty());
    CHECK(text.accounting.unstamped.empty());
  }
  for (const auto& check : done.checks) {
    CAPTURE(check.name);
    CHECK(check.status == Status::passed);
  }
  const auto zero =
      std::ranges::find(done.findings, "year-of-the-dragon/texts/festival-zero", &Finding::id);
  REQUIRE(zero != done.findings.end());
  CHECK(zero->kind == FindingKind::texts_differ);
  REQUIRE(zero->places.size() == 2);
  CHECK_FALSE(zero->places[0].quote.empty());
  const auto marker =
      std::ranges::find(done.findings, "year-of-the-dragon/texts/mongol-marker", &Finding::id);
  REQUIRE(marker != done.findings.end());
  CHECK(marker->kind == FindingKind::text_contradicts);
}

TEST_CASE("an edited line of a rulebook makes its links suspect") {
  const auto* folder = rulebooks_folder();
  if (folder == nullptr) return;
  for (const auto& sources : need(known_sources(game()))) {
    auto text = need(read_text(folder, sources.file));
    const int line = sources.language == "ru" ? 167 : 225;
    auto& changed = text.normal[static_cast<std::size_t>(line - 1)];
    changed += '!';
    const auto account = audit::account(game(), sources, text);
    CHECK(std::ranges::any_of(account.suspects, [](const Suspect& suspect) {
      return suspect.link.subject == "ruling festival-zero";
    }));
    CHECK(std::ranges::all_of(account.suspects, [&](const Suspect& suspect) {
      return std::ranges::any_of(suspect.link.lines, [&](const Span& span) {
        return span.first <= line && line <= span.last;
      });
    }));
  }
}

}  // namespace ruleproof::audit
