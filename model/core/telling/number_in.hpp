/// A text that is a whole number, and nothing else.
#pragma once

#include <charconv>
#include <cstdint>
#include <optional>
#include <string_view>
#include <system_error>

namespace ruleproof {

[[nodiscard]] inline auto number_in(std::string_view text) -> std::optional<std::int64_t> {
  std::int64_t number = 0;
  const auto* last = text.data() + text.size();
  const auto [end, problem] = std::from_chars(text.data(), last, number);
  if (problem != std::errc{} || end != last) return std::nullopt;
  return number;
}

/// The same of how many there are of something; no game has more pieces than 10,000.
[[nodiscard]] inline auto count_in(std::string_view text) -> std::optional<std::int64_t> {
  const auto count = number_in(text);
  return count && *count >= 0 && *count <= 10'000 ? count : std::nullopt;
}

}  // namespace ruleproof
