/// The pieces of Drako: where they lie, and how they may move. Before a proof rests on this,
/// sampled steps of the model must obey it.
#pragma once

#include <vector>

#include "model/core/finding.hpp"
#include "solver/induction/games/drako_wounds.hpp"
#include "solver/induction/ledger.hpp"
#include "solver/parts.hpp"

namespace ruleproof::drako {
class Drako;
}

namespace ruleproof::solver {

template <>
inline auto ledgers_about<drako::Drako>() -> std::vector<Ledger> {
  return {
      {"cards",
       "cards of a side",
       {{"in the deck", "p1.deck.size"},
        {"in hand", "p1.hand.size"},
        {"out of the game", "p1.out.size + p1.aside.size"}},
       {{0, 1}, {1, 0}, {1, 2}},
       {"draw.two", "play.out"},
       true},
      {"dragon-wounds",
       "wound markers of the dragon",
       {{"in the supply", ""}, {"on the dragon", "dragon.armour + sum(dragon.ability*)"}},
       {{0, 1}},
       {"wounds.armour"}},
      {"dwarf-wounds",
       "wound markers of the dwarves",
       {{"in the supply", ""}, {"on the dwarves", "sum(dwarf*.wounds)"}},
       {{0, 1}},
       {"figure.dead"}},
      {"rage", "rage markers", {{"unused", "rage"}, {"used", ""}}, {{0, 1}}, {"rage.once"}},
  };
}

template <>
inline auto other_laws_about<drako::Drako>(const AskOptions& options) -> std::vector<Finding> {
  return wound_laws(options);
}

}  // namespace ruleproof::solver
