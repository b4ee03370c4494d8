#include "reports/audit/reading/shapes.hpp"

#include <cstddef>
#include <string_view>

namespace ruleproof::audit {
namespace {

/// How many bytes of blank there are at the beginning or the end; a no-break space has two.
auto blank_at(std::string_view text, bool at_end) -> std::size_t {
  for (const std::string_view blank : {" ", "\t", "\xC2\xA0"}) {
    if (at_end ? text.ends_with(blank) : text.starts_with(blank)) return blank.size();
  }
  return 0;
}

}  // namespace

auto trimmed(std::string_view text) -> std::string_view {
  while (const auto size = blank_at(text, false)) text.remove_prefix(size);
  while (const auto size = blank_at(text, true)) text.remove_suffix(size);
  return text;
}

auto item_mark(std::string_view text) -> std::size_t {
  for (const std::string_view mark : {"- ", "* ", "+ ", "• ", "– ", "— ", "· ", "▪ ", "■ ", "► "}) {
    if (text.starts_with(mark)) return mark.size();
  }
  std::size_t digits = 0;
  while (digits < text.size() && text[digits] >= '0' && text[digits] <= '9') ++digits;
  const bool is_short = digits > 0 && digits <= 3 && digits + 1 < text.size();
  if (is_short && (text[digits] == '.' || text[digits] == ')') && text[digits + 1] == ' ') {
    return digits + 2;
  }
  const bool is_letter = text.size() > 3 && text[0] >= 'a' && text[0] <= 'z' && text[1] == ')';
  return is_letter && text[2] == ' ' ? 3 : 0;
}

auto item_number(std::string_view text) -> int {
  int number = 0;
  for (const char digit : text.substr(0, item_mark(text))) {
    if (digit >= '0' && digit <= '9') number = 10 * number + (digit - '0');
  }
  return number;
}

auto ends_sentence(std::string_view text) -> bool {
  for (const std::string_view end :
       {".", "!", "?", ":", ";", "…", "»", "\"", ")", "”", "。", "！", "？"}) {
    if (text.ends_with(end)) return true;
  }
  return false;
}

auto begins_small(std::string_view text) -> bool {
  if (text.empty()) return false;
  if (text[0] >= 'a' && text[0] <= 'z') return true;
  // Small letters of Cyrillic and those of Latin with accents, by their bytes in UTF-8.
  const auto first = static_cast<unsigned char>(text[0]);
  const auto second = text.size() > 1 ? static_cast<unsigned char>(text[1]) : 0;
  return (first == 0xD0 && second >= 0xB0) || first == 0xD1 || (first == 0xC3 && second >= 0xA0);
}

auto operator+(Case a, Case b) -> Case {
  return {a.has_small || b.has_small, a.has_great || b.has_great};
}

auto case_of(std::string_view text) -> Case {
  static constexpr unsigned char first_accented = 0xC3;
  static constexpr unsigned char last_cyrillic = 0xD4;  // above are scripts of one size
  Case found;
  for (std::size_t i = 0; i < text.size(); ++i) {
    const auto byte = static_cast<unsigned char>(text[i]);
    if ((byte & 0xC0U) == 0x80U) continue;  // within a letter
    if (begins_small(text.substr(i))) {
      found.has_small = true;
    } else {
      found.has_great |=
          (byte >= 'A' && byte <= 'Z') || (byte >= first_accented && byte <= last_cyrillic);
    }
  }
  return found;
}

auto is_heading(std::string_view text) -> bool {
  static constexpr std::size_t longest = 90;
  return text.size() <= longest && !ends_sentence(text) &&
         text.find('\t') == std::string_view::npos;
}

}  // namespace ruleproof::audit
