#include "reports/cli/shards/shard_file.hpp"

#include <algorithm>
#include <cstddef>
#include <filesystem>
#include <sstream>
#include <string>
#include <system_error>
#include <utility>
#include <vector>

#include "reports/cli/door/other_run.hpp"
#include "reports/render/run_json/run.hpp"

namespace ruleproof::cli {
namespace {

constexpr const char* shard_key = "shard";
constexpr const char* part_key = "part";

auto file_of(const std::string& path) -> std::string {
  std::error_code ignored;
  return std::filesystem::is_directory(path, ignored) ? path + "/" + shard_file_name : path;
}

/// Whether two shards can be of one run; if not, why.
auto apart(const ShardRun& one, const ShardRun& other) -> std::string {
  if (one.version != other.version) {
    return "it is of version " + other.version + ", the first of " + one.version;
  }
  if (one.shard.count != other.shard.count) {
    return "it is shard " + to_text(other.shard) + ", the first " + to_text(one.shard);
  }
  if (one.asked == other.asked) return {};
  for (std::size_t i = 0; i < std::min(one.asked.size(), other.asked.size()); ++i) {
    if (one.asked[i] == other.asked[i]) continue;
    return "it is of another run: " + other.asked[i].first + " " + other.asked[i].second +
           ", the first " + one.asked[i].first + " " + one.asked[i].second;
  }
  return "it is of another run than the first";
}

/// The shards that nobody has given, in a list.
auto missing(const std::vector<ShardRun>& shards) -> std::string {
  std::string list;
  const auto count = shards.front().shard.count;
  for (std::size_t i = 1; i <= count; ++i) {
    const Shard shard{.number = i, .count = count};
    if (std::ranges::find(shards, shard, &ShardRun::shard) != shards.end()) continue;
    list += (list.empty() ? "" : ", ") + to_text(shard);
  }
  return list;
}

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

auto read_shard_file(const std::string& path) -> Result<ShardRun> {
  std::istringstream none;
  auto run = read_run_file(path, none);
  if (!run) return run.error();
  auto& settings = run->settings;
  const Error no_shard{Code::bad_run, path, "no shard of a run: `verify --shard 1/4` writes one"};
  if (settings.empty() || settings.front().first != shard_key) return no_shard;
  const auto shard = read_shard(settings.front().second);
  if (!shard || settings.front().second.empty()) return no_shard;
  ShardRun read{.shard = *shard, .version = run->tool_version, .asked = {}, .parts = {}};
  for (std::size_t i = 1; i < settings.size(); ++i) {
    auto& [key, value] = settings[i];
    if (key != part_key) {
      read.asked.emplace_back(std::move(key), std::move(value));
    } else if (read.parts.size() < run->games.size()) {
      read.parts.push_back({std::move(value), std::move(run->games[read.parts.size()])});
    } else {
      return no_shard;
    }
  }
  if (read.parts.size() != run->games.size()) return no_shard;
  return read;
}

auto read_shards(const std::vector<std::string>& paths) -> Result<std::vector<ShardRun>> {
  std::vector<ShardRun> shards;
  for (const auto& path : paths) {
    const auto file = file_of(path);
    auto shard = read_shard_file(file);
    if (!shard) return shard.error();
    const auto why = shards.empty() ? "" : apart(shards.front(), *shard);
    if (!why.empty()) return Error{Code::bad_run, file, why};
    if (std::ranges::find(shards, shard->shard, &ShardRun::shard) != shards.end()) {
      return Error{Code::bad_run, file, "shard " + to_text(shard->shard) + " is there twice"};
    }
    shards.push_back(std::move(shard).value());
  }
  if (const auto list = missing(shards); !list.empty()) {
    return Error{Code::usage, "merge", "not all shards are given: " + list + " missing"};
  }
  return shards;
}

}  // namespace ruleproof::cli
