#include "model/core/json_text.hpp"

#include <algorithm>
#include <array>
#include <charconv>
#include <cstddef>
#include <cstdint>
#include <string>
#include <string_view>

namespace ruleproof {
namespace {

auto is_plain(char c) -> bool {
  return static_cast<unsigned char>(c) >= 0x20 && c != '"' && c != '\\';
}

auto write_escaped(std::string& out, char c) -> void {
  constexpr std::string_view digits = "0123456789abcdef";
  if (c == '"' || c == '\\') {
    out += '\\';
    out += c;
    return;
  }
  const auto code = static_cast<unsigned char>(c);
  out += "\\u00";
  out += digits[code >> 4U];
  out += digits[code & 15U];
}

}  // namespace

auto write_string(std::string& out, std::string_view text) -> void {
  out += '"';
  if (std::ranges::all_of(text, is_plain)) {
    out += text;
  } else {
    for (const auto c : text) {
      if (is_plain(c)) {
        out += c;
      } else {
        write_escaped(out, c);
      }
    }
  }
  out += '"';
}

auto write_number(std::string& out, std::int64_t number) -> void {
  std::array<char, 24> digits{};
  const auto* end = std::to_chars(digits.data(), digits.data() + digits.size(), number).ptr;
  out.append(digits.data(), static_cast<std::size_t>(end - digits.data()));
}

}  // namespace ruleproof
