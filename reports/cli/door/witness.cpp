#include "reports/cli/door/witness.hpp"

#include "model/core/finding.hpp"
#include "model/core/record.hpp"
#include "reports/cli/door/set_up.hpp"

namespace ruleproof::cli {

auto fill_frames(GameReport& report) -> void {
  for (auto& finding : report.findings) {
    for (auto& witness : finding.witnesses) {
      if (witness.record.empty() || !witness.frames.empty()) continue;
      const auto record = parse_record(witness.record, witness.title);
      if (!record) continue;
      const auto game = make(record->game, record->setup);
      if (game) witness.frames = (*game)->frames_of(*record);
    }
  }
}

}  // namespace ruleproof::cli
