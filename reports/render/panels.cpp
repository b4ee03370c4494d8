#include "reports/render/panels.hpp"

#include <algorithm>
#include <cstddef>
#include <ranges>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include <fmt/core.h>

#include "model/core/game.hpp"
#include "reports/render/escape.hpp"
#include "reports/render/svg.hpp"

namespace ruleproof::render {
namespace {

/// How many pieces two pictures share in front and, of the rest, behind.
struct Shared {
  std::size_t front = 0;
  std::size_t back = 0;
};

auto shared_by(const std::vector<int>& a, const std::vector<int>& b) -> Shared {
  const auto shorter = std::min(a.size(), b.size());
  Shared shared;
  while (shared.front < shorter && a[shared.front] == b[shared.front]) ++shared.front;
  while (shared.back < shorter - shared.front &&
         a[a.size() - 1 - shared.back] == b[b.size() - 1 - shared.back]) {
    ++shared.back;
  }
  return shared;
}

}  // namespace

auto PanelStore::piece(std::string text) -> int {
  const auto next = static_cast<int>(pieces_.size());
  const auto [at, fresh] = piece_numbers_.try_emplace(text, next);
  if (fresh) pieces_.push_back(std::move(text));
  return at->second;
}

auto PanelStore::add(const Panel& panel, int before) -> int {
  const auto next = static_cast<int>(panels_.size());
  const auto [at, fresh] = numbers_.try_emplace(panel.title + '\0' + panel.svg, next);
  if (!fresh) return at->second;

  Pieces pieces{piece(one_line(panel.title))};
  const auto markup = safe_svg(panel.svg);
  for (std::size_t begin = 0; begin < markup.size();) {
    const auto end = std::min(markup.find('<', begin + 1), markup.size());
    pieces.push_back(piece(markup.substr(begin, end - begin)));
    begin = end;
  }
  panels_.push_back(std::move(pieces));
  bases_.push_back(before);
  widths_.push_back(natural_width(markup));
  return next;
}

auto PanelStore::markup(int panel) const -> std::string {
  std::string text;
  for (const int number : panels_[static_cast<std::size_t>(panel)] | std::views::drop(1)) {
    text += pieces_[static_cast<std::size_t>(number)];
  }
  return text;
}

auto PanelStore::width(int panel) const -> int { return widths_[static_cast<std::size_t>(panel)]; }

auto PanelStore::json() const -> std::string {
  std::string out = "{\"pieces\":[";
  std::string_view comma;
  for (const auto& text : pieces_) out += std::exchange(comma, ",\n"), out += json_string(text);
  out += "],\"panels\":[";
  comma = {};
  for (std::size_t i = 0; i < panels_.size(); ++i) {
    const auto& panel = panels_[i];
    Shared shared;
    if (bases_[i] != none) shared = shared_by(panel, panels_[static_cast<std::size_t>(bases_[i])]);
    out += std::exchange(comma, ",\n");
    out += fmt::format("[{},{},{},{}", bases_[i], shared.front, shared.back, widths_[i]);
    for (auto at = shared.front; at < panel.size() - shared.back; ++at) {
      out += fmt::format(",{}", panel[at]);
    }
    out += ']';
  }
  return out + "]}";
}

}  // namespace ruleproof::render
