/// A language, as far as the program knows it: the words that decide rules, stems, how a text in it
/// is recognised.
///
/// The words are those of `lexicon/<language>.toml`; for languages whose file the recorded facts of
/// mapped texts rest on, those of `lexicon/more/<language>.toml` are added. `stems.cpp` is the door
/// of Snowball.
#pragma once

#include <cstddef>
#include <functional>
#include <memory>
#include <set>
#include <string>
#include <string_view>
#include <vector>

#include "reports/audit/text/lexicon.hpp"
#include "reports/audit/text/words.hpp"

namespace ruleproof::audit {

/// Languages that the program has words of: "cs", "de", ...
[[nodiscard]] auto known_languages() -> std::vector<std::string_view>;

/// "German", of "de"; the letters themselves of a language that is not known.
[[nodiscard]] auto language_name(std::string_view language) -> std::string;

/// The language of a text: two letters; empty if its words are those of no known language.
[[nodiscard]] auto recognised(const std::vector<std::string>& sentences) -> std::string;

class Stemmer;

class Tongue {
 public:
  /// A language that is not known has no words; numbers, names and lengths can still be compared.
  explicit Tongue(std::string_view language);
  ~Tongue();
  Tongue(Tongue&&) noexcept;
  auto operator=(Tongue&&) noexcept -> Tongue&;
  Tongue(const Tongue&) = delete;
  auto operator=(const Tongue&) -> Tongue& = delete;

  [[nodiscard]] auto language() const -> const std::string& { return language_; }
  [[nodiscard]] auto is_known() const -> bool { return is_known_; }
  [[nodiscard]] auto lexicon() const -> const Lexicon& { return lexicon_; }
  [[nodiscard]] auto lexicon() -> Lexicon& { return lexicon_; }
  /// Whether a word is one of those that nearly every sentence has. Of a folded word.
  [[nodiscard]] auto is_small(std::string_view folded_word) const -> bool;
  /// What the forms of a word share, folded. Of a word in small letters.
  [[nodiscard]] auto stem(std::string_view word) const -> std::string;
  /// What to tell about how well the language is known; mostly empty.
  [[nodiscard]] auto note() const -> const std::string& { return note_; }

 private:
  std::string language_;
  bool is_known_ = false;
  Lexicon lexicon_;
  std::set<std::string, std::less<>> small_;
  std::unique_ptr<Stemmer> stemmer_;
  std::string note_;
};

}  // namespace ruleproof::audit
