#include "reports/cli/command/report.hpp"

#include <algorithm>
#include <filesystem>
#include <string>

#include <doctest/doctest.h>

#include "model/core/finding.hpp"
#include "reports/cli/command/ask.hpp"
#include "reports/cli/door/files.hpp"
#include "reports/cli/print/brief.hpp"
#include "reports/cli/print/terminal.hpp"
#include "reports/cli/print/test_terminal.hpp"
#include "reports/render/run_json/run.hpp"

using namespace ruleproof::cli;

namespace {

/// A file with a run of one finding.
auto run_with(const std::string& name, const std::string& finding) -> std::string {
  ruleproof::Run run;
  run.games.emplace_back();
  run.games[0].name = "connect-four";
  run.games[0].findings.emplace_back();
  run.games[0].findings[0].id = "connect-four/question/" + finding;
  run.games[0].findings[0].title = finding;
  const auto path =
      (std::filesystem::temp_directory_path() / ("ruleproof_cli_" + name + ".json")).string();
  CHECK_FALSE(write_file(path, ruleproof::render::run_json(run)));
  return path;
}

}  // namespace

TEST_CASE("a report against another run begins with what is different") {
  const auto old = run_with("old", "before");
  const auto now = run_with("now", "after");
  const auto text = ran(ReportOptions{.run = now, .against = old, .formats = {"markdown"}});
  CHECK(text.status == exit_clean);
  CHECK(has(text.out, "**Since the other run: 1 new, 1 gone.**"));
  CHECK(text.out.find("1 new") < text.out.find("| Game |"));
  const auto page = ran(ReportOptions{.run = now, .against = old, .formats = {"html"}});
  CHECK(has(page.out, "Since the other run: 1 new, 1 gone."));
  CHECK_FALSE(has(ran(ReportOptions{.run = now, .formats = {"html"}}).out, "Since the other run:"));
}

TEST_CASE("what cannot be compared is bad input") {
  const auto now = run_with("now", "after");
  for (const auto& flags : {ReportOptions{.run = now, .against = now, .formats = {"junit"}},
                            ReportOptions{.run = now, .against = "none", .formats = {"html"}},
                            ReportOptions{.run = "-", .against = "-", .formats = {"html"}}}) {
    const auto refused = ran(flags);
    CHECK(refused.status == exit_bad_input);
    CHECK(refused.err.starts_with("RP-0"));
    CHECK(std::ranges::count(refused.err, '\n') == 1);
  }
}

TEST_CASE("an answer is ten lines at most; -v gives the rest, --out the records") {
  AskFlags flags{.game = "connect-four", .question = "soonest-wins"};
  const auto brief = ran(flags);
  CHECK(std::ranges::count(brief.out, '\n') <= static_cast<long>(brief_lines));
  CHECK(has(brief.out, "with a game of 7 steps"));
  flags.verbose = true;
  CHECK(has(ran(flags).out, "p1 drop 4"));
  flags.out = (std::filesystem::temp_directory_path() / "ruleproof_cli_ask").string();
  std::filesystem::remove_all(flags.out);
  CHECK(ran(flags).status == exit_clean);
  CHECK(std::filesystem::exists(flags.out +
                                "/records/connect-four-question-soonest-wins-first-player.game"));
  CHECK(std::filesystem::exists(flags.out + "/report.html"));
}
