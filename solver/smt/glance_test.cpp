#include "solver/smt/glance.hpp"

#include <array>
#include <cstddef>
#include <cstdint>
#include <limits>
#include <vector>

#include <doctest/doctest.h>

#include "model/core/play.hpp"
#include "solver/smt/query.hpp"
#include "solver/smt/term.hpp"

namespace ruleproof::solver {
namespace {

TEST_CASE("values at the ends of ranges and about numbers of the formulas are found") {
  const auto yuan = Term::variable("yuan", -128, 127);
  const auto rice = Term::variable("rice", 0, 200);
  CHECK(glance({}) == Sat::sat);
  CHECK(glance({yuan < 4}) == Sat::sat);
  CHECK(glance({yuan > 4}) == Sat::sat);
  CHECK(glance({yuan >= 0, yuan <= 30, rice <= 9, yuan + rice > 35}) == Sat::sat);
  CHECK(glance({yuan == 17}) == Sat::sat);
  CHECK(glance({yuan >= 0 && rice > 0, !(yuan <= 5 || rice < 7)}) == Sat::sat);
}

TEST_CASE("ranges that leave no room are seen, also those that comparisons narrow") {
  const auto yuan = Term::variable("yuan", 0, 30);
  const auto rice = Term::variable("rice", 0, 9);
  CHECK(glance({Truth(false)}) == Sat::unsat);
  CHECK(glance({yuan > 30}) == Sat::unsat);
  CHECK(glance({yuan > 4, !(yuan > 4)}) == Sat::unsat);
  CHECK(glance({!(yuan + rice <= 39)}) == Sat::unsat);
  CHECK(glance({yuan <= 5, rice <= 5, yuan * rice > 25}) == Sat::unsat);
  CHECK(glance({yuan > 20, select(yuan > 20, rice, Term(40)) > 9}) == Sat::unsat);
  CHECK(glance({rice == 10 || yuan < 0}) == Sat::unsat);
}

TEST_CASE("what takes thought is left") {
  const auto yuan = Term::variable("yuan", 0, 30);
  CHECK(glance({yuan + yuan == 7}) == Sat::unknown);
  const auto wide = Term::variable("wide", 0, std::numeric_limits<std::int64_t>::max());
  CHECK(glance({wide * wide * wide + wide < 0}) == Sat::unknown);
  const auto large = Term::variable("large", std::int64_t{1} << 61U, (std::int64_t{1} << 61U) + 5);
  CHECK(glance({large * large < large * large * large}) != Sat::unsat);
  CHECK(glance({large * large + large * large > large}) != Sat::unsat);
}

/// A formula of a few small numbers, by lot.
auto any_term(Random& random, const std::vector<Term>& numbers, int depth) -> Term {
  if (depth == 0 || random.below(4) == 0) {
    if (random.below(3) == 0) return {static_cast<int>(random.below(9)) - 4};
    return numbers[random.below(numbers.size())];
  }
  const auto a = any_term(random, numbers, depth - 1);
  const auto b = any_term(random, numbers, depth - 1);
  const std::array<Term, 4> all{a + b, a - b, a * b, select(a < b, a, b - 1)};
  return all[random.below(all.size())];
}
auto any_truth(Random& random, const std::vector<Term>& numbers) -> Truth {
  const auto a = any_term(random, numbers, 2);
  const auto b = any_term(random, numbers, 2);
  const std::array<Truth, 6> all{a < b,     a <= b,           a == b,
                                 !(a <= b), a < b || b == -3, !(a == b && b < 2)};
  return all[random.below(all.size())];
}

TEST_CASE("a glance never says otherwise than all values, tried one by one") {
  const std::vector<Term> numbers{Term::variable("a", -3, 3), Term::variable("b", 0, 5),
                                  Term::variable("c", 2, 4)};
  Random random(7);
  std::array<int, 3> seen{};
  for (int i = 0; i < 2'000; ++i) {
    std::vector<Truth> formulas;
    for (auto left = 1 + random.below(3); left > 0; --left) {
      formulas.push_back(any_truth(random, numbers));
    }
    bool found = false;
    for (int a = -3; a <= 3; ++a) {
      for (int b = 0; b <= 5; ++b) {
        for (int c = 2; c <= 4; ++c) {
          const Values values{{"a", a}, {"b", b}, {"c", c}};
          bool all = true;
          for (const auto& formula : formulas) all = all && evaluate(formula, values);
          found = found || all;
        }
      }
    }
    const auto says = glance(formulas);
    ++seen[static_cast<std::size_t>(says)];
    if (says != Sat::unknown) CHECK((says == Sat::sat) == found);
  }
  CHECK(seen[static_cast<std::size_t>(Sat::sat)] > 500);
  CHECK(seen[static_cast<std::size_t>(Sat::unsat)] > 100);
}

}  // namespace
}  // namespace ruleproof::solver
