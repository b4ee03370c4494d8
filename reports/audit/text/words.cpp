#include "reports/audit/text/words.hpp"

#include <algorithm>
#include <array>
#include <cstddef>
#include <cstdint>
#include <memory>
#include <numeric>
#include <optional>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include <unicode/brkiter.h>
#include <unicode/locid.h>
#include <unicode/normalizer2.h>
#include <unicode/uchar.h>
#include <unicode/unistr.h>
#include <unicode/utext.h>

#include "model/core/assert.hpp"

namespace ruleproof::audit {

namespace {

using Breaks = std::unique_ptr<icu::BreakIterator>;
constexpr int largest_number = 1'000'000;

/// Words and sentences are divided alike in the languages of rulebooks: the root locale.
auto word_breaks() -> icu::BreakIterator& {
  static thread_local const auto breaks = [] {
    UErrorCode status = U_ZERO_ERROR;
    Breaks made(icu::BreakIterator::createWordInstance(icu::Locale::getRoot(), status));
    RULEPROOF_ASSERT(U_SUCCESS(status));  // the rules are part of ICU
    return made;
  }();
  return *breaks;
}

auto sentence_breaks() -> icu::BreakIterator& {
  static thread_local const auto breaks = [] {
    UErrorCode status = U_ZERO_ERROR;
    Breaks made(icu::BreakIterator::createSentenceInstance(icu::Locale::getRoot(), status));
    RULEPROOF_ASSERT(U_SUCCESS(status));
    return made;
  }();
  return *breaks;
}

/// Lets a break iterator run over bytes; positions are those of bytes.
auto over(icu::BreakIterator& breaks, std::string_view line) -> void {
  UErrorCode status = U_ZERO_ERROR;
  UText text = UTEXT_INITIALIZER;
  utext_openUTF8(&text, line.data(), static_cast<std::int64_t>(line.size()), &status);
  breaks.setText(&text, status);
  utext_close(&text);
  RULEPROOF_ASSERT(U_SUCCESS(status));
}

auto number_of(std::string_view word) -> std::optional<int> {
  std::optional<int> number;
  for (const char digit : word) {
    if (digit < '0' || digit > '9') break;
    number = std::min(number.value_or(0) * 10 + (digit - '0'), largest_number);
  }
  return number;
}

auto code_points(std::string_view word) -> icu::UnicodeString {
  return icu::UnicodeString::fromUTF8({word.data(), static_cast<std::int32_t>(word.size())});
}

/// The letters that stay.
template <class Stays>
auto kept(const icu::UnicodeString& letters, const Stays& stays) -> std::string {
  icu::UnicodeString some;
  for (std::int32_t i = 0; i < letters.length(); i = letters.moveIndex32(i, 1)) {
    if (stays(letters.char32At(i))) some.append(letters.char32At(i));
  }
  std::string utf8;
  some.toUTF8String(utf8);
  return utf8;
}

/// "½" is a number to people, and no word to ICU.
auto is_fraction(std::string_view token) -> bool {
  const auto letters = code_points(token);
  return letters.countChar32() == 1 && u_charType(letters.char32At(0)) == U_OTHER_NUMBER;
}

}  // namespace

auto folded(std::string_view word) -> std::string {
  UErrorCode status = U_ZERO_ERROR;
  const auto* apart = icu::Normalizer2::getNFDInstance(status);
  const auto letters = apart->normalize(code_points(word).foldCase(), status);
  RULEPROOF_ASSERT(U_SUCCESS(status));  // the tables of NFD are part of ICU
  return kept(letters, [](UChar32 letter) {
    const auto type = u_charType(letter);
    return type != U_NON_SPACING_MARK && type != U_FORMAT_CHAR;
  });
}

auto plain_type(std::string_view text) -> std::string {
  static constexpr UChar32 minus = 0x2212;
  static constexpr auto apostrophes = std::to_array<UChar32>({0x2018, 0x2019, 0x02BC, '`'});
  icu::UnicodeString plain;
  const auto letters = code_points(text);
  for (int32_t i = 0; i < letters.length(); i = letters.moveIndex32(i, 1)) {
    const auto letter = letters.char32At(i);
    if (u_charType(letter) == U_FORMAT_CHAR) continue;
    if (u_charType(letter) == U_DASH_PUNCTUATION || letter == minus) {
      plain.append(u'-');
    } else if (std::ranges::find(apostrophes, letter) != apostrophes.end()) {
      plain.append(u'\'');
    } else if (u_hasBinaryProperty(letter, UCHAR_QUOTATION_MARK) != 0 && letter != '\'') {
      plain.append(u'"');
    } else {
      plain.append(letter);
    }
  }
  std::string utf8;
  plain.toUTF8String(utf8);
  return utf8;
}

auto lowered(std::string_view word) -> std::string {
  std::string utf8;
  code_points(word).toLower(icu::Locale::getRoot()).toUTF8String(utf8);
  return utf8;
}

auto without_elisions(std::string_view line, std::string_view language) -> std::string {
  static constexpr std::string_view curly = "\xE2\x80\x99";
  std::string text(line);
  if (language != "fr" && language != "it") return text;
  for (std::size_t i = 0; i < text.size(); ++i) {
    if (text[i] == '\'') text[i] = ' ';
    if (text.compare(i, curly.size(), curly) == 0) text.replace(i, curly.size(), curly.size(), ' ');
  }
  return text;
}

auto words_of(std::string_view line) -> std::vector<Word> {
  std::vector<Word> words;
  auto& breaks = word_breaks();
  over(breaks, line);
  auto from = breaks.first();
  for (auto to = breaks.next(); to != icu::BreakIterator::DONE; from = to, to = breaks.next()) {
    const auto at = static_cast<std::size_t>(from);
    const auto size = static_cast<std::size_t>(to - from);
    const bool is_word = breaks.getRuleStatus() >= UBRK_WORD_NONE_LIMIT;
    if (!is_word && !is_fraction(line.substr(at, size))) continue;
    auto word = folded(line.substr(at, size));
    const auto number = number_of(word);
    words.push_back({std::move(word), number, at, size, false});
  }

  auto& sentences = sentence_breaks();
  over(sentences, line);
  sentences.first();
  std::size_t next = 0;
  for (auto to = sentences.next(); to != icu::BreakIterator::DONE; to = sentences.next()) {
    while (next < words.size() && words[next].at < static_cast<std::size_t>(to)) ++next;
    if (next > 0) words[next - 1].ends_sentence = true;
  }
  return words;
}

auto letters_in(std::string_view word) -> int { return code_points(word).countChar32(); }

auto letters_of(std::string_view word) -> std::u32string {
  const auto units = code_points(word);
  std::u32string letters;
  for (std::int32_t at = 0; at < units.length(); at = units.moveIndex32(at, 1)) {
    letters.push_back(static_cast<char32_t>(units.char32At(at)));
  }
  return letters;
}

auto letters_apart(std::u32string_view a, std::u32string_view b, int limit) -> int {
  const auto m = static_cast<std::ptrdiff_t>(a.size());
  const auto n = static_cast<std::ptrdiff_t>(b.size());
  if (m - n > limit || n - m > limit) return limit + 1;
  // Rows of the table of distances between beginnings; a swap looks two rows back.
  const auto width = b.size() + 1;
  std::vector<int> before(width);
  std::vector<int> above(width);
  std::vector<int> row(width);
  std::iota(above.begin(), above.end(), 0);
  int least_before = 0;
  for (std::size_t i = 1; i <= a.size(); ++i) {
    row[0] = static_cast<int>(i);
    for (std::size_t j = 1; j < width; ++j) {
      const int differs = a[i - 1] == b[j - 1] ? 0 : 1;
      row[j] = std::min({above[j] + 1, row[j - 1] + 1, above[j - 1] + differs});
      const bool is_swap = i > 1 && j > 1 && a[i - 1] == b[j - 2] && a[i - 2] == b[j - 1];
      if (is_swap) row[j] = std::min(row[j], before[j - 2] + 1);
    }
    // Distances only grow from row to row, but for a swap, which skips one.
    const int least = *std::ranges::min_element(row);
    if (least > limit && least_before > limit) return limit + 1;
    least_before = least;
    std::swap(before, above);
    std::swap(above, row);
  }
  return std::min(above[width - 1], limit + 1);
}

}  // namespace ruleproof::audit
