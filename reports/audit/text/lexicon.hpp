/// What the words of a text stand for: numbers, duties, conditions, pieces, places...
///
/// A lexicon is made of the general words of a language (`lexicon/<language>.toml`) and of the
/// terms of a game, which a sources file lists.
#pragma once

#include <cstddef>
#include <cstdint>
#include <functional>
#include <map>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "model/core/result.hpp"
#include "reports/audit/text/words.hpp"

namespace ruleproof::audit {

/// What kind of thing words stand for. The first ten are those of the general lexicons, the others
/// are terms of games.
enum class Group : std::uint8_t {
  number,
  modality,
  quantifier,
  bound,
  connective,
  negation,
  condition,
  order,
  direction,
  action,
  quality,
  piece,
  place,
  event,
  player,  ///< the name of a player in an example
  other,
};
[[nodiscard]] auto to_text(Group group) -> std::string_view;

/// A term of a game, and by which names a text calls it.
struct Term {
  std::string id;  ///< "rice"
  Group group = Group::other;
  /// One for each name; the forms of one name stand apart by `|`: "дворец|дворц*", "ficha*".
  std::vector<std::string> names;
  std::string english;             ///< its forms in the clauses; empty: none
  std::vector<std::string> never;  ///< places on which such a piece cannot be
  std::string broader;             ///< a term that this one is a kind of; may be empty
  int entry = 0;                   ///< line in the sources file
};

/// Words that stand for something.
struct Mark {
  std::string means;  ///< "must", "rice", "6"
  Group group = Group::other;
  std::size_t name = 0;  ///< which name of the term
  std::size_t word = 0;  ///< the first of the words
  std::size_t words = 1;
};

/// The parts between separators, without empty ones.
[[nodiscard]] auto parts_of(std::string_view text, char separator) -> std::vector<std::string_view>;

/// The folded words of a form, divided as those of a text are: "counter-clockwise" has two. `*` at
/// the end of a word stays.
[[nodiscard]] auto words_of_form(std::string_view form) -> std::vector<std::string>;

class Lexicon {
 public:
  /// The general words of a language; nothing, if the program has none of it.
  [[nodiscard]] static auto of(std::string_view language) -> std::optional<Lexicon>;

  /// All words of a language that the program has, those of `lexicon/more` first; null, if it has
  /// none. They are read once, which takes longer than most texts.
  [[nodiscard]] static auto widest(std::string_view language) -> const Lexicon*;

  /// Adds what a name stands for: one or more words, with blanks or hyphens between them, `*` at
  /// the end of a word for any ending.
  auto add(std::string_view means, Group group, std::size_t name, std::string_view form) -> void;
  auto add(const Term& term) -> void;

  /// What the words of a line stand for, from left to right: the longest fit, and of equally long
  /// ones a term of the game before a general word.
  [[nodiscard]] auto read(const std::vector<Word>& words) const -> std::vector<Mark>;

  /// Whether the word, alone or as part of a longer name, is in the lexicon.
  [[nodiscard]] auto knows(std::string_view folded_word) const -> bool;

  /// The number with which a longer word begins: "6" of "sechsseitig"; empty if there is none.
  [[nodiscard]] auto number_within(std::string_view folded_word) const -> std::string;

  [[nodiscard]] auto group_of(std::string_view means) const -> Group;

 private:
  struct Form {
    std::vector<std::string> words;  ///< folded, `*` still there
    Mark mark;
    std::size_t letters = 0;  ///< more of them: the closer fit
  };
  /// The program's own words, from a file of `lexicon/`.
  auto add_file(std::string_view file, std::string_view language) -> void;
  [[nodiscard]] auto best(const std::vector<Word>& words, std::size_t at) const -> const Form*;
  [[nodiscard]] static auto fits(const Form& form, const std::vector<Word>& words, std::size_t at)
      -> bool;

  std::map<std::string, Group, std::less<>> groups_;
  std::multimap<std::string, std::string, std::less<>> words_;  ///< of all forms, by their start
  std::multimap<std::string, Form, std::less<>> by_start_;  ///< first two letters of the first word
};

}  // namespace ruleproof::audit
