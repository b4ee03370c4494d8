#include "solver/smt/query.hpp"

#include <atomic>
#include <chrono>
#include <csignal>
#include <cstddef>
#include <cstdint>
#include <string>
#include <thread>
#include <vector>

#include <doctest/doctest.h>

#include "model/core/number.hpp"
#include "model/core/play.hpp"
#include "solver/memory_share.hpp"
#include "solver/smt/second_opinion.hpp"
#include "solver/smt/term.hpp"

namespace ruleproof::solver {
namespace {

/// A rule written once: what is left after paying, and how much is missing.
template <Number N>
auto left_after(const N& yuan, const N& price) -> N {
  return at_least_zero(yuan - price) * N(2) + greatest(N(0), price - yuan);
}

/// A random formula over three numbers, the same for every kind of number.
template <Number N>
auto random_formula(Random& random, const N& a, const N& b, const N& c, int depth) -> N {
  if (depth == 0) {
    switch (random.below(4)) {
      case 0:
        return a;
      case 1:
        return b;
      case 2:
        return c;
      default:
        return N(static_cast<int>(random.below(9)) - 4);
    }
  }
  const auto kind = random.below(6);
  const auto x = random_formula<N>(random, a, b, c, depth - 1);
  const auto y = random_formula<N>(random, a, b, c, depth - 1);
  switch (kind) {
    case 0:
      return x + y;
    case 1:
      return x - y;
    case 2:
      return x * y;
    case 3:
      return least(x, y);
    case 4:
      return select(x == y || !(x <= y), x, y - x);
    default:
      return select(x < y && y != N(2), x, greatest(x, y));
  }
}

TEST_CASE("a term has the value that the same rule gives plain numbers") {
  const auto a = Term::variable("a", -5, 5);
  const auto b = Term::variable("b", -5, 5);
  const auto c = Term::variable("c", 0, 9);
  for (std::uint64_t seed = 0; seed < 2000; ++seed) {
    Random numbers(seed * 7);
    const auto x = static_cast<int>(numbers.below(11)) - 5;
    const auto y = static_cast<int>(numbers.below(11)) - 5;
    const auto z = static_cast<int>(numbers.below(10));
    Random first(seed);
    Random second(seed);
    const auto term = random_formula<Term>(first, a, b, c, 3);
    const auto value = random_formula<int>(second, x, y, z, 3);
    CHECK(evaluate(term, {{"a", x}, {"b", y}, {"c", z}}) == value);
    CHECK(term.range().low <= value);
    CHECK(value <= term.range().high);
  }
}

TEST_CASE("Z3 gives terms the values that plain numbers have") {
  for (std::uint64_t seed = 0; seed < 40; ++seed) {
    Query query;
    const auto a = query.number("a", -5, 5);
    const auto b = query.number("b", -5, 5);
    const auto c = query.number("c", 0, 9);
    Random first(seed);
    Random second(seed);
    const auto term = random_formula<Term>(first, a, b, c, 2);
    const auto value = random_formula<int>(second, 3, -4, 7, 2);
    query.require(a == 3).require(b == -4).require(c == 7).require(term != value);
    CHECK(ask(query).sat == Sat::unsat);
  }
}

TEST_CASE("what is constant is computed at once") {
  CHECK(left_after<Term>(5, 3).range() == Interval{4, 4});
  CHECK(left_after<int>(5, 3) == 4);
  CHECK(left_after<Term>(1, 3).range() == Interval{2, 2});
}

TEST_CASE("a sat reply names values that hold, an unsat one can be confirmed by another solver") {
  Query query("pay a price\nof three");
  const auto yuan = query.number("p1.yuan", 0, 10);
  query.require(left_after(yuan, Term(3)) == 8);
  const auto reply = ask(query);
  CHECK(reply.sat == Sat::sat);
  CHECK(reply.values == Values{{"p1.yuan", 7}});
  CHECK(reply.smt.starts_with("; pay a price of three\n(set-logic QF_LIA)\n"));

  query.require(yuan < 7);
  const auto none = ask(query);
  CHECK(none.sat == Sat::unsat);
  const auto other = second_opinion(none.smt);
  if (other) CHECK(*other == Sat::unsat);
  const auto first = second_opinion(reply.smt);
  if (first) CHECK(*first == Sat::sat);
}

TEST_CASE("the text of a question is the same every time, and shares what is shared") {
  const auto make = [] {
    Query query;
    auto sum = query.number("x", -2, 3);
    for (int i = 0; i < 5; ++i) sum = sum * sum + 1;
    query.require(sum == 2).require(!(sum < -1));
    return query.smt();
  };
  CHECK(make() == make());
  CHECK(make().size() < 800);
  CHECK(make().find("(assert (<= (- 2) x 3))") != std::string::npos);
  CHECK(make().find("QF_NIA") != std::string::npos);
}

TEST_CASE("what is shared is read once, however often it is used") {
  // A solver that follows each use of a name reads 3^40 of them.
  Query query;
  auto folded = query.number("x", 0, 9);
  for (int i = 0; i < 40; ++i) folded = select(folded < 5, folded, 9 - folded);
  query.require(folded == 3).require(folded < 4);
  CHECK(query.smt().size() < 10'000);
  CHECK(ask(query).sat == Sat::sat);
  const auto other = second_opinion(query.smt());
  if (other) CHECK(*other == Sat::sat);
}

TEST_CASE("a budget that is too small gives unknown with a reason, not a guess") {
  Query query;
  const auto x = query.number("x", 2, 1'000'000);
  const auto y = query.number("y", 2, 1'000'000);
  query.require(x * y == 1'000'003 * Term(7919) + 2 * x);
  const auto reply = ask(query, {.work = 2000, .time = std::chrono::seconds(20)});
  CHECK(reply.sat == Sat::unknown);
  CHECK(!reply.reason.empty());
}

namespace interrupts {

std::atomic<bool> came = false;
extern "C" {
auto ruleproof_note_interrupt(int /*signal*/) -> void { came = true; }
}

}  // namespace interrupts

TEST_CASE("Ctrl-C while Z3 works is heard by whoever asked") {
  const auto old = std::signal(SIGINT, interrupts::ruleproof_note_interrupt);
  Query query("Is a cube the sum of two cubes?");
  const auto a = query.number("a", 1, 1'000'000);
  const auto b = query.number("b", 1, 1'000'000);
  const auto c = query.number("c", 1, 1'000'000);
  query.require(a * a * a + b * b * b == c * c * c);
  std::thread presses([] {
    std::this_thread::sleep_for(std::chrono::milliseconds(300));
    (void)std::raise(SIGINT);
  });
  (void)ask(query, {.work = 4'000'000'000, .time = std::chrono::seconds(1), .seed = 0});
  presses.join();
  CHECK(interrupts::came);
  (void)std::signal(SIGINT, old);
}

TEST_CASE("the greatest value of a term is found and proved") {
  Query query;
  const auto x = query.number("x", 0, 100);
  const auto y = query.number("y", 0, 100);
  query.require(x + 2 * y <= 37);
  const auto optimum = maximise(query, x + 3 * y);
  CHECK(optimum.proved);
  CHECK(optimum.best == 55);
  CHECK(optimum.proof.sat == Sat::unsat);

  query.require(x > 50);
  const auto none = maximise(query, x);
  CHECK(none.proved);
  CHECK(!none.best);
}

TEST_CASE("of formulas that cannot hold together, those that are needed") {
  Query query("which of them?");
  const auto x = query.number("x", 0, 10);
  const auto y = query.number("y", 0, 10);
  query.require(y <= Term::number(7));
  query.require(x <= Term::number(3));
  query.require(Term::number(1) <= y);
  query.require(Term::number(4) <= x);
  CHECK(needed(query) == std::vector<std::size_t>{1, 3});
  Query possible("all of them");
  possible.require(possible.number("z", 0, 10) <= Term::number(7));
  CHECK(!needed(possible));
}

TEST_CASE("without memory for a question Z3 does not know, and says why") {
  Query query;
  query.require(query.number("x", 0, 10) <= Term::number(3));
  share_memory({.z3 = std::uint64_t{16} << 20U});
  const auto reply = ask(query);
  const auto core = needed(query);
  share_memory({});
  CHECK(reply.sat == Sat::unknown);
  CHECK(reply.reason.find("32MB") != std::string::npos);
  CHECK(!core);
  CHECK(ask(query).sat == Sat::sat);
}

TEST_CASE("a second opinion that takes too long is unknown") {
  Query query;
  auto product = Term(1);
  for (int i = 0; i < 6; ++i) {
    const auto x = query.number("x" + std::to_string(i), 2, 1'000'000'000);
    product = product * x * x + x;
  }
  query.require(product == 2'147'483'647);
  const auto opinion = second_opinion(query.smt(), std::chrono::milliseconds(50));
  if (opinion) CHECK(*opinion == Sat::unknown);
}

}  // namespace
}  // namespace ruleproof::solver
