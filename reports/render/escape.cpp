#include "reports/render/escape.hpp"

#include <algorithm>
#include <array>
#include <cstddef>
#include <cstdint>
#include <string>
#include <string_view>
#include <utility>

#include <fmt/core.h>

namespace ruleproof::render {
namespace {

constexpr char32_t replacement = 0xFFFD;

/// How many bytes follow this first byte, the smallest code point that may be written so, and its
/// first bits. `following` is 0 for ASCII and -1 for a byte that cannot come first.
struct Lead {
  int following = -1;
  char32_t smallest = 0;
  char32_t bits = 0;
};

constexpr auto lead_of(unsigned char byte) -> Lead {
  if (byte < 0x80) return {.following = 0, .smallest = 0, .bits = byte};
  if (byte >= 0xC2 && byte < 0xE0) return {.following = 1, .smallest = 0x80, .bits = byte & 0x1FU};
  if (byte >= 0xE0 && byte < 0xF0) return {.following = 2, .smallest = 0x800, .bits = byte & 0xFU};
  if (byte >= 0xF0 && byte < 0xF5) return {.following = 3, .smallest = 0x10000, .bits = byte & 7U};
  return {};
}

/// Takes one character off the front; malformed bytes give U+FFFD, one at a time.
auto take(std::string_view& text) -> char32_t {
  const auto lead = lead_of(static_cast<unsigned char>(text.front()));
  const auto length = static_cast<std::size_t>(lead.following) + 1;
  if (lead.following < 0 || text.size() < length) {
    text.remove_prefix(1);
    return replacement;
  }
  char32_t point = lead.bits;
  for (std::size_t i = 1; i < length; ++i) {
    const auto byte = static_cast<unsigned char>(text[i]);
    if ((byte & 0xC0U) != 0x80) {
      text.remove_prefix(1);
      return replacement;
    }
    point = (point << 6U) | (byte & 0x3FU);
  }
  const bool surrogate = point >= 0xD800 && point < 0xE000;
  if (point < lead.smallest || surrogate || point > 0x10FFFF) {
    text.remove_prefix(1);
    return replacement;
  }
  text.remove_prefix(length);
  return point;
}

auto append(std::string& out, char32_t point) -> void {
  const auto put = [&](char32_t byte) { out += static_cast<char>(byte); };
  const auto more = [&](unsigned shift) { put(0x80U | ((point >> shift) & 0x3FU)); };
  if (point < 0x80) {
    put(point);
  } else if (point < 0x800) {
    put(0xC0U | (point >> 6U)), more(0);
  } else if (point < 0x10000) {
    put(0xE0U | (point >> 12U)), more(6), more(0);
  } else {
    put(0xF0U | (point >> 18U)), more(12), more(6), more(0);
  }
}

/// Characters that reorder, hide or end text: controls, bidirectional marks, zero widths,
/// separators, tags, noncharacters. The joiners of emoji and Indic scripts (U+200C, U+200D) are
/// left alone.
constexpr auto hidden(char32_t point) -> bool {
  constexpr auto ranges = std::to_array<std::pair<char32_t, char32_t>>({{0x0000, 0x0008},
                                                                        {0x000B, 0x001F},
                                                                        {0x007F, 0x009F},
                                                                        {0x00AD, 0x00AD},
                                                                        {0x061C, 0x061C},
                                                                        {0x180E, 0x180E},
                                                                        {0x200B, 0x200B},
                                                                        {0x200E, 0x200F},
                                                                        {0x2028, 0x202E},
                                                                        {0x2060, 0x206F},
                                                                        {0xFDD0, 0xFDEF},
                                                                        {0xFEFF, 0xFEFF},
                                                                        {0xFFF9, 0xFFFB},
                                                                        {0xFFFE, 0xFFFF},
                                                                        {0xE0000, 0xE007F}});
  return std::ranges::any_of(
      ranges, [&](const auto& range) { return range.first <= point && point <= range.second; });
}

/// Moves what is printable ASCII off the front at once, which is nearly all there is. False where
/// nothing is left.
auto move_plain(std::string_view& text, std::string& out) -> bool {
  const auto printable = [](char c) { return (c >= ' ' && c <= '~') || c == '\n' || c == '\t'; };
  const auto end = std::ranges::find_if_not(text, printable) - text.begin();
  out.append(text.substr(0, static_cast<std::size_t>(end)));
  text.remove_prefix(static_cast<std::size_t>(end));
  return !text.empty();
}

/// Replaces every character found in `table`.
template <std::size_t N>
auto replace(std::string_view text, const std::array<std::pair<char, std::string_view>, N>& table)
    -> std::string {
  std::string out;
  out.reserve(text.size() + (text.size() / 8));
  for (const char c : text) {
    const auto found = std::ranges::find(table, c, &std::pair<char, std::string_view>::first);
    if (found == table.end()) {
      out += c;
    } else {
      out += found->second;
    }
  }
  return out;
}

}  // namespace

auto valid_utf8(std::string_view text) -> std::string {
  std::string out;
  out.reserve(text.size());
  while (move_plain(text, out)) append(out, take(text));
  return out;
}

auto visible(std::string_view text) -> std::string {
  std::string out;
  out.reserve(text.size());
  while (move_plain(text, out)) {
    const auto point = take(text);
    if (point == U'\r' && text.starts_with('\n')) continue;
    if (hidden(point)) {
      out += fmt::format("[U+{:04X}]", static_cast<std::uint32_t>(point));
    } else {
      append(out, point);
    }
  }
  return out;
}

auto one_line(std::string_view text) -> std::string {
  auto out = visible(text);
  std::ranges::replace_if(out, [](char c) { return c == '\n' || c == '\t'; }, ' ');
  return out;
}

auto html_text(std::string_view text) -> std::string {
  constexpr auto table = std::to_array<std::pair<char, std::string_view>>(
      {{'&', "&amp;"}, {'<', "&lt;"}, {'>', "&gt;"}, {'"', "&quot;"}, {'\'', "&#39;"}});
  return replace(visible(text), table);
}

auto markdown_prose(std::string_view text) -> std::string {
  constexpr std::string_view marks = "\\`*_[]<&";
  std::string out;
  for (const char c : visible(text)) {
    const bool is_mark =
        marks.find(c) != std::string_view::npos || (out.empty() && (c == '#' || c == '>'));
    if (is_mark) out += '\\';
    out += c == '\n' || c == '\t' ? ' ' : c;
  }
  return out;
}

auto markdown_text(std::string_view text) -> std::string {
  // Entities cannot open markup; the zero-width space keeps @name, #12 and www. from being linked.
  constexpr auto table = std::to_array<std::pair<char, std::string_view>>({{'&', "&amp;"},
                                                                           {'<', "&lt;"},
                                                                           {'>', "&gt;"},
                                                                           {'*', "&#42;"},
                                                                           {'_', "&#95;"},
                                                                           {'`', "&#96;"},
                                                                           {'[', "&#91;"},
                                                                           {']', "&#93;"},
                                                                           {'|', "&#124;"},
                                                                           {'~', "&#126;"},
                                                                           {'\\', "&#92;"},
                                                                           {'!', "&#33;"},
                                                                           {'$', "&#36;"},
                                                                           {'\n', " "},
                                                                           {'\t', " "},
                                                                           {'@', "@&#8203;"},
                                                                           {'#', "#&#8203;"},
                                                                           {'{', "&#123;"},
                                                                           {'}', "&#125;"}});
  auto out = replace(visible(text), table);
  for (const std::string_view link : {"://", "www."}) {
    for (auto at = out.find(link); at != std::string::npos; at = out.find(link, at + 1)) {
      out.insert(at + link.size() - 1, "&#8203;");
    }
  }
  return out;
}

auto json_string(std::string_view text) -> std::string {
  std::string out = "\"";
  while (!text.empty()) {
    const auto point = take(text);
    const bool escaped = point < 0x20 || point == U'<' || point == U'>' || point == U'&' ||
                         point == 0x7F || point == 0x2028 || point == 0x2029;
    if (point == U'"' || point == U'\\') {
      out += '\\';
      append(out, point);
    } else if (escaped) {
      out += fmt::format("\\u{:04x}", static_cast<std::uint32_t>(point));
    } else {
      append(out, point);
    }
  }
  return out + '"';
}

auto shortened(std::string_view text, std::size_t limit) -> std::string {
  constexpr std::string_view dots = "…";
  if (text.size() <= limit) return std::string{text};
  auto end = limit > dots.size() ? limit - dots.size() : 0;
  while (end > 0 && (static_cast<unsigned char>(text[end]) & 0xC0U) == 0x80) --end;
  return std::string{text.substr(0, end)} + std::string{dots};
}

auto slug(std::string_view text) -> std::string {
  std::string out{text};
  std::ranges::replace_if(
      out,
      [](char c) {
        const bool letter = (c >= 'a' && c <= 'z') || (c >= 'A' && c <= 'Z');
        const bool digit = c >= '0' && c <= '9';
        return !letter && !digit && c != '.' && c != '_' && c != '-' && c != '/';
      },
      '-');
  return out;
}

auto short_slug(std::string_view id) -> std::string {
  const auto slash = id.rfind('/');
  auto name = slug(slash == std::string_view::npos ? id : id.substr(slash + 1));
  name.erase(0, std::min(name.find_first_not_of("-."), name.size()));  // no flags, no hidden files
  return name.empty() ? "record" : name;
}

auto grouped(std::uint64_t number) -> std::string {
  auto digits = std::to_string(number);
  for (auto at = static_cast<std::ptrdiff_t>(digits.size()) - 3; at > 0; at -= 3) {
    digits.insert(static_cast<std::size_t>(at), 1, ',');
  }
  return digits;
}

}  // namespace ruleproof::render
