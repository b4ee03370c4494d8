#include "reports/cli/verify/tell.hpp"

#include <optional>
#include <sstream>
#include <string>

#include <doctest/doctest.h>

#include "model/core/finding.hpp"
#include "reports/cli/door/out_folder.hpp"
#include "reports/cli/print/terminal.hpp"
#include "reports/cli/print/test_terminal.hpp"
#include "reports/cli/verify/folders_test.hpp"

namespace ruleproof::cli {
namespace {

TEST_CASE("with -v, too, what looked at nothing does not hold") {
  Run run;
  auto& report = run.games.emplace_back();
  report.name = report.title = "tower";
  for (int i = 0; i < 6; ++i) {
    auto& check = report.checks.emplace_back();
    check.group = "refuter";
    check.name = "claim " + std::to_string(i);
    check.amount = i == 0 ? "3 games" : "0 games";
  }
  const auto folder = OutFolder::claim(fresh_folder("tell_nothing"));
  REQUIRE(folder);
  std::istringstream in;
  std::ostringstream out;
  std::ostringstream err;
  Terminal terminal{in, out, err};
  CHECK(tell(run, std::nullopt, *folder, Telling::whole, terminal) == exit_clean);
  const auto text = out.str();
  CAPTURE(text);
  CHECK(has(text, "refuter  1 hold"));
  CHECK(has(text, "5 looked at nothing\n"));
  CHECK(has(text, "  nothing refuter: claim 1\n    0 games\n"));
  CHECK(has(text, "  nothing refuter: 2 more, which the report lists\n"));
  CHECK(has(text, "1 game, 6 checks: 1 holds, 5 looked at nothing. No findings.\n"));
}

}  // namespace
}  // namespace ruleproof::cli
