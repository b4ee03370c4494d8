#include "reports/audit/pairing/unit.hpp"

#include <algorithm>
#include <cmath>
#include <cstddef>
#include <cstdint>
#include <functional>
#include <iterator>
#include <map>
#include <string>
#include <utility>
#include <vector>

#include "reports/audit/reading/document.hpp"
#include "reports/audit/saying/says.hpp"
#include "reports/audit/saying/tongue.hpp"

namespace ruleproof::audit {
namespace {

/// How telling a kind of fact is for finding the partner of a sentence.
auto telling(Kind kind) -> float {
  switch (kind) {
    case Kind::number:
      return 1.2F;
    case Kind::duty:
    case Kind::scope:
    case Kind::join:
      return 0.4F;
    case Kind::condition:
    case Kind::order:
      return 0.6F;
    default:
      return 1.0F;
  }
}

constexpr std::size_t letters_of_sound = 4;
constexpr float sound_weight = 0.8F;

/// Numbers for texts, in the order in which they come.
class Names {
 public:
  auto id(const std::string& name) -> int {
    const auto [row, is_new] = ids_.emplace(name, static_cast<int>(ids_.size()));
    if (is_new) names_.push_back(name);
    return row->second;
  }
  [[nodiscard]] auto size() const -> int { return static_cast<int>(names_.size()); }
  [[nodiscard]] auto all() const -> const std::vector<std::string>& { return names_; }

 private:
  std::map<std::string, int, std::less<>> ids_;
  std::vector<std::string> names_;
};

using Weights = std::map<int, float>;

auto list_of(const Weights& weights) -> std::vector<Weighed> {
  std::vector<Weighed> list;
  for (const auto& [id, weight] : weights) list.push_back({id, weight});
  return list;
}

/// Marks of one text before they are weighed.
struct Raw {
  std::vector<Weights> shared;
  std::vector<Weights> sounds;
  std::vector<Weights> stems;
};

/// What two texts can be held against each other by.
enum class Common : std::uint8_t {
  language,  ///< their words
  words,     ///< what words of two languages stand for
  numbers,   ///< of one of the languages no word is known
};

auto raw_of(const std::vector<Saying>& says, Names& marks, Names& sounds, Names& stems,
            Common common) -> Raw {
  static constexpr float blind_stem = 0.05F;  // nothing tells what it stands for
  Raw raw;
  for (const auto& saying : says) {
    Weights shared;
    Weights sound;
    Weights stem;
    for (const auto& fact : saying.facts) {
      const bool is_article = fact.kind == Kind::number && fact.value == "1" && !fact.is_digits;
      if (is_article || fact.value == "and") continue;
      if (common == Common::numbers && fact.kind != Kind::name) {
        // In words the other text may have it, too: it is not held against.
        if (fact.kind == Kind::number) sound[sounds.id('#' + fact.value)] = telling(fact.kind);
        continue;
      }
      shared[marks.id(std::string(theme_of(fact.value)))] = telling(fact.kind);
    }
    for (const auto& plain : saying.plain) {
      if (common == Common::language) {
        shared[marks.id('~' + plain.stem)] = 1.0F;
        continue;
      }
      stem[stems.id(plain.stem)] = common == Common::numbers ? blind_stem : 1.0F;
      const auto heard = sounds_of(saying.words[plain.word].folded);
      if (heard.size() < letters_of_sound) continue;
      sound[sounds.id(heard.substr(0, letters_of_sound))] = sound_weight;
    }
    raw.shared.push_back(std::move(shared));
    raw.sounds.push_back(std::move(sound));
    raw.stems.push_back(std::move(stem));
  }
  return raw;
}

/// Rare marks weigh more; what most sentences have weighs little.
auto weigh(std::vector<Weights>& first, std::vector<Weights>& second, int count) -> void {
  std::vector<int> often(static_cast<std::size_t>(count));
  for (const auto* side : {&first, &second}) {
    for (const auto& unit : *side) {
      for (const auto& [id, weight] : unit) ++often[static_cast<std::size_t>(id)];
    }
  }
  static constexpr double others = 20;  // units that we did not see: in short texts nothing is rare
  const auto all = static_cast<double>(first.size() + second.size()) + others;
  for (auto* side : {&first, &second}) {
    for (auto& unit : *side) {
      for (auto& [id, weight] : unit) {
        const auto rare = std::log(all / often[static_cast<std::size_t>(id)]) / std::log(all);
        weight *= static_cast<float>(0.15 + std::max(0.0, rare));
      }
    }
  }
}

auto mass_of(const std::vector<Weighed>& marks) -> float {
  float mass = 0;
  for (const auto& mark : marks) mass += mark.weight;
  return mass;
}

auto merged(const std::vector<Weighed>& a, const std::vector<Weighed>& b) -> std::vector<Weighed> {
  std::vector<Weighed> all;
  std::ranges::set_union(a, b, std::back_inserter(all), {}, &Weighed::id, &Weighed::id);
  return all;
}

auto side_of(const Document& document, const std::vector<Saying>& says, const Raw& raw) -> Side {
  Side side;
  for (std::size_t i = 0; i < says.size(); ++i) {
    Unit unit{list_of(raw.shared[i]),
              list_of(raw.sounds[i]),
              list_of(raw.stems[i]),
              0,
              says[i].letters,
              document.sentences[i].part,
              document.sentences[i].block,
              document.sentences[i].text.empty()};
    unit.mass = mass_of(unit.shared);
    side.units.push_back(std::move(unit));
  }
  for (std::size_t i = 0; i + 1 < side.units.size(); ++i) {
    const auto& a = side.units[i];
    const auto& b = side.units[i + 1];
    Unit unit{merged(a.shared, b.shared),
              merged(a.sounds, b.sounds),
              merged(a.stems, b.stems),
              0,
              a.letters + b.letters,
              a.part,
              a.block == b.block ? a.block : -1};
    unit.mass = mass_of(unit.shared);
    side.joined.push_back(std::move(unit));
  }
  return side;
}

auto letters_of(const std::vector<Saying>& says) -> double {
  double all = 1;
  for (const auto& saying : says) all += saying.letters;
  return all;
}

auto shared_mass(const std::vector<Weighed>& a, const std::vector<Weighed>& b) -> float {
  float mass = 0;
  auto left = a.begin();
  auto right = b.begin();
  while (left != a.end() && right != b.end()) {
    if (left->id < right->id)
      ++left;
    else if (right->id < left->id)
      ++right;
    else
      mass += (left++)->weight + (right++)->weight;
  }
  return mass;
}

constexpr float unknown_stem = 0.25F;  // how much a stem without translations is held against

/// What the stems of one side find on the other, and how much of them is held against.
template <class Entries>
auto stems_met(const std::vector<Weighed>& own, const std::vector<Weighed>& others,
               const Entries& entries) -> std::pair<float, float> {
  float met = 0;
  float mass = 0;
  for (const auto& stem : own) {
    const auto& rows = entries(stem.id);
    float best = 0;
    for (const auto& row : rows) {
      const auto at = std::ranges::lower_bound(others, row.other, {}, &Weighed::id);
      if (at != others.end() && at->id == row.other) best = std::max(best, row.sure);
    }
    met += best * stem.weight;
    mass += stem.weight * (rows.empty() ? unknown_stem : std::max(unknown_stem, rows[0].sure));
  }
  return {met, mass};
}

}  // namespace

auto join(Side& side, const std::vector<int>& at) -> const Unit& {
  const auto [row, is_new] = side.longer.try_emplace(at);
  if (!is_new) return row->second;
  auto unit = side.units[static_cast<std::size_t>(at.front())];
  for (std::size_t i = 1; i < at.size(); ++i) {
    const auto& next = side.units[static_cast<std::size_t>(at[i])];
    unit.shared = merged(unit.shared, next.shared);
    unit.sounds = merged(unit.sounds, next.sounds);
    unit.stems = merged(unit.stems, next.stems);
    unit.letters += next.letters;
    if (unit.block != next.block) unit.block = -1;
  }
  unit.mass = mass_of(unit.shared);
  return row->second = std::move(unit);
}

auto sides_of(const Document& first, const std::vector<Saying>& first_says, const Document& second,
              const std::vector<Saying>& second_says, bool same_language) -> Sides {
  Names marks;
  Names sounds;
  Names first_stems;
  Names second_stems;
  const auto known = known_languages();
  const auto is_known = [&](const Document& document) {
    return std::ranges::find(known, document.language) != known.end();
  };
  const auto common = same_language                         ? Common::language
                      : is_known(first) && is_known(second) ? Common::words
                                                            : Common::numbers;
  auto a = raw_of(first_says, marks, sounds, first_stems, common);
  auto b = raw_of(second_says, marks, sounds, second_stems, common);
  weigh(a.shared, b.shared, marks.size());
  weigh(a.sounds, b.sounds, sounds.size());
  std::vector<Weights> none;
  weigh(a.stems, none, first_stems.size());
  weigh(b.stems, none, second_stems.size());
  Sides sides{side_of(first, first_says, a), side_of(second, second_says, b), marks.size(),
              letters_of(second_says) / letters_of(first_says), common == Common::numbers};
  sides.first.stem_count = first_stems.size();
  sides.second.stem_count = second_stems.size();
  sides.first.stems = first_stems.all();
  sides.second.stems = second_stems.all();
  return sides;
}

auto Dictionary::add(int first, int second, float sure) -> void {
  forth_[static_cast<std::size_t>(first)].push_back({second, sure});
  back_[static_cast<std::size_t>(second)].push_back({first, sure});
}

auto Dictionary::add_all(const Dictionary& others) -> void {
  for (std::size_t i = 0; i < others.forth_.size(); ++i) {
    const auto own = static_cast<int>(i);
    for (const auto& [other, sure] : others.forth_[i]) {
      const auto& rows = forth_[i];
      const bool is_there = std::ranges::find(rows, other, &Entry::other) != rows.end();
      if (!is_there) add(own, other, sure);
    }
  }
}

auto likeness(const Unit& first, const Unit& second, const Dictionary& dictionary) -> Likeness {
  static constexpr float prior = 0.3F;  // of two units of which nothing is known
  static constexpr float doubt = 1.2F;  // how much must be known before that counts little
  const auto shared = shared_mass(first.shared, second.shared);
  const auto heard = shared_mass(first.sounds, second.sounds);
  const auto [met, mass] =
      stems_met(first.stems, second.stems, [&](int id) -> auto& { return dictionary.forth(id); });
  const auto [met_back, mass_back] =
      stems_met(second.stems, first.stems, [&](int id) -> auto& { return dictionary.back(id); });
  const auto all = first.mass + second.mass + mass + mass_back + 0.5F * heard;
  const auto together = std::min(all, shared + met + met_back + heard);
  return {(together + doubt * prior) / (all + doubt), all};
}

}  // namespace ruleproof::audit
