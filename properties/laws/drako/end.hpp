/// Laws of the opening and of the ends of the game.
#pragma once

#include "properties/laws/drako/table.hpp"

namespace ruleproof::properties::drako_laws {

// The opening.

template <class G>
auto opening_hands_are_full(const G& game, const State& before, const Move& /*move*/,
                            const Step<State>& step) -> bool {
  if (in_play(before) || !in_play(step.next)) return true;
  return std::ranges::all_of(step.next.stocks, [&](const Stock& stock) {
    return size_of(stock.hand) == numbers_of(game).opening_hand && size_of(stock.out) == 0;
  });
}

template <class G>
auto hands_stay(const G& /*game*/, const State& /*before*/, const Move& move,
                const Step<State>& /*step*/) -> bool {
  return as<Replace>(move) == nullptr && as<Keep>(move) == nullptr;
}

/// Each player decides about his opening hand once, and what he gives back comes back.
template <class G>
auto each_decides_once(const G& game, std::span<const Move> moves) -> bool {
  auto state = game.start();
  std::array<int, side_count> decided{};
  for (const auto& move : moves) {
    const auto next = game.apply(state, move).next;
    if (as<Replace>(move) != nullptr || as<Keep>(move) != nullptr) ++decided[index(state.turn)];
    if (as<Replace>(move) != nullptr && size_of(next.stock(state.turn).hand) != 0) return false;
    if (!in_play(state) && in_play(next) && (decided[0] != 1 || decided[1] != 1)) return false;
    state = next;
  }
  return decided[0] <= 1 && decided[1] <= 1;
}

/// Of two decisions about opening hands the dragon's is the first.
template <class G, Side First>
auto decides_first(const G& game, std::span<const Move> moves) -> bool {
  auto state = game.start();
  for (const auto& move : moves) {
    if (as<Replace>(move) != nullptr || as<Keep>(move) != nullptr) return state.turn == First;
    state = game.apply(state, move).next;
  }
  return true;
}

/// Of two who have not decided yet, the one of whom the reading says so is asked.
template <class G>
auto asked_in_order(const G& game, const State& state) -> bool {
  if (state.stage != Stage::mulligan) return true;
  const auto first = readings_of(game).mulligan_order == MulliganOrder::dragon_first
                         ? Side::dragon
                         : Side::dwarves;
  const bool both = state.mulligans == 3;
  return both ? state.turn == first : state.turn == rival(first);
}

/// Whether dwarves are on the map while players decide about their opening hands.
template <class G, bool Placed>
auto decides_when(const G& /*game*/, const State& state) -> bool {
  if (state.stage != Stage::mulligan) return true;
  return std::ranges::all_of(
      state.dwarves, [](const DwarfFigure& dwarf) { return (dwarf.at != Hex::nowhere) == Placed; });
}

/// Nobody places the dwarves of a first game.
template <class G, bool Corners>
auto dwarves_start_as_given(const G& game, const State& state) -> bool {
  if (state.stage == Stage::place) return false;
  if (in_play(state)) return true;
  const auto& numbers = numbers_of(game);
  const auto& given = Corners ? numbers.preset_corners : numbers.preset;
  for (std::size_t d = 0; d < dwarf_count; ++d) {
    if (state.dwarves[d].at != given[d]) return false;
  }
  return true;
}

template <class G>
auto dwarves_are_placed(const G& game, const State& state) -> bool {
  if (in_play(state)) return true;
  const auto start = game.start();
  return std::ranges::all_of(start.dwarves,
                             [](const DwarfFigure& dwarf) { return dwarf.at == Hex::nowhere; });
}

// The end.

template <class G>
auto dragon_is_slain(const G& game, const State& state) -> bool {
  const bool slain = wounds_of(state.dragon) == boxes_of_dragon(game);
  return slain == (state.ending == Ending::dragon_slain);
}

template <class G>
auto dwarves_are_dead(const G& game, const State& state) -> bool {
  bool dead = true;
  for (std::size_t d = 0; d < dwarf_count; ++d) {
    dead = dead && state.dwarves[d].wounds == numbers_of(game).dwarves[d];
  }
  return dead == (state.ending == Ending::dwarves_dead);
}

/// Between two actions the dwarf player has cards, else the dragon has survived.
template <class G>
auto last_card_ends_it(const G& /*game*/, const State& state) -> bool {
  const bool gone = in_play(state.stock(Side::dwarves)) == 0;
  if (state.ending == Ending::dragon_survived) return gone;
  return !gone || state.stage != Stage::action;
}

/// The same for the deck alone.
template <class G>
auto last_of_deck_ends_it(const G& /*game*/, const State& state) -> bool {
  const bool gone = size_of(state.stock(Side::dwarves).deck) == 0;
  if (state.ending == Ending::dragon_survived) return gone;
  return !gone || state.stage != Stage::action;
}

/// At the end of a turn the deck is not empty.
template <class G>
auto deck_lasts_for_the_turn(const G& /*game*/, const State& before, const Move& /*move*/,
                             const Step<State>& step) -> bool {
  const bool gone = size_of(step.next.stock(Side::dwarves).deck) == 0;
  if (step.next.ending == Ending::dragon_survived) return gone;
  return !gone || !begins_turn(before, step.next);
}

/// While the dragon has his turn, nobody looks at the cards of the dwarf player.
template <class G>
auto survives_in_dwarf_turns(const G& /*game*/, const State& state) -> bool {
  if (state.ending == Ending::dragon_survived) {
    return state.turn == Side::dwarves && in_play(state.stock(Side::dwarves)) == 0;
  }
  return state.stage != Stage::action || state.turn != Side::dwarves || state.actions != 1 ||
         in_play(state.stock(Side::dwarves)) > 0;
}

/// A turn never begins without cards of the dwarf player.
template <class G>
auto cards_last_for_the_turn(const G& /*game*/, const State& before, const Move& /*move*/,
                             const Step<State>& step) -> bool {
  const bool gone = in_play(step.next.stock(Side::dwarves)) == 0;
  if (step.next.ending == Ending::dragon_survived) return gone;
  return !gone || !begins_turn(before, step.next);
}

/// A game that ends in the middle of a turn ends by a death.
template <class G>
auto turn_is_played_out(const G& /*game*/, const State& before, const Move& move,
                        const Step<State>& step) -> bool {
  if (step.next.ending != Ending::dragon_survived) return true;
  return step.next.actions == 0 && (before.actions <= 1 || as<Shake>(move) != nullptr);
}

template <class G>
auto ending_has_its_winner(const G& game, const State& state) -> bool {
  if ((state.stage == Stage::over) != (state.ending != Ending::none)) return false;
  if (state.stage != Stage::over) return true;
  const auto outcome = game.outcome(state);
  const bool dwarves = state.ending == Ending::dragon_slain;
  return state.ending == Ending::stalemate ||
         (outcome.wins[0] == dwarves && outcome.wins[1] != dwarves);
}

template <class G, bool Shared>
auto stalemate_is(const G& game, const State& state) -> bool {
  if (state.ending != Ending::stalemate) return true;
  const auto outcome = game.outcome(state);
  return outcome.wins[0] == Shared && outcome.wins[1];
}

/// Each player's points are the wounds on the boards of the other.
template <class G>
auto wounds_are_points(const G& game, const State& state) -> bool {
  int of_dwarves = 0;
  for (const auto& dwarf : state.dwarves) of_dwarves += dwarf.wounds;
  const auto outcome = game.outcome(state);
  return outcome.players == 2 && outcome.scores[0] == wounds_of(state.dragon) &&
         outcome.scores[1] == of_dwarves;
}

template <class G>
inline constexpr auto end_laws = std::to_array<Law<G>>({
    {.name = "play begins with full opening hands",
     .clause = "setup.hand",
     .holds = opening_hands_are_full<G>,
     .after = changes<State>("stage") & from(Stage::deal, Stage::mulligan, Stage::place)},
    {.name = "opening hands are kept",
     .clause = "setup.mulligan",
     .assumes = {{{.ruling = "mulligan", .answer = "off"}}},
     .holds = hands_stay<G>,
     .after = moves_of<Move, Replace, Keep>()},
    {.name = "each player decides once about his opening hand",
     .clause = "setup.mulligan",
     .assumes = {{{.ruling = "mulligan", .answer = "on"}}},
     .game = each_decides_once<G>,
     .sample = 4},
    {.name = "the dragon player decides first about his opening hand",
     .clause = "setup.mulligan",
     .assumes = {{{.ruling = "mulligan-order", .answer = "dragon-first"}}},
     .game = decides_first<G, Side::dragon>,
     .sample = 4},
    {.name = "the dwarf player decides first about his opening hand",
     .clause = "setup.mulligan",
     .assumes = {{{.ruling = "mulligan-order", .answer = "dwarves-first"}}},
     .game = decides_first<G, Side::dwarves>,
     .sample = 4},
    {.name = "who decides first about his opening hand is asked first, and the other after him",
     .clause = "setup.mulligan",
     .position = asked_in_order<G>,
     .after = to(Stage::mulligan)},
    {.name = "opening hands are decided about before the dwarves are placed",
     .clause = "setup.mulligan",
     .assumes = {{{.ruling = "mulligan-time", .answer = "before-placement"},
                  {.ruling = "placement", .answer = "free"}}},
     .position = decides_when<G, false>,
     .after = changes<State>("stage dwarf.at") & to(Stage::mulligan)},
    {.name = "opening hands are decided about after the dwarves are placed",
     .clause = "setup.mulligan",
     .assumes = {{{.ruling = "mulligan-time", .answer = "after-placement"}}},
     .position = decides_when<G, true>,
     .after = changes<State>("stage dwarf.at") & to(Stage::mulligan)},
    {.name = "the dwarves of a first game start in the middle of three sides",
     .clause = "setup.first-game",
     .assumes = {{{.ruling = "placement", .answer = "preset"},
                  {.ruling = "preset", .answer = "edges"}}},
     .position = dwarves_start_as_given<G, false>,
     .after = changes<State>("stage dwarf.at")},
    {.name = "the dwarves of a first game start on three corners",
     .clause = "setup.first-game",
     .assumes = {{{.ruling = "placement", .answer = "preset"},
                  {.ruling = "preset", .answer = "corners"}}},
     .position = dwarves_start_as_given<G, true>,
     .after = changes<State>("stage dwarf.at")},
    {.name = "the dwarf player places his dwarves",
     .clause = "setup.placement",
     .assumes = {{{.ruling = "placement", .answer = "free"}}},
     .position = dwarves_are_placed<G>,
     .after = changes<State>("stage") & to(Stage::deal, Stage::mulligan, Stage::place)},
    {.name = "the dragon is slain when all his boxes are full, and not before",
     .clause = "end.dragon-slain",
     .position = dragon_is_slain<G>,
     .after = changes<State>("ending dragon.armour dragon.ability")},
    {.name = "the dwarves have lost when all three are dead, and not before",
     .clause = "end.dwarves-dead",
     .position = dwarves_are_dead<G>,
     .after = changes<State>("ending dwarf.wounds")},
    {.name = "the dragon has survived when the last card of the dwarves is gone, and not before",
     .clause = "end.last-card",
     .assumes = {{{.ruling = "end", .answer = "last-card"},
                  {.ruling = "last-card", .answer = "any-use"}}},
     .position = last_card_ends_it<G>,
     .after = changes<State>("stage ending p.deck p.hand")},
    {.name = "the dragon survives by the last card in turns of the dwarves only",
     .clause = "end.last-card",
     .assumes = {{{.ruling = "end", .answer = "last-card"},
                  {.ruling = "last-card", .answer = "own-action"}}},
     .position = survives_in_dwarf_turns<G>,
     .after = changes<State>("stage turn actions ending p.deck p.hand")},
    {.name = "no turn begins after the last card of the dwarves",
     .clause = "end.last-card",
     .assumes = {{{.ruling = "end", .answer = "last-card"},
                  {.ruling = "last-card", .answer = "turn-end"}}},
     .holds = cards_last_for_the_turn<G>,
     .after = changes<State>("turn ending")},
    {.name = "a turn is played out after the last card",
     .clause = "end.last-card",
     .assumes = {{{.ruling = "end", .answer = "last-card"},
                  {.ruling = "last-card", .answer = "turn-end"}}},
     .holds = turn_is_played_out<G>,
     .after = changes<State>("ending")},
    {.name = "the dragon has survived when the deck of the dwarves is empty, and not before",
     .clause = "end.last-card",
     .assumes = {{{.ruling = "end", .answer = "deck-at-once"}}},
     .position = last_of_deck_ends_it<G>,
     .after = changes<State>("stage ending p.deck")},
    {.name = "the dragon has survived when a turn ends and the deck of the dwarves is empty",
     .clause = "end.last-card",
     .assumes = {{{.ruling = "end", .answer = "deck-at-turn-end"}}},
     .holds = deck_lasts_for_the_turn<G>,
     .after = changes<State>("turn ending")},
    {.name = "the dwarf player has won when the dragon is slain, else the dragon player",
     .clause = "end.dragon-slain",
     .position = ending_has_its_winner<G>,
     .after = changes<State>("stage ending") | the_end()},
    {.name = "the points of a player are the wounds that he has dealt",
     .clause = "attack.wounds",
     .position = wounds_are_points<G>,
     .after = changes<State>("dragon.armour dragon.ability dwarf.wounds")},
    {.name = "who cannot be slain has survived",
     .clause = "action.compulsory",
     .assumes = {{{.ruling = "stalemate", .answer = "dragon-survives"}}},
     .position = stalemate_is<G, false>,
     .after = changes<State>("ending") | the_end()},
    {.name = "nobody has won alone when nothing goes on",
     .clause = "action.compulsory",
     .assumes = {{{.ruling = "stalemate", .answer = "shared"}}},
     .position = stalemate_is<G, true>,
     .after = changes<State>("ending") | the_end()},
});

}  // namespace ruleproof::properties::drako_laws
