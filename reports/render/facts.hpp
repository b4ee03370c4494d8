/// Facts that are numbers: people read them in groups of three, machines read numbers.
#pragma once

#include <algorithm>
#include <charconv>
#include <cstdint>
#include <string>
#include <string_view>

#include "reports/render/escape.hpp"

namespace ruleproof::render {

/// "200,003" of "200003"; what is no number is as it is.
[[nodiscard]] inline auto in_groups(std::string_view text) -> std::string {
  std::uint64_t number = 0;
  const auto* end = text.data() + text.size();
  const auto [rest, problem] = std::from_chars(text.data(), end, number);
  const bool is_number = problem == std::errc{} && rest == end && std::to_string(number) == text;
  return is_number ? grouped(number) : std::string(text);
}

/// A fact as people read it. Some numbers are names: they are given back to a flag, or looked up.
[[nodiscard]] inline auto fact_text(std::string_view name, std::string_view value) -> std::string {
  const bool is_name = name == "seed" || name == "in line";
  return is_name ? std::string(value) : in_groups(value);
}

/// "200003" of "200,003"; what is no number in groups is as it is.
[[nodiscard]] inline auto ungrouped(std::string_view text) -> std::string {
  std::string digits(text);
  std::erase(digits, ',');
  return in_groups(digits) == text ? digits : std::string(text);
}

}  // namespace ruleproof::render
