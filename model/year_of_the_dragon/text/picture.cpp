/// The table as drawings: the event row with the person track and the groups, each province, and
/// the display of persons.
#include <algorithm>
#include <array>
#include <cstddef>
#include <string>
#include <string_view>
#include <vector>

#include "model/core/telling/drawing.hpp"
#include "model/year_of_the_dragon/year_of_the_dragon.hpp"

namespace ruleproof::year_of_the_dragon {
namespace {

using std::string;
using std::to_string;

constexpr std::array<std::string_view, most_players> seat_colours = {
    "#b03a2e", "#2471a3", "#1e8449", "#b7950b", "#7d3c98"};
/// Colours of the nine types, near those of the printed tiles.
constexpr std::array<std::string_view, type_count> type_colours = {"#d8c3a5", "#c9a24b", "#e8d44d",
                                                                   "#9b59b6", "#c0392b", "#8d6e63",
                                                                   "#3498db", "#58a65c", "#e5e7e9"};
constexpr std::array<std::string_view, event_count + 1> event_colours = {
    "#dfe6e9", "#f0c419", "#e59866", "#d98880", "#a04000", "#76448a", "#ffffff"};

auto draw_person(Drawing& drawing, int x, int y, Tile tile) -> void {
  const auto colour = type_colours[static_cast<std::size_t>(type_of(tile))];
  drawing.box(x, y, 14, 12, colour, is_old(tile) ? 0 : 4, tile_names[index(tile)]);
  drawing.text(x + 7, y + 9, 9, string(1, tile_letters[index(tile)]), "middle", "#222");
}

/// A palace from the ground up: as many floors as it has, the persons in the lowest.
auto draw_palace(Drawing& drawing, int x, int ground, const Palace& palace) -> void {
  for (int floor = 0; floor < palace.height(); ++floor) {
    drawing.box(x, ground - (16 * (floor + 1)), 20, 16, palace.hit() ? "#f5b7b1" : "#f4ecd8");
    if (floor < palace.count()) {
      draw_person(drawing, x + 3, ground - (16 * floor) - 14, palace.person(floor));
    }
  }
  const auto top = ground - (16 * palace.height());
  drawing.box(x - 2, top - 4, 24, 4, "#a93226", 1);
}

/// Kinds of card by their names, five to a row: "2× monk".
auto draw_hand(Drawing& drawing, const Hand& hand, int y) -> void {
  constexpr int per_row = 5;
  constexpr int width = 63;
  int shown = 0;
  for (std::size_t c = 0; c < card_count; ++c) {
    const int count = hand[static_cast<Card>(c)];
    if (count == 0) continue;
    const auto x = 4 + (width * (shown % per_row));
    const auto top = y + (13 * (shown / per_row));
    const auto name = (count > 1 ? to_string(count) + "\xC3\x97 " : "") + string(card_names[c]);
    drawing.box(x, top, width - 3, 11, c < type_count ? type_colours[c] : "#ffffff");
    const bool dark = c >= static_cast<std::size_t>(Card::pyrotechnist) &&
                      c <= static_cast<std::size_t>(Card::monk);
    drawing.text(x + 30, top + 8, 7, name, "middle", dark ? "#fff" : "#222");
    ++shown;
  }
}

/// What lies beside the palaces, in words.
auto beside_palaces(const Player& player) -> string {
  auto text =
      "privileges: " + to_string(player.small) + " small, " + to_string(player.large) + " large";
  if (player.floors > 0) text += " \xC2\xB7 floors kept: " + to_string(player.floors);
  if (player.owed > 0) text += " \xC2\xB7 to be released: " + to_string(player.owed);
  return text;
}

auto province(const Player& player, int p, bool acts) -> string {
  constexpr int per_row = 12;
  const auto palaces = static_cast<int>(player.palaces.size());
  const auto rows = std::max(1, (palaces + per_row - 1) / per_row);
  const auto ground = 16 + (62 * rows);
  Drawing drawing(320, ground + 42);
  drawing.disc(9, 10, 6, seat_colours[static_cast<std::size_t>(p)]);
  drawing.text(20, 14, 11, "p" + to_string(p + 1) + (acts ? " \xE2\x97\x80" : ""));
  drawing.text(316, 14, 10,
               to_string(player.score) + " pts \xC2\xB7 " + to_string(player.yuan) +
                   " yuan \xC2\xB7 " + to_string(player.rice) + " rice \xC2\xB7 " +
                   to_string(player.fireworks) + " fireworks",
               "end");
  for (int i = 0; i < palaces; ++i) {
    draw_palace(drawing, 6 + (26 * (i % per_row)), 78 + (62 * (i / per_row)),
                player.palaces[static_cast<std::size_t>(i)]);
  }
  drawing.text(4, ground + 10, 8, "hand");
  drawing.text(316, ground + 10, 8, beside_palaces(player), "end");
  draw_hand(drawing, player.hand, ground + 15);
  return drawing.done();
}

/// The action cards of a group.
auto names_of(Group group) -> std::vector<std::string_view> {
  std::vector<std::string_view> names;
  for (std::size_t a = 0; a < action_count; ++a) {
    if (holds(group, static_cast<Action>(a))) names.push_back(action_names[a]);
  }
  return names;
}

auto board(const Rules& rules, const State& state) -> string {
  Drawing drawing(320, 112);
  for (int cell = 0; cell < months; ++cell) {
    const auto event = state.events[static_cast<std::size_t>(cell)];
    const bool now = cell + 1 == state.round;
    drawing.box(
        4 + (26 * cell), now ? 2 : 5, 24, now ? 24 : 18,
        cell + 1 < state.round ? "#bdc3c7" : event_colours[static_cast<std::size_t>(event)]);
    const auto name =
        event == Event::none ? std::string_view("?") : event_names[static_cast<std::size_t>(event)];
    const bool dark =
        cell + 1 >= state.round && (event == Event::mongols || event == Event::contagion);
    drawing.text(16 + (26 * cell), 16, 5, name, "middle", dark ? "#fff" : "#222");
  }
  // The person track, from the hindmost marker to the foremost.
  int low = 1 << 20;
  int high = 0;
  for (int p = 0; p < rules.players; ++p) {
    const int space = state.players[static_cast<std::size_t>(p)].track;
    low = std::min(low, space);
    high = std::max(high, space);
  }
  const auto spaces = std::max(12, high - low + 1);
  const auto width = std::max(4, 308 / spaces);
  for (int s = 0; s < spaces; ++s) drawing.box(6 + (width * s), 66, width, 8, "#f4ecd8", 0);
  drawing.text(6, 84, 7, to_string(low))
      .text(6 + (width * spaces), 84, 7, to_string(low + spaces - 1), "end");
  for (int p = 0; p < rules.players; ++p) {
    const auto& player = state.players[static_cast<std::size_t>(p)];
    drawing.disc(6 + (width * (player.track - low)) + (width / 2), 61 - (8 * player.level), 4,
                 seat_colours[static_cast<std::size_t>(p)]);
  }
  int x = 6;
  for (std::size_t g = 0; g < state.groups.size(); ++g) {
    if (state.groups[g] == Group::none) continue;
    const auto names = names_of(state.groups[g]);
    constexpr int letter = 4;
    constexpr int gap = 6;
    int size = 8 - gap;
    for (const auto name : names) size += gap + (letter * static_cast<int>(name.size()));
    drawing.box(x, 92, size, 16, "#fdf6e3");
    int at = x + 4;
    for (const auto name : names) {
      drawing.text(at, 103, 7, name, "start", "#222");
      at += gap + (letter * static_cast<int>(name.size()));
    }
    int dragons = 0;
    for (int p = 0; p < rules.players; ++p) {
      if (state.players[static_cast<std::size_t>(p)].chosen != g + 1) continue;
      drawing.disc(x + 5 + (8 * dragons++), 92, 3, seat_colours[static_cast<std::size_t>(p)]);
    }
    x += size + 3;
  }
  return drawing.done();
}

/// The display of persons, each type below its name: the letters in palaces are told here.
auto display(const State& state) -> string {
  Drawing drawing(320, 54);
  for (std::size_t t = 0; t < type_count; ++t) {
    drawing.text(20 + (35 * static_cast<int>(t)), 8, 5, type_names[t], "middle");
  }
  for (std::size_t t = 0; t < tile_count; ++t) {
    const auto tile = static_cast<Tile>(t);
    const auto column = static_cast<int>(type_of(tile));
    const auto y = is_old(tile) ? 14 : 34;
    draw_person(drawing, 6 + (35 * column), y, tile);
    drawing.text(22 + (35 * column), y + 10, 9, "\xC3\x97" + to_string(state.piles[t]));
  }
  return drawing.done();
}

}  // namespace

auto YearOfTheDragon::picture(const State& state) const -> std::vector<Panel> {
  std::vector<Panel> panels = {{"board", board(rules_, state)}};
  const auto seat = to_act(state);
  for (int p = 0; p < rules_.players; ++p) {
    panels.push_back({"p" + to_string(p + 1), province(state.players[static_cast<std::size_t>(p)],
                                                       p, seat == player_seat(p))});
  }
  panels.push_back({"display", display(state)});
  return panels;
}

}  // namespace ruleproof::year_of_the_dragon
