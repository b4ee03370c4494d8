#include "reports/cli/shards/join.hpp"

#include <algorithm>
#include <cstddef>
#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include "model/core/finding.hpp"
#include "model/core/result.hpp"
#include "properties/coverage.hpp"
#include "reports/cli/shards/complete.hpp"
#include "reports/cli/shards/shard.hpp"

namespace ruleproof::cli {
namespace {

using Pairs = std::vector<std::pair<std::string, std::string>>;

constexpr std::string_view shard_key = "shard";

auto shard_in(const Pairs& settings) -> std::string {
  const auto found = std::ranges::find(settings, shard_key, &Pairs::value_type::first);
  return found == settings.end() ? "" : found->second;
}

/// What all shards of a run have in common: not which of them it is, nor what it has found.
auto asked_in(const Run& run) -> Pairs {
  auto settings = run.settings;
  std::erase_if(settings, [&](const auto& each) {
    return each.first == shard_key || each.first == "seed" ||
           std::ranges::any_of(run.games, [&](const GameReport& game) {
             return std::ranges::find(game.facts, each) != game.facts.end();
           });
  });
  return settings;
}

/// "a", then "a + b": what several shards say of one thing, once where they say the same.
auto add_words(std::string& words, const std::string& more) -> void {
  if (words == more || more.empty()) return;
  words += words.empty() ? more : " + " + more;
}

auto add_facts(Pairs& facts, const Pairs& more) -> void {
  for (const auto& [name, value] : more) {
    const auto found = std::ranges::find(facts, name, &Pairs::value_type::first);
    if (found == facts.end()) {
      facts.emplace_back(name, value);
    } else {
      add_words(found->second, value);
    }
  }
}

/// How much a status says of a check that several have made: a failure most, nothing least.
auto weight(Status status) -> int {
  if (status == Status::failed) return 2;
  return status == Status::passed ? 1 : 0;
}

auto add_check(std::vector<Check>& checks, const Check& more) -> void {
  const auto found = std::ranges::find_if(checks, [&](const Check& each) {
    return each.group == more.group && each.name == more.name;
  });
  if (found == checks.end()) {
    checks.push_back(more);
    return;
  }
  add_words(found->amount, more.amount);
  if (weight(more.status) <= weight(found->status)) return;
  found->status = more.status;
  found->message = more.message;
  found->finding = more.finding;
}

/// The length of what shows a finding; the longest of all is to have no game.
auto length(const Finding& finding) -> std::size_t {
  return finding.witnesses.empty() ? std::string::npos : finding.witnesses.front().record.size();
}

constexpr const char* seen_by = "seen by shards";

auto add_finding(std::vector<Finding>& findings, Finding more, const std::string& shard) -> void {
  const auto found = std::ranges::find(findings, more.id, &Finding::id);
  const auto seen = [](Finding& finding) -> std::string& { return finding.facts.back().second; };
  more.facts.emplace_back(seen_by, shard);
  if (found == findings.end()) {
    findings.push_back(std::move(more));
    return;
  }
  const auto all = seen(*found) + ", " + shard;
  if (length(more) < length(*found)) *found = std::move(more);
  seen(*found) = all;
}

auto add_game(std::vector<GameReport>& games, GameReport more, const std::string& shard) -> void {
  auto found = std::ranges::find(games, more.name, &GameReport::name);
  if (found == games.end()) {
    games.push_back({.name = more.name,
                     .title = more.title,
                     .facts = {},
                     .checks = {},
                     .clauses = {},
                     .findings = {}});
    found = games.end() - 1;
  }
  add_facts(found->facts, more.facts);
  for (const auto& check : more.checks) add_check(found->checks, check);
  for (auto& finding : more.findings) add_finding(found->findings, std::move(finding), shard);
  properties::add_uses(found->clauses, more.clauses);
}

/// The shard that a run is; an error if it is none, or of another run than the first.
auto shard_of(const NamedRun& first, const NamedRun& run) -> Result<Shard> {
  const auto text = shard_in(run.run.settings);
  auto shard = read_shard(text);
  if (text.empty() || !shard) {
    return Error{Code::bad_run, run.file, "no shard of a run: --shard 1/4 makes one"};
  }
  const auto problem = apart({first.run.tool_version, asked_in(first.run)},
                             {run.run.tool_version, asked_in(run.run)});
  if (!problem.empty()) return Error{Code::bad_run, run.file, problem};
  return shard;
}

}  // namespace

auto seed_of(const Shard& shard, std::uint64_t seed) -> std::uint64_t {
  constexpr std::uint64_t far = 1'000'003'000'019;  // hands and rounds take the seeds that follow
  return seed + ((shard.number - 1) * far);
}

auto with_shard(Pairs settings, const std::string& shard) -> Pairs {
  if (!shard.empty()) settings.emplace_back(shard_key, shard);
  return settings;
}

auto joined(std::vector<NamedRun> runs) -> Result<Run> {
  std::vector<std::pair<Shard, NamedRun>> shards;
  for (auto& run : runs) {
    const auto shard = shard_of(shards.empty() ? run : shards.front().second, run);
    if (!shard) return shard.error();
    shards.emplace_back(*shard, std::move(run));
  }
  std::ranges::sort(shards, {}, [](const auto& each) { return each.first.number; });
  std::vector<Shard> numbers;
  numbers.reserve(shards.size());
  for (const auto& [shard, run] : shards) numbers.push_back(shard);
  if (const auto problem = incomplete(numbers)) return *problem;
  Run all{.tool_version = shards.front().second.run.tool_version,
          .settings = asked_in(shards.front().second.run),
          .games = {}};
  std::string seeds;
  for (auto& [shard, run] : shards) {
    const auto seed = std::ranges::find(run.run.settings, "seed", &Pairs::value_type::first);
    if (seed != run.run.settings.end()) add_words(seeds, seed->second);
    for (auto& game : run.run.games) add_game(all.games, std::move(game), to_text(shard));
  }
  if (!seeds.empty()) all.settings.emplace_back("seed", seeds);
  all.settings.emplace_back("shards", std::to_string(shards.size()));
  return all;
}

}  // namespace ruleproof::cli
