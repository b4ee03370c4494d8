/// Records of witnesses, made ready to be shown.
#pragma once

#include <optional>
#include <string>
#include <vector>

#include "model/core/finding.hpp"
#include "model/core/setup.hpp"

namespace ruleproof::cli {

/// Replays the witnesses that have a record and no frames.
auto fill_frames(GameReport& report) -> void;

/// A game of these moves from the opening; nothing where one of them is illegal there.
[[nodiscard]] auto witness_of(const std::string& game, const SetupText& setup,
                              const std::vector<std::string>& moves, const std::string& title)
    -> std::optional<Witness>;

}  // namespace ruleproof::cli
