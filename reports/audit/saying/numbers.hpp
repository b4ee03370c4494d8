/// Numbers as rulebooks write them.
#pragma once

#include <cstddef>
#include <string>
#include <string_view>
#include <vector>

namespace ruleproof::audit {

/// The number that a word of digits stands for, the same in all languages: "1,000" and "1.000" are
/// 1000, "0,5" and "0.5" are 0.5, "2nd" is 2.
[[nodiscard]] auto number_text(std::string_view word) -> std::string;

/// 2, 3, 4, 6... of "II", "III", "IV", "VI"; nothing of a single letter, which is mostly a word,
/// and nothing above XX.
[[nodiscard]] auto roman_number(std::string_view word) -> std::string;

/// Whether a minus stands before the digits at a byte of a sentence: "-2 coins", not "2-4".
[[nodiscard]] auto is_minus_before(std::string_view sentence, std::size_t at) -> bool;

/// A fraction that is one letter: "½".
struct FractionAt {
  std::size_t at = 0;
  std::size_t size = 0;
  std::string_view value;     ///< "half", "quarter", "3/4"
  std::string_view decimals;  ///< ".5"
};
[[nodiscard]] auto fractions_in(std::string_view sentence) -> std::vector<FractionAt>;

}  // namespace ruleproof::audit
