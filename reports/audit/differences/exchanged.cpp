#include "reports/audit/differences/exchanged.hpp"

#include <algorithm>
#include <cstddef>
#include <optional>
#include <string>
#include <utility>
#include <vector>

#include "reports/audit/differences/anchors.hpp"
#include "reports/audit/differences/difference.hpp"
#include "reports/audit/differences/meanings.hpp"
#include "reports/audit/pairing/pairing.hpp"
#include "reports/audit/saying/says.hpp"

namespace ruleproof::audit {
namespace {

/// Two opposed facts on a side.
struct Two {
  const Stand& x;
  const Stand& other;
  Kind kind;

  /// Whether what stands at `y` may belong to the first of the two: none of their kind stands
  /// between, and the phrase is not that of the second alone.
  [[nodiscard]] auto has(const Stand& y) const -> bool {
    const auto count = [&](const Stand& stand) {
      return stand.before.at(static_cast<std::size_t>(kind));
    };
    const auto between = y.order < x.order ? count(x) - count(y) : count(y) - count(x) - 1;
    const bool is_by_other = y.phrase == other.phrase && y.phrase != x.phrase;
    return !is_by_other && (kind >= Kind::act || between == 0);
  }
};

/// Whether a side has a point of which one of the two and `y` stand before, the other one and `z`
/// after: then each belongs to its neighbour.
auto parts(const Two& two, const Stand& y, const Stand& z) -> bool {
  const auto& [x, other, kind] = two;
  const bool is_parted = std::max(x.order, y.order) < std::min(other.order, z.order) ||
                         std::max(other.order, z.order) < std::min(x.order, y.order);
  return is_parted && two.has(y) && Two{other, x, kind}.has(z);
}

auto are_opposed(const Fact& x, const Fact& y) -> bool {
  if (x.value.empty() || x.kind != y.kind) return false;
  return x.kind == Kind::number || are_contraries(x.value, y.value) || are_rivals(x, y);
}

auto joined(const std::string& a, const std::string& b) -> std::string { return a + ", " + b; }

/// Each of two where the other one stands in the other text.
auto exchange_of(const Anchor& x, const Anchor& other, Topic topic) -> Difference {
  const auto& [earlier, later] =
      x.second.order < other.second.order ? std::pair(&x, &other) : std::pair(&other, &x);
  return {topic,
          Way::turned,
          joined(x.fact.value, other.fact.value),
          joined(earlier->fact.value, later->fact.value),
          {x.first.words, other.first.words},
          {earlier->second.words, later->second.words},
          0.75};
}

auto is_rule(const Fact& fact) -> bool { return fact.kind < Kind::act; }

/// Whether what stands by two may tell that they are exchanged: of rules, nothing of their own
/// kind.
auto may_tell(const Anchor& y, const Anchor& x, const Anchor& other) -> bool {
  return &y != &x && &y != &other && !(is_rule(x.fact) && y.fact.kind == x.fact.kind);
}

/// What it is called where all that stands by one of two here stands by the other one there: by the
/// two, or by the numbers that stand by them.
auto exchange_between(const std::vector<Anchor>& anchors, const Anchor& x, const Anchor& other)
    -> std::optional<Topic> {
  const Two here{x.first, other.first, x.fact.kind};
  const Two there{x.second, other.second, x.fact.kind};
  std::optional<Topic> topic;
  for (const auto& y : anchors) {
    for (const auto& z : anchors) {
      if (&y == &z || !may_tell(y, x, other) || !may_tell(z, x, other)) continue;
      if (!parts(here, y.first, z.first)) continue;
      if (parts(there, y.second, z.second)) return std::nullopt;
      if (!parts(there, z.second, y.second)) continue;
      const bool counts = y.fact.kind == Kind::number || z.fact.kind == Kind::number;
      if (!topic) topic = topic_of(x.fact.kind);
      if (counts && !is_rule(x.fact)) topic = Topic::numbers;
    }
  }
  return topic;
}

/// Whether a fact stands in a phrase with others than in the other text, all of which stand in
/// other phrases there.
auto goes_over(const std::vector<Anchor>& anchors, const Anchor& x) -> bool {
  bool leaves = false;
  bool comes = false;
  for (const auto& y : anchors) {
    if (&y == &x) continue;
    const bool is_here = y.first.phrase == x.first.phrase;
    const bool is_there = y.second.phrase == x.second.phrase;
    if (is_here && is_there) return false;
    leaves |= is_here;
    comes |= is_there;
  }
  return leaves && comes;
}

/// The only "before" or "after" of a side.
struct Marker {
  std::string value;
  Words words;
  std::size_t order = 0;
  std::size_t end = 0;  ///< of its clause

  /// Whether what stands there comes later than the rest.
  [[nodiscard]] auto precedes(const Stand& stand) const -> bool {
    const bool is_ruled = stand.order > order && stand.order < end;
    return is_ruled == (value == "before");
  }
};

auto marker_in(const std::vector<int>& at, const std::vector<Saying>& says)
    -> std::optional<Marker> {
  std::optional<Marker> marker;
  std::size_t before = 0;
  for (const int i : at) {
    const auto& saying = says[static_cast<std::size_t>(i)];
    for (const auto& fact : saying.facts) {
      if (fact.value != "before" && fact.value != "after") continue;
      if (marker) return std::nullopt;  // two of them: who knows
      const auto clause = saying.clauses[fact.word];
      const auto next = std::ranges::upper_bound(saying.clauses, clause) - saying.clauses.begin();
      marker = Marker{fact.value,
                      {i, fact.at, fact.size},
                      before + fact.word,
                      before + static_cast<std::size_t>(next)};
    }
    before += saying.words.size();
  }
  return marker;
}

auto is_told(const Fact& fact) -> bool {
  return fact.kind == Kind::number && !fact.is_soft && !is_article(fact);
}

auto numbers_of(const SideFacts& side) -> std::vector<std::string> {
  std::vector<std::string> numbers;
  for (const auto& fact : side.facts) {
    if (is_told(fact)) numbers.push_back(fact.value);
  }
  return numbers;
}

}  // namespace

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
  Difference difference{Topic::numbers, Way::changed, spoken(first), spoken(second), {}, {}, 0.65};
  std::ranges::sort(first);
  std::ranges::sort(second);
  if (first != second) return;
  const auto add = [](const SideFacts& side, std::vector<Words>& spots) {
    for (std::size_t i = 0; i < side.facts.size(); ++i) {
      const auto& fact = side.facts[i];
      if (!is_told(fact)) continue;
      spots.push_back({side.sentence[i], side.facts[i].at, side.facts[i].size});
    }
  };
  add(a, difference.first_spots);
  add(b, difference.second_spots);
  found.push_back(std::move(difference));
}

auto exchanged(const std::vector<Anchor>& anchors) -> std::vector<Difference> {
  std::vector<Difference> found;
  for (auto x = anchors.begin(); x != anchors.end(); ++x) {
    for (auto other = x + 1; other != anchors.end(); ++other) {
      if (!are_opposed(x->fact, other->fact)) continue;
      const auto topic = exchange_between(anchors, *x, *other);
      if (topic) found.push_back(exchange_of(*x, *other, *topic));
    }
    if (x->fact.kind == Kind::negation && goes_over(anchors, *x)) {
      found.push_back({topic_of(x->fact.kind),
                       Way::turned,
                       x->fact.value,
                       x->fact.value,
                       {x->first.words},
                       {x->second.words},
                       0.7});
    }
  }
  return found;
}

auto turned_round(const Pairing& pairing, const std::vector<Saying>& first,
                  const std::vector<Saying>& second, const std::vector<Anchor>& anchors)
    -> std::vector<Difference> {
  const auto here = marker_in(pairing.first, first);
  const auto there = marker_in(pairing.second, second);
  if (!here || !there) return {};
  const Anchor* earlier = nullptr;
  const Anchor* later = nullptr;
  for (const auto& each : anchors) {
    if (each.fact.value == "before" || each.fact.value == "after") continue;
    const bool is_later = here->precedes(each.first);
    if (is_later == there->precedes(each.second)) {
      if (each.fact.value.empty() || each.fact.kind == Kind::act) return {};
      continue;
    }
    (is_later ? later : earlier) = &each;
  }
  if (earlier == nullptr || later == nullptr) return {};
  const auto spots = [](const Marker& marker, const Stand& x, const Stand& y) {
    return std::vector<Words>{x.words, marker.words, y.words};
  };
  return {{Topic::order, Way::turned, here->value, there->value,
           spots(*here, earlier->first, later->first),
           spots(*there, later->second, earlier->second), 0.8}};
}

}  // namespace ruleproof::audit
