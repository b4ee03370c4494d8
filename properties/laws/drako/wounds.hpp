/// Laws of wounds, of rage and of the ends of the game.
#pragma once

#include "properties/laws/drako/table.hpp"

namespace ruleproof::properties::drako_laws {

template <class G>
auto wounds_fit_the_boxes(const G& game, const State& state) -> bool {
  const auto& numbers = numbers_of(game);
  for (std::size_t i = 0; i < ability_count; ++i) {
    if (state.dragon.abilities[i] > numbers.abilities[i]) return false;
    if (state.dwarves[i].wounds > numbers.dwarves[i]) return false;
  }
  return state.dragon.armour <= numbers.armour;
}

template <class G>
auto armour_comes_first(const G& game, const State& state) -> bool {
  return state.dragon.armour == numbers_of(game).armour ||
         wounds_of(state.dragon) == state.dragon.armour;
}

/// A wound that is allotted goes where there is a free box, and where the dwarf player says.
template <class G>
auto wounds_go_where_said(const G& game, const State& before, const Move& move,
                          const Step<State>& step) -> bool {
  const auto* allot = as<Allot>(move);
  if (allot == nullptr) return true;
  const auto i = index(allot->ability);
  return before.dragon.armour == numbers_of(game).armour && before.pending.wounds > 0 &&
         !lost(game, before, allot->ability) &&
         step.next.dragon.abilities[i] > before.dragon.abilities[i];
}

template <class G>
auto any_free_box_will_do(const G& game, const State& state) -> bool {
  if (state.stage != Stage::allot) return true;
  return std::ranges::all_of(all_abilities, [&](Ability ability) {
    return static_cast<bool>(game.judge(state, Allot{ability})) == !lost(game, state, ability);
  });
}

/// One wound at a time, each by itself.
template <class G>
auto wounds_are_split(const G& /*game*/, const State& before, const Move& move,
                      const Step<State>& step) -> bool {
  return as<Allot>(move) == nullptr || step.next.stage == Stage::over ||
         wounds_of(step.next.dragon) == wounds_of(before.dragon) + 1;
}

/// One ability takes what its boxes hold.
template <class G>
auto wounds_go_together(const G& game, const State& before, const Move& move,
                        const Step<State>& step) -> bool {
  const auto* allot = as<Allot>(move);
  if (allot == nullptr || step.next.stage == Stage::over) return true;
  const auto i = index(allot->ability);
  const int free = numbers_of(game).abilities[i] - before.dragon.abilities[i];
  return step.next.dragon.abilities[i] - before.dragon.abilities[i] ==
         std::min<int>(free, before.pending.wounds);
}

template <class G>
auto dead_dwarves_are_gone(const G& game, const State& state) -> bool {
  for (std::size_t d = 0; d < dwarf_count; ++d) {
    const bool dead = state.dwarves[d].wounds == numbers_of(game).dwarves[d];
    const bool gone = state.dwarves[d].at == Hex::nowhere;
    if (dead ? !gone : gone && in_play(state)) return false;
  }
  return true;
}

/// Nobody is healed, and nothing that is lost comes back.
template <class G>
auto wounds_stay(const G& /*game*/, const State& before, const Move& /*move*/,
                 const Step<State>& step) -> bool {
  for (std::size_t i = 0; i < ability_count; ++i) {
    if (step.next.dragon.abilities[i] < before.dragon.abilities[i]) return false;
    if (step.next.dwarves[i].wounds < before.dwarves[i].wounds) return false;
  }
  return step.next.dragon.armour >= before.dragon.armour;
}

template <class G>
auto markers_suffice(const G& game, const State& state) -> bool {
  return wounds_on_the_table(state) <= numbers_of(game).markers;
}

// Rage.

template <class G>
auto rage_is_declared_once(const G& /*game*/, const State& before, const Move& move,
                           const Step<State>& step) -> bool {
  const auto& next = step.next;
  if (as<Rage>(move) == nullptr) return before.raging || !next.raging;
  return before.rage && !before.raging && next.raging == next.rage &&
         before.turn == Side::dwarves && before.dwarf(Dwarf::rager).at != Hex::nowhere;
}

/// The marker goes when the turn of rage does, and does not come back.
template <class G>
auto rage_is_put_away(const G& /*game*/, const State& before, const Move& move,
                      const Step<State>& step) -> bool {
  const auto& next = step.next;
  if (as<Rage>(move) != nullptr) return next.rage || next.dwarf(Dwarf::rager).at == Hex::nowhere;
  const bool turn_ends = before.raging && !next.raging;
  return turn_ends == (before.turn != next.turn && before.raging) &&
         next.rage == (before.rage && !turn_ends);
}

template <class G>
auto rage_wounds_once(const G& game, const State& before, const Move& move, const Step<State>& step)
    -> bool {
  if (as<Rage>(move) == nullptr) return true;
  for (std::size_t d = 0; d < dwarf_count; ++d) {
    const bool marked = d == index(Dwarf::rager) && markers_for(game, before) > 0;
    const int more = marked ? 1 : 0;
    if (step.next.dwarves[d].wounds != before.dwarves[d].wounds + more) return false;
  }
  return step.next.dwarf(Dwarf::rager).wounds <= numbers_of(game).dwarves[index(Dwarf::rager)];
}

/// One action more, unless all is over.
template <class G>
auto rage_gives_an_action(const G& /*game*/, const State& before, const Move& move,
                          const Step<State>& step) -> bool {
  if (as<Rage>(move) == nullptr || step.next.stage == Stage::over) return true;
  return step.next.turn == Side::dwarves && step.next.actions == before.actions + 1;
}

template <class G>
auto a_dead_dwarf_rages_in_vain(const G& /*game*/, const State& before, const Move& move,
                                const Step<State>& step) -> bool {
  if (as<Rage>(move) == nullptr || step.next.stage == Stage::over ||
      step.next.dwarf(Dwarf::rager).at != Hex::nowhere) {
    return true;
  }
  return step.next.turn != before.turn || step.next.actions == before.actions;
}

template <class G>
auto rage_never_kills(const G& /*game*/, const State& /*before*/, const Move& move,
                      const Step<State>& step) -> bool {
  return as<Rage>(move) == nullptr || step.next.dwarf(Dwarf::rager).at != Hex::nowhere;
}

/// Rage may be declared exactly while `Least` to `Most` actions are due.
template <class G, int Least, int Most>
auto rages_in_time(const G& game, const State& state) -> bool {
  if (state.stage != Stage::action || state.turn != Side::dwarves || !state.rage || state.raging ||
      state.dwarf(Dwarf::rager).at == Hex::nowhere) {
    return true;
  }
  const bool may = state.actions >= Least && state.actions <= Most;
  return static_cast<bool>(game.judge(state, Rage{})) == may;
}

/// Whether the third action of a rage may be left out.
template <class G, bool May>
auto third_may_be_left_out(const G& game, const State& state) -> bool {
  if (state.stage != Stage::action || state.turn != Side::dwarves || state.actions == 0)
    return true;
  const bool third = state.raging && state.actions == 1;
  return static_cast<bool>(game.judge(state, Stop{})) == (May && third);
}

/// Whoever rages, even to death, loses none of the actions that his side has left.
template <class G>
auto rage_ends_no_turn(const G& /*game*/, const State& before, const Move& move,
                       const Step<State>& step) -> bool {
  if (as<Rage>(move) == nullptr || before.actions == 0 || step.next.stage == Stage::over)
    return true;
  return step.next.turn == before.turn && step.next.actions >= before.actions &&
         step.next.stage == Stage::action;
}

template <class G>
inline constexpr auto wound_laws = std::to_array<Law<G>>({
    {.name = "no figure has more wounds than boxes",
     .clause = "figure.dead",
     .position = wounds_fit_the_boxes<G>,
     .after = changes<State>("dragon.armour dragon.ability dwarf.wounds")},
    {.name = "the armour is full before any ability is wounded",
     .clause = "wounds.armour",
     .position = armour_comes_first<G>,
     .after = changes<State>("dragon.armour dragon.ability")},
    {.name = "a wound goes to the ability that the dwarf player names, if a box is free",
     .clause = "wounds.allotted",
     .holds = wounds_go_where_said<G>,
     .after = moves_of<Move, Allot>()},
    {.name = "every ability with a free box may be named",
     .clause = "wounds.allotted",
     .position = any_free_box_will_do<G>,
     .after = to(Stage::allot)},
    {.name = "each wound is allotted by itself",
     .clause = "wounds.allotted",
     .assumes = {{{.ruling = "split", .answer = "each-wound"},
                  {.ruling = "markers", .answer = "enough"}}},
     .holds = wounds_are_split<G>,
     .after = moves_of<Move, Allot>()},
    {.name = "one ability takes the wounds of an attack, as far as its boxes go",
     .clause = "wounds.allotted",
     .assumes = {{{.ruling = "split", .answer = "whole-attack"},
                  {.ruling = "markers", .answer = "enough"}}},
     .holds = wounds_go_together<G>,
     .after = moves_of<Move, Allot>()},
    {.name = "a dwarf is off the map when all his boxes are full, and not before",
     .clause = "figure.dead",
     .position = dead_dwarves_are_gone<G>,
     .after = changes<State>("stage dwarf.at dwarf.wounds")},
    {.name = "no wound heals",
     .clause = "ability.lost",
     .holds = wounds_stay<G>,
     .after = changes<State>("dragon.armour dragon.ability dwarf.wounds")},
    {.name = "there are not more wounds than markers",
     .clause = "components.count",
     .assumes = {{{.ruling = "markers", .answer = "limited"}}},
     .position = markers_suffice<G>,
     .after = changes<State>("dragon.armour dragon.ability dwarf.wounds")},
    {.name = "rage is declared once, by a living dwarf in his player's turn",
     .clause = "rage.once",
     .holds =
         [](const G& game, const State& before, const Move& move, const Step<State>& step) {
           return rage_is_declared_once<G>(game, before, move, step) &&
                  rage_is_put_away<G>(game, before, move, step);
         },
     .after = changes<State>("turn raging rage") | moves_of<Move, Rage>()},
    {.name = "rage costs the raging dwarf one wound",
     .clause = "rage.wound",
     .holds = rage_wounds_once<G>,
     .after = moves_of<Move, Rage>()},
    {.name = "rage gives the turn one action more",
     .clause = "rage.three",
     .assumes = {{{.ruling = "rage-fatal", .answer = "dies-and-acts"}}},
     .holds = rage_gives_an_action<G>,
     .after = moves_of<Move, Rage>()},
    {.name = "a dwarf whom his rage kills rages in vain",
     .clause = "rage.wound",
     .assumes = {{{.ruling = "rage-fatal", .answer = "dies-in-vain"}}},
     .holds = a_dead_dwarf_rages_in_vain<G>,
     .after = moves_of<Move, Rage>()},
    {.name = "nobody dies of his rage",
     .clause = "rage.wound",
     .assumes = {{{.ruling = "rage-fatal", .answer = "forbidden"}}},
     .holds = rage_never_kills<G>,
     .after = moves_of<Move, Rage>()},
    {.name = "rage is declared while an action is due",
     .clause = "rage.once",
     .assumes = {{{.ruling = "rage-time", .answer = "before-last-action"},
                  {.ruling = "rage-fatal", .answer = "dies-and-acts"}}},
     .position = rages_in_time<G, 1, 3>,
     .after = to(Stage::action)},
    {.name = "rage is declared while two actions are due",
     .clause = "rage.once",
     .assumes = {{{.ruling = "rage-time", .answer = "turn-start"},
                  {.ruling = "rage-fatal", .answer = "dies-and-acts"}}},
     .position = rages_in_time<G, 2, 3>,
     .after = to(Stage::action)},
    {.name = "rage is declared at any time of the turn",
     .clause = "rage.once",
     .assumes = {{{.ruling = "rage-time", .answer = "any-time"},
                  {.ruling = "rage-fatal", .answer = "dies-and-acts"}}},
     .position = rages_in_time<G, 0, 3>,
     .after = to(Stage::action)},
    {.name = "a rage takes no action that is left",
     .clause = "rage.wound",
     .holds = rage_ends_no_turn<G>,
     .after = moves_of<Move, Rage>()},
    {.name = "the third action of a rage may be left out, and no other",
     .clause = "rage.three",
     .assumes = {{{.ruling = "rage-third", .answer = "optional"}}},
     .position = third_may_be_left_out<G, true>,
     .after = to(Stage::action)},
    {.name = "no action that is due may be left out",
     .clause = "rage.three",
     .assumes = {{{.ruling = "rage-third", .answer = "compulsory"}}},
     .position = third_may_be_left_out<G, false>,
     .after = to(Stage::action)},
});

}  // namespace ruleproof::properties::drako_laws
