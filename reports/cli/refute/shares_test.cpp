#include "reports/cli/refute/shares.hpp"

#include <chrono>

#include <doctest/doctest.h>

namespace ruleproof::cli {
namespace {

using std::chrono::seconds;

/// A clock that is set by hand.
struct Hands {
  Shares::Clock::time_point at{};
  auto read() {
    return [this] { return at; };
  }
};

}  // namespace

TEST_CASE("what is left of the time is shared by the parts that are left") {
  Hands clock;
  Shares shares(seconds(100), 4, 1, clock.read());
  const auto first = shares.begun();
  clock.at += seconds(24);
  CHECK_FALSE(first());
  clock.at += seconds(1);
  CHECK(first());
  // It asked for longer than its share: 30 seconds are left for three.
  clock.at += seconds(45);
  shares.done();
  const auto second = shares.begun();
  clock.at += seconds(9);
  CHECK_FALSE(second());
  clock.at += seconds(1);
  CHECK(second());
  CHECK_FALSE(shares.over());
  clock.at += seconds(20);
  CHECK(shares.over());
}

TEST_CASE("parts of several threads have more of it, the last one no more than all") {
  Hands clock;
  Shares shares(seconds(60), 6, 2, clock.read());
  const auto one = shares.begun();
  clock.at += seconds(19);
  CHECK_FALSE(one());
  clock.at += seconds(1);
  CHECK(one());
  for (int i = 0; i < 5; ++i) shares.done();
  const auto last = shares.begun();
  clock.at += seconds(39);
  CHECK_FALSE(last());
  clock.at += seconds(1);
  CHECK(last());
}

TEST_CASE("without a time there is no end") {
  Hands clock;
  const Shares shares({}, 2, 1, clock.read());
  const auto part = shares.begun();
  clock.at += seconds(1'000'000);
  CHECK_FALSE(part());
  CHECK_FALSE(shares.over());
}

}  // namespace ruleproof::cli
