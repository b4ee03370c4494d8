#include "reports/cli/refute/shares.hpp"

#include <algorithm>
#include <chrono>
#include <cstddef>
#include <functional>
#include <optional>
#include <utility>

namespace ruleproof::cli {

Shares::Shares(std::optional<std::chrono::seconds> time, std::size_t parts, std::size_t at_a_time,
               Now now)
    : now_(std::move(now)), at_a_time_(std::max<std::size_t>(at_a_time, 1)), left_(parts) {
  if (time) end_ = now_() + *time;
}

auto Shares::over() const -> bool { return end_ && now_() >= *end_; }

auto Shares::begun() const -> std::function<bool()> {
  if (!end_) return [] { return false; };
  const auto left = std::max<std::size_t>(left_, 1);
  const auto share = (*end_ - now_()) * std::min(at_a_time_, left) / left;
  return [now = now_, end = now_() + share] { return now() >= end; };
}

auto Shares::done() -> void { --left_; }

}  // namespace ruleproof::cli
