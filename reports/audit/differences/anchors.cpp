#include "reports/audit/differences/anchors.hpp"

#include <algorithm>
#include <array>
#include <cstddef>
#include <map>
#include <optional>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include "reports/audit/differences/meanings.hpp"
#include "reports/audit/pairing/pairing.hpp"
#include "reports/audit/saying/says.hpp"

namespace ruleproof::audit {
namespace {

/// What stands on a side, by a text that says what it is.
struct Standing {
  std::string text;
  Fact fact;
  Stand stand;
};

auto parts_phrases(const Fact& fact) -> bool {
  return fact.kind == Kind::join || fact.value == "however";
}

/// "One" in words is often an article.
auto counts(const Fact& fact) -> bool {
  return !fact.is_soft && (!is_one(fact) || fact.is_digits);
}

auto standing_in(const std::vector<int>& at, const std::vector<Saying>& says)
    -> std::vector<Standing> {
  std::vector<Standing> all;
  std::size_t before = 0;
  int phrase = 0;
  Before facts;
  for (const int i : at) {
    const auto& saying = says[static_cast<std::size_t>(i)];
    const auto stand = [&](std::size_t word, std::size_t byte, std::size_t size) {
      Stand stand{before + word, phrase + saying.clauses[word], facts, {i, byte, size}};
      for (const auto& fact : saying.facts) {
        stand.phrase += parts_phrases(fact) && fact.word <= word ? 1 : 0;
        stand.before[fact.kind] += counts(fact) && fact.word < word ? 1 : 0;
      }
      return stand;
    };
    for (const auto& fact : saying.facts) {
      if (!counts(fact) || parts_phrases(fact)) continue;
      all.push_back({'=' + fact.value, fact, stand(fact.word, fact.at, fact.size)});
    }
    for (const auto& plain : saying.plain) {
      const auto& word = saying.words[plain.word];
      all.push_back({plain.stem, Fact{}, stand(plain.word, word.at, word.size)});
    }
    if (saying.words.empty()) continue;
    const auto last = stand(saying.words.size() - 1, 0, 0);
    phrase = last.phrase + 1;
    facts = last.before;
    before += saying.words.size();
  }
  std::map<std::string, int> often;
  for (const auto& each : all) ++often[each.text];
  std::erase_if(all, [&](const Standing& each) { return often[each.text] > 1; });
  return all;
}

/// Two opposed facts on a side.
struct Two {
  const Stand& x;
  const Stand& other;
  Kind kind;

  /// Whether what stands at `y` may belong to the first of the two: none of their kind stands
  /// between, and the phrase is not that of the second alone.
  [[nodiscard]] auto has(const Stand& y) const -> bool {
    const auto count = [&](const Stand& stand) {
      const auto row = stand.before.find(kind);
      return row == stand.before.end() ? 0 : row->second;
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
auto exchange_of(const Anchor& x, const Anchor& other) -> Difference {
  const auto& [earlier, later] =
      x.second.order < other.second.order ? std::pair(&x, &other) : std::pair(&other, &x);
  return {topic_of(std::min(x.fact.kind, other.fact.kind)),
          Way::turned,
          joined(x.fact.value, other.fact.value),
          joined(earlier->fact.value, later->fact.value),
          {x.first.words, other.first.words},
          {earlier->second.words, later->second.words},
          0.75};
}

/// Whether all that stands by one of two here stands by the other one there.
auto are_exchanged(const std::vector<Anchor>& anchors, const Anchor& x, const Anchor& other)
    -> bool {
  const Two here{x.first, other.first, x.fact.kind};
  const Two there{x.second, other.second, x.fact.kind};
  bool is_crossed = false;
  for (const auto& y : anchors) {
    for (const auto& z : anchors) {
      const bool votes = &y != &z && &y != &x && &z != &other && &y != &other && &z != &x &&
                         (x.fact.kind >= Kind::act ||
                          (y.fact.kind != x.fact.kind && z.fact.kind != x.fact.kind));
      if (!votes || !parts(here, y.first, z.first)) continue;
      if (parts(there, y.second, z.second)) return false;
      is_crossed |= parts(there, z.second, y.second);
    }
  }
  return is_crossed;
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

/// Whether each of two is the surest counterpart of the other one, and no second one is as sure.
auto is_best(const std::vector<std::vector<double>>& sure, std::size_t i, std::size_t j) -> bool {
  if (sure[i][j] <= 0) return false;
  for (std::size_t other = 0; other < sure.size(); ++other) {
    if (other != i && sure[other][j] >= sure[i][j]) return false;
  }
  for (std::size_t other = 0; other < sure[i].size(); ++other) {
    if (other != j && sure[i][other] >= sure[i][j]) return false;
  }
  return true;
}

auto best_of(const std::vector<std::vector<double>>& sure)
    -> std::vector<std::pair<std::size_t, std::size_t>> {
  std::vector<std::pair<std::size_t, std::size_t>> best;
  for (std::size_t i = 0; i < sure.size(); ++i) {
    for (std::size_t j = 0; j < sure[i].size(); ++j) {
      if (is_best(sure, i, j)) best.emplace_back(i, j);
    }
  }
  return best;
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
      marker = Marker{fact.value, {i, fact.at, fact.size}, before + fact.word,
                      before + static_cast<std::size_t>(next)};
    }
    before += saying.words.size();
  }
  return marker;
}

}  // namespace

auto anchors_of(const Pairing& pairing, const std::vector<Saying>& first,
                const std::vector<Saying>& second, const Counterparts& counterparts)
    -> std::vector<Anchor> {
  const auto a = standing_in(pairing.first, first);
  const auto b = standing_in(pairing.second, second);
  static constexpr std::size_t longest = 100;  // what has more to stand by is no sentence
  if (std::max(a.size(), b.size()) > longest) return {};
  std::vector<std::vector<double>> sure(a.size(), std::vector<double>(b.size()));
  for (std::size_t i = 0; i < a.size(); ++i) {
    const auto same = std::ranges::find(b, a[i].text, &Standing::text);
    if (same != b.end()) {
      sure[i][static_cast<std::size_t>(same - b.begin())] = 1;
      continue;
    }
    const auto others = counterparts(a[i].text);
    for (std::size_t j = 0; j < b.size(); ++j) {
      const auto other = others.find(b[j].text);
      const bool is_free = std::ranges::find(a, b[j].text, &Standing::text) == a.end();
      if (other != others.end() && is_free) sure[i][j] = other->second;
    }
  }
  std::vector<Anchor> anchors;
  // What has found its counterpart is none of another.
  for (std::size_t found = 1; found > 0;) {
    const auto best = best_of(sure);
    for (const auto& [i, j] : best) {
      anchors.push_back({a[i].fact, a[i].stand, b[j].stand});
      std::ranges::fill(sure[i], 0.0);
      for (auto& row : sure) row[j] = 0;
    }
    found = best.size();
  }
  std::ranges::sort(anchors, {}, [](const Anchor& anchor) { return anchor.first.order; });
  return anchors;
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

auto exchanged(const std::vector<Anchor>& anchors) -> std::vector<Difference> {
  std::vector<Difference> found;
  for (auto x = anchors.begin(); x != anchors.end(); ++x) {
    for (auto other = x + 1; other != anchors.end(); ++other) {
      if (!are_opposed(x->fact, other->fact) || !are_exchanged(anchors, *x, *other)) continue;
      found.push_back(exchange_of(*x, *other));
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

}  // namespace ruleproof::audit
