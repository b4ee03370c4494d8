#include "reports/cli/command/verify.hpp"

#include <algorithm>
#include <filesystem>
#include <string>

#include <doctest/doctest.h>

#include "reports/cli/command/replay.hpp"
#include "reports/cli/command/report.hpp"
#include "reports/cli/door/files.hpp"
#include "reports/cli/print/brief.hpp"
#include "reports/cli/print/terminal.hpp"
#include "reports/cli/print/test_terminal.hpp"
#include "reports/cli/verify/folders_test.hpp"
#include "reports/cli/verify/project.hpp"
#include "solver/no_threads_test.hpp"

using namespace ruleproof::cli;

TEST_CASE("verify writes every report, and every witness as a record that replays") {
  const auto out = fresh_folder("verify");
  auto flags = quick(out, 2);
  flags.verbose = true;
  const auto done = ran(flags);
  CAPTURE(done.out);
  CAPTURE(done.err);
  CHECK(done.status == exit_clean);
  CHECK(has(done.out, "report: " + out + "/report.html"));
  CHECK(has(done.out, "  skipped refuter: 10 more, which the report lists"));
  for (const auto* name : {"report.html", "junit.xml", "report.sarif", "summary.md", "run.json"}) {
    CAPTURE(name);
    CHECK_FALSE(file_in(out, name).empty());
  }
  CHECK(ran(ReplayOptions{.files = {out + "/records"}, .quiet = true}).status == exit_clean);
}

TEST_CASE("the same seed writes the same files, however many parts at a time") {
  const auto one = fresh_folder("one");
  const auto two = fresh_folder("two");
  const auto none = fresh_folder("none");
  CHECK(ran(quick(one, 1)).status == ran(quick(two, 3)).status);
  {
    const ruleproof::solver::NoThreads no_threads;
    CHECK(ran(quick(none, 3)).status == exit_clean);
  }
  for (const auto* name : {"report.html", "junit.xml", "report.sarif", "summary.md", "run.json"}) {
    CAPTURE(name);
    CHECK(file_in(one, name) == file_in(two, name));
    CHECK(file_in(one, name) == file_in(none, name));
  }
}

TEST_CASE("a run that is rendered again is the same") {
  const auto out = fresh_folder("again");
  CHECK(ran(quick(out, 2)).status == exit_clean);
  const auto again = fresh_folder("again2");
  CHECK(ran(ReportOptions{.run = out + "/run.json", .out = again}).status == exit_clean);
  for (const auto* name : {"report.html", "junit.xml", "report.sarif", "summary.md", "run.json"}) {
    CAPTURE(name);
    CHECK(file_in(out, name) == file_in(again, name));
  }
}

TEST_CASE("verify tells what it is doing") {
  CHECK(has(ran(quick(fresh_folder("telling"), 2)).err, "connect-four: laws"));
}

TEST_CASE("a folder that cannot be written to is said before anything is done") {
  const auto done = ran(quick("/dev/null/out", 2));
  CHECK(done.status == exit_bad_input);
  CHECK(done.err.starts_with("RP-011: /dev/null/out: "));
  CHECK_FALSE(has(done.err, "connect-four: laws"));
}

TEST_CASE("a root that is named and is no repository is bad input, and nothing is written") {
  const auto out = fresh_folder("nowhere");
  for (const auto* root : {"no-such-folder", "reports", "README.md"}) {
    CAPTURE(root);
    auto flags = quick(out, 2);
    flags.root = root;
    const auto done = ran(flags);
    CHECK(done.status == exit_bad_input);
    CHECK(done.err.starts_with("RP-011: " + std::string(root) + ": no repository: "));
    CHECK_FALSE(std::filesystem::exists(out));
  }
}

TEST_CASE("verify says in ten lines what is open, the gravest first, and where the report is") {
  const auto out = fresh_folder("brief");
  const auto done = ran(quick(out, 2));
  CAPTURE(done.out);
  CHECK(done.out.starts_with("Nothing fails.\n"));
  CHECK(has(done.out, "\nskipped  "));
  CHECK(has(done.out, "refuter: "));
  CHECK(has(done.out, "report: " + out + "/report.html\n1 game, "));
  CHECK(std::ranges::count(done.out, '\n') <= static_cast<long>(brief_lines));
}

TEST_CASE("what a repository lacks is skipped, and the report and the terminal say so") {
  const auto root = fresh_folder("half");
  std::filesystem::create_directories(root + "/properties/scenarios/connect_four");
  const auto out = fresh_folder("half_report");
  auto flags = quick(out, 2);
  flags.root = root;
  flags.verbose = true;
  const auto done = ran(flags);
  CHECK(done.status == exit_clean);
  for (const auto* path : {"properties/pins/connect_four.txt", "fuzz/corpus/connect_four_playout",
                           "fuzz/corpus/connect_four_rulings"}) {
    CAPTURE(path);
    CHECK(has(done.out, path + std::string(" is not there")));
    CHECK(has(file_in(out, "findings.html"), path + std::string(" is not there")));
    CHECK(has(file_in(out, "junit.xml"), path + std::string(" is not there")));
  }
}

TEST_CASE("a root may end with a slash, as shells complete it") {
  const auto root = fresh_folder("slash");
  std::filesystem::create_directories(root + "/properties/pins");
  REQUIRE_FALSE(write_file(root + "/properties/pins/connect_four.txt",
                           "columns=2 rows=2 | | all | 11 12 - | by hand\n"));
  auto flags = quick(fresh_folder("slash_report"), 2);
  flags.root = root + "//";
  flags.verbose = true;
  const auto done = ran(flags);
  CHECK_FALSE(has(done.out, "properties/pins/connect_four.txt is not there"));
  CHECK(has(done.out, "columns=2 rows=2"));
}

TEST_CASE("a root may have nothing of a game but what --record keeps") {
  const auto root = fresh_folder("kept");
  std::filesystem::create_directories(root + "/solver/balance/recorded");
  REQUIRE_FALSE(write_file(root + "/solver/balance/recorded/drako-2-greedy.json", "{}"));
  CHECK_FALSE(wrong_root(root, {"drako"}));
  CHECK(wrong_root(root, {"connect-four"}));
  std::filesystem::create_directories(root + "/solver/search/recorded");
  REQUIRE_FALSE(write_file(root + "/solver/search/recorded/connect-four.json", "{}"));
  CHECK_FALSE(wrong_root(root, {"drako", "connect-four"}));
}

TEST_CASE("a root that is named and has nothing of the game is bad input") {
  const auto root = fresh_folder("of_another_game");
  std::filesystem::create_directories(root + "/properties/scenarios/drako");
  const auto out = fresh_folder("of_another_report");
  auto flags = quick(out, 2);
  flags.root = root;
  const auto done = ran(flags);
  CHECK(done.status == exit_bad_input);
  CHECK(has(done.err, "nothing about connect-four lies there: neither properties/scenarios/"));
  CHECK_FALSE(std::filesystem::exists(out));
}

TEST_CASE("a file of the repository that cannot be read is a failure, not left out") {
  const auto root = fresh_folder("broken");
  std::filesystem::create_directories(root + "/properties/scenarios");
  REQUIRE_FALSE(write_file(root + "/properties/scenarios/connect_four", "not a folder"));
  auto flags = quick(fresh_folder("broken_report"), 2);
  flags.root = root;
  flags.verbose = true;
  const auto done = ran(flags);
  CHECK(done.status == exit_findings);
  CHECK(has(done.out, "RP-011"));
}
