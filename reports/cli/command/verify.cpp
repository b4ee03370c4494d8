#include "reports/cli/command/verify.hpp"

#include <algorithm>
#include <cstddef>
#include <functional>
#include <optional>
#include <ostream>
#include <string>
#include <utility>
#include <vector>

#include "model/core/result.hpp"
#include "reports/cli/command/audit.hpp"
#include "reports/cli/door/catalogue.hpp"
#include "reports/cli/door/files.hpp"
#include "reports/cli/door/other_run.hpp"
#include "reports/cli/door/out_folder.hpp"
#include "reports/cli/print/findings.hpp"
#include "reports/cli/print/terminal.hpp"
#include "reports/cli/shards/shard.hpp"
#include "reports/cli/shards/shard_file.hpp"
#include "reports/cli/store/failed_parts.hpp"
#include "reports/cli/store/failures.hpp"
#include "reports/cli/store/part_store.hpp"
#include "reports/cli/store/program.hpp"
#include "reports/cli/verify/asked.hpp"
#include "reports/cli/verify/parts.hpp"
#include "reports/cli/verify/project.hpp"
#include "reports/cli/verify/tell.hpp"
#include "reports/cli/verify/whole.hpp"
#include "reports/cli/verify/workers.hpp"
#include "reports/render/command_name.hpp"

namespace ruleproof::cli {
namespace {

/// Does the parts but for those that were kept, and keeps what was done. A store that cannot be
/// used is said, and ends nothing.
auto done_sparingly(const std::function<std::vector<Part>()>& parts, const VerifyFlags& flags,
                    Terminal& terminal) -> Done {
  if (flags.store.empty()) return do_parts(parts(), flags.jobs, terminal);
  auto asked = flags;
  asked.games.clear();  // parts of a game are the same whichever others are asked about
  PartStore store(flags.store,
                  {fingerprint_of_program().value_or(""), flags.root, asked_of(asked)});
  store.look_at(parts());
  const auto sparing = store.sparing(parts());
  auto done = do_parts(sparing, flags.jobs, terminal);
  if (const auto problem = store.keep(sparing, done)) print(terminal, *problem);
  if (const auto told = store.told(); !told.empty()) terminal.err << told << '\n';
  return done;
}

auto names_of(const std::vector<GameInfo>& games) -> std::vector<std::string> {
  std::vector<std::string> names;
  names.reserve(games.size());
  for (const auto& game : games) names.emplace_back(game.name);
  return names;
}

/// What failed in the last runs.
auto failed_before(const std::vector<GameInfo>& games, const VerifyFlags& flags)
    -> Result<FailedParts> {
  const auto names = names_of(games);
  auto kept = flags.failed;
  kept.store = flags.store;
  auto alike = flags;
  alike.games.clear();
  std::string asked = flags.root + (flags.texts.empty() ? "" : "\ntexts");
  for (const auto& [name, value] : asked_of(alike)) asked += '\n' + name + '=' + value;
  return FailedParts::of(folder_for("verify", asked), names, kept);
}

/// What is done of each game when its parts are, too.
auto and_audits(std::vector<Part> parts, const VerifyFlags& flags) -> std::vector<Part> {
  if (flags.texts.empty()) return parts;
  std::vector<std::string> games;
  for (const auto& part : parts) {
    if (games.empty() || games.back() != part.game) games.push_back(part.game);
  }
  for (const auto& game : games) {
    if (has_sources(game)) parts.push_back({game, std::string(name_of_audit), {}});
  }
  return parts;
}

/// Does the parts of one shard, and writes what came of them.
auto run_shard(const VerifyFlags& flags, const Shard& shard, const std::vector<GameInfo>& games,
               const OutFolder& folder, Terminal& terminal) -> int {
  const auto all = parts_of(games, flags);
  const auto parts = parts_in(shard, all);
  auto done =
      done_sparingly([&] { return parts_in(shard, parts_of(games, flags)); }, flags, terminal);
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
                 << " parts" << (failed ? ", with failures" : "") << "; " << path << " waits for `"
                 << render::command_name() << " merge`\n";
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
  if (const auto problem = wrong_root(options.root, names_of(*games)))
    return fail(terminal, *problem);
  const auto shard = read_shard(options.shard);
  if (!shard) return fail(terminal, shard.error());
  if (const auto problem = options.shard.empty() ? missing_texts(*games, options) : std::nullopt)
    return fail(terminal, *problem);
  const auto other = read_other_run(options.against, terminal.in);
  if (!other) return fail(terminal, other.error());
  auto before = failed_before(*games, options);
  if (!before) return fail(terminal, before.error());
  auto failed = std::move(before).value();
  // The same for a folder that cannot be written to, or where another run writes.
  const auto folder = OutFolder::claim(options.out);
  if (!folder) return fail(terminal, folder.error());
  if (!options.shard.empty()) return run_shard(options, *shard, *games, *folder, terminal);
  const auto all = parts_of(*games, options);
  if (const auto problem = failed.untried(and_audits(all, options))) {
    return fail(terminal, *problem);
  }
  const auto parts = failed.chosen(all);
  auto done =
      done_sparingly([&] { return failed.chosen(parts_of(*games, options)); }, options, terminal);
  if (const auto problem = failed.keep(parts, done)) print(terminal, *problem);
  const auto whole = whole_run(*games, parts, done, options, failed, terminal);
  const auto status =
      tell(whole, *other, *folder, telling(options.json, options.verbose), terminal);
  if (done.interrupted) leave_now(terminal, status == exit_clean ? exit_interrupted : status);
  return status;
}

}  // namespace ruleproof::cli
