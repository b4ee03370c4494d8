/// Facts and settings by their names.
#pragma once

#include <string>
#include <string_view>
#include <utility>
#include <vector>

namespace ruleproof::render {

/// What the first of that name says; empty where there is none.
[[nodiscard]] inline auto said(const std::vector<std::pair<std::string, std::string>>& pairs,
                               std::string_view name) -> std::string {
  for (const auto& [key, value] : pairs) {
    if (key == name) return value;
  }
  return "";
}

}  // namespace ruleproof::render
