/// Records of witnesses, made ready to be shown.
#pragma once

#include "model/core/finding.hpp"

namespace ruleproof::cli {

/// Replays the witnesses that have a record and no frames.
auto fill_frames(GameReport& report) -> void;

}  // namespace ruleproof::cli
