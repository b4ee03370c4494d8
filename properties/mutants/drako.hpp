/// Drako with bugs planted: what the laws are worth shows in what they catch.
///
/// The bug is a value, not a type: the laws are compiled once for all of them.
#pragma once

#include <algorithm>

#include "properties/laws/drako.hpp"

namespace ruleproof::properties::mutants::drako_bugs {

using namespace drako;  // NOLINT(google-build-using-namespace): its words are ours here

enum class Bug : std::uint8_t {
  none,
  copies_a_card,      ///< a card that is drawn stays in the deck too
  keeps_a_shield,     ///< a card that blocks stays in the hand
  shows_hands,        ///< everybody sees all hands
  three_actions,      ///< every turn of the dragon has three actions
  long_first_turn,    ///< the first turn has two
  walks_too_far,      ///< one area more than the card says
  lands_on_a_dwarf,   ///< the dragon flies where a dwarf stands
  walks_in_the_net,   ///< the net is no hindrance
  uses_what_is_lost,  ///< a lost ability is used
  shoots_past,        ///< the crossbow shoots past other dwarves
  blocks_all,         ///< one shield blocks every attack
  spares_the_dead,    ///< a dead dwarf stays on the map
  armour_later,       ///< the first wound goes to an ability
  rages_for_nothing,  ///< rage costs no wound
  rages_again,        ///< the marker of rage is kept
  shakes_by_halves,   ///< to shake the net off takes one action
  attacker_answers,   ///< who attacks decides whether it is blocked
  dragon_allots,      ///< the dragon player allots his wounds
  fights_on,          ///< the dragon outlives his last box
  plays_without,      ///< the game goes on without a card of the dwarves
  wrong_winner,       ///< who was slain has won
};

class Mutant : public Drako {
 public:
  inline static Bug planted = Bug::none;

  Mutant() = default;
  explicit Mutant(const Drako& base) : Drako(base) {}
  static auto configure(const SetupText& text) -> Result<Mutant> {
    auto base = Drako::configure(text);
    if (!base) return base.error();
    return Mutant(*base);
  }

  [[nodiscard]] auto to_act(const State& state) const -> Seat {
    if (planted == Bug::attacker_answers && state.stage == Stage::answer) {
      return state.turn == Side::dwarves ? Seat::p1 : Seat::p2;
    }
    if (planted == Bug::dragon_allots && state.stage == Stage::allot) return Seat::p2;
    return Drako::to_act(state);
  }

  auto propose(const State& state, MoveList<Move>& out) const -> void {
    Drako::propose(as_judged(state), out);
    if (planted == Bug::shoots_past && state.stage == Stage::action) add_shots(state, out);
  }
  [[nodiscard]] auto judge(const State& state, const Move& move) const -> Verdict {
    if (planted == Bug::shoots_past && is_shot(move) && state.turn == Side::dwarves) {
      return Drako::judge(alone(state), move);
    }
    return Drako::judge(as_judged(state), move);
  }

  [[nodiscard]] auto apply(const State& state, const Move& move) const -> Step<State> {
    auto step = Drako::apply(state, move);
    auto& next = step.next;
    switch (planted) {
      case Bug::copies_a_card:
        if (const auto* drawn = std::get_if<Drawn>(&move)) {
          ++next.stock(drawn->side).deck[drawn->card];
          ++next.stock(drawn->side).left;
        }
        break;
      case Bug::keeps_a_shield:
        if (const auto* block = std::get_if<Block>(&move)) {
          ++next.stock(block->side).hand[block->card];
          ++next.stock(block->side).held;
        }
        break;
      case Bug::three_actions:
        if (begins_turn(state, next) && next.turn == Side::dragon) next.actions = 3;
        break;
      case Bug::long_first_turn:
        if (std::holds_alternative<drako::Place>(move) && next.stage == Stage::action)
          next.actions = 2;
        break;
      case Bug::lands_on_a_dwarf:
        if (state.stage == Stage::flight && state.dwarves[2].at != Hex::nowhere &&
            std::holds_alternative<March>(move)) {
          next.dragon.at = state.dwarves[2].at;
        }
        break;
      case Bug::blocks_all:
        if (std::holds_alternative<Block>(move) && next.stage == Stage::answer) {
          return Drako::apply(without_attacks(state), move);
        }
        break;
      case Bug::spares_the_dead:
        for (std::size_t d = 0; d < dwarf_count; ++d) {
          if (next.stage != Stage::over) next.dwarves[d].at = spared(state, next, d);
        }
        break;
      case Bug::armour_later:
        if (next.dragon.armour > state.dragon.armour && next.dragon.abilities[0] == 0) {
          --next.dragon.armour;
          ++next.dragon.abilities[0];
        }
        break;
      case Bug::rages_for_nothing:
        if (std::holds_alternative<Rage>(move)) next.dwarves[0] = state.dwarves[0];
        break;
      case Bug::rages_again:
        next.rage = true;
        break;
      case Bug::shakes_by_halves:
        if (std::holds_alternative<Shake>(move) && next.stage == Stage::action) {
          next = state;
          next.dragon.netted = false;
          next.actions = 1;
        }
        break;
      case Bug::fights_on:
        if (next.ending == Ending::dragon_slain) next = go_on(state);
        break;
      case Bug::plays_without:
        if (next.ending == Ending::dragon_survived && next.stock(Side::dragon).left > 0) {
          next.ending = Ending::none;
          next.stage = Stage::action;
          next.turn = Side::dragon;
          next.actions = 2;
          next.raging = false;
        }
        break;
      default:
        break;
    }
    return step;
  }

  [[nodiscard]] auto outcome(const State& state) const -> Outcome {
    auto outcome = Drako::outcome(state);
    if (planted == Bug::wrong_winner && state.ending == Ending::dragon_slain) {
      std::swap(outcome.wins[0], outcome.wins[1]);
    }
    return outcome;
  }
  [[nodiscard]] auto seen_by(const State& state, Seat seat) const -> State {
    return planted == Bug::shows_hands ? state : Drako::seen_by(state, seat);
  }

 private:
  [[nodiscard]] static auto begins_turn(const State& before, const State& after) -> bool {
    return before.turn != after.turn && after.stage == Stage::action && after.actions == 2;
  }
  /// The position as the rules see it when they say what may be done.
  [[nodiscard]] static auto as_judged(State state) -> State {
    if (planted == Bug::walks_too_far && state.stage == Stage::march) ++state.pending.points;
    if (planted == Bug::walks_in_the_net && state.stage == Stage::action && state.actions == 1) {
      state.dragon.netted = false;
    }
    if (planted == Bug::uses_what_is_lost && state.stage == Stage::action) {
      state.dragon.abilities = {};
    }
    return state;
  }
  /// The shooter alone on the map with the dragon.
  [[nodiscard]] static auto alone(State state) -> State {
    state.dwarves[0].at = Hex::nowhere;
    state.dwarves[2].at = Hex::nowhere;
    return state;
  }
  [[nodiscard]] auto is_shot(const Move& move) const -> bool {
    const auto* play = std::get_if<Play>(&move);
    if (play == nullptr || play->face >= 2 || !rules().has_kind(play->side, play->card)) {
      return false;
    }
    return rules().kind(play->side, play->card).faces[play->face].icon == Icon::crossbow;
  }
  auto add_shots(const State& state, MoveList<Move>& out) const -> void {
    if (state.turn != Side::dwarves) return;
    MoveList<Move> others;
    Drako::propose(alone(state), others);
    for (const auto& move : others) {
      if (is_shot(move) && std::ranges::find(out, move) == out.end()) out.push_back(move);
    }
  }
  [[nodiscard]] static auto without_attacks(State state) -> State {
    if (state.pending.targets != 0) {
      state.pending.targets = static_cast<DwarfSet>(state.pending.targets & -state.pending.targets);
    } else {
      state.pending.attacks = 1;
    }
    return state;
  }
  [[nodiscard]] static auto spared(const State& before, const State& after, std::size_t dwarf)
      -> Hex {
    const auto& figure = after.dwarves[dwarf];
    return figure.at == Hex::nowhere ? before.dwarves[dwarf].at : figure.at;
  }
  /// The turn goes on as if nothing had come of it.
  [[nodiscard]] static auto go_on(State state) -> State {
    state.stage = Stage::action;
    state.turn = Side::dragon;
    state.actions = 2;
    state.raging = false;
    state.pending = {};
    return state;
  }
};

}  // namespace ruleproof::properties::mutants::drako_bugs

namespace ruleproof::properties {

template <>
struct Tables<mutants::drako_bugs::Mutant> {
  using G = mutants::drako_bugs::Mutant;
  static constexpr std::span<const Law<G>> laws = drako_laws::laws<G>;
  static constexpr std::span<const Goal<G>> goals = drako_laws::goals<G>;
  static auto random_options(Random& random) -> Texts { return drako_laws::random_options(random); }
};

}  // namespace ruleproof::properties
