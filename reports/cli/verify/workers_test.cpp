#include "reports/cli/verify/workers.hpp"

#include <atomic>
#include <chrono>
#include <cstddef>
#include <functional>
#include <sstream>
#include <stdexcept>
#include <string>
#include <thread>
#include <vector>

#include <doctest/doctest.h>

#include "model/core/finding.hpp"
#include "reports/cli/print/findings.hpp"
#include "reports/cli/print/progress.hpp"
#include "reports/cli/print/terminal.hpp"
#include "reports/cli/verify/parts.hpp"

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

auto part_that(const std::string& name, const std::function<void()>& work) -> Part {
  return {"tower", name, [=] {
            work();
            return Result<GameReport>(empty_report(name));
          }};
}

/// Parts done before a silent terminal.
auto done_with(const std::vector<Part>& parts, unsigned jobs, const Watching& watching) -> Done {
  std::istringstream in;
  std::ostringstream out;
  std::ostringstream err;
  Terminal terminal{.in = in, .out = out, .err = err};
  return do_parts(parts, jobs, terminal, watching);
}

auto wait_for(const std::atomic<bool>& flag) -> void {
  while (!flag) std::this_thread::sleep_for(std::chrono::milliseconds(1));
}

}  // namespace

TEST_CASE("each part is told in its turn while others are still to come") {
  std::atomic<bool> told_of_first = false;
  std::vector<std::string> told;
  const auto done =
      done_with({part_that("one", [] {}), part_that("two", [&] { wait_for(told_of_first); })}, 2,
                {.told = [&](std::size_t part, const Result<GameReport>& result) {
                  CHECK(part == told.size());
                  told.push_back(result->name);
                  told_of_first = true;
                }});
  CHECK(told == std::vector<std::string>{"one", "two"});
  CHECK_FALSE(done.out_of_time);
  CHECK_FALSE(done.at_work);
}

TEST_CASE("when the time is up, parts that see it are waited for, others are left") {
  std::atomic<bool> up = false;
  std::atomic<bool> go = false;
  std::atomic<bool> gone = false;
  const std::vector<Part> parts{part_that("sees", [&] { wait_for(up); }),
                                part_that("does not",
                                          [&] {
                                            up = true;
                                            wait_for(go);
                                            gone = true;
                                          }),
                                part_that("never", [] {})};
  std::vector<std::size_t> told;
  const auto done =
      done_with(parts, 2,
                {.over = [&]() -> bool { return up; },
                 .grace = std::chrono::milliseconds(500),
                 .told = [&](std::size_t part, const auto& /*result*/) { told.push_back(part); }});
  CHECK(done.out_of_time);
  CHECK(done.at_work);
  CHECK(done.results[0]);
  CHECK_FALSE(done.results[1]);
  CHECK_FALSE(done.results[2]);
  CHECK(done.begun[1]);
  CHECK(told == std::vector<std::size_t>{0});
  go = true;
  wait_for(gone);
}

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

TEST_CASE("a part that throws ends the run, and whoever is still at work does no harm") {
  std::atomic<bool> begun = false;
  std::atomic<bool> ended = false;
  const auto slow = part_that("slow", [&] {
    begun = true;
    std::this_thread::sleep_for(std::chrono::milliseconds(500));
    ended = true;
  });
  const auto broken = part_that("broken", [&] {
    wait_for(begun);
    throw std::logic_error("our own bug");
  });
  CHECK_THROWS_AS(done_with({slow, broken}, 2, {}), std::logic_error);
  CHECK(ended);
}

}  // namespace ruleproof::cli
