#include "solver/smt/term.hpp"

#include <algorithm>
#include <cstddef>
#include <cstdint>
#include <limits>
#include <memory>
#include <string>
#include <unordered_map>
#include <utility>
#include <vector>

#include "model/core/assert.hpp"

namespace ruleproof::solver {

namespace {

constexpr auto lowest = std::numeric_limits<std::int64_t>::min();
constexpr auto highest = std::numeric_limits<std::int64_t>::max();

/// Arithmetic that stops at the ends of the range instead of running over.
auto add(std::int64_t a, std::int64_t b) -> std::int64_t {
  std::int64_t sum = 0;
  if (!__builtin_add_overflow(a, b, &sum)) return sum;
  return a < 0 ? lowest : highest;
}
auto subtract(std::int64_t a, std::int64_t b) -> std::int64_t {
  std::int64_t rest = 0;
  if (!__builtin_sub_overflow(a, b, &rest)) return rest;
  return a < 0 ? lowest : highest;
}
auto multiply(std::int64_t a, std::int64_t b) -> std::int64_t {
  std::int64_t product = 0;
  if (!__builtin_mul_overflow(a, b, &product)) return product;
  return (a < 0) == (b < 0) ? highest : lowest;
}

/// What formulas are evaluated with: solvers know no bounds, and what leaves 64 bits must show.
__extension__ using Wide = __int128;

auto constant(std::int64_t value) -> Shared {
  return std::make_shared<Expression>(
      Expression{.op = Operator::constant, .value = value, .range = {.low = value, .high = value}});
}
auto make(Operator op, Interval range, std::vector<Shared> parts) -> Shared {
  return std::make_shared<Expression>(
      Expression{.op = op, .range = range, .parts = std::move(parts)});
}
auto is_constant(const Shared& node) -> bool { return node->op == Operator::constant; }
auto is(const Shared& node, std::int64_t value) -> bool {
  return is_constant(node) && node->value == value;
}

/// Arithmetic on 64 bits and on twice as many.
template <class Integer>
auto computed(Operator op, Integer a, Integer b, Integer& out) -> bool {
  if (op == Operator::plus) return !__builtin_add_overflow(a, b, &out);
  if (op == Operator::minus) return !__builtin_sub_overflow(a, b, &out);
  return !__builtin_mul_overflow(a, b, &out);
}

/// Whether two plain numbers give a plain number: one that leaves 64 bits is left to the solvers.
auto folds(Operator op, const Shared& a, const Shared& b) -> bool {
  std::int64_t result = 0;
  return is_constant(a) && is_constant(b) && computed(op, a->value, b->value, result);
}

/// A comparison. Only that of two plain numbers is settled here: what the ranges of variables
/// settle is for the solvers to find, or their second opinion would be of nothing.
auto compare(Operator op, const Shared& a, const Shared& b, bool holds) -> Truth {
  if (is_constant(a) && is_constant(b)) return {holds};
  return Truth(make(op, {.low = 0, .high = 1}, {a, b}));
}

}  // namespace

Term::Term(int value) : node_(constant(value)) {}
auto Term::number(std::int64_t value) -> Term { return Term(constant(value)); }
Truth::Truth(bool value) : node_(constant(value ? 1 : 0)) {}

auto Term::variable(std::string name, std::int64_t low, std::int64_t high) -> Term {
  RULEPROOF_ASSERT(low <= high && name.find_first_of("|\\$") == std::string::npos);
  return Term(std::make_shared<Expression>(Expression{
      .op = Operator::variable, .name = std::move(name), .range = {.low = low, .high = high}}));
}

auto operator+(const Term& a, const Term& b) -> Term {
  if (is(a.node_, 0)) return b;
  if (is(b.node_, 0)) return a;
  const Interval range{.low = add(a.range().low, b.range().low),
                       .high = add(a.range().high, b.range().high)};
  if (folds(Operator::plus, a.node_, b.node_)) return Term(constant(range.low));
  return Term(make(Operator::plus, range, {a.node_, b.node_}));
}

auto operator-(const Term& a, const Term& b) -> Term {
  if (is(b.node_, 0)) return a;
  const Interval range{.low = subtract(a.range().low, b.range().high),
                       .high = subtract(a.range().high, b.range().low)};
  if (folds(Operator::minus, a.node_, b.node_)) return Term(constant(range.low));
  return Term(make(Operator::minus, range, {a.node_, b.node_}));
}

auto operator*(const Term& a, const Term& b) -> Term {
  if (is(a.node_, 1) || is(b.node_, 0)) return b;
  if (is(b.node_, 1) || is(a.node_, 0)) return a;
  const auto corners = {
      multiply(a.range().low, b.range().low), multiply(a.range().low, b.range().high),
      multiply(a.range().high, b.range().low), multiply(a.range().high, b.range().high)};
  const Interval range{.low = std::min(corners), .high = std::max(corners)};
  if (folds(Operator::times, a.node_, b.node_)) return Term(constant(range.low));
  return Term(make(Operator::times, range, {a.node_, b.node_}));
}

auto operator<(const Term& a, const Term& b) -> Truth {
  return compare(Operator::less, a.node_, b.node_, a.node_->value < b.node_->value);
}
auto operator<=(const Term& a, const Term& b) -> Truth {
  return compare(Operator::at_most, a.node_, b.node_, a.node_->value <= b.node_->value);
}
auto operator==(const Term& a, const Term& b) -> Truth {
  return compare(Operator::equal, a.node_, b.node_, a.node_->value == b.node_->value);
}

auto operator!(const Truth& a) -> Truth {
  if (is_constant(a.node_)) return {a.node_->value == 0};
  if (a.node_->op == Operator::negation) return Truth(a.node_->parts[0]);
  return Truth(make(Operator::negation, {.low = 0, .high = 1}, {a.node_}));
}
auto operator&&(const Truth& a, const Truth& b) -> Truth {
  if (is(a.node_, 0) || is(b.node_, 1)) return a;
  if (is(b.node_, 0) || is(a.node_, 1)) return b;
  return Truth(make(Operator::conjunction, {.low = 0, .high = 1}, {a.node_, b.node_}));
}
auto operator||(const Truth& a, const Truth& b) -> Truth {
  if (is(a.node_, 1) || is(b.node_, 0)) return a;
  if (is(b.node_, 1) || is(a.node_, 0)) return b;
  return Truth(make(Operator::disjunction, {.low = 0, .high = 1}, {a.node_, b.node_}));
}

auto select(const Truth& condition, const Term& yes, const Term& no) -> Term {
  if (is_constant(condition.node())) return condition.node()->value != 0 ? yes : no;
  if (yes.node() == no.node()) return yes;
  return Term(make(Operator::if_then_else,
                   {.low = std::min(yes.range().low, no.range().low),
                    .high = std::max(yes.range().high, no.range().high)},
                   {condition.node(), yes.node(), no.node()}));
}
auto implies(const Truth& a, const Truth& b) -> Truth { return !a || b; }

namespace {

/// Values of nodes, each computed once.
class Evaluation {
 public:
  explicit Evaluation(const Values& values) : values_(values) {}

  auto of(const Shared& node) -> Wide {
    if (is_constant(node)) return node->value;
    if (const auto known = known_.find(node.get()); known != known_.end()) return known->second;
    const auto value = compute(*node);
    known_.emplace(node.get(), value);
    return value;
  }

 private:
  static auto arithmetic(Operator op, Wide a, Wide b) -> Wide {
    constexpr auto far = Wide{1} << 126U;  // beyond any number that is asked about
    Wide result = 0;
    if (computed(op, a, b, result)) return std::clamp(result, -far, far);
    return (op == Operator::times ? (a < 0) == (b < 0) : a >= 0) ? far : -far;
  }

  auto compute(const Expression& node) -> Wide {
    const auto part = [&](std::size_t i) { return of(node.parts[i]); };
    switch (node.op) {
      case Operator::constant:
        return node.value;
      case Operator::variable: {
        const auto named = values_.find(node.name);
        return named == values_.end() ? node.range.low : named->second;
      }
      case Operator::plus:
      case Operator::minus:
      case Operator::times:
        return arithmetic(node.op, part(0), part(1));
      case Operator::if_then_else:
        return part(0) != 0 ? part(1) : part(2);
      case Operator::less:
        return part(0) < part(1) ? 1 : 0;
      case Operator::at_most:
        return part(0) <= part(1) ? 1 : 0;
      case Operator::equal:
        return part(0) == part(1) ? 1 : 0;
      case Operator::negation:
        return part(0) == 0 ? 1 : 0;
      case Operator::conjunction:
        return part(0) != 0 && part(1) != 0 ? 1 : 0;
      case Operator::disjunction:
        return part(0) != 0 || part(1) != 0 ? 1 : 0;
    }
    return 0;
  }

  const Values& values_;
  std::unordered_map<const Expression*, Wide> known_;
};

}  // namespace

auto evaluate(const Term& term, const Values& values) -> std::int64_t {
  const auto value = Evaluation(values).of(term.node());
  return static_cast<std::int64_t>(std::clamp<Wide>(value, lowest, highest));
}
auto evaluate(const Truth& truth, const Values& values) -> bool {
  return Evaluation(values).of(truth.node()) != 0;
}

}  // namespace ruleproof::solver
