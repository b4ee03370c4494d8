#include "reports/audit/text/lines.hpp"

#include <algorithm>
#include <charconv>
#include <cstddef>
#include <optional>
#include <set>
#include <string>
#include <string_view>
#include <system_error>
#include <vector>

namespace ruleproof::audit {

namespace {

/// A number of at most nine digits, all of `text`.
auto number(std::string_view text) -> std::optional<int> {
  int value = 0;
  const auto* first = text.data();
  const auto* last = first + text.size();
  const auto read = std::from_chars(first, last, value);
  if (read.ec != std::errc{} || read.ptr != last || value < 1) return std::nullopt;
  return value;
}

auto to_text(const Span& span) -> std::string {
  const auto first = std::to_string(span.first);
  return span.first == span.last ? first : first + '-' + std::to_string(span.last);
}

}  // namespace

auto read_lines(std::string_view text) -> std::optional<Lines> {
  Lines lines;
  std::size_t at = 0;
  while (at < text.size()) {
    const auto end = std::min(text.find(' ', at), text.size());
    const auto word = text.substr(at, end - at);
    at = end + 1;
    if (word.empty()) continue;
    const auto dash = word.find('-');
    const auto first = number(word.substr(0, dash));
    const auto last = dash == std::string_view::npos ? first : number(word.substr(dash + 1));
    if (!first || !last || *last < *first || *first <= last_line(lines)) return std::nullopt;
    lines.push_back({*first, *last});
  }
  return lines;
}

auto to_text(const Lines& lines) -> std::string {
  std::string text;
  for (const auto& span : lines) text += (text.empty() ? "" : " ") + to_text(span);
  return text;
}

auto in_words(const Lines& lines) -> std::string {
  if (lines.empty()) return "no line";
  const bool is_one = lines.size() == 1 && lines[0].first == lines[0].last;
  std::string text = is_one ? "line " : "lines ";
  for (std::size_t i = 0; i < lines.size(); ++i) {
    if (i > 0) text += i + 1 == lines.size() ? " and " : ", ";
    text += to_text(lines[i]);
  }
  return text;
}

auto spans_of(const std::vector<int>& lines) -> Lines {
  Lines spans;
  for (const int line : std::set<int>(lines.begin(), lines.end())) {
    if (!spans.empty() && spans.back().last + 1 == line) {
      spans.back().last = line;
    } else {
      spans.push_back({line, line});
    }
  }
  return spans;
}

auto share_a_line(const Lines& a, const Lines& b) -> bool {
  return std::ranges::any_of(a, [&](const Span& one) {
    return std::ranges::any_of(
        b, [&](const Span& two) { return one.first <= two.last && two.first <= one.last; });
  });
}

auto last_line(const Lines& lines) -> int { return lines.empty() ? 0 : lines.back().last; }

}  // namespace ruleproof::audit
