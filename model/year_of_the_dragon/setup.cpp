#include "model/year_of_the_dragon/setup.hpp"

#include <algorithm>
#include <cstddef>
#include <cstdint>

#include "model/year_of_the_dragon/draft.hpp"
#include "model/year_of_the_dragon/rules.hpp"
#include "model/year_of_the_dragon/rules/clauses.hpp"

namespace ruleproof::year_of_the_dragon {
namespace {

/// [setup.tiles] Tiles of each kind on display; the others are out of the game.
auto deal_piles(const Rules& rules, State& state) -> void {
  const auto& all = rules.components.players[most_players];
  const auto& here = rules.components.players[static_cast<std::size_t>(rules.players)];
  for (std::size_t i = 0; i < tile_count; ++i) {
    const auto tile = static_cast<Tile>(i);
    const auto split = is_split(type_of(tile));
    const auto printed = !split         ? all.undivided
                         : is_old(tile) ? all.divided_old
                                        : all.divided_young;
    const auto used = !split         ? here.undivided
                      : is_old(tile) ? here.divided_old
                                     : here.divided_young;
    state.piles[i] = static_cast<std::uint8_t>(rules.in_play(type_of(tile)) ? used : 0);
    state.box[i] = static_cast<std::uint8_t>(printed - state.piles[i]);
  }
}

/// [setup.hand] One card of each type in play, and the question marks.
auto full_hand(const Rules& rules) -> Hand {
  Hand hand;
  for (const auto type : scale_order) hand[card_of(type)] = rules.in_play(type) ? 1 : 0;
  hand[Card::wild] = 2;
  if (rules.rulings.hand == HandCards::one_wild) {
    hand[Card::wild] = 1;
    ++hand[Card::farmer];
  }
  return hand;
}

}  // namespace

auto event_tiles(const Rules& rules) -> EventBag {
  EventBag tiles;
  for (std::size_t i = 0; i < event_count; ++i) {
    tiles[static_cast<Event>(i)] = static_cast<std::uint8_t>(rules.components.events[i]);
  }
  if (rules.rulings.event_tiles == EventTiles::uneven) {
    ++tiles[Event::drought];
    --tiles[Event::contagion];
  }
  tiles[Event::peace] = 0;  // [setup.events.peace] laid out first
  return tiles;
}

auto opening(const Rules& rules) -> State {
  State state;
  state.events.fill(Event::none);
  state.events[0] = Event::peace;
  state.events[1] = Event::peace;
  if (rules.scale.fixed_row) {
    state.events = rules.scale.row;
  } else {
    state.tiles_to_draw = event_tiles(rules);
  }
  deal_piles(rules, state);
  for (int p = 0; p < rules.players; ++p) {
    auto& player = state.players[static_cast<std::size_t>(p)];
    player.hand = full_hand(rules);
    player.yuan = static_cast<std::int16_t>(rules.components.start_yuan);
    player.level = static_cast<std::uint8_t>(p);
    const bool two = rules.rulings.initial_palaces == InitialPalaces::two_of_two;
    for (int i = 0; i < (two ? 2 : 4); ++i) player.palaces.push_back(Palace(two ? 2 : 1));
  }
  ClauseSet unused;
  Table table{rules, state, unused};
  if (rules.rulings.draft_first == DraftFirst::by_lot) {
    state.stage = Stage::lot;
  } else {
    seat_drafters(table, 0);
    state.stage = rules.scale.fixed_row ? Stage::draft : Stage::row;
  }
  state.actor = state.stage == Stage::draft ? state.order[0] : 0;
  return state;
}

auto judge(const Rules& rules, const State& /*state*/, const Lot& lot) -> Verdict {
  return lot.player < rules.players ? Verdict::legal() : Verdict::illegal("draft.first"_c);
}

auto apply(Table& table, const Lot& lot) -> void {
  table.because.add("draft.direction"_c);
  seat_drafters(table, lot.player);
  if (table.rules.scale.fixed_row) {
    begin_draft(table);
  } else {
    table.now.stage = Stage::row;
  }
}

auto propose_draws(const Rules& rules, const State& state, MoveList<Move>& out) -> void {
  for (std::size_t i = 0; i < event_count; ++i) {
    const Draw draw{static_cast<Event>(i)};
    if (judge(rules, state, draw)) out.emplace_back(draw);
  }
}

auto judge(const Rules& rules, const State& state, const Draw& draw) -> Verdict {
  if (draw.event >= Event::none || state.tiles_to_draw[draw.event] == 0) {
    return Verdict::illegal("setup.events.draw"_c);
  }
  if (weight(rules, state, draw) == 0) return Verdict::illegal("setup.events.distinct"_c);
  return Verdict::legal();
}

auto weight(const Rules& rules, const State& state, const Draw& draw) -> std::int64_t {
  const auto tiles = state.tiles_to_draw[draw.event];
  if (rules.row_counts == nullptr) return tiles;
  bool dead_end = false;
  const auto next = lay(rules.rulings, state.events, draw.event, dead_end);
  if (!may_go_on(rules.rulings, next, dead_end)) return 0;
  auto left = state.tiles_to_draw;
  --left[draw.event];
  const auto ways = rules.rulings.event_repair == EventRepair::uniform_row ? 1 : tiles;
  return ways * rules.row_counts->completions(next, left);
}

auto apply(Table& table, const Draw& draw) -> void {
  auto& state = table.now;
  const auto cell = next_cell(table.rulings(), state.events);
  const bool gap = std::any_of(state.events.begin() + cell, state.events.end(),
                               [](Event event) { return event != Event::none; });
  bool dead_end = false;
  state.events = lay(table.rulings(), state.events, draw.event, dead_end);
  --state.tiles_to_draw[draw.event];
  table.because.add("setup.events.draw"_c);
  if (state.events[static_cast<std::size_t>(cell)] != draw.event || dead_end) {
    table.because.add("setup.events.distinct"_c);
    if (!dead_end) table.because.add("setup.events.repair"_c);
  }
  if (gap) table.because.add("setup.events.repair"_c);
  if (state.tiles_to_draw.empty()) begin_draft(table);
}

}  // namespace ruleproof::year_of_the_dragon
