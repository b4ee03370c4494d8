/// How many seeded edits of its texts the text checks of a game find: a part of the run.
#pragma once

#include <string>

#include "model/core/finding.hpp"

namespace ruleproof::cli {

/// Tries up to `each` edits of each kind on each text of the game in a folder, and adds the table
/// as a finding and a check that fails below eight of ten. Nothing for texts that cannot be read:
/// the audit tells of them.
auto add_seeded_edits(GameReport& report, const std::string& texts, int each) -> void;

}  // namespace ruleproof::cli
