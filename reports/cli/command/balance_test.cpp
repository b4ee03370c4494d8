#include "reports/cli/command/balance.hpp"

#include <algorithm>
#include <array>
#include <cstddef>
#include <cstdint>
#include <string>
#include <utility>
#include <vector>

#include <doctest/doctest.h>

#include "reports/cli/balance/experiment.hpp"
#include "reports/cli/balance/finding.hpp"
#include "reports/cli/balance/variants.hpp"
#include "reports/cli/door/set_up.hpp"
#include "reports/cli/print/brief.hpp"
#include "reports/cli/print/json.hpp"
#include "reports/cli/print/terminal.hpp"
#include "reports/cli/print/test_terminal.hpp"
#include "reports/cli/verify/folders_test.hpp"

using namespace ruleproof::cli;

namespace {

const SetUpFlags small{.game = "connect-four", .options = {"columns=4", "rows=4"}};

auto flags_of(const SetUpFlags& set_up, std::uint64_t games) -> BalanceFlags {
  return {.set_up = set_up, .until = "0.1%", .games = games};
}

auto json_in(const Ran& ran) -> Json { return Json::parse(ran.out); }

TEST_CASE("balance says who is ahead only where the intervals show it") {
  const auto few = ran(flags_of({.game = "connect-four"}, 32));
  CHECK(few.status == exit_clean);
  CHECK_FALSE(has(few.out, "ahead"));
  const auto many = ran(BalanceFlags{.set_up = {.game = "connect-four"}, .until = "1.5%"});
  CHECK(has(many.out, "ahead"));
  CHECK(has(many.out, "behind"));
  CHECK_FALSE(has(many.out, "second"));  // speed is not part of the answer
}

TEST_CASE("the report says the command that it was, and no other") {
  const auto out = fresh_folder("balance_out");
  auto flags = flags_of({.game = "connect-four", .rulings = {"diagonals=do-not-count"}}, 16);
  flags.out = out;
  CHECK(ran(flags).status == exit_clean);
  const auto run = file_in(out, "run.json");
  CHECK(has(run, "ruleproof balance connect-four --rulings diagonals=do-not-count"));
  CHECK_FALSE(has(run, "--record"));
}

TEST_CASE("seats are told by the names of the rulebook, and kept as p1 and p2 in JSON") {
  const SetUpFlags duel{.game = "drako", .options = {"data=duel"}};
  auto whole = flags_of(duel, 8);
  whole.verbose = true;
  const auto shown = ran(whole);
  CHECK(has(shown.out, "  the dwarves  "));
  CHECK(has(shown.out, "score of the dragon"));
  CHECK_FALSE(has(shown.out, "p1"));
  CHECK(has(ran(flags_of(small, 8)).out, "  p1  "));
  auto flags = flags_of(duel, 8);
  flags.json = true;
  flags.set_up.rulings = {"waste=forbidden"};
  const auto json = json_in(ran(flags));
  CHECK(json["means"][0]["of"] == "p1");
  CHECK(json["setup"]["players"] == 2);
  CHECK(json["setup"]["data"] == "duel");
  CHECK(json["rulings"]["waste"] == "forbidden");
}

TEST_CASE("games are counted in whole rounds, and never more than were asked for") {
  auto flags = flags_of(small, 50);
  flags.bots = "uniform,greedy";
  flags.json = true;
  const auto json = json_in(ran(flags));
  CHECK(json["games"] == 50);
  CHECK(json["rounds"] == 25);
  flags.games = 1;
  CHECK(json_in(ran(flags))["games"] == 2);  // a round, at least
}

TEST_CASE("everything is counted: shares, scores, moves, clauses") {
  auto flags = flags_of(small, 64);
  flags.json = true;
  const auto json = json_in(ran(flags));
  double sum = 0;
  for (const auto& mean : json["means"]) {
    if (mean["quantity"] == "seat") sum += mean["share"].get<double>();
  }
  CHECK(sum == doctest::Approx(1.0));
  bool dropped = false;
  for (const auto& distribution : json["distributions"]) {
    std::uint64_t games = 0;
    for (const auto& pair : distribution["counts"]) games += pair[1].get<std::uint64_t>();
    if (distribution["of"] == "moves" || distribution["of"] == "seat score") CHECK(games == 64);
    if (distribution["of"] != "clause games") continue;
    for (const auto& pair : distribution["counts"]) {
      if (pair[0] == "drop.bottom") dropped = pair[1] == 64;
    }
  }
  CHECK(dropped);
}

TEST_CASE("a ruling, an option and a number of the data are varied over the same chance") {
  const std::vector<std::pair<std::string, SetUpFlags>> cases{
      {"diagonals=count,do-not-count", {.game = "connect-four"}},
      {"ruling.diagonals=count,do-not-count", {.game = "connect-four"}},
      {"setup.columns=4,5,6", {.game = "connect-four"}},
      {"data.large_privilege=6,7", {.game = "year-of-the-dragon", .players = "2"}},
      {"data.privilege[size=large].price=6,7", {.game = "year-of-the-dragon", .players = "2"}},
      {"data.dragon.flight=2,3", {.game = "drako"}},
  };
  for (const auto& [vary, set_up] : cases) {
    CAPTURE(vary);
    auto flags = flags_of(set_up, 12);
    flags.vary = vary;
    flags.verbose = true;
    const auto all = ran(flags);
    CAPTURE(all.err);
    CHECK(all.status == exit_clean);
    CHECK(has(all.out, ", over the same chance"));
    CHECK_FALSE(has(all.out, "ruleproof-vary"));  // no file of ours is seen
  }
}

TEST_CASE("in short, too, all variants stand beside each other, and what differs is said") {
  auto flags = flags_of({.game = "connect-four"}, 600);
  flags.vary = "setup.columns=7,5,4";
  const auto all = ran(flags);
  CAPTURE(all.out);
  for (const auto* value : {"\nsetup.columns=7 ", "\nsetup.columns=5 ", "\nsetup.columns=4 "}) {
    CHECK(has(all.out, value));
  }
  CHECK(has(all.out, " %, more\n"));  // a small board is full sooner
  CHECK_FALSE(has(all.out, " %, less"));
  CHECK(std::ranges::count(all.out, '\n') <= static_cast<std::ptrdiff_t>(brief_lines));
  const auto experiment = experiment_of(flags);
  REQUIRE(experiment);
  const auto results = conduct(*experiment, {});
  REQUIRE(results);
  CHECK(finding_of(*experiment, *results).title ==  // each against the first
        "With uniform, setup.columns=5 instead of setup.columns=7: no effect on a share is shown; "
        "setup.columns=4 instead of setup.columns=7: not one winner more");
}

TEST_CASE("where no game ends nothing is known of who is favoured, and that is said") {
  BalanceFlags flags{
      .set_up = {.game = "connect-four"}, .until = "0.1%", .games = 40, .longest = 3};
  CHECK(has(ran(flags).out, "nothing is known of who is favoured"));
  flags.longest = 30;  // some do
  CHECK_FALSE(has(ran(flags).out, "nothing is known"));
}

TEST_CASE("the number that is varied is the one that the rules read") {
  CHECK(*data_variant("privilege[size=large].price", "6") ==
        "[[privilege]]\nsize = \"large\"\nprice = 6\n");
  CHECK(*data_variant("person[type=monk,age=old].symbols", "3") ==
        "[[person]]\ntype = \"monk\"\nage = \"old\"\nsymbols = 3\n");
  CHECK(*data_variant("dragon.armour", "3") == "[dragon]\narmour = 3\n");
  // With one box for a dwarf games are shorter than with nine.
  auto flags = flags_of({.game = "drako"}, 200);
  flags.vary = "data.dwarf[name=rager].boxes=1,9";
  flags.json = true;
  std::array<std::uint64_t, 2> moves{};
  const auto json = json_in(ran(flags));
  for (const auto& distribution : json["distributions"]) {
    if (distribution["of"] != "moves") continue;
    for (const auto& pair : distribution["counts"]) {
      moves.at(distribution["variant"]) +=
          pair[0].get<std::uint64_t>() * pair[1].get<std::uint64_t>();
    }
  }
  CHECK(moves[0] > 0);
  CHECK(moves[0] < moves[1]);
}

TEST_CASE("a restricted bot says what the move is worth, and how often it would have made it") {
  auto flags = flags_of({.game = "connect-four"}, 200);
  flags.bots = "greedy";
  flags.never = {"drop 4"};
  const auto all = ran(flags);
  CHECK(has(all.out, "worth of \"drop 4\" to greedy"));
  CHECK(has(all.out, "greedy without \"drop 4\" was kept from such a move in "));
  flags.never = {"fly"};
  CHECK(has(ran(flags).out, "was kept from such a move in 0.00 choices a game"));
}

TEST_CASE("every game is played at every number of players by every bot") {
  for (const auto& [game, most] : {std::pair{"year-of-the-dragon", 5}, std::pair{"sea-dragons", 5},
                                   std::pair{"river-dragons", 6}, std::pair{"drako", 2}}) {
    for (int players = 2; players <= most; ++players) {
      CAPTURE(game);
      CAPTURE(players);
      auto flags = flags_of({.game = game, .players = std::to_string(players)}, 3);
      flags.bots = "uniform,greedy,mcts:2:10";
      flags.longest = 300;
      const auto all = ran(flags);
      CAPTURE(all.err);
      CHECK(all.status == exit_clean);
    }
  }
}

/// Bad flags, and the code and the place of the error.
TEST_CASE("balance: bad input is one line with its code") {
  const auto refused = [](const BalanceFlags& flags, const std::string& begin) {
    const auto all = ran(flags);
    CAPTURE(all.err);
    CHECK(all.status == exit_bad_input);
    CHECK(all.err.starts_with(begin));
    CHECK(all.err.find('\n') == all.err.size() - 1);
  };
  const auto with = [](auto&& change) {
    auto flags = flags_of(small, 16);
    change(flags);
    return flags;
  };
  refused(flags_of({.game = "conect-four"}, 16), "RP-002: ");
  refused(flags_of({.game = "connect-four", .options = {"columns=99"}}, 16), "RP-014: ");
  refused(flags_of({.game = "connect-four", .rulings = {"diagonals=x"}}, 16), "RP-003: ");
  for (const auto* bots : {"", "gredy", "mcts", "mcts:0", "uniform,", "mcts:5:5:5"}) {
    refused(with([&](BalanceFlags& flags) { flags.bots = bots; }), "RP-001: --bots: ");
  }
  for (const auto* until : {"", "x", "0%", "-1%", "60%", "1%%", "nan", "inf", "0.00001"}) {
    refused(with([&](BalanceFlags& flags) { flags.until = until; }), "RP-001: --until: ");
  }
  for (const auto* vary : {"x", "=1,2", "diagonals=count", "diagonals=count,count", "diagonals=,",
                           "data.x[y].z=1,2", "data.a b.c=1,2", "data.[a=b].c=1,2", "data.=1,2"}) {
    refused(with([&](BalanceFlags& flags) { flags.vary = vary; }), "RP-001: --vary: ");
  }
  refused(with([](BalanceFlags& flags) { flags.vary = "diagonal=count,none"; }), "RP-003: ");
  auto high = flags_of({.game = "connect-four"}, 16);
  high.vary = "setup.rows=4,99";
  refused(high, "RP-014: ");
  refused(with([](BalanceFlags& flags) { flags.vary = "setup.rows=4,5"; }), "RP-001: --vary: rows");
  refused(with([](BalanceFlags& flags) { flags.games = 0; }), "RP-001: --games: ");
  refused(with([](BalanceFlags& flags) { flags.longest = 0; }), "RP-001: --longest: ");
  refused(with([](BalanceFlags& flags) { flags.resume = true; }), "RP-001: --resume: ");
  refused(with([](BalanceFlags& flags) { flags.never = std::vector<std::string>(12, "x"); }),
          "RP-001: --never: ");
  auto hidden =
      flags_of({.game = "year-of-the-dragon", .rulings = {"release-order=simultaneous"}}, 4);
  hidden.bots = "greedy";
  refused(hidden, "RP-014: --bots: ");
  auto data = flags_of({.game = "drako", .options = {"data=duel"}}, 4);
  data.vary = "data.dragon.flight=1,2";
  refused(data, "RP-001: --vary: ");
  data = flags_of({.game = "drako"}, 4);
  data.vary = "data.dragon.wings=1,2";
  refused(data, "RP-009: --vary data.dragon.wings=1: ");
}

}  // namespace
