/// The table as drawings: the river, and what each player has. Cards that are not revealed lie face
/// down; who rests the pointer on one sees it.
#include <algorithm>
#include <array>
#include <cstddef>
#include <cstdint>
#include <cstdlib>
#include <string>
#include <string_view>
#include <vector>

#include "model/core/game.hpp"
#include "model/core/telling/drawing.hpp"
#include "model/river_dragons/board/geometry.hpp"
#include "model/river_dragons/board/river.hpp"
#include "model/river_dragons/bridges.hpp"
#include "model/river_dragons/cards.hpp"
#include "model/river_dragons/colours.hpp"
#include "model/river_dragons/flow.hpp"
#include "model/river_dragons/naming.hpp"
#include "model/river_dragons/pieces.hpp"
#include "model/river_dragons/river_dragons.hpp"
#include "model/river_dragons/rules.hpp"
#include "model/river_dragons/state.hpp"
#include "model/river_dragons/stones.hpp"

namespace ruleproof::river_dragons {
namespace {

using std::string;
using std::to_string;

constexpr std::array<std::string_view, colour_count> fills = {"#2e6fb7", "#3a8f4d", "#c0392b",
                                                              "#d4a60c", "#d873a5", "#30343b"};

auto fill_of(const Rules& rules, int seat) -> std::string_view {
  return fills[index(rules.colours[static_cast<std::size_t>(seat)])];
}

/// Where a place is drawn: four units are one step of the lattice.
auto point(Place place) -> Point {
  return {(4 * place.q) + (2 * place.r), -(place.r * 3464) / 1000};
}

/// Where the plank ends: it may stick out beyond its second support.
auto tip_of(const Rules& rules, const Survey& survey, PlankName name, const Plank& plank) -> Point {
  const auto a = point(survey.place(plank.at));
  const auto b = point(survey.place(plank.to));
  const auto length = rules.components.reach[static_cast<std::size_t>(name.size()) - 1];
  const auto squared = norm(survey.place(plank.to) - survey.place(plank.at));
  int spanned = 1;
  while (std::int64_t{spanned} * spanned < squared) ++spanned;
  return {a.x + ((b.x - a.x) * length / spanned), a.y + ((b.y - a.y) * length / spanned)};
}

class Board {
 public:
  Board(const Rules& rules, const State& state)
      : rules_(rules), state_(state), survey_(rules, state), drawing_(frame(rules)) {}

  auto draw() -> string {
    draw_sites();
    for_each_plank(state_, [&](PlankName name, const Plank& plank) {
      if (plank.on_board()) draw_plank(name, plank);
    });
    draw_names();
    for (int seat = 0; seat < rules_.players; ++seat) draw_pawn(seat);
    return drawing_.done();
  }

 private:
  static auto frame(const Rules& rules) -> Drawing {
    const auto half = (4 * rules.components.field) + 24;
    Drawing drawing({-half, -half}, 2 * half, 2 * half);
    drawing.box(-half, -half, 2 * half, 2 * half, "#d9edf2");
    return drawing;
  }

  auto draw_sites() -> void {
    const auto& board = rules_.components;
    const auto radius = 4 * board.radius;
    for (Site v = 0; v < colour_count; ++v) {
      if (!board.villages[v]) continue;
      const auto at = point(*board.villages[v]);
      drawing_.box(at.x - 14, at.y - 14, 28, 28, fills[v]);
    }
    for (const auto& islet : board.islets) {
      drawing_.disc(point(islet), radius, "#c9d8b0", "#93a67a");
    }
    for_each_site(state_.stones.sites(), [&](Site site) {
      drawing_.disc(point(survey_.place(site)), radius - 2, "#9aa0a6", "#555");
    });
  }

  /// Beside the islets, or beside the stones on free water.
  auto draw_names() -> void {
    const auto& board = rules_.components;
    const auto islets = ((Sites{1} << board.islets.size()) - 1) << colour_count;
    for_each_site(board.free_water ? state_.stones.sites() : islets, [&](Site site) {
      const auto at = point(survey_.place(site));
      drawing_.text({at.x, at.y + (4 * board.radius) + 8}, 8, site_text(rules_, site), "middle",
                    "#2f3a2c");
    });
  }

  /// Planks on the same two sites lie side by side: how far this one is moved aside.
  [[nodiscard]] auto aside(PlankName name, const Plank& plank, Point a, Point b) const -> Point {
    int before = 0;
    for_each_plank(state_, [&](PlankName other, const Plank& there) {
      if (other < name && there.on_board() &&
          pair_of(there.at, there.to) == pair_of(plank.at, plank.to)) {
        ++before;
      }
    });
    const auto steps = before == 0 ? 0 : before == 1 ? 7 : -7;
    const auto length = std::max({1, std::abs(b.x - a.x), std::abs(b.y - a.y)});
    const auto sign = plank.at < plank.to ? 1 : -1;
    return {sign * steps * (a.y - b.y) / length, sign * steps * (b.x - a.x) / length};
  }

  auto draw_plank(PlankName name, const Plank& plank) -> void {
    const auto from = point(survey_.place(plank.at));
    const auto to = point(survey_.place(plank.to));
    const auto move = aside(name, plank, from, to);
    const auto moved = [&](Point at) { return Point{at.x + move.x, at.y + move.y}; };
    const auto tip = moved(tip_of(rules_, survey_, name, plank));
    drawing_.line(moved(from), tip, 8, "#4a3a20");
    drawing_.line(moved(from), tip, 6, fill_of(rules_, name.seat()));
    drawing_.text(moved({(from.x + to.x) / 2, ((from.y + to.y) / 2) + 4}), 10,
                  to_string(name.size()), "middle", "#fff");
  }

  auto draw_pawn(int seat) -> void {
    const auto pawn = state_.players[static_cast<std::size_t>(seat)].pawn;
    Point at;
    if (pawn.on_plank()) {
      const auto& plank = state_.plank(pawn.plank());
      const auto a = point(survey_.place(plank.at));
      const auto b = point(survey_.place(plank.to));
      at = {(a.x + (2 * b.x)) / 3, (a.y + (2 * b.y)) / 3};
    } else {
      at = point(survey_.place(pawn.village()));
      at.x += (seat * 8) - 16;
    }
    drawing_.disc(at, 9, fill_of(rules_, seat), "#fff");
  }

  const Rules& rules_;
  const State& state_;
  Survey survey_;
  Drawing drawing_;
};

/// A player's cards and reserve.
auto player_panel(const Rules& rules, const State& state, int seat) -> string {
  Drawing drawing(320, 66);
  const auto& player = state.players[static_cast<std::size_t>(seat)];
  const bool acts = state.stage != Stage::over && state.actor() == seat;
  drawing.disc({10, 11}, 7, fill_of(rules, seat), "#fff");
  drawing.text({22, 15}, 11,
               string(to_text(rules.colours[static_cast<std::size_t>(seat)])) +
                   (acts ? " \xE2\x97\x80" : "") + (state.first == seat ? " first" : ""));
  const auto revealed = state.stage == Stage::plan ? 0 : state.position + 1;
  for (int position = 0; position < rules.scale.cards; ++position) {
    const auto card = player.plan[static_cast<std::size_t>(position)];
    if (card == Card::none) continue;
    const bool open = position < revealed;
    const bool cancelled = open && is_cancelled(rules, state, seat, position);
    const auto x = 4 + (63 * position);
    drawing.box(x, 22, 59, 16,
                cancelled         ? "#d5d8dc"
                : !open           ? "#7f8c8d"
                : is_dragon(card) ? fills[index(colour_of(card))]
                                  : "#f4ecd8",
                2, open ? "" : "face down");  // what others do not see is not in their state
    drawing.text({x + 29, 33}, 8, to_text(card), "middle",
                 open && !is_dragon(card) ? "#222" : "#fff");
  }
  int x = 62;
  drawing.text({4, 56}, 9, "reserve");
  for_each_plank(state, [&](PlankName name, const Plank& plank) {
    const bool held = plank.at == Plank::held && acts;
    if (!plank.in_reserve_of(seat) && !held) return;
    drawing.box(x, held ? 43 : 47, 12 + (4 * name.size()), 12, fill_of(rules, name.seat()));
    drawing.text({x + 6 + (2 * name.size()), held ? 52 : 56}, 9, to_string(name.size()), "middle",
                 "#fff");
    x += 16 + (4 * name.size());
  });
  return drawing.done();
}

/// Stones in the reserve and planks out of the game.
auto box_panel(const Rules& rules, const State& state) -> string {
  Drawing drawing(320, 22);
  drawing.disc({10, 11}, 6, "#9aa0a6", "#555");
  drawing.text({20, 15}, 10, to_string(stones_in_reserve(rules, state)) + " stones");
  int x = 84;
  for_each_plank(state, [&](PlankName name, const Plank& plank) {
    if (plank.at != Plank::out) return;
    drawing.box(x, 8, 10, 8, fill_of(rules, name.seat()), 2, "out of the game");
    drawing.text({x + 5, 15}, 7, to_string(name.size()), "middle", "#fff");
    x += 12;
  });
  return drawing.done();
}

}  // namespace

auto RiverDragons::picture(const State& state) const -> std::vector<Panel> {
  std::vector<Panel> panels = {{"river", Board(rules_, state).draw()},
                               {"reserve", box_panel(rules_, state)}};
  for (int seat = 0; seat < rules_.players; ++seat) {
    panels.push_back(
        {string(ruleproof::to_text(player_seat(seat))), player_panel(rules_, state, seat)});
  }
  return panels;
}

}  // namespace ruleproof::river_dragons
