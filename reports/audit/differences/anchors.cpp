#include "reports/audit/differences/anchors.hpp"

#include <algorithm>
#include <array>
#include <cstddef>
#include <map>
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

}  // namespace

auto anchors_of(const Pairing& pairing, const std::vector<Saying>& first,
                const std::vector<Saying>& second, const Counterparts& counterparts)
    -> std::vector<Anchor> {
  const auto a = standing_in(pairing.first, first);
  const auto b = standing_in(pairing.second, second);
  std::vector<Anchor> anchors;
  std::map<std::string, int> often;
  std::vector<std::string> texts;
  for (const auto& here : a) {
    const auto others = counterparts(here.text);
    const Standing* found = nullptr;
    bool is_only = true;
    for (const auto& there : b) {
      if (there.text != here.text && !others.contains(there.text)) continue;
      is_only = found == nullptr;
      found = &there;
    }
    if (found == nullptr || !is_only) continue;
    anchors.push_back({here.fact, here.stand, found->stand});
    texts.push_back(found->text);
    ++often[found->text];
  }
  std::vector<Anchor> kept;
  for (std::size_t i = 0; i < anchors.size(); ++i) {
    if (often[texts[i]] == 1) kept.push_back(std::move(anchors[i]));
  }
  std::ranges::sort(kept, {}, [](const Anchor& anchor) { return anchor.first.order; });
  return kept;
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
