#include "model/river_dragons/losing.hpp"

#include "model/core/game.hpp"
#include "model/river_dragons/flow.hpp"
#include "model/river_dragons/moves.hpp"
#include "model/river_dragons/moving.hpp"
#include "model/river_dragons/planks.hpp"
#include "model/river_dragons/removal.hpp"
#include "model/river_dragons/rules.hpp"
#include "model/river_dragons/rules/clauses.hpp"
#include "model/river_dragons/state.hpp"
#include "model/river_dragons/stones.hpp"

namespace ruleproof::river_dragons {

auto judge(const Rules& rules, const State& state, const Lose& /*move*/) -> Verdict {
  switch (state.stage) {
    case Stage::stone:
      return judge_lost_stones(rules, state);
    case Stage::choose:
      return judge_lost_planks(rules, state);
    case Stage::remove:
      return judge_lost_removal(rules, state);
    default:
      return judge_lost_move(rules, state);
  }
}

auto apply(Table& table, const Lose& /*move*/) -> void {
  switch (table.now.stage) {
    case Stage::choose:
      return lose_planks(table);
    case Stage::stone:
      return lose_stones(table);
    case Stage::remove:
      table.because.add("remove.lost"_c);
      break;
    default:
      table.because.add(table.now.stage == Stage::jump ? "jump.fall"_c : "move.fall"_c);
  }
  finish_action(table);
}

}  // namespace ruleproof::river_dragons
