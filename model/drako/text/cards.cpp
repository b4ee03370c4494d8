#include "model/drako/text/cards.hpp"

#include <cstddef>
#include <cstdint>
#include <string>
#include <string_view>

#include "model/drako/cards.hpp"

namespace ruleproof::drako {

auto to_text(const Face& face) -> std::string {
  std::string text(icon_names[static_cast<std::size_t>(face.icon)]);
  if (has_number(face.icon)) text += '-' + std::to_string(face.number);
  return text;
}

auto read_text(std::string_view text, Face& face) -> bool {
  for (std::size_t i = 1; i < icon_count; ++i) {
    const auto icon = static_cast<Icon>(i);
    if (!text.starts_with(icon_names[i])) continue;
    const auto rest = text.substr(icon_names[i].size());
    if (!has_number(icon)) {
      if (!rest.empty()) continue;
      face = {icon, 0};
      return true;
    }
    if (rest.size() != 2 || rest[0] != '-' || rest[1] < '1' || rest[1] > '9') continue;
    face = {icon, static_cast<std::uint8_t>(rest[1] - '0')};
    return true;
  }
  return false;
}

auto to_text(const CardKind& kind) -> std::string {
  auto text = to_text(kind.faces[0]);
  if (kind.faces[1].icon != Icon::none) text += '/' + to_text(kind.faces[1]);
  return text;
}

}  // namespace ruleproof::drako
