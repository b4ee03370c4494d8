/// Laws of turns and actions: whose turn it is, how many actions it has, what may not be skipped.
#pragma once

#include "properties/laws/drako/table.hpp"

namespace ruleproof::properties::drako_laws {

template <class G>
auto first_turn_has_one_action(const G& /*game*/, const State& before, const Move& /*move*/,
                               const Step<State>& step) -> bool {
  if (in_play(before) || !in_play(step.next)) return true;
  return step.next.stage == Stage::action && step.next.turn == Side::dragon &&
         step.next.actions == 1;
}

template <class G>
auto turns_have_two_actions(const G& /*game*/, const State& before, const Move& /*move*/,
                            const Step<State>& step) -> bool {
  return !begins_turn(before, step.next) || (step.next.actions == 2 && !step.next.raging);
}

template <class G>
auto turns_alternate(const G& /*game*/, const State& before, const Move& /*move*/,
                     const Step<State>& step) -> bool {
  if (!in_play(before) || step.next.turn == before.turn) return true;
  return step.next.stage == Stage::action || step.next.stage == Stage::over;
}

/// Actions that a move carries out.
inline auto actions_of(const Move& move) -> int {
  if (as<Shake>(move) != nullptr) return 2;
  const bool one = as<Draw>(move) != nullptr || as<Play>(move) != nullptr ||
                   as<Waste>(move) != nullptr || as<Skip>(move) != nullptr;
  return one ? 1 : 0;
}

/// Counts the actions of every turn of a game.
template <class G>
auto actions_add_up(const G& game, std::span<const Move> moves) -> bool {
  auto state = game.start();
  int due = 1;
  int done = 0;
  bool may_be_two = false;
  for (const auto& move : moves) {
    const auto next = game.apply(state, move).next;
    done += actions_of(move);
    if (as<Rage>(move) != nullptr) ++due;
    if (as<Stop>(move) != nullptr) may_be_two = true;
    if (done > due) return false;
    if (begins_turn(state, next)) {
      if (done != due && !(may_be_two && done == 2)) return false;
      due = 2;
      done = 0;
      may_be_two = false;
    }
    state = next;
  }
  return true;
}

template <class G>
auto the_right_player_acts(const G& game, const State& state) -> bool {
  switch (state.stage) {
    case Stage::deal:
    case Stage::draw:
      return game.to_act(state) == Seat::chance;
    case Stage::over:
      return game.to_act(state) == Seat::nobody;
    case Stage::place:
    case Stage::allot:
      return game.to_act(state) == Seat::p1;
    case Stage::answer:
      return game.to_act(state) == seat_of(rival(state.turn));
    default:
      return game.to_act(state) == seat_of(state.turn);
  }
}

/// Under the default readings nobody skips while he has a card.
template <class G>
auto only_without_cards(const G& game, const State& state) -> bool {
  if (state.stage != Stage::action || state.actions == 0) return true;
  const bool has_cards = in_play(state.stock(state.turn)) > 0;
  return !has_cards || !game.judge(state, Skip{});
}

template <class G>
auto dragon_skips_without_deck(const G& game, const State& state) -> bool {
  if (state.stage != Stage::action || state.turn != Side::dragon) return true;
  return static_cast<bool>(game.judge(state, Skip{})) ==
         (size_of(state.stock(Side::dragon).deck) == 0);
}

template <class G>
auto every_card_may_be_wasted(const G& game, const State& state) -> bool {
  if (state.stage != Stage::action || state.actions == 0) return true;
  for (std::size_t i = 0; i < numbers_of(game).decks[index(state.turn)].size(); ++i) {
    const auto card = static_cast<Card>(i);
    const bool held = state.stock(state.turn).hand[card] > 0;
    if (static_cast<bool>(game.judge(state, Waste{state.turn, card})) != held) return false;
  }
  return true;
}

template <class G>
auto no_card_is_wasted(const G& /*game*/, const State& /*before*/, const Move& move,
                       const Step<State>& /*step*/) -> bool {
  return as<Waste>(move) == nullptr;
}

template <class G>
auto only_movement_is_wasted(const G& game, const State& /*before*/, const Move& move,
                             const Step<State>& /*step*/) -> bool {
  const auto* waste = as<Waste>(move);
  if (waste == nullptr) return true;
  const auto& faces = numbers_of(game).decks[index(waste->side)][index(waste->card)].faces;
  return std::ranges::any_of(faces, [](const Face& face) {
    return face.icon == Icon::move || face.icon == Icon::move_two || face.icon == Icon::walk ||
           face.icon == Icon::fly;
  });
}

template <class G>
auto waste_is_the_last_resort(const G& game, const State& before, const Move& move,
                              const Step<State>& /*step*/) -> bool {
  return as<Waste>(move) == nullptr || !game.judge(before, Draw{});
}

/// Who has no action left and is still to decide may rage late, and nothing else.
template <class G>
auto no_action_is_left_for_rage(const G& game, const State& state) -> bool {
  if (state.stage != Stage::action || state.actions > 0) return true;
  return state.turn == Side::dwarves && readings_of(game).rage_time == RageTime::any_time &&
         static_cast<bool>(game.judge(state, Rage{}));
}

/// Grows by one with each card that is drawn, and with each that is spent.
inline auto cards_moved(const State& state) -> int {
  int total = 0;
  for (const auto& stock : state.stocks) {
    total += size_of(stock.out) + size_of(stock.aside) - size_of(stock.deck);
  }
  return total;
}

/// A turn remembers whether a card was drawn or spent in it, and turns in a row without one add up.
template <class G>
auto idle_turns_add_up(const G& /*game*/, const State& before, const Move& /*move*/,
                       const Step<State>& step) -> bool {
  const auto& next = step.next;
  if (!in_play(before) || next.stage == Stage::over) return true;
  const bool busy = before.busy || cards_moved(before) != cards_moved(next);
  if (!begins_turn(before, next)) return next.busy == busy && next.idle == before.idle;
  return !next.busy && next.idle == (busy ? 0 : before.idle + 1);
}

template <class G>
auto idle_turns_are_counted(const G& game, std::span<const Move> moves) -> bool {
  auto state = game.start();
  int idle = 0;
  int mark = 0;
  for (const auto& move : moves) {
    const auto next = game.apply(state, move).next;
    const bool is_idle = cards_moved(next) == mark;
    if (next.ending == Ending::stalemate && !(is_idle && idle == 3)) return false;
    if (begins_turn(state, next)) {
      idle = is_idle ? idle + 1 : 0;
      if (idle == 4) return false;
    }
    if (!in_play(state) || begins_turn(state, next)) mark = cards_moved(next);
    state = next;
  }
  return true;
}

template <class G>
inline constexpr auto turn_laws = std::to_array<Law<G>>({
    {.name = "the dragon has the first turn, of one action",
     .clause = "turn.first",
     .holds = first_turn_has_one_action<G>,
     .after = changes<State>("stage") & from(Stage::deal, Stage::mulligan, Stage::place)},
    {.name = "every other turn begins with two actions",
     .clause = "turn.two-actions",
     .holds = turns_have_two_actions<G>,
     .after = changes<State>("turn")},
    {.name = "a turn goes to the other player when it is over, and not before",
     .clause = "turn.alternate",
     .holds = turns_alternate<G>,
     .after = changes<State>("turn")},
    {.name = "a turn has as many actions as are due, three in a rage",
     .clause = "action.compulsory",
     .assumes = {{{.ruling = "rage-fatal", .answer = "dies-and-acts"}}},
     .game = actions_add_up<G>,
     .sample = 16},
    {.name = "the player whose turn it is decides, but who is attacked answers, and the dwarf "
             "player allots wounds",
     .clause = "wounds.allotted",
     .position = the_right_player_acts<G>,
     .after = changes<State>("stage turn")},
    {.name = "nobody skips an action while he has a card",
     .clause = "action.compulsory",
     .assumes = {{{.ruling = "draw-empty", .answer = "illegal"},
                  {.ruling = "draw-single", .answer = "one"},
                  {.ruling = "waste", .answer = "allowed"},
                  {.ruling = "dragon-out", .answer = "deck-and-hand"}}},
     .position = only_without_cards<G>,
     .after = to(Stage::action)},
    {.name = "the dragon skips as soon as his deck is empty",
     .clause = "action.dragon-skips",
     .assumes = {{{.ruling = "draw-empty", .answer = "illegal"},
                  {.ruling = "draw-single", .answer = "one"},
                  {.ruling = "waste", .answer = "allowed"},
                  {.ruling = "dragon-out", .answer = "deck"}}},
     .position = dragon_skips_without_deck<G>,
     .after = to(Stage::action)},
    {.name = "any card of the hand may be played for nothing",
     .clause = "play.one-icon",
     .assumes = {{{.ruling = "waste", .answer = "allowed"}}},
     .position = every_card_may_be_wasted<G>,
     .sample = 8,
     .after = to(Stage::action)},
    {.name = "no card is played for nothing",
     .clause = "play.one-icon",
     .assumes = {{{.ruling = "waste", .answer = "forbidden"}}},
     .holds = no_card_is_wasted<G>,
     .after = moves_of<Move, Waste>()},
    {.name = "only cards of movement are played for nothing",
     .clause = "play.one-icon",
     .assumes = {{{.ruling = "waste", .answer = "movement-only"}}},
     .holds = only_movement_is_wasted<G>,
     .after = moves_of<Move, Waste>()},
    {.name = "nobody plays a card for nothing who could draw",
     .clause = "play.one-icon",
     .assumes = {{{.ruling = "waste", .answer = "last-resort"}}},
     .holds = waste_is_the_last_resort<G>,
     .after = moves_of<Move, Waste>()},
    {.name = "a turn without an action left is over, but for a rage that may yet be declared",
     .clause = "turn.alternate",
     .position = no_action_is_left_for_rage<G>,
     .after = to(Stage::action)},
    {.name =
         "a turn in which no card is drawn or spent is one more in a row, any other ends the row",
     .clause = "action.compulsory",
     .holds = idle_turns_add_up<G>,
     .after = changes<State>("turn busy idle p.out p.aside p.deck")},
    {.name = "four turns in a row without a card drawn or spent end the game",
     .clause = "action.compulsory",
     .game = idle_turns_are_counted<G>,
     .sample = 32},
});

}  // namespace ruleproof::properties::drako_laws
