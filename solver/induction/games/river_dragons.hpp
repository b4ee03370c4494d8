/// The pieces of River Dragons: where they lie, and how they may move. Before a proof rests on
/// this, sampled steps of the model must obey it.
#pragma once

#include <vector>

#include "solver/induction/changes.hpp"
#include "solver/induction/games/river_dragons_facts.hpp"
#include "solver/induction/games/river_dragons_steps.hpp"
#include "solver/induction/ledger.hpp"
#include "solver/parts.hpp"

namespace ruleproof::river_dragons {
class RiverDragons;
}

namespace ruleproof::solver {

template <>
inline auto ledgers_about<river_dragons::RiverDragons>() -> std::vector<Ledger> {
  return {
      {"planks",
       "planks",
       {{"in reserves", "count(33 <= p*.plank*.at <= 38)"},
        {"held", "count(p*.plank*.at = 39)"},
        {"on the board", "count(p*.plank*.at < 33)"},
        {"out of the game or absent", "count(p*.plank*.at > 39)"}},
       {{0, 1}, {1, 2}, {1, 3}, {2, 0}, {2, 3}},
       {"pieces.count", "plank.no-place"},
       false,
       {"empty-reserve"}},
  };
}

template <>
inline auto facts_about<river_dragons::RiverDragons>() -> std::vector<Fact> {
  return joined(river_dragons_facts(), river_dragons_step_facts());
}

}  // namespace ruleproof::solver
