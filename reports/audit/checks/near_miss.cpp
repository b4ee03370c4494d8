/// Names that are one or two letters off.
///
/// Found: a word that stands in the text once, is in no list of words, and differs from a name of
/// the glossary in one letter, in a long name in two; and a name of several words one of which is
/// so. One of the texts calls an event once tribute and once day: in its language they are one
/// letter apart.

#include <algorithm>
#include <cstddef>
#include <map>
#include <string>
#include <string_view>
#include <vector>

#include "reports/audit/checklist/checks.hpp"
#include "reports/audit/checklist/reading.hpp"
#include "reports/audit/checks/names.hpp"
#include "reports/audit/text/lexicon.hpp"
#include "reports/audit/text/words.hpp"

namespace ruleproof::audit::checks {

namespace {

constexpr int shortest = 5;            // letters of a name of one word
constexpr int shortest_in_a_name = 4;  // of a word of a longer name
constexpr int longest = 30;            // letters: longer words are none
constexpr int long_name = 8;           // letters from which two may differ
constexpr std::size_t most = 20'000;   // words looked at: more are no rulebook

using Counts = std::map<std::string_view, int>;

/// Whether the word is nearly what the form has, but not it.
auto is_near(std::string_view word, std::string_view form, int least) -> bool {
  const bool is_stem = form.ends_with('*');
  const auto name = is_stem ? form.substr(0, form.size() - 1) : form;
  // In bytes first, of which a letter has at most four: most words are far off.
  constexpr std::size_t most_bytes = 8;
  if (word.size() + most_bytes < name.size()) return false;
  if (!is_stem && name.size() + most_bytes < word.size()) return false;
  const int letters = letters_in(name);
  const int length = letters_in(word);
  if (letters < least || length < least || length > longest) return false;
  const int limit = letters >= long_name ? 2 : 1;
  if (!is_stem) {
    const int apart = letters_apart(word, name, limit);
    return apart > 0 && apart <= limit;
  }
  // The beginning of the word that has the length of the stem.
  std::size_t end = 0;
  for (int letter = 0; letter < letters && end < word.size(); ++letter) {
    for (++end; end < word.size() && (static_cast<unsigned char>(word[end]) & 0xC0U) == 0x80U;) {
      ++end;
    }
  }
  const int apart = letters_apart(word.substr(0, end), name, limit);
  return apart > 0 && apart <= limit;
}

auto fits(std::string_view form, std::string_view word) -> bool {
  return form.ends_with('*') ? word.starts_with(form.substr(0, form.size() - 1)) : word == form;
}

/// The word of a longer name that the text has nearly right; null if it has all or none right.
auto odd_word(const NameForm& form, const std::vector<Word>& words, std::size_t at) -> const Word* {
  const Word* odd = nullptr;
  for (std::size_t i = 0; i < form.words.size(); ++i) {
    const auto& word = words[at + i];
    if (fits(form.words[i], word.folded)) continue;
    if (odd != nullptr || !is_near(word.folded, form.words[i], shortest_in_a_name)) return nullptr;
    odd = &word;
  }
  return odd;
}

class Search {
 public:
  explicit Search(const TextReading& text)
      : text_(text), forms_(forms_of(text.sources->checklist.terms)) {
    for (const auto& line : text.lines) {
      for (const auto& word : line.words) ++counts_[word.folded];
    }
  }

  auto run() -> Remarks {
    for (const int old : checked_lines(*text_.sources)) {
      const int line = text_.now[static_cast<std::size_t>(old)];
      if (line == 0) continue;
      const auto& words = text_.at(line).words;
      for (std::size_t at = 0; at < words.size() && looked_++ < most; ++at) look(line, words, at);
    }
    return remarks_;
  }

 private:
  auto look(int line, const std::vector<Word>& words, std::size_t at) -> void {
    const auto& word = words[at];
    const bool is_rare = counts_[word.folded] == 1 && !text_.lexicon.knows(word.folded);
    for (const auto& form : forms_) {
      const Word* odd = nullptr;
      if (form.words.size() == 1) {
        if (is_rare && is_near(word.folded, form.words.front(), shortest)) odd = &word;
      } else if (at + form.words.size() <= words.size()) {
        odd = odd_word(form, words, at);
      }
      const bool is_name = form.term->group == Group::player;
      if (odd == nullptr || is_name || text_.lexicon.knows(odd->folded)) continue;
      remarks_.push_back(
          {{line},
           odd->folded,
           "\"" + odd->folded + "\" is close to \"" + form.shown + "\" (" + form.term->id + ")",
           {}});
      return;
    }
  }

  const TextReading& text_;
  std::vector<NameForm> forms_;
  Counts counts_;
  std::size_t looked_ = 0;
  Remarks remarks_;
};

}  // namespace

auto near_miss(const Readings& all, std::size_t text) -> Remarks {
  return Search(all.texts[text]).run();
}

}  // namespace ruleproof::audit::checks
