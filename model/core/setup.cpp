#include "model/core/setup.hpp"

#include <algorithm>
#include <charconv>
#include <cstddef>
#include <numeric>
#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <system_error>
#include <vector>

namespace ruleproof {

auto read_pairs(std::string_view text, std::string_view where, Texts& into)
    -> std::optional<Error> {
  std::size_t at = 0;
  while (at < text.size()) {
    const auto end = std::min(text.find_first_of(" ,\t\r", at), text.size());
    const auto word = text.substr(at, end - at);
    at = end + 1;
    if (word.empty()) continue;
    const auto equals = word.find('=');
    if (equals == std::string_view::npos || equals == 0 || equals + 1 == word.size()) {
      return Error{Code::usage, std::string(where),
                   "expected name=value, got \"" + std::string(word) + "\""};
    }
    const auto name = word.substr(0, equals);
    const auto [at_name, added] = into.try_emplace(std::string(name), word.substr(equals + 1));
    if (!added) {
      return Error{Code::usage, std::string(where),
                   std::string(name) + " is given twice: " + at_name->second + " and " +
                       std::string(word.substr(equals + 1))};
    }
  }
  return std::nullopt;
}

auto to_text(const Texts& pairs) -> std::string {
  std::string text;
  for (const auto& [name, value] : pairs) {
    if (!text.empty()) text += ' ';
    text += name;
    text += '=';
    text += value;
  }
  return text;
}

namespace {

/// Levenshtein distance: insertions, deletions, replacements.
auto edit_distance(std::string_view a, std::string_view b) -> std::size_t {
  std::vector<std::size_t> row(b.size() + 1);
  std::iota(row.begin(), row.end(), std::size_t{0});
  for (std::size_t i = 0; i < a.size(); ++i) {
    auto diagonal = row[0];
    row[0] = i + 1;
    for (std::size_t j = 0; j < b.size(); ++j) {
      const auto above = row[j + 1];
      row[j + 1] = std::min({above + 1, row[j] + 1, diagonal + (a[i] == b[j] ? 0U : 1U)});
      diagonal = above;
    }
  }
  return row.back();
}

}  // namespace

auto did_you_mean(std::string_view wrong, std::span<const std::string_view> names) -> std::string {
  if (wrong.size() > 100) return "";
  std::string_view best;
  auto least = (wrong.size() / 3) + 2;
  for (const auto name : names) {
    const auto distance = edit_distance(wrong, name);
    if (distance < least) {
      least = distance;
      best = name;
    }
  }
  return best.empty() ? "" : "; did you mean \"" + std::string(best) + "\"?";
}

auto read_number(std::string_view name, std::string_view text, int low, int high) -> Result<int> {
  int number = 0;
  const auto* last = text.data() + text.size();
  const auto read = std::from_chars(text.data(), last, number);
  if (read.ec != std::errc{} || read.ptr != last || number < low || number > high) {
    return Error{Code::bad_setup, std::string(name),
                 "expected a number from " + std::to_string(low) + " to " + std::to_string(high) +
                     ", got \"" + std::string(text) + "\""};
  }
  return number;
}

}  // namespace ruleproof
