/// For tests: the same few rules in several languages, and an error in one of them.
#pragma once

#include <array>
#include <cstddef>
#include <span>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include <doctest/doctest.h>

#include "reports/audit/differences/entries.hpp"
#include "reports/audit/reading/document.hpp"

namespace ruleproof::audit {

/// A sentence, words of it, and what an error puts there. Without words the sentence is left out.
struct Row {
  std::string_view sentence;
  std::string_view right;
  std::string_view wrong;
};

template <std::size_t Rules>
struct Translation {
  std::string_view language;
  std::array<Row, Rules> rows;
};

inline auto document(const std::string& language, const std::string& text) -> Document {
  return {language + ".txt", language, sentences_of(plain_blocks(text)), {}};
}

/// A text in English beside another one.
inline auto compared(const std::string& english, const std::string& other,
                     const std::string& language = "en") -> PairAudit {
  return compare(document("en", english), document(language, other));
}

inline auto text_of_lines(std::string_view language, const std::vector<std::string>& lines)
    -> Document {
  std::string text;
  for (const auto& line : lines) text += line + "\n\n";
  return document(std::string(language), text);
}

inline auto english_text(std::span<const std::string_view> rules) -> Document {
  return text_of_lines("en", {rules.begin(), rules.end()});
}

/// The translation with the error in row `wrong`; -1: faithful.
template <std::size_t Rules>
auto text_of(const Translation<Rules>& translation, int wrong) -> Document {
  std::vector<std::string> lines;
  for (std::size_t i = 0; i < Rules; ++i) {
    const auto& row = translation.rows[i];
    std::string line(row.sentence);
    const bool is_wrong = static_cast<int>(i) == wrong;
    if (is_wrong && row.right.empty()) continue;
    if (is_wrong) line.replace(line.find(row.right), row.right.size(), row.wrong);
    lines.push_back(std::move(line));
  }
  return text_of_lines(translation.language, lines);
}

inline auto told(const PairAudit& audit) -> std::string {
  std::string text;
  for (const auto& entry : audit.entries) text += entry.title + '\n';
  return text;
}

/// Nothing is told of the faithful translations.
template <std::size_t Rules>
auto check_faithful(std::span<const std::string_view> english,
                    const std::vector<Translation<Rules>>& translations) -> void {
  for (const auto& translation : translations) {
    const auto audit = compare(english_text(english), text_of(translation, -1));
    CHECK_MESSAGE(audit.entries.empty(), translation.language, ": ", told(audit));
  }
}

/// Calls `check(audit, wrong)` with the error in each of the first `errors` rows of each language.
template <std::size_t Rules, class Check>
auto check_errors(std::span<const std::string_view> english,
                  const std::vector<Translation<Rules>>& translations, std::size_t errors,
                  const Check& check) -> void {
  for (const auto& translation : translations) {
    for (std::size_t wrong = 0; wrong < errors; ++wrong) {
      const auto audit =
          compare(english_text(english), text_of(translation, static_cast<int>(wrong)));
      CAPTURE(translation.language);
      CAPTURE(english[wrong]);
      CAPTURE(told(audit));
      check(audit, wrong);
    }
  }
}

}  // namespace ruleproof::audit
