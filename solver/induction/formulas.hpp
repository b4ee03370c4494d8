/// Typed expressions as formulas, for proofs that follow from laws.
#pragma once

#include <cstddef>
#include <cstdint>
#include <map>
#include <optional>
#include <vector>

#include "model/core/number.hpp"
#include "solver/smt/query.hpp"
#include "solver/typed/program.hpp"
#include "solver/typed/vocabulary.hpp"

namespace ruleproof::solver {

/// A typed expression as formulas: each field a number that may be anything of its type. Nothing
/// where it asks for what may be absent, for texts, or for more than sums and comparisons, and
/// where a number may reach the end of the range: there evaluation stops, and formulas do not.
class Formulas {
 public:
  struct Value {
    Term number{0};
    Truth truth{false};
    std::int64_t reach = 0;  ///< how far from zero the number can be
  };

  auto of(const typed::Program& program) -> std::optional<Value> {
    std::vector<Value> values;
    for (const auto& node : program.nodes) {
      auto value = node.op == typed::Op::field
                       ? field(program.fields[static_cast<std::size_t>(node.number)])
                       : operation(program, node, values);
      if (!value || value->reach > farthest) return std::nullopt;
      values.push_back(*std::move(value));
    }
    if (values.empty()) return std::nullopt;
    return values.back();
  }

 private:
  static constexpr std::int64_t widest = std::int64_t{1} << 32U;    ///< a constant or a field
  static constexpr std::int64_t farthest = std::int64_t{1} << 61U;  ///< two of them can be added

  auto field(const typed::Symbol& symbol) -> std::optional<Value> {
    if (!symbol.guards.empty() || !symbol.is_number || !symbol.source.in_state) return std::nullopt;
    if (symbol.least < -widest || symbol.most > widest) return std::nullopt;
    const auto known = fields_.find(symbol.source.offset);
    if (known != fields_.end()) return Value{known->second, Truth(false), widest};
    auto number = Term::variable(symbol.path, symbol.least, symbol.most);
    fields_.emplace(symbol.source.offset, number);
    return Value{number, Truth(false), widest};
  }

  static auto operation(const typed::Program& program, const typed::Node& node,
                        const std::vector<Value>& values) -> std::optional<Value> {
    const auto part = [&](std::size_t i) -> const Value& {
      return values[program.links[node.first + i]];
    };
    const auto number = [](Term term, std::int64_t reach) {
      return Value{std::move(term), Truth(false), reach};
    };
    const auto truth = [](Truth holds) { return Value{Term(0), std::move(holds), 0}; };
    switch (node.op) {
      case typed::Op::constant:
        if (node.number > widest || node.number < -widest) return std::nullopt;
        return Value{Term::number(node.number), Truth(node.number != 0), widest};
      case typed::Op::negate:
        return number(-part(0).number, part(0).reach);
      case typed::Op::add:
        return number(part(0).number + part(1).number, part(0).reach + part(1).reach);
      case typed::Op::subtract:
        return number(part(0).number - part(1).number, part(0).reach + part(1).reach);
      case typed::Op::sum: {
        Term sum(0);
        std::int64_t reach = 0;
        for (std::uint32_t i = 0; i < node.count; ++i) {
          sum = sum + part(i).number;
          reach += part(i).reach;
          if (reach > farthest) return std::nullopt;
        }
        return number(sum, reach);
      }
      case typed::Op::count: {
        Term sum(0);
        for (std::uint32_t i = 0; i < node.count; ++i) {
          sum = sum + select(part(i).truth, Term(1), Term(0));
        }
        return number(sum, node.count);
      }
      case typed::Op::less:
        return truth(part(0).number < part(1).number);
      case typed::Op::at_most:
        return truth(part(0).number <= part(1).number);
      case typed::Op::equal:
        return truth(part(0).number == part(1).number);
      case typed::Op::negation:
        return truth(!part(0).truth);
      case typed::Op::both:
      case typed::Op::all: {
        Truth all(true);
        for (std::uint32_t i = 0; i < node.count; ++i) all = all && part(i).truth;
        return truth(all);
      }
      case typed::Op::either:
      case typed::Op::any: {
        Truth any(false);
        for (std::uint32_t i = 0; i < node.count; ++i) any = any || part(i).truth;
        return truth(any);
      }
      case typed::Op::absent:
      case typed::Op::field:
      case typed::Op::same:
      case typed::Op::multiply:
      case typed::Op::greatest:
      case typed::Op::least:
      case typed::Op::bits:
      case typed::Op::magnitude:
        break;
    }
    return std::nullopt;
  }

  std::map<std::size_t, Term> fields_;  ///< by place in a position
};

}  // namespace ruleproof::solver
