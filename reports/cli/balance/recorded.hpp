/// The recorded runs of balance as a part of `verify`: each begins again and must be the same; then
/// what it counted is shown, with a picture for each game.
#pragma once

#include <string>
#include <vector>

#include "model/core/finding.hpp"
#include "reports/cli/balance/kept.hpp"

namespace ruleproof::cli {

/// The records of a game, those of self-play first, by players and bots.
[[nodiscard]] auto records_of(const std::string& game, const std::string& root)
    -> Result<std::vector<Recorded>>;

/// "balance, 3 players, greedy, recorded".
[[nodiscard]] auto name_of(const Recorded& recorded) -> std::string;

/// Plays the first rounds again, and shows what the record says if they are the same.
[[nodiscard]] auto recorded_report(const Recorded& recorded) -> Result<GameReport>;

/// All self-play of a game in one picture.
[[nodiscard]] auto overview_report(const std::string& game, const std::vector<Recorded>& records)
    -> Result<GameReport>;

}  // namespace ruleproof::cli
