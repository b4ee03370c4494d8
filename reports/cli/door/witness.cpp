#include "reports/cli/door/witness.hpp"

#include <optional>
#include <string>
#include <vector>

#include "model/core/any_game.hpp"
#include "model/core/finding.hpp"
#include "model/core/game.hpp"
#include "model/core/record.hpp"
#include "model/core/setup.hpp"
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

auto witness_of(const std::string& game, const SetupText& setup,
                const std::vector<std::string>& moves, const std::string& title)
    -> std::optional<Witness> {
  const auto made = make(game, setup);
  if (!made) return std::nullopt;
  auto& played = **made;
  auto record = played.record();
  for (const auto& move : moves) {
    record.entries.push_back({.seat = std::string(to_text(played.mover(move))), .text = move});
    if (!played.play(move)) return std::nullopt;
  }
  return Witness{title, ruleproof::to_text(record), {}};
}

}  // namespace ruleproof::cli
