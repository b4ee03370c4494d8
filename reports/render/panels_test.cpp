#include "reports/render/panels.hpp"

#include <cstddef>
#include <string>
#include <vector>

#include <doctest/doctest.h>

#include "model/core/game.hpp"
#include "reports/render/json.hpp"

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
  std::vector<std::vector<int>> panels;
  std::vector<std::string> out;
  for (const auto& row : store["panels"]) {
    const auto numbers = row.get<std::vector<int>>();
    const auto from =
        numbers[0] < 0 ? std::vector<int>{} : panels[static_cast<std::size_t>(numbers[0])];
    std::vector<int> panel(from.begin(), from.begin() + numbers[1]);
    panel.insert(panel.end(), numbers.begin() + 4, numbers.end());
    panel.insert(panel.end(), from.end() - numbers[2], from.end());
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
