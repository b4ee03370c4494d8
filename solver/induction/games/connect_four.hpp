/// What is so of all positions of Connect Four on the usual board.
#pragma once

#include <vector>

#include "solver/induction/facts.hpp"
#include "solver/parts.hpp"

namespace ruleproof::connect_four {
class ConnectFour;
}

namespace ruleproof::solver {

template <>
inline auto facts_about<connect_four::ConnectFour>() -> std::vector<Fact> {
  constexpr auto any = Readings::any;
  return {
      {"bits(stones1) = bits(stones2) or bits(stones1) = bits(stones2) + 1", "turn.alternate", any},
      {"over = 1 and stage > 0 or over = 0 and stage = 0", "end.over", any},
      {"to-act != p1 or bits(stones1) = bits(stones2)", "turn.alternate", any},
      {"to-act != p2 or bits(stones1) = bits(stones2) + 1", "turn.alternate", any},
      {"over = 1 or to-act = p1 or to-act = p2", "turn.alternate", any},
      {"over = 1 or bits(stones1) + bits(stones2) <= 41", "end.full", any},
      {"stage != 1 or bits(stones1) = bits(stones2) + 1 and bits(stones1) >= 4", "line.straight",
       any},
      {"stage != 2 or bits(stones1) = bits(stones2) and bits(stones2) >= 4", "line.straight", any},
      {"stage = 3 and bits(stones1) = 21 and bits(stones2) = 21 and stones1 + stones2 = "
       "279258638311359 "
       "or stage != 3",
       "end.full", any},
      {"stones1 >= 0 and stones2 >= 0 and stones1 <= 279258638311359 and stones2 <= "
       "279258638311359 and "
       "stones1 + stones2 <= 279258638311359",
       "drop.full", any},
      {"bits(stones1) + bits(stones2) <= 42", "drop.full", any},
      {"common(stones1, stones2) = 0", "drop.bottom", any},
      {"stones1 + stones2 = 279258638311359 and bits(stones1) = 21 and bits(stones2) = 21 or "
       "stones1 + stones2 < 279258638311359 and bits(stones1) + bits(stones2) < 42",
       "drop.full", any},
      {"bits(stones1) <= stones1 and bits(stones2) <= stones2", "drop.bottom", any},
      {"bits(stones1) + bits(stones2) != 1 or stones1 = 1 or stones1 = 128 or stones1 = 16384 or "
       "stones1 = 2097152 or stones1 = 268435456 or stones1 = 34359738368 or "
       "stones1 = 4398046511104",
       "drop.bottom", any},
      {"bits(stones1) = 0 or stones1 != stones2", "drop.bottom", any},
      {"over = 0 or stage = 1 and winner.p1 = 1 and winner.p2 = 0 or "
       "stage = 2 and winner.p1 = 0 and winner.p2 = 1 or stage = 3 and winner.p1 = 1 and winner.p2 "
       "= 1",
       "end.full", any},
      {"over = 0 or stage = 1 and outcome.p1 = 1 and outcome.p2 = 0 or "
       "stage = 2 and outcome.p1 = 0 and outcome.p2 = 1 or stage = 3 and outcome.p1 = 0 and "
       "outcome.p2 = 0",
       "end.full", any},
      // What one choice changes.
      {"before.to-act = p1 and stones2 = before.stones2 and stones1 > before.stones1 and "
       "bits(stones1) = bits(before.stones1) + 1 or "
       "before.to-act = p2 and stones1 = before.stones1 and stones2 > before.stones2 and "
       "bits(stones2) = bits(before.stones2) + 1",
       "turn.alternate", any},
      {"bits(stones1) + bits(stones2) = bits(before.stones1) + bits(before.stones2) + 1",
       "turn.alternate", any},
      {"common(stones1, before.stones1) = bits(before.stones1) and "
       "common(stones2, before.stones2) = bits(before.stones2)",
       "drop.bottom", any},
      {"common(stones1, before.stones2) = 0 and common(stones2, before.stones1) = 0", "drop.bottom",
       any},
      {"over = 1 or to-act != before.to-act", "turn.alternate", any},
      {"to-act != before.to-act", "turn.alternate", any},
      {"before.stage = 0", "end.over", any},
  };
}

}  // namespace ruleproof::solver
