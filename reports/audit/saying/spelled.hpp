/// Numbers that a language writes as one word: "vierundzwanzig", "ventuno".
#pragma once

#include <string>
#include <string_view>
#include <utility>
#include <vector>

namespace ruleproof::audit {

/// 21 to 99, by ICU's rules for spelling numbers, in all forms that these know; without those of
/// several words, whose words the lexicon has. Nothing for a language without rules.
[[nodiscard]] auto spelled_numbers(std::string_view language)
    -> std::vector<std::pair<int, std::string>>;

}  // namespace ruleproof::audit
