/// What one shard of a run has found, as a file that waits for the others: shard.json.
///
/// It is a run.json whose reports are those of single parts, so that `ruleproof report` can show
/// it, and whose settings say which parts they are and what was asked.
#pragma once

#include <string>
#include <utility>
#include <vector>

#include "model/core/finding.hpp"
#include "reports/cli/shards/complete.hpp"
#include "reports/cli/shards/shard.hpp"

namespace ruleproof::cli {

inline constexpr const char* shard_file_name = "shard.json";

/// What a part of a run has found.
struct ShardPart {
  std::string name;  ///< "laws"; of the game that the report names
  GameReport report;
};

/// What one shard has found.
struct ShardRun {
  Shard shard;
  std::string version;  ///< of the program
  /// What the results depend on: "seed", "3".
  std::vector<std::pair<std::string, std::string>> asked;
  std::vector<ShardPart> parts;  ///< in the order of the whole run; an interrupt leaves some out
};

[[nodiscard]] auto shard_json(const ShardRun& shard) -> std::string;

/// Whether a run is one that `shard_json` wrote.
[[nodiscard]] auto has_parts(const Run& run) -> bool;

/// The shard that `shard_json` wrote. An error `bad_run` for anything else.
[[nodiscard]] auto shard_of(NamedRun named) -> Result<ShardRun>;

/// All shards of one run. An error if one is missing or there twice, or if they are of several runs
/// or versions of the program.
[[nodiscard]] auto shards_of(std::vector<NamedRun> runs) -> Result<std::vector<ShardRun>>;

}  // namespace ruleproof::cli
