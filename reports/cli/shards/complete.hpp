/// Whether shards belong together, and whether they are all.
#pragma once

#include <optional>
#include <string>
#include <utility>
#include <vector>

#include "model/core/finding.hpp"
#include "model/core/result.hpp"
#include "reports/cli/shards/shard.hpp"

namespace ruleproof::cli {

/// A run and where it was read from.
struct NamedRun {
  std::string file;
  Run run;
};

/// What a shard rests on: the version of the program, and what was asked, by name.
struct Asked {
  std::string version;
  std::vector<std::pair<std::string, std::string>> settings;
};

/// Why two shards cannot be of one run; empty if they can.
[[nodiscard]] auto apart(const Asked& first, const Asked& other) -> std::string;

/// What is wrong with the shards of these numbers: one is missing, or there twice, or some are of
/// other counts; nothing, if they are all.
[[nodiscard]] auto incomplete(const std::vector<Shard>& shards) -> std::optional<Error>;

}  // namespace ruleproof::cli
