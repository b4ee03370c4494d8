/// Bad input of every kind: the exact exit code and the code of the error, in one line.
#include <filesystem>
#include <fstream>
#include <ostream>
#include <sstream>
#include <string>
#include <string_view>
#include <utility>

#include <doctest/doctest.h>
#include <sys/stat.h>

#include "reports/cli/command/ask.hpp"
#include "reports/cli/command/audit.hpp"
#include "reports/cli/command/check.hpp"
#include "reports/cli/command/compare.hpp"
#include "reports/cli/command/explore.hpp"
#include "reports/cli/command/play.hpp"
#include "reports/cli/command/replay.hpp"
#include "reports/cli/command/report.hpp"
#include "reports/cli/command/rules.hpp"
#include "reports/cli/command/verify.hpp"
#include "reports/cli/door/files.hpp"
#include "reports/cli/door/set_up.hpp"
#include "reports/cli/print/terminal.hpp"
#include "reports/cli/print/test_terminal.hpp"

using namespace ruleproof::cli;

namespace {

const SetUpFlags four{.game = "connect-four"};
const std::string head = "ruleproof 1\ngame connect-four ruleset 1\nsetup columns=4 rows=4\n\n";

/// One line on standard error that begins with the code.
auto refused(const Ran& ran, int status, std::string_view code) -> void {
  CAPTURE(ran.err);
  CHECK(ran.status == status);
  CHECK(ran.err.starts_with(std::string(code) + ": "));
  CHECK(ran.err.find('\n') == ran.err.size() - 1);
}

auto replayed(const std::string& record) -> Ran {
  return ran(ReplayOptions{.files = {"-"}, .quiet = true}, record);
}

auto rulings(std::string text) -> SetUpFlags {
  return {.game = "connect-four", .rulings = {std::move(text)}};
}

}  // namespace

TEST_CASE("records: what cannot be read is bad input, what does not hold is a finding") {
  refused(replayed(""), 2, "RP-005");
  refused(ran(ReplayOptions{.files = {"-"}, .suite = "junit"}, head), 2, "RP-001");
  refused(ran(ReplayOptions{.files = {"-"}, .suite = "jest"}, head + "p2 drop 1\n"), 1, "RP-007");
  refused(replayed("hello\n"), 2, "RP-005");
  refused(replayed(head + "p7 drop 1\n"), 2, "RP-005");
  refused(replayed("ruleproof 1\ngame chess ruleset 1\n"), 2, "RP-002");
  refused(replayed("ruleproof 1\ngame connect-four ruleset 1\nrulings a=b\n"), 2, "RP-003");
  refused(replayed("ruleproof 1\ngame connect-four ruleset 1\nsetup columns=0\n"), 2, "RP-014");
  refused(replayed(head + "cites no.such\n"), 2, "RP-004");
  refused(replayed(head + "p1 jump 1\n"), 2, "RP-006");
  refused(replayed(head + "position x\n"), 2, "RP-008");
  refused(replayed(head + "p2 drop 1\n"), 1, "RP-007");
  refused(replayed(head + "p1 drop 1\np2 drop 1\np1 drop 1\np2 drop 1\np1 drop 1\n"), 1, "RP-007");
  refused(replayed(head + "expect to-act=p2\n"), 1, "RP-013");
  refused(replayed(head + "expect no.field=1\n"), 2, "RP-005");
  refused(replayed(head + "expect winner.p1=1\n"), 1, "RP-013");  // the game is not over
  refused(replayed(head + "p1 drop 1\nend fingerprint 0x1\n"), 1, "RP-013");
  refused(ran(ReplayOptions{.files = {"no-such-file.game"}}), 2, "RP-011");
  refused(replayed("ruleproof 1\ngame connect-four ruleset 1\nsetup columns=4 columns=5\n"), 2,
          "RP-005");
  refused(ran(ReplayOptions{.files = {"-"}, .rulings = {"x"}}), 2, "RP-001");
  refused(ran(ReplayOptions{.files = {"/dev/zero"}}), 2, "RP-011");
}

TEST_CASE("every game refuses what its records cannot say") {
  for (const std::string game : {"year-of-the-dragon", "river-dragons", "drako", "sea-dragons"}) {
    CAPTURE(game);
    const auto start = "ruleproof 1\ngame " + game + " ruleset 1\n";
    refused(replayed(start + "expect no.such.field=1\n"), 2, "RP-005");
    refused(replayed(start + "position no.such.field=1\n"), 2, "RP-008");
    refused(replayed(start + "position \n"), 2, "RP-005");
    refused(replayed(start + "p1 no-such-move\n"), 2, "RP-006");
    refused(replayed(start + "cites no.such.clause\n"), 2, "RP-004");
    refused(replayed(start + "rulings no-such-ruling=x\n"), 2, "RP-003");
    refused(replayed(start + "setup players=99\n"), 2, "RP-014");
    refused(replayed(start + "setup no-such-option=1\n"), 2, "RP-014");
  }
}

TEST_CASE("every game refuses set-ups, data files and names that cannot be") {
  const auto folder = std::filesystem::temp_directory_path();
  const auto broken = (folder / "ruleproof_broken.toml").string();
  REQUIRE_FALSE(write_file(broken, "[[[ this is no TOML\n"));
  for (const std::string game : {"year-of-the-dragon", "river-dragons", "drako", "sea-dragons"}) {
    CAPTURE(game);
    const auto with = [&](std::string option) {
      return RulesOptions{.set_up = {.game = game, .options = {std::move(option)}}};
    };
    refused(ran(with("data=" + broken)), 2, "RP-009");
    refused(ran(with("data=no-such.toml")), 2, "RP-011");
    refused(ran(with("players=99")), 2, "RP-014");
    refused(ran(with("players=18446744073709551618")), 2, "RP-014");
    refused(ran(with("players=-2")), 2, "RP-014");
    refused(ran(with("players=2x")), 2, "RP-014");
    refused(ran(RulesOptions{.set_up = {.game = game}, .clause = "no.such"}), 2, "RP-004");
    refused(ran(PlayOptions{.set_up = {.game = game, .rulings = {"no-such-ruling=x"}}}), 2,
            "RP-003");
    refused(ran(AskFlags{.game = game, .question = "no-such-question"}), 2, "RP-015");
  }
}

TEST_CASE("sources files that cannot be used are refused, for every game") {
  const auto root = std::filesystem::temp_directory_path() / "ruleproof_bad_sources";
  for (const std::string game : {"year-of-the-dragon", "river-dragons", "drako", "sea-dragons"}) {
    CAPTURE(game);
    for (const std::string text :
         {"this is no TOML [", "", "language = \"ru\"\n[[clause]]\nid = \"no.such\"\n"}) {
      CAPTURE(text);
      REQUIRE_FALSE(write_file((root / "ru.toml").string(), text));
      refused(ran(AuditFlags{
                  .game = game, .texts = root.string(), .sources = root.string(), .quick = true}),
              2, "RP-010");
    }
  }
  std::filesystem::remove_all(root);
}

TEST_CASE("several records: bad input outweighs a finding") {
  const auto ran_both =
      ran(ReplayOptions{.files = {"no-such-file.game", "-"}, .quiet = true}, head + "p2 drop 1\n");
  CHECK(ran_both.status == 2);
  CHECK(has(ran_both.err, "RP-011"));
  CHECK(has(ran_both.err, "RP-007"));
}

TEST_CASE("names that do not exist") {
  refused(ran(RulesOptions{.set_up = {.game = "conect-four"}}), 2, "RP-002");
  refused(ran(RulesOptions{.set_up = four, .clause = "no.such"}), 2, "RP-004");
  refused(ran(RulesOptions{.set_up = four, .clause = "x", .rulings = true}), 2, "RP-003");
  refused(ran(PlayOptions{.set_up = rulings("diagonal=count")}), 2, "RP-003");
  refused(ran(CheckFlags{.set_up = rulings("diagonals=maybe")}), 2, "RP-003");
  refused(ran(ExploreFlags{.set_up = {.game = ""}}), 2, "RP-002");
  refused(ran(AskFlags{.game = "chess"}), 2, "RP-002");
  refused(ran(AskFlags{.game = "connect-four", .question = "why"}), 2, "RP-015");
  refused(ran(AskFlags{.game = "connect-four", .typed = {.can = "stones1 ="}}), 2, "RP-001");
  refused(ran(AskFlags{.game = "connect-four", .all = true, .typed = {.can = "1 = 1"}}), 2,
          "RP-001");
  refused(ran(CompareFlags{.set_up = four, .ruling = "diagonale=count"}), 2, "RP-003");
  refused(ran(CompareFlags{.set_up = four, .ruling = "diagonals=x"}), 2, "RP-003");
  refused(ran(AuditFlags{.game = "chess", .texts = "."}), 2, "RP-002");
  refused(ran(VerifyFlags{.games = {"chess"}}), 2, "RP-002");
}

TEST_CASE("a typo gets a proposal") {
  CHECK(has(ran(RulesOptions{.set_up = {.game = "conect-four"}}).err,
            "did you mean \"connect-four\"?"));
  CHECK(has(ran(CompareFlags{.set_up = four, .ruling = "diagonale=count"}).err,
            "did you mean \"diagonals\"?"));
}

TEST_CASE("flags that say nothing usable") {
  refused(ran(CheckFlags{.set_up = rulings("diagonals")}), 2, "RP-001");
  refused(ran(CheckFlags{.set_up = rulings("diagonals=count,diagonals=do-not-count")}), 2,
          "RP-001");
  refused(ran(PlayOptions{
              .set_up = {.game = "connect-four", .players = "2", .options = {"players=2"}}}),
          2, "RP-001");
  refused(ran(CheckFlags{.set_up = four, .laws = {"no law says this"}}), 2, "RP-001");
  refused(ran(PlayOptions{.set_up = {.game = "connect-four", .options = {"columns=99"}}}), 2,
          "RP-014");
  refused(ran(PlayOptions{.set_up = {.game = "connect-four", .players = "3"}}), 2, "RP-014");
  refused(ran(PlayOptions{.set_up = {.game = "connect-four", .rulebook = "ru"}}), 2, "RP-001");
  refused(ran(PlayOptions{.set_up = four, .json = true}), 2, "RP-001");
  refused(ran(CompareFlags{.set_up = four}), 2, "RP-001");
  refused(ran(CompareFlags{.set_up = four, .ruling = "diagonals"}), 2, "RP-001");
  refused(ran(CompareFlags{.set_up = four, .ruling = "diagonals=count"}), 2, "RP-001");
  refused(
      ran(CompareFlags{
          .set_up = four, .ruling = "diagonals=do-not-count", .against = "diagonals=do-not-count"}),
      2, "RP-001");
  refused(ran(CompareFlags{
              .set_up = four, .ruling = "diagonals=do-not-count", .against = "board=full"}),
          2, "RP-001");
  refused(ran(ReportOptions{.run = "-", .formats = {"pdf"}}), 2, "RP-001");
  refused(ran(ReportOptions{.run = "-"}), 2, "RP-001");
}

TEST_CASE("a flag that says nothing is not taken for none") {
  for (const std::string nothing : {" ", ",", ", ,"}) {
    CAPTURE(nothing);
    refused(ran(CheckFlags{.set_up = rulings(nothing)}), 2, "RP-001");
    refused(ran(RulesOptions{.set_up = {.game = "connect-four", .options = {nothing}}}), 2,
            "RP-001");
    refused(ran(ReplayOptions{.files = {"-"}, .rulings = {nothing}}), 2, "RP-001");
  }
  refused(ran(PlayOptions{.set_up = {.game = "connect-four", .players = "2,rows=5"}}), 2, "RP-001");
}

TEST_CASE("a root that is no repository") {
  refused(ran(CompareFlags{.set_up = four, .all = true, .root = "no-such-folder"}), 2, "RP-011");
  refused(ran(AuditFlags{.game = "drako", .texts = ".", .root = "reports"}), 2, "RP-011");
  refused(ran(ExploreFlags{.set_up = four, .pins = true, .root = "no-such-folder"}), 2, "RP-011");
  const auto pins = ran(ExploreFlags{.set_up = {.game = "year-of-the-dragon"}, .pins = true});
  if (!std::filesystem::exists("properties/pins/year_of_the_dragon.txt")) {
    refused(pins, 2, "RP-011");
  }
}

TEST_CASE("an answer that cannot be written is an error, whatever else was found") {
  const auto ends = [](int status) {
    std::istringstream in;
    std::ostringstream err;
    std::ostream out(nullptr);  // takes nothing
    Terminal terminal{in, out, err};
    out << "an answer";
    return Ran{ended(terminal, status), "", err.str()};
  };
  refused(ends(exit_clean), exit_bad_input, "RP-011");
  refused(ends(exit_findings), exit_bad_input, "RP-011");
  refused(ends(exit_internal), exit_internal, "RP-011");
  std::istringstream in;
  std::ostringstream out;
  std::ostringstream err;
  Terminal terminal{in, out, err};
  CHECK(ended(terminal, exit_findings) == exit_findings);
  CHECK(err.str().empty());
}

TEST_CASE("moves from a pipe: nobody can be asked again") {
  refused(ran(PlayOptions{.set_up = four}, "jump\n"), 2, "RP-006");
  refused(ran(PlayOptions{.set_up = four}, "8\n"), 2, "RP-006");
  refused(ran(PlayOptions{.set_up = {.game = "connect-four", .options = {"rows=1"}}},
              "drop 1\ndrop 1\n"),
          2, "RP-007");
}

TEST_CASE("files that cannot be read or written") {
  refused(ran(ReportOptions{.run = "no-such.json", .out = "x"}), 2, "RP-011");
  refused(ran(ReportOptions{.run = "-", .formats = {"html"}}, "not json"), 2, "RP-016");
  refused(ran(ReportOptions{.run = "-", .formats = {"html"}}, "{}"), 2, "RP-016");
  refused(ran(ReportOptions{.run = "-", .formats = {"html"}}, R"({"ruleproof_run":1})"), 2,
          "RP-016");
  refused(ran(ReportOptions{.run = ".", .formats = {"html"}}), 2, "RP-011");
  const auto deep = std::string(200'000, '[') + std::string(200'000, ']');
  refused(ran(ReportOptions{.run = "-", .formats = {"html"}}, deep), 2, "RP-016");
  refused(ran(PlayOptions{.set_up = four, .moves = 1, .random = true, .record = "/dev/null/x"}), 2,
          "RP-011");
  refused(ran(ExploreFlags{.set_up = four, .pins = true, .root = "/dev/null"}), 2, "RP-011");
}

TEST_CASE("data files that say nothing or do not end") {
  const auto empty = (std::filesystem::temp_directory_path() / "ruleproof_empty.toml").string();
  REQUIRE_FALSE(write_file(empty, "# nothing\n"));
  const auto with = [](const std::string& data) {
    return ran(PlayOptions{.set_up = {.game = "year-of-the-dragon", .options = {"data=" + data}}});
  };
  refused(with(empty), 2, "RP-009");
  refused(with("no-such.toml"), 2, "RP-011");
  refused(with("."), 2, "RP-014");
}

TEST_CASE("data of drako that cannot be is refused at its line") {
  const auto path = (std::filesystem::temp_directory_path() / "ruleproof_drako.toml").string();
  const auto told = [&](std::string_view text) {
    std::ofstream(path) << text;
    auto done = ran(PlayOptions{.set_up = {.game = "drako", .options = {"data=" + path}}});
    refused(done, 2, "RP-009");
    return done.err;
  };
  const auto says = [&](std::string_view text, std::string_view where_and_what) {
    CHECK(told(text).find(path + ':' + std::string(where_and_what)) != std::string::npos);
  };
  says("[dragon_deck]\nkinds = [\n  {copies = 37, icons = [\"fly\"]},\n]\n",
       "2: the deck of the dragon has 37 cards; it must have 38");
  says("[dragon_deck]\nkinds = [\n  {copies = 38, icons = [\"flight\"]},\n]\n",
       "3: icon \"flight\" is none of");
  says("[[dwarf]]\nname = \"rager\"\nboxes = 0\n", "3: \"boxes\" must be from 1 to 9, not 0");
  says("[board]\nareas = [\n  \"a1\", \"a2\",\n  \"a1\",\n]\n", "4: the area a1 is there twice");
  std::filesystem::remove(path);
}

TEST_CASE("texts without a word are not those that were reviewed, in every game") {
  const auto folder = std::filesystem::temp_directory_path() / "ruleproof_empty_texts";
  for (const std::string game : {"year-of-the-dragon", "river-dragons", "drako", "sea-dragons"}) {
    for (const std::string bytes : {"", "\n \n\t\n"}) {
      CAPTURE(game);
      CAPTURE(bytes);
      for (const std::string language : {".ru.txt", ".es.txt"}) {
        REQUIRE_FALSE(write_file((folder / (game + language)).string(), bytes));
      }
      const auto done = ran(AuditFlags{.game = game, .texts = folder.string(), .quick = true});
      CHECK(done.status == 2);
      CHECK(done.out.empty());
      CHECK(has(done.err, "RP-012: "));
      CHECK(has(done.err, "is not the text that was reviewed: 0 of its "));
    }
  }
  std::filesystem::remove_all(folder);
}

TEST_CASE("what stands in the place of a text or of a sources file and is no file") {
  namespace fs = std::filesystem;
  const auto root = fs::temp_directory_path() / "ruleproof_no_files";
  const auto refuses = [&](auto&& make) {
    for (const std::string name : {"drako.ru.txt", "ru.toml"}) {
      CAPTURE(name);
      fs::remove_all(root);
      fs::create_directories(root);
      make((root / name).string());
      const bool is_text = name.ends_with(".txt");
      refused(ran(AuditFlags{.game = "drako",
                             .texts = root.string(),
                             .sources = is_text ? "" : root.string(),
                             .quick = true}),
              2, is_text ? "RP-012" : "RP-011");
    }
  };
  refuses([](const std::string& path) { fs::create_directory(path); });
  refuses([](const std::string& path) { fs::create_symlink("no-such-file", path); });
  refuses([](const std::string& path) { fs::create_symlink("/dev/zero", path); });
  refuses([](const std::string& path) { REQUIRE(mkfifo(path.c_str(), 0600) == 0); });
  fs::remove_all(root);
}

TEST_CASE("a folder of texts without the texts") {
  const auto empty = (std::filesystem::temp_directory_path() / "ruleproof_no_texts").string();
  std::filesystem::create_directories(empty);
  refused(ran(AuditFlags{.game = "year-of-the-dragon", .texts = empty, .quick = true}), 2,
          "RP-012");
  refused(ran(VerifyFlags{.games = {"year-of-the-dragon"}, .texts = empty}), 2, "RP-012");
  refused(ran(AuditFlags{.game = "connect-four", .texts = empty}), 2, "RP-010");
  refused(ran(AuditFlags{.game = "year-of-the-dragon", .texts = "no-such-folder"}), 2, "RP-011");
  refused(ran(AuditFlags{.game = "year-of-the-dragon",
                         .texts = empty,
                         .sources = "reports/audit/fixtures/sources",
                         .quick = true}),
          2, "RP-010");
}
