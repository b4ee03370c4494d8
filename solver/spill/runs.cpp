#include "solver/spill/runs.hpp"

#include <cstddef>
#include <cstdint>
#include <span>
#include <utility>

#include "solver/spill/numbers.hpp"

namespace ruleproof::solver {

auto Runs::bytes() const -> std::size_t {
  std::size_t bytes = 0;
  for (const auto& run : runs_) bytes += sizeof(run) + run.bytes();
  return bytes;
}

auto Runs::add(Run run) -> bool {
  runs_.push_back(std::move(run));
  while (runs_.size() > 1 && runs_[runs_.size() - 2].size() < 2 * runs_.back().size()) {
    if (!merge_last()) return false;
  }
  return true;
}

auto Runs::merge_last() -> bool {
  const auto last = std::move(runs_.back());
  runs_.pop_back();
  const auto before = std::move(runs_.back());
  runs_.pop_back();
  Run merged(*folder_);
  Run::Reader left(before);
  Run::Reader right(last);
  auto a = left.next();
  auto b = right.next();
  while (a || b) {
    auto& least = !b || (a && *a < *b) ? a : b;
    if (!merged.push(*least)) return false;
    least = &least == &a ? left.next() : right.next();
  }
  if (!merged.finish() || folder_->problem()) return false;
  last.discard();
  before.discard();
  runs_.push_back(std::move(merged));
  return true;
}

auto Runs::strike_known(std::span<const Candidate> sorted, std::span<std::uint8_t> fresh) const
    -> void {
  for (const auto& run : runs_) {
    Run::Reader reader(run);
    for (const auto& candidate : sorted) {
      if (fresh[candidate.place] != 0 && reader.has(candidate.key)) fresh[candidate.place] = 0;
    }
  }
}

auto Runs::save(Numbers& out) const -> void {
  out.put(runs_.size());
  for (const auto& run : runs_) run.save(out);
}

auto Runs::restore(Numbers& in) -> bool {
  runs_.clear();
  for (auto left = in.count(); left > 0; --left) {
    runs_.emplace_back(*folder_);
    if (!runs_.back().restore(in)) return false;
  }
  return in.whole();
}

}  // namespace ruleproof::solver
