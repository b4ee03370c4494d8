#include "reports/audit/text/text.hpp"

#include <algorithm>
#include <cstddef>
#include <cstdint>
#include <filesystem>
#include <optional>
#include <string>
#include <string_view>
#include <system_error>
#include <utility>

#include <unicode/normalizer2.h>
#include <unicode/uchar.h>
#include <unicode/unistr.h>
#include <unicode/utf8.h>

#include "model/core/assert.hpp"
#include "model/core/result.hpp"
#include "reports/audit/reading/bytes.hpp"
#include "reports/audit/text/lines.hpp"
#include "reports/render/escape.hpp"

namespace ruleproof::audit {

namespace {

constexpr std::size_t longest_text = 16'000'000;  // bytes; rulebooks have some tens of thousands
constexpr std::size_t longest_quote = 4'000;      // bytes of a line; paragraphs have some hundreds
constexpr std::string_view byte_order_mark = "\xEF\xBB\xBF";

/// Soft hyphens and what joins words: nobody sees them. Marks of direction stay, to be shown.
auto is_invisible(UChar32 c) -> bool {
  return c == 0xAD || c == 0x200B || c == 0x2060 || c == 0xFEFF;
}

/// Position of the first byte that is not UTF-8.
auto first_malformed(std::string_view text) -> std::optional<std::size_t> {
  const auto* bytes = text.data();
  const auto length = static_cast<std::int32_t>(text.size());
  for (std::int32_t i = 0; i < length;) {
    const auto start = i;
    UChar32 c = 0;
    U8_NEXT(bytes, i, length, c);  // NOLINT(bugprone-inc-dec-in-conditions): a macro of ICU
    if (c < 0) return static_cast<std::size_t>(start);
  }
  return std::nullopt;
}

auto no_text(std::string_view file, int line, std::string message) -> Error {
  auto where = std::string(file);
  if (line > 0) where += ':' + std::to_string(line);
  return {Code::no_text, std::move(where), std::move(message)};
}

}  // namespace

auto Text::blank(int line) const -> bool {
  return line > size() || normal[static_cast<std::size_t>(line - 1)].empty();
}

auto normalise(std::string_view line) -> std::string {
  UErrorCode status = U_ZERO_ERROR;
  const auto* composer = icu::Normalizer2::getNFCInstance(status);
  const auto composed = composer->normalize(
      icu::UnicodeString::fromUTF8({line.data(), static_cast<std::int32_t>(line.size())}), status);
  RULEPROOF_ASSERT(U_SUCCESS(status));  // the tables of NFC are part of ICU

  icu::UnicodeString plain;
  bool is_space_due = false;
  for (std::int32_t i = 0; i < composed.length(); i = composed.moveIndex32(i, 1)) {
    const auto c = composed.char32At(i);
    if (is_invisible(c)) continue;
    if (u_isUWhiteSpace(c) != 0) {
      is_space_due = !plain.isEmpty();
      continue;
    }
    if (is_space_due) plain.append(UChar32{' '});
    is_space_due = false;
    plain.append(c);
  }
  std::string utf8;
  plain.toUTF8String(utf8);
  return utf8;
}

auto text_of(std::string_view bytes, std::string_view file) -> Result<Text> {
  if (bytes.size() > longest_text) return no_text(file, 0, "is longer than any rulebook");
  if (bytes.starts_with(byte_order_mark)) bytes.remove_prefix(byte_order_mark.size());

  Text text{std::string(file), {}, {}};
  while (!bytes.empty()) {
    const auto end = std::min(bytes.find('\n'), bytes.size());
    auto line = bytes.substr(0, end);
    bytes.remove_prefix(std::min(end + 1, bytes.size()));
    while (line.ends_with('\r')) line.remove_suffix(1);

    const int number = text.size() + 1;
    if (line.find('\r') != std::string_view::npos) {
      return no_text(file, number, "ends a line with CR alone; save the text with LF or CR LF");
    }
    if (line.find('\0') != std::string_view::npos) {
      return no_text(file, number, "holds a NUL byte; save the text as UTF-8");
    }
    if (const auto bad = first_malformed(line)) {
      return no_text(file, number,
                     "byte " + std::to_string(*bad + 1) + " is not UTF-8; save the text as UTF-8");
    }
    text.lines.emplace_back(line);
    text.normal.push_back(normalise(line));
  }
  return text;
}

auto read_text(const std::string& folder, const std::string& file) -> Result<Text> {
  std::error_code ignored;
  if (!std::filesystem::is_directory(folder, ignored)) {
    return Error{Code::no_file, folder,
                 "there is no such folder; --texts names that of the rulebooks"};
  }
  const auto path = (std::filesystem::path(folder) / file).string();
  const auto bytes = read_bytes(path);
  if (!bytes) return bytes.error();
  const auto plain = decoded(*bytes, path);
  if (!plain) return plain.error();
  auto text = text_of(plain->text, path);
  if (!text) return text;
  auto named = std::move(text).value();
  named.file = file;
  return named;
}

auto hash_of(const Text& text, const Lines& lines) -> std::optional<std::string> {
  if (last_line(lines) > text.size()) return std::nullopt;
  std::uint64_t hash = 0xCBF29CE484222325U;
  const auto add = [&](char byte) {
    hash = (hash ^ static_cast<unsigned char>(byte)) * 0x100000001B3U;
  };
  for (const auto& span : lines) {
    for (int line = span.first; line <= span.last; ++line) {
      if (text.blank(line)) continue;
      for (const char byte : text.normal[static_cast<std::size_t>(line - 1)]) add(byte);
      add('\n');
    }
  }
  std::string digits(16, '0');
  for (auto digit = digits.rbegin(); digit != digits.rend(); ++digit, hash >>= 4U) {
    *digit = "0123456789abcdef"[hash & 15U];
  }
  return digits;
}

auto is_hash(std::string_view text) -> bool {
  return text.size() == 16 && text.find_first_not_of("0123456789abcdef") == std::string_view::npos;
}

namespace {

/// How long the tag is that a line begins with, "<p>" or "</td>"; 0 where it begins with none.
auto tag_at(std::string_view line) -> std::size_t {
  constexpr std::size_t longest = 12;  // what is longer is no such tag
  const auto begin = line.substr(0, longest);
  const auto end = begin.find('>');
  if (!begin.starts_with('<') || end == std::string_view::npos) return 0;
  const auto name = begin.substr(1, end - 1);
  const auto is_of_tag = [](char letter) {
    return (letter >= 'a' && letter <= 'z') || (letter >= '1' && letter <= '6') || letter == '/';
  };
  return !name.empty() && std::ranges::all_of(name, is_of_tag) ? end + 1 : 0;
}

/// A line as it is read: without the tags that a file may have kept of a page. Of a long one as
/// much as is more than a quote shows.
auto without_tags(std::string_view line) -> std::string {
  std::string kept;
  while (!line.empty() && kept.size() <= longest_quote) {
    const auto tag = tag_at(line);
    if (tag == 0) kept += line.front();
    line.remove_prefix(std::max<std::size_t>(tag, 1));
  }
  return kept;
}

}  // namespace

auto quote(const Text& text, const Span& span) -> std::string {
  std::string joined;
  for (int line = span.first; line <= std::min(span.last, text.size()); ++line) {
    if (line > span.first) joined += '\n';
    if (text.blank(line)) continue;
    joined += render::shortened(without_tags(text.lines[static_cast<std::size_t>(line - 1)]),
                                longest_quote);
  }
  return joined;
}

}  // namespace ruleproof::audit
