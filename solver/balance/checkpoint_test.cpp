#include "solver/balance/checkpoint.hpp"

#include <cstdint>
#include <cstdio>
#include <filesystem>
#include <memory>
#include <string>
#include <utility>

#include <doctest/doctest.h>

#include "model/connect_four/connect_four.hpp"
#include "solver/balance/bot_spec.hpp"
#include "solver/balance/contest.hpp"
#include "solver/balance/contest_of.hpp"
#include "solver/balance/run.hpp"

namespace ruleproof::solver::balance {
namespace {

using connect_four::ConnectFour;

auto contest(std::uint64_t seed) -> std::unique_ptr<Contest> {
  Plan plan;
  plan.bots = read_bots("uniform,greedy", "").value();
  plan.seed = seed;
  const ConnectFour small({.columns = 4, .rows = 4, .rulings = {}});
  auto made = contest_of(std::vector{small}, plan);
  REQUIRE(made);
  return std::move(made).value();
}

auto result(const Contest& contest, const RunOptions& options) -> std::string {
  const auto balance = run(contest, options, {});
  REQUIRE(balance);
  return to_text(*balance, "");
}

TEST_CASE("the number of threads changes nothing") {
  const auto games = contest(1);
  for (const auto until : {0.0, 0.05}) {
    RunOptions options{.until = until, .rounds = 500};
    options.threads = 1;
    const auto alone = result(*games, options);
    for (const unsigned threads : {2U, 5U}) {
      options.threads = threads;
      CHECK(result(*games, options) == alone);
    }
    CHECK(result(*contest(2), options) != alone);
  }
}

TEST_CASE("a checkpoint is read as it was written") {
  const auto games = contest(1);
  const auto balance = run(*games, {.until = 0, .rounds = 100}, {});
  REQUIRE(balance);
  const auto text = to_text(*balance, "a plan");
  const auto again = read_balance(text, "file", "a plan", games->layout());
  REQUIRE(again);
  CHECK(to_text(*again, "a plan") == text);
}

TEST_CASE("a run goes on from a checkpoint as if it had never stopped") {
  const auto games = contest(3);
  const auto file =
      (std::filesystem::temp_directory_path() / "ruleproof_checkpoint_test.txt").string();
  std::filesystem::remove(file);
  const RunOptions whole{.until = 0, .rounds = 800, .plan = "p"};
  auto part = whole;
  part.rounds = 320;
  part.checkpoint = file;
  (void)result(*games, part);
  auto rest = whole;
  rest.checkpoint = file;
  rest.resume = true;
  std::uint64_t resumed = 0;
  const auto balance = run(*games, rest, [&](const Progress& now) { resumed = now.resumed; });
  REQUIRE(balance);
  CHECK(resumed == 320);
  CHECK(to_text(*balance, "") == result(*games, whole));

  rest.plan = "q";
  const auto other = run(*games, rest, {});
  REQUIRE(!other);
  CHECK(other.error().code == Code::bad_run);
  std::filesystem::remove(file);
}

TEST_CASE("a run that was ended early goes on from its checkpoint as if it had not been") {
  const auto games = contest(3);
  const auto file =
      (std::filesystem::temp_directory_path() / "ruleproof_early_checkpoint_test.txt").string();
  const auto whole = result(*games, {.until = 0, .rounds = 100, .plan = "p"});
  for (const std::uint64_t wanted : {0U, 16U, 17U, 33U}) {
    CAPTURE(wanted);
    std::filesystem::remove(file);
    std::uint64_t asked = 0;
    RunOptions options{.until = 0, .rounds = 100, .threads = 1, .checkpoint = file, .plan = "p"};
    options.stop = [&] { return asked++ >= wanted; };
    (void)result(*games, options);
    options.stop = {};
    options.resume = true;
    CHECK(result(*games, options) == whole);
  }
  std::filesystem::remove(file);
}

TEST_CASE("what is no checkpoint is refused, and never crashes") {
  const auto games = contest(1);
  const auto text = to_text(*run(*games, {.until = 0, .rounds = 32}, {}), "p");
  for (std::size_t length = 0; length < text.size(); length += 7) {
    CHECK(!read_balance(text.substr(0, length), "f", "p", games->layout()));
  }
  for (std::size_t at = 0; at < text.size(); at += 5) {
    auto spoilt = text;
    spoilt[at] = spoilt[at] == 'x' ? 'y' : 'x';
    CHECK(!read_balance(spoilt, "f", "p", games->layout()));
  }
  CHECK(!read_balance(text + "more\n", "f", "p", games->layout()));
}

TEST_CASE("a checkpoint that cannot be written is said") {
  const auto games = contest(1);
  const auto balance =
      run(*games, {.until = 0, .rounds = 32, .checkpoint = "/no/such/folder/file"}, {});
  REQUIRE(!balance);
  CHECK(balance.error().code == Code::no_file);
}

}  // namespace
}  // namespace ruleproof::solver::balance
