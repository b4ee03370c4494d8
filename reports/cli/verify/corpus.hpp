/// The fuzzers' corpora, replayed: every input is a game or a record, and no law may break.
#pragma once

#include <string>
#include <vector>

#include "fuzz/harness.hpp"
#include "model/core/finding.hpp"
#include "model/core/result.hpp"
#include "properties/files.hpp"

namespace ruleproof::cli {

/// Adds the check of one input, and the finding if the harness `found` anything.
auto add_input(GameReport& report, const properties::TextFile& input, const fuzz::Found& found)
    -> void;

/// Where the inputs of a game are, below the root: a folder for each of its harnesses.
[[nodiscard]] auto corpus_folders(const std::string& game) -> std::vector<std::string>;

/// One check for each input below `root`/fuzz/corpus; the game exists.
[[nodiscard]] auto corpus_report(const std::string& game, const std::string& root)
    -> Result<GameReport>;

}  // namespace ruleproof::cli
