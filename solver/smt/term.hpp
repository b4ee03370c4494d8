/// Formulas over whole numbers: the `Number` of proofs. A rule written once over a `Number` gives
/// the value of a position with `int`, and the formula of all positions with `Term`.
///
///     auto yuan = Term::variable("yuan", 0, 30);
///     Truth poor = yuan < 4;                      // nothing is computed: this is a formula
///     Term left = select(poor, 0, yuan - 4);
///
/// Terms know nothing of any solver: solver/smt/smt.hpp writes them down, solver/smt/query.hpp
/// asks.
#pragma once

#include <cstdint>
#include <map>
#include <memory>
#include <string>
#include <vector>

#include "model/core/number.hpp"

namespace ruleproof::solver {

/// What a node of a formula does with its parts.
enum class Operator : std::uint8_t {
  constant,
  variable,
  plus,
  minus,
  times,
  if_then_else,
  less,
  at_most,
  equal,
  negation,
  conjunction,
  disjunction,
};

/// Inclusive bounds of a whole number.
struct Interval {
  std::int64_t low = 0;
  std::int64_t high = 0;
  auto operator<=>(const Interval&) const = default;
};

/// A node of a formula; shared, never changed. Truth values are 0 and 1.
struct Expression {
  Operator op = Operator::constant;
  std::int64_t value = 0;  ///< of a constant
  std::string name = {};   ///< of a variable
  Interval range = {};     ///< what the value is known to lie in; saturates
  std::vector<std::shared_ptr<const Expression>> parts = {};
};
using Shared = std::shared_ptr<const Expression>;

/// A formula that is true or false.
class Truth {
 public:
  Truth(bool value);  // NOLINT(google-explicit-constructor): a plain truth value is a formula
  explicit Truth(Shared node) : node_(std::move(node)) {}
  [[nodiscard]] auto node() const -> const Shared& { return node_; }

  friend auto operator!(const Truth& a) -> Truth;
  friend auto operator&&(const Truth& a, const Truth& b) -> Truth;
  friend auto operator||(const Truth& a, const Truth& b) -> Truth;

 private:
  Shared node_;
};

/// A formula whose value is a whole number. What is constant is computed at once.
class Term {
 public:
  Term() : Term(0) {}
  Term(int value);  // NOLINT(google-explicit-constructor): a plain number is a formula
  explicit Term(Shared node) : node_(std::move(node)) {}
  /// An unknown number, low..high. One name is one number.
  [[nodiscard]] static auto variable(std::string name, std::int64_t low, std::int64_t high) -> Term;
  /// A plain number of any size.
  [[nodiscard]] static auto number(std::int64_t value) -> Term;
  [[nodiscard]] auto node() const -> const Shared& { return node_; }
  /// Bounds that follow from those of the variables.
  [[nodiscard]] auto range() const -> Interval { return node_->range; }

  friend auto operator+(const Term& a, const Term& b) -> Term;
  friend auto operator-(const Term& a, const Term& b) -> Term;
  friend auto operator*(const Term& a, const Term& b) -> Term;
  friend auto operator-(const Term& a) -> Term { return Term(0) - a; }
  auto operator+=(const Term& b) -> Term& { return *this = *this + b; }
  auto operator-=(const Term& b) -> Term& { return *this = *this - b; }

  friend auto operator<(const Term& a, const Term& b) -> Truth;
  friend auto operator<=(const Term& a, const Term& b) -> Truth;
  friend auto operator>(const Term& a, const Term& b) -> Truth { return b < a; }
  friend auto operator>=(const Term& a, const Term& b) -> Truth { return b <= a; }
  friend auto operator==(const Term& a, const Term& b) -> Truth;
  friend auto operator!=(const Term& a, const Term& b) -> Truth { return !(a == b); }

 private:
  Shared node_;
};

using ruleproof::select;  // of plain numbers, beside that of terms
/// `yes` where the condition holds, else `no`.
[[nodiscard]] auto select(const Truth& condition, const Term& yes, const Term& no) -> Term;
[[nodiscard]] auto implies(const Truth& a, const Truth& b) -> Truth;

/// Values of variables, by name.
using Values = std::map<std::string, std::int64_t, std::less<>>;

/// The value of a formula: the solver's answers are checked with it. Numbers that leave 64 bits on
/// the way are computed; one that does so at the end is the nearest. Unnamed variables are at their
/// lowest.
[[nodiscard]] auto evaluate(const Term& term, const Values& values) -> std::int64_t;
[[nodiscard]] auto evaluate(const Truth& truth, const Values& values) -> bool;

static_assert(Number<Term>);

}  // namespace ruleproof::solver
