/// The stem of a word, by Snowball; Debian's Snowball has no Polish, Czech or Ukrainian: there, by
/// Hunspell, where its dictionary is installed, else the first letters.
#pragma once

#include <memory>
#include <string>
#include <string_view>

namespace ruleproof::audit {

class Stemmer {
 public:
  Stemmer() = default;
  Stemmer(const Stemmer&) = delete;
  auto operator=(const Stemmer&) -> Stemmer& = delete;
  virtual ~Stemmer() = default;
  /// Of a word in small letters.
  [[nodiscard]] virtual auto stem(std::string_view word) -> std::string = 0;
};

/// Null for languages that Snowball does not know.
[[nodiscard]] auto snowball(std::string_view language) -> std::unique_ptr<Stemmer>;

/// Null where there is no dictionary of the language.
[[nodiscard]] auto hunspell(std::string_view language) -> std::unique_ptr<Stemmer>;

/// The first letters of a word: five at most, and fewer of short words.
[[nodiscard]] auto first_letters(std::string_view word) -> std::string;

}  // namespace ruleproof::audit
