#include "solver/typed/vacuity.hpp"

#include <algorithm>
#include <array>
#include <cstddef>
#include <iterator>
#include <ranges>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include "model/core/expression/syntax.hpp"
#include "solver/typed/typed.hpp"

namespace ruleproof::solver::typed {
namespace {

using expression::Form;
using expression::Syntax;

constexpr std::string_view nothing_there = "what it speaks of was there";
constexpr std::string_view never_met = "its condition was met";

auto negation(const Syntax& of) -> Syntax {
  return {.form = Form::negation, .column = of.column, .parts = {of}};
}
auto both_sides(Form form, const Syntax& a, const Syntax& b) -> Syntax {
  return {.form = form, .column = a.column, .parts = {a, b}};
}

/// Over players, places and elements: any, sum... ; not bits, abs, common.
auto is_aggregate(const Syntax& syntax) -> bool {
  constexpr auto names =
      std::to_array<std::string_view>({"any", "all", "count", "sum", "max", "min"});
  return syntax.form == Form::call && std::ranges::find(names, syntax.text) != names.end();
}
auto is_quantifier(const Syntax& syntax) -> bool {
  return syntax.form == Form::call && (syntax.text == "any" || syntax.text == "all");
}
auto of_truths(const Syntax& aggregate) -> bool {
  return is_quantifier(aggregate) || aggregate.text == "count";
}

/// So wherever the part has a value.
auto known(const Syntax& part, bool is_truth) -> Syntax {
  if (is_truth) return both_sides(Form::disjunction, part, negation(part));
  const auto number = both_sides(Form::add, part, {.form = Form::number, .column = part.column});
  return both_sides(Form::at_most, number, number);  // a field with words is none beside a + 0
}

auto names_index(const Syntax& syntax, const std::string& index) -> bool {
  return (syntax.form == Form::name && syntax.text == index) ||
         std::ranges::any_of(syntax.parts,
                             [&](const Syntax& part) { return names_index(part, index); });
}
/// Whether a star in it belongs to the aggregate around it.
auto has_star(const Syntax& syntax) -> bool {
  return (syntax.form == Form::name && syntax.text.starts_with('*')) ||
         std::ranges::any_of(syntax.parts, [](const Syntax& part) {
           return !is_aggregate(part) && has_star(part);
         });
}

/// a < b < c, which is read as a < b and b < c.
auto is_chain(const Syntax& syntax) -> bool {
  return syntax.form == Form::conjunction && syntax.parts[1].column == syntax.column;
}
/// A number, a text or a word for a value.
auto is_constant(const Syntax& syntax, const IsField& is_field) -> bool {
  return syntax.form == Form::number || syntax.form == Form::text ||
         (syntax.form == Form::name && syntax.parts.empty() &&
          syntax.text.find('.') == std::string::npos && !is_field(syntax.text));
}
/// "not (...)", "stage != place"; "over = 0" says "not over".
auto looks_negative(const Syntax& syntax, const IsField& is_field) -> bool {
  if (syntax.form == Form::negation) return true;
  if (syntax.form == Form::unequal) return is_constant(syntax.parts[1], is_field);
  return syntax.form == Form::equal && syntax.parts[0].form == Form::name &&
         syntax.parts[0].text == "over" && syntax.parts[1].form == Form::number &&
         syntax.parts[1].number == 0;
}

/// Names of fields in it, as far as one can see.
auto fields_in(const Syntax& syntax) -> std::size_t {
  std::size_t count = syntax.form == Form::name ? 1 : 0;
  for (const auto& part : syntax.parts) count += fields_in(part);
  return count;
}
auto has_aggregate(const Syntax& syntax) -> bool {
  return is_aggregate(syntax) || std::ranges::any_of(syntax.parts, has_aggregate);
}
/// Relates fields to each other, or speaks of many: a claim rather than a condition for one.
auto looks_like_a_claim(const Syntax& syntax, const IsField& is_field) -> bool {
  if (has_aggregate(syntax)) return true;
  if (syntax.form == Form::negation || syntax.parts.size() < 2) return false;
  const auto right = is_constant(syntax.parts[1], is_field) ? 0 : fields_in(syntax.parts[1]);
  return fields_in(syntax.parts[0]) + right >= 2;
}

/// "a or b or c" as three.
auto flattened(const Syntax& syntax, Form form, std::vector<Syntax>& out) -> void {
  if (syntax.form != form || is_chain(syntax)) return out.push_back(syntax);
  for (const auto& part : syntax.parts) flattened(part, form, out);
}

class Prober {
 public:
  Prober(bool conditions, const IsField& is_field) : conditions_(conditions), is_field_(is_field) {}

  /// `claimed`: whether it is claimed that the part is so, or that it is not.
  auto visit(const Syntax& syntax, bool claimed, bool within_alternatives = false) -> void {
    const bool joins = syntax.form == Form::conjunction || syntax.form == Form::disjunction;
    if (syntax.form == Form::negation) {
      visit(syntax.parts[0], !claimed, within_alternatives);
    } else if (joins) {
      const bool alternatives = (syntax.form == Form::disjunction) == claimed && !is_chain(syntax);
      if (alternatives && !within_alternatives) condition(syntax, claimed);
      for (const auto& part : syntax.parts) {
        visit(part, claimed, within_alternatives || alternatives);
      }
    } else {
      if (around_.empty()) elements(syntax);
      if (is_quantifier(syntax)) {
        if ((syntax.text == "all") == claimed) each(syntax, claimed);
      } else if (around_.empty()) {
        probes_.push_back({known(syntax, true), nothing_there});
      }
    }
  }

  [[nodiscard]] auto probes() && -> std::vector<Probe> { return std::move(probes_); }

 private:
  auto each(const Syntax& quantifier, bool claimed) -> void {
    around_.push_back(&quantifier);
    for (const auto& part : quantifier.parts) visit(part, claimed);
    around_.pop_back();
  }

  /// An element of each list that an aggregate goes through.
  auto elements(const Syntax& syntax) -> void {
    const bool goes_through = is_aggregate(syntax);
    if (goes_through) {
      auto any = syntax;
      any.text = "any";
      for (auto& part : any.parts) part = known(part, of_truths(syntax));
      probes_.push_back({in_some(std::move(any)), nothing_there});
      around_.push_back(&syntax);
    }
    for (const auto& part : syntax.parts) elements(part);
    if (goes_through) around_.pop_back();
  }

  /// Of alternatives one says what is so where the others fail: the last that looks like a claim;
  /// if none does, the last that denies nothing.
  auto condition(const Syntax& alternatives, bool claimed) -> void {
    if (!conditions_) return;
    std::vector<Syntax> parts;
    flattened(alternatives, alternatives.form, parts);
    const auto last = [&](auto test) {
      const auto found = std::ranges::find_if(parts | std::views::reverse, test);
      return found == parts.rend() ? parts.end() : std::prev(found.base());
    };
    auto says = last([&](const Syntax& part) { return looks_like_a_claim(part, is_field_); });
    if (says == parts.end() && claimed) {
      says = last([&](const Syntax& part) { return !looks_negative(part, is_field_); });
    }
    parts.erase(says == parts.end() ? std::prev(says) : says);
    Syntax all = claimed ? negation(parts.front()) : parts.front();
    for (std::size_t i = 1; i < parts.size(); ++i) {
      all = both_sides(Form::conjunction, all, claimed ? negation(parts[i]) : parts[i]);
    }
    probes_.push_back({in_some(std::move(all)), never_met});
  }

  /// The same of some of those that the aggregates around it go through.
  [[nodiscard]] auto in_some(Syntax sought) const -> Syntax {
    for (const auto* around : around_ | std::views::reverse) {
      Syntax any{.form = Form::call, .column = around->column, .text = "any"};
      for (const auto& index : around->binds) {
        if (names_index(sought, index)) any.binds.push_back(index);
      }
      if (any.binds.empty() && !has_star(sought)) continue;
      any.parts.push_back(std::move(sought));
      sought = std::move(any);
    }
    return sought;
  }

  bool conditions_;
  const IsField& is_field_;
  std::vector<const Syntax*> around_;  ///< what is claimed of each: the outermost first
  std::vector<Probe> probes_;
};

}  // namespace

auto probes_of(const TypedQuestion& question, const Syntax& syntax, const IsField& is_field)
    -> std::vector<Probe> {
  const bool always = question.asks == Asks::always;
  Prober prober(always, is_field);
  prober.visit(syntax, always);
  return std::move(prober).probes();
}

auto without_value(const Syntax& syntax) -> Syntax {
  // `any` passes over what has no value.
  return negation(
      {.form = Form::call, .column = syntax.column, .text = "any", .parts = {known(syntax, true)}});
}

}  // namespace ruleproof::solver::typed
