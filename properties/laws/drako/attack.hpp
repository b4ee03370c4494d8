/// Laws of attacks: what a card does, who may attack whom, who is hit.
#pragma once

#include "properties/laws/drako/table.hpp"

namespace ruleproof::properties::drako_laws {

/// What the card played shows is what happens, with its number.
template <class G>
auto icon_decides(const G& game, const State& before, const Move& move, const Step<State>& step)
    -> bool {
  const auto* play = as<Play>(move);
  if (play == nullptr) return true;
  const auto face = face_of(game, *play);
  const auto& next = step.next;
  const auto goes_to = [&](Stage stage, int points, int strength) {
    return next.stage == stage && next.pending.points == points &&
           next.pending.strength == strength;
  };
  const bool no_answer = size_of(before.stock(rival(before.turn)).hand) == 0;
  switch (face.icon) {
    case Icon::move:
    case Icon::walk:
      return goes_to(Stage::march, face.number, 0) && next.pending.marches == 1;
    case Icon::move_two:
      return goes_to(Stage::march, face.number, 0) && next.pending.marches == 2;
    case Icon::fly:
      return goes_to(Stage::flight, 0, 0);
    case Icon::attack:
    case Icon::crossbow:
      return no_answer || (goes_to(Stage::answer, 0, face.number) && next.pending.attacks == 1);
    case Icon::attack_two:
      return goes_to(Stage::strike, 0, face.number);
    case Icon::bite:
      return goes_to(Stage::bite, 0, face.number);
    case Icon::flame:
      return goes_to(Stage::flame, 0, face.number);
    case Icon::net:
      return next.dragon.netted;
    case Icon::shield:
    case Icon::none:
      return false;  // no action
  }
  return false;
}

template <class G>
auto attackers_touch(const G& game, const State& before, const Move& move,
                     const Step<State>& /*step*/) -> bool {
  const auto icon = icon_of(game, move);
  const bool attacks = icon == Icon::attack || icon == Icon::attack_two || icon == Icon::bite;
  return !attacks || count_touching(before) >= 1;
}

template <class G>
auto as_many_strike_as_touch(const G& game, const State& state) -> bool {
  if (state.stage != Stage::strike) return true;
  const int most = count_touching(state);
  return game.judge(state, Strike{1}) &&
         static_cast<bool>(game.judge(state, Strike{2})) == (most >= 2) &&
         !game.judge(state, Strike{0}) && !game.judge(state, Strike{3});
}

template <class G>
auto strikes_count(const G& /*game*/, const State& before, const Move& move,
                   const Step<State>& step) -> bool {
  const auto* strike = as<Strike>(move);
  if (strike == nullptr) return true;
  if (size_of(before.stock(Side::dragon).hand) == 0) return true;
  return step.next.stage == Stage::answer && step.next.pending.attacks == strike->dwarves &&
         step.next.pending.strength == before.pending.strength;
}

/// Whether another dwarf's area lies between, walked step by step along the line.
inline auto is_covered(const State& state, Hex from, Hex to) -> bool {
  const int far_away = steps(from, to);
  for (const auto& dwarf : state.dwarves) {
    if (dwarf.at == Hex::nowhere || dwarf.at == from) continue;
    const bool on_the_way = in_line(from, dwarf.at) && in_line(dwarf.at, to) &&
                            steps(from, dwarf.at) + steps(dwarf.at, to) == far_away;
    if (on_the_way) return true;
  }
  return false;
}

template <class G>
auto shoots_along_a_line(const G& game, const State& before, const Move& move,
                         const Step<State>& /*step*/) -> bool {
  if (icon_of(game, move) != Icon::crossbow) return true;
  const auto from = before.dwarf(Dwarf::shooter).at;
  return in_line(from, before.dragon.at) && !is_covered(before, from, before.dragon.at);
}

template <class G>
auto shoots_from_afar(const G& game, const State& before, const Move& move,
                      const Step<State>& /*step*/) -> bool {
  return icon_of(game, move) != Icon::crossbow ||
         steps(before.dwarf(Dwarf::shooter).at, before.dragon.at) >= 2;
}

/// The crossbow may be used wherever its line is free.
template <class G>
auto shoots_where_it_can(const G& game, const State& state) -> bool {
  if (state.stage != Stage::action || state.turn != Side::dwarves || state.actions == 0) {
    return true;
  }
  const auto from = state.dwarf(Dwarf::shooter).at;
  const bool aims = in_line(from, state.dragon.at) && !is_covered(state, from, state.dragon.at);
  const auto& deck = numbers_of(game).decks[index(Side::dwarves)];
  for (std::size_t i = 0; i < deck.size(); ++i) {
    const auto card = static_cast<Card>(i);
    if (state.stock(Side::dwarves).hand[card] == 0) continue;
    for (std::uint8_t face = 0; face < 2; ++face) {
      if (deck[i].faces[face].icon != Icon::crossbow) continue;
      if (static_cast<bool>(game.judge(state, Play{Side::dwarves, card, face})) != aims) {
        return false;
      }
    }
  }
  return true;
}

/// Dwarves whom an attack of the dragon is aimed at by this move.
template <class G>
auto aimed_at(const G& game, const State& before, const Move& move, bool stops_at_first)
    -> std::array<bool, dwarf_count> {
  std::array<bool, dwarf_count> aimed{};
  if (const auto* bite = as<Bite>(move)) aimed[index(bite->dwarf)] = true;
  const auto* breathe = as<Breathe>(move);
  if (breathe == nullptr) return aimed;
  const auto way = directions[breathe->direction];
  bool hit = false;
  for (auto cell = axial(before.dragon.at) + way; is_area(game, hex_at(cell)); cell = cell + way) {
    for (std::size_t d = 0; d < dwarf_count; ++d) {
      if (before.dwarves[d].at != hex_at(cell)) continue;
      aimed[d] = true;
      hit = true;
    }
    if (hit && stops_at_first) break;  // two may share an area
  }
  return aimed;
}

/// Everybody aimed at is to be answered for, or has his wounds; nobody else is touched.
template <class G, bool StopsAtFirst>
auto all_in_the_line_are_hit(const G& game, const State& before, const Move& move,
                             const Step<State>& step) -> bool {
  if (as<Bite>(move) == nullptr && as<Breathe>(move) == nullptr) return true;
  const auto aimed = aimed_at(game, before, move, StopsAtFirst);
  if (std::ranges::count(aimed, true) == 0) return false;
  int markers = markers_for(game, before);
  for (std::size_t d = 0; d < dwarf_count; ++d) {
    const bool aims = aimed[d] && !is_target(step.next, d);
    const auto full = wounded(game, before, d, aims ? before.pending.strength : 0, markers);
    const auto now = step.next.dwarves[d].wounds;
    if (is_target(step.next, d) ? !aimed[d] || now != before.dwarves[d].wounds : now != full) {
      return false;
    }
  }
  return true;
}

/// Of each direction in which the dragon may breathe now.
template <class G, bool StopsAtFirst>
auto every_flame_hits_its_line(const G& game, const State& state) -> bool {
  constexpr auto count = static_cast<std::uint8_t>(directions.size());
  for (std::uint8_t d = 0; d < count; ++d) {
    const Move move = Breathe{d};
    if (!game.judge(state, move)) continue;
    if (!all_in_the_line_are_hit<G, StopsAtFirst>(game, state, move, game.apply(state, move))) {
      return false;
    }
  }
  return true;
}

template <class G>
auto bites_a_neighbour(const G& /*game*/, const State& before, const Move& move,
                       const Step<State>& /*step*/) -> bool {
  const auto* bite = as<Bite>(move);
  return bite == nullptr || touching(before.dwarf(bite->dwarf).at, before.dragon.at);
}

template <class G>
auto needs_its_ability(const G& game, const State& before, const Move& move,
                       const Step<State>& /*step*/) -> bool {
  switch (icon_of(game, move)) {
    case Icon::walk:
      return !lost(game, before, Ability::walk);
    case Icon::fly:
      return !lost(game, before, Ability::flight);
    case Icon::flame:
      return !lost(game, before, Ability::fire);
    default:
      return true;
  }
}

template <class G>
auto needs_its_dwarf(const G& game, const State& before, const Move& move,
                     const Step<State>& /*step*/) -> bool {
  switch (icon_of(game, move)) {
    case Icon::crossbow:
      return before.dwarf(Dwarf::shooter).at != Hex::nowhere;
    case Icon::net:
      return before.dwarf(Dwarf::thrower).at != Hex::nowhere;
    default:
      return true;
  }
}

template <class G>
inline constexpr auto attack_laws = std::to_array<Law<G>>({
    {.name = "a card does what the chosen icon says, with the number beside it",
     .clause = "play.one-icon",
     .holds = icon_decides<G>,
     .after = moves_of<Move, Play>()},
    {.name = "who attacks stands next to the one attacked",
     .clause = "icon.attack",
     .holds = attackers_touch<G>,
     .after = moves_of<Move, Play>()},
    {.name = "one dwarf attacks or two, as many as stand next to the dragon",
     .clause = "icon.attack-two",
     .position = as_many_strike_as_touch<G>,
     .after = to(Stage::strike)},
    {.name = "each of the dwarves who attack is an attack to be answered",
     .clause = "icon.attack-two",
     .holds = strikes_count<G>,
     .after = moves_of<Move, Strike>()},
    {.name = "the crossbow shoots along one of six lines, past no other dwarf",
     .clause = "icon.crossbow",
     .assumes = {{{.ruling = "line", .answer = "six-directions"}}},
     .holds = shoots_along_a_line<G>,
     .after = moves_of<Move, Play>()},
    {.name = "the crossbow shoots wherever one of six lines to the dragon is free",
     .clause = "icon.crossbow",
     .assumes = {{{.ruling = "line", .answer = "six-directions"},
                  {.ruling = "near-shot", .answer = "allowed"}}},
     .position = shoots_where_it_can<G>,
     .sample = 2,
     .after = to(Stage::action)},
    {.name = "the crossbow does not shoot at a neighbour",
     .clause = "icon.crossbow",
     .assumes = {{{.ruling = "near-shot", .answer = "forbidden"}}},
     .holds = shoots_from_afar<G>,
     .after = moves_of<Move, Play>()},
    {.name = "a flame hits every dwarf on its line, and a bite the one bitten",
     .clause = "icon.flame",
     .assumes = {{{.ruling = "flame-end", .answer = "edge"}}},
     .holds = all_in_the_line_are_hit<G, false>,
     .after = moves_of<Move, Bite, Breathe>()},
    {.name = "a flame hits who stands first on its line, and a bite the one bitten",
     .clause = "icon.flame",
     .assumes = {{{.ruling = "flame-end", .answer = "first-dwarf"}}},
     .holds = all_in_the_line_are_hit<G, true>,
     .after = moves_of<Move, Bite, Breathe>()},
    {.name = "whichever way the dragon breathes, he hits every dwarf on the line",
     .clause = "icon.flame",
     .assumes = {{{.ruling = "flame-end", .answer = "edge"}}},
     .position = every_flame_hits_its_line<G, false>,
     .sample = 2,
     .after = to(Stage::flame)},
    {.name = "whichever way the dragon breathes, he hits who stands first on the line",
     .clause = "icon.flame",
     .assumes = {{{.ruling = "flame-end", .answer = "first-dwarf"}}},
     .position = every_flame_hits_its_line<G, true>,
     .after = to(Stage::flame)},
    {.name = "the dragon bites a dwarf next to him",
     .clause = "icon.bite",
     .holds = bites_a_neighbour<G>,
     .after = moves_of<Move, Bite>()},
    {.name = "an ability that is lost is not used",
     .clause = "ability.needed",
     .holds = needs_its_ability<G>,
     .after = moves_of<Move, Play>()},
    {.name = "the crossbow and the net are used by their dwarf, alive",
     .clause = "skill.needed",
     .holds = needs_its_dwarf<G>,
     .after = moves_of<Move, Play>()},
});

}  // namespace ruleproof::properties::drako_laws
