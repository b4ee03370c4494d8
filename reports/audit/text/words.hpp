/// The words of a line, as Unicode divides it, and folded so that they can be compared: capitals,
/// accents and ways of composing a letter make no difference.
#pragma once

#include <cstddef>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace ruleproof::audit {

struct Word {
  std::string folded;          ///< "дворец", "busqueda"
  std::optional<int> number;   ///< of digits: "6", "2da", "2-х"
  std::size_t at = 0;          ///< first byte in the line
  std::size_t size = 0;        ///< bytes
  bool ends_sentence = false;  ///< the last word of its sentence
};

/// The words and numbers of a line of valid UTF-8; punctuation and symbols are none.
[[nodiscard]] auto words_of(std::string_view line) -> std::vector<Word>;

/// Capitals, accents and the dots of ё and й away.
[[nodiscard]] auto folded(std::string_view word) -> std::string;

/// Without what typography alone changes: marks that nobody sees are away, and there is one kind of
/// dash, of quotation mark and of apostrophe.
[[nodiscard]] auto plain_type(std::string_view text) -> std::string;

/// Capitals away, accents kept: as stems are found.
[[nodiscard]] auto lowered(std::string_view word) -> std::string;

/// French and Italian words that lean on the next one stand for themselves: "n'a" as "n a". Every
/// byte keeps its place.
[[nodiscard]] auto without_elisions(std::string_view line, std::string_view language)
    -> std::string;

/// The letters of a word.
[[nodiscard]] auto letters_of(std::string_view word) -> std::u32string;

/// How many letters must be changed, added or left out to make one of the other, or two letters
/// swapped; `limit` + 1 if more than `limit`. Of folded words.
[[nodiscard]] auto letters_apart(std::u32string_view a, std::u32string_view b, int limit) -> int;

/// How many letters a word has.
[[nodiscard]] auto letters_in(std::string_view word) -> int;

}  // namespace ruleproof::audit
