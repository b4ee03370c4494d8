/// Drako: bugs that its implementers make.
#include "model/drako/drako.hpp"

#include <algorithm>
#include <array>
#include <cstddef>
#include <utility>
#include <variant>

#include "model/core/clause.hpp"
#include "model/core/game.hpp"
#include "model/drako/cards.hpp"
#include "model/drako/figures.hpp"
#include "model/drako/hex.hpp"
#include "model/drako/rules.hpp"
#include "model/drako/rules/clauses.hpp"
#include "model/drako/state.hpp"
#include "model/drako/turn.hpp"
#include "properties/mutants/bug.hpp"
#include "properties/mutants/planted.hpp"

namespace ruleproof::properties::mutants {

using namespace drako;  // NOLINT(google-build-using-namespace): its words are ours here

namespace {

using DrakoBug = Bug<Drako>;

template <class Kind>
auto is(const Move& move) -> bool {
  return std::holds_alternative<Kind>(move);
}

auto begins_turn(const State& before, const State& after) -> bool {
  return before.turn != after.turn && after.stage == Stage::action && after.actions == 2;
}

/// The turn goes on as if nothing had come of it.
auto go_on(State& state) -> void {
  state.ending = Ending::none;
  state.stage = Stage::action;
  state.turn = Side::dragon;
  state.actions = 2;
  state.rage = state.rage && !state.raging;
  state.raging = false;
  state.pending = {};
}

/// Who is asked while the attack of one side is answered or dealt.
auto seat_of(Side side) -> Seat { return side == Side::dwarves ? Seat::p1 : Seat::p2; }

/// Whether a card is played for its crossbow.
auto shows(const Drako& game, const Move& move, Icon icon) -> bool {
  const auto* play = std::get_if<Play>(&move);
  if (play == nullptr || play->face >= 2 || !game.rules().has_kind(play->side, play->card)) {
    return false;
  }
  return game.rules().kind(play->side, play->card).faces[play->face].icon == icon;
}

/// The shooter alone on the map with the dragon.
auto alone(State state) -> State {
  state.dwarves[0].at = Hex::nowhere;
  state.dwarves[2].at = Hex::nowhere;
  return state;
}

auto shoots_past(const Drako& game, const State& state, const Move& move) -> bool {
  return state.stage == Stage::action && state.turn == Side::dwarves &&
         shows(game, move, Icon::crossbow) && game.judge(alone(state), move);
}

auto list_shots(const Drako& game, const State& state, MoveList<Move>& out) -> void {
  if (state.stage == Stage::action && state.turn == Side::dwarves) game.propose(alone(state), out);
}

auto blocks_all(const Drako& game, const State& state, const Move& move) -> Step<State> {
  const auto step = game.apply(state, move);
  if (!is<Block>(move) || step.next.stage != Stage::answer) return step;
  auto single = state;
  if (single.pending.targets != 0) {
    single.pending.targets =
        static_cast<DwarfSet>(single.pending.targets & -single.pending.targets);
  } else {
    single.pending.attacks = 1;
  }
  return game.apply(single, move);
}

auto keep_in_hand(State& state, Side side, Card card) -> void {
  ++state.stock(side).hand[card];
  ++state.stock(side).held;
}

auto lands_on_a_dwarf(const Drako&, const State& before, const Move& move, State& after) -> void {
  if (before.stage == Stage::flight && before.dwarves[2].at != Hex::nowhere && is<March>(move)) {
    after.dragon.at = before.dwarves[2].at;
  }
}

auto spares_the_dead(const Drako&, const State& before, const Move&, State& after) -> void {
  if (after.stage == Stage::over) return;
  for (std::size_t d = 0; d < dwarf_count; ++d) {
    if (after.dwarves[d].at == Hex::nowhere) after.dwarves[d].at = before.dwarves[d].at;
  }
}

// The dwarves may start beside the dragon.
auto starts_beside(const Drako& game, const State& state, const Move& move) -> bool {
  const auto* place = std::get_if<drako::Place>(&move);
  if (place == nullptr || state.stage != Stage::place) return false;
  const auto next = std::ranges::find(state.dwarves, Hex::nowhere, &DwarfFigure::at);
  const auto beside = game.rules().board().neighbours(state.dragon.at);
  return next - state.dwarves.begin() == static_cast<int>(place->dwarf) &&
         has(beside & ~occupied(state), place->at);
}
auto list_starts(const Drako&, const State& state, MoveList<Move>& out) -> void {
  if (state.stage != Stage::place) return;
  for (const auto dwarf : all_dwarves) {
    for (std::size_t at = 0; at < hex_count; ++at) {
      out.emplace_back(drako::Place{dwarf, static_cast<Hex>(at)});
    }
  }
}

/// A hand of one card over the limit is not cut down.
auto keeps_one_more(const Drako& game, const State&, const Move&, State& after) -> void {
  const auto limit = game.rules().components.hand_limit + 1;
  if (after.stage != Stage::discard || after.stock(after.turn).held > limit) return;
  ClauseSet because;
  Table table{game.rules(), after, because};
  drako::finish_action(table);
  if (after.stage == Stage::discard) drako::pass_turn(table);
}

}  // namespace

template <>
struct BugTable<Drako> {
  static constexpr auto rows = std::to_array<DrakoBug>({
      // Cards.
      {.about = {"copies-a-card", "a card that is drawn stays in the deck too", "draw.two", "",
                 "setup.hand"},
       .spoils =
           [](const Drako&, const State&, const Move& move, State& after) {
             const auto* drawn = std::get_if<Drawn>(&move);
             if (drawn == nullptr) return;
             ++after.stock(drawn->side).deck[drawn->card];
             ++after.stock(drawn->side).left;
           }},
      {.about = {"keeps-a-shield", "a card that blocks stays in the hand", "attack.blocked"},
       .spoils =
           [](const Drako&, const State&, const Move& move, State& after) {
             const auto* block = std::get_if<Block>(&move);
             if (block != nullptr) keep_in_hand(after, block->side, block->card);
           }},
      {.about = {"draws-one", "an action draws one card", "draw.two", "action.kinds"},
       .spoils =
           [](const Drako&, const State&, const Move& move, State& after) {
             if (is<Draw>(move) && after.pending.draws == 2) after.pending.draws = 1;
           }},
      // Turns.
      {.about = {"three-actions", "every turn of the dragon has three actions", "turn.two-actions"},
       .spoils =
           [](const Drako&, const State& before, const Move&, State& after) {
             if (begins_turn(before, after) && after.turn == Side::dragon) after.actions = 3;
           }},
      {.about = {"long-first-turn", "the first turn has two actions", "turn.first"},
       .spoils =
           [](const Drako&, const State&, const Move& move, State& after) {
             if (is<drako::Place>(move) && after.stage == Stage::action) after.actions = 2;
           }},
      // Movement.
      {.about = {"walks-too-far", "the dragon walks one area more than the card says", "icon.walk",
                 "move.up-to"},
       .reads =
           [](const Drako&, State& state) {
             if (state.stage == Stage::march && state.turn == Side::dragon) ++state.pending.points;
           }},
      {.about = {"must-walk", "who plays a movement may not stay where he is", "move.up-to",
                 "icon.move-two"},
       .refuses = [](const Drako&, const State&, const Move& move) { return is<Stay>(move); }},
      {.about = {"lands-on-a-dwarf", "the dragon flies where a dwarf stands", "move.one-figure",
                 "icon.fly"},
       .spoils = lands_on_a_dwarf},
      {.about = {"walks-in-the-net", "the net is no hindrance with one action left", "net.holds",
                 "", "net.shaken"},
       .reads =
           [](const Drako&, State& state) {
             const bool acts = state.stage == Stage::action && state.turn == Side::dragon;
             if (acts && state.actions == 1) state.dragon.netted = false;
           }},
      {.about = {"net-disarms", "a netted dragon does not bite", "net.holds", "", "icon.bite"},
       .refuses =
           [](const Drako& game, const State& state, const Move& move) {
             return state.dragon.netted && shows(game, move, Icon::bite);
           }},
      {.about = {"shakes-by-halves", "to shake the net off takes one action", "net.shaken"},
       .spoils =
           [](const Drako&, const State& before, const Move& move, State& after) {
             if (!is<Shake>(move) || after.stage != Stage::action) return;
             after = before;
             after.dragon.netted = false;
             after.actions = 1;
           }},
      {.about = {"uses-what-is-lost", "a lost ability is used", "ability.needed"},
       .reads =
           [](const Drako&, State& state) {
             if (state.stage == Stage::action) state.dragon.abilities = {};
           }},
      // Attacks.
      {.about = {"shoots-past", "the crossbow shoots past other dwarves", "icon.crossbow"},
       .allows = shoots_past,
       .lists = list_shots},
      {.about = {"blocks-all", "one shield blocks every attack of a card", "icon.attack-two",
                 "icon.flame icon.shield-dragon", "attack.blocked"},
       .applies = blocks_all},
      {.about = {"one-wound-an-attack", "an attack brings one wound, whatever its strength",
                 "attack.wounds", "attack.strength"},
       .spoils =
           [](const Drako&, const State& before, const Move&, State& after) {
             if (before.pending.strength == 0 && after.pending.strength > 1) {
               after.pending.strength = 1;
             }
           }},
      // Wounds.
      {.about = {"spares-the-dead", "a dead dwarf stays on the map", "figure.dead",
                 "end.dwarves-dead"},
       .spoils = spares_the_dead},
      {.about = {"armour-later", "the first wound goes to an ability", "wounds.armour"},
       .spoils =
           [](const Drako&, const State& before, const Move&, State& after) {
             if (after.dragon.armour > before.dragon.armour && after.dragon.abilities[0] == 0) {
               --after.dragon.armour;
               ++after.dragon.abilities[0];
             }
           }},
      // Rage.
      {.about = {"rages-for-nothing", "rage costs no wound", "rage.wound"},
       .spoils =
           [](const Drako&, const State& before, const Move& move, State& after) {
             if (is<Rage>(move)) after.dwarves[0] = before.dwarves[0];
           }},
      {.about = {"rages-again", "the marker of rage is kept", "rage.once"},
       .spoils = [](const Drako&, const State&, const Move&, State& after) { after.rage = true; }},
      {.about = {"rage-of-two", "the turn of rage has no third action", "rage.three"},
       .spoils =
           [](const Drako&, const State&, const Move& move, State& after) {
             if (is<Rage>(move) && after.actions > 2) after.actions = 2;
           }},
      // The end.
      {.about = {"fights-on", "what would slay the dragon comes to nothing", "end.dragon-slain"},
       .spoils =
           [](const Drako&, const State& before, const Move&, State& after) {
             if (after.ending != Ending::dragon_slain) return;
             after = before;
             go_on(after);
           }},
      {.about = {"plays-without", "the game goes on without a card of the dwarves",
                 "end.last-card"},
       .spoils =
           [](const Drako&, const State&, const Move&, State& after) {
             if (after.ending == Ending::dragon_survived && after.stock(Side::dragon).left > 0) {
               go_on(after);
             }
           }},
      {.about = {"wrong-winner", "the dragon has won when he is slain", "end.dragon-slain"},
       .counts =
           [](const Drako&, const State& state, Outcome& outcome) {
             if (state.ending == Ending::dragon_slain) std::swap(outcome.wins[0], outcome.wins[1]);
           }},
      // What an engine does not tell.
      {.about = {"attacker-answers", "who attacks decides whether the attack is blocked",
                 "attack.blocked", "", "attack.strength"},
       .asks =
           [](const Drako& game, const State& state) {
             return state.stage == Stage::answer ? seat_of(state.turn) : game.to_act(state);
           }},
      {.about = {"dragon-allots", "the dragon player allots his wounds", "wounds.allotted", "",
                 "attack.wounds"},
       .asks =
           [](const Drako& game, const State& state) {
             return state.stage == Stage::allot ? Seat::p2 : game.to_act(state);
           }},
      // Written after the naming was settled, to try it on what it was not made with.
      {.about = {"starts-beside", "the dwarves may be placed next to the dragon",
                 "setup.placement"},
       .allows = starts_beside,
       .lists = list_starts},
      {.about = {"hand-of-seven", "a hand holds one card more than the limit", "draw.limit"},
       .spoils = keeps_one_more},
      {.about = {"skips-at-will", "an action may be skipped at will", "action.compulsory"},
       .allows =
           [](const Drako&, const State& state, const Move& move) {
             return is<Skip>(move) && state.stage == Stage::action && state.actions > 0;
           },
       .lists = [](const Drako&, const State&, MoveList<Move>& out) { out.emplace_back(Skip{}); }},
      {.about = {"throws-from-near", "the net is thrown only from next to the dragon", "icon.net"},
       .refuses =
           [](const Drako& game, const State& state, const Move& move) {
             return shows(game, move, Icon::net) &&
                    !has(dwarves_beside(game.rules(), state), Dwarf::thrower);
           }},
      {.about = {"marches-twice", "by a double move one dwarf may move twice", "icon.move-two",
                 "move.up-to"},
       .reads =
           [](const Drako&, State& state) {
             if (state.stage == Stage::march) state.pending.marched = 0;
           }},
      {.about = {"bites-through", "a bite cannot be blocked", "icon.bite", "attack.blocked"},
       .spoils =
           [](const Drako& game, const State&, const Move& move, State& after) {
             if (is<Bite>(move) && after.stage == Stage::answer) {
               after = game.apply(after, Endure{}).next;
             }
           }},
      {.about = {"shows-hands", "everybody sees all hands", "setup.hand"},
       .sees = [](const Drako&, const State& state, Seat) { return state; }},
  });
};
static_assert(is_sound<Drako>(BugTable<Drako>::rows, drako::clause_ids));

template class Planted<Drako>;
template auto planted_bugs<Drako>() -> std::span<const PlantedBug>;

}  // namespace ruleproof::properties::mutants
