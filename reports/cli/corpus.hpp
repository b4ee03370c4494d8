/// The fuzzers' corpora, replayed: every input is a game or a record, and no law may break.
#pragma once

#include <string>

#include "model/core/finding.hpp"

namespace ruleproof::cli {

/// One check for each input below `root`/fuzz/corpus; the game exists.
[[nodiscard]] auto corpus_report(const std::string& game, const std::string& root) -> GameReport;

}  // namespace ruleproof::cli
