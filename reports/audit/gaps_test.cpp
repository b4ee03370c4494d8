/// What the texts of River Dragons, Drako and Sea Dragons leave open, by the numbers of the list of
/// each game: every entry that is not settled must be reported, on the right lines. Where no ruling
/// bears it, the model gives a reason why no game differs.
#include <algorithm>
#include <array>
#include <span>
#include <string>
#include <string_view>
#include <utility>

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

/// An entry, the ruling that bears it (empty: none is needed), and its lines.
struct Gap {
  std::string_view tag;
  std::string_view ruling;
  std::string_view lines;
};

constexpr auto drako_gaps = std::to_array<Gap>({
    {"DK-A1", "end", "24 26 93 232 236"},
    {"DK-A2", "last-card", "232"},
    {"DK-A4", "draw-empty", "97"},
    {"DK-A4", "stalemate", "228-232"},
    {"DK-A5", "waste", "101 109"},
    {"DK-A6", "draw-single", "97"},
    {"DK-A7", "limit", "97"},
    {"DK-A8", "discards", "97"},
    {"DK-A9", "dragon-out", "93 236"},
    {"DK-A11", "rage-time", "218"},
    {"DK-A12", "rage-fatal", "218"},
    {"DK-A13", "rage-third", "91 218"},
    {"DK-A14", "line", "148 190 222"},
    {"DK-A17", "passing", "109 129 170"},
    {"DK-A18", "sharing", "109 129 170 174"},
    {"DK-A19", "double-move", "133"},
    {"DK-A20", "double-attack", "141"},
    {"DK-A22", "split", "119"},
    {"DK-A24", "net-of-dead", "152"},
    {"DK-A25", "", "152"},
    {"DK-A26", "net-without-cards", "93 152"},
    {"DK-A27", "net-flame", "152 178 182 204"},
    {"DK-A28", "", "152"},
    {"DK-A29", "", "152"},
    {"DK-A30", "near-shot", "148 222"},
    {"DK-A33", "preset", "76"},
    {"DK-A34", "mulligan-order", "78"},
    {"DK-A34", "mulligan-time", "76 78"},
    {"DK-A35", "markers", "68"},
    {"DK-A38", "", "121"},
    {"DK-A39", "", "91 93"},
    {"DK-A41", "placement", "76"},
    {"DK-A41", "mulligan", "78"},
    {"DK-A42", "", "88 97 152"},
    {"DK-A43", "", "78"},
    {"DK-A44", "", "182"},
    {"DK-A45", "", "115 218"},
    {"DK-A46", "", "218"},
    {"DK-A47", "", "97 101 115"},
    {"DK-A48", "", "133 141"},
});

constexpr auto river_gaps = std::to_array<Gap>({
    {"RD-A1", "end-village", "26 82 170"},
    {"RD-A2", "", "11 82"},
    {"RD-A3", "ending", "82"},
    {"RD-A4", "islet-limit", "96-97"},
    {"RD-A5", "stone-under", "90 96-99"},
    {"RD-A6", "over-stone", "113 121 129"},
    {"RD-A7", "crossing", "128"},
    {"RD-A8", "parallel", "128-129"},
    {"RD-A9", "overhang", "121 128"},
    {"RD-A11", "unused-village", "35"},
    {"RD-A12", "empty-reserve", "113-117"},
    {"RD-A13", "partial", "94 103 117"},
    {"RD-A14", "plank-choice", "119"},
    {"RD-A14", "declare", "119"},
    {"RD-A15", "discard", "125-126"},
    {"RD-A16", "colour-limit", "144"},
    {"RD-A17", "limit-mode", "143-144"},
    {"RD-A19", "village-adjacent", "153 157"},
    {"RD-A20", "", "157 161"},
    {"RD-A21", "fall-then", "157 161"},
    {"RD-A22", "fall-village", "161"},
    {"RD-A23", "jump-back", "162 176-178"},
    {"RD-A24", "jump-target", "174 176-177 182"},
    {"RD-A25", "jump-from-village", "174"},
    {"RD-A27", "dragon-time", "66 192"},
    {"RD-A30", "", "45 192"},
    {"RD-A34", "", "66 82"},
    {"RD-A35", "water-gap", "107"},
    {"RD-A37", "seating", "35 66"},
    {"RD-A39", "", "44"},
    {"RD-A41", "", "121 145"},
    {"RD-A43", "overlap", "128"},
    {"RD-A44", "adjacent", "153 174"},
    {"RD-A45", "across-end", "128-129"},
    {"RD-A46", "", "39 74"},
    {"RD-A47", "", "119 125"},
    {"RD-A48", "", "157 162"},
    {"RD-A49", "", "18 76 192"},
    {"RD-A50", "", "20 44"},
});

constexpr auto sea_gaps = std::to_array<Gap>({
    {"SD-A1", "net-gold", "165"},
    {"SD-A2", "", "19 165 189"},
    {"SD-A3", "", "165"},
    {"SD-A4", "reward-count", "175"},
    {"SD-A5", "reward-order", "195-199"},
    {"SD-A6", "two-reefs", "187"},
    {"SD-A7", "reef-short", "187"},
    {"SD-A8", "used-reefs", "244"},
    {"SD-A9", "substitution", "207"},
    {"SD-A10", "double-as-pair", "207 244"},
    {"SD-A11", "double-mix", "244"},
    {"SD-A13", "pass-refill", "219 225"},
    {"SD-A14", "empty-stack", "217-219"},
    {"SD-A15", "", "217 225"},
    {"SD-A16", "zero-missions", "237"},
    {"SD-A17", "zero-control", "256-262"},
    {"SD-A20", "hidden-only", "248 256"},
    {"SD-A24", "", "268"},
    {"SD-A26", "", "256 268"},
    {"SD-A28", "", "143 231"},
    {"SD-A29", "", "221"},
    {"SD-A30", "bank", "115"},
    {"SD-A31", "", "111 211"},
    {"SD-A32", "", "217"},
    {"SD-A38", "", "217 225"},
    {"SD-A39", "", "175"},
    {"SD-A40", "", "109 137"},
    {"SD-A41", "gold-view", "115"},
    {"SD-A41", "hand-view", "155"},
    {"SD-A42", "", "143 155"},
    {"SD-A43", "sides", "105"},
    {"SD-A44", "pass-card", "217 225"},
    {"SD-A45", "token-view", "107 179"},
    {"SD-A46", "neighbour-contact", "160-162 189"},
    {"SD-A47", "board-turn", "105 254"},
    {"SD-A48", "end-moment", "143 231"},
    {"SD-A49", "", "205"},
    {"SD-A50", "", "175 187"},
    {"SD-A51", "", "187"},
    {"SD-A52", "", "37-39"},
    {"SD-A53", "", "250"},
    {"SD-A54", "", "117-125"},
    {"SD-A55", "", "61-68 137 234"},
    {"SD-A56", "", "105 159-160"},
    {"SD-A57", "", "155 165"},
    {"SD-A58", "", "248"},
    {"SD-A59", "", "209-211"},
    {"SD-A60", "", "244-246"},
    {"SD-A61", "", "155 225"},
    {"SD-A62", "", "248 254"},
    {"SD-A63", "", "207 246"},
    {"SD-A64", "", "145-149 205"},
    {"SD-A65", "", "209 237"},
    {"SD-A66", "", "256 264"},
    {"SD-A67", "", "145 223"},
    {"SD-A68", "", "189 268"},
});

/// Each entry is reported on its lines; with two readings to be played, or the reason why none
/// differ.
auto check_gaps(const GameTables& game, std::string_view file, std::span<const Gap> gaps) -> void {
  const auto* folder = tower::rulebooks_folder();
  if (folder == nullptr) return;
  const auto done = need(audit(game, need(known_sources(game)), folder));
  for (const auto& [tag, ruling, lines] : gaps) {
    CAPTURE(tag);
    CAPTURE(ruling);
    const auto id = std::string(game.name) + "/texts/" + std::string(ruling.empty() ? tag : ruling);
    const auto finding = std::ranges::find(done.findings, id, &Finding::id);
    REQUIRE(finding != done.findings.end());
    CHECK(std::ranges::find(finding->facts, std::pair<std::string, std::string>("tag", tag)) !=
          finding->facts.end());
    check_lines(*finding, file, lines);
    const auto comparison = std::ranges::find_if(
        done.comparisons, [&](const Comparison& each) { return each.ruling.id == ruling; });
    CHECK((comparison == done.comparisons.end()) == ruling.empty());
    if (comparison != done.comparisons.end()) CHECK(open_answers(*comparison).size() >= 2);
    if (ruling.empty()) CHECK(tower::holds(finding->title, "no game differs: "));
  }
}

/// Every number up to `last` is in the model as a ruling, or has a reason to be none.
auto check_numbers(const GameTables& game, std::string_view prefix, int last) -> void {
  for (int number = 1; number <= last; ++number) {
    const auto tag = std::string(prefix) + std::to_string(number);
    CAPTURE(tag);
    const bool ruled = std::ranges::find(game.rulings, tag, &RulingRow::tag) != game.rulings.end();
    const auto reason = std::ranges::find(game.unruled, tag, &Unruled::tag);
    CHECK((ruled || reason != game.unruled.end()));
    if (reason != game.unruled.end()) CHECK_FALSE(reason->reason.empty());
  }
}

auto drako_gaps_tables() -> GameTables { return parts_called("drako"); }

auto river_gaps_tables() -> GameTables { return parts_called("river-dragons"); }

auto sea_gaps_tables() -> GameTables { return parts_called("sea-dragons"); }

}  // namespace

TEST_CASE("Drako: what its text leaves open is reported on the right lines") {
  check_numbers(drako_gaps_tables(), "DK-A", 48);
  check_gaps(drako_gaps_tables(), "drako.ru.txt", drako_gaps);
}

TEST_CASE("River Dragons: what its text leaves open is reported on the right lines") {
  check_numbers(river_gaps_tables(), "RD-A", 50);
  check_gaps(river_gaps_tables(), "river-dragons.ru.txt", river_gaps);
}

TEST_CASE("Sea Dragons: what its text leaves open is reported on the right lines") {
  check_numbers(sea_gaps_tables(), "SD-A", 68);
  check_gaps(sea_gaps_tables(), "sea-dragons.ru.txt", sea_gaps);
}

}  // namespace ruleproof::audit
