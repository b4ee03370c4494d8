/// What a sentence says, as far as words decide it: an ordered list of facts.
#pragma once

#include <cstddef>
#include <cstdint>
#include <string>
#include <string_view>
#include <vector>

#include "reports/audit/reading/document.hpp"
#include "reports/audit/saying/tongue.hpp"
#include "reports/audit/text/words.hpp"

namespace ruleproof::audit {

enum class Kind : std::uint8_t {
  number,      ///< "3", "half", "second"
  negation,    ///< "not", "never", "without"
  duty,        ///< "must", "may", "forbidden"
  scope,       ///< "every", "any", "other", "both"
  bound,       ///< "at-least", "at-most", "exactly", "only"
  comparison,  ///< "more", "fewest", "equal", "double"
  condition,   ///< "if", "until"
  exception,   ///< "except", "instead"
  order,       ///< "before", "first", "again"
  direction,   ///< "clockwise", "left", "rounded-up", "face-down"
  join,        ///< "or"
  act,         ///< "take", "pay": what somebody does
  thing,       ///< "player", "card", "small": words that only help to find the partner
  name,        ///< a name, by the sounds of its letters
};
[[nodiscard]] auto to_text(Kind kind) -> std::string_view;

struct Fact {
  Kind kind = Kind::thing;
  std::string value;     ///< the same in all languages: "must", "3", "before"
  std::size_t word = 0;  ///< the first of its words
  std::size_t at = 0;    ///< and their bytes in the sentence
  std::size_t size = 0;
  bool is_digits = false;   ///< a number that is not in words
  bool is_negated = false;  ///< an act that somebody does not do
  std::string means;        ///< the word of the lexicon, before those alike were joined
  bool is_soft = false;     ///< may answer one of the other text; that it lacks there says nothing
};

/// Whether a fact says no: "not", a ban.
[[nodiscard]] auto says_no(const Fact& fact) -> bool;
/// "One", a number that is often an article.
[[nodiscard]] auto is_one(const Fact& fact) -> bool;
/// "One" in words, which may be one.
[[nodiscard]] auto is_article(const Fact& fact) -> bool;

/// A word that no lexicon knows, by its stem.
struct Plain {
  std::string stem;
  std::size_t word = 0;
};

struct Saying {
  std::vector<Word> words;
  std::vector<int> clauses;  ///< of each word: commas part them
  std::vector<Fact> facts;   ///< from left to right
  std::vector<Plain> plain;  ///< from left to right
  int letters = 0;
};

/// What a sentence says. An unknown language has numbers and names.
[[nodiscard]] auto saying_of(std::string_view sentence, const Tongue& tongue) -> Saying;

/// One for each sentence. Marks the sentences of examples in the document.
[[nodiscard]] auto sayings_of(Document& document, const Tongue& tongue) -> std::vector<Saying>;

/// What contraries have in common: "duty" of "must" and of "may". Sentences that say the contrary
/// still belong together.
[[nodiscard]] auto theme_of(std::string_view value) -> std::string_view;

/// A word by the sounds of its letters, whatever the script, so that names and loans meet: "anna"
/// of "Аня" and "Anna" begin alike. Empty if it has no letters.
[[nodiscard]] auto sounds_of(std::string_view folded_word) -> std::string;

}  // namespace ruleproof::audit
