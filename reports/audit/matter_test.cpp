#include "reports/audit/matter.hpp"

#include <algorithm>
#include <bit>
#include <cstddef>
#include <string>
#include <vector>

#include <doctest/doctest.h>

#include "reports/audit/page/errata.hpp"
#include "reports/audit/page/page.hpp"
#include "reports/audit/tower.hpp"
#include "reports/render/audit_page.hpp"

namespace ruleproof::audit {
namespace {

using Ids = std::vector<std::string>;

auto parted(const std::string& ruling) -> Matter {
  Matter matter;
  matter.ruling = ruling;
  matter.first = "a";
  matter.second = "b";
  matter.parting.emplace();
  matter.parting->how = {How::exhaustive, Scope{}};
  matter.parting->witnesses.resize(2);
  return matter;
}

auto unseen(const std::string& ruling, How how) -> Matter {
  auto matter = parted(ruling);
  matter.parting->witnesses.clear();
  matter.parting->how = {how, Scope{}};
  return matter;
}

/// By trying every set: what `least_hitting_set` is measured against.
auto least_size(const std::vector<Ids>& sets, const Ids& all) -> std::size_t {
  std::size_t least = all.size();
  for (unsigned mask = 0; mask < 1U << all.size(); ++mask) {
    const bool hits = std::ranges::all_of(sets, [&](const Ids& set) {
      return std::ranges::any_of(set, [&](const auto& id) {
        const auto at = std::ranges::find(all, id) - all.begin();
        return (mask >> static_cast<unsigned>(at) & 1U) != 0;
      });
    });
    if (hits) least = std::min(least, static_cast<std::size_t>(std::popcount(mask)));
  }
  return least;
}

}  // namespace

TEST_CASE("a least hitting set is as small as any") {
  const Ids all = {"a", "b", "c", "d", "e", "f"};
  const std::vector<std::vector<Ids>> families = {
      {},
      {{"a"}},
      {{"a", "b"}, {"b", "c"}, {"c", "d"}},
      {{"a"}, {"a", "b"}, {"c", "d"}, {"d", "e"}, {"e", "f"}},
      {{"a", "b"}, {"b", "c"}, {"a", "c"}, {"d", "e", "f"}},
      {{"a", "b", "c"}, {"d", "e", "f"}, {"a", "d"}, {"b", "e"}, {"c", "f"}}};
  for (const auto& sets : families) {
    const auto least = least_hitting_set(sets);
    CHECK(least.size() == least_size(sets, all));
    for (const auto& set : sets) {
      CHECK(std::ranges::any_of(
          set, [&](const auto& id) { return std::ranges::find(least, id) != least.end(); }));
    }
  }
}

TEST_CASE("the smallest errata: what is proved, what only observed") {
  auto small = parted("small");
  small.is_small = true;
  auto pair = parted("pair");
  pair.with = {"other"};
  const auto errata =
      smallest_errata({"alone", "small", "pair", "other", "never", "deep", "left"},
                      {parted("alone"), small, pair, unseen("other", How::bounded),
                       unseen("never", How::exhaustive), unseen("deep", How::sampled)});
  CHECK(errata.open == 7);
  CHECK(errata.needed == Ids{"alone"});
  CHECK(errata.in_small == Ids{"small"});
  CHECK(errata.together == std::vector<Ids>{{"other", "pair"}});
  CHECK(errata.smallest == Ids{"alone", "other", "small"});
  CHECK(errata.never == Ids{"never"});
  CHECK(errata.not_seen == Ids{"other", "deep"});
  CHECK(errata.untried == Ids{"left"});
  const auto text = to_text(errata);
  CHECK(text.find("at least 3 of 7 open questions; 1 were not tried") != std::string::npos);
  CHECK(text.find("Observed, not proved: 2") != std::string::npos);
}

TEST_CASE("the errata tell reasons and stand-in data from what was looked for in vain") {
  auto reasoned = unseen("view", How::sampled);
  reasoned.reason = "argued, not proved: it decides only what the players see";
  auto shown = parted("board");
  shown.parting->data = "rulebook, stand-in";
  auto printed = parted("rule");
  printed.parting->data = "rulebook";
  const auto errata = smallest_errata({"view", "board", "rule"}, {reasoned, shown, printed});
  CHECK(errata.reasoned == Ids{"view"});
  CHECK(errata.not_seen.empty());
  CHECK(errata.on_stand_in == Ids{"board"});
  CHECK(consequence(reasoned) == "no game can differ");
  const auto text = to_text(errata);
  CHECK(text.find("No game can differ, by the argument given with the question: view.") !=
        std::string::npos);
  CHECK(text.find("rest on it: board.") != std::string::npos);
}

TEST_CASE("a set-up that was searched whole proves nothing about the game in the box") {
  auto small = unseen("small", How::exhaustive);
  small.is_small = true;
  CHECK_FALSE(small.never());
  CHECK(unseen("box", How::exhaustive).never());
  CHECK_FALSE(unseen("deep", How::bounded).never());
  CHECK_FALSE(parted("box").never());
}

TEST_CASE("who wins weighs more than points, and points more than anything else") {
  auto rare = parted("rare");
  rare.often = {{"random play", "players=2", {9, 10, 0, 1}, {5, 10, 0, 1}, {1, 10, 0, 1}}};
  auto common = rare;
  common.ruling = "common";
  common.often[0].winner.count = 2;
  auto points = parted("points");
  points.often = {{"random play", "players=2", {10, 10, 0, 1}, {10, 10, 0, 1}, {0, 10, 0, 1}}};
  const auto order = ranked({unseen("none", How::sampled), points, parted("course"), rare, common});
  Ids ids;
  for (const auto& matter : order) ids.push_back(matter.ruling);
  CHECK(ids == Ids{"common", "rare", "points", "course", "none"});
  CHECK(consequence(order[0]) == "another winner");
  CHECK(consequence(order[2]) == "other points");
  CHECK(consequence(order[4]) == "not seen to matter");
}

TEST_CASE("silence allows every answer, and a question names them with their places") {
  const auto done = tower::need(audit(tower::tables(),
                                      {tower::stamped_sources("en"), tower::stamped_sources("fr")},
                                      tower::texts_folder));
  CHECK(open_answers(done.comparisons[0]) == Ids{"wins", "loses"});
  CHECK(open_answers(done.comparisons[1]).empty());
  CHECK(open_answers(done.comparisons[4]).size() == 2);
  const auto question = publisher_question(done.comparisons[0]);
  CHECK(question.starts_with("D1: Who wins: “he wins” (en, line 8), or “he loses” (fr, line "));
  CHECK(question.ends_with(")?"));
  CHECK(publisher_question(done.comparisons[4]).find("no text says so") != std::string::npos);
}

TEST_CASE("the page shows texts, questions and consequences, and nothing in a text is markup") {
  auto done = tower::need(audit(tower::tables(),
                                {tower::stamped_sources("en"), tower::stamped_sources("fr")},
                                tower::texts_folder));
  done.texts[0].text.lines[7] = "<script>alert(1)</script>\u202E wins";
  auto matter = parted("last-stone");
  matter.often = {{"random play", "players=2", {9, 10, 0.5, 1}, {5, 10, 0, 1}, {1, 10, 0, 0.4}}};
  add_matter(done, matter);
  CHECK(done.comparisons[0].tried.find("another winner 10.0 %") != std::string::npos);
  const auto page = page_of(done, {matter}, smallest_errata({"last-stone"}, {matter}),
                            {.name = "tower",
                             .title = "The Tower",
                             .facts = {},
                             .checks = done.checks,
                             .clauses = {},
                             .findings = done.findings});
  REQUIRE_FALSE(page.questions.empty());
  CHECK(page.questions[0].id == "last-stone");
  CHECK(page.questions[0].findings.size() == 1);
  const auto html = render::audit_html(page);
  CHECK(html.find("<script>alert") == std::string::npos);
  CHECK(html.find("[U+202E]") != std::string::npos);
  CHECK(html.find("Smallest errata, each settled as it is played by default: 1 of 1") !=
        std::string::npos);
  CHECK(html == render::audit_html(page));
  const auto summary = render::audit_markdown(page);
  CHECK(summary.find("another winner") != std::string::npos);
  CHECK(summary.find("questions to the publisher") != std::string::npos);
}

}  // namespace ruleproof::audit
