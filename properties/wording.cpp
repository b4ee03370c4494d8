#include "properties/wording.hpp"

#include <algorithm>
#include <cstddef>
#include <cstdint>
#include <string>
#include <string_view>

namespace ruleproof::properties {

auto grouped(std::uint64_t number) -> std::string {
  auto text = std::to_string(number);
  for (auto at = static_cast<std::ptrdiff_t>(text.size()) - 3; at > 0; at -= 3) {
    text.insert(static_cast<std::size_t>(at), ",");
  }
  return text;
}

auto plural(std::uint64_t number, std::string_view noun) -> std::string {
  return grouped(number) + " " + std::string(noun) + (number == 1 ? "" : "s");
}

auto slug(std::string_view sentence) -> std::string {
  std::string text;
  for (const char c : sentence) {
    const bool upper = c >= 'A' && c <= 'Z';
    if (upper || (c >= 'a' && c <= 'z') || (c >= '0' && c <= '9')) {
      text += upper ? static_cast<char>(c - 'A' + 'a') : c;
    } else if (!text.empty() && text.back() != '-') {
      text += '-';
    }
  }
  if (text.ends_with('-')) text.pop_back();
  return text;
}

auto folder_of(std::string_view game) -> std::string {
  std::string folder(game);
  std::ranges::replace(folder, '-', '_');
  return folder;
}

}  // namespace ruleproof::properties
