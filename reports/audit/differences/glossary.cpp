#include "reports/audit/differences/glossary.hpp"

#include <algorithm>
#include <array>
#include <cstddef>
#include <functional>
#include <map>
#include <optional>
#include <set>
#include <string>
#include <string_view>
#include <tuple>
#include <utility>
#include <vector>

#include "reports/audit/differences/difference.hpp"
#include "reports/audit/pairing/pairing.hpp"
#include "reports/audit/pairing/unit.hpp"
#include "reports/audit/reading/document.hpp"
#include "reports/audit/reading/glossary.hpp"
#include "reports/audit/saying/says.hpp"
#include "reports/audit/saying/tongue.hpp"
#include "reports/audit/text/words.hpp"

namespace ruleproof::audit {

/// The words of some sentences.
struct Glossary::Stemmed {
  std::vector<std::string> stems;
  std::vector<std::string> folded;
  std::vector<Words> words;
};

Glossary::Glossary(const std::vector<Concept>& concepts, const Tongue& first, const Tongue& second)
    : first_(&first), second_(&second) {
  for (const auto& each : concepts) {
    const auto a = each.terms.find(first.language());
    const auto b = each.terms.find(second.language());
    if (a == each.terms.end() || b == each.terms.end()) continue;
    Entry entry{terms_of(a->second, first), terms_of(b->second, second)};
    if (!entry.first.empty() && !entry.second.empty()) entries_.push_back(std::move(entry));
  }
  index(&Entry::first, first_starts_);
  index(&Entry::second, second_starts_);
}

auto Glossary::index(std::vector<Term> Entry::* own, Starts& starts) const -> void {
  for (std::size_t i = 0; i < entries_.size(); ++i) {
    const auto& terms = entries_[i].*own;
    for (std::size_t k = 0; k < terms.size(); ++k)
      starts[terms[k].stems.front()].emplace_back(i, k);
  }
}

auto Glossary::terms_of(const std::vector<std::string>& written, const Tongue& tongue)
    -> std::vector<Term> {
  std::vector<Term> terms;
  for (const auto& text : written) {
    Term term{text, {}};
    for (const auto& word : words_of(text)) {
      term.stems.push_back(tongue.stem(lowered(std::string_view(text).substr(word.at, word.size))));
    }
    if (!term.stems.empty()) terms.push_back(std::move(term));
  }
  return terms;
}

auto Glossary::renderings() const -> std::vector<Rendering> {
  std::vector<Rendering> renderings;
  for (const auto& entry : entries_) {
    Rendering rendering;
    rendering.given = true;
    for (const auto& term : entry.first) rendering.first.push_back(term.written);
    for (const auto& term : entry.second) rendering.second.push_back(term.written);
    renderings.push_back(std::move(rendering));
  }
  return renderings;
}

auto Glossary::dictionary(const Sides& sides) const -> Dictionary {
  Dictionary dictionary(sides.first.stems.size(), sides.second.stems.size());
  const auto ids_of = [](const Side& side) {
    std::map<std::string, int, std::less<>> ids;
    for (const auto& stem : side.stems) ids.emplace(stem, static_cast<int>(ids.size()));
    return ids;
  };
  if (entries_.empty()) return dictionary;
  const auto first = ids_of(sides.first);
  const auto second = ids_of(sides.second);
  for (const auto& entry : entries_) {
    for (const auto& a : entry.first) {
      const auto own = first.find(a.stems.front());
      if (a.stems.size() != 1 || own == first.end()) continue;
      for (const auto& b : entry.second) {
        const auto other = second.find(b.stems.front());
        if (b.stems.size() == 1 && other != second.end()) {
          dictionary.add(own->second, other->second, 1);
        }
      }
    }
  }
  return dictionary;
}

auto Glossary::stemmed(const Document& document, const std::vector<int>& at, const Tongue& tongue)
    -> Stemmed {
  Stemmed all;
  for (const int i : at) {
    const std::string_view text = document.sentences[static_cast<std::size_t>(i)].text;
    for (const auto& word : words_of(text)) {
      all.stems.push_back(tongue.stem(lowered(text.substr(word.at, word.size))));
      all.folded.push_back(word.folded);
      all.words.push_back({i, word.at, word.size});
    }
  }
  return all;
}

/// The first place of a term, from its first word to its last; none if it is not there.
auto Glossary::found(const Term& term, const Stemmed& words) -> std::optional<Words> {
  const auto at = std::ranges::search(words.stems, term.stems);
  if (at.empty()) return std::nullopt;
  const auto from = static_cast<std::size_t>(at.begin() - words.stems.begin());
  auto whole = words.words[from];
  const auto& last = words.words[from + term.stems.size() - 1];
  if (last.sentence == whole.sentence) whole.size = last.at + last.size - whole.at;
  return whole;
}

/// Also as a part of a longer word, as compounds have it: the stem of "Karte" in "Spielkarten", the
/// whole of "Hafen", whose stem is too short, in "Hafenkarten".
auto Glossary::is_there(const std::vector<Term>& terms, const Stemmed& words) -> bool {
  static constexpr std::size_t shortest_part = 4;  // bytes
  return std::ranges::any_of(terms, [&](const Term& term) {
    if (found(term, words)) return true;
    if (term.stems.size() != 1) return false;
    const auto parts = std::to_array({term.stems.front(), folded(term.written)});
    return std::ranges::any_of(parts, [&](const auto& part) {
      return part.size() >= shortest_part &&
             std::ranges::any_of(words.folded, [&](const auto& word) {
               return word.find(part) != std::string::npos;
             });
    });
  });
}

/// Entries of which a term stands here and none there, in the order of the text.
auto Glossary::lacking(const Stemmed& here, const Stemmed& there, bool in_first) const
    -> std::vector<Lacking> {
  const auto& starts = in_first ? first_starts_ : second_starts_;
  std::vector<Lacking> found_here;
  std::set<std::size_t> seen;
  for (const auto& stem : here.stems) {
    const auto row = starts.find(stem);
    if (row == starts.end()) continue;
    for (const auto& [entry, term] : row->second) {
      const auto& [first, second] = entries_[entry];
      const auto words = found((in_first ? first : second)[term], here);
      if (!words || !seen.insert(entry).second) continue;
      if (!is_there(in_first ? second : first, there)) found_here.push_back({entry, term, *words});
    }
  }
  return found_here;
}

auto Glossary::differences_of(const Pairing& pairing, const Document& first,
                              const Document& second) const -> std::vector<Difference> {
  std::vector<Difference> differences;
  if (entries_.empty()) return differences;
  const auto a = stemmed(first, pairing.first, *first_);
  const auto b = stemmed(second, pairing.second, *second_);
  for (const auto& [entry, term, words] : lacking(a, b, true)) {
    const auto& [own, others] = entries_[entry];
    differences.push_back(
        {Topic::term, Way::lacking, own[term].written, "", {words}, {}, 1, others.front().written});
  }
  for (const auto& [entry, term, words] : lacking(b, a, false)) {
    const auto& [others, own] = entries_[entry];
    differences.push_back(
        {Topic::term, Way::lacking, "", own[term].written, {}, {words}, 1, others.front().written});
  }
  return differences;
}

namespace {

/// How each stem is written most often; of several forms the first by the alphabet.
auto forms_of(const Document& document, const std::vector<Saying>& says)
    -> std::map<std::string, std::string> {
  std::map<std::string, std::map<std::string, int>> counts;
  for (std::size_t i = 0; i < says.size(); ++i) {
    for (const auto& plain : says[i].plain) {
      const auto& word = says[i].words[plain.word];
      ++counts[plain.stem][document.sentences[i].text.substr(word.at, word.size)];
    }
  }
  std::map<std::string, std::string> forms;
  for (const auto& [stem, written] : counts) {
    forms[stem] =
        std::ranges::max_element(written, {}, [](const auto& form) { return form.second; })->first;
  }
  return forms;
}

auto has_stem(const std::vector<int>& at, const std::vector<Saying>& says, const std::string& stem)
    -> bool {
  return std::ranges::any_of(at, [&](int i) {
    const auto& plain = says[static_cast<std::size_t>(i)].plain;
    return std::ranges::find(plain, stem, &Plain::stem) != plain.end();
  });
}

}  // namespace

auto proposed_terms(const std::vector<Pairing>& pairings, const Sides& sides,
                    const Dictionary& dictionary, const Document& first,
                    const std::vector<Saying>& first_says, const Document& second,
                    const std::vector<Saying>& second_says) -> std::vector<Rendering> {
  static constexpr int least_seen = 2;
  static constexpr double least_kept = 0.6;
  std::map<std::string, std::pair<std::string, Rendering>> rows;  // by the stem of the first text
  for (int a = 0; a < sides.first.stem_count; ++a) {
    const auto& forth = dictionary.forth(a);
    if (forth.empty() || dictionary.back(forth.front().other).front().other != a) continue;
    rows.emplace(
        sides.first.stems[static_cast<std::size_t>(a)],
        std::pair(sides.second.stems[static_cast<std::size_t>(forth.front().other)], Rendering{}));
  }
  for (const auto& pairing : pairings) {
    if (pairing.first.empty() || pairing.second.empty()) continue;
    for (const int i : pairing.first) {
      for (const auto& plain : first_says[static_cast<std::size_t>(i)].plain) {
        const auto row = rows.find(plain.stem);
        if (row == rows.end()) continue;
        ++row->second.second.seen;
        row->second.second.kept += has_stem(pairing.second, second_says, row->second.first) ? 1 : 0;
      }
    }
  }
  auto own = forms_of(first, first_says);
  auto others = forms_of(second, second_says);
  std::vector<Rendering> terms;
  for (auto& [stem, row] : rows) {
    auto& [other, term] = row;
    if (term.seen < least_seen || term.kept < least_kept * term.seen) continue;
    term.first = {own[stem]};
    term.second = {others[other]};
    terms.push_back(std::move(term));
  }
  std::ranges::sort(terms, {}, [](const Rendering& term) {
    return std::tuple(-term.seen, term.first, term.second);
  });
  return terms;
}

}  // namespace ruleproof::audit
