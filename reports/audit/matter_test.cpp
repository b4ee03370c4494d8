#include "reports/audit/matter.hpp"

#include <algorithm>
#include <bit>
#include <cstddef>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include <doctest/doctest.h>

#include "model/core/strength.hpp"
#include "reports/audit/audit.hpp"
#include "reports/audit/order.hpp"
#include "reports/audit/page/errata.hpp"
#include "reports/audit/page/page.hpp"
#include "reports/audit/page/publisher.hpp"
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
  matter.parting->how = {How::exhaustive, Scope{.data = "rules only"}};
  matter.parting->witnesses.resize(2);
  return matter;
}

auto unseen(const std::string& ruling, How how) -> Matter {
  auto matter = parted(ruling);
  matter.parting->witnesses.clear();
  matter.parting->how = {how, Scope{.data = "rules only"}};
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

/// A game of a question, under this set-up.
auto game_under(const std::string& set_up) -> Finding {
  Finding made;
  made.facts = {{"set-up", set_up}};
  if (set_up != "players=2") made.facts.emplace_back("size", "not that of the game in the box");
  made.witnesses.resize(2);
  return made;
}

TEST_CASE("a question is settled for sure only if all its pairs of answers are") {
  const auto sure = unseen("box", How::exhaustive);
  const auto open = unseen("box", How::sampled);
  CHECK(gravest({sure, sure}).never());
  CHECK_FALSE(gravest({sure, open}).never());
  CHECK_FALSE(gravest({open, sure}).never());
  CHECK(gravest({sure, parted("box"), open}).matters());
}

TEST_CASE("who wins weighs more than points, and points more than anything else") {
  auto rare = parted("rare");
  rare.winner = game_under("players=2");
  rare.often = {{"random play", "players=2", {9, 10, 0, 1}, {5, 10, 0, 1}, {1, 10, 0, 1}}};
  auto common = rare;
  common.ruling = "common";
  common.often[0].winner.count = 2;
  auto small = common;
  small.ruling = "small";
  small.winner = game_under("players=2 rounds=1");
  auto points = parted("points");
  points.scores = game_under("players=2");
  const auto order =
      ranked({unseen("none", How::sampled), points, parted("course"), small, rare, common});
  Ids ids;
  for (const auto& matter : order) ids.push_back(matter.ruling);
  CHECK(ids == Ids{"common", "rare", "small", "points", "course", "none"});
  CHECK(consequence(order[0]) == "another winner");
  CHECK(consequence(order[2]) == "another winner, in a smaller game");
  CHECK(consequence(order[3]) == "other points");
  CHECK(consequence(order[5]) == "not seen to matter");
}

TEST_CASE("other winners where players chose otherwise are no other winner by the reading") {
  auto moves = parted("moves");
  moves.often = {{"greedy bots", "players=2", {10, 10, 0, 1}, {9, 10, 0, 1}, {8, 10, 0, 1}}};
  CHECK(consequence(moves) == "another course of the game");
  moves.parting->facts = {{"what differs", "legal moves"}};
  CHECK(consequence(moves) == "other legal moves");
  moves.scores = game_under("players=2");
  CHECK(consequence(moves) == "other points");
}

TEST_CASE("on which other questions a game leans is said with the question") {
  auto done = tower::need(audit(tower::tables(),
                                {tower::stamped_sources("en"), tower::stamped_sources("fr")},
                                tower::texts_folder));
  auto matter = parted("last-stone");
  matter.leans = {{"pass", "no", {"yes"}}};
  add_matter(done, matter);
  CHECK(done.comparisons[0].tried.find("that game leans on pass=no (not under yes)") !=
        std::string::npos);
  const auto found = std::ranges::find(done.findings, "tower/texts/last-stone", &Finding::id);
  REQUIRE(found != done.findings.end());
  CHECK(std::ranges::count(found->facts, std::pair<std::string, std::string>(
                                             "leans on", "pass=no (not under yes)")) == 1);
}

TEST_CASE(
    "a question is one entry, with the games of its end, and its first line says what it does") {
  auto done = tower::need(audit(tower::tables(),
                                {tower::stamped_sources("en"), tower::stamped_sources("fr")},
                                tower::texts_folder));
  const auto before = done.findings.size();
  auto matter = parted("starter");
  matter.winner = game_under("players=2");
  add_matter(done, matter);
  put_in_order(done, {matter});
  CHECK(done.findings.size() == before);
  const auto found = std::ranges::find(done.findings, "tower/texts/starter", &Finding::id);
  REQUIRE(found != done.findings.end());
  CHECK(found->witnesses.size() == 4);
  CHECK(found->title == "starter: en is silent; fr states youngest; another winner: say it in en");
}

TEST_CASE("the list goes from changes to what is hardly a question") {
  auto done = tower::need(audit(tower::tables(),
                                {tower::stamped_sources("en"), tower::stamped_sources("fr")},
                                tower::texts_folder));
  auto seats = parted("starter");
  seats.winner = game_under("players=2");
  seats.seating = "seats are alike";
  auto course = parted("pass");
  for (const auto& matter : {seats, course}) add_matter(done, matter);
  put_in_order(done, {seats, course});
  const auto at = [&](std::string_view id) {
    return std::ranges::find(done.findings, "tower/texts/" + std::string(id), &Finding::id) -
           done.findings.begin();
  };
  CHECK(at("points") < at("last-stone"));  // within one text, then between two
  CHECK(at("last-stone") < at("pass"));    // then what is open
  CHECK(at("pass") < at("starter"));       // what is only about seats, apart
  CHECK(std::ranges::is_sorted(done.findings, {}, &Finding::severity));
  CHECK(std::ranges::is_sorted(done.findings, {}, rank_of));
}

TEST_CASE("silence allows every answer, and a question can be sent as it is") {
  const auto done = tower::need(audit(tower::tables(),
                                      {tower::stamped_sources("en"), tower::stamped_sources("fr")},
                                      tower::texts_folder));
  CHECK(open_answers(done.comparisons[0]) == Ids{"wins", "loses"});
  CHECK(open_answers(done.comparisons[1]).empty());
  CHECK(open_answers(done.comparisons[4]).size() == 2);
  auto matter = parted("last-stone");
  matter.parting->facts = {{"set-up", "players=2"}};
  matter.parting->message = "Who wins? After 1 move the positions differ: p1's points: 3 or 4.";
  matter.parting->witnesses[0].frames = {
      {"", "", {}, {}, {}},
      {"p1", "add 2", {}, {{"p1.points", "0", "2"}, {"p1.acted", "no", "yes"}}, {}}};
  matter.leans = {{"most-stones", "three", {"two"}}};
  render::Speech speech;
  const auto letter =
      letter_of(done.comparisons[0], nullptr, &matter, speech, tower::tables().rulings);
  CHECK(letter.question == "Who wins?");
  REQUIRE(letter.quotes.size() == 2);
  CHECK(letter.quotes[0].where == "tower.en.txt, line 8");
  CHECK(letter.quotes[0].quote == "Who adds the last stone wins.");
  CHECK(letter.readings == Ids{"(a) he wins (as may be read: en, line 8)",
                               "(b) he loses (as may be read: fr, line 6)"});
  CHECK(letter.game == Ids{"Set-up: 2 players", "player 1 add 2 — player 1's points 0 -> 2",
                           "After 1 move the positions differ: player 1's points: 3 or 4.",
                           "Another question is answered here by “three”: How many stones? By "
                           "“two” these moves show nothing."});
  REQUIRE(letter.proposals.size() == 2);
  CHECK(letter.proposals[1].language == "fr");
  CHECK(letter.proposals[1].quote.starts_with("Si le sens voulu est (a), ajouter"));
  const auto silent =
      letter_of(done.comparisons[4], nullptr, nullptr, speech, tower::tables().rulings);
  CHECK(silent.readings[0].ends_with("(no text says so, none excludes it)"));
  CHECK(silent.game.empty());
}

TEST_CASE("what is proposed keeps the marks of the language, and says what is still in English") {
  CHECK(proposed("ru", "a", {"he wins", "Победа общая"}) ==
        "Если верно (a), добавить: «Победа общая».");
  CHECK(proposed("de", "b", {"he wins", "Alle gewinnen"}) ==
        "Falls (b) gemeint ist, ergänzen: „Alle gewinnen.“");
  CHECK(proposed("es", "b", {"he wins", ""}) ==
        "Si se quiere decir (b), añadir: «Aclaración (por traducir del inglés): he wins».");
  CHECK(proposed("xx", "b", {"he wins", ""}) == "If (b) is meant, add: “To be clear: he wins.”");
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
  const auto question = std::ranges::find(page.questions, "last-stone", &render::AuditQuestion::id);
  REQUIRE(question != page.questions.end());
  CHECK(question->findings.size() == 1);
  const auto html = render::audit_html(page);
  CHECK(html.find("<script>alert") == std::string::npos);
  CHECK(html.find("[U+202E]") != std::string::npos);
  CHECK(html.find("Smallest errata, each settled as it is played by default: 1 of 1") !=
        std::string::npos);
  CHECK(html == render::audit_html(page));
  const auto summary = render::audit_markdown(page);
  CHECK(summary.find("another course of the game") != std::string::npos);
  CHECK(summary.find("Questions to the publisher") != std::string::npos);
}

}  // namespace ruleproof::audit
