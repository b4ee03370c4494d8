/// Laws of answers to attacks: which shields block, and how many wounds come of what is not
/// blocked.
#pragma once

#include "properties/laws/drako/table.hpp"

namespace ruleproof::properties::drako_laws {

/// Only the attacked player blocks, with a card that shows a shield; it costs him no action.
template <class G>
auto shields_block(const G& game, const State& before, const Move& move, const Step<State>& step)
    -> bool {
  const auto* block = as<Block>(move);
  if (block == nullptr) return true;
  const auto side = rival(before.turn);
  const bool action_kept = step.next.turn != before.turn || step.next.stage == Stage::over ||
                           step.next.actions == before.actions;
  return block->side == side && shows_shield(game, side, block->card) &&
         before.stock(side).hand[block->card] > 0 && action_kept;
}

template <class G>
auto any_shield_will_do(const G& game, const State& state) -> bool {
  if (state.stage != Stage::answer) return true;
  const auto side = rival(state.turn);
  for (std::size_t i = 0; i < numbers_of(game).decks[index(side)].size(); ++i) {
    const auto card = static_cast<Card>(i);
    const bool may = state.stock(side).hand[card] > 0 && shows_shield(game, side, card);
    if (static_cast<bool>(game.judge(state, Block{side, card})) != may) return false;
  }
  return static_cast<bool>(game.judge(state, Endure{}));
}

/// Whoever holds a card may answer an attack: the dragon's player one on the dragon, the dwarf
/// player one on a dwarf.
template <class G>
auto attacks_are_answered(const G& /*game*/, const State& before, const Move& move,
                          const Step<State>& step) -> bool {
  if (as<Bite>(move) == nullptr && as<Breathe>(move) == nullptr) return true;
  const bool holds = size_of(before.stock(Side::dwarves).hand) > 0;
  return holds == (step.next.stage == Stage::answer);
}

template <class G>
auto only_the_bearer_is_shielded(const G& /*game*/, const State& state) -> bool {
  return state.stage != Stage::answer || state.turn == Side::dwarves || first_target(state) == 0;
}

/// What an answer does to the dwarves attacked: a block saves the first, the others wait or have
/// their wounds.
template <class G>
auto answers_for_dwarves(const G& game, const State& before, const Move& move,
                         const Step<State>& step) -> bool {
  const bool blocks = as<Block>(move) != nullptr;
  if (before.stage != Stage::answer || before.turn != Side::dragon) return true;
  const auto first = static_cast<std::size_t>(first_target(before));
  int markers = markers_for(game, before);
  for (std::size_t d = 0; d < dwarf_count; ++d) {
    const bool waits = is_target(before, d) && is_target(step.next, d);
    const bool hit = is_target(before, d) && !waits && !(blocks && d == first);
    const auto expected = wounded(game, before, d, hit ? before.pending.strength : 0, markers);
    if (step.next.dwarves[d].wounds != expected) return false;
    if (d == first && waits) return false;
  }
  return true;
}

/// What an attack can still bring changes by the answers and the allotments as it must: a block
/// takes one attack away, everything else leads to wounds.
template <class G>
auto wounds_of_an_attack(const G& game, const State& before, const Move& move,
                         const Step<State>& step) -> bool {
  const bool under_way = before.stage == Stage::answer || before.stage == Stage::allot ||
                         before.stage == Stage::strike;
  if (!under_way || before.turn != Side::dwarves) return true;
  const auto* strike = as<Strike>(move);
  const int aimed = strike == nullptr ? 0 : strike->dwarves * before.pending.strength;
  const int blocked = as<Block>(move) == nullptr ? 0 : before.pending.strength;
  const int due = wounds_of(before.dragon) + wounds_to_come(before) + aimed - blocked;
  const int is = wounds_of(step.next.dragon) + wounds_to_come(step.next);
  return is == due || (is < due && wounds_are_lost(game, step.next));
}

/// The same of an attack that nobody answers.
template <class G>
auto wounds_of_an_unanswered_attack(const G& game, const State& before, const Move& move,
                                    const Step<State>& step) -> bool {
  const auto icon = icon_of(game, move);
  if (icon != Icon::attack && icon != Icon::crossbow) return true;
  const int due = wounds_of(before.dragon) + face_of(game, std::get<Play>(move)).number;
  const int is = wounds_of(step.next.dragon) + wounds_to_come(step.next);
  return is == due || (is < due && wounds_are_lost(game, step.next));
}

template <class G>
auto both_are_answered_first(const G& /*game*/, const State& state) -> bool {
  return state.stage != Stage::allot || state.pending.attacks == 0;
}

template <class G>
auto wounds_come_at_once(const G& /*game*/, const State& state) -> bool {
  return state.stage != Stage::answer || state.turn == Side::dragon || state.pending.hits == 0;
}

template <class G>
inline constexpr auto answer_laws = std::to_array<Law<G>>({
    {.name = "the attacked player blocks with a card that shows a shield, and keeps his actions",
     .clause = "attack.blocked",
     .holds = shields_block<G>,
     .after = moves_of<Move, Block>()},
    {.name = "every card that shows a shield may block, and no other",
     .clause = "attack.blocked",
     .position = any_shield_will_do<G>,
     .sample = 2,
     .after = to(Stage::answer)},
    {.name = "whichever dwarf is attacked, a shield may answer",
     .clause = "icon.shield-dwarves",
     .assumes = {{{.ruling = "shield-for", .answer = "any-dwarf"}}},
     .holds = attacks_are_answered<G>,
     .after = moves_of<Move, Bite, Breathe>()},
    {.name = "a shield answers an attack on its bearer only",
     .clause = "icon.shield-dwarves",
     .assumes = {{{.ruling = "shield-for", .answer = "shield-bearer"}}},
     .position = only_the_bearer_is_shielded<G>,
     .after = changes<State>("stage turn pending.targets") & to(Stage::answer)},
    {.name = "each dwarf who is not shielded takes the wounds of the attack, in his own boxes",
     .clause = "attack.wounds",
     .holds = answers_for_dwarves<G>,
     .after = from(Stage::answer)},
    {.name = "a shield saves the dragon from one attack, and every other brings its wounds",
     .clause = "icon.shield-dragon",
     .holds = wounds_of_an_attack<G>,
     .after = from(Stage::answer, Stage::allot, Stage::strike)},
    {.name = "an attack is as strong as its card says",
     .clause = "attack.strength",
     .holds = wounds_of_an_unanswered_attack<G>,
     .after = moves_of<Move, Play>()},
    {.name = "two attacks are answered before the first wound",
     .clause = "icon.attack-two",
     .assumes = {{{.ruling = "double-attack", .answer = "both-before-wounds"}}},
     .position = both_are_answered_first<G>,
     .after = changes<State>("stage pending.attacks") & to(Stage::allot)},
    {.name = "the first of two attacks is over before the second is answered",
     .clause = "icon.attack-two",
     .assumes = {{{.ruling = "double-attack", .answer = "one-by-one"}}},
     .position = wounds_come_at_once<G>,
     .after = changes<State>("stage turn pending.hits") & to(Stage::answer)},
});

}  // namespace ruleproof::properties::drako_laws
