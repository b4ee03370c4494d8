/// Runs of the same command with other chance, as one: the shards of `check` and `conform`.
#pragma once

#include <cstdint>
#include <string>
#include <utility>
#include <vector>

#include "model/core/finding.hpp"
#include "reports/cli/shards/complete.hpp"
#include "reports/cli/shards/shard.hpp"

namespace ruleproof::cli {

/// The seed of a shard: the first has the run's own, each other one games of its own.
[[nodiscard]] auto seed_of(const Shard& shard, std::uint64_t seed) -> std::uint64_t;

/// The settings of a run, with the shard that it is, if it is one.
[[nodiscard]] auto with_shard(std::vector<std::pair<std::string, std::string>> settings,
                              const std::string& shard)
    -> std::vector<std::pair<std::string, std::string>>;

/// All of them as one. A finding stands once, with the shortest of its games and the shards that
/// have it; a check failed if it did anywhere, and holds only if it was made anywhere; amounts
/// stand beside each other; uses of clauses are added. An error if a shard is missing or there
/// twice, or if the runs were not asked the same.
[[nodiscard]] auto joined(std::vector<NamedRun> runs) -> Result<Run>;

}  // namespace ruleproof::cli
