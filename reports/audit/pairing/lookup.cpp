#include "reports/audit/pairing/lookup.hpp"

#include <algorithm>
#include <cstddef>
#include <functional>
#include <map>
#include <optional>
#include <set>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include "reports/audit/pairing/unit.hpp"
#include "reports/audit/reading/freedict.hpp"
#include "reports/audit/saying/tongue.hpp"

namespace ruleproof::audit {
namespace {

constexpr float sure = 0.25F;  // what is not met is held against nobody
constexpr std::size_t most_translations =
    12;  // of one stem; of words that have more none is telling

using Ids = std::map<std::string, int, std::less<>>;
/// English words and the stems of a text that they may stand for.
using English = std::map<std::string, std::set<int>, std::less<>>;

auto ids_of(const Side& side) -> Ids {
  Ids ids;
  for (const auto& stem : side.stems) ids.emplace(stem, static_cast<int>(ids.size()));
  return ids;
}

/// Whether a word has one of the stems: most have not even the first letters of one.
class Wanted {
 public:
  Wanted(const Ids& ids, const Tongue& tongue) : ids_(&ids), tongue_(&tongue) {
    for (const auto& [stem, id] : ids) starts_.insert(stem.substr(0, letters));
  }
  /// The stem of a word, or -1.
  [[nodiscard]] auto id(std::string_view word) const -> int {
    const bool is_plain =
        std::ranges::all_of(word, [](char c) { return static_cast<unsigned char>(c) < 128; });
    if (is_plain && !starts_.contains(word.substr(0, letters))) return -1;
    const auto found = ids_->find(tongue_->stem(word));
    return found == ids_->end() ? -1 : found->second;
  }

 private:
  static constexpr std::size_t letters = 2;  // bytes; stems may change more of a word
  const Ids* ids_;
  const Tongue* tongue_;
  std::set<std::string, std::less<>> starts_;
};

/// Reads both directions of a language and English, as far as they are installed.
struct Reader {
  std::string folder;
  const Wanted* english = nullptr;  ///< which words of English are wanted; null: any
  std::vector<std::string> used = {};
  std::vector<std::string> missing = {};

  auto read(std::string_view language, const Wanted& wanted) -> English {
    English words;
    const auto name = freedict_name(language);
    if (name.empty()) return words;
    const auto forth = freedict_pairs(folder, name, "eng",
                                      [&](std::string_view word) { return wanted.id(word) >= 0; });
    if (forth) used.push_back(std::string(name) + "-eng");
    for (const auto& [word, other] : forth.value_or(std::vector<WordPair>{})) {
      words[other].insert(wanted.id(word));
    }
    // Which English words are wanted is known only if one text is English.
    if (forth && english == nullptr) return words;
    const auto back = freedict_pairs(folder, "eng", name, [&](std::string_view word) {
      return english == nullptr || english->id(word) >= 0;
    });
    if (back) used.push_back("eng-" + std::string(name));
    for (const auto& [word, other] : back.value_or(std::vector<WordPair>{})) {
      if (const int id = wanted.id(other); id >= 0) words[word].insert(id);
    }
    if (!forth && !back) missing.push_back("dict-freedict-eng-" + std::string(name));
    return words;
  }
};

auto listed(const std::vector<std::string>& names) -> std::string {
  std::string out;
  for (const auto& name : names) out += (out.empty() ? "" : ", ") + name;
  return out;
}

auto note_of(const Reader& reader, const Tongue& first, const Tongue& second) -> std::string {
  for (const auto* tongue : {&first, &second}) {
    if (tongue->is_known() && freedict_name(tongue->language()).empty()) {
      return "FreeDict has no dictionary of " + language_name(tongue->language()) +
             ": words are learned from the two texts alone";
    }
  }
  if (!reader.missing.empty()) {
    return "no dictionary is installed (" + listed(reader.missing) +
           "): words are learned from the two texts alone";
  }
  return "words of FreeDict: " + listed(reader.used);
}

using Pairs = std::set<std::pair<int, int>>;

/// Stems of the language and of an English text.
auto with_english(const English& words, const Wanted& wanted, bool english_is_second) -> Pairs {
  Pairs pairs;
  for (const auto& [word, ids] : words) {
    const int english = wanted.id(word);
    if (english < 0) continue;
    for (const int id : ids) {
      pairs.insert(english_is_second ? std::pair(id, english) : std::pair(english, id));
    }
  }
  return pairs;
}

/// Stems of two languages that meet in an English word.
auto through_english(const English& first, const English& second) -> Pairs {
  Pairs pairs;
  for (const auto& [word, ids] : first) {
    const auto met = second.find(word);
    if (met == second.end()) continue;
    for (const int id : ids) {
      for (const int other : met->second) pairs.emplace(id, other);
    }
  }
  return pairs;
}

}  // namespace

auto looked_up(const Sides& sides, const Tongue& first, const Tongue& second,
               const std::string& folder) -> Lookup {
  Lookup lookup{Dictionary(sides.first.stems.size(), sides.second.stems.size()), ""};
  const bool are_known = first.is_known() && second.is_known();
  if (!are_known || first.language() == second.language()) return lookup;
  const auto own = ids_of(sides.first);
  const auto others = ids_of(sides.second);
  const Wanted wanted(own, first);
  const Wanted wanted_there(others, second);
  Reader reader{folder};
  Pairs pairs;
  if (first.language() == "en") {
    reader.english = &wanted;
    pairs = with_english(reader.read(second.language(), wanted_there), wanted, false);
  } else if (second.language() == "en") {
    reader.english = &wanted_there;
    pairs = with_english(reader.read(first.language(), wanted), wanted_there, true);
  } else {
    const auto here = reader.read(first.language(), wanted);
    pairs = through_english(here, reader.read(second.language(), wanted_there));
  }
  for (const auto& [a, b] : pairs) {
    if (lookup.dictionary.forth(a).size() < most_translations) lookup.dictionary.add(a, b, sure);
  }
  lookup.note = note_of(reader, first, second);
  return lookup;
}

}  // namespace ruleproof::audit
