#include "solver/induction/formulas.hpp"

#include <algorithm>
#include <bit>
#include <cstddef>
#include <cstdint>
#include <limits>
#include <optional>
#include <span>
#include <string>
#include <utility>
#include <vector>

#include "model/core/expression/program.hpp"
#include "model/core/game.hpp"
#include "solver/smt/term.hpp"

namespace ruleproof::solver {
namespace {

using expression::Node;
using expression::Op;
using expression::Program;
using expression::Symbol;
using Value = Formulas::Value;

constexpr auto lowest = std::numeric_limits<std::int64_t>::min();
constexpr auto highest = std::numeric_limits<std::int64_t>::max();

auto far_from_zero(std::int64_t low, std::int64_t high) -> std::int64_t {
  if (low == lowest || high == lowest) return highest;
  return std::max(low < 0 ? -low : low, high < 0 ? -high : high);
}

auto sum_of_reach(std::int64_t a, std::int64_t b) -> std::int64_t {
  std::int64_t sum = 0;
  return __builtin_add_overflow(a, b, &sum) ? highest : sum;
}
auto product_of_reach(std::int64_t a, std::int64_t b) -> std::int64_t {
  std::int64_t product = 0;
  return __builtin_mul_overflow(a, b, &product) ? highest : product;
}

/// That a number is none of 64 bits: needs to be said only where it can be so far from zero.
auto leaves_range(const Term& number, const Truth& known, std::int64_t reach) -> Truth {
  if (reach < highest) return {false};
  return known && (number < Term::number(lowest) || Term::number(highest) < number);
}

auto numbers(Term number, const Value& a, const Value& b, std::int64_t reach) -> Value {
  const auto known = a.known && b.known;
  const auto beyond = leaves_range(number, known, reach);
  return {std::move(number), Truth(false), known, reach, beyond};
}

auto truths(Truth truth, const Value& a, const Value& b) -> Value {
  return {Term(0), std::move(truth), a.known && b.known};
}

/// `all` and `and`, `any` and `or`: one part may decide, whatever the others are.
auto quantified(Op op, const std::vector<const Value*>& parts) -> Value {
  const bool wants_all = op == Op::both || op == Op::all;
  Truth decided(false);
  Truth known(true);
  for (const auto* part : parts) {
    decided = decided || (part->known && (wants_all ? !part->truth : part->truth));
    known = known && part->known;
  }
  const bool passes_over = op == Op::all || op == Op::any;
  return {Term(0), wants_all ? !decided : decided, passes_over ? Truth(true) : decided || known};
}

/// The greatest or the least of those that are there.
auto extreme(Op op, const std::vector<const Value*>& parts) -> Value {
  Value out{.known = Truth(false)};
  for (const auto* part : parts) {
    const auto& better = op == Op::greatest ? out.number < part->number : part->number < out.number;
    out.number = select(part->known && (!out.known || better), part->number, out.number);
    out.known = out.known || part->known;
    out.reach = std::max(out.reach, part->reach);
  }
  return out;
}

auto added(Op op, const std::vector<const Value*>& parts) -> Value {
  Value out;
  for (const auto* part : parts) {
    if (op == Op::count) {
      out.number = out.number + select(part->known && part->truth, Term(1), Term(0));
      out.reach += 1;
    } else {
      out.number = out.number + select(part->known, part->number, Term(0));
      out.reach = sum_of_reach(out.reach, part->reach);
      out.beyond = out.beyond || leaves_range(out.number, Truth(true), out.reach);
    }
  }
  return out;
}

}  // namespace

auto Formulas::number_at(const expression::Source& source, std::string name, std::int64_t least,
                         std::int64_t most) -> Term {
  if (is_of_opening(source)) {
    return Term::number(source.read(opening_ + (source.offset - size_)));
  }
  const Key key{source.in_state, source.offset, source.read};
  const auto known = variables_.find(key);
  if (known != variables_.end()) return known->second.term;
  if (name.empty()) {
    name = (source.in_state ? "at " : "beside ") + std::to_string(source.offset) + " of " +
           std::to_string(variables_.size());
  }
  auto term = Term::variable(name, least, most);
  variables_.emplace(key, Variable{term, name});
  return term;
}

auto Formulas::number_of(const Symbol& symbol) -> Term {
  const bool wide = symbol.most == highest || symbol.least == lowest;
  auto term = number_at(symbol.source, symbol.path, wide ? lowest : symbol.least,
                        wide ? highest : symbol.most);
  const Key key{symbol.source.in_state, symbol.source.offset, symbol.source.read};
  if (is_of_opening(symbol.source) || !introduced_.insert(key).second) return term;
  if (!symbol.sums.empty()) {
    Term sum(0);
    for (const auto& part : symbol.sums) {
      sum = sum + number_at(part, "", 0, std::numeric_limits<std::uint8_t>::max());
    }
    premises_.push_back(term == sum);
  }
  if (!symbol.source.in_state && symbol.path == "over") end_of_game(symbol.source);
  if (!symbol.source.in_state && symbol.path == "to-act") {
    auto over = symbol.source;
    over.offset = offsetof(expression::Around, over);
    end_of_game(over);
  }
  return term;
}

auto Formulas::end_of_game(const expression::Source& over) -> void {
  if (!introduced_.insert({false, over.offset, nullptr}).second) return;
  auto seat = over;
  seat.offset = offsetof(expression::Around, to_act);
  const auto nobody = static_cast<std::int64_t>(Seat::nobody);
  premises_.push_back(
      number_at(over, "over", 0, 1) ==
      select(number_at(seat, "to-act", 0, nobody) == Term::number(nobody), Term(1), Term(0)));
}

auto Formulas::guarded(const Symbol& symbol) -> Truth {
  Truth there(true);
  for (const auto& guard : symbol.guards) {
    // Of what lies beside a position only the end of the game guards something.
    if (!guard.of.in_state) end_of_game(guard.of);
    const auto size = number_at(guard.of, "", 0, std::numeric_limits<std::uint16_t>::max());
    there = there && Term::number(guard.at_least) <= size;
  }
  return there;
}

auto Formulas::note_range(const Symbol& symbol, const Value& value) -> void {
  if (is_of_opening(symbol.source)) return;
  std::vector<Truth> bounds;
  const auto note = [&](const Truth& bound) { bounds.push_back(!value.known || bound); };
  if (symbol.low > symbol.least) note(Term::number(symbol.low) <= value.number);
  if (symbol.high < symbol.most) note(value.number <= Term::number(symbol.high));
  if (!bounds.empty()) ranges_.try_emplace(symbol.path, std::move(bounds));
}

auto Formulas::field(const Symbol& symbol) -> Value {
  Value value{number_of(symbol), Truth(false), guarded(symbol),
              far_from_zero(symbol.least, symbol.most == highest ? lowest : symbol.most)};
  note_range(symbol, value);
  return value;
}

auto Formulas::written(const Symbol& symbol, const expression::Written& text) -> Value {
  Truth same(true);
  for (const auto& part : text.parts) {
    const expression::Source source{symbol.source.in_state, symbol.source.offset + part.offset,
                                    part.read};
    same = same && number_at(source, "", part.least, part.most) == Term::number(part.number);
  }
  return {Term(0), same, guarded(symbol)};
}

auto Formulas::operation(const Program& program, const Node& node, const std::vector<Value>& values)
    -> std::optional<Value> {
  const auto part = [&](std::size_t i) -> const Value& {
    return values[program.links[node.first + i]];
  };
  std::vector<const Value*> parts;
  if (node.op != Op::same) {
    for (const auto link : std::span(program.links).subspan(node.first, node.count)) {
      parts.push_back(&values[link]);
    }
  }
  switch (node.op) {
    case Op::constant:
      return Value{Term::number(node.number), Truth(node.number != 0), Truth(true),
                   far_from_zero(node.number, node.number)};
    case Op::absent:
      return Value{.known = Truth(false)};
    case Op::field:
      return field(program.fields[static_cast<std::size_t>(node.number)]);
    case Op::same:
      return written(program.fields[static_cast<std::size_t>(node.number)],
                     program.texts[node.count]);
    case Op::negate:
      return numbers(-part(0).number, part(0), part(0), part(0).reach);
    case Op::magnitude:
      return numbers(select(part(0).number < Term(0), -part(0).number, part(0).number), part(0),
                     part(0), part(0).reach);
    case Op::add:
      return numbers(part(0).number + part(1).number, part(0), part(1),
                     sum_of_reach(part(0).reach, part(1).reach));
    case Op::subtract:
      return numbers(part(0).number - part(1).number, part(0), part(1),
                     sum_of_reach(part(0).reach, part(1).reach));
    case Op::multiply:
      return numbers(part(0).number * part(1).number, part(0), part(1),
                     product_of_reach(part(0).reach, part(1).reach));
    case Op::sum:
    case Op::count:
      return added(node.op, parts);
    case Op::greatest:
    case Op::least:
      return extreme(node.op, parts);
    case Op::bits:
      return bits(parts);
    case Op::less:
      return truths(part(0).number < part(1).number, part(0), part(1));
    case Op::at_most:
      return truths(part(0).number <= part(1).number, part(0), part(1));
    case Op::equal:
      return truths(part(0).number == part(1).number, part(0), part(1));
    case Op::negation:
      return truths(!part(0).truth, part(0), part(0));
    case Op::both:
    case Op::all:
    case Op::either:
    case Op::any:
      return quantified(node.op, parts);
  }
  return std::nullopt;
}

auto Formulas::of(const Program& program) -> std::optional<Value> {
  std::vector<Value> values;
  values.reserve(program.nodes.size());
  Truth beyond(false);
  for (const auto& node : program.nodes) {
    auto value = operation(program, node, values);
    if (!value) return std::nullopt;
    beyond = beyond || value->beyond;
    values.push_back(*std::move(value));
  }
  if (values.empty()) return std::nullopt;
  values.back().beyond = beyond;
  return values.back();
}

auto Formulas::values(const std::byte* state, const std::byte* around) const -> Values {
  Values all;
  const auto read = [&](const Key& key) {
    const auto [in_state, offset, how] = key;
    return how((in_state ? state : around) + offset);
  };
  for (const auto& [key, variable] : variables_) all[variable.name] = read(key);
  for (const auto& counted : counted_) {
    auto number = ~std::uint64_t{0};
    for (const auto& each : counted.numbers) {
      number &= static_cast<std::uint64_t>(evaluate(each, all));
    }
    all[counted.name] = std::popcount(number);
    for (unsigned bit = 0; bit < 64; ++bit) {
      all[counted.name + "." + std::to_string(bit)] = static_cast<std::int64_t>(number >> bit & 1U);
    }
  }
  return all;
}

}  // namespace ruleproof::solver
