#include "reports/audit/saying/numbers.hpp"

#include <algorithm>
#include <array>
#include <cstddef>
#include <string>
#include <string_view>
#include <vector>

namespace ruleproof::audit {
namespace {

constexpr std::size_t thousands = 3;
constexpr std::size_t longest = 15;  // digits: what is longer is no number of a rulebook

auto is_digit(char c) -> bool { return c >= '0' && c <= '9'; }

auto without_zeros(const std::string& digits) -> std::string {
  const auto first = digits.find_first_not_of('0');
  if (first == std::string::npos) return "0";
  return digits.substr(first, longest);
}

}  // namespace

auto number_text(std::string_view word) -> std::string {
  std::string whole;
  for (std::size_t i = 0; i < word.size(); ++i) {
    if (is_digit(word[i])) {
      whole += word[i];
      continue;
    }
    const bool is_mark = (word[i] == '.' || word[i] == ',') && i + 1 < word.size();
    if (!is_mark || !is_digit(word[i + 1])) break;
    std::string group;
    for (auto j = i + 1; j < word.size() && is_digit(word[j]); ++j) group += word[j];
    if (group.size() != thousands) {
      while (group.ends_with('0')) group.pop_back();
      return without_zeros(whole) + (group.empty() ? "" : "." + group.substr(0, longest));
    }
    whole += group;
    i += group.size();
  }
  return without_zeros(whole);
}

auto roman_number(std::string_view word) -> std::string {
  static constexpr auto numbers = std::to_array<std::string_view>(
      {"II", "III", "IV", "V", "VI", "VII", "VIII", "IX", "X", "XI", "XII", "XIII", "XIV", "XV",
       "XVI", "XVII", "XVIII", "XIX", "XX"});
  if (word.size() < 2) return "";
  const auto found = std::ranges::find(numbers, word);
  return found == numbers.end() ? "" : std::to_string(found - numbers.begin() + 2);
}

auto is_minus_before(std::string_view sentence, std::size_t at) -> bool {
  const auto before = sentence.substr(0, at);
  for (const std::string_view minus : {"-", "\u2212", "\u2013"}) {
    if (!before.ends_with(minus)) continue;
    const auto rest = before.substr(0, before.size() - minus.size());
    if (rest.empty()) return true;
    const bool begins = rest.back() == ' ' || rest.back() == '(';
    const auto last = rest.find_last_not_of(" (");
    // "3 -4" is a range that somebody set apart.
    return begins && (last == std::string_view::npos || !is_digit(rest[last]));
  }
  return false;
}

auto fractions_in(std::string_view sentence) -> std::vector<FractionAt> {
  struct Sign {
    std::string_view letter;
    std::string_view value;
    std::string_view decimals;
  };
  static constexpr auto signs = std::to_array<Sign>({{"\u00BD", "half", ".5"},
                                                     {"\u00BC", "quarter", ".25"},
                                                     {"\u00BE", "3/4", ".75"},
                                                     {"\u2153", "1/3", ".333"},
                                                     {"\u2154", "2/3", ".667"}});
  std::vector<FractionAt> found;
  for (const auto& sign : signs) {
    for (auto at = sentence.find(sign.letter); at != std::string_view::npos;
         at = sentence.find(sign.letter, at + 1)) {
      found.push_back({at, sign.letter.size(), sign.value, sign.decimals});
    }
  }
  return found;
}

}  // namespace ruleproof::audit
