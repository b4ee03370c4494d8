#include "reports/audit/differences/ways.hpp"

#include <algorithm>
#include <array>
#include <cstddef>
#include <functional>
#include <initializer_list>
#include <string_view>
#include <utility>
#include <vector>

#include "reports/audit/differences/meanings.hpp"
#include "reports/audit/saying/says.hpp"

namespace ruleproof::audit {
namespace {

/// What said no is said on the other side, too: no act is left that this side alone denies.
auto deny_no_act(Extra& side) -> void {
  for (auto& act : side.side.facts) act.is_negated = false;
}

/// "Unless" here is "if not" there.
auto match_if_not(Extra& own, Extra& other) -> void {
  const auto unless = first_extra(own, {"unless"});
  const auto condition = first_extra(other, {"if"});
  const auto no = first_extra(other, says_no);
  const auto none = other.is_extra.size();
  if (unless == own.is_extra.size() || condition == none || no == none) return;
  own.is_extra[unless] = false;
  other.is_extra[condition] = false;
  other.is_extra[no] = false;
  deny_no_act(other);
}

/// "Unless" here is "only if" there, of a sentence that says no.
auto match_only_if(Extra& own, Extra& other) -> void {
  const auto unless = first_extra(own, {"unless"});
  const auto only = first_extra(other, is_exception);
  const bool says_so = std::ranges::any_of(
      own.side.facts, [](const Fact& fact) { return says_no(fact) || fact.is_negated; });
  if (unless == own.is_extra.size() || only == other.is_extra.size() || !says_so) return;
  own.is_extra[unless] = false;
  other.is_extra[only] = false;
  const auto condition = first_extra(other, {"if"});
  if (condition != other.is_extra.size()) other.is_extra[condition] = false;
}

/// "Forbidden with fewer than" here is "may with at least" there.
auto match_bounds(Extra& own, Extra& other) -> void {
  for (const auto& [banned, allowed] :
       {std::pair("fewer-than", "at-least"), std::pair("more-than", "at-most")}) {
    const auto ban = first_extra(own, says_no);
    const auto bound = first_extra(own, {banned});
    const auto there = first_extra(other, {allowed});
    if (ban == own.is_extra.size() || bound == own.is_extra.size() ||
        there == other.is_extra.size()) {
      continue;
    }
    own.is_extra[ban] = false;
    own.is_extra[bound] = false;
    other.is_extra[there] = false;
    const auto may = first_extra(other, {"may"});
    if (may != other.is_extra.size()) other.is_extra[may] = false;
  }
}

/// "Forbidden before" here is "may only after" there.
auto match_only_after(Extra& own, Extra& other) -> void {
  const auto ban = first_extra(own, {"forbidden"});
  const auto may = first_extra(other, {"may"});
  const auto only = first_extra(other, {"only"});
  const auto none = other.is_extra.size();
  static constexpr auto times = std::to_array<std::string_view>(
      {"if", "when", "before", "until", "while", "unless", "except", "after", "then"});
  const bool says_when = std::ranges::any_of(own.side.facts, [](const Fact& fact) {
    return !fact.is_soft && std::ranges::find(times, fact.value) != times.end();
  });
  if (ban == own.is_extra.size() || may == none || only == none || !says_when) return;
  own.is_extra[ban] = false;
  other.is_extra[may] = false;
  other.is_extra[only] = false;
  const auto here = first_extra(own, {"before", "until", "while", "unless", "except", "not"});
  const auto there = first_extra(other, {"after", "if", "when", "then"});
  if (here != own.is_extra.size()) own.is_extra[here] = false;
  if (there != none) other.is_extra[there] = false;
}

/// "May only with" here is "may not without" there.
auto match_only_with(Extra& own, Extra& other) -> void {
  const auto may = first_extra(own, {"may"});
  const auto only = first_extra(own, {"only"});
  const auto ban = first_extra(other, {"forbidden"});
  const auto without =
      first_extra(other, [](const Fact& fact) { return fact.means == "without" && !fact.is_soft; });
  const auto none = own.is_extra.size();
  const auto none_there = other.is_extra.size();
  if (may == none || only == none || ban == none_there || without == none_there) return;
  own.is_extra[may] = false;
  own.is_extra[only] = false;
  other.is_extra[ban] = false;
  other.is_extra[without] = false;
  deny_no_act(other);
}

/// "Cannot build anything but huts" here is "may build only huts" there.
auto match_nothing_but(Extra& own, Extra& other) -> void {
  const auto no = first_extra(own, says_no);
  const auto except = first_extra(own, {"except"});
  const auto only = first_extra(other, {"only"});
  const auto none = own.is_extra.size();
  if (no == none || except == none || only == other.is_extra.size()) return;
  own.is_extra[no] = false;
  own.is_extra[except] = false;
  other.is_extra[only] = false;
  const auto may = first_extra(other, {"may"});
  if (may != other.is_extra.size()) other.is_extra[may] = false;
  deny_no_act(own);
}

/// "A before B" here is "B only after A" there.
auto match_before(Extra& own, Extra& other) -> void {
  const auto before = first_extra(own, {"before"});
  const auto only = first_extra(other, {"only"});
  const auto after = first_extra(other, {"after"});
  const auto none = other.is_extra.size();
  if (before == own.is_extra.size() || only == none || after == none) return;
  own.is_extra[before] = false;
  other.is_extra[only] = false;
  other.is_extra[after] = false;
}

/// "Gains nothing" here is "gains 0", "costs nothing" is "is free" there.
auto match_zero(Extra& own, Extra& other) -> void {
  const auto& facts = own.side.facts;
  const bool is_zero = std::ranges::any_of(
      other.side.facts, [](const Fact& fact) { return fact.value == "0" || fact.value == "free"; });
  const bool is_none = std::ranges::any_of(facts, [](const Fact& fact) {
    return fact.kind == Kind::negation && fact.means != "without";
  });
  if (is_zero && is_none) deny_no_act(own);
}

/// "Not occupied" here is "empty" there.
auto match_denied(Extra& own, Extra& other) -> void {
  const auto& facts = own.side.facts;
  for (std::size_t no = 0; no + 1 < facts.size(); ++no) {
    if (!own.is_extra[no] || facts[no].kind != Kind::negation) continue;
    const auto& denied = facts[no + 1];
    const auto contrary = first_extra(
        other, [&](const Fact& fact) { return are_contraries(denied.value, fact.value); });
    const bool is_next = own.side.sentence[no] == own.side.sentence[no + 1] &&
                         denied.word == facts[no].word + 1 && own.is_extra[no + 1];
    if (!is_next || contrary == other.is_extra.size()) continue;
    own.is_extra[no] = false;
    own.is_extra[no + 1] = false;
    other.is_extra[contrary] = false;
  }
}

/// "Not until" here is "only" there, of a time or a case.
auto match_not_until(Extra& own, Extra& other) -> void {
  const auto no = first_extra(own, says_no);
  const auto until = first_extra(own, {"until", "before"});
  const auto only = first_extra(other, {"only"});
  const auto none = own.is_extra.size();
  if (no == none || until == none || own.side.facts[until].word < own.side.facts[no].word ||
      only == other.is_extra.size()) {
    return;
  }
  own.is_extra[no] = false;
  own.is_extra[until] = false;
  other.is_extra[only] = false;
  deny_no_act(own);
}

}  // namespace

auto is_exception(const Fact& fact) -> bool {
  return fact.value == "only" && (fact.means == "unless" || fact.means == "except");
}

auto first_extra(const Extra& side, const std::function<bool(const Fact&)>& fits) -> std::size_t {
  std::size_t i = 0;
  while (i < side.is_extra.size() && !(side.is_extra[i] && fits(side.side.facts[i]))) ++i;
  return i;
}

auto first_extra(const Extra& side, std::initializer_list<std::string_view> values) -> std::size_t {
  return first_extra(side, [&](const Fact& fact) {
    return std::ranges::find(values, fact.value) != values.end();
  });
}

auto extras(SideFacts first, SideFacts second) -> std::pair<Extra, Extra> {
  Extra a{std::move(first), {}, {}};
  Extra b{std::move(second), {}, {}};
  a.is_near.assign(a.side.facts.size(), false);
  b.is_near.assign(b.side.facts.size(), false);
  a.is_extra.assign(a.side.facts.size(), true);
  b.is_extra.assign(b.side.facts.size(), true);
  const auto match = [&](bool exact, bool firm) {
    for (std::size_t i = 0; i < a.side.facts.size(); ++i) {
      if (!a.is_extra[i] || (firm && a.side.facts[i].is_soft)) continue;
      auto values = stand_ins(a.side.facts[i]);
      if (exact || is_exception(a.side.facts[i])) values.resize(1);
      for (std::size_t j = 0; j < b.side.facts.size() && a.is_extra[i]; ++j) {
        const bool is_other = !exact && is_exception(b.side.facts[j]);
        if (!b.is_extra[j] || is_other || (firm && b.side.facts[j].is_soft) ||
            std::ranges::find(values, b.side.facts[j].value) == values.end()) {
          continue;
        }
        a.is_extra[i] = false;
        b.is_extra[j] = false;
        a.is_near[i] = !exact;
        b.is_near[j] = !exact;
      }
    }
  };
  match(true, true);
  match(true, false);
  match_if_not(a, b);
  match_if_not(b, a);
  match_only_if(a, b);
  match_only_if(b, a);
  match_bounds(a, b);
  match_bounds(b, a);
  match_only_after(a, b);
  match_only_after(b, a);
  match_denied(a, b);
  match_denied(b, a);
  match_only_with(a, b);
  match_only_with(b, a);
  match_nothing_but(a, b);
  match_nothing_but(b, a);
  match_before(a, b);
  match_before(b, a);
  match_zero(a, b);
  match_zero(b, a);
  match_not_until(a, b);
  match_not_until(b, a);
  match(false, false);
  return {std::move(a), std::move(b)};
}

}  // namespace ruleproof::audit
