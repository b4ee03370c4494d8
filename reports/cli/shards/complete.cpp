#include "reports/cli/shards/complete.hpp"

#include <algorithm>
#include <cstddef>
#include <optional>
#include <string>
#include <utility>
#include <vector>

#include "model/core/result.hpp"
#include "reports/cli/shards/shard.hpp"

namespace ruleproof::cli {

auto apart(const Asked& first, const Asked& other) -> std::string {
  if (first.version != other.version) {
    return "it is of version " + other.version + ", the first of " + first.version;
  }
  if (first.settings == other.settings) return {};
  for (std::size_t i = 0; i < std::min(first.settings.size(), other.settings.size()); ++i) {
    const auto& [name, value] = other.settings[i];
    const auto& [first_name, first_value] = first.settings[i];
    if (first.settings[i] == other.settings[i]) continue;
    return "it is of another run: " + name + " " + value + ", the first " + first_name + " " +
           first_value;
  }
  return "it is of another run than the first";
}

auto incomplete(const std::vector<Shard>& shards) -> std::optional<Error> {
  const auto wrong = [](std::string message) {
    return Error{Code::usage, "merge", std::move(message)};
  };
  std::string list;
  const auto count = shards.front().count;
  for (const auto& shard : shards) {
    if (shard.count == count) continue;
    return wrong("shards of several runs: " + to_text(shards.front()) + " and " + to_text(shard));
  }
  for (std::size_t i = 1; i <= count; ++i) {
    const Shard shard{.number = i, .count = count};
    const auto there = std::ranges::count(shards, shard);
    if (there > 1) return wrong("shard " + to_text(shard) + " is there twice");
    if (there == 0) list += (list.empty() ? "" : ", ") + to_text(shard);
  }
  if (list.empty()) return std::nullopt;
  return wrong("not all shards are given: " + list + " missing");
}

}  // namespace ruleproof::cli
