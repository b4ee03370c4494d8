#include <algorithm>
#include <cstddef>
#include <cstdint>
#include <map>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include "reports/audit/differences/difference.hpp"
#include "reports/audit/differences/meanings.hpp"
#include "reports/audit/pairing/pairing.hpp"
#include "reports/audit/saying/says.hpp"

namespace ruleproof::audit {
namespace {

constexpr double trusted = 0.3;       // confidence of pairs to learn from
constexpr double weight_of_kind = 4;  // sightings that the prior of a kind counts for

/// How often translations keep a fact of a kind, before anything of these was seen.
auto usually_kept(Kind kind, std::string_view value = "") -> double {
  if (value == "random") return 0.85;
  if (value == "1") return 0.5;  // "1 card" is "a card" as often
  switch (kind) {
    case Kind::number:
      return 0.9;
    case Kind::direction:
    case Kind::negation:
      return 0.8;
    case Kind::exception:
    case Kind::comparison:
      return 0.7;
    case Kind::act:
    case Kind::bound:
    case Kind::duty:
    case Kind::condition:
      return 0.6;
    default:
      return 0.45;
  }
}

/// The same of a fact that stands in the sentence a second time, where the partner has it once.
auto usually_again(Kind kind) -> double {
  switch (kind) {
    case Kind::scope:
      return 0.85;
    case Kind::order:
      return 0.75;
    default:
      return 0.65;
  }
}

/// What these translations drop may be the very differences that are looked for: of some kinds, a
/// lack is told all the same.
auto least_kept(const Fact& fact) -> double {
  if (fact.value == "except" || fact.value == "unless") return 0.72;
  if (fact.kind == Kind::number && fact.value != "1") return 0.7;
  return 0;
}

}  // namespace

auto facts_of_side(const std::vector<int>& at, const std::vector<Saying>& says) -> SideFacts {
  SideFacts side;
  for (const int i : at) {
    for (const auto& fact : says[static_cast<std::size_t>(i)].facts) {
      side.facts.push_back(fact);
      side.sentence.push_back(i);
    }
  }
  return side;
}

auto denies(const SideFacts& own, const SideFacts& other) -> bool {
  const bool says_so = std::ranges::any_of(
      own.facts, [](const Fact& fact) { return says_no(fact) && !fact.is_soft; });
  return says_so && std::ranges::none_of(other.facts, says_no);
}

auto denials_of(const SideFacts& side) -> std::int64_t {
  return std::ranges::count_if(side.facts,
                               [](const Fact& fact) { return says_no(fact) && !fact.is_soft; });
}

auto Habits::count(const SideFacts& own, const SideFacts& other, bool of_first) -> void {
  std::map<std::string, int> left;
  for (const auto& fact : other.facts) ++left[fact.value];
  const auto there = left;
  std::map<std::string, int> before;
  for (const auto& fact : own.facts) {
    const auto often = there.find(fact.value);
    if (const int earlier = before[fact.value]++; earlier > 0 && often != there.end()) {
      auto& again = agains_[{of_first, fact.kind}];
      again.seen += 1;
      again.kept += often->second > earlier ? 1 : 0;
    }
    auto& counted = counts_[{of_first, fact.value}];
    counted.seen += 1;
    const bool found = std::ranges::any_of(stand_ins(fact), [&](const std::string& value) {
      auto& unused = left[value];
      if (unused <= 0) return false;
      --unused;
      return true;
    });
    if (found) counted.kept += 1;
  }
}

Habits::Habits(const std::vector<Pairing>& pairings, const std::vector<Saying>& first,
               const std::vector<Saying>& second, bool same_language)
    : same_language_(same_language) {
  double seen = weight_of_kind;
  double agreed = weight_of_kind * usually_kept(Kind::negation);
  double both = weight_of_kind;
  double as_often = weight_of_kind * usually_kept(Kind::negation);
  for (const auto& pairing : pairings) {
    if (pairing.first.empty() || pairing.second.empty() || pairing.confidence < trusted) continue;
    const auto a = facts_of_side(pairing.first, first);
    const auto b = facts_of_side(pairing.second, second);
    count(a, b, true);
    count(b, a, false);
    const auto says_so = [](const Fact& fact) { return says_no(fact) && !fact.is_soft; };
    const bool is_said =
        std::ranges::any_of(a.facts, says_so) || std::ranges::any_of(b.facts, says_so);
    if (!is_said) continue;
    seen += 1;
    agreed += denies(a, b) || denies(b, a) ? 0 : 1;
    if (denials_of(a) == 0 || denials_of(b) == 0) continue;
    both += 1;
    as_often += denials_of(a) == denials_of(b) ? 1 : 0;
  }
  denials_ = same_language ? 1.0 : as_often / both;
  polarity_ = same_language ? 1.0 : agreed / seen;
}

auto Habits::again(const Fact& fact, bool of_first) const -> double {
  static constexpr double rarely = 0.55;  // what is a warning by itself, or often an article
  if (same_language_ || fact.kind == Kind::number || fact.kind == Kind::negation) {
    return rarely * kept(fact, of_first);
  }
  const auto row = agains_.find({of_first, fact.kind});
  const auto [seen, kept] = row == agains_.end() ? Count() : row->second;
  return (kept + weight_of_kind * usually_again(fact.kind)) / (seen + weight_of_kind);
}

auto Habits::kept(const Fact& fact, bool of_first) const -> double {
  if (same_language_) return 1.0;
  const double prior = usually_kept(fact.kind, fact.value);
  const auto row = counts_.find({of_first, fact.value});
  if (row == counts_.end()) return prior;
  const double sure =
      (row->second.kept + weight_of_kind * prior) / (row->second.seen + weight_of_kind);
  return std::max(sure, least_kept(fact));
}

}  // namespace ruleproof::audit
