#include "reports/audit/differences/revision.hpp"

#include <algorithm>
#include <cstddef>
#include <iterator>
#include <optional>
#include <set>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include "reports/audit/differences/difference.hpp"
#include "reports/audit/differences/meanings.hpp"
#include "reports/audit/pairing/pairing.hpp"
#include "reports/audit/saying/says.hpp"
#include "reports/audit/text/words.hpp"

namespace ruleproof::audit {
namespace {

constexpr double sure_of_words = 0.6;

}  // namespace

Revision::Revision(const Pairing& pairing, const std::vector<Saying>& first,
                   const std::vector<Saying>& second)
    : first_(words_of_side(pairing.first, first)),
      second_(words_of_side(pairing.second, second)),
      first_facts_(facts_of_side(pairing.first, first)),
      second_facts_(facts_of_side(pairing.second, second)) {}

auto Revision::words_of_side(const std::vector<int>& at, const std::vector<Saying>& says)
    -> std::vector<At> {
  std::vector<At> all;
  for (const int i : at) {
    const auto& saying = says[static_cast<std::size_t>(i)];
    const auto begin = all.size();
    for (const auto& word : saying.words) all.push_back({i, &word, false});
    for (const auto& plain : saying.plain) all[begin + plain.word].decides = true;
    for (const auto& fact : saying.facts) {
      if (fact.kind == Kind::thing || fact.kind == Kind::act) all[begin + fact.word].decides = true;
    }
  }
  return all;
}

/// The longest sequence of words that both have.
auto Revision::kept() const -> Kept {
  Kept kept;
  static constexpr std::size_t most = 1'000'000;  // pairs of words: no sentence has so many
  const auto n = first_.size();
  const auto m = second_.size();
  if (n * m > most) return kept;
  std::vector<std::vector<std::size_t>> longest(n + 1, std::vector<std::size_t>(m + 1));
  const auto same = [&](std::size_t i, std::size_t j) {
    return first_[i].word->folded == second_[j].word->folded;
  };
  for (auto i = n; i-- > 0;) {
    for (auto j = m; j-- > 0;) {
      longest[i][j] =
          same(i, j) ? longest[i + 1][j + 1] + 1 : std::max(longest[i + 1][j], longest[i][j + 1]);
    }
  }
  std::size_t i = 0;
  std::size_t j = 0;
  while (i < n || j < m) {
    if (i < n && j < m && same(i, j)) {
      ++kept.words;
      ++i;
      ++j;
    } else if (j == m || (i < n && longest[i + 1][j] >= longest[i][j + 1])) {
      kept.left.push_back(&first_[i++]);
    } else {
      kept.put_in.push_back(&second_[j++]);
    }
  }
  return kept;
}

auto Revision::is_rewritten(const std::vector<Difference>& differences) const -> bool {
  static constexpr double enough_alike = 0.6;
  static constexpr std::size_t few = 4;  // words: "Crane: 4" is not rewritten by another number
  const bool is_clear = std::ranges::any_of(
      differences, [](const Difference& difference) { return difference.way == Way::turned; });
  if (is_clear) return false;
  const auto words_in = [](const std::vector<At>& words) {
    std::set<std::string_view> all;
    for (const auto& at : words) all.insert(at.word->folded);
    return all;
  };
  const auto a = words_in(first_);
  const auto b = words_in(second_);
  if (std::min(a.size(), b.size()) < few) return false;
  const auto shared = std::ranges::count_if(a, [&](const auto& word) { return b.contains(word); });
  return static_cast<double>(shared) <
         enough_alike * static_cast<double>(std::min(a.size(), b.size()));
}

auto Revision::note(const std::vector<const At*>& words, std::string& says,
                    std::vector<Words>& spots) -> void {
  for (const auto* at : words) {
    says += (says.empty() ? "" : " ") + at->word->folded;
    spots.push_back({at->sentence, at->word->at, at->word->size});
  }
}

auto Revision::told() const -> std::vector<Difference> {
  static constexpr double nearly_all = 0.7;
  static constexpr std::size_t few = 3;
  auto found = changed_places();
  if (!found.empty()) return found;
  const auto most = std::max(first_.size(), second_.size());
  const auto same = kept();
  if (static_cast<double>(same.words) < nearly_all * static_cast<double>(most)) return found;
  const auto deciding = [](const std::vector<const At*>& words) {
    std::vector<const At*> some;
    std::ranges::copy_if(words, std::back_inserter(some), [](const At* at) { return at->decides; });
    return some;
  };
  const auto left = deciding(same.left);
  const auto put_in = deciding(same.put_in);
  // A word for a word is mostly another name of the same; a word more says more.
  if (left.empty() == put_in.empty() || left.size() + put_in.size() > few) return found;
  Difference difference{Topic::term, Way::lacking, "", "", {}, {}, sure_of_words};
  note(left, difference.first, difference.first_spots);
  note(put_in, difference.second, difference.second_spots);
  found.push_back(std::move(difference));
  return found;
}

auto Revision::reworded() const -> std::optional<Difference> {
  static constexpr std::size_t few = 4;  // words of each version
  const auto same = kept();
  if (same.words < std::max(same.left.size(), same.put_in.size()) || same.left.size() > few ||
      same.put_in.size() > few || same.left.size() + same.put_in.size() == 0) {
    return std::nullopt;
  }
  Difference difference{Topic::wording, Way::changed, "", "", {}, {}, sure_of_words};
  note(same.left, difference.first, difference.first_spots);
  note(same.put_in, difference.second, difference.second_spots);
  // Numbers that have changed places are other numbers, each where it stands.
  const auto is_number = [](const At* at) { return at->word->number.has_value(); };
  if (std::ranges::all_of(same.left, is_number) && std::ranges::all_of(same.put_in, is_number)) {
    difference.topic = Topic::numbers;
    difference.sure = 1;
  }
  return difference;
}

auto Revision::changed_places() const -> std::vector<Difference> {
  const auto& a = first_facts_;
  const auto& b = second_facts_;
  if (a.facts.size() != b.facts.size()) return {};
  for (std::size_t i = 0; i < a.facts.size(); ++i) {
    const auto& x = a.facts[i];
    const auto& y = b.facts[i];
    if (x.value == y.value) continue;
    if (!are_contraries(x.value, y.value)) return {};
    return {{topic_of(x.kind),
             Way::turned,
             x.value,
             y.value,
             {{a.sentence[i], x.at, x.size}},
             {{b.sentence[i], y.at, y.size}},
             sure_of_words}};
  }
  return {};
}

}  // namespace ruleproof::audit
