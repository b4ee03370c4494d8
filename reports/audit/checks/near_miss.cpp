/// Names that are one or two letters off.
///
/// Found: a word that stands in the text once, is in no list of words, and differs from a name of
/// the glossary in one letter, in a long name in two; and a name of several words one of which is
/// so. One of the texts calls an event once tribute and once day: in its language they are one
/// letter apart.

#include <bit>
#include <cstddef>
#include <cstdint>
#include <map>
#include <optional>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include "reports/audit/checklist/checks.hpp"
#include "reports/audit/checklist/reading.hpp"
#include "reports/audit/checks/names.hpp"
#include "reports/audit/text/lexicon.hpp"
#include "reports/audit/text/words.hpp"

namespace ruleproof::audit::checks {

namespace {

constexpr std::size_t shortest = 5;            // letters of a name of one word
constexpr std::size_t shortest_in_a_name = 4;  // of a word of a longer name
constexpr std::size_t longest = 30;            // letters: longer words are none
constexpr std::size_t long_name = 8;           // letters from which two may differ
constexpr std::size_t most = 20'000;           // words looked at: more are no rulebook

using Counts = std::map<std::string_view, int>;

/// Which letters a word has, as bits; a few letters share one.
auto set_of_letters(std::string_view word) -> std::uint64_t {
  constexpr auto bits = 64U;
  const auto continues = [&](std::size_t at) {
    return at < word.size() && (static_cast<unsigned char>(word[at]) & 0xC0U) == 0x80U;
  };
  std::uint64_t set = 0;
  for (std::size_t at = 0; at < word.size(); ++at) {
    if (continues(at + 1)) continue;  // the last byte of a letter stands for it
    set |= std::uint64_t{1} << (static_cast<unsigned char>(word[at]) % bits);
  }
  return set;
}

/// A word of the text: which letters it has is known at once, their order when it is asked for.
class Letters {
 public:
  explicit Letters(std::string_view word) : word_(word), set_(set_of_letters(word)) {}

  [[nodiscard]] auto set() const -> std::uint64_t { return set_; }
  auto in_order() -> std::u32string_view {
    if (!in_order_) in_order_ = letters_of(word_);
    return *in_order_;
  }

 private:
  std::string_view word_;
  std::uint64_t set_;
  std::optional<std::u32string> in_order_;
};

/// A word that a name has, taken apart once for all words it is compared with.
struct Sought {
  std::u32string letters;
  std::uint64_t set = 0;
  bool is_stem = false;  ///< any ending may follow
};
auto sought(std::string_view form) -> Sought {
  const bool is_stem = form.ends_with('*');
  const auto word = is_stem ? form.substr(0, form.size() - 1) : form;
  return {letters_of(word), set_of_letters(word), is_stem};
}

/// Whether the word is nearly what the form has, but not it.
auto is_near(Letters& word, const Sought& form, std::size_t least) -> bool {
  const auto letters = form.letters.size();
  if (letters < least) return false;
  const int limit = letters >= long_name ? 2 : 1;
  // Each change brings at most one letter that was not there, and takes at most one away.
  if (std::popcount(form.set & ~word.set()) > limit) return false;
  if (!form.is_stem && std::popcount(word.set() & ~form.set) > limit) return false;
  const auto all = word.in_order();
  if (all.size() < least || all.size() > longest) return false;
  // Of a stem, the beginning of the word that has its length.
  const auto begin = form.is_stem ? all.substr(0, letters) : all;
  const int apart = letters_apart(begin, form.letters, limit);
  return apart > 0 && apart <= limit;
}

auto fits(std::string_view form, std::string_view word) -> bool {
  return form.ends_with('*') ? word.starts_with(form.substr(0, form.size() - 1)) : word == form;
}

/// A form of a name, and its words to compare with.
struct SoughtName {
  NameForm form;
  std::vector<Sought> words;
};

auto sought_names(const std::vector<Term>& terms) -> std::vector<SoughtName> {
  std::vector<SoughtName> names;
  for (auto& form : forms_of(terms)) {
    SoughtName name{std::move(form), {}};
    for (const auto& word : name.form.words) name.words.push_back(sought(word));
    names.push_back(std::move(name));
  }
  return names;
}

/// A line, with the letters of each of its words.
struct Line {
  const std::vector<Word>& words;
  std::vector<Letters> letters;
};

/// The word of a longer name that the text has nearly right; null if it has all or none right.
auto odd_word(const SoughtName& name, Line& line, std::size_t at) -> const Word* {
  const Word* odd = nullptr;
  for (std::size_t i = 0; i < name.words.size(); ++i) {
    const auto& word = line.words[at + i];
    if (fits(name.form.words[i], word.folded)) continue;
    if (odd != nullptr || !is_near(line.letters[at + i], name.words[i], shortest_in_a_name)) {
      return nullptr;
    }
    odd = &word;
  }
  return odd;
}

class Search {
 public:
  explicit Search(const TextReading& text)
      : text_(text), names_(sought_names(text.sources->checklist.terms)) {
    for (const auto& line : text.lines) {
      for (const auto& word : line.words) ++counts_[word.folded];
    }
  }

  auto run() -> Remarks {
    for (const int old : checked_lines(*text_.sources)) {
      const int number = text_.now[static_cast<std::size_t>(old)];
      if (number == 0) continue;
      Line line{text_.at(number).words, {}};
      for (const auto& word : line.words) line.letters.emplace_back(word.folded);
      for (std::size_t at = 0; at < line.words.size() && looked_++ < most; ++at) {
        look(number, line, at);
      }
    }
    return remarks_;
  }

 private:
  auto look(int number, Line& line, std::size_t at) -> void {
    const auto& word = line.words[at];
    const bool is_rare = counts_[word.folded] == 1 && !text_.lexicon.knows(word.folded);
    for (const auto& name : names_) {
      const auto& form = name.form;
      const Word* odd = nullptr;
      if (name.words.size() == 1) {
        if (is_rare && is_near(line.letters[at], name.words.front(), shortest)) odd = &word;
      } else if (at + name.words.size() <= line.words.size()) {
        odd = odd_word(name, line, at);
      }
      const bool is_name = form.term->group == Group::player;
      if (odd == nullptr || is_name || text_.lexicon.knows(odd->folded)) continue;
      remarks_.push_back(
          {{number},
           odd->folded,
           "\"" + odd->folded + "\" is close to \"" + form.shown + "\" (" + form.term->id + ")",
           {}});
      return;
    }
  }

  const TextReading& text_;
  std::vector<SoughtName> names_;
  Counts counts_;
  std::size_t looked_ = 0;
  Remarks remarks_;
};

}  // namespace

auto near_miss(const Readings& all, std::size_t text) -> Remarks {
  return Search(all.texts[text]).run();
}

}  // namespace ruleproof::audit::checks
