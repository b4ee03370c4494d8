#include "reports/render/picture/panels.hpp"

#include <cstddef>
#include <string>
#include <vector>

#include <doctest/doctest.h>

#include "model/core/game.hpp"
#include "reports/render/run_json/json.hpp"

namespace ruleproof::render {
namespace {

auto board(int stones) -> Panel {
  std::string svg = R"(<svg width="9" height="9">)";
  for (int i = 0; i < stones; ++i) svg += "<circle r=\"" + std::to_string(i + 1) + "\"/>";
  return {.title = "board", .svg = svg + "<text>end</text></svg>"};
}

/// What the page's script does.
auto decode(const std::string& text) -> std::vector<std::string> {
  const auto store = parse_json(text);
  CHECK(store["widths"].size() == store["pictures"].size());
  std::vector<std::vector<int>> panels;
  std::vector<std::string> out;
  for (const auto& json : store["pictures"]) {
    const auto row = json.get<std::vector<int>>();
    const auto from =
        row[0] == 0 ? std::vector<int>{} : panels[panels.size() - static_cast<std::size_t>(row[0])];
    std::vector<int> panel;
    for (std::size_t i = 1; i < row.size(); ++i) {
      const auto size =
          i + 1 == row.size() ? from.size() : panel.size() - static_cast<std::size_t>(row[i]);
      if (row[i] >= 0) {
        panel.push_back(row[i]);
      } else {
        const auto last = from.begin() + static_cast<std::ptrdiff_t>(size);
        panel.insert(panel.end(), last + row[i], last);
      }
    }
    std::string picture;
    for (std::size_t i = 1; i < panel.size(); ++i) {
      picture += store["pieces"][static_cast<std::size_t>(panel[i])].get<std::string>();
    }
    panels.push_back(panel);
    out.push_back(picture);
  }
  return out;
}

TEST_CASE("each distinct picture is stored once, and comes back whole") {
  PanelStore store;
  int before = PanelStore::none;
  for (const int stones : {0, 3, 4, 4, 2, 3, 0}) before = store.add(board(stones), before);
  const auto pictures = decode(store.json());
  CHECK(pictures.size() == 4);
  for (std::size_t i = 0; i < pictures.size(); ++i) {
    CHECK(pictures[i] == store.markup(static_cast<int>(i)));
  }
  CHECK(store.add(board(3)) == 1);
  CHECK(store.add({.title = "other", .svg = board(3).svg}) == 4);
}

TEST_CASE("a picture that changed a little costs a little") {
  PanelStore store;
  int before = PanelStore::none;
  for (int stones = 100; stones < 200; ++stones) before = store.add(board(stones), before);
  CHECK(store.json().size() < 12'000);
}

}  // namespace
}  // namespace ruleproof::render
