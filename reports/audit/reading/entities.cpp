#include "reports/audit/reading/entities.hpp"

#include <array>
#include <charconv>
#include <cstddef>
#include <string>
#include <string_view>
#include <system_error>
#include <utility>

namespace ruleproof::audit {
namespace {

constexpr auto names = std::to_array<std::pair<std::string_view, unsigned long>>(
    {{"amp", '&'},      {"lt", '<'},       {"gt", '>'},       {"quot", '"'},      {"apos", '\''},
     {"nbsp", ' '},     {"ndash", 0x2013}, {"mdash", 0x2014}, {"hellip", 0x2026}, {"laquo", 0xAB},
     {"raquo", 0xBB},   {"ldquo", 0x201C}, {"rdquo", 0x201D}, {"bdquo", 0x201E},  {"lsquo", 0x2018},
     {"rsquo", 0x2019}, {"auml", 0xE4},    {"ouml", 0xF6},    {"uuml", 0xFC},     {"Auml", 0xC4},
     {"Ouml", 0xD6},    {"Uuml", 0xDC},    {"szlig", 0xDF},   {"eacute", 0xE9},   {"egrave", 0xE8},
     {"agrave", 0xE0},  {"ecirc", 0xEA},   {"ccedil", 0xE7},  {"ntilde", 0xF1},   {"aacute", 0xE1},
     {"iacute", 0xED},  {"oacute", 0xF3},  {"uacute", 0xFA},  {"frac12", 0xBD},   {"times", 0xD7},
     {"bull", 0x2022},  {"shy", 0xAD}});

constexpr std::size_t longest = 10;
constexpr unsigned long last_code_point = 0x10FFFF;

/// The code point of what stands between `&` and `;`; 0 if unknown.
auto code_of(std::string_view entity) -> unsigned long {
  if (entity.starts_with('#')) {
    entity.remove_prefix(1);
    const bool is_hex = entity.starts_with('x') || entity.starts_with('X');
    if (is_hex) entity.remove_prefix(1);
    unsigned long code = 0;
    const auto [end, problem] =
        std::from_chars(entity.data(), entity.data() + entity.size(), code, is_hex ? 16 : 10);
    return problem == std::errc() && end == entity.data() + entity.size() ? code : 0;
  }
  for (const auto& [name, code] : names) {
    if (name == entity) return code;
  }
  return 0;
}

}  // namespace

auto add_letter(std::string& text, unsigned long code) -> void {
  const bool is_half = code >= 0xD800 && code <= 0xDFFF;  // of a pair of UTF-16
  if (code < 0x20 || code > last_code_point || is_half) code = ' ';
  const auto tail = [&](unsigned shift) {
    text += static_cast<char>(0x80U | ((code >> shift) & 0x3FU));
  };
  if (code < 0x80) {
    text += static_cast<char>(code);
  } else if (code < 0x800) {
    text += static_cast<char>(0xC0U | (code >> 6U));
    tail(0);
  } else if (code < 0x10000) {
    text += static_cast<char>(0xE0U | (code >> 12U));
    tail(6);
    tail(0);
  } else {
    text += static_cast<char>(0xF0U | (code >> 18U));
    tail(12);
    tail(6);
    tail(0);
  }
}

auto without_entities(std::string_view text) -> std::string {
  std::string plain;
  plain.reserve(text.size());
  for (std::size_t i = 0; i < text.size(); ++i) {
    const auto end = text[i] == '&' ? text.substr(i, longest).find(';') : std::string_view::npos;
    const auto code = end == std::string_view::npos ? 0 : code_of(text.substr(i + 1, end - 1));
    if (code == 0) {
      plain += text[i];
    } else {
      add_letter(plain, code);
      i += end;
    }
  }
  return plain;
}

}  // namespace ruleproof::audit
