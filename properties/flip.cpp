#include "properties/flips.hpp"

#include <cstddef>
#include <string>
#include <vector>

namespace ruleproof::properties {

auto Flips::missed() const -> std::vector<std::string> {
  std::vector<std::string> names;
  for (const auto& flip : flips) {
    if (flip.caught_by.empty()) names.push_back(flip.ruling + "=" + flip.answer);
  }
  return names;
}

auto to_text(const Flips& flips) -> std::string {
  std::string text;
  for (const auto& flip : flips.flips) {
    text += flip.ruling + "=" + flip.answer + ": ";
    if (flip.caught_by.empty()) text += "caught by nothing";
    for (std::size_t i = 0; i < flip.caught_by.size(); ++i) {
      text += (i == 0 ? "caught by " : "; ") + flip.caught_by[i];
    }
    text += '\n';
  }
  return text;
}

}  // namespace ruleproof::properties
