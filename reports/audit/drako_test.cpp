
#include <algorithm>
#include <optional>
#include <vector>

#include <doctest/doctest.h>

#include "model/core/finding.hpp"
#include "reports/audit/audit.hpp"
#include "reports/audit/game_tables.hpp"
#include "reports/audit/parts.hpp"
#include "reports/audit/sources/accounting.hpp"
#include "reports/audit/sources/sources.hpp"
#include "reports/audit/text/rulebooks_test.hpp"
#include "reports/audit/text/text.hpp"
#include "reports/audit/tower.hpp"

namespace ruleproof::audit {
namespace {

using tower::need;
using tower::rulebooks_folder;

auto game() -> GameTables { return parts_called("drako"); }

auto carried() -> Sources {
  const auto all = need(known_sources(game()));
  REQUIRE(all.size() == 1);
  return all[0];
}

}  // namespace

TEST_CASE("drako: the sources of the repository are the ones that the program carries") {
  const auto sources = carried();
  const auto on_disk = need(sources_in(sources_folder("drako"), game()));
  REQUIRE(on_disk.size() == 1);
  CHECK(sources.language == "ru");
  CHECK(sources.where == on_disk[0].where);
  CHECK(sources.links().size() == on_disk[0].links().size());
  for (const auto* link : sources.links()) CHECK(link->hash.empty() == link->lines.empty());
}

TEST_CASE("drako: every clause is said somewhere, and no default goes against what is stated") {
  const auto sources = carried();
  CHECK(sources.clauses.size() == game().clauses.size());
  const auto stated = stated_rulings(sources);
  for (const auto& ruling : game().rulings) {
    CAPTURE(ruling.id);
    const auto found = stated.find(ruling.id);
    if (found != stated.end()) CHECK(found->second == ruling.answers.front().id);
  }
  CHECK(stated.contains("flame-end"));
  CHECK_FALSE(stated.contains("end"));
}

TEST_CASE("drako: every line of the rulebook is accounted for, and none has changed") {
  const auto* folder = rulebooks_folder();
  if (folder == nullptr) return;
  const auto done = need(audit(game(), {carried()}, folder));
  const auto& text = done.texts.at(0);
  CHECK(text.accounting.lines == text.sources.lines);
  CHECK(text.accounting.unaccounted == std::vector<int>{});
  CHECK(text.accounting.suspects.empty());
  CHECK(text.accounting.unstamped.empty());
  for (const auto& check : done.checks) {
    CAPTURE(check.name);
    CAPTURE(check.message);
    CHECK(check.status == Status::passed);
  }
}

TEST_CASE("drako: the text contradicts itself about the end of the game, at two places") {
  const auto* folder = rulebooks_folder();
  if (folder == nullptr) return;
  std::vector<std::string> asked;
  const auto separate = [&](std::string_view ruling, std::string_view a,
                            std::string_view b) -> std::optional<Finding> {
    asked.push_back(std::string(ruling) + ' ' + std::string(a) + ' ' + std::string(b));
    return std::nullopt;
  };
  const auto done = need(audit(game(), {carried()}, folder, separate));
  const auto end = std::ranges::find(done.findings, "drako/texts/end", &Finding::id);
  REQUIRE(end != done.findings.end());
  CHECK(end->kind == FindingKind::text_contradicts);
  CHECK(end->title ==
        "end: ru contradicts itself: last-card on lines 93, 232 and 236, deck-at-once on lines 24 "
        "and 26: let ru say one of the two");
  std::vector<int> lines;
  for (const auto& place : end->places) {
    CHECK(place.file == "drako.ru.txt");
    CHECK_FALSE(place.quote.empty());
    lines.push_back(place.line);
  }
  CHECK(lines == std::vector{93, 232, 236, 24, 26});
  CHECK(std::ranges::find(asked, "end last-card deck-at-once") != asked.end());
}

TEST_CASE("drako: an edited line of the rulebook makes its links suspect") {
  const auto* folder = rulebooks_folder();
  if (folder == nullptr) return;
  const auto sources = carried();
  auto text = need(read_text(folder, sources.file));
  text.normal[25] += '!';
  const auto account = audit::account(game(), sources, text);
  CHECK(std::ranges::any_of(account.suspects, [](const Suspect& suspect) {
    return suspect.link.subject == "ruling end deck-at-once";
  }));
  CHECK(std::ranges::none_of(account.suspects, [](const Suspect& suspect) {
    return suspect.link.subject == "ruling end";
  }));
}

}  // namespace ruleproof::audit
