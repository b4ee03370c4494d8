/// Laws of the board: where dragons lie, what they touch, what they cost and bring.
#pragma once

#include "model/sea_dragons/placement.hpp"
#include "properties/laws/sea_dragons/realms.hpp"
#include "properties/laws/sea_dragons/table.hpp"

namespace ruleproof::properties::sea {

template <class G>
auto one_piece_a_cell(const G& game, const State& state) -> bool {
  const auto& plan = game.rules().components.plan;
  for (int y = 0; y < row_cells; ++y) {
    for (int x = 0; x < row_cells; ++x) {
      const auto cell = cell_at(x, y);
      const auto pieces = std::ranges::count_if(
          players_of(game, state), [&](const Player& player) { return player.dragons.has(cell); });
      const bool sea = x < plan.width && y < plan.width && !plan.island.has(cell);
      if (pieces > (sea ? 1 : 0)) return false;
    }
  }
  return true;
}

template <class G>
auto own_dragons_keep_apart(const G& /*game*/, const State& before, const Move& /*move*/,
                            const Step<State>& step) -> bool {
  if (!lays(before, step)) return true;
  return !touch(new_cells(before, step), points_of(before.players[before.actor].dragons));
}

template <class G>
auto new_dragons_touch_something(const G& game, const State& before, const Move& /*move*/,
                                 const Step<State>& step) -> bool {
  if (!lays(before, step)) return true;
  auto others = game.rules().components.plan.island;
  for (std::size_t p = 0; p < before.players.size(); ++p) {
    if (p != before.actor) others |= before.players[p].dragons;
  }
  return touch(new_cells(before, step), points_of(others));
}

/// The points moved to the corner, turned and mirrored in one of eight ways, in order.
inline auto in_corner(Points points, int way) -> Points {
  for (auto& at : points) {
    if ((way & 4) != 0) at.x = -at.x;
    if ((way & 2) != 0) at.y = -at.y;
    if ((way & 1) != 0) std::swap(at.x, at.y);
  }
  Point corner{1000, 1000};
  for (const auto& at : points) corner = {std::min(corner.x, at.x), std::min(corner.y, at.y)};
  for (auto& at : points) at = {at.x - corner.x, at.y - corner.y};
  std::sort(points.begin(), points.end());
  return points;
}

template <class G>
auto dragons_are_figures(const G& game, const State& before, const Move& /*move*/,
                         const Step<State>& step) -> bool {
  if (!lays(before, step)) return true;
  Figure figure = Figure::i3;
  for (std::size_t f = 0; f < figure_count; ++f) {
    const auto kind = static_cast<Figure>(f);
    const auto& hands = before.players[before.actor].hand;
    if (hands[kind] > step.next.players[before.actor].hand[kind]) figure = kind;
  }
  Points drawn;
  for (const auto offset : game.rules().figure(figure)[0].offsets) {
    drawn.push_back({offset % row_cells, offset / row_cells});
  }
  const auto laid = in_corner(new_cells(before, step), 0);
  for (int way = 0; way < 8; ++way) {
    if (in_corner(drawn, way) == laid) return true;
  }
  return false;
}

template <class G>
auto pieces_stay(const G& game, const State& before, const Move& /*move*/, const Step<State>& step)
    -> bool {
  for (std::size_t p = 0; p < players_of(game, before).size(); ++p) {
    const auto& old = before.players[p].dragons;
    const auto& now = step.next.players[p].dragons;
    if ((old & now) != old || (p != before.actor && now != old)) return false;
  }
  return true;
}

/// Gold of the player in turn after a dragon: what he had, a gold for each symbol, two less for
/// each whirlpool and current.
template <class G>
auto tolls_are_exact(const G& game, const State& before, const Move& move, const Step<State>& step)
    -> bool {
  if (!lays(before, step) || !std::holds_alternative<Lay>(move)) return true;
  const auto cells = new_cells(before, step);
  const auto faces = faces_of(game, before);
  const auto tolls =
      hits(cells, faces.whirlpools) + hits(cells, game.rules().components.plan.currents);
  const int gold = before.players[before.actor].gold + hits(cells, faces.gold) - (2 * tolls);
  return gold >= 0 && step.next.players[before.actor].gold == gold;
}

/// Each rival gets a gold for each of his dragons that the new one touches.
template <class G>
auto neighbours_are_paid(const G& game, const State& before, const Move& move,
                         const Step<State>& step) -> bool {
  if (before.stage < Stage::lay) return true;
  const auto cells = lays(before, step) ? new_cells(before, step) : Points{};
  for (std::size_t p = 0; p < players_of(game, before).size(); ++p) {
    if (p == before.actor) continue;
    int gold = before.players[p].gold + gold_cashed(before, move, p);
    if (!cells.empty()) {
      std::array<bool, most_cells_laid> near{};
      for (const auto& piece : dragons_of(before.players[p].dragons)) {
        near[piece.dragon] |=
            std::ranges::any_of(cells, [&](const Point& b) { return touch(piece.at, b); });
      }
      gold += static_cast<int>(std::ranges::count(near, true));
    }
    if (step.next.players[p].gold != gold) return false;
  }
  return true;
}

/// Tokens under a new dragon go to its player; no other token leaves the board.
template <class G>
auto ships_under_dragons_are_taken(const G& /*game*/, const State& before, const Move& /*move*/,
                                   const Step<State>& step) -> bool {
  if (before.stage < Stage::lay) return true;
  const bool laid = lays(before, step);
  const auto cells = laid ? new_cells(before, step) : Points{};
  for (std::size_t c = 0; c < ship_colours; ++c) {
    const auto colour = static_cast<Ship>(c);
    const auto taken = hits(cells, before.ships[c]);
    if (step.next.ships[c].count() != before.ships[c].count() - taken) return false;
    if (hits(cells, step.next.ships[c]) > 0) return false;
    const auto& mover = before.players[before.actor];
    if (laid && step.next.players[before.actor].ships[colour] != mover.ships[colour] + taken) {
      return false;
    }
  }
  return true;
}

/// Each ship cell that no dragon covers has its token.
template <class G>
auto ships_lie_where_they_lay(const G& game, const State& state) -> bool {
  if (state.stage <= Stage::ships) return true;
  const auto berths = faces_of(game, state).ships.count();
  const bool enough = berths <= game.rules().components.ships.size();
  for (const auto& at : points_of(faces_of(game, state).ships)) {
    const auto cell = cell_at(at.x, at.y);
    auto things = std::ranges::count_if(state.ships, [&](const Bits& b) { return b.has(cell); });
    for (const auto& player : state.players) things += player.dragons.has(cell) ? 1 : 0;
    if (things > 1 || (things == 0 && enough)) return false;
  }
  return true;
}

/// Five cells pass through three realms only as a corner of three by three round the middle, over
/// two arms of the currents that the island leaves open there: the law says where that can be.
template <class G>
auto three_realms_round_the_middle(const G& game, const State& before, const Move& /*move*/,
                                   const Step<State>& step) -> bool {
  if (!lays(before, step)) return true;
  const auto& plan = game.rules().components.plan;
  const auto cells = new_cells(before, step);
  const auto realms =
      std::ranges::count_if(plan.realms, [&](const Bits& realm) { return hits(cells, realm) > 0; });
  return realms <= 2 || (realms == 3 && leaves_a_way_round(plan));
}

/// What is generated for all corners at once is what `judge` allows, one placement after the other.
template <class G>
auto generation_is_judgement(const G& game, const State& state) -> bool {
  if (state.stage != Stage::lay) return true;
  MoveList<Move> generated;
  propose_lays(game.rules(), state, generated);
  std::size_t next = 0;
  for (std::size_t f = 0; f < figure_count; ++f) {
    const auto figure = static_cast<Figure>(f);
    // Of a figure that is not in hand, every placement is refused before its cells are looked at.
    const bool in_hand = state.players[state.actor].hand[figure] > 0;
    const auto turns = static_cast<std::uint8_t>(in_hand ? most_turns : 1);
    for (std::uint8_t turn = 0; turn < turns; ++turn) {
      for (int corner = 0; corner < (in_hand ? 256 : 1); ++corner) {
        const Move lay = Lay{figure, turn, static_cast<Cell>(corner)};
        if (!game.judge(state, lay)) continue;
        if (next == generated.size() || !(generated[next] == lay)) return false;
        ++next;
      }
    }
  }
  return next == generated.size();
}

template <class G>
inline constexpr auto board_laws = std::to_array<Law<G>>({
    {.name = "a cell of the sea holds one piece at most, and no other cell any",
     .clause = "lay.one-piece",
     .position = one_piece_a_cell<G>,
     .after = changes<State>("p.dragons")},
    {.name = "a new dragon touches no other dragon of its player",
     .clause = "lay.apart",
     .holds = own_dragons_keep_apart<G>,
     .after = changes<State>("p.dragons")},
    {.name = "a new dragon touches the island or a rival's dragon",
     .clause = "lay.contact",
     .holds = new_dragons_touch_something<G>,
     .after = changes<State>("p.dragons")},
    {.name = "a new dragon is the figure of the card played, turned or mirrored",
     .clause = "lay.card",
     .holds = dragons_are_figures<G>,
     .after = changes<State>("p.dragons")},
    {.name = "pieces stay where they are, and only the player in turn lays any",
     .clause = "lay.card",
     .holds = pieces_stay<G>,
     .after = changes<State>("p.dragons")},
    {.name = "a dragon costs two gold for each whirlpool and current and brings one for each gold",
     .clause = "lay.toll",
     .assumes = {{{"reward-count", "each-cell"}, {"bank", "unlimited"}}},
     .holds = tolls_are_exact<G>,
     .after = changes<State>("p.dragons")},
    {.name =
         "a rival gets a gold for each of his dragons that is touched, and else only by his own "
         "gold cards",
     .clause = "lay.neighbours",
     .assumes = {{{"bank", "unlimited"}, {"neighbour-contact", "edges"}}},
     .holds = neighbours_are_paid<G>,
     .after = changes<State>("p.dragons p.gold") | moves_of<Move, Cash>()},
    {.name = "ship tokens under a new dragon go to its player, and no others",
     .clause = "lay.ship",
     .holds = ships_under_dragons_are_taken<G>,
     .after = changes<State>("p.dragons ships")},
    {.name = "a ship cell has its token or a piece of a dragon, where there are enough tokens",
     .clause = "setup.ships",
     .position = ships_lie_where_they_lay<G>,
     .sample = 8},
    {.name =
         "no dragon lies in more than two realms, or in three where the island leaves a way round",
     .clause = "control.count",
     .holds = three_realms_round_the_middle<G>,
     .after = changes<State>("p.dragons")},
    {.name = "the placements that are generated are those that are judged legal",
     .clause = "lay.card",
     .position = generation_is_judgement<G>,
     .sample = 512},
});

}  // namespace ruleproof::properties::sea
