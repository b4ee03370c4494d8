/// Laws of the net: what it keeps the dragon from, and how it comes off.
#pragma once

#include "properties/laws/drako/table.hpp"

namespace ruleproof::properties::drako_laws {

template <class G>
auto net_holds(const G& game, const State& before, const Move& move, const Step<State>& step)
    -> bool {
  if (!before.dragon.netted) return true;
  const auto icon = icon_of(game, move);
  return step.next.dragon.at == before.dragon.at && icon != Icon::walk && icon != Icon::fly;
}

template <class G>
auto net_forbids_flame(const G& game, const State& before, const Move& move,
                       const Step<State>& /*step*/) -> bool {
  return !before.dragon.netted || icon_of(game, move) != Icon::flame;
}

/// With a flame on a card and a dwarf in line; with the net on, or without it.
template <class G, bool Netted>
auto dragon_breathes(const G& game, const State& state) -> bool {
  if (state.stage != Stage::action || state.turn != Side::dragon || state.actions == 0 ||
      state.dragon.netted != Netted || lost(game, state, Ability::fire)) {
    return true;
  }
  const bool aims = std::ranges::any_of(
      state.dwarves, [&](const DwarfFigure& dwarf) { return in_line(dwarf.at, state.dragon.at); });
  if (!aims) return true;
  const auto& deck = numbers_of(game).decks[index(Side::dragon)];
  for (std::size_t i = 0; i < deck.size(); ++i) {
    const auto card = static_cast<Card>(i);
    if (state.stock(Side::dragon).hand[card] == 0) continue;
    for (std::uint8_t face = 0; face < 2; ++face) {
      if (deck[i].faces[face].icon != Icon::flame) continue;
      if (!game.judge(state, Play{Side::dragon, card, face})) return false;
    }
  }
  return true;
}

template <class G>
auto net_is_thrown(const G& game, const State& before, const Move& move, const Step<State>& step)
    -> bool {
  if (before.dragon.netted || !step.next.dragon.netted) {
    return icon_of(game, move) != Icon::net || step.next.dragon.netted;
  }
  const bool lives = before.dwarf(Dwarf::thrower).at != Hex::nowhere;
  return icon_of(game, move) == Icon::net && lives && step.next.stage != Stage::answer;
}

template <class G>
auto net_comes_off_by_shaking(const G& /*game*/, const State& before, const Move& move,
                              const Step<State>& step) -> bool {
  if (!before.dragon.netted || step.next.dragon.netted) return true;
  const bool out_of_cards = in_play(before.stock(Side::dragon)) == 0;
  const bool skipped = out_of_cards && before.turn == Side::dragon && !before.busy;
  return as<Shake>(move) != nullptr || skipped;
}

/// Whose death takes it off, where one does: that of who threw it.
template <class G>
auto net_stays_while_its_thrower_lives(const G& game, const State& before, const Move& move,
                                       const Step<State>& step) -> bool {
  const bool died = before.dwarf(Dwarf::thrower).at != Hex::nowhere &&
                    step.next.dwarf(Dwarf::thrower).at == Hex::nowhere;
  return died || net_comes_off_by_shaking(game, before, move, step);
}

template <class G>
auto net_falls_with_its_thrower(const G& /*game*/, const State& state) -> bool {
  return state.stage == Stage::over || !state.dragon.netted ||
         state.dwarf(Dwarf::thrower).at != Hex::nowhere;
}

/// A dragon without any card is free after a turn of skipping, or stays netted for good.
template <class G, bool Freed>
auto skipping_frees(const G& /*game*/, const State& before, const Move& /*move*/,
                    const Step<State>& step) -> bool {
  if (!before.dragon.netted || before.turn != Side::dragon || !begins_turn(before, step.next) ||
      in_play(before.stock(Side::dragon)) > 0) {
    return true;
  }
  const bool idle = !before.busy;
  return step.next.dragon.netted == !(Freed && idle);
}

template <class G>
auto shaking_takes_the_turn(const G& /*game*/, const State& before, const Move& move,
                            const Step<State>& step) -> bool {
  if (as<Shake>(move) == nullptr) return true;
  const bool is_last = begins_turn(before, step.next) || step.next.stage == Stage::over ||
                       step.next.stage == Stage::discard;
  return before.turn == Side::dragon && before.dragon.netted && before.actions == 2 && is_last &&
         !step.next.dragon.netted;
}

template <class G>
inline constexpr auto net_laws = std::to_array<Law<G>>({
    {.name = "a netted dragon neither walks nor flies",
     .clause = "net.holds",
     .holds = net_holds<G>,
     .after = changes<State>("dragon.at") | moves_of<Move, Play>()},
    {.name = "a netted dragon may breathe fire",
     .clause = "net.holds",
     .assumes = {{{.ruling = "net-flame", .answer = "allowed"},
                  {.ruling = "flame-end", .answer = "edge"}}},
     .position = dragon_breathes<G, true>,
     .sample = 2,
     .after = to(Stage::action)},
    {.name = "a dragon without a net may breathe fire",
     .clause = "icon.flame",
     .assumes = {{{.ruling = "flame-end", .answer = "edge"}}},
     .position = dragon_breathes<G, false>,
     .sample = 2,
     .after = to(Stage::action)},
    {.name = "a netted dragon does not breathe fire",
     .clause = "net.holds",
     .assumes = {{{.ruling = "net-flame", .answer = "bite-only"}}},
     .holds = net_forbids_flame<G>,
     .after = moves_of<Move, Play>()},
    {.name = "the living net thrower nets the dragon, and nobody answers",
     .clause = "icon.net",
     .holds = net_is_thrown<G>,
     .after = changes<State>("dragon.netted") | moves_of<Move, Play>()},
    {.name = "the net comes off by shaking only",
     .clause = "net.shaken",
     .assumes = {{{.ruling = "net-of-dead", .answer = "stays"}}},
     .holds = net_comes_off_by_shaking<G>,
     .after = changes<State>("dragon.netted")},
    {.name = "the net falls off when its thrower dies",
     .clause = "net.holds",
     .assumes = {{{.ruling = "net-of-dead", .answer = "falls-off"}}},
     .position = net_falls_with_its_thrower<G>,
     .after = changes<State>("stage dwarf.at dragon.netted")},
    {.name = "the net comes off by shaking and by the death of its thrower only",
     .clause = "net.holds",
     .assumes = {{{.ruling = "net-of-dead", .answer = "falls-off"}}},
     .holds = net_stays_while_its_thrower_lives<G>,
     .after = changes<State>("dragon.netted")},
    {.name = "a dragon without cards shakes the net off by skipping",
     .clause = "net.shaken",
     .assumes = {{{.ruling = "net-without-cards", .answer = "shaken"},
                  {.ruling = "net-of-dead", .answer = "stays"}}},
     .holds = skipping_frees<G, true>,
     .after = changes<State>("turn")},
    {.name = "a dragon without cards keeps the net on",
     .clause = "net.shaken",
     .assumes = {{{.ruling = "net-without-cards", .answer = "stays"},
                  {.ruling = "net-of-dead", .answer = "stays"}}},
     .holds = skipping_frees<G, false>,
     .after = changes<State>("turn")},
    {.name = "shaking the net off takes both actions of a turn",
     .clause = "net.shaken",
     .holds = shaking_takes_the_turn<G>,
     .after = moves_of<Move, Shake>()},
});

}  // namespace ruleproof::properties::drako_laws
