/// Laws of the person phase and of palaces.
#pragma once

#include "properties/laws/year_of_the_dragon/action.hpp"

namespace ruleproof::properties::dragon {

template <class G>
auto palaces_hold(const G& game, const State& state) -> bool {
  return std::ranges::all_of(players_of(game, state), [](const Player& player) {
    return std::ranges::all_of(player.palaces, [](const Palace& palace) {
      return palace.height() >= 1 && palace.height() <= 3 && palace.count() <= palace.height();
    });
  });
}

template <class G>
auto hands_never_grow(const G& game, const State& before, const Move& /*move*/,
                      const Step<State>& step) -> bool {
  return all_players(game, before, step, [](const Pair& player, std::size_t) {
    for (std::size_t c = 0; c < card_count; ++c) {
      if (player.after.hand[static_cast<Card>(c)] > player.before.hand[static_cast<Card>(c)]) {
        return false;
      }
    }
    return player.after.hand.size() >= player.before.hand.size() - 1;
  });
}

/// With all types in play: 12 - r cards at the start of round r.
template <class G>
auto one_card_a_month(const G& game, const State& state) -> bool {
  if (state.stage != Stage::deal) return true;
  const auto left = std::max(0, game.rules().scale.types + 3 - state.round);
  return std::ranges::all_of(players_of(game, state), [&](const Player& player) {
    return player.out || player.hand.size() == left;
  });
}

template <class G>
auto no_persons_in_month_twelve(const G& /*game*/, const State& state) -> bool {
  return state.round != 12 || !in_person_phase(state);
}

template <class G>
auto turned_away_for_want_of_room(const G& /*game*/, const State& before, const Move& move,
                                  const Step<State>& /*step*/) -> bool {
  const auto& player = before.players[before.actor];
  if (std::holds_alternative<TurnAway>(move)) return !room_of(player);
  const auto* play = std::get_if<Play>(&move);
  if (play == nullptr || play->tile != Tile::nothing || !room_of(player)) return true;
  // Nothing is taken although there is room: then there was nothing to take.
  const auto pile_of = [&](Tile tile) { return before.piles[static_cast<std::size_t>(tile)]; };
  if (play->card == Card::wild) return false;
  const auto type = type_of(play->card);
  return pile_of(young(type)) == 0 && (!is_split(type) || pile_of(old(type)) == 0);
}

template <class G>
auto replaced_for_want_of_room(const G& /*game*/, const State& before, const Move& move,
                               const Step<State>& /*step*/) -> bool {
  return !std::holds_alternative<Replace>(move) || !room_of(before.players[before.actor]);
}

template <class G>
auto without_room_replace(const G& game, const State& state) -> bool {
  if (!in_person_phase(state) || state.stage != Stage::place) return true;
  const auto& player = state.players[state.actor];
  if (room_of(player) || player.palaces.empty() || player.palaces[0].count() == 0) return true;
  const Replace replace{player.palaces[0], player.palaces[0].person(0)};
  return static_cast<bool>(game.judge(state, replace));
}

template <class G>
auto a_card_brings_a_tile(const G& /*game*/, const State& before, const Move& move,
                          const Step<State>& /*step*/) -> bool {
  const auto* play = std::get_if<Play>(&move);
  if (play == nullptr || play->tile != Tile::nothing) return true;
  const auto empty = [&](std::size_t tile) { return before.piles[tile] == 0; };
  for (std::size_t t = 0; t < tile_count; ++t) {
    const auto tile = static_cast<Tile>(t);
    const bool fits = play->card == Card::wild || card_of(type_of(tile)) == play->card;
    if (fits && !empty(t)) return false;
  }
  return true;
}

template <class G>
auto both_ages_are_offered(const G& game, const State& state) -> bool {
  if (state.stage != Stage::person) return true;
  const auto& player = state.players[state.actor];
  for (std::size_t t = 0; t < tile_count; ++t) {
    const auto tile = static_cast<Tile>(t);
    const auto card = card_of(type_of(tile));
    if (state.piles[t] == 0 || player.hand[card] == 0 || player.palaces.empty()) continue;
    if (!game.judge(state, Play{card, tile})) return false;
  }
  return true;
}

template <class G>
auto void_cards_may_be_played(const G& game, const State& state) -> bool {
  if (state.stage != Stage::person) return true;
  const auto& player = state.players[state.actor];
  for (std::size_t t = 0; t < type_count; ++t) {
    const auto type = static_cast<Type>(t);
    const auto pile_of = [&](Tile tile) { return state.piles[static_cast<std::size_t>(tile)]; };
    if (player.hand[card_of(type)] == 0 || pile_of(young(type)) > 0) continue;
    if (is_split(type) && pile_of(old(type)) > 0) continue;
    if (!game.judge(state, Play{card_of(type), Tile::nothing})) return false;
  }
  return true;
}

template <class G>
auto arrival_brings_nothing(const G& game, const State& before, const Move& /*move*/,
                            const Step<State>& step) -> bool {
  if (!in_person_phase(before) || !in_person_phase(step.next)) return true;
  return all_players(game, before, step, [](const Pair& player, std::size_t) {
    return player.after.yuan == player.before.yuan && player.after.rice == player.before.rice &&
           player.after.fireworks == player.before.fireworks &&
           player.after.score == player.before.score;
  });
}

template <class G>
auto leaves_for_good(const G& /*game*/, const State& before, const Move& move,
                     const Step<State>& step) -> bool {
  auto gone = Tile::nothing;
  if (const auto* replace = std::get_if<Replace>(&move)) gone = replace->tile;
  if (const auto* release = std::get_if<Release>(&move)) gone = release->tile;
  if (std::holds_alternative<TurnAway>(move)) gone = before.guests[before.guests.size() - 1];
  auto expected = before.box;
  if (gone != Tile::nothing) ++expected[static_cast<std::size_t>(gone)];
  return step.next.box == expected;
}

template <class G>
inline constexpr auto person_laws = std::to_array<Law<G>>({
    {.name = "a palace has one to three floors and at most one person a floor",
     .clause = "place.capacity",
     .position = palaces_hold<G>,
     .after = changes<State>("p.palaces")},
    {.name = "a hand never grows, and shrinks by one card at a time",
     .clause = "person.play-one",
     .assumes = {{{"draft-costs-cards", "no"}}},
     .holds = hands_never_grow<G>,
     .after = changes<State>("p.hand")},
    {.name = "everybody plays one card a month",
     .clause = "person.play-one",
     .assumes =
         {{{"card-play", "mandatory"}, {"persons-per-round", "one"}, {"draft-costs-cards", "no"}}},
     .position = one_card_a_month<G>,
     .after = changes<State>("stage round p.hand p.out") & to(Stage::deal)},
    {.name = "nobody keeps his cards",
     .clause = "person.play-one",
     .assumes = {{{"card-play", "mandatory"}}},
     .holds = never_made<G, Pass>,
     .after = moves_of<Move, Pass>()},
    {.name = "the twelfth month has no person phase",
     .clause = "person.round12",
     .assumes = {{{"round12-phase2", "skipped"}}},
     .position = no_persons_in_month_twelve<G>,
     .after = changes<State>("stage round") & to(Stage::person, Stage::place)},
    {.name = "who has room takes the person in",
     .clause = "person.must-recruit",
     .assumes = {{{"recruit-with-room", "must"},
                  {"split-pile-empty", "other-pile"},
                  {"turned-away", "leaves-game"}}},
     .holds = turned_away_for_want_of_room<G>,
     .after = moves_of<Move, TurnAway, Play>()},
    {.name = "persons are replaced only where there is no room",
     .clause = "person.replace",
     .assumes = {{{"replace-trigger", "every-palace-full"}}},
     .holds = replaced_for_want_of_room<G>,
     .after = moves_of<Move, Replace>()},
    {.name = "who has no room may replace a person",
     .clause = "person.replace",
     .position = without_room_replace<G>,
     .sample = 2},
    {.name = "a card brings a tile if there is one that fits",
     .clause = "person.recruit",
     .assumes = {{{"no-palace", "tile-turned-away"},
                  {"recruit-with-room", "must"},
                  {"split-pile-empty", "other-pile"},
                  {"turned-away", "leaves-game"}}},
     .holds = a_card_brings_a_tile<G>,
     .after = moves_of<Move, Play>()},
    {.name = "of a divided type either age may be taken",
     .clause = "person.age",
     .assumes = {{{"age-choice", "player-chooses"}}},
     .position = both_ages_are_offered<G>,
     .sample = 4},
    {.name = "a card whose tiles are all gone may be played",
     .clause = "person.void",
     .assumes = {{{"void-card", "free-choice"}}},
     .position = void_cards_may_be_played<G>,
     .sample = 4},
    {.name = "a new person brings nothing on arrival",
     .clause = "person.no-yield",
     .assumes = {{{"instant-yield", "none"}}},
     .holds = arrival_brings_nothing<G>,
     .after = changes<State>("p.yuan p.rice p.fireworks p.score")},
    {.name = "persons who are replaced, released or turned away are out of the game",
     .clause = "event.persons-out",
     .assumes = {{{"event-release-fate", "out-of-game"},
                  {"release-excess", "all-there-are"},
                  {"dismiss", "never"}}},
     .holds = leaves_for_good<G>,
     .after = changes<State>("box") | moves_of<Move, Replace, Release, TurnAway>()},
});

}  // namespace ruleproof::properties::dragon
