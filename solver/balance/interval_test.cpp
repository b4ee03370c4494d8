#include "solver/balance/interval.hpp"

#include <cmath>
#include <cstdint>
#include <functional>
#include <vector>

#include <doctest/doctest.h>

#include "model/core/play.hpp"

namespace ruleproof::solver::balance {
namespace {

constexpr std::int64_t batch_size = 8;

/// A value of 0..60 units at random, and the mean of such values.
struct Source {
  const char* name;
  double mean;
  std::function<std::int64_t(Random&)> draw;
};

auto sources() -> std::vector<Source> {
  const auto coin = [](std::uint64_t of_thousand) {
    return
        [=](Random& random) -> std::int64_t { return random.below(1000) < of_thousand ? 60 : 0; };
  };
  return {{"a fair coin", 30, coin(500)},
          {"a coin that hardly ever wins", 0.6, coin(10)},
          {"a coin that nearly always wins", 58.8, coin(980)},
          {"wins, draws and losses", 30,
           [](Random& random) { return static_cast<std::int64_t>(30 * random.below(3)); }},
          {"small differences", 30,
           [](Random& random) { return 29 + static_cast<std::int64_t>(random.below(3)); }}};
}

/// In how many of 400 runs an interval of 95 % was ever wrong, looked at after each of 250 batches.
template <class Judge>
auto runs_ever_wrong(const Source& source, Judge&& wrong) -> int {
  int runs = 0;
  for (std::uint64_t seed = 1; seed <= 400; ++seed) {
    Random random(seed);
    Sequence sequence(Range{0, 60});
    bool ever = false;
    for (int look = 0; look < 250 && !ever; ++look) {
      Sums batch;
      for (int i = 0; i < batch_size; ++i) batch.add(source.draw(random));
      sequence.merge(batch);
      ever = wrong(sequence);
    }
    runs += ever ? 1 : 0;
  }
  return runs;
}

TEST_CASE("an interval of 95 % is ever wrong in at most 5 of 100 runs, however often one looks") {
  const Confidence confidence{.miss = 0.05, .spread = 300};
  for (const auto& source : sources()) {
    CAPTURE(source.name);
    const auto wrong = runs_ever_wrong(source, [&](const Sequence& sequence) {
      return !sequence.interval(confidence).has(source.mean);
    });
    CHECK(wrong <= 20);
  }
}

TEST_CASE("the interval of the normal distribution is ever wrong far more often") {
  // The same looks at the same runs: what the sequence is for.
  const auto fair = sources()[0];
  const auto wrong = runs_ever_wrong(fair, [&](const Sequence& sequence) {
    const auto& sums = sequence.sums();
    const auto count = static_cast<double>(sums.count);
    const auto mean = static_cast<double>(sums.sum) / count;
    const auto variance = (static_cast<double>(sums.squares) / count) - (mean * mean);
    return sums.count >= 40 && std::abs(mean - fair.mean) > 1.96 * std::sqrt(variance / count);
  });
  CHECK(wrong > 80);
}

TEST_CASE("the boundary is crossed with about the chance that it may be crossed with") {
  // Not only safe, but near: what may be wrong every second time is wrong now and then.
  const Confidence loose{.miss = 0.5, .spread = 300};
  const auto fair = sources()[0];
  const auto wrong = runs_ever_wrong(
      fair, [&](const Sequence& sequence) { return !sequence.interval(loose).has(fair.mean); });
  CHECK(wrong <= 200);
  CHECK(wrong > 40);
}

TEST_CASE("the width shrinks with the number of observations and with their spread") {
  const Confidence confidence{.miss = 0.05, .spread = 2000};
  const auto width_after = [&](const Source& source, int batches) {
    Random random(7);
    Sequence sequence(Range{0, 60});
    for (int i = 0; i < batches; ++i) {
      Sums batch;
      for (int j = 0; j < batch_size; ++j) batch.add(source.draw(random));
      sequence.merge(batch);
    }
    return sequence.interval(confidence).half_width() / 60;
  };
  const auto all = sources();
  CHECK(width_after(all[0], 3000) < 0.012);
  CHECK(width_after(all[0], 3000) > 0.0098);  // not below what one look at the end could give
  CHECK(width_after(all[0], 12000) < width_after(all[0], 3000) * 0.55);
  CHECK(width_after(all[4], 3000) < 0.002);
}

TEST_CASE("nothing was seen: nothing is claimed") {
  const auto interval = Sequence(Range{-5, 5}).interval({});
  CHECK(interval.low == -5);
  CHECK(interval.high == 5);
}

TEST_CASE("batches of the same observations give the same sums in any order") {
  Sums a;
  Sums b;
  for (const auto value : {3, 1, 4}) a.add(value);
  for (const auto value : {1, 5}) b.add(value);
  auto ab = a;
  ab.add(b);
  auto ba = b;
  ba.add(a);
  CHECK(ab == ba);
  CHECK(ab.count == 5);
  CHECK(ab.sum == 14);
  CHECK(ab.squares == 52);
}

}  // namespace
}  // namespace ruleproof::solver::balance
