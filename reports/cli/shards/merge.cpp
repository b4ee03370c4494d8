#include "reports/cli/shards/merge.hpp"

#include <algorithm>
#include <cstddef>
#include <filesystem>
#include <optional>
#include <sstream>
#include <string>
#include <system_error>
#include <utility>
#include <vector>

#include "model/core/finding.hpp"
#include "model/core/result.hpp"
#include "reports/cli/command/verify.hpp"
#include "reports/cli/door/other_run.hpp"
#include "reports/cli/door/out_folder.hpp"
#include "reports/cli/print/findings.hpp"
#include "reports/cli/print/terminal.hpp"
#include "reports/cli/shards/complete.hpp"
#include "reports/cli/shards/join.hpp"
#include "reports/cli/shards/shard.hpp"
#include "reports/cli/shards/shard_file.hpp"
#include "reports/cli/store/failed_parts.hpp"
#include "reports/cli/verify/asked.hpp"
#include "reports/cli/verify/parts.hpp"
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
  flags.texts = options.texts.empty() ? options.usual_texts : options.texts;
  flags.jobs = options.jobs;
  return flags;
}

/// What the shards have found, at the places of their parts in the whole run. A part that was
/// interrupted is left out; one that the whole run does not have is an error.
auto done_by(std::vector<ShardRun> shards, const std::vector<Part>& parts) -> Result<Done> {
  Done done;
  done.results.resize(parts.size());
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

/// The file that a shard has left in a folder: parts of a run, or a whole one.
auto file_of(const std::string& path) -> std::string {
  std::error_code ignored;
  if (!std::filesystem::is_directory(path, ignored)) return path;
  const auto parts = path + "/" + shard_file_name;
  return std::filesystem::exists(parts, ignored) ? parts : path + "/run.json";
}

auto read_all(const std::vector<std::string>& paths) -> Result<std::vector<NamedRun>> {
  std::vector<NamedRun> runs;
  std::istringstream none;
  for (const auto& path : paths) {
    const auto file = file_of(path);
    auto run = read_run_file(file, none);
    if (!run) return run.error();
    if (run->tool_version != version()) {
      return Error{Code::bad_run, file,
                   "it is of version " + run->tool_version + ", this is " + std::string(version())};
    }
    runs.push_back({file, std::move(run).value()});
  }
  return runs;
}

/// Puts together what the shards of `verify` have found.
auto merge_parts(std::vector<NamedRun> runs, const MergeFlags& options,
                 const std::optional<Run>& other, Terminal& terminal) -> int {
  auto shards = shards_of(std::move(runs));
  if (!shards) return fail(terminal, shards.error());
  const auto flags = flags_for(shards->front(), options);
  if (!flags) return fail(terminal, flags.error());
  const auto games = games_meant(*flags);
  if (!games) return fail(terminal, games.error());
  if (const auto problem = missing_texts(*games, *flags)) return fail(terminal, *problem);
  const auto parts = parts_of(*games, *flags);
  auto found = done_by(std::move(shards).value(), parts);
  if (!found) return fail(terminal, found.error());
  const auto folder = OutFolder::claim(options.out);
  if (!folder) return fail(terminal, folder.error());
  auto done = std::move(found).value();
  const bool incomplete = done.interrupted;
  FailedParts nothing;
  const auto whole = whole_run(*games, parts, done, *flags, nothing, terminal);
  const auto status = tell(whole, other, *folder, telling(options.json, options.verbose), terminal);
  if (!done.interrupted) return status;
  const auto ending = status == exit_clean ? exit_interrupted : status;
  if (!incomplete) leave_now(terminal, ending);
  return ending;
}

}  // namespace

auto run(const MergeFlags& options, Terminal& terminal) -> int {
  auto runs = read_all(options.shards);
  if (!runs) return fail(terminal, runs.error());
  if (const auto problem = wrong_root(options.root)) return fail(terminal, *problem);
  const auto other = read_other_run(options.against, terminal.in);
  if (!other) return fail(terminal, other.error());
  if (std::ranges::any_of(*runs, [](const NamedRun& each) { return has_parts(each.run); })) {
    return merge_parts(std::move(runs).value(), options, *other, terminal);
  }
  if (!options.texts.empty()) {
    return fail(terminal, {Code::usage, "--texts", "only shards of `verify` have texts to audit"});
  }
  const auto whole = joined(std::move(runs).value());
  if (!whole) return fail(terminal, whole.error());
  const auto folder = OutFolder::claim(options.out);
  if (!folder) return fail(terminal, folder.error());
  return tell(*whole, *other, *folder, telling(options.json, options.verbose), terminal);
}

}  // namespace ruleproof::cli
