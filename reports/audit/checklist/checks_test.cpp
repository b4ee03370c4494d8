#include "reports/audit/checklist/checks.hpp"

#include <algorithm>
#include <array>
#include <cstddef>
#include <string>
#include <string_view>
#include <vector>

#include <doctest/doctest.h>

#include "model/core/clause.hpp"
#include "reports/audit/checklist/reading.hpp"
#include "reports/audit/checklist/run.hpp"
#include "reports/audit/game_tables.hpp"
#include "reports/audit/sources/sources.hpp"
#include "reports/audit/sources/stamp.hpp"
#include "reports/audit/text/text.hpp"
#include "reports/audit/tower.hpp"

namespace ruleproof::audit {
namespace {

using tower::need;

constexpr std::string_view sources_text = R"(
language = "en"
file = "tower.txt"
lines = 9

[[clause]]
id = "players"
lines = "1"
verdict = "states"

[[clause]]
id = "turn.stones"
lines = "2-3"
verdict = "states"

[[clause]]
id = "end.last"
lines = "5"
verdict = "states"

[[ruling]]
id = "last-stone"
says = "wins"
lines = "5"

[[ruling]]
id = "most-stones"
says = "two"
lines = "2"

[[ruling]]
id = "starter"
says = "silent"
lines = ""

[[ruling]]
id = "points"
says = "silent"
lines = ""

[[ruling]]
id = "pass"
says = "silent"
lines = ""

[[line]]
kind = "heading"
lines = "4"

[[line]]
kind = "component"
lines = "6-7"

[[line]]
kind = "example"
lines = "8-9"

[terms]
stone = { kind = "piece", names = ["stone|stones", "block|blocks"], english = "stone|stones", never = ["box"] }
tower = { kind = "place", names = ["tower"], english = "tower" }
box = { kind = "place", names = ["box"] }
storm = { kind = "event", names = ["storm tide"] }
turn = { kind = "other", names = ["turn"], english = "turn" }
player = { kind = "other", names = ["player|players"], english = "player|players" }
name = { kind = "player", names = ["Ann", "Bob", "Carl"] }

[[sum]]
lines = "6"
says = "#1 = #2 + #3"

[[example]]
lines = "8"
says = "#3 = #1 * #2; #3 = 6"

[[sequence]]
clause = "turn.stones"
lines = "2-3"
terms = ["turn", "tower"]
)";

constexpr std::string_view players = "Two players must each take part";
constexpr std::string_view turn = "In a turn a player adds one or two stones, at most";
constexpr std::string_view tower_line = "Then all of them look at the tower";
constexpr std::string_view end = "The last stone wins, unless nobody may move forward";
constexpr std::string_view parts = "10 stones: 6 large and 4 small";
constexpr std::string_view example = "2 turns of 3 stones make 6";

auto whole_text() -> std::vector<std::string> {
  return {std::string(players), std::string(turn),  std::string(tower_line), "The end",
          std::string(end),     std::string(parts), "The storm tide card",   std::string(example),
          "Ann and Bob play"};
}

auto joined(const std::vector<std::string>& lines) -> std::string {
  std::string text;
  for (const auto& line : lines) text += line + '\n';
  return text;
}

auto game() -> GameTables {
  static constexpr auto clauses = std::to_array<Clause>({
      {.tag = "C1", .id = "players", .says = "Two players take part."},
      {.tag = "C2", .id = "turn.stones", .says = "A turn adds at most two stones to the tower."},
      {.tag = "C3", .id = "end.last", .says = "The last stone wins."},
      {.tag = "C4", .id = "end.points", .says = "The last stone brings nothing."},
      {.tag = "C5", .id = "start", .says = "The youngest starts."},
      {.tag = "C6", .id = "players.count", .says = "Two players take part."},
  });
  auto tables = tower::tables();
  tables.clauses = clauses;
  return tables;
}

/// The sources with the facts of the untouched text.
auto sources(const std::string& more = "") -> Sources {
  const auto text = need(text_of(joined(whole_text()), "tower.txt"));
  const auto with_facts =
      need(stamped(std::string(sources_text) + more, "tower.toml", game(), text));
  return need(read_sources(with_facts, "tower.toml", game()));
}

/// "check: message" of everything that is raised and not waived.
auto raised(const std::vector<std::string>& lines, const std::string& more = "")
    -> std::vector<std::string> {
  const std::vector<Sources> all_sources{sources(more)};
  const std::vector<Text> texts{need(text_of(joined(lines), "tower.txt"))};
  const auto tables = game();
  const auto all = read_all(tables, all_sources, texts);
  std::vector<std::string> said;
  for (const auto& one : run_checks(all)) {
    if (one.waiver == nullptr) {
      said.push_back(std::string(one.check->id) + ": " + one.remark.message);
    }
  }
  return said;
}

/// What is raised once one line is another.
auto after(int line, std::string_view text) -> std::vector<std::string> {
  auto lines = whole_text();
  lines[static_cast<std::size_t>(line - 1)] = text;
  return raised(lines);
}

auto has(const std::vector<std::string>& said, std::string_view start) -> bool {
  return std::ranges::any_of(said, [&](const std::string& s) { return s.starts_with(start); });
}

}  // namespace

TEST_CASE("an untouched text raises nothing") {
  CHECK(raised(whole_text()) == std::vector<std::string>{});
}

TEST_CASE("what changes no rule raises nothing") {
  CHECK(after(2, "In a turn, a player adds one  or TWO stones: at most.").empty());
  CHECK(after(5, "The very last stone wins unless nobody may move forward").empty());
}

TEST_CASE("each check finds what it is for") {
  CHECK(has(after(1, "Three players must each take part"), "numbers: the clause has 2 player"));
  CHECK(has(after(2, "In a turn a player adds one or two players, at most"),
            "numbers: 2 is of stone"));
  CHECK(has(after(1, "Two players may each take part"), "modality: no longer says must, now may"));
  CHECK(has(after(1, "Two players must all take part"), "quantifiers: "));
  CHECK(has(after(2, "In a turn a player adds one or two stones, at least"),
            "bounds: the clause says at-most, the text at-least"));
  CHECK(has(after(2, "In a turn a player adds one and two stones, at most"), "connectives: "));
  CHECK(has(after(5, "The last stone wins, unless a player may move forward"), "negation: "));
  CHECK(has(after(5, "The last stone wins, and nobody may move forward"), "conditions: "));
  CHECK(has(after(5, "The first stone wins, unless nobody may move forward"),
            "order: the clause says last, the text first"));
  CHECK(has(after(5, "The last stone wins, unless nobody may move back"), "directions: "));
  CHECK(has(after(3, "Then all of them look at the sea"),
            "terms: the clause is about tower, which the text does not name"));
  CHECK(has(after(6, "10 stones: 6 large and 5 small"), "components: 10 is not 6 + 5"));
  CHECK(has(after(6, "10 stones: 6 large"), "components: a number is missing"));
  CHECK(has(after(8, "2 turns of 4 stones make 6"), "examples: 6 is not 2 * 4"));
  CHECK(has(after(3, ""), "gone: what stood on line 3 is gone"));
  CHECK(has(after(7, "The storn tide card"), "near-miss: \"storn\" is close to \"storm tide\""));
  CHECK(has(after(7, "The stone in the box"), "placement: stone does not go on box"));
  CHECK(has(after(2, "In a turn a player adds one or two blocks, at most"), "terms") == false);
  CHECK(has(after(7, "The storm tide block"), "synonyms: stone is called"));
  CHECK(has(after(9, "Ann and Bob and Carl play"), "player-counts: 3 players are named"));
  CHECK(has(after(9, "A game of 3 players"), "player-counts: 3 player, and 2 at most"));
}

TEST_CASE("phases in another order are found") {
  auto lines = whole_text();
  std::swap(lines[1], lines[2]);
  CHECK(has(raised(lines), "order: the order is tower, turn, not turn, tower"));
}

TEST_CASE("one name for two things, and a question with two answers") {
  const auto more = R"(
[[waive]]
check = "homonyms"
lines = ""
about = "none"
reason = "for the test of a waiver that waives nothing"
)";
  CHECK(raised(whole_text(), more).empty());
  auto text = std::string(sources_text);
  text.replace(text.find("names = [\"box\"]"), 15, "names = [\"tower\"]");
  const auto bytes = joined(whole_text());
  const auto read = need(text_of(bytes, "tower.txt"));
  const auto tables = game();
  const std::vector<Sources> one{need(read_sources(text, "tower.toml", tables))};
  const std::vector<Text> texts{read};
  const auto all = read_all(tables, one, texts);
  const auto said = checks::homonyms(all, 0);
  REQUIRE(said.size() == 1);
  CHECK(said[0].message == "means tower and box");
  CHECK(said[0].lines == std::vector<int>{3});
}

TEST_CASE("a line that is taken out is told, and the lines below it are found again") {
  auto lines = whole_text();
  lines.erase(lines.begin() + 1);
  const auto said = raised(lines);
  CHECK(has(said, "gone: what stood on line 2 is gone"));
  CHECK_FALSE(has(said, "examples"));
  CHECK_FALSE(has(said, "components"));
  CHECK_FALSE(has(said, "negation"));
}

TEST_CASE("a waiver waives one finding, and one that waives nothing is told") {
  const auto more = R"(
[[waive]]
check = "modality"
lines = "1"
about = "may, must"
reason = "the same to us"
)";
  auto lines = whole_text();
  lines[0] = "Two players may each take part";
  CHECK(has(raised(lines), "modality"));
  CHECK_FALSE(has(raised(lines, more), "modality"));

  const auto text = need(text_of(joined(whole_text()), "tower.txt"));
  const auto findings = check_text(game(), sources(more), text);
  REQUIRE(findings.size() == 1);
  CHECK(findings[0].title == "en: a waiver of modality waives nothing: take it out");
}

TEST_CASE("a clause that only another text says is told of the text that lacks it") {
  const auto tables = tower::tables();
  const std::vector<Sources> both{tower::stamped_sources("en"), tower::stamped_sources("fr")};
  const std::vector<Text> texts{need(read_text(tower::texts_folder, "tower.en.txt")),
                                need(read_text(tower::texts_folder, "tower.fr.txt"))};
  const auto all = read_all(tables, both, texts);
  for (std::size_t text = 0; text < 2; ++text) {
    for (const auto& remark : checks::silent(all, text)) {
      CHECK(std::ranges::find(both[text].clauses, remark.about, &ClauseLink::clause) ==
            both[text].clauses.end());
      CHECK(std::ranges::find(both[1 - text].clauses, remark.about, &ClauseLink::clause) !=
            both[1 - text].clauses.end());
    }
  }
}

TEST_CASE("every check documents itself") {
  CHECK(text_checks().size() == check_ids().size());
  for (const auto& check : text_checks()) {
    CAPTURE(check.id);
    CHECK(tower::holds(documentation(check), "Found: "));
    CHECK(std::ranges::count(check_ids(), check.id) == 1);
  }
}

}  // namespace ruleproof::audit
