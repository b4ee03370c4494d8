#include <algorithm>
#include <cstddef>
#include <sstream>
#include <string>
#include <vector>

#include <doctest/doctest.h>

#include "reports/cli/command/ask.hpp"
#include "reports/cli/command/check.hpp"
#include "reports/cli/command/compare.hpp"
#include "reports/cli/command/explore.hpp"
#include "reports/cli/command/games.hpp"
#include "reports/cli/command/play.hpp"
#include "reports/cli/command/replay.hpp"
#include "reports/cli/command/report.hpp"
#include "reports/cli/command/rules.hpp"
#include "reports/cli/compare/companions.hpp"
#include "reports/cli/door/catalogue.hpp"
#include "reports/cli/door/files.hpp"
#include "reports/cli/door/rulebook.hpp"
#include "reports/cli/door/set_up.hpp"
#include "reports/cli/print/columns.hpp"
#include "reports/cli/print/json.hpp"
#include "reports/cli/print/test_terminal.hpp"
#include "reports/cli/verify/project.hpp"
#include "reports/render/run_json/json.hpp"

using namespace ruleproof::cli;

namespace {

/// Commands that are tested know all games of this build.
[[maybe_unused]] const bool known = (know(ruleproof::all_games()), true);

const SetUpFlags four{.game = "connect-four"};
const SetUpFlags small{.game = "connect-four", .options = {"columns=4,rows=4"}};
const SetUpFlags dragon{.game = "year-of-the-dragon", .players = "2"};

auto json_in(const Ran& ran) -> Json { return ruleproof::render::parse_json(ran.out); }

}  // namespace

TEST_CASE("games lists every game") {
  const auto text = ran(GamesOptions{});
  CHECK(text.status == exit_clean);
  CHECK(has(text.out, "connect-four  "));
  CHECK(has(text.out, "In the Year of the Dragon"));
  const auto list = json_in(ran(GamesOptions{.json = true}))["games"];
  REQUIRE(list.is_array());
  CHECK(list.size() >= 2);
}

TEST_CASE("the numbers of players of a game are found by trying") {
  const auto list = json_in(ran(GamesOptions{.json = true}))["games"];
  for (const auto& game : list) {
    if (game["name"] == "year-of-the-dragon") CHECK(game["players"] == Json::array({2, 5}));
    if (game["name"] == "connect-four") CHECK(game["players"] == Json::array({2, 2}));
  }
}

TEST_CASE("rules shows clauses, one of them by id or tag, or all below a dot") {
  CHECK(has(ran(RulesOptions{.set_up = four}).out, "8 clauses: 6 enforced"));
  const auto by_id = ran(RulesOptions{.set_up = four, .clause = "line.diagonal"});
  CHECK(has(by_id.out, "open question"));
  CHECK(by_id.out == ran(RulesOptions{.set_up = four, .clause = "C6"}).out);
  const auto below = ran(RulesOptions{.set_up = four, .clause = "drop"});
  CHECK(has(below.out, "drop.bottom"));
  CHECK(has(below.out, "drop.full"));
  CHECK_FALSE(has(below.out, "end.over"));
}

TEST_CASE("rules shows open questions, notation and fields") {
  const auto rulings = ran(RulesOptions{.set_up = dragon, .rulings = true, .verbose = true});
  CHECK(has(rulings.out, "festival-zero"));
  CHECK(has(rulings.out, "questions that need no ruling"));
  const auto notation = ran(RulesOptions{.set_up = small, .notation = true});
  CHECK(has(notation.out, "drop "));
  CHECK(has(notation.out, "stones1"));
  CHECK_FALSE(has(notation.out, "moves of chance"));
  const auto of_chance = ran(RulesOptions{.set_up = dragon, .notation = true}).out;
  CHECK(of_chance.find("event tribute") > of_chance.find("moves of chance"));
  CHECK(has(ran(RulesOptions{.set_up = four, .fields = true}).out, "stage"));
  const auto json = json_in(ran(RulesOptions{.set_up = dragon, .rulings = true, .json = true}));
  CHECK(json["rulings"].size() > 50);
}

TEST_CASE("rules tells which clauses decide a field, and which of its values") {
  const auto text = ran(RulesOptions{.set_up = four, .fields = true}).out;
  CHECK(has(text, "  stage: line.straight (1, 2), line.diagonal (1, 2), end.full (3)\n"));
  CHECK(has(text, "  stones: drop.bottom\n"));
  CHECK(has(text, "  winners: line.straight, line.diagonal, end.full\n"));
  const auto fields =
      json_in(ran(RulesOptions{.set_up = four, .fields = true, .json = true}))["fields"];
  for (const auto& field : fields) {
    if (field["path"] == "stones2") {
      CHECK(field["decided-by"] == Json::array({{{"clause", "drop.bottom"}}}));
    }
    if (field["path"] == "stage") {
      REQUIRE(field["decided-by"].size() == 3);
      CHECK(field["decided-by"][2]["clause"] == "end.full");
      CHECK(field["decided-by"][2]["values"] == Json::array({"3"}));
    }
  }
  // What a clause leaves as it is, it decides, too.
  const auto dragons = ran(RulesOptions{.set_up = dragon, .fields = true}).out;
  CHECK(has(dragons, "person.turn-away.stays"));
  CHECK_FALSE(has(dragons, "  : "));
}

TEST_CASE("a piped game ends with its input and gives a record that replays") {
  const auto played =
      ran(PlayOptions{.set_up = small}, "1\np2 drop 2\n\n# a comment\nwhy drop 9\n");
  CHECK(played.status == exit_bad_input);  // column 9 cannot be read; the record is there
  const auto good = ran(PlayOptions{.set_up = small}, "1\np2 drop 2\nposition\n");
  CHECK(good.status == exit_clean);
  CHECK(has(good.out, "because drop.bottom"));
  const auto record = good.out.substr(good.out.find("ruleproof 1"));
  const auto replayed = ran(ReplayOptions{.files = {"-"}}, record);
  CHECK(replayed.status == exit_clean);
  CHECK(has(replayed.out, "the record replays"));
}

TEST_CASE("play hides from each player what it does not see") {
  const SetUpFlags drako{.game = "drako"};
  // Who shares a table sees the own hand, and no card that was dealt.
  const auto told = [&](bool open) {  // up to the record, which has all
    const auto out = ran(PlayOptions{.set_up = drako, .open = open}, "").out;
    return out.substr(0, out.find("ruleproof 1"));
  };
  const auto shared = told(false);
  CHECK(has(shared, "chance (hidden)"));
  CHECK_FALSE(has(shared, "dragon get"));
  CHECK_FALSE(has(shared, "dwarves get"));
  CHECK(has(shared, "\n  the dwarves' hand: "));
  CHECK_FALSE(has(shared, "\n  the dragon's hand: "));
  const auto open = told(true);
  CHECK(has(open, "dragon get"));
  CHECK(has(open, "\n  the dragon's hand: "));
  CHECK(!has(open, "(hidden)"));
  // A game that hides nothing is as it was.
  CHECK(has(ran(PlayOptions{.set_up = small}, "drop 1\n").out, "p1 drop 1\n    because"));
}

TEST_CASE("dice move the others where the user plays one seat") {
  const auto ask = [](const std::string& as) {
    return ran(PlayOptions{.set_up = {.game = "drako"}, .as = as}, "moves\n");
  };
  const auto played = ask("dragon");
  CHECK(played.status == exit_clean);
  CHECK(played.out == ask("p2").out);
  CHECK(played.out == ask("the dragon").out);
  const auto told = played.out.substr(0, played.out.find("ruleproof 1"));
  CHECK(has(told, "the dragon to act"));
  CHECK_FALSE(has(told, "the dwarves to act"));
  CHECK(has(told, "dragon get"));
  CHECK_FALSE(has(told, "dwarves get"));
  CHECK(has(ask("elves").err,
            "no player is called \"elves\": there are p1 (the dwarves), p2 (the dragon)"));
  CHECK(ask("p3").status == exit_bad_input);
}

TEST_CASE("undo takes a choice back") {
  const auto played = ran(PlayOptions{.set_up = small}, "drop 1\ndrop 1\nundo\ndrop 3\n");
  CHECK(has(played.out, "p2 drop 3\nend fingerprint"));
}

TEST_CASE("a game by dice is the same for the same seed") {
  const PlayOptions options{.set_up = dragon, .seed = 5, .random = true};
  const auto played = ran(options);
  CHECK(played.status == exit_clean);
  CHECK(played.out == ran(options).out);
  CHECK(ran(ReplayOptions{.files = {"-"}, .quiet = true}, played.out).status == exit_clean);
  const auto json =
      json_in(ran(PlayOptions{.set_up = dragon, .moves = 9, .random = true, .json = true}));
  CHECK(json["moves"] == 9);
}

TEST_CASE("dice stop by themselves where the rules let a game go on for ever") {
  const auto played =
      ran(PlayOptions{.set_up = {.game = "river-dragons", .players = "2"}, .random = true});
  CHECK(played.status == 0);
  CHECK(has(played.err, "stopped after 20,000 moves"));
  CHECK(has(played.out, "end fingerprint"));
  const auto short_one = ran(
      PlayOptions{.set_up = {.game = "river-dragons", .players = "2"}, .moves = 9, .random = true});
  CHECK(!has(short_one.err, "stopped after"));
}

TEST_CASE("a record can be replayed under another ruling") {
  std::string record = "ruleproof 1\ngame connect-four ruleset 1\nsetup columns=4 rows=4\n\n";
  int move = 0;
  for (const auto* column : {"1", "2", "2", "3", "4", "3", "3", "4", "1", "4", "4"}) {
    record += std::string(++move % 2 == 1 ? "p1" : "p2") + " drop " + column + "\n";
  }
  record += "expect winner.p1=1\n";
  const auto wins = ran(ReplayOptions{.files = {"-"}, .verbose = true}, record);
  CHECK(wins.status == exit_clean);
  CHECK(has(wins.out, "because drop.bottom, line.diagonal"));
  CHECK(has(wins.out, "p1 wins\n"));
  const auto goes_on =
      ran(ReplayOptions{.files = {"-"}, .rulings = {"diagonals=do-not-count"}}, record);
  CHECK(goes_on.status == exit_findings);
  CHECK(has(goes_on.err, "RP-013: standard input:"));
}

TEST_CASE("replay gives steps as JSON") {
  const auto json = json_in(ran(ReplayOptions{.files = {"-"}, .json = true},
                                "ruleproof 1\ngame connect-four ruleset 1\n\np1 drop 1\n"));
  const auto& record = json["records"][0];
  CHECK(record["replays"] == true);
  CHECK(record["steps"].size() == 1);
  CHECK(record["steps"][0]["because"][0] == "drop.bottom");
}

TEST_CASE("steps, seats and ends are told in the game's words; JSON keeps the names of records") {
  const SetUpFlags drako{.game = "drako"};
  const auto record = ran(PlayOptions{.set_up = drako, .random = true}).out;
  CHECK(has(record, "\np1 place rager at "));
  const auto told = ran(ReplayOptions{.files = {"-"}, .verbose = true}, record).out;
  CHECK(has(told, "chance dragon get walk-1\n"));
  CHECK(has(told, "the dragon's deck: -walk-1"));
  CHECK(has(told, "the dragon's hand: +walk-1"));
  CHECK(has(told, "the dwarves: place rager at "));
  CHECK(has(told, "; wounds dealt: the dwarves "));
  CHECK(!has(told, "p2.hand"));
  const auto steps = json_in(ran(ReplayOptions{.files = {"-"}, .json = true}, record));
  CHECK(steps["records"][0]["steps"][0]["changes"][0]["field"] == "p2.deck8");
  CHECK(steps["records"][0]["outcome"]["over"] == true);
  CHECK(steps["records"][0]["outcome"]["scores"].size() == 2);
  const auto played = ran(PlayOptions{.set_up = drako}, "");
  CHECK(has(played.out, "the dwarves to act, 12 moves"));
  CHECK(has(played.out, "to be decided: place, whose turn it is: the dwarves"));
}

TEST_CASE("a rulebook sets the answers that it states") {
  SetUpFlags flags = dragon;
  flags.rulebook = "ru";
  const auto played = ran(PlayOptions{.set_up = flags, .moves = 3, .random = true});
  CHECK(played.status == exit_clean);
  // A record names answers that are not the default; this text states none of them.
  const auto stated = rulings_of_rulebook("year-of-the-dragon", "ru");
  REQUIRE(stated);
  CHECK(stated->at("score-track") == "points");
  CHECK(!stated->contains("festival-zero"));
  flags.rulebook = "xx";
  CHECK(has(ran(PlayOptions{.set_up = flags}).err, "there is es, ru"));
}

TEST_CASE("check tries the laws, or some of them") {
  const auto all = ran(CheckFlags{.set_up = four, .steps = 2000, .verbose = true});
  CHECK(all.status == exit_clean);
  CHECK(has(all.out, "the move that is played is legal"));
  const auto one =
      ran(CheckFlags{.set_up = small, .steps = 500, .laws = {"a stone comes to rest"}});
  CHECK(has(one.out, "1 check"));
}

TEST_CASE("what check prints as JSON can be rendered") {
  const auto checked = ran(CheckFlags{.set_up = four, .steps = 2000, .json = true});
  const auto page = ran(ReportOptions{.run = "-", .formats = {"markdown"}}, checked.out);
  CHECK(page.status == exit_clean);
  CHECK(has(page.out, "Connect Four"));
}

TEST_CASE("explore counts what is published, and says what it left out") {
  const auto all = ran(ExploreFlags{.set_up = small});
  CHECK(has(all.out, "161,029"));
  CHECK(has(all.out, "complete: yes"));
  CHECK_FALSE(has(all.out, "second"));  // speed is not part of the answer
  const auto some = ran(ExploreFlags{.set_up = small, .depth = 2});
  CHECK(has(some.out, "complete: no: stopped by the bound on depth"));
  CHECK(json_in(ran(ExploreFlags{.set_up = small, .depth = 2, .json = true}))["states"] == 21);
}

TEST_CASE("a typed question is answered as any other, and its record replays") {
  AskFlags flags{.game = "connect-four"};
  flags.typed.can = "winner.p2 = 1";
  flags.typed.set_up.options = {"columns=4,rows=4"};
  const auto asked = ran(flags);
  CHECK(asked.status == exit_clean);
  CHECK(has(asked.out, "Yes, it can be that winner.p2 = 1: after 8 moves"));
  flags.json = true;
  const auto finding = json_in(ran(flags))["games"][0]["findings"][0];
  CHECK(finding["how"] == "replayed");
  const std::string record = finding["witnesses"][0]["record"];
  CHECK(ran(ReplayOptions{.files = {"-"}, .quiet = true}, record).status == exit_clean);
}

TEST_CASE("a line for each record still names the data that it rests on") {
  const auto played = ran(PlayOptions{.set_up = {.game = "drako"}, .moves = 3, .random = true});
  const auto line = ran(ReplayOptions{.files = {"-"}, .quiet = true}, played.out).out;
  CHECK(has(line, "replays, 3 steps; data: "));
}

TEST_CASE("the names of typed questions are listed with ranges, words and meanings") {
  const auto names = ran(AskFlags{.game = "drako", .typed = {.fields = true}});
  CHECK(has(names.out, "dragon.armour"));
  CHECK(has(names.out, "none dragon-slain dwarves-dead"));
  const auto json =
      json_in(ran(AskFlags{.game = "drako", .json = true, .typed = {.fields = true}}));
  CHECK(json["names"].size() > 100);
}

TEST_CASE("compare finds the shortest game, and says that it is the shortest") {
  const SetUpFlags narrow{.game = "connect-four", .options = {"columns=4", "rows=4"}};
  CompareFlags flags{.set_up = narrow,
                     .ruling = "diagonals=do-not-count",
                     .budget = {.pairs = 50},
                     .verbose = true};
  const auto found = ran(flags);
  CHECK(found.status == exit_clean);
  CHECK(has(found.out, "no shorter game does it under "));
  CHECK(has(found.out, "it matters after 10 moves"));
  const auto text = found.out.substr(found.out.find("ruleproof 1"));
  CHECK(has(text, "setup columns=4 rows=4"));
  flags.ruling = "diagonals=count";
  flags.against = "diagonals=do-not-count";
  CHECK(has(ran(flags).out, "diagonals=do-not-count or diagonals=count"));
}

namespace {

/// The records in an output, each to its end.
auto records_in(const std::string& out) -> std::vector<std::string> {
  std::vector<std::string> records;
  std::istringstream lines(out);
  bool inside = false;
  for (std::string line; std::getline(lines, line);) {
    const auto at = line.find("ruleproof 1");
    if (at != std::string::npos) records.emplace_back();
    inside = at != std::string::npos || (inside && line.starts_with("      "));
    if (inside) records.back() += line.substr(std::min<std::size_t>(6, line.size())) + "\n";
  }
  return records;
}

}  // namespace

TEST_CASE("compare shows the shortest pair of games with opposite winners, and both replay") {
  const SetUpFlags narrow{.game = "connect-four", .options = {"columns=4", "rows=4"}};
  const auto found = ran(CompareFlags{.set_up = narrow,
                                      .ruling = "diagonals=do-not-count",
                                      .budget = {.pairs = 0},
                                      .verbose = true});
  // Without diagonals this is a draw, a win of both: other winners, not opposite ones.
  CHECK(has(found.out, "other winners after 16 moves"));
  CHECK(has(found.out, "no shorter pair of games does it under columns=4 rows=4"));
  CHECK(has(found.out, "under diagonals=count: won by p2"));
  const auto records = records_in(found.out);
  REQUIRE(records.size() == 4);
  for (std::size_t i = 0; i < records.size(); ++i) {
    CAPTURE(records[i]);
    CHECK(ran(ReplayOptions{.files = {"-"}}, records[i]).status == exit_clean);
    CHECK(has(records[i], "expect winner.p1=") == (i >= 2));
  }
  // With fewer positions than that takes, random games find a pair, and nobody says the shortest.
  const auto sampled = ran(CompareFlags{.set_up = narrow,
                                        .ruling = "diagonals=do-not-count",
                                        .budget = {.states = 2000, .samples = 300, .pairs = 0},
                                        .verbose = true});
  CHECK(has(sampled.out, "16 moves; a shorter pair of games may do it"));
}

TEST_CASE("the contradiction about the end of Drako: opposite winners, on a small game") {
  const auto found = ran(CompareFlags{.set_up = {.game = "drako"},
                                      .ruling = "end=deck-at-once",
                                      .budget = {.samples = 50, .pairs = 0},
                                      .verbose = true});
  CHECK(has(found.out, "opposite winners after"));
  CHECK(has(found.out, "no shorter pair of games does it under data=lane "));
  const auto records = records_in(found.out);
  REQUIRE(records.size() == 4);
  for (const auto& record : records) {
    CHECK(ran(ReplayOptions{.files = {"-"}}, record).status == exit_clean);
  }
  CHECK(has(records[2], "data=lane"));
}

TEST_CASE("readings without any other winner have none shown") {
  const auto flat =
      ran(CompareFlags{.set_up = {.game = "connect-four", .options = {"columns=4,rows=3"}},
                       .ruling = "diagonals=do-not-count",
                       .budget = {.depth = 99}});
  CHECK_FALSE(has(flat.out, "winners"));
}

TEST_CASE("compare says that a ruling never matters where that is so") {
  const auto flat =
      ran(CompareFlags{.set_up = {.game = "connect-four", .options = {"columns=4,rows=3"}},
                       .ruling = "diagonals=do-not-count",
                       .budget = {.depth = 99}});
  CHECK(has(flat.out, "no game tells them apart"));
  CHECK(has(flat.out, "exhaustive"));
}

TEST_CASE("scenarios know which answers matter together") {
  const auto scenarios = scenarios_of("year-of-the-dragon", "");
  REQUIRE(scenarios);
  const auto all = companions_of("year-of-the-dragon", *scenarios, "supply-shortage");
  CHECK(std::ranges::count(all, ruleproof::Texts{{"supply", "all-limited"}}) == 1);
  CHECK(companions_of("year-of-the-dragon", {}, "supply-shortage").empty());
  const auto others = scenarios_of("connect-four", "");
  REQUIRE(others);
  CHECK_FALSE(others->empty());
  CHECK(companions_of("connect-four", *others, "diagonals").empty());
}

TEST_CASE("readings are compared where a scenario shows that they part") {
  const auto out = ran(CompareFlags{.set_up = {.game = "river-dragons"},
                                    .ruling = "over-stone=forbidden",
                                    .budget = {.pairs = 10},
                                    .verbose = true})
                       .out;
  CHECK(has(out, "it matters after 5 moves"));
  CHECK(has(out, "no shorter game does it under "));
  const Readings other{"over-stone", "no-such-answer", {}, {}};
  const auto scenarios = scenarios_of("river-dragons", "");
  REQUIRE(scenarios);
  CHECK(known_parting(*scenarios, {"over-stone", "forbidden", {}, {}}));
  CHECK_FALSE(known_parting(*scenarios, other));
  CHECK_FALSE(known_parting({}, {"over-stone", "forbidden", {}, {}}));
}

TEST_CASE("ask lists questions") {
  CHECK(has(ran(AskFlags{.game = "connect-four", .list = true}).out, "5 questions"));
}

TEST_CASE("columns are aligned, and numbers to the right") {
  CHECK(columns({{"a", "1"}, {"bcd", "10"}}) == "a     1\nbcd  10\n");
  CHECK(columns({{"ø", "x"}, {"bc", "y"}}, " ") == " ø   x\n bc  y\n");
  CHECK(wrapped("one two", "  ") == "  one two\n");
  CHECK(file_name_of("a/b c=<d>..") == "a-b-c-d-..");
}

TEST_CASE("an error is one line, whatever is in it") {
  CHECK(error_line("a\nb\x1b[31m") == "a b[U+001B][31m");
  CHECK(error_line("\xff\xc2\x9b|\xd1\x8f") == "\uFFFD[U+009B]|\u044F");
  const auto shortened = error_line("RP-001: \"" + std::string(1U << 20U, 'x') + "\"; see --help");
  CHECK(shortened.size() < 2100);
  CHECK(shortened.starts_with("RP-001: \"xxx"));
  CHECK(has(shortened, "xxx\"; see --help"));
  // Never cut within a character.
  CHECK_FALSE(has(error_line(std::string("x") +
                             [] {
                               std::string all;
                               for (int i = 0; i < 5000; ++i) all += "\u044F";
                               return all;
                             }()),
                  "\uFFFD"));
}
