#include "reports/audit/audit.hpp"

#include <algorithm>
#include <cstddef>
#include <filesystem>
#include <fstream>
#include <ios>
#include <optional>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include <doctest/doctest.h>

#include "model/core/finding.hpp"
#include "model/core/result.hpp"
#include "model/core/strength.hpp"
#include "reports/audit/changes.hpp"
#include "reports/audit/rulings.hpp"
#include "reports/audit/sources/accounting.hpp"
#include "reports/audit/sources/sources.hpp"
#include "reports/audit/sources/stamp.hpp"
#include "reports/audit/text/text.hpp"
#include "reports/audit/tower.hpp"

namespace ruleproof::audit {
namespace {

auto both() -> std::vector<Sources> {
  return {tower::stamped_sources("en"), tower::stamped_sources("fr")};
}

auto account_of(const std::string& language, const std::string& text) -> Accounting {
  const auto read = tower::need(text_of(text, "tower." + language + ".txt"));
  return account(tower::tables(), tower::stamped_sources(language), read);
}

auto text_of_tower(const std::string& language) -> std::string {
  return tower::file(tower::texts_folder + "/tower." + language + ".txt");
}

auto replaced(std::string text, std::string_view old, std::string_view with) -> std::string {
  return text.replace(text.find(old), old.size(), with);
}

/// The audit of both texts, of which the English one is another.
auto audited_with(const std::string& english) -> Audit {
  const auto folder = std::filesystem::temp_directory_path() / "ruleproof_audited_test";
  std::filesystem::create_directory(folder);
  std::filesystem::copy_file(tower::texts_folder + "/tower.fr.txt", folder / "tower.fr.txt",
                             std::filesystem::copy_options::overwrite_existing);
  std::ofstream(folder / "tower.en.txt", std::ios::binary) << english;
  auto done = tower::need(audit(tower::tables(), both(), folder.string()));
  std::filesystem::remove_all(folder);
  return done;
}

}  // namespace

TEST_CASE("every line of an untouched text is accounted for") {
  const auto english = account_of("en", text_of_tower("en"));
  CHECK(english.lines == 9);
  CHECK(english.blank == 2);
  CHECK(english.cited == 4);
  CHECK(english.marked == 3);
  CHECK(english.unaccounted.empty());
  CHECK(english.silent_clauses == std::vector<std::string>{"end.points", "start"});
  CHECK(english.suspects.empty());
  CHECK(english.unstamped.empty());
}

TEST_CASE("line ends, white space and composition are not changes") {
  auto text = replaced(text_of_tower("fr"), "\u00e2", "a\u0302");
  text = replaced(text, "Celui qui", "Celui\u00a0 qui");
  for (auto at = text.find('\n'); at != std::string::npos; at = text.find('\n', at + 2)) {
    text.replace(at, 1, "\r\n");
  }
  CHECK(account_of("fr", text).suspects.empty());
}

TEST_CASE("an edited line makes its links suspect") {
  const auto account = account_of("en", replaced(text_of_tower("en"), "wins", "loses"));
  REQUIRE(account.suspects.size() == 2);
  CHECK(account.suspects[0].link.subject == "clause end.last");
  CHECK(account.suspects[1].link.subject == "ruling last-stone");
  CHECK(account.suspects[0].changed == Lines{{8, 8}});
  CHECK(account.suspects[0].places == Lines{{8, 8}});
}

TEST_CASE("a changed sentence is one entry, whatever rests on it, and comes first") {
  const auto done = audited_with(replaced(text_of_tower("en"), "wins", "loses"));
  const auto& first = done.findings.front();
  CHECK(first.id == "tower/text/en/changed/8");
  CHECK(first.severity == Severity::error);
  CHECK(first.title.starts_with("en, line 8 changed since the review: "));
  CHECK(first.title.ends_with("review it, then --stamp"));
  CHECK(std::ranges::count(first.facts, std::pair<std::string, std::string>(
                                            "rests on it", "clause end.last, ruling last-stone")) ==
        1);
  CHECK(std::ranges::count(done.findings, Severity::error, &Finding::severity) == 1);
}

TEST_CASE("texts are held against each other: what changed, and what nobody has judged") {
  const auto done =
      audited_with(replaced(text_of_tower("en"), "one stone or two", "one stone or three"));
  const auto& first = done.findings.front();
  CHECK(first.id == "tower/text/en/changed/4");
  CHECK(tower::holds(first.title,
                     "numbers: \"three\" (3) in tower.en.txt:4, \"deux\" (2) in "
                     "tower.fr.txt:4"));
  CHECK(std::ranges::count(done.findings, Severity::error, &Finding::severity) == 1);
}

TEST_CASE("what texts say otherwise where no open question speaks of it is one finding") {
  auto sources = both();
  const auto id = &Finding::id;
  const std::string rest = "tower/texts/side-by-side/en-fr";
  const auto recorded = tower::need(audit(tower::tables(), sources, tower::texts_folder));
  CHECK(std::ranges::find(recorded.findings, rest, id) == recorded.findings.end());
  for (auto& text : sources) {
    for (auto& each : text.rulings) {
      if (each.ruling == "last-stone") each.link.lines = {{1, 1}};
      each.link.hash = "";
    }
  }
  const auto done = tower::need(audit(tower::tables(), sources, tower::texts_folder));
  const auto found = std::ranges::find(done.findings, rest, id);
  REQUIRE(found != done.findings.end());
  CHECK(found->severity == Severity::note);
  CHECK(tower::holds(found->message, "\"wins\" (win) in tower.en.txt:8"));
}

TEST_CASE("lines that only moved are one entry") {
  const auto done = audited_with("\n\n" + text_of_tower("en"));
  const auto moved = std::ranges::count_if(done.findings, [](const Finding& each) {
    return each.title.find("stand 2 lines further down") != std::string::npos;
  });
  CHECK(moved == 1);
}

TEST_CASE("moved lines are found again, and new ones are unaccounted for") {
  const auto account = account_of("en", "A new first line.\n" + text_of_tower("en"));
  const auto moved = std::ranges::find(account.suspects, "clause turn.stones",
                                       [](const Suspect& s) { return s.link.subject; });
  REQUIRE(moved != account.suspects.end());
  CHECK(moved->has_moved());
  CHECK(moved->lines == Lines{{5, 6}});
  CHECK(account.unaccounted == std::vector{1});
}

TEST_CASE("of lines that are one entry some may have moved, by the distance of others") {
  const auto text = text_of_tower("en");
  auto sources = tower::stamped_sources("en");
  auto& headings = sources.marked.front().link;
  headings.lines = {{1, 1}, {7, 7}};
  headings.hash = *hash_of(tower::need(text_of(text, "tower.en.txt")), headings.lines);
  const auto longer =
      tower::need(text_of(replaced(text, "\n\nHow", "\nMind the gap.\n\nHow"), "tower.en.txt"));
  const auto done = account(tower::tables(), sources, longer);
  const auto suspect = std::ranges::find(done.suspects, headings.entry,
                                         [](const Suspect& each) { return each.link.entry; });
  REQUIRE(suspect != done.suspects.end());
  CHECK(suspect->has_moved());
  CHECK(suspect->lines == Lines{{1, 1}, {8, 8}});
  CHECK(std::ranges::find(done.unaccounted, 8) == done.unaccounted.end());
}

TEST_CASE("a line of a heading list that is taken away accuses no other line") {
  const auto text = text_of_tower("en");
  auto sources = tower::stamped_sources("en");
  auto& headings = sources.marked.front().link;
  headings.lines = {{1, 1}, {7, 7}, {9, 9}};
  headings.hash = *hash_of(tower::need(text_of(text, "tower.en.txt")), headings.lines);
  auto shorter = text;
  const auto at = shorter.find("How");
  shorter.erase(at, shorter.find('\n', at) + 1 - at);
  const auto done =
      account(tower::tables(), sources, tower::need(text_of(shorter, "tower.en.txt")));
  const auto suspect = std::ranges::find(done.suspects, headings.entry,
                                         [](const Suspect& each) { return each.link.entry; });
  REQUIRE(suspect != done.suspects.end());
  CHECK(suspect->gone);
  CHECK(suspect->changed == Lines{{7, 7}});
  CHECK(suspect->places == Lines{{5, 5}});
  CHECK(suspect->lines == Lines{{1, 1}, {8, 8}});
  CHECK(std::ranges::all_of(done.suspects, [](const Suspect& each) {
    return each.has_moved() || each.changed == Lines{{7, 7}};
  }));
}

TEST_CASE("a text of which hardly a line was reviewed is another one, and told in a line") {
  const auto sources = tower::stamped_sources("en");
  const auto problem = [&](const std::string& bytes) {
    const auto error = is_another_text(sources, tower::need(text_of(bytes, "tower.en.txt")));
    return error ? error->message : "";
  };
  CHECK(problem(text_of_tower("en")).empty());
  CHECK(problem("The Tower\n\nHow it ends\n").empty());
  CHECK(problem("The Tower\n").find("1 of its 7 lines are there") != std::string::npos);
}

TEST_CASE("a text that is cut short has suspects, and no crash") {
  const auto account = account_of("en", "The Tower\n");
  CHECK(account.lines == 1);
  REQUIRE_FALSE(account.suspects.empty());
  CHECK(account.suspects[0].gone);
}

TEST_CASE("the texts are compared on each open question") {
  const auto done = tower::need(audit(tower::tables(), both(), tower::texts_folder));
  const auto is = [&](std::size_t i, Agreement agreement) {
    return done.comparisons[i].agreement == agreement;
  };
  CHECK(is(0, Agreement::differ));
  CHECK(is(1, Agreement::agree));
  CHECK(is(2, Agreement::some_silent));
  CHECK(is(3, Agreement::some_silent));
  CHECK(is(4, Agreement::all_silent));
  CHECK(done.comparisons[3].contradicts);
  CHECK_FALSE(done.comparisons[1].apart);

  const auto called = [&](const std::string& id) -> const Finding& {
    const auto found = std::ranges::find(done.findings, "tower/texts/" + id, &Finding::id);
    REQUIRE(found != done.findings.end());
    return *found;
  };
  const auto& differ = called("last-stone");
  CHECK(differ.id == "tower/texts/last-stone");
  CHECK(differ.kind == FindingKind::texts_differ);
  CHECK(differ.severity == Severity::warning);
  CHECK(differ.title == "last-stone: en states wins; fr states loses: let the texts say the same");
  CHECK(differ.clauses == std::vector<std::string>{"end.last"});
  REQUIRE(differ.places.size() == 2);
  CHECK(differ.places[0] == Place{"tower.en.txt", 8, 8, "Who adds the last stone wins."});
  CHECK(differ.places[1].file == "tower.fr.txt");
  CHECK(called("starter").kind == FindingKind::text_silent);
  CHECK(called("starter").severity == Severity::note);
  CHECK(called("points").kind == FindingKind::text_contradicts);
  CHECK(called("pass").title == "pass: en is silent; fr is silent: settle it; no text says");
  CHECK_FALSE(called("pass").places.empty());  // where it could be said
  CHECK(std::ranges::all_of(done.checks, [](const Check& check) {
    return check.status == Status::passed && check.group == "audit";
  }));
}

TEST_CASE("a contradiction within one text is found, with both places") {
  auto text = tower::file(tower::sources_folder + "/en.toml") +
              "\n[[ruling]]\nid = \"last-stone\"\nsays = \"loses\"\nlines = \"4 9\"\n"
              "note = \"the cat\"\n";
  const auto read = tower::need(read_text(tower::texts_folder, "tower.en.txt"));
  text = tower::need(stamped(text, "en.toml", tower::tables(), read));
  const auto english = tower::need(read_sources(text, "en.toml", tower::tables()));
  std::vector<std::string> asked;
  const auto separate = [&](std::string_view ruling, std::string_view a,
                            std::string_view b) -> std::optional<Finding> {
    asked.push_back(std::string(ruling) + ' ' + std::string(a) + ' ' + std::string(b));
    return std::nullopt;
  };
  const auto done = tower::need(audit(tower::tables(), {english}, tower::texts_folder, separate));
  CHECK(done.comparisons[0].contradicts);
  CHECK(done.comparisons[0].agreement == Agreement::open);
  CHECK(asked == std::vector<std::string>{"last-stone wins loses"});
  REQUIRE_FALSE(done.findings.empty());
  const auto& found = done.findings[0];
  CHECK(found.kind == FindingKind::text_contradicts);
  CHECK(found.title ==
        "last-stone: en contradicts itself: wins on line 8, loses on lines 4 and 9: let en say one "
        "of the two");
  REQUIRE(found.places.size() == 3);
  CHECK(found.places[0] == Place{"tower.en.txt", 8, 8, "Who adds the last stone wins."});
  CHECK(found.places[2] == Place{"tower.en.txt", 9, 9, "Have fun, and mind the cat."});
  CHECK(std::ranges::find(found.facts, std::pair<std::string, std::string>(
                                           "contradiction", "within one text, en")) !=
        found.facts.end());
  const auto shown = to_text(done);
  CHECK(shown.find("en  contradicts itself: wins on line 8, loses on lines 4 and 9\n") !=
        std::string::npos);
  CHECK(shown.find("lines 4 and 9: the cat\n") != std::string::npos);
}

TEST_CASE("games that show a difference are added to the finding") {
  std::vector<std::string> asked;
  const auto separate = [&](std::string_view ruling, std::string_view a,
                            std::string_view b) -> std::optional<Finding> {
    asked.push_back(std::string(ruling) + ' ' + std::string(a) + ' ' + std::string(b));
    if (ruling != "last-stone") return std::nullopt;
    Finding found;
    found.how = How::replayed;
    found.message = "After one move the winners differ.";
    found.bound = "1 move";
    found.witnesses = {{"under wins", "ruleproof 1\n", {}}};
    return found;
  };
  const auto done = tower::need(audit(tower::tables(), both(), tower::texts_folder, separate));
  CHECK(asked == std::vector<std::string>{"last-stone wins loses", "starter youngest oldest",
                                          "points none one"});
  const auto found = std::ranges::find(done.findings, "tower/texts/last-stone", &Finding::id);
  REQUIRE(found != done.findings.end());
  CHECK(found->how == How::replayed);
  CHECK(found->bound == "1 move");
  CHECK(found->witnesses.size() == 1);
  CHECK(found->message.ends_with("\nAfter one move the winners differ."));
  CHECK(std::ranges::count_if(done.findings,
                              [](const Finding& each) { return each.how == How::replayed; }) == 1);
  CHECK(to_text(done).find("played  After one move the winners differ.") != std::string::npos);
}

TEST_CASE("the terminal shows lines, quotes and accounts") {
  const auto text = to_text(tower::need(audit(tower::tables(), both(), tower::texts_folder)));
  CAPTURE(text);
  for (const auto* part :
       {"warning last-stone: en states wins; fr states loses: let the texts say the same\n",
        "    D1  Who wins? [the texts differ]\n", "    en  states wins, line 8\n",
        "        8 | Who adds the last stone wins.\n",
        "    fr  states youngest, line 8: without a word on ties in age\n",
        "the texts agree on 1 of 5 open questions: most-stones\n",
        "[not all texts say, and one contradicts itself]", "    default  wins: he wins\n",
        "4 cited by clauses, 3 marked, 2 blank, 0 unaccounted for\n",
        "    clauses that it does not say (2): end.points start\n",
        "passed  en: every line is accounted for (9 lines, 2 of them blank)\n"}) {
    CAPTURE(part);
    CHECK(text.find(part) != std::string::npos);
  }
}

TEST_CASE("nothing in a text speaks to the terminal") {
  const auto folder = std::filesystem::temp_directory_path() / "ruleproof_audit_test";
  std::filesystem::create_directory(folder);
  std::filesystem::copy_file(tower::texts_folder + "/tower.fr.txt", folder / "tower.fr.txt",
                             std::filesystem::copy_options::overwrite_existing);
  std::ofstream(folder / "tower.en.txt", std::ios::binary)
      << replaced(text_of_tower("en"), "wins", "\x1b[31mwins <script>") << "One more line.\n";
  const auto done = tower::need(audit(tower::tables(), both(), folder.string()));
  const auto text = to_text(done);
  CHECK(text.find('\x1b') == std::string::npos);
  CHECK(text.find("line 10 is unaccounted for") != std::string::npos);
  const auto failed = std::ranges::count(done.checks, Status::failed, &Check::status);
  CHECK(failed == 2);
  for (const auto& check : done.checks) {
    if (check.status == Status::passed) continue;
    CHECK(std::ranges::find(done.findings, check.finding, &Finding::id) != done.findings.end());
  }
  for (const auto* name : {"tower.en.txt", "tower.fr.txt"}) std::filesystem::remove(folder / name);
  std::filesystem::remove(folder);
}

TEST_CASE("links without a hash are to be reviewed") {
  const auto raw = tower::need(sources_in(tower::sources_folder, tower::tables()));
  const auto done = tower::need(audit(tower::tables(), raw, tower::texts_folder));
  CHECK(std::ranges::count(done.findings, FindingKind::link_suspect, &Finding::kind) == 2);
}

TEST_CASE("no texts, no sources") {
  CHECK(audit(tower::tables(), both(), "reports").error().code == Code::no_text);
  CHECK(audit(tower::tables(), both(), "/nowhere/at/all").error().code == Code::no_file);
  CHECK(audit(tower::tables(), {}, tower::texts_folder).error().code == Code::bad_sources);
}

TEST_CASE("a changed line says first what it no longer says, then what another text has there") {
  const auto about = [](std::string check, std::string message) {
    Finding made;
    made.severity = Severity::error;
    made.message = std::move(message);
    made.facts = {{"check", std::move(check)}};
    made.places = {{"a.txt", 5, 5, ""}};
    return made;
  };
  Finding change;
  change.title = "en, line 5 changed since the review: review it, then --stamp";
  change.facts = {{"changed", "5"}};
  change.places = {{"a.txt", 5, 5, ""}};
  auto differs = about("sister", "numbers: 5 in a.txt, 6 in b.txt");
  differs.places.push_back({"b.txt", 9, 9, ""});
  std::vector<Finding> findings{change, about("sister", "only in a.txt: nothing says it"), differs,
                                about("numbers", "no longer says 6, now 5")};
  fold(findings);
  REQUIRE(findings.size() == 1);
  CHECK(findings[0].title ==
        "en, line 5 changed since the review: no longer says 6, now 5; also numbers: 5 in a.txt, 6 "
        "in b.txt; review it, then --stamp");
  CHECK(findings[0].facts.size() == 4);  // what was so before is told below the title
}

}  // namespace ruleproof::audit
