/// What must be possible in Drako: a model in which nobody ever flies keeps every law.
#pragma once

#include "properties/laws/drako/table.hpp"

namespace ruleproof::properties::drako_laws {

/// Reached by a move of this kind.
template <class G, class Kind>
auto makes(const G& /*game*/, const State& /*before*/, const Move& move,
           const Step<State>& /*step*/) -> bool {
  return as<Kind>(move) != nullptr;
}
/// A card is played for this icon.
template <class G, Icon Wanted>
auto uses(const G& game, const State& /*before*/, const Move& move, const Step<State>& /*step*/)
    -> bool {
  return icon_of(game, move) == Wanted;
}
template <class G, Ending Wanted>
auto ends(const G& /*game*/, const State& state) -> bool {
  return state.ending == Wanted;
}
template <class G, Ability Wanted>
auto loses(const G& game, const State& state) -> bool {
  return lost(game, state, Wanted) && state.stage != Stage::over;
}
template <class G, Dwarf Wanted>
auto dies(const G& game, const State& state) -> bool {
  return state.dwarf(Wanted).wounds == numbers_of(game).dwarves[index(Wanted)];
}
/// Somebody blocks for that side.
template <class G, Side Wanted>
auto blocks(const G& /*game*/, const State& /*before*/, const Move& move,
            const Step<State>& /*step*/) -> bool {
  const auto* block = as<Block>(move);
  return block != nullptr && block->side == Wanted;
}
template <class G, int Wanted>
auto flame_reaches(const G& game, const State& before, const Move& move,
                   const Step<State>& /*step*/) -> bool {
  const auto* breathe = as<Breathe>(move);
  if (breathe == nullptr) return false;
  const auto way = directions[breathe->direction];
  int hit = 0;
  for (auto cell = axial(before.dragon.at) + way; is_area(game, hex_at(cell)); cell = cell + way) {
    hit += static_cast<int>(std::ranges::count(before.dwarves, hex_at(cell), &DwarfFigure::at));
  }
  return hit >= Wanted;
}
/// An attack on the dragon is blocked while so many are to be answered, and so many were not
/// blocked.
template <class G, int Attacks, int Hits>
auto blocks_one_of_two(const G& /*game*/, const State& before, const Move& move,
                       const Step<State>& /*step*/) -> bool {
  return as<Block>(move) != nullptr && before.turn == Side::dwarves &&
         before.pending.attacks == Attacks && before.pending.hits == Hits;
}
template <class G>
auto acts_three_times(const G& /*game*/, const State& before, const Move& move,
                      const Step<State>& /*step*/) -> bool {
  return before.raging && before.actions == 1 && as<Play>(move) != nullptr;
}
template <class G>
auto throws_again(const G& game, const State& before, const Move& move, const Step<State>& /*step*/)
    -> bool {
  if (icon_of(game, move) != Icon::net) return false;
  int nets = 0;
  const auto& deck = numbers_of(game).decks[index(Side::dwarves)];
  for (std::size_t i = 0; i < deck.size(); ++i) {
    const bool shows = deck[i].faces[0].icon == Icon::net || deck[i].faces[1].icon == Icon::net;
    if (shows) nets += before.stock(Side::dwarves).out[static_cast<Card>(i)];
  }
  return nets > 0;
}
template <class G>
auto grounded(const G& game, const State& state) -> bool {
  return lost(game, state, Ability::walk) && lost(game, state, Ability::flight) &&
         state.stage != Stage::over;
}
template <class G>
auto skips_by_right(const G& /*game*/, const State& before, const Move& move,
                    const Step<State>& /*step*/) -> bool {
  return as<Skip>(move) != nullptr && before.turn == Side::dragon &&
         in_play(before.stock(Side::dragon)) == 0;
}

template <class G>
inline constexpr auto goals = std::to_array<Goal<G>>({
    {.name = "the dragon is slain",
     .clause = "end.dragon-slain",
     .reached = ends<G, Ending::dragon_slain>},
    {.name = "all dwarves are dead",
     .clause = "end.dwarves-dead",
     .reached = ends<G, Ending::dwarves_dead>},
    {.name = "the dragon survives the last card",
     .clause = "end.last-card",
     .reached = ends<G, Ending::dragon_survived>},
    {.name = "a dwarf moves", .clause = "icon.move", .taken = uses<G, Icon::move>},
    {.name = "two dwarves move", .clause = "icon.move-two", .taken = uses<G, Icon::move_two>},
    {.name = "a dwarf attacks", .clause = "icon.attack", .taken = uses<G, Icon::attack>},
    {.name = "two dwarves attack", .clause = "icon.attack-two", .taken = uses<G, Icon::attack_two>},
    {.name = "a dwarf shoots", .clause = "icon.crossbow", .taken = uses<G, Icon::crossbow>},
    {.name = "the net is thrown", .clause = "icon.net", .taken = uses<G, Icon::net>},
    {.name = "the dragon walks", .clause = "icon.walk", .taken = uses<G, Icon::walk>},
    {.name = "the dragon flies", .clause = "icon.fly", .taken = uses<G, Icon::fly>},
    {.name = "the dragon bites", .clause = "icon.bite", .taken = uses<G, Icon::bite>},
    {.name = "the dragon breathes fire", .clause = "icon.flame", .taken = uses<G, Icon::flame>},
    {.name = "a flame hits two dwarves", .clause = "icon.flame", .taken = flame_reaches<G, 2>},
    {.name = "a dwarf is shielded",
     .clause = "icon.shield-dwarves",
     .taken = blocks<G, Side::dwarves>},
    {.name = "the dragon is shielded",
     .clause = "icon.shield-dragon",
     .taken = blocks<G, Side::dragon>},
    {.name = "the first of two attacks is blocked",
     .clause = "icon.attack-two",
     .taken = blocks_one_of_two<G, 2, 0>},
    {.name = "of two attacks only the second is blocked",
     .clause = "icon.attack-two",
     .assumes = {{{.ruling = "double-attack", .answer = "both-before-wounds"}}},
     .taken = blocks_one_of_two<G, 1, 1>},
    {.name = "a dwarf rages", .clause = "rage.once", .taken = makes<G, Rage>},
    {.name = "a third action is carried out", .clause = "rage.three", .taken = acts_three_times<G>},
    {.name = "a third action is left out", .clause = "rage.three", .taken = makes<G, Stop>},
    {.name = "the net is shaken off", .clause = "net.shaken", .taken = makes<G, Shake>},
    {.name = "the net is thrown a second time", .clause = "net.shaken", .taken = throws_again<G>},
    {.name = "a card over the limit is discarded",
     .clause = "draw.limit",
     .taken = makes<G, Discard>},
    {.name = "the dragon skips for want of cards",
     .clause = "action.dragon-skips",
     .taken = skips_by_right<G>},
    {.name = "the dragon can no longer fly",
     .clause = "ability.lost",
     .reached = loses<G, Ability::flight>},
    {.name = "the dragon can no longer breathe fire",
     .clause = "ability.lost",
     .reached = loses<G, Ability::fire>},
    {.name = "the dragon can no longer walk",
     .clause = "ability.lost",
     .reached = loses<G, Ability::walk>},
    {.name = "the dragon can neither fly nor walk",
     .clause = "ability.needed",
     .reached = grounded<G>},
    {.name = "the raging dwarf dies", .clause = "figure.dead", .reached = dies<G, Dwarf::rager>},
    {.name = "the shooter dies", .clause = "figure.dead", .reached = dies<G, Dwarf::shooter>},
    {.name = "the net thrower dies", .clause = "figure.dead", .reached = dies<G, Dwarf::thrower>},
    {.name = "an opening hand is replaced",
     .clause = "setup.mulligan",
     .assumes = {{{.ruling = "mulligan", .answer = "on"}}},
     .taken = makes<G, Replace>},
    {.name = "nothing goes on any more",
     .clause = "action.compulsory",
     .assumes = {{{.ruling = "draw-empty", .answer = "no-effect"}}},
     .reached = ends<G, Ending::stalemate>},
});

}  // namespace ruleproof::properties::drako_laws
