/// Every pile after a step is what the move makes of it: hands, markets, stacks, reef cards, heads,
/// tokens, and gold, under every reading.
#pragma once

#include "properties/laws/sea_dragons/board.hpp"
#include "properties/laws/sea_dragons/names.hpp"

namespace ruleproof::properties::sea {

/// A stack that has run out is made of the cards that were played, where a reading says so.
inline auto restack(State& piles, Size size) -> void {
  if (cards_of(piles.stack, size) > 0) return;
  for (std::size_t f = 0; f < figure_count; ++f) {
    const auto figure = static_cast<Figure>(f);
    if (size_of(figure) != size) continue;
    piles.stack[figure] = piles.played[figure];
    piles.played[figure] = 0;
  }
}

/// Dragon cards as the move must leave them.
template <class G>
auto cards_after(const G& game, const State& before, const Move& move, const State& after)
    -> State {
  auto piles = before;
  auto& hand = piles.players[before.actor].hand;
  if (const auto* pass = std::get_if<Pass>(&move)) {
    --hand[pass->figure];
    ++piles.played[pass->figure];
  } else if (lays(before, Step<State>{after, {}})) {
    const auto* lay = std::get_if<Lay>(&move);
    const auto figure = lay != nullptr ? lay->figure : before.pending.figure;
    --hand[figure];
    ++piles.played[figure];
  } else if (const auto* take = std::get_if<Take>(&move)) {
    --piles.market[take->figure];
    ++hand[take->figure];
    if (after.stage == Stage::refill) restack(piles, size_of(take->figure));
  } else if (const auto* top = std::get_if<TakeTop>(&move)) {
    restack(piles, top->size);
  } else if (const auto* draw = std::get_if<Draw>(&move)) {
    --piles.stack[draw->figure];
    if (before.stage == Stage::market || before.stage == Stage::refill) {
      ++piles.market[draw->figure];
    } else if (before.stage == Stage::top) {
      ++hand[draw->figure];
    } else {
      std::size_t p = 0;
      while (p + 1 < static_cast<std::size_t>(game.players()) &&
             before.players[p].hand.size() == 2) {
        ++p;
      }
      ++piles.players[p].hand[draw->figure];
    }
  }
  return piles;
}

template <class G>
auto cards_go_where_they_should(const G& game, const State& before, const Move& move,
                                const Step<State>& step) -> bool {
  const auto& after = step.next;
  const auto piles = cards_after(game, before, move, after);
  for (std::size_t p = 0; p < after.players.size(); ++p) {
    if (!(after.players[p].hand == piles.players[p].hand)) return false;
  }
  return after.stack == piles.stack && after.market == piles.market && after.played == piles.played;
}

/// Missions, tokens and faces.
template <class G>
auto missions_go_where_they_should(const G& game, const State& before, const Move& move,
                                   const Step<State>& step) -> bool {
  auto stack = before.mission_stack;
  auto market = before.mission_market;
  if (const auto* open = std::get_if<Open>(&move)) {
    stack.remove(open->mission);
    market.add(open->mission);
  }
  if (const auto* complete = std::get_if<Complete>(&move)) market.remove(complete->mission);
  for (std::size_t p = 0; p < players_of(game, before).size(); ++p) {
    auto missions = before.players[p].missions;
    const auto* complete = std::get_if<Complete>(&move);
    if (complete != nullptr && p == before.actor) missions.add(complete->mission);
    if (!(step.next.players[p].missions == missions)) return false;
  }
  return step.next.mission_stack == stack && step.next.mission_market == market;
}

/// In the set-up a token goes to the next free berth, and the rest to the box when all have one.
template <class G>
auto tokens_are_laid_out(const G& game, const State& before, const Move& move,
                         const Step<State>& step) -> bool {
  const auto& after = step.next;
  const auto* launch = std::get_if<Launch>(&move);
  if (launch == nullptr) return before.fleet == after.fleet && before.stage != Stage::ships;
  auto fleet = before.fleet;
  --fleet[launch->ship];
  int berths = 0;
  bool put = false;
  for (const auto& at : points_of(faces_of(game, before).ships)) {
    const auto cell = cell_at(at.x, at.y);
    const bool taken =
        std::ranges::any_of(before.ships, [&](const Bits& b) { return b.has(cell); });
    for (std::size_t c = 0; c < ship_colours; ++c) {
      const bool mine = !taken && !put && c == index(launch->ship);
      if (after.ships[c].has(cell) != (before.ships[c].has(cell) || mine)) return false;
    }
    if (!taken && put) ++berths;
    put = put || !taken;
  }
  if (!put) return false;
  const bool last = fleet.size() == 0 || berths == 0;
  return last ? after.fleet.size() == 0 && after.sunk == fleet && after.stage != Stage::ships
              : after.fleet == fleet && after.sunk == before.sunk && after.stage == Stage::ships;
}

/// A face joins in the next corner, or is turned over there.
template <class G>
auto faces_join_in_order(const G& game, const State& before, const Move& move,
                         const Step<State>& step) -> bool {
  auto faces = before.faces;
  std::size_t there = 0;
  while (there < realm_count && faces[there].number != 0) ++there;
  const auto* join = std::get_if<Join>(&move);
  const auto* side = std::get_if<ChooseSide>(&move);
  if (join != nullptr) {
    if (there == realm_count) return false;
    faces[there++] = join->face;
  }
  if (side != nullptr) faces[there - 1] = side->face;
  if (step.next.faces != faces) return false;
  if (join == nullptr && side == nullptr) return true;
  const bool asks = join != nullptr && game.rules().rulings.sides == Sides::chosen;
  const auto wanted = asks ? Stage::sides : there == realm_count ? Stage::ships : Stage::realms;
  return step.next.stage == wanted;
}

/// The bank, which gives no more than it has where it is limited.
struct Coffer {
  bool limited = false;
  int left = 0;
  auto give(int& to, int gold) -> void {
    if (limited) gold = std::max(0, std::min(gold, left));
    to += gold;
    left -= gold;
  }
};

/// Gold after a dragon, a pass or a gold card.
template <class G>
auto gold_after(const G& game, const State& before, const Move& move, const State& after)
    -> std::array<int, most_players> {
  const auto& rules = game.rules();
  std::array<int, most_players> gold{};
  Coffer bank{rules.rulings.bank == Bank::limited, rules.components.coins};
  for (std::size_t p = 0; p < before.players.size(); ++p) {
    gold[p] = before.players[p].gold;
    bank.left -= gold[p];
  }
  const auto mover = std::size_t{before.actor};
  if (std::holds_alternative<Pass>(move)) bank.give(gold[mover], 2);
  if (const auto* cash = std::get_if<Cash>(&move)) {
    bank.give(gold[cash->by == 0 ? mover : cash->by - 1U], 4);
  }
  if (!lays(before, Step<State>{after, {}})) return gold;
  const auto points = new_cells(before, Step<State>{after, {}});
  int symbols = hits(points, faces_of(game, before).gold);
  if (rules.rulings.reward_count == RewardCount::once_a_kind) symbols = std::min(symbols, 1);
  const auto pay_rivals = [&] {
    const auto players = players_of(game, before).size();
    for (std::size_t i = 1; i < players; ++i) {
      const auto p = (mover + i) % players;
      const int touched = dragons_touched(game, before.players[p], points);
      if (touched > 0) bank.give(gold[p], touched);
    }
  };
  const bool rivals_first = rules.rulings.reward_order == RewardOrder::neighbours_first;
  if (rivals_first) pay_rivals();
  if (symbols > 0) bank.give(gold[mover], symbols);
  const int due = 2 * tolls_under(game, before, points);
  gold[mover] -= due;
  bank.left += due;
  if (!rivals_first) pay_rivals();
  return gold;
}

template <class G>
auto gold_is_exact(const G& game, const State& before, const Move& move, const Step<State>& step)
    -> bool {
  if (before.stage < Stage::lay) {
    return std::ranges::equal(before.players, step.next.players, {}, &Player::gold, &Player::gold);
  }
  const auto gold = gold_after(game, before, move, step.next);
  for (std::size_t p = 0; p < before.players.size(); ++p) {
    if (step.next.players[p].gold != gold[p]) return false;
  }
  return true;
}

/// Tokens in supplies: those that are covered come, those that pay go, and nothing else does.
template <class G>
auto tokens_in_supplies_are_exact(const G& game, const State& before, const Move& move,
                                  const Step<State>& step) -> bool {
  const auto points = lays(before, step) ? new_cells(before, step) : Points{};
  const auto* complete = std::get_if<Complete>(&move);
  for (std::size_t p = 0; p < players_of(game, before).size(); ++p) {
    for (std::size_t c = 0; c < ship_colours; ++c) {
      const auto colour = static_cast<Ship>(c);
      int tokens = before.players[p].ships[colour];
      if (p == before.actor) {
        tokens += hits(points, before.ships[c]);
        tokens -= complete != nullptr ? int{complete->payment.tokens[colour]} : 0;
      }
      if (step.next.players[p].ships[colour] != tokens) return false;
    }
  }
  return true;
}

/// At the start everybody has four gold and his heads, and nothing else; all else is in its pile.
template <class G>
auto the_table_is_laid(const G& game, const State& /*state*/) -> bool {
  const auto state = game.start();
  const auto& all = game.rules().components;
  for (std::size_t p = 0; p < state.players.size(); ++p) {
    Player player;
    if (p < static_cast<std::size_t>(game.players())) {
      player.gold = 4;
      player.heads = static_cast<std::uint8_t>(game.rules().heads);
    }
    if (!(state.players[p] == player)) return false;
  }
  const bool whole = std::ranges::all_of(all.fixed, [](Face face) { return face.number != 0; });
  return state.stage == (whole ? Stage::ships : Stage::realms) && state.actor == 0 &&
         state.faces == all.fixed && state.fleet == all.ships && state.sunk.size() == 0 &&
         state.stack == all.cards && state.market.size() == 0 && state.played.size() == 0 &&
         state.mission_stack.size() == static_cast<int>(all.missions.size()) &&
         state.mission_market.size() == 0 && state.reef_stack == all.reefs &&
         state.bottom.empty() && state.drawn.empty() && state.used.size() == 0;
}

/// A figure may be laid in each of its turns and mirror images, each once.
template <class G>
auto figures_turn_all_ways(const G& game, const State& /*state*/) -> bool {
  for (std::size_t f = 0; f < figure_count; ++f) {
    const auto& turns = game.rules().figure(static_cast<Figure>(f));
    if (turns.empty()) continue;
    const auto points = [&](std::size_t number) {
      Points drawn;
      for (const auto offset : turns[number].offsets) {
        drawn.push_back({offset % row_cells, offset / row_cells});
      }
      return drawn;
    };
    std::vector<Points> ways;
    for (int way = 0; way < 8; ++way) {
      const auto turned = in_corner(points(0), way);
      if (std::ranges::find(ways, turned) == ways.end()) ways.push_back(turned);
    }
    if (ways.size() != turns.size()) return false;
    for (std::size_t i = 0; i < turns.size(); ++i) {
      auto turn = points(i);
      std::sort(turn.begin(), turn.end());
      // It lies in its corner: moved there it is what it was.
      if (std::ranges::count(ways, turn) != 1) return false;
      for (std::size_t j = 0; j < i; ++j) {
        if (turn == in_corner(points(j), 0)) return false;
      }
    }
  }
  return true;
}

/// Each token and card of a pile is as likely to come as any other, and so is each board.
template <class G>
auto lots_are_fair(const G& game, const State& before, const Move& move,
                   const Step<State>& /*step*/) -> bool {
  const auto weight = game.weight(before, move);
  if (const auto* launch = std::get_if<Launch>(&move)) return weight == before.fleet[launch->ship];
  if (const auto* draw = std::get_if<Draw>(&move)) return weight == before.stack[draw->figure];
  if (const auto* dive = std::get_if<Dive>(&move)) {
    // The cards that went under the stack come in their order.
    return weight == (before.reef_stack.size() == 0 ? 1 : before.reef_stack[dive->reef]);
  }
  return weight == 1 || !(std::holds_alternative<Join>(move) || std::holds_alternative<Open>(move));
}

template <class G>
inline constexpr auto pile_laws = std::to_array<Law<G>>({
    {.name = "dragon cards go from pile to pile as the move says, and no others do",
     .clause = "take.size",
     .holds = cards_go_where_they_should<G>},
    {.name = "missions go from pile to pile as the move says, and no others do",
     .clause = "mission.refill",
     .holds = missions_go_where_they_should<G>,
     .after = changes<State>("missions offers p.missions") | moves_of<Move, Open, Complete>()},
    {.name = "each berth gets a token, one after another, and the others stay in the box",
     .clause = "setup.ships",
     .holds = tokens_are_laid_out<G>,
     .after = changes<State>("fleet") | moves_of<Move, Launch>()},
    {.name = "realm boards join one after another, and a side is chosen of the last",
     .clause = "setup.realms",
     .holds = faces_join_in_order<G>,
     .after = changes<State>("face") | moves_of<Move, Join, ChooseSide>()},
    {.name = "each token and card of a pile is as likely to come as any other, and each board",
     .clause = "setup.ships",
     .holds = lots_are_fair<G>,
     .after = moves_of<Move, Join, Launch, Open, Draw, Dive>()},
    {.name = "gold comes for symbols, neighbours, passes and gold cards and goes for tolls",
     .clause = "lay.gold",
     .assumes = {{{"net-gold", "symbols-only"}}},
     .holds = gold_is_exact<G>,
     .after = changes<State>("p.gold p.dragons") | moves_of<Move, Lay, Pass, Cash>()},
    {.name = "tokens come from the board and go for missions",
     .clause = "lay.ship",
     .holds = tokens_in_supplies_are_exact<G>,
     .after = changes<State>("p.ships p.dragons") | moves_of<Move, Lay, Complete>()},
    {.name = "at the start everybody has four gold and heads, and all else is in its pile",
     .clause = "setup.heads",
     .position = the_table_is_laid<G>,
     .sample = 256},
    {.name = "a figure is laid in each of its turns and mirror images",
     .clause = "lay.turning",
     .position = figures_turn_all_ways<G>,
     .sample = 512},
});

}  // namespace ruleproof::properties::sea
