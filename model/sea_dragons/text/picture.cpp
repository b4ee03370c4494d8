/// The table as drawings: the board, the markets, and what each player has.
#include <algorithm>
#include <array>
#include <cstddef>
#include <string>
#include <string_view>
#include <vector>

#include "model/core/game.hpp"
#include "model/core/telling/drawing.hpp"
#include "model/sea_dragons/bits.hpp"
#include "model/sea_dragons/data/components.hpp"
#include "model/sea_dragons/pieces.hpp"
#include "model/sea_dragons/rules.hpp"
#include "model/sea_dragons/rules/rulings.hpp"
#include "model/sea_dragons/sea_dragons.hpp"
#include "model/sea_dragons/state.hpp"
#include "model/sea_dragons/text/seat_names.hpp"

namespace ruleproof::sea_dragons {
namespace {

using std::string;
using std::to_string;

/// [setup.colours] The seats in the order of the rulebook.
constexpr std::array<std::string_view, most_players> seat_colours = {
    "#e67e22", "#27ae60", "#8e44ad", "#ff7eb6", "#d4ac0d"};
constexpr std::array<std::string_view, ship_colours> token_colours = {"#196f3d", "#6c3483",
                                                                      "#b03a2e", "#1f618d"};
constexpr std::array<std::string_view, realm_count> realm_colours = {"#d6eaf8", "#d1f2eb",
                                                                     "#fdebd0", "#e8daef"};
constexpr int unit = 20;    ///< a cell
constexpr int margin = 14;  ///< for the names of rows and columns

auto left_of(Cell cell) -> int { return margin + (unit * column_of(cell)); }
auto top_of(Cell cell) -> int { return margin + (unit * row_of(cell)); }

/// What a cell shows where no piece lies on it.
auto draw_cell(Drawing& drawing, const Rules& rules, const State& state, const Terrain& terrain,
               Cell cell) -> void {
  const auto& plan = rules.components.plan;
  const int x = left_of(cell);
  const int y = top_of(cell);
  std::string_view fill = plan.island.has(cell) ? "#8d6e63" : "#85c1e9";
  for (std::size_t r = 0; r < realm_count; ++r) {
    if (plan.realms[r].has(cell)) fill = realm_colours[r];
  }
  drawing.box(x, y, unit, unit, fill, 0);
  if (plan.currents.has(cell)) {
    drawing.text(x + (unit / 2), y + 14, 11, "\xE2\x89\x8B", "middle", "#1b4f72");
  }
  if (terrain.whirlpools.has(cell)) {
    drawing.text(x + (unit / 2), y + 15, 15, "@", "middle", "#1b4f72");
  }
  if (terrain.gold.has(cell)) drawing.disc(x + (unit / 2), y + (unit / 2), 5, "#f1c40f");
  if (terrain.reefs.has(cell)) {
    drawing.text(x + (unit / 2), y + 14, 11, "R", "middle", "#c0392b");
  }
  for (std::size_t c = 0; c < ship_colours; ++c) {
    if (state.ships[c].has(cell)) drawing.box(x + 4, y + 6, 12, 8, token_colours[c], 3);
  }
}

/// A dragon: its cells, joined where they touch.
auto draw_pieces(Drawing& drawing, const Terrain& terrain, const Bits& dragons,
                 std::string_view colour) -> void {
  dragons.for_each([&](Cell cell) {
    const int x = left_of(cell);
    const int y = top_of(cell);
    const auto joins = [&](int dx, int dy) {
      const int column = column_of(cell) + dx;
      const int row = row_of(cell) + dy;
      return column < widest_board && row < widest_board && dragons.has(cell_at(column, row));
    };
    drawing.box(x + 2, y + 2, unit - (joins(1, 0) ? 0 : 4), unit - 4, colour, 6);
    drawing.box(x + 2, y + 2, unit - 4, unit - (joins(0, 1) ? 0 : 4), colour, 6);
    if (terrain.whirlpools.has(cell)) {
      drawing.text(x + (unit / 2), y + 15, 13, "@", "middle", "#fff");
    }
  });
}

auto board(const Rules& rules, const State& state) -> string {
  const int width = rules.components.plan.width;
  const int size = (2 * margin) + (unit * width);
  Drawing drawing(size, size);
  const auto terrain = terrain_of(rules, state);
  for (int i = 0; i < width; ++i) {
    const int at = margin + (unit * i) + (unit / 2);
    drawing.text(at, margin - 4, 8, string(1, static_cast<char>('a' + i)), "middle");
    drawing.text(margin - 3, at + 3, 8, to_string(i + 1), "end");
    for (int x = 0; x < width; ++x) {
      draw_cell(drawing, rules, state, terrain, cell_at(x, i));
    }
  }
  for (std::size_t p = 0; p < state.players.size(); ++p) {
    draw_pieces(drawing, terrain, state.players[p].dragons, seat_colours[p]);
  }
  return drawing.done();
}

/// A figure in small; its width in the drawing.
auto draw_figure(Drawing& drawing, const Rules& rules, Figure figure, int x, int y) -> int {
  int widest = 0;
  for (const auto offset : rules.figure(figure)[0].offsets) {
    drawing.box(x + (6 * column_of(offset)), y + (6 * row_of(offset)), 6, 6, "#5dade2", 1);
    widest = std::max(widest, column_of(offset) + 1);
  }
  drawing.text(x, y + 38, 7, figure_names[index(figure)]);
  return (6 * widest) + 12;
}

auto draw_cards(Drawing& drawing, const Rules& rules, const Cards& cards, int x, int y) -> void {
  for (std::size_t f = 0; f < figure_count; ++f) {
    const auto figure = static_cast<Figure>(f);
    for (int i = 0; i < cards[figure]; ++i) x += draw_figure(drawing, rules, figure, x, y);
  }
}

auto draw_ships(Drawing& drawing, const Ships& ships, int x, int y) -> int {
  for (std::size_t c = 0; c < ship_colours; ++c) {
    for (int i = 0; i < ships[static_cast<Ship>(c)]; ++i, x += 10) {
      drawing.box(x, y, 8, 8, token_colours[c], 3);
    }
  }
  return x;
}

/// "face down: 2 small 1 medium 0 large"
auto face_down_text(const Cards& cards) -> string {
  string text = "face down:";
  for (std::size_t s = 0; s < size_count; ++s) {
    text += ' ' + to_string(cards_of(cards, static_cast<Size>(s))) + ' ' + string(size_names[s]);
  }
  return text;
}

auto markets(const Rules& rules, const State& state) -> string {
  Drawing drawing(328, 104);
  drawing.text(4, 10, 8, "dragons");
  draw_cards(drawing, rules, state.market, 4, 16);
  drawing.text(324, 10, 8, face_down_text(state.stack), "end");
  drawing.text(4, 68, 8, "missions");
  int x = 4;
  state.mission_market.for_each([&](int mission) {
    const auto& facts = rules.mission(mission);
    drawing.box(x, 72, 74, 26, "#fdf6e3");
    draw_ships(drawing, facts.ships, x + 4, 76);
    drawing.text(x + 4, 95, 8,
                 to_string(mission + 1) + ": " + to_string(facts.points) + " pts" +
                     (facts.reefs > 0 ? ", reef" : ""),
                 "start", "#222");
    x += 80;
  });
  drawing.text(324, 68, 8,
               to_string(state.mission_stack.size()) + " missions and " +
                   to_string(state.reef_stack.size() + static_cast<int>(state.bottom.size())) +
                   " reef cards face down",
               "end");
  return drawing.done();
}

/// "3, 7" of "3+7", "2× oar" of "oar*2": what the text of a position joins, as people read it.
auto readable(std::string_view joined) -> string {
  if (joined == "-") return "none";
  string text;
  while (!joined.empty()) {
    const auto one = joined.substr(0, joined.find('+'));
    joined.remove_prefix(std::min(one.size() + 1, joined.size()));
    const auto star = one.find('*');
    if (!text.empty()) text += ", ";
    if (star != std::string_view::npos) text += string(one.substr(star + 1)) + "\xC3\x97 ";
    text += one.substr(0, star);
  }
  return text;
}

/// `faces`: whether what may be face down is seen; what is not, is counted.
auto supply(const Rules& rules, const State& state, std::size_t p, bool faces) -> string {
  const bool hand = faces || rules.rulings.hand_view == HandView::open;
  const bool gold = faces || rules.rulings.gold_view == GoldView::open;
  const auto& player = state.players[p];
  Drawing drawing(328, 92);
  drawing.disc(9, 10, 6, seat_colours[p]);
  const bool acts = state.stage >= Stage::lay && state.stage != Stage::over && p == state.actor;
  drawing.text(20, 14, 11, string(seat_names[p]) + (acts ? " \xE2\x97\x80" : ""));
  drawing.text(324, 14, 10,
               (gold ? to_string(player.gold) + " gold" : string("gold hidden")) + " \xC2\xB7 " +
                   to_string(player.heads) + " heads",
               "end");
  if (hand) {
    draw_cards(drawing, rules, player.hand, 4, 22);
  } else {
    drawing.text(4, 76, 8, "hand " + face_down_text(player.hand));
  }
  draw_ships(drawing, player.ships, 90, 24);
  drawing.text(90, 48, 8, "missions: " + readable(to_text(player.missions)));
  drawing.text(90, 60, 8,
               faces ? "reef cards: " + readable(to_text(player.reefs))
                     : to_string(player.reefs.size()) + " reef cards face down");
  if (state.stage == Stage::over) {
    const auto& pad = player.pad;
    string control;
    for (const auto points : pad.control)
      control += (control.empty() ? "" : "/") + to_string(points);
    drawing.text(4, 84, 9,
                 "gold " + to_string(pad.gold) + ", ships " + to_string(pad.ships) + ", missions " +
                     to_string(pad.missions) + "+" + to_string(pad.most) + ", control " + control +
                     " = " + to_string(pad.sum()));
  }
  return drawing.done();
}

/// `faces(p)`: whether the cards of that player are seen.
auto drawn(const Rules& rules, const State& state, const auto& faces) -> std::vector<Panel> {
  std::vector<Panel> panels = {{"board", board(rules, state)}};
  for (std::size_t p = 0; p < static_cast<std::size_t>(rules.players); ++p) {
    panels.push_back({"p" + to_string(p + 1), supply(rules, state, p, faces(p))});
  }
  panels.push_back({"markets", markets(rules, state)});
  return panels;
}

}  // namespace

auto SeaDragons::picture(const State& state) const -> std::vector<Panel> {
  return drawn(*rules_, state, [](std::size_t) { return true; });
}

auto SeaDragons::picture_seen_by(const State& seen, Seat viewer) const -> std::vector<Panel> {
  return drawn(*rules_, seen,
               [&](std::size_t p) { return player_seat(static_cast<int>(p)) == viewer; });
}

}  // namespace ruleproof::sea_dragons
