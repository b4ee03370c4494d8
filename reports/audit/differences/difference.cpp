#include "reports/audit/differences/difference.hpp"

#include <algorithm>
#include <array>
#include <cstddef>
#include <functional>
#include <set>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include "reports/audit/differences/in_order.hpp"
#include "reports/audit/differences/meanings.hpp"
#include "reports/audit/pairing/pairing.hpp"
#include "reports/audit/saying/says.hpp"

namespace ruleproof::audit {
namespace {

constexpr auto topics = std::to_array<std::string_view>(
    {"numbers", "negation", "duty", "scope", "comparison", "condition", "exception", "order",
     "direction", "term", "removed", "added", "swapped", "wording"});

/// Facts that the other side does not have, by position.
struct Extra {
  SideFacts side;
  std::vector<bool> is_extra;
  std::vector<bool> is_near;  ///< the other side says it in another word

  [[nodiscard]] auto spot(std::size_t i) const -> Words {
    return {side.sentence[i], side.facts[i].at, side.facts[i].size};
  }
};

/// Takes what both have out of both: first what is said in the same word, then by near ones.
auto extras(SideFacts first, SideFacts second) -> std::pair<Extra, Extra> {
  Extra a{std::move(first), {}, {}};
  Extra b{std::move(second), {}, {}};
  a.is_near.assign(a.side.facts.size(), false);
  b.is_near.assign(b.side.facts.size(), false);
  a.is_extra.assign(a.side.facts.size(), true);
  b.is_extra.assign(b.side.facts.size(), true);
  const auto match = [&](bool exact) {
    for (std::size_t i = 0; i < a.side.facts.size(); ++i) {
      if (!a.is_extra[i]) continue;
      auto values = stand_ins(a.side.facts[i]);
      if (exact) values.resize(1);
      for (std::size_t j = 0; j < b.side.facts.size() && a.is_extra[i]; ++j) {
        if (!b.is_extra[j] || std::ranges::find(values, b.side.facts[j].value) == values.end()) {
          continue;
        }
        a.is_extra[i] = false;
        b.is_extra[j] = false;
        a.is_near[i] = !exact;
        b.is_near[j] = !exact;
      }
    }
  };
  match(true);
  match(false);
  return {std::move(a), std::move(b)};
}

auto is_one(const Fact& fact) -> bool { return fact.kind == Kind::number && fact.value == "1"; }

/// "One" in words is often an article.
auto is_told(const Fact& number) -> bool { return !is_one(number) || number.is_digits; }

/// "Even if" against "only if" is about the condition, "all" against "only" about the scope.
auto topic_between(const Fact& x, const Fact& y) -> Topic {
  if (x.value == "even" || y.value == "even") return Topic::condition;
  return y.kind == Kind::scope ? Topic::scope : topic_of(x.kind);
}

/// Pairs of leftovers that are contraries, or other values of one kind.
class Finder {
 public:
  Finder(Extra a, Extra b, const Habits& habits)
      : a_(std::move(a)), b_(std::move(b)), habits_(habits) {}

  auto find() -> std::vector<Difference> {
    meet(Way::turned,
         [](const Fact& x, const Fact& y) { return are_contraries(x.value, y.value); });
    meet(Way::changed, [](const Fact& x, const Fact& y) {
      return x.kind == y.kind && x.kind == Kind::number && is_told(x) && is_told(y);
    });
    polarity();
    denied_acts();
    near_contraries();
    meet(Way::changed, [](const Fact& x, const Fact& y) {
      return x.kind == y.kind && x.kind <= Kind::direction && x.kind != Kind::number;
    });
    lacking(a_, true);
    lacking(b_, false);
    return std::move(found_);
  }

 private:
  auto meet(Way way, const std::function<bool(const Fact&, const Fact&)>& fits) -> void {
    for (std::size_t i = 0; i < a_.is_extra.size(); ++i) {
      for (std::size_t j = 0; j < b_.is_extra.size() && a_.is_extra[i]; ++j) {
        const auto& x = a_.side.facts[i];
        const auto& y = b_.side.facts[j];
        if (!b_.is_extra[j] || !fits(x, y)) continue;
        const double both = std::max(habits_.kept(x, true), habits_.kept(y, false));
        const double sure =
            way == Way::turned || x.kind == Kind::number ? std::max(0.75, both) : both;
        found_.push_back(
            {topic_between(x, y), way, x.value, y.value, {a_.spot(i)}, {b_.spot(j)}, sure});
        a_.is_extra[i] = false;
        b_.is_extra[j] = false;
      }
    }
  }

  /// One says no, the other does not.
  auto polarity() -> void {
    const bool no_here = std::ranges::any_of(a_.side.facts, says_no);
    const bool no_there = std::ranges::any_of(b_.side.facts, says_no);
    if (no_here == no_there) return;
    auto& side = no_here ? a_ : b_;
    for (std::size_t i = 0; i < side.is_extra.size(); ++i) {
      if (!side.is_extra[i] || !says_no(side.side.facts[i])) continue;
      side.is_extra[i] = false;
      Difference difference{Topic::negation, Way::lacking, "", "", {}, {}, habits_.polarity()};
      (no_here ? difference.first : difference.second) = side.side.facts[i].value;
      (no_here ? difference.first_spots : difference.second_spots) = {side.spot(i)};
      found_.push_back(std::move(difference));
    }
  }

  /// An act that one text always denies and the other never does.
  auto denied_acts() -> void {
    for (std::size_t i = 0; i < a_.side.facts.size(); ++i) {
      const auto& x = a_.side.facts[i];
      if (x.kind != Kind::act || is_mixed(a_, x)) continue;
      for (std::size_t j = 0; j < b_.side.facts.size(); ++j) {
        const auto& y = b_.side.facts[j];
        if (y.kind != Kind::act || y.value != x.value || x.is_negated == y.is_negated ||
            is_mixed(b_, y)) {
          continue;
        }
        const auto said = [](const Fact& act) {
          return (act.is_negated ? "not " : "") + act.value;
        };
        found_.push_back({Topic::negation,
                          Way::turned,
                          said(x),
                          said(y),
                          {a_.spot(i)},
                          {b_.spot(j)},
                          0.4 + 0.5 * habits_.polarity()});
        return;
      }
    }
  }
  /// Whether the act is denied here and not there.
  static auto is_mixed(const Extra& side, const Fact& act) -> bool {
    return std::ranges::any_of(side.side.facts, [&](const Fact& other) {
      return other.kind == Kind::act && other.value == act.value &&
             other.is_negated != act.is_negated;
    });
  }

  /// A leftover whose contrary stands in the other text, taken for something like it.
  auto near_contraries() -> void {
    const auto look = [&](Extra& own, const Extra& other, bool of_first) {
      for (std::size_t i = 0; i < own.is_extra.size(); ++i) {
        const auto& x = own.side.facts[i];
        if (!own.is_extra[i] || x.kind > Kind::direction || x.kind == Kind::duty) continue;
        for (std::size_t j = 0; j < other.is_near.size(); ++j) {
          const auto& y = other.side.facts[j];
          if (!other.is_near[j] || !are_contraries(x.value, y.value)) continue;
          Difference difference{topic_between(x, y), Way::turned,     x.value, y.value,
                                {own.spot(i)},       {other.spot(j)}, 0.6};
          if (!of_first) {
            std::swap(difference.first, difference.second);
            std::swap(difference.first_spots, difference.second_spots);
          }
          own.is_extra[i] = false;
          found_.push_back(std::move(difference));
          break;
        }
      }
    };
    look(a_, b_, true);
    look(b_, a_, false);
  }

  auto lacking(Extra& side, bool of_first) -> void {
    for (std::size_t i = 0; i < side.is_extra.size(); ++i) {
      const auto& fact = side.side.facts[i];
      if (!side.is_extra[i] || fact.kind >= Kind::join || is_one(fact)) continue;
      Difference difference{topic_of(fact.kind),         Way::lacking, "", "", {}, {},
                            habits_.kept(fact, of_first)};
      (of_first ? difference.first : difference.second) = fact.value;
      (of_first ? difference.first_spots : difference.second_spots) = {side.spot(i)};
      found_.push_back(std::move(difference));
    }
  }

  Extra a_;
  Extra b_;
  const Habits& habits_;
  std::vector<Difference> found_;
};

auto numbers_of(const SideFacts& side) -> std::vector<std::string> {
  std::vector<std::string> numbers;
  for (const auto& fact : side.facts) {
    if (fact.kind == Kind::number && !is_one(fact)) numbers.push_back(fact.value);
  }
  return numbers;
}

/// The same numbers, but each in the place of another.
auto reordered_numbers(const SideFacts& a, const SideFacts& b, std::vector<Difference>& found)
    -> void {
  auto first = numbers_of(a);
  auto second = numbers_of(b);
  if (first == second || first.size() != second.size()) return;
  const auto spoken = [](const std::vector<std::string>& numbers) {
    std::string text;
    for (const auto& number : numbers) text += (text.empty() ? "" : ", ") + number;
    return text;
  };
  Difference difference{Topic::numbers, Way::turned, spoken(first), spoken(second), {}, {}, 0.75};
  std::ranges::sort(first);
  std::ranges::sort(second);
  if (first != second) return;
  const auto add = [](const SideFacts& side, std::vector<Words>& spots) {
    for (std::size_t i = 0; i < side.facts.size(); ++i) {
      if (side.facts[i].kind != Kind::number || is_one(side.facts[i])) continue;
      spots.push_back({side.sentence[i], side.facts[i].at, side.facts[i].size});
    }
  };
  add(a, difference.first_spots);
  add(b, difference.second_spots);
  found.push_back(std::move(difference));
}

}  // namespace

auto to_text(Topic topic) -> std::string_view { return topics[static_cast<std::size_t>(topic)]; }

auto differences_of(const Pairing& pairing, const std::vector<Saying>& first,
                    const std::vector<Saying>& second, const Habits& habits)
    -> std::vector<Difference> {
  auto a = facts_of_side(pairing.first, first);
  auto b = facts_of_side(pairing.second, second);
  std::vector<Difference> reordered;
  reordered_numbers(a, b, reordered);
  reordered_events(pairing, first, second, reordered);
  auto [left, right] = extras(std::move(a), std::move(b));
  auto found = Finder(std::move(left), std::move(right), habits).find();
  found.insert(found.end(), reordered.begin(), reordered.end());
  highest_first(found, [](const Difference& difference) { return difference.sure; });
  return found;
}

}  // namespace ruleproof::audit
