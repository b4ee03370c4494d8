/// Numbers as rulebooks write them.
#pragma once

#include <string>
#include <string_view>

namespace ruleproof::audit {

/// The number that a word of digits stands for, the same in all languages: "1,000" and "1.000" are
/// 1000, "0,5" and "0.5" are 0.5, "2nd" is 2.
[[nodiscard]] auto number_text(std::string_view word) -> std::string;

/// 2, 3, 4, 6... of "II", "III", "IV", "VI"; nothing of a single letter, which is mostly a word,
/// and nothing above XX.
[[nodiscard]] auto roman_number(std::string_view word) -> std::string;

}  // namespace ruleproof::audit
