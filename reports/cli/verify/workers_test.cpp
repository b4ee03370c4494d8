#include "reports/cli/verify/workers.hpp"

#include <chrono>
#include <sstream>
#include <string>

#include <doctest/doctest.h>

#include "model/core/finding.hpp"
#include "reports/cli/print/findings.hpp"
#include "reports/cli/print/progress.hpp"
#include "reports/cli/print/terminal.hpp"

namespace ruleproof::cli {
namespace {

using std::chrono::seconds;

/// What a person, or a log, reads beside the results.
auto told(bool person) -> std::string {
  std::istringstream in;
  std::ostringstream out;
  std::ostringstream err;
  Terminal terminal{.in = in, .out = out, .err = err, .progress = person};
  const auto part = [](const std::string& name) {
    return Part{"tower", name, [] { return Result<GameReport>(empty_report("tower")); }};
  };
  const auto done = do_parts({part("one"), part("two")}, 1, terminal);
  CHECK(done.results.size() == 2);
  CHECK_FALSE(done.interrupted);
  CHECK(out.str().empty());
  return err.str();
}

}  // namespace

TEST_CASE("what is left of the work is told from what is done") {
  CHECK(time_left(0, 10, seconds(30)).empty());
  CHECK(time_left(10, 10, seconds(30)).empty());
  CHECK(time_left(3, 9, seconds(30)) == ", about 60 s left");
  CHECK(time_left(1, 31, seconds(20)) == ", about 10 min left");
}

TEST_CASE("a person sees one line that is written over, a log a line for each part") {
  CHECK(told(true).starts_with("\r\x1b[K["));
  CHECK(told(true).ends_with("\r\x1b[K"));
  CHECK(told(false).find("tower: one\n") != std::string::npos);
  CHECK(told(false).find("left") == std::string::npos);
}

}  // namespace ruleproof::cli
