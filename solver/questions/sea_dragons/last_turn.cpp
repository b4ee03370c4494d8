#include "solver/questions/sea_dragons/last_turn.hpp"

#include <algorithm>

namespace ruleproof::solver::sea_dragons_question {

using namespace sea_dragons;  // NOLINT(google-build-using-namespace): figures and realms

auto most_realms_of_a_dragon(const SeaDragons& game) -> int {
  const auto& plan = game.rules().components.plan;
  int most = 0;
  for (const auto& turns : game.rules().components.figures) {
    for (const auto& turn : turns) {
      for (int corner = 0; corner < 256; ++corner) {
        const auto cells = cells_of(turn, static_cast<Cell>(corner));
        // What leaves the board is lost in the shift; columns beside the board are not of the sea.
        if (cells.count() != turn.cells.count() || !(cells & ~plan.sea).empty()) continue;
        int realms = 0;
        for (const auto& realm : plan.realms) realms += (cells & realm).empty() ? 0 : 1;
        most = std::max(most, realms);
      }
    }
  }
  return most;
}

}  // namespace ruleproof::solver::sea_dragons_question
