/// The divergences of the two Year of the Dragon texts, by their numbers: each must be reported, on
/// the right lines of both texts.
#include <algorithm>
#include <array>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include <doctest/doctest.h>

#include "model/core/finding.hpp"
#include "model/core/ruling.hpp"
#include "reports/audit/audit.hpp"
#include "reports/audit/game_tables.hpp"
#include "reports/audit/matter.hpp"
#include "reports/audit/parts.hpp"
#include "reports/audit/rulings.hpp"
#include "reports/audit/sources/sources.hpp"
#include "reports/audit/text/rulebooks_test.hpp"
#include "reports/audit/tower.hpp"

namespace ruleproof::audit {
namespace {

using tower::check_lines;
using tower::need;

/// A divergence, the finding that reports it, and its lines; "" where a text says nothing.
struct Divergence {
  std::string_view tag;
  std::string_view finding;
  std::string_view ru;
  std::string_view es;
};

constexpr auto divergences = std::to_array<Divergence>({
    {"D1", "stack-order", "106", "78-80 99"},
    {"D2", "festival-zero", "167", "225"},
    {"D3", "festival-rank", "167", "225 227"},
    {"D4", "recruit-with-room", "145-149", "187"},
    {"D5", "card-play", "147-149", "173 187"},
    {"D6", "round12-phase2", "", "191"},
    {"D7", "replace-trigger", "149", "175"},
    {"D8", "age-choice", "147", "175"},
    {"D9", "keep-ban", "165-166", "207 217"},
    {"D10", "tribute-partial", "165", "205-209"},
    {"D11", "fee-payee", "130", "107-109 125"},
    {"D12", "supply", "24-29 98", "121-123 167"},
    {"D13", "coin-unit", "25 132 165", "19 64 205"},
    {"D14", "mongol-marker", "168", "231"},
    {"D15", "initial-palaces", "95 104", "62"},
    {"D16", "draft-first", "100", "70"},
    {"D16", "draft-direction", "100", "72"},
    {"D17", "event-tiles", "28", "22 46"},
    {"D18", "event-repair", "82", "48"},
    {"D19", "release-order", "168", "245"},
    {"D20", "tie-direction", "191", "277"},
    {"D20", "tie-same-space", "106 191", "277"},
    {"D21", "D21", "149", "175-177"},
    {"D22", "D22", "149", "187"},
    {"D23", "D23", "106", "78"},
    {"D24", "group-sizes", "121-124", "93-95"},
    {"D25", "small-privilege", "143", "165 261"},
    {"D26", "D26", "153", "185"},
    {"D27", "event-release-fate", "165-166 168-169", "177"},
    {"D28", "scholar-dragons", "", "169 255-259"},
    {"D29", "marker-on-leaving", "", "183"},
    {"D29", "instant-yield", "", "185"},
    {"D30", "pictured-goods", "", "207 217 225"},
    {"D31", "D31", "", "64 139 147"},
    {"D32", "D32", "", "64"},
    {"D33", "D33", "28 165", ""},
    {"D34", "D34", "138", "131"},
    {"D35", "privilege-count", "143", "167"},
    {"D36", "D36", "23 52 58", "36-38"},
    {"D37", "D37", "25 95 165 168", "17 28 46 48"},
    {"D38", "symbol-sum", "137-142 168-169 179", "119 129 139 147 153 159 241"},
    {"D39", "D39", "28 60-64 82 147 164", "74 241-243"},
});

auto game() -> GameTables { return parts_called("year-of-the-dragon"); }

}  // namespace

TEST_CASE("every number of the list of divergences is a ruling or has a reason to be none") {
  const auto tables = game();
  for (int number = 1; number <= 39; ++number) {
    const auto tag = "D" + std::to_string(number);
    CAPTURE(tag);
    const bool ruled =
        std::ranges::find(tables.rulings, tag, &RulingRow::tag) != tables.rulings.end();
    const bool unruled =
        std::ranges::find(tables.unruled, tag, &Unruled::tag) != tables.unruled.end();
    CHECK((ruled || unruled));
  }
}

TEST_CASE("every divergence of the two texts is reported on the right lines") {
  const auto* folder = tower::rulebooks_folder();
  if (folder == nullptr) return;
  const auto done = need(audit(game(), need(known_sources(game())), folder));
  for (const auto& [tag, subject, ru, es] : divergences) {
    CAPTURE(tag);
    CAPTURE(subject);
    const auto id = "year-of-the-dragon/texts/" + std::string(subject);
    const auto finding = std::ranges::find(done.findings, id, &Finding::id);
    REQUIRE(finding != done.findings.end());
    CHECK(std::ranges::find(finding->facts, std::pair<std::string, std::string>("tag", tag)) !=
          finding->facts.end());
    check_lines(*finding, "year-of-the-dragon.ru.txt", ru);
    check_lines(*finding, "year-of-the-dragon.es.txt", es);
    // Where the texts leave it open, there are two readings to be played.
    const auto comparison = std::ranges::find_if(
        done.comparisons, [&](const Comparison& each) { return each.ruling.id == subject; });
    if (comparison != done.comparisons.end()) CHECK(open_answers(*comparison).size() >= 2);
  }
}

}  // namespace ruleproof::audit
