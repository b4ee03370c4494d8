#include "properties/conformance/compare/cause.hpp"

#include <algorithm>
#include <array>
#include <cctype>
#include <string>
#include <string_view>
#include <vector>

namespace ruleproof::conformance {
namespace {

auto is_letter(char c) -> bool { return std::isalnum(static_cast<unsigned char>(c)) != 0; }
auto is_digit(char c) -> bool { return c >= '0' && c <= '9'; }

/// Whether a line speaks of an error, in the words of one language or another.
auto names_an_error(std::string_view line) -> bool {
  constexpr std::array<std::string_view, 8> words{"error",  "exception", "panic", "what()",
                                                  "assert", "terminate", "abort", "fatal"};
  std::string small(line);
  std::ranges::transform(small, small.begin(), [](unsigned char c) { return std::tolower(c); });
  return std::ranges::any_of(
      words, [&](std::string_view word) { return small.find(word) != std::string::npos; });
}

/// The lines that `last_lines` has joined.
auto lines_of(std::string_view words) -> std::vector<std::string_view> {
  constexpr std::string_view between = " | ";
  std::vector<std::string_view> lines;
  while (!words.empty()) {
    const auto end = std::min(words.find(between), words.size());
    lines.push_back(words.substr(0, end));
    words.remove_prefix(std::min(end + between.size(), words.size()));
  }
  return lines;
}

}  // namespace

auto without_numbers(std::string_view text) -> std::string {
  std::string masked;
  while (!text.empty()) {
    const auto end = std::ranges::find_if_not(text, is_letter);
    const std::string_view word(text.begin(), end);
    if (word.empty()) {
      masked += text.front();
      text.remove_prefix(1);
      continue;
    }
    if (std::ranges::any_of(word, is_digit)) {
      masked += '#';
    } else {
      masked += word;
    }
    text.remove_prefix(word.size());
  }
  return masked;
}

auto error_in(std::string_view words) -> std::string {
  const auto lines = lines_of(words);
  for (auto i = lines.size(); i > 0; --i) {
    const auto line = lines[i - 1];
    if (!names_an_error(line)) continue;
    const bool goes_on = line.ends_with(':') && i < lines.size();  // "panicked at main.rs:3:5:"
    return without_numbers(goes_on ? std::string(line) + ' ' + std::string(lines[i])
                                   : std::string(line));
  }
  const bool traced = words.find("Traceback") != std::string_view::npos;
  return traced ? without_numbers(lines.back()) : "";
}

}  // namespace ruleproof::conformance
