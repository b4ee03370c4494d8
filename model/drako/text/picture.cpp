/// The table as drawings: the map with the figures, and the board of each side with its wounds and
/// its cards.
#include <algorithm>
#include <array>
#include <cstddef>
#include <string>
#include <string_view>
#include <vector>

#include "model/core/game.hpp"
#include "model/core/telling/drawing.hpp"
#include "model/drako/cards.hpp"
#include "model/drako/drako.hpp"
#include "model/drako/figures.hpp"
#include "model/drako/hex.hpp"
#include "model/drako/rules.hpp"
#include "model/drako/state.hpp"
#include "model/drako/text/cards.hpp"

namespace ruleproof::drako {
namespace {

using std::string;
using std::to_string;

constexpr std::array<std::string_view, figure_count> figure_colours = {"#b03a2e", "#1e8449",
                                                                       "#b7950b", "#6c3483"};
constexpr std::array<std::string_view, figure_count> figure_letters = {"R", "S", "T", "D"};
constexpr std::string_view box_free = "#fdf6e3";
constexpr std::string_view box_wounded = "#c0392b";

constexpr int half_width = 17;  // of an area
constexpr int half_height = 20;

/// Where the centre of an area is drawn.
auto centre_of(Hex hex) -> Point {
  const auto cell = axial(hex);
  return {110 + (half_width * ((2 * cell.q) + cell.r)), 84 + (30 * cell.r)};
}

auto draw_area(Drawing& drawing, Hex hex) -> void {
  const auto [x, y] = centre_of(hex);
  const auto corners = std::to_array<Point>({{x, y - half_height},
                                             {x + half_width, y - (half_height / 2)},
                                             {x + half_width, y + (half_height / 2)},
                                             {x, y + half_height},
                                             {x - half_width, y + (half_height / 2)},
                                             {x - half_width, y - (half_height / 2)}});
  drawing.polygon(corners, "#dfe8d2");
  drawing.text(x, y + 17, 6, to_text(hex), "middle", "#6b7a5a");
}

/// `aside`: to the right of the centre.
auto draw_figure(Drawing& drawing, Figure figure, Hex at, int aside = 0) -> void {
  if (at == Hex::nowhere) return;
  const auto [middle, y] = centre_of(at);
  const auto x = middle + aside;
  const auto i = static_cast<std::size_t>(figure);
  drawing.disc(x, y, figure == Figure::dragon ? 13 : 9, figure_colours[i]);
  drawing.text(x, y + 4, 10, figure_letters[i], "middle", "#fff");
}

auto map(const Rules& rules, const State& state) -> string {
  Drawing drawing(220, 170);
  for_each_hex(rules.board().areas(), [&](Hex hex) { draw_area(drawing, hex); });
  draw_figure(drawing, Figure::dragon, state.dragon.at);
  for (const auto dwarf : all_dwarves) {
    const auto at = state.dwarf(dwarf).at;
    // [move.one-figure] Who shares an area with another stands in his own part of it.
    const bool shares = has(areas_without(state, bit(dwarf)), at);
    draw_figure(drawing, figure(dwarf), at, shares ? 8 * (static_cast<int>(index(dwarf)) - 1) : 0);
  }
  if (state.dragon.netted) {
    const auto [x, y] = centre_of(state.dragon.at);
    drawing.text(x, y + 10, 6, "net", "middle", "#fff");
  }
  return drawing.done();
}

auto draw_boxes(Drawing& drawing, int y, std::string_view name, int wounds, int boxes) -> void {
  drawing.text(6, y + 8, 8, name);
  for (int i = 0; i < boxes; ++i) {
    drawing.box(70 + (12 * i), y, 10, 10, i < wounds ? box_wounded : box_free);
  }
}

/// Kinds of card, four to a row: "2 attack-1/move-1".
auto draw_cards(Drawing& drawing, const Rules& rules, Side side, const Cards& cards, int y,
                std::string_view name) -> int {
  drawing.text(6, y + 8, 8, name);
  int shown = 0;
  for (std::size_t i = 0; i < rules.deck(side).size(); ++i) {
    const auto card = static_cast<Card>(i);
    if (cards[card] == 0) continue;
    const int column = shown % 3;
    const int row = shown / 3;
    const auto text = (cards[card] > 1 ? to_string(cards[card]) + "\xC3\x97 " : string()) +
                      to_text(rules.kind(side, card));
    drawing.box(44 + (92 * column), y + (13 * row), 90, 11, box_free);
    drawing.text(48 + (92 * column), y + (13 * row) + 8, 6, text, "start", "#222");
    ++shown;
  }
  return y + (13 * std::max(1, (shown + 2) / 3)) + 2;
}

auto heading(const State& state, Side side, bool acts) -> string {
  const auto& stock = state.stock(side);
  auto text = to_text(side) + (acts ? " \xE2\x97\x80" : "") + " \xC2\xB7 deck " +
              to_string(stock.left) + " \xC2\xB7 hand " + to_string(stock.held);
  if (state.turn == side && state.stage != Stage::over) {
    text += " \xC2\xB7 actions " + to_string(state.actions);
  }
  if (side == Side::dwarves) {
    text += state.raging ? " \xC2\xB7 raging" : (state.rage ? " \xC2\xB7 rage marker" : "");
  }
  return text;
}

auto side_board(const Rules& rules, const State& state, Side side, bool acts) -> string {
  Drawing drawing(324, 170);
  drawing.text(6, 12, 9, heading(state, side, acts));
  int y = 18;
  const auto boxes = [&](std::string_view name, int wounds, int all) {
    draw_boxes(drawing, y, name, wounds, all);
    y += 13;
  };
  if (side == Side::dwarves) {
    for (const auto dwarf : all_dwarves) {
      boxes(dwarf_names[index(dwarf)], state.dwarf(dwarf).wounds, rules.boxes(dwarf));
    }
  } else {
    boxes("armour", state.dragon.armour, rules.components.armour);
    for (const auto ability : all_abilities) {
      boxes(ability_names[index(ability)], state.dragon.abilities[index(ability)],
            rules.boxes(ability));
    }
  }
  const auto& stock = state.stock(side);
  y = draw_cards(drawing, rules, side, stock.hand, y + 2, "hand");
  draw_cards(drawing, rules, side, stock.out, y, "out");
  return drawing.done();
}

}  // namespace

auto Drako::picture(const State& state) const -> std::vector<Panel> {
  std::vector<Panel> panels = {{"map", map(rules_, state)}};
  const auto seat = to_act(state);
  for (const auto side : {Side::dwarves, Side::dragon}) {
    const auto i = static_cast<int>(index(side));
    panels.push_back(
        {"p" + to_string(i + 1), side_board(rules_, state, side, seat == player_seat(i))});
  }
  return panels;
}

}  // namespace ruleproof::drako
