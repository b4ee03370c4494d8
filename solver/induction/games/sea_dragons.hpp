/// The pieces of Sea Dragons: where they lie, and how they may move. Before a proof rests on this,
/// sampled steps of the model must obey it.
#pragma once

#include <vector>

#include "solver/induction/changes.hpp"
#include "solver/induction/games/sea_dragons_facts.hpp"
#include "solver/induction/games/sea_dragons_steps.hpp"
#include "solver/induction/ledger.hpp"
#include "solver/parts.hpp"

namespace ruleproof::sea_dragons {
class SeaDragons;
}

namespace ruleproof::solver {

template <>
inline auto ledgers_about<sea_dragons::SeaDragons>() -> std::vector<Ledger> {
  return {
      {"dragon-cards",
       "dragon cards",
       {{"face down", "stack.size"},
        {"on the market", "market.size"},
        {"in hands", "sum(p*.hand.size)"},
        {"played", "played.size"}},
       {{0, 1}, {0, 2}, {1, 2}, {2, 3}},
       {"take.size", "lay.card", "pass"},
       false,
       {"empty-stack"}},  // else played cards come back to the stack
      {"ship-tokens",
       "ship tokens",
       {{"not yet laid out", "fleet.size"},
        {"on the board", "sum(bits(ships*.word*))"},
        {"with players", "sum(p*.ships.size)"},
        {"out of the game", "sunk.size"}},
       // From the first heap to the last: what faces with few ship cells leave in the box.
       {{0, 1}, {1, 2}, {2, 3}, {0, 3}},
       {"setup.ships", "lay.ship", "mission.pay"}},
      {"missions",
       "missions",
       {{"face down", "bits(missions.bits)"},
        {"on the market", "bits(offers.bits)"},
        {"completed", "sum(bits(p*.missions.bits))"}},
       {{0, 1}, {1, 2}},
       {"mission.pay"}},
      {"reef-cards",
       "reef cards",
       {{"face down", "reefs.size + bottom.size"},
        {"drawn", "drawn.size"},  // those of a dragon not yet paid are with their player already
        {"with players", "sum(p*.reefs.size)"},
        {"out of the game", "used.size"}},
       {{0, 1}, {1, 0}, {1, 2}, {2, 3}, {2, 0}},
       {"reef.draw", "reef.gold"}},
      {"heads",
       "heads of a player",
       {{"in his supply", "p1.heads"}, {"used", ""}},
       {{0, 1}},
       {"setup.heads", "turn.order"},
       true},
  };
}

template <>
inline auto facts_about<sea_dragons::SeaDragons>() -> std::vector<Fact> {
  return joined(sea_dragons_facts(), sea_dragons_step_facts());
}

}  // namespace ruleproof::solver
