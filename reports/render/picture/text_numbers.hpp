/// Texts with a number each.
#pragma once

#include <cstddef>
#include <functional>
#include <string>
#include <string_view>
#include <unordered_map>

namespace ruleproof::render {

struct TextHash {
  using is_transparent = void;
  auto operator()(std::string_view text) const -> std::size_t {
    return std::hash<std::string_view>{}(text);
  }
};

/// Looked up by text, never walked through: what is written does not depend on its order.
template <class Number>
using TextNumbers = std::unordered_map<std::string, Number, TextHash, std::equal_to<>>;

}  // namespace ruleproof::render
