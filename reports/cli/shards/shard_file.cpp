#include "reports/cli/shards/shard_file.hpp"

#include <cstddef>
#include <string>
#include <utility>
#include <vector>

#include "model/core/finding.hpp"
#include "model/core/result.hpp"
#include "reports/cli/shards/complete.hpp"
#include "reports/cli/shards/shard.hpp"
#include "reports/render/run_json/run.hpp"

namespace ruleproof::cli {
namespace {

constexpr const char* shard_key = "shard";
constexpr const char* part_key = "part";

}  // namespace

auto shard_json(const ShardRun& shard) -> std::string {
  Run run{.tool_version = shard.version, .settings = {}, .games = {}};
  run.settings.emplace_back(shard_key, to_text(shard.shard));
  run.settings.insert(run.settings.end(), shard.asked.begin(), shard.asked.end());
  for (const auto& part : shard.parts) {
    run.settings.emplace_back(part_key, part.name);
    run.games.push_back(part.report);
  }
  return render::run_json(run);
}

auto has_parts(const Run& run) -> bool {
  return !run.settings.empty() && run.settings.front().first == shard_key;
}

auto shard_of(NamedRun named) -> Result<ShardRun> {
  auto& run = named.run;
  auto& settings = run.settings;
  const Error no_shard{Code::bad_run, named.file,
                       "no shard of a run: `verify --shard 1/4` writes one"};
  if (!has_parts(run)) return no_shard;
  const auto shard = read_shard(settings.front().second);
  if (!shard || settings.front().second.empty()) return no_shard;
  ShardRun read{.shard = *shard, .version = run.tool_version, .asked = {}, .parts = {}};
  for (std::size_t i = 1; i < settings.size(); ++i) {
    auto& [key, value] = settings[i];
    if (key != part_key) {
      read.asked.emplace_back(std::move(key), std::move(value));
    } else if (read.parts.size() < run.games.size()) {
      read.parts.push_back({std::move(value), std::move(run.games[read.parts.size()])});
    } else {
      return no_shard;
    }
  }
  if (read.parts.size() != run.games.size()) return no_shard;
  return read;
}

auto shards_of(std::vector<NamedRun> runs) -> Result<std::vector<ShardRun>> {
  std::vector<ShardRun> shards;
  std::vector<Shard> numbers;
  for (auto& run : runs) {
    const auto file = run.file;
    auto shard = shard_of(std::move(run));
    if (!shard) return shard.error();
    numbers.push_back(shard->shard);
    shards.push_back(std::move(shard).value());
    const auto& first = shards.front();
    const auto& last = shards.back();
    const auto problem = apart({first.version, first.asked}, {last.version, last.asked});
    if (!problem.empty()) return Error{Code::bad_run, file, problem};
  }
  if (const auto problem = incomplete(numbers)) return *problem;
  return shards;
}

}  // namespace ruleproof::cli
