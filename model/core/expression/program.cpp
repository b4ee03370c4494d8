#include "model/core/expression/program.hpp"

#include <algorithm>
#include <bit>
#include <cstddef>
#include <cstdint>
#include <limits>
#include <optional>
#include <ranges>
#include <span>
#include <string>

namespace ruleproof::expression {
namespace {

constexpr auto most = std::numeric_limits<std::int64_t>::max();
constexpr auto lowest = std::numeric_limits<std::int64_t>::min();
/// Distance of what is not there, and the greatest that counts.
constexpr std::int64_t far = 1'000;
constexpr std::int64_t farthest = 1'000'000'000;

// In a measure for searches, sums that would overflow stop at the end of the range.
auto plus(std::int64_t a, std::int64_t b) -> std::int64_t {
  std::int64_t result = 0;
  if (!__builtin_add_overflow(a, b, &result)) return result;
  return b > 0 ? most : lowest;
}
auto minus(std::int64_t a, std::int64_t b) -> std::int64_t {
  std::int64_t result = 0;
  if (!__builtin_sub_overflow(a, b, &result)) return result;
  return b < 0 ? most : lowest;
}
auto near(std::int64_t number) -> std::int64_t {
  return std::clamp<std::int64_t>(number, 0, farthest);
}

}  // namespace

auto computed(Op op, std::int64_t a, std::int64_t b) -> std::optional<std::int64_t> {
  std::int64_t result = 0;
  const auto if_within = [&](bool over) { return over ? std::nullopt : std::optional(result); };
  switch (op) {
    case Op::negate:
      return if_within(__builtin_sub_overflow(std::int64_t{0}, a, &result));
    case Op::magnitude:
      return a < 0 ? computed(Op::negate, a, 0) : std::optional(a);
    case Op::subtract:
      return if_within(__builtin_sub_overflow(a, b, &result));
    case Op::multiply:
      return if_within(__builtin_mul_overflow(a, b, &result));
    default:
      return if_within(__builtin_add_overflow(a, b, &result));
  }
}

auto Program::within(const Node& node, std::optional<std::int64_t> number) const -> Cell {
  if (number) return {*number, true};
  if (!overflowed_) overflowed_ = node.column;
  return {};
}

auto Program::read(const Symbol& field, const std::byte* state, const std::byte* around) const
    -> Cell {
  const auto number = [&](const Source& source) {
    return source.read((source.in_state ? state : around) + source.offset);
  };
  for (const auto& guard : field.guards) {
    if (number(guard.of) < guard.at_least) return {};
  }
  return {field.is_number ? number(field.source) : 0, true};
}

auto Program::is_written(const Node& node, const std::byte* state) const -> bool {
  const auto& field = fields[static_cast<std::size_t>(node.number)];
  return texts[node.count].same(state + field.source.offset);
}

auto Program::folded(const Node& node) const -> Cell {
  Cell out;
  if (node.op == Op::sum || node.op == Op::count) out.known = true;
  for (const auto part : std::span(links).subspan(node.first, node.count)) {
    const auto& now = cells_[part];
    if (!now.known) continue;
    if (node.op == Op::sum || node.op == Op::count) {
      out = within(node, computed(Op::add, out.number, now.number));
      if (!out.known) return out;
    } else if (!out.known) {
      out = now;
    } else {
      out.number = node.op == Op::greatest ? std::max(out.number, now.number)
                                           : std::min(out.number, now.number);
    }
  }
  return out;
}

auto Program::quantified(const Node& node) const -> Cell {
  const bool wants_all = node.op == Op::both || node.op == Op::all;
  bool known = true;
  for (const auto part : std::span(links).subspan(node.first, node.count)) {
    const auto& now = cells_[part];
    if (now.known && (now.number != 0) != wants_all) return {wants_all ? 0 : 1, true};
    known = known && now.known;
  }
  const bool passes_over = node.op == Op::all || node.op == Op::any;
  return {wants_all ? 1 : 0, known || passes_over};
}

auto Program::cell(const Node& node, const std::byte* state) const -> Cell {
  const auto part = [&](std::size_t i) -> const Cell& { return cells_[links[node.first + i]]; };
  const auto two = [&](auto&& of) {
    return Cell{of(part(0).number, part(1).number), part(0).known && part(1).known};
  };
  const auto common_bits = [&] {
    auto common = ~std::uint64_t{0};
    bool known = true;
    for (std::size_t i = 0; i < node.count; ++i) {
      common &= static_cast<std::uint64_t>(part(i).number);
      known = known && part(i).known;
    }
    return Cell{std::popcount(common), known};
  };
  switch (node.op) {
    case Op::constant:
      return {node.number, true};
    case Op::absent:
      return {};
    case Op::field:
      return read_[static_cast<std::size_t>(node.number)];
    case Op::same: {
      const auto field = static_cast<std::size_t>(node.number);
      return read_[field].known ? Cell{is_written(node, state) ? 1 : 0, true} : Cell{};
    }
    case Op::negate:
    case Op::magnitude:
      return part(0).known ? within(node, computed(node.op, part(0).number, 0)) : Cell{};
    case Op::add:
    case Op::subtract:
    case Op::multiply:
      if (!part(0).known || !part(1).known) return {};
      return within(node, computed(node.op, part(0).number, part(1).number));
    case Op::bits:
      return common_bits();
    case Op::sum:
    case Op::greatest:
    case Op::least:
    case Op::count:
      return folded(node);
    case Op::less:
      return two([](auto a, auto b) -> std::int64_t { return a < b ? 1 : 0; });
    case Op::at_most:
      return two([](auto a, auto b) -> std::int64_t { return a <= b ? 1 : 0; });
    case Op::equal:
      return two([](auto a, auto b) -> std::int64_t { return a == b ? 1 : 0; });
    case Op::negation:
      return {part(0).number == 0 ? 1 : 0, part(0).known};
    case Op::both:
    case Op::either:
    case Op::all:
    case Op::any:
      return quantified(node);
  }
  return {};
}

auto Program::evaluate(const std::byte* state, const std::byte* around) const -> bool {
  bool changed = cells_.size() != nodes.size() || !texts.empty();
  read_.resize(fields.size());
  for (std::size_t i = 0; i < fields.size(); ++i) {
    const auto now = read(fields[i], state, around);
    changed = changed || now != read_[i];
    read_[i] = now;
  }
  if (!changed) return false;
  cells_.resize(nodes.size());
  for (std::size_t i = 0; i < nodes.size(); ++i) cells_[i] = cell(nodes[i], state);
  return true;
}

auto Program::holds(const std::byte* state, const std::byte* around) const -> bool {
  evaluate(state, around);
  return cells_.back().known && cells_.back().number != 0;
}

auto Program::number(const std::byte* state, const std::byte* around) const
    -> std::optional<std::int64_t> {
  evaluate(state, around);
  return cells_.back().known ? std::optional(cells_.back().number) : std::nullopt;
}

auto Program::gap(std::size_t at, std::int64_t weight) const -> Gap {
  const auto& node = nodes[at];
  const auto& now = cells_[at];
  const auto part = [&](std::size_t i) -> const Cell& { return cells_[links[node.first + i]]; };
  const auto weighed = [&](std::int64_t to_true, std::int64_t to_false) {
    return Gap{near(near(to_true) * weight), near(near(to_false) * weight)};
  };
  if (!now.known) return weighed(far, far);
  const auto a = node.count > 0 && node.op != Op::same ? part(0).number : 0;
  const auto b = node.count > 1 && node.op != Op::same ? part(1).number : 0;
  switch (node.op) {
    case Op::less:
      return weighed(plus(minus(a, b), 1), minus(b, a));
    case Op::at_most:
      return weighed(minus(a, b), plus(minus(b, a), 1));
    case Op::equal:
      return weighed(a < b ? minus(b, a) : minus(a, b), a == b ? 1 : 0);
    case Op::negation:
      return {gaps_[links[node.first]].to_false, gaps_[links[node.first]].to_true};
    case Op::both:
    case Op::all:
    case Op::either:
    case Op::any: {
      Gap sums;
      Gap least{farthest, farthest};
      for (const auto link : std::span(links).subspan(node.first, node.count)) {
        sums.to_true = near(sums.to_true + gaps_[link].to_true);
        sums.to_false = near(sums.to_false + gaps_[link].to_false);
        least.to_true = std::min(least.to_true, gaps_[link].to_true);
        least.to_false = std::min(least.to_false, gaps_[link].to_false);
      }
      const bool wants_all = node.op == Op::both || node.op == Op::all;
      return wants_all ? Gap{sums.to_true, least.to_false} : Gap{least.to_true, sums.to_false};
    }
    default:
      return weighed(now.number != 0 ? 0 : 1, now.number != 0 ? 1 : 0);
  }
}

auto Program::weigh(std::span<const std::int64_t> weights) const -> void {
  weights_.assign(weights.begin(), weights.end());
  gaps_.resize(nodes.size());
  for (std::size_t i = 0; i < nodes.size(); ++i) {
    if (is_truth(nodes[i].op)) gaps_[i] = gap(i, i < weights.size() ? weights[i] : 1);
  }
}

auto Program::distance(const std::byte* state, const std::byte* around,
                       std::span<const std::int64_t> weights) const -> std::int64_t {
  const bool changed = evaluate(state, around);
  if (changed || gaps_.size() != nodes.size() || !std::ranges::equal(weights, weights_)) {
    weigh(weights);
  }
  if (cells_.back().known && cells_.back().number != 0) return 0;
  return std::max<std::int64_t>(1, gaps_.back().to_true);
}

auto Program::part(std::size_t node, const std::byte* state, const std::byte* around) const
    -> std::optional<std::int64_t> {
  evaluate(state, around);
  return cells_[node].known ? std::optional(cells_[node].number) : std::nullopt;
}

auto Program::print(const std::byte* state, const std::byte* around) const -> std::uint64_t {
  constexpr std::uint64_t prime = 0x100000001b3U;  // FNV-1a, by whole numbers
  std::uint64_t print = 0xcbf29ce484222325U;
  const auto add = [&](std::int64_t number) {
    print = (print ^ static_cast<std::uint64_t>(number)) * prime;
    print ^= print >> 29U;
  };
  for (const auto& field : fields) {
    const auto now = read(field, state, around);
    add(now.known ? 1 : 0);
    if (now.known && field.is_number) add(now.number);
  }
  for (const auto& node : nodes) {
    if (node.op != Op::same) continue;
    const bool known = read(fields[static_cast<std::size_t>(node.number)], state, around).known;
    add(known && is_written(node, state) ? 1 : 0);
  }
  return print;
}

auto Program::values(const std::byte* state, const std::byte* around) const -> std::string {
  constexpr std::size_t most_told = 8;
  std::string told;
  for (const auto& field : fields | std::views::take(most_told)) {
    const auto now = read(field, state, around);
    told += (told.empty() ? "" : ", ") + field.path;
    const auto word = static_cast<std::size_t>(now.number - field.low);
    if (!now.known) {
      told += " absent";
    } else if (!field.is_number) {
      told += " (a text)";
    } else {
      told += '=' + (word < field.words.size() ? field.words[word] : std::to_string(now.number));
    }
  }
  if (fields.size() > most_told) told += "...";
  return told.empty() ? "no field in it" : told;
}

auto Program::looks_around() const -> bool {
  return std::ranges::any_of(fields, [](const Symbol& field) {
    return !field.source.in_state ||
           std::ranges::any_of(field.guards, [](const Guard& guard) { return !guard.of.in_state; });
  });
}

auto Program::looks_behind(std::size_t size) const -> bool {
  return std::ranges::any_of(fields, [&](const Symbol& field) {
    return field.source.in_state && field.source.offset >= size;
  });
}

}  // namespace ruleproof::expression
