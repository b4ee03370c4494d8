#include "reports/cli/shards/merge.hpp"

#include <algorithm>
#include <cstddef>
#include <optional>
#include <ostream>
#include <string>
#include <utility>
#include <vector>

#include "model/core/finding.hpp"
#include "reports/cli/door/catalogue.hpp"
#include "reports/cli/door/other_run.hpp"
#include "reports/cli/door/out_folder.hpp"
#include "reports/cli/print/findings.hpp"
#include "reports/cli/shards/shard_file.hpp"
#include "reports/cli/verify/asked.hpp"
#include "reports/cli/verify/project.hpp"
#include "reports/cli/verify/tell.hpp"
#include "reports/cli/verify/whole.hpp"
#include "reports/cli/verify/workers.hpp"

namespace ruleproof::cli {
namespace {

/// What was asked of all shards, with the flags of the merge.
auto flags_for(const ShardRun& shard, const MergeFlags& options) -> Result<VerifyFlags> {
  auto read = flags_of(shard.asked);
  if (!read) return read;
  auto flags = std::move(read).value();
  flags.out = options.out;
  flags.root = options.root;
  flags.texts = options.texts;
  flags.jobs = options.jobs;
  return flags;
}

/// What the shards have found, at the places of their parts in the whole run. A part that was
/// interrupted is left out; one that the whole run does not have is an error.
auto done_by(std::vector<ShardRun> shards, const std::vector<Part>& parts) -> Result<Done> {
  Done done{.results = std::vector<std::optional<Result<GameReport>>>(parts.size())};
  for (auto& shard : shards) {
    for (auto& part : shard.parts) {
      const auto found = std::ranges::find_if(parts, [&](const Part& each) {
        return each.game == part.report.name && each.name == part.name;
      });
      const auto at = static_cast<std::size_t>(found - parts.begin());
      if (found == parts.end() || !shard.shard.does(at)) {
        return Error{Code::bad_run, "shard " + to_text(shard.shard),
                     "no part of such a run: " + part.report.name + ": " + part.name};
      }
      done.results[at] = std::move(part.report);
    }
  }
  done.interrupted =
      std::ranges::any_of(done.results, [](const auto& result) { return !result.has_value(); });
  return done;
}

}  // namespace

auto run(const MergeFlags& options, Terminal& terminal) -> int {
  auto shards = read_shards(options.shards);
  if (!shards) return fail(terminal, shards.error());
  if (shards->front().version != version()) {
    return fail(terminal, {Code::bad_run, options.shards.front(),
                           "it is of version " + shards->front().version + ", this is " +
                               std::string(version())});
  }
  const auto flags = flags_for(shards->front(), options);
  if (!flags) return fail(terminal, flags.error());
  const auto games = games_meant(*flags);
  if (!games) return fail(terminal, games.error());
  if (const auto problem = wrong_root(options.root)) return fail(terminal, *problem);
  if (const auto problem = missing_texts(*games, *flags)) return fail(terminal, *problem);
  const auto other = read_other_run(options.against, terminal.in);
  if (!other) return fail(terminal, other.error());
  const auto folder = OutFolder::claim(options.out);
  if (!folder) return fail(terminal, folder.error());
  const auto parts = parts_of(*games, *flags);
  auto found = done_by(std::move(shards).value(), parts);
  if (!found) return fail(terminal, found.error());
  auto done = std::move(found).value();
  const bool incomplete = done.interrupted;
  const auto whole = whole_run(*games, parts, done, *flags, terminal);
  const auto status = tell(whole, *other, *folder, options.json, terminal);
  if (!done.interrupted) return status;
  const auto ending = status == exit_clean ? exit_interrupted : status;
  if (!incomplete) leave_now(terminal, ending);
  return ending;
}

}  // namespace ruleproof::cli
