#include "reports/cli/command/verify.hpp"

#include <algorithm>
#include <cstddef>
#include <optional>
#include <ostream>
#include <string>
#include <utility>
#include <vector>

#include "model/core/finding.hpp"
#include "reports/cli/door/catalogue.hpp"
#include "reports/cli/door/files.hpp"
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

/// Does the parts of one shard, and writes what came of them.
auto run_shard(const VerifyFlags& flags, const Shard& shard, const std::vector<Part>& all,
               const OutFolder& folder, Terminal& terminal) -> int {
  const auto parts = parts_in(shard, all);
  auto done = do_parts(parts, flags.jobs, terminal);
  ShardRun mine{
      .shard = shard, .version = std::string(version()), .asked = asked_of(flags), .parts = {}};
  for (std::size_t i = 0; i < parts.size(); ++i) {
    if (!done.results[i]) continue;
    mine.parts.push_back({parts[i].name, report_of(parts[i], std::move(done.results[i]))});
  }
  const bool failed = std::ranges::any_of(
      mine.parts, [](const ShardPart& part) { return has_failures(part.report); });
  auto status = failed ? exit_findings : exit_clean;
  const auto path = folder.path_of(shard_file_name);
  if (const auto problem = write_file(path, shard_json(mine))) {
    status = fail(terminal, *problem);
  } else {
    terminal.out << "shard " << to_text(shard) << ": " << mine.parts.size() << " of " << all.size()
                 << " parts" << (failed ? ", with failures" : "") << "; " << path
                 << " waits for `ruleproof merge`\n";
  }
  if (done.interrupted) leave_now(terminal, status == exit_clean ? exit_interrupted : status);
  return status;
}

}  // namespace

auto run(const VerifyFlags& options, Terminal& terminal) -> int {
  if (options.out.empty()) {
    return fail(terminal, {Code::usage, "--out", "expected a folder for the report"});
  }
  const auto games = games_meant(options);
  if (!games) return fail(terminal, games.error());
  if (const auto problem = wrong_root(options.root)) return fail(terminal, *problem);
  const auto shard = read_shard(options.shard);
  if (!shard) return fail(terminal, shard.error());
  if (const auto problem = options.shard.empty() ? missing_texts(*games, options) : std::nullopt)
    return fail(terminal, *problem);
  const auto other = read_other_run(options.against, terminal.in);
  if (!other) return fail(terminal, other.error());
  // The same for a folder that cannot be written to, or where another run writes.
  const auto folder = OutFolder::claim(options.out);
  if (!folder) return fail(terminal, folder.error());
  const auto parts = parts_of(*games, options);
  if (!options.shard.empty()) return run_shard(options, *shard, parts, *folder, terminal);
  auto done = do_parts(parts, options.jobs, terminal);
  const auto whole = whole_run(*games, parts, done, options, terminal);
  const auto status = tell(whole, *other, *folder, options.json, terminal);
  if (done.interrupted) leave_now(terminal, status == exit_clean ? exit_interrupted : status);
  return status;
}

}  // namespace ruleproof::cli
