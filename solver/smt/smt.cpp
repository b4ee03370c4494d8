#include "solver/smt/smt.hpp"

#include <algorithm>
#include <cctype>
#include <cstdint>
#include <functional>
#include <map>
#include <span>
#include <string>
#include <string_view>
#include <unordered_map>
#include <utility>

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

auto is_leaf(const Expression& node) -> bool { return node.parts.empty(); }
auto is_truth(Operator op) -> bool { return op >= Operator::less; }

class Writer {
 public:
  auto script(std::span<const Truth> formulas, std::string_view says) -> std::string {
    for (const auto& formula : formulas) count(*formula.node());
    std::string assertions;
    for (const auto& formula : formulas) {
      const auto& node = *formula.node();
      const auto text = is_leaf(node) ? std::string(node.value != 0 ? "true" : "false") : of(node);
      assertions += "(assert " + text + ")\n";
    }
    std::string out;
    if (!says.empty()) out += "; " + one_line(says) + "\n";
    out += linear_ ? "(set-logic QF_LIA)\n" : "(set-logic QF_NIA)\n";
    for (const auto& [name, range] : variables_) {
      const auto id = symbol(name);
      out.append("(declare-const ").append(id).append(" Int)\n(assert (<= ");
      out.append(number(range.low)).append(" ").append(id).append(" ");
      out.append(number(range.high)).append("))\n");
    }
    return out + definitions_ + assertions + "(check-sat)\n";
  }

 private:
  static auto one_line(std::string_view text) -> std::string {
    std::string line(text);
    std::ranges::replace_if(line, [](unsigned char c) { return c < ' '; }, ' ');
    return line;
  }

  /// How often each node is used; those used more than once get a name.
  auto count(const Expression& node) -> void {
    if (node.op == Operator::variable) {
      const auto [at, fresh] = variables_.emplace(node.name, node.range);
      RULEPROOF_ASSERT(fresh || at->second == node.range);  // one name is one number
    }
    if (++uses_[&node] > 1) return;
    for (const auto& part : node.parts) count(*part);
    if (node.op == Operator::times) {
      linear_ = linear_ && std::ranges::any_of(node.parts, [](const auto& part) {
                  return part->op == Operator::constant;
                });
    }
  }

  auto of(const Expression& node) -> std::string {
    if (node.op == Operator::constant) return number(node.value);
    if (node.op == Operator::variable) return symbol(node.name);
    if (const auto named = names_.find(&node); named != names_.end()) return named->second;
    auto text = "(" + std::string(word(node.op));
    for (const auto& part : node.parts) text += " " + of(*part);
    text += ")";
    if (uses_.at(&node) == 1) return text;
    const auto name = "$" + std::to_string(names_.size() + 1);
    names_.emplace(&node, name);
    definitions_ +=
        "(define-fun " + name + " () " + (is_truth(node.op) ? "Bool " : "Int ") + text + ")\n";
    return name;
  }

  // Looked up by address, never walked through: the text does not depend on addresses.
  std::unordered_map<const Expression*, int> uses_;
  std::unordered_map<const Expression*, std::string> names_;
  std::map<std::string, Interval, std::less<>> variables_;
  std::string definitions_;
  bool linear_ = true;
};

}  // namespace

auto smt_lib(std::span<const Truth> formulas, std::string_view says) -> std::string {
  return Writer().script(formulas, says);
}

}  // namespace ruleproof::solver
