#include "reports/render/picture/panels.hpp"

#include <cstddef>
#include <string>
#include <string_view>
#include <utility>

#include <fmt/format.h>

#include "model/core/game.hpp"
#include "reports/render/escape.hpp"
#include "reports/render/picture/svg.hpp"

namespace ruleproof::render {

auto PanelStore::add(const Panel& panel, int before) -> int {
  const auto next = static_cast<int>(store_.size());
  const auto [at, fresh] = numbers_.try_emplace(panel.title + '\0' + panel.svg, next);
  if (!fresh) return at->second;
  const auto markup = safe_svg(panel.svg);
  widths_.push_back(natural_width(markup));
  return store_.add(one_line(panel.title), markup, before);
}

auto PanelStore::markup(int panel) const -> std::string { return store_.text(panel); }

auto PanelStore::width(int panel) const -> int { return widths_[static_cast<std::size_t>(panel)]; }

auto PanelStore::json() const -> std::string {
  std::string out = "{\"pieces\":[";
  std::string_view comma;
  for (const auto& text : store_.pieces()) {
    out += std::exchange(comma, ",\n");
    out += json_string(text);
  }
  out += "],\"pictures\":[";
  comma = {};
  for (std::size_t i = 0; i < store_.size(); ++i) {
    out += std::exchange(comma, ",\n");
    auto row = store_.row(static_cast<int>(i));
    row[0] = row[0] == none ? 0 : static_cast<int>(i) - row[0];
    out += fmt::format("[{}]", fmt::join(row, ","));
  }
  return out + fmt::format("],\"widths\":[{}]}}", fmt::join(widths_, ","));
}

}  // namespace ruleproof::render
