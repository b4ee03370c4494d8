/// Laws of components, set-up and draft.
#pragma once

#include "properties/laws/year_of_the_dragon/table.hpp"

namespace ruleproof::properties::dragon {

template <class G>
auto ninety_persons(const G& game, const State& state) -> bool {
  std::array<int, type_count> counts{};
  const auto count = [&](Tile tile, int more) {
    counts[static_cast<std::size_t>(type_of(tile))] += more;
  };
  for (std::size_t t = 0; t < tile_count; ++t) {
    count(static_cast<Tile>(t), state.piles[t] + state.box[t]);
  }
  for (const auto tile : state.guests) count(tile, 1);
  for (const auto& player : players_of(game, state)) {
    for_each_inhabitant(player, [&](Tile tile, const Palace&) { count(tile, 1); });
  }
  return std::ranges::all_of(counts, [](int number) { return number == 10; });
}

template <class G>
auto neighbours_unlike(const G& /*game*/, const State& state) -> bool {
  if (state.stage == Stage::row || state.stage == Stage::lot) return true;
  for (std::size_t m = 1; m < state.events.size(); ++m) {
    if (state.events[m] == state.events[m - 1] && state.events[m] != Event::peace) return false;
  }
  return true;
}

template <class G>
auto two_of_each_event(const G& game, const State& state) -> bool {
  if (state.stage == Stage::row || state.stage == Stage::lot || game.rules().scale.fixed_row) {
    return true;
  }
  for (std::size_t e = 0; e < event_count; ++e) {
    if (std::ranges::count(state.events, static_cast<Event>(e)) !=
        game.rules().components.events[e]) {
      return false;
    }
  }
  return state.events[0] == Event::peace && state.events[1] == Event::peace;
}

/// Before anything is chosen.
inline auto is_opening(const State& state) -> bool {
  return state.round == 0 && (state.stage == Stage::row || state.stage == Stage::lot ||
                              (state.stage == Stage::draft && state.turn == 0));
}

template <class G>
auto two_palaces(const G& game, const State& state) -> bool {
  return !is_opening(state) || std::ranges::all_of(players_of(game, state), [](const Player& p) {
    return p.palaces.size() == 2 && p.palaces[0] == Palace(2) && p.palaces[1] == Palace(2);
  });
}

template <class G>
auto two_wild_cards(const G& game, const State& state) -> bool {
  return !is_opening(state) || std::ranges::all_of(players_of(game, state), [&](const Player& p) {
    return p.hand[Card::wild] == 2 && p.hand.size() == game.rules().scale.types + 2;
  });
}

template <class G>
auto oldest_drafts_first(const G& /*game*/, const State& state) -> bool {
  return state.stage != Stage::lot &&
         (state.stage != Stage::draft || state.turn > 0 || state.actor == 0);
}

template <class G>
auto draft_goes_clockwise(const G& game, const State& before, const Move& /*move*/,
                          const Step<State>& step) -> bool {
  if (before.stage != Stage::place || step.next.stage != Stage::draft) return true;
  return step.next.actor == (before.actor + 1) % game.players();
}

template <class G>
auto pairs_differ(const G& /*game*/, const State& state) -> bool {
  for (std::size_t a = 0; a < state.pairs.size(); ++a) {
    for (std::size_t b = 0; b < a; ++b) {
      if (state.pairs[a] != 0 && state.pairs[a] == state.pairs[b]) return false;
    }
  }
  return true;
}

template <class G>
inline constexpr auto setup_laws = std::to_array<Law<G>>({
    {.name = "there are ten persons of each type, wherever they are",
     .clause = "persons.count",
     .position = ninety_persons<G>,
     .after = changes<State>("pile box guests p.palaces")},
    {.name = "no two neighbouring events are alike, but for Peace",
     .clause = "setup.events.distinct",
     .assumes = {{{"event-dead-end", "swap-earlier"}, {"event-tiles", "two-of-each"}}},
     .position = neighbours_unlike<G>,
     .after = changes<State>("stage events")},
    {.name =
         "the row begins with two months of Peace and has each event as often as there are tiles",
     .clause = "events.count",
     .assumes = {{{"event-tiles", "two-of-each"}}},
     .position = two_of_each_event<G>,
     .after = changes<State>("stage events")},
    {.name = "everybody begins with two palaces of two floors",
     .clause = "setup.palaces",
     .assumes = {{{"initial-palaces", "two-of-two"}}},
     .position = two_palaces<G>,
     .after =
         changes<State>("stage round turn p.palaces") & to(Stage::row, Stage::lot, Stage::draft)},
    {.name = "everybody begins with a card of each type and two question marks",
     .clause = "setup.hand",
     .assumes = {{{"hand", "two-wild"}, {"draft-costs-cards", "no"}}},
     .position = two_wild_cards<G>,
     .after = changes<State>("stage round turn p.hand") & to(Stage::row, Stage::lot, Stage::draft)},
    {.name = "the first player drafts first",
     .clause = "draft.first",
     .assumes = {{{"draft-first", "oldest"}}},
     .position = oldest_drafts_first<G>,
     .after = changes<State>("stage turn actor") & to(Stage::lot, Stage::draft)},
    {.name = "the draft goes round clockwise",
     .clause = "draft.direction",
     .assumes = {{{"draft-direction", "clockwise"}}},
     .holds = draft_goes_clockwise<G>,
     .after = changes<State>("stage") & from(Stage::place) & to(Stage::draft)},
    {.name = "no two players draft the same pair",
     .clause = "draft.distinct-pair",
     .position = pairs_differ<G>,
     .after = changes<State>("pair")},
});

}  // namespace ruleproof::properties::dragon
