/// Formulas of bits that are counted: bits(x), common(x, y).
#include <algorithm>
#include <bit>
#include <cstddef>
#include <cstdint>
#include <limits>
#include <string>
#include <utility>
#include <vector>

#include "solver/induction/formulas.hpp"
#include "solver/smt/term.hpp"

namespace ruleproof::solver {
namespace {

constexpr auto lowest = std::numeric_limits<std::int64_t>::min();
constexpr auto highest = std::numeric_limits<std::int64_t>::max();
constexpr int all_bits = 64;
/// Numbers that are not as far from zero are taken apart, to count their bits.
constexpr std::int64_t widest = std::int64_t{1} << 16;

/// That it is one: evaluation is an error where it is not.
auto is_number(const Term& number) -> Truth {
  const auto range = number.range();
  const bool may_leave = range.low == lowest || range.high == highest;
  if (number.node()->op == Operator::variable || !may_leave) return {true};
  return Term::number(lowest) <= number && number <= Term::number(highest);
}

}  // namespace

auto Formulas::constant_bits(const Term& number) -> Counted {
  const auto value = static_cast<std::uint64_t>(number.node()->value);
  Counted made{{number}, Term(std::popcount(value)), ""};
  for (unsigned bit = 0; bit < all_bits && value >> bit != 0; ++bit) {
    made.each.emplace_back(static_cast<int>(value >> bit & 1U));
  }
  return made;
}

auto Formulas::some_bits(const Term& number, std::string name) -> Counted {
  Counted made{{number}, Term(0), std::move(name)};
  const auto range = number.range();
  const bool is_field = number.node()->op == Operator::variable;
  if ((is_field ? -widest : 0) <= range.low && range.high < widest) {
    take_apart(made);
  } else {
    made.bits = Term::variable(made.name, 0, all_bits);
    premises_.push_back((made.bits == Term(0) && number == Term(0)) ||
                        (Term(0) < made.bits && number != Term(0)));
  }
  return made;
}

auto Formulas::take_apart(Counted& made) -> void {
  if (!made.each.empty()) return;
  const auto& number = made.numbers[0];
  const auto range = number.range();
  const auto greatest = range.low < 0 ? std::max(range.high, -(range.low + 1)) : range.high;
  Term whole(0);
  Term bits(0);
  for (unsigned bit = 0; bit + 1 < all_bits && greatest >> bit != 0; ++bit) {
    made.each.push_back(Term::variable(made.name + "." + std::to_string(bit), 0, 1));
    bits = bits + made.each.back();
    whole = whole + Term::number(std::int64_t{1} << bit) * made.each.back();
  }
  if (range.low < 0) {  // the bits above are all alike: they are the sign
    const auto sign = static_cast<int>(made.each.size());
    const auto negative = Term::variable(made.name + "." + std::to_string(sign), 0, 1);
    const auto worth = sign + 1 == all_bits ? lowest : -(std::int64_t{1} << sign);
    whole = whole + Term::number(worth) * negative;
    bits = bits + Term(all_bits - sign) * negative;
    made.each.resize(all_bits, negative);
  }
  premises_.push_back(!is_number(number) || whole == number);
  if (made.bits.node()->op == Operator::variable) premises_.push_back(made.bits == bits);
  made.bits = std::move(bits);
}

auto Formulas::counted(const Term& number) -> std::size_t {
  const auto& node = number.node();
  const auto known = counted_nodes_.find(node.get());
  if (known != counted_nodes_.end()) return known->second;
  auto made = node->op == Operator::constant ? constant_bits(number)
              : node->op == Operator::variable
                  ? some_bits(number, "bits of " + node->name)
                  : some_bits(number, "bits of number " + std::to_string(counted_.size()));
  const bool is_sum = node->op == Operator::plus;
  const auto bits = made.bits;
  const auto at = counted_.size();
  counted_nodes_.emplace(node.get(), at);
  counted_.push_back(std::move(made));
  if (is_sum) bits_of_sum(number, bits);
  return at;
}

auto Formulas::bits_of_sum(const Term& sum, const Term& bits) -> void {
  const Term a(sum.node()->parts[0]);
  const Term b(sum.node()->parts[1]);
  const auto first = counted(a);
  const auto second = counted(b);
  if (first == second) return;
  const auto both = counted_[first].bits + counted_[second].bits;
  const auto common = counted_[counted({first, second})].bits;
  premises_.push_back(!is_number(sum) || bits + common <= both);
  premises_.push_back(!is_number(sum) || common != Term(0) || bits == both);
}

auto Formulas::common_of_fewer(const std::vector<std::size_t>& several) -> std::vector<Term> {
  constexpr std::size_t most = 4;  // there are as many sets as subsets
  std::vector<Term> bits;
  for (std::size_t i = 0; several.size() > 2 && several.size() <= most && i < several.size(); ++i) {
    auto fewer = several;
    fewer.erase(fewer.begin() + static_cast<std::ptrdiff_t>(i));
    bits.push_back(counted_[counted(std::move(fewer))].bits);
  }
  return bits;
}

auto Formulas::are_apart(const std::vector<std::size_t>& several) -> bool {
  const auto is_plain = [&](std::size_t at) {
    return counted_[at].numbers[0].node()->op == Operator::constant;
  };
  const bool beside_plain = std::ranges::any_of(several, is_plain);
  return std::ranges::all_of(several, [&](std::size_t at) {
    if (beside_plain && !is_plain(at)) take_apart(counted_[at]);
    return is_plain(at) || !counted_[at].each.empty();
  });
}

auto Formulas::in_all(const std::vector<std::size_t>& several, std::size_t bit) const -> Term {
  Term one(1);
  Truth everywhere(true);
  bool linear = true;  // one bit, and plain numbers that have it
  for (const auto at : several) {
    const auto& each = counted_[at].each[bit];
    if (each.node()->op != Operator::constant) {
      linear = linear && one.node()->op == Operator::constant;
      one = each;
    }
    everywhere = everywhere && each == Term(1);
  }
  if (linear && everywhere.node()->op != Operator::constant) return one;
  return select(everywhere, Term(1), Term(0));
}

auto Formulas::counted(std::vector<std::size_t> several) -> std::size_t {
  std::ranges::sort(several);
  const auto again = std::ranges::unique(several);
  several.erase(again.begin(), again.end());
  if (several.size() == 1) return several.front();
  const auto bounds = common_of_fewer(several);
  const auto [known, is_new] = common_.try_emplace(several, counted_.size());
  if (!is_new) return known->second;
  Counted made{{}, Term(0), ""};
  const bool apart = are_apart(several);
  auto least = std::numeric_limits<std::size_t>::max();
  for (const auto at : several) {
    made.numbers.push_back(counted_[at].numbers[0]);
    least = std::min(least, counted_[at].each.size());
  }
  for (std::size_t bit = 0; apart && bit < least; ++bit) {
    made.bits = made.bits + in_all(several, bit);
  }
  if (!apart) {
    made.name = "common bits " + std::to_string(counted_.size());
    made.bits = Term::variable(made.name, 0, all_bits);
  }
  Term all(0);
  for (const auto at : several) {
    premises_.push_back(made.bits <= counted_[at].bits);
    all = all + counted_[at].bits;
  }
  for (const auto& bound : bounds) premises_.push_back(made.bits <= bound);
  // What not all have, one of them lacks.
  const auto others = static_cast<int>(several.size()) - 1;
  if (!apart) premises_.push_back(all <= Term(all_bits * others) + made.bits);
  counted_.push_back(std::move(made));
  return counted_.size() - 1;
}

auto Formulas::bits(const std::vector<const Value*>& of) -> Value {
  std::vector<std::size_t> each;
  Truth known(true);
  for (const auto* value : of) {
    each.push_back(counted(value->number));
    known = known && value->known;
  }
  return {counted_[counted(std::move(each))].bits, Truth(false), known, 64};
}

}  // namespace ruleproof::solver
