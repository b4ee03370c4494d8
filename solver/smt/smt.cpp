#include "solver/smt/smt.hpp"

#include <algorithm>
#include <cctype>
#include <cstddef>
#include <cstdint>
#include <functional>
#include <map>
#include <ranges>
#include <span>
#include <string>
#include <string_view>
#include <unordered_map>
#include <utility>
#include <vector>

#include "model/core/assert.hpp"
#include "solver/smt/term.hpp"

namespace ruleproof::solver {

namespace {

auto number(std::int64_t value) -> std::string {
  if (value >= 0) return std::to_string(value);
  return "(- " + std::to_string(value).substr(1) + ")";
}

/// A symbol; quoted unless it is plain letters, digits and dots.
auto symbol(const std::string& name) -> std::string {
  const auto plain = [](unsigned char c) { return std::isalnum(c) != 0 || c == '.' || c == '_'; };
  const bool digit_first = !name.empty() && name[0] >= '0' && name[0] <= '9';
  if (!name.empty() && !digit_first && std::ranges::all_of(name, plain)) return name;
  return "|" + name + "|";
}

auto word(Operator op) -> std::string_view {
  switch (op) {
    case Operator::constant:
    case Operator::variable:
      return "";
    case Operator::plus:
      return "+";
    case Operator::minus:
      return "-";
    case Operator::times:
      return "*";
    case Operator::if_then_else:
      return "ite";
    case Operator::less:
      return "<";
    case Operator::at_most:
      return "<=";
    case Operator::equal:
      return "=";
    case Operator::negation:
      return "not";
    case Operator::conjunction:
      return "and";
    case Operator::disjunction:
      return "or";
  }
  return "";
}

using Ranges = std::map<std::string, Interval, std::less<>>;

/// One name is one number.
auto note(Ranges& ranges, const std::string& name, const Interval& range) -> void {
  const auto [at, fresh] = ranges.emplace(name, range);
  RULEPROOF_ASSERT(fresh || at->second == range);
}

auto is_leaf(const Expression& node) -> bool { return node.parts.empty(); }

/// One formula as text. What it uses more than once gets a name by `let`: solvers read a macro
/// (`define-fun`) as often as it is used, and so again in each that uses it.
class Formula {
 public:
  explicit Formula(const Expression& node) { count(node); }

  [[nodiscard]] auto text(const Expression& node) -> std::string {
    auto text = is_leaf(node) ? std::string(node.value != 0 ? "true" : "false") : of(node).text;
    for (const auto& names : std::views::reverse(named_at_)) {
      text = "(let (" + names.substr(1) + ") " + text + ")";
    }
    return text;
  }
  [[nodiscard]] auto variables() const -> const Ranges& { return variables_; }
  [[nodiscard]] auto linear() const -> bool { return linear_; }

 private:
  /// A part as text; its names are those of the first `lets`.
  struct Part {
    std::string text;
    std::size_t lets = 0;
  };

  auto count(const Expression& node) -> void {
    if (node.op == Operator::variable) {
      RULEPROOF_ASSERT(!node.name.starts_with('$'));  // those are the names of parts
      note(variables_, node.name, node.range);
    }
    if (++uses_[&node] > 1) return;
    for (const auto& part : node.parts) count(*part);
    if (node.op == Operator::times) {
      linear_ = linear_ && std::ranges::any_of(node.parts, [](const auto& part) {
                  return part->op == Operator::constant;
                });
    }
  }

  auto of(const Expression& node) -> Part {
    if (node.op == Operator::constant) return {.text = number(node.value)};
    if (node.op == Operator::variable) return {.text = symbol(node.name)};
    if (const auto named = names_.find(&node); named != names_.end()) return named->second;
    Part whole{.text = "(" + std::string(word(node.op))};
    for (const auto& each : node.parts) {
      const auto part = of(*each);
      whole.text += " " + part.text;
      whole.lets = std::max(whole.lets, part.lets);
    }
    whole.text += ")";
    if (uses_.at(&node) == 1) return whole;
    const auto name = "$" + std::to_string(names_.size() + 1);
    if (named_at_.size() == whole.lets) named_at_.emplace_back();
    named_at_[whole.lets] += " (" + name + " " + whole.text + ")";
    return names_.emplace(&node, Part{.text = name, .lets = whole.lets + 1}).first->second;
  }

  // Looked up by address, never walked through: the text does not depend on addresses.
  std::unordered_map<const Expression*, int> uses_;
  std::unordered_map<const Expression*, Part> names_;
  std::vector<std::string> named_at_;  ///< the names of each `let`, the outermost first
  Ranges variables_;
  bool linear_ = true;
};

auto one_line(std::string_view text) -> std::string {
  std::string line(text);
  std::ranges::replace_if(line, [](unsigned char c) { return c < ' '; }, ' ');
  return line;
}

}  // namespace

auto smt_lib(std::span<const Truth> formulas, std::string_view says) -> std::string {
  Ranges variables;
  std::string assertions;
  bool linear = true;
  for (const auto& formula : formulas) {
    Formula one(*formula.node());
    for (const auto& [name, range] : one.variables()) note(variables, name, range);
    linear = linear && one.linear();
    assertions += "(assert " + one.text(*formula.node()) + ")\n";
  }
  std::string out;
  if (!says.empty()) out += "; " + one_line(says) + "\n";
  out += linear ? "(set-logic QF_LIA)\n" : "(set-logic QF_NIA)\n";
  for (const auto& [name, range] : variables) {
    const auto id = symbol(name);
    out.append("(declare-const ").append(id).append(" Int)\n(assert (<= ");
    out.append(number(range.low)).append(" ").append(id).append(" ");
    out.append(number(range.high)).append("))\n");
  }
  return out + assertions + "(check-sat)\n";
}

}  // namespace ruleproof::solver
