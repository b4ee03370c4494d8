#include "reports/cli/door/witness.hpp"

#include <type_traits>

#include "model/core/finding.hpp"
#include "model/core/replay.hpp"
#include "model/games.hpp"

namespace ruleproof::cli {

auto fill_frames(GameReport& report) -> void {
  for (auto& finding : report.findings) {
    for (auto& witness : finding.witnesses) {
      if (witness.record.empty() || !witness.frames.empty()) continue;
      const auto record = parse_record(witness.record, witness.title);
      if (!record) continue;
      with_game(record->game, [&]<class G>(std::type_identity<G>) {
        const auto game = G::configure(record->setup);
        if (game) witness.frames = frames_of(*game, *record);
      });
    }
  }
}

}  // namespace ruleproof::cli
