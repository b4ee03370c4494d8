#include "reports/audit/differences/terms.hpp"

#include <algorithm>
#include <array>
#include <cstddef>
#include <iterator>
#include <map>
#include <set>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include <fmt/format.h>

#include "reports/audit/differences/difference.hpp"
#include "reports/audit/pairing/pairing.hpp"
#include "reports/audit/pairing/unit.hpp"
#include "reports/audit/saying/says.hpp"

namespace ruleproof::audit {
namespace {

constexpr double trusted = 0.35;     // confidence of pairs to learn from
constexpr double sure_alone = 0.93;  // how surely a term must be kept before its lack is told
constexpr double sure_both = 0.7;    // the same where each side lacks one
constexpr double least_seen = 3;
constexpr double least_together = 2;  // pairs in which a word and its counterpart stand
constexpr double least_alike = 0.5;   // how rarely one of them stands without the other

auto finds(const std::set<std::string>& translations, const std::set<std::string>& others) -> bool {
  return std::ranges::any_of(translations, [&](const auto& stem) { return others.contains(stem); });
}

/// What stands beside a word now and then is no counterpart where either has a better one: in lists
/// all of one kind stand together.
constexpr double nearly_best = 0.8;
constexpr double much_worse = 0.65;

/// Kinds that the lexicons know and that are terms rather than rules.
auto is_term(const Fact& fact) -> bool {
  return fact.kind == Kind::act || fact.kind == Kind::thing;
}

}  // namespace

Terms::Terms(const std::vector<Pairing>& pairings, const Dictionary& dictionary, const Sides& sides,
             const std::vector<Saying>& first, const std::vector<Saying>& second) {
  first_.says = &first;
  second_.says = &second;
  for (int a = 0; a < sides.first.stem_count; ++a) {
    for (const auto& entry : dictionary.forth(a)) {
      alike_[{sides.first.stems[static_cast<std::size_t>(a)],
              sides.second.stems[static_cast<std::size_t>(entry.other)]}] = entry.sure;
    }
  }
  learn(pairings);
  for (const auto& pairing : pairings) {
    if (pairing.first.empty() || pairing.second.empty() || pairing.confidence < trusted) continue;
    count(first_, pairing.first, texts_of(second_, pairing.second));
    count(second_, pairing.second, texts_of(first_, pairing.first));
  }
}

/// What stands in sentences that belong together: counts what the dictionary has, and adds to it
/// where one of the two words is in a lexicon, for the dictionary has only words that are in none.
auto Terms::learn(const std::vector<Pairing>& pairings) -> void {
  for (const auto& pairing : pairings) {
    if (pairing.first.empty() || pairing.second.empty() || pairing.confidence < trusted) continue;
    const auto a = texts_of(first_, pairing.first);
    const auto b = texts_of(second_, pairing.second);
    for (const auto& x : a) first_.seen[x] += pairing.confidence;
    for (const auto& y : b) second_.seen[y] += pairing.confidence;
    for (const auto& x : a) {
      for (const auto& y : b) {
        const bool may_fit =
            x.starts_with('=') || y.starts_with('=') || alike_.contains(std::pair(x, y));
        if (may_fit) together_[{x, y}] += pairing.confidence;
      }
    }
  }
  for (const auto& [words, together] : together_) {
    const double share = 2 * together / (first_.seen[words.first] + second_.seen[words.second]);
    const bool is_common = words.first.starts_with('=') || words.second.starts_with('=');
    if (is_common && together >= least_together && share >= least_alike) alike_[words] = share;
  }
  std::map<std::string, double> best_first;
  std::map<std::string, double> best_second;
  for (const auto& [words, share] : alike_) {
    best_first[words.first] = std::max(best_first[words.first], share);
    best_second[words.second] = std::max(best_second[words.second], share);
  }
  for (const auto& [words, share] : alike_) {
    const auto& [x, y] = words;
    if (share < nearly_best * std::max(best_first[x], best_second[y])) continue;
    first_.translations[x].insert(y);
    second_.translations[y].insert(x);
  }
}

auto Terms::counterparts_of(const std::string& stem) const -> std::map<std::string, double> {
  std::map<std::string, double> counterparts;
  for (auto row = alike_.lower_bound({stem, ""}); row != alike_.end(); ++row) {
    if (row->first.first != stem) break;
    counterparts.emplace(row->first.second, row->second);
  }
  return counterparts;
}

auto Terms::tokens_of(const Side& side, const std::vector<int>& at) -> std::vector<Token> {
  std::vector<Token> tokens;
  for (const int i : at) {
    const auto& saying = (*side.says)[static_cast<std::size_t>(i)];
    for (const auto& plain : saying.plain) {
      const auto& word = saying.words[plain.word];
      tokens.push_back({plain.stem, {i, word.at, word.size}});
    }
    for (const auto& fact : saying.facts) {
      if (is_term(fact))
        tokens.push_back({'=' + fact.value, {i, fact.at, fact.size}, fact.kind == Kind::act});
    }
  }
  return tokens;
}

auto Terms::texts_of(const Side& side, const std::vector<int>& at) -> std::set<std::string> {
  std::set<std::string> texts;
  for (auto& token : tokens_of(side, at)) texts.insert(std::move(token.text));
  return texts;
}

auto Terms::count(Side& own, const std::vector<int>& at, const std::set<std::string>& others)
    -> void {
  for (const auto& text : texts_of(own, at)) {
    auto& translations = own.translations[text];
    if (text.starts_with('=')) translations.insert(text);
    if (translations.empty()) continue;
    auto& [seen, kept] = own.kept[text];
    seen += 1;
    kept += finds(translations, others) ? 1 : 0;
  }
}

/// How surely a term must be kept to be told as rendered by another: "take" and "throw" say more
/// freely than words of the game.
auto Terms::sure_of(const Lacking& term) -> double { return term.is_common ? 0.9 : sure_both; }

/// Of two words, how rarely one stands without the other, `here` left out of the count.
auto Terms::share_of(const std::string& first, const std::string& second, double here) const
    -> double {
  const auto together = together_.find({first, second});
  const auto a = first_.seen.find(first);
  const auto b = second_.seen.find(second);
  if (together == together_.end() || a == first_.seen.end() || b == second_.seen.end()) return 0;
  return 2 * (together->second - here) / (a->second + b->second - 2 * here);
}

/// Whether two words belong together by the other pairs, too, where either has another counterpart:
/// what stands wrongly in this one would else teach itself.
auto Terms::fit_elsewhere(const std::string& first, const std::string& second, double here) const
    -> bool {
  if (first.starts_with('=') || second.starts_with('=')) return true;  // said more freely
  double best = 0;
  for (const auto& other : first_.translations.find(first)->second) {
    if (other != second) best = std::max(best, share_of(first, other, 0));
  }
  for (const auto& other : second_.translations.find(second)->second) {
    if (other != first) best = std::max(best, share_of(other, second, 0));
  }
  return share_of(first, second, here) >= much_worse * best;
}

auto Terms::lacking(bool of_first, const Pairing& pairing) const -> std::vector<Lacking> {
  const auto& own = of_first ? first_ : second_;
  const auto& at = of_first ? pairing.first : pairing.second;
  const auto others =
      of_first ? texts_of(second_, pairing.second) : texts_of(first_, pairing.first);
  const double here = pairing.confidence >= trusted ? pairing.confidence : 0;
  std::vector<Lacking> terms;
  std::set<std::string> told;
  for (const auto& token : tokens_of(own, at)) {
    const auto row = own.translations.find(token.text);
    const auto count = own.kept.find(token.text);
    if (row == own.translations.end() || count == own.kept.end()) continue;
    const auto [seen, kept] = count->second;
    const bool is_kept = std::ranges::any_of(row->second, [&](const std::string& other) {
      return others.contains(other) && (of_first ? fit_elsewhere(token.text, other, here)
                                                 : fit_elsewhere(other, token.text, here));
    });
    if (seen < least_seen || is_kept || !told.insert(token.text).second) continue;
    // By the other sentences: in this one it is not kept.
    const bool is_common = token.text.starts_with('=');
    const auto from = is_common ? 1U : 0U;
    terms.push_back(
        {token.text.substr(from), token.words, (kept + 0.5) / seen, is_common, token.is_act});
  }
  std::ranges::sort(terms, {},
                    [](const Lacking& term) { return std::pair(-term.sure, term.stem); });
  return terms;
}

/// Words that stand in one step alone, of each step.
auto Terms::steps_of(const Side& side, const std::vector<int>& at) -> std::vector<Step> {
  static constexpr auto marks =
      std::to_array<std::string_view>({"first", "then", "next", "finally", "after", "last"});
  std::vector<Step> steps;
  for (const int i : at) {
    for (const auto& fact : (*side.says)[static_cast<std::size_t>(i)].facts) {
      if (fact.kind != Kind::order || std::ranges::find(marks, fact.value) == marks.end()) continue;
      steps.push_back({{}, {i, fact.at, fact.size}});
    }
  }
  const auto place = [](const Words& words) { return std::pair(words.sentence, words.at); };
  std::map<std::string, int> often;
  for (const auto& token : tokens_of(side, at)) {
    const auto next = std::ranges::find_if(
        steps, [&](const Step& step) { return place(step.marker) > place(token.words); });
    if (next == steps.begin()) continue;
    often[token.text] += std::prev(next)->texts.insert(token.text).second ? 1 : 0;
  }
  for (auto& step : steps) {
    std::erase_if(step.texts, [&](const std::string& text) { return often[text] > 1; });
  }
  return steps;
}

auto Terms::meets(const Step& first, const Step& second) const -> bool {
  return std::ranges::any_of(first.texts, [&](const std::string& text) {
    const auto row = first_.translations.find(text);
    return row != first_.translations.end() && finds(row->second, second.texts);
  });
}

auto Terms::reordered_steps(const Pairing& pairing) const -> std::vector<Difference> {
  const auto a = steps_of(first_, pairing.first);
  const auto b = steps_of(second_, pairing.second);
  if (a.size() != b.size()) return {};
  for (std::size_t i = 0; i < a.size(); ++i) {
    for (auto j = i + 1; j < a.size(); ++j) {
      const bool crosses = meets(a[i], b[j]) && meets(a[j], b[i]);
      if (!crosses || meets(a[i], b[i]) || meets(a[j], b[j])) continue;
      return {{Topic::order,
               Way::turned,
               fmt::format("step {}, step {}", i + 1, j + 1),
               fmt::format("step {}, step {}", j + 1, i + 1),
               {a[i].marker, a[j].marker},
               {b[i].marker, b[j].marker},
               0.75}};
    }
  }
  return {};
}

auto Terms::differences_of(const Pairing& pairing) const -> std::vector<Difference> {
  std::vector<Difference> found;
  const auto a = lacking(true, pairing);
  const auto b = lacking(false, pairing);
  for (const auto& x : a) {
    const auto y = std::ranges::find_if(b, [&](const Lacking& other) {
      return other.is_act == x.is_act && other.sure >= sure_of(other);
    });
    if (y == b.end() || x.sure < sure_of(x)) continue;
    found.push_back({Topic::term,
                     Way::changed,
                     x.stem,
                     y->stem,
                     {x.words},
                     {y->words},
                     std::max(x.sure, y->sure)});
    return found;
  }
  for (const auto* side : {&a, &b}) {
    const auto term = std::ranges::find_if(*side, [](const Lacking& lacking) {
      return !lacking.is_common && lacking.sure >= sure_alone;
    });
    if (term == side->end()) continue;
    Difference difference{Topic::term, Way::lacking, "", "", {}, {}, term->sure};
    (side == &a ? difference.first : difference.second) = term->stem;
    (side == &a ? difference.first_spots : difference.second_spots) = {term->words};
    found.push_back(std::move(difference));
  }
  return found;
}

}  // namespace ruleproof::audit
