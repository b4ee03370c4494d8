#include "solver/spill/spill.hpp"

#include <algorithm>
#include <cstddef>
#include <cstdint>
#include <optional>
#include <span>
#include <utility>

#include "solver/explore/word_set.hpp"
#include "solver/spill/folder.hpp"
#include "solver/spill/numbers.hpp"
#include "solver/spill/run.hpp"
#include "solver/team.hpp"

namespace ruleproof::solver {
namespace {

constexpr std::size_t least_deferred = 1024;

}  // namespace

Spill::Spill(Folder& folder, Team& team, std::uint64_t max_bytes)
    : folder_(folder),
      team_(team),
      max_bytes_(max_bytes),
      most_deferred_(static_cast<std::size_t>(
          std::clamp<std::uint64_t>(max_bytes / 128, least_deferred, std::uint64_t{1} << 24U))),
      runs_(folder) {}

auto Spill::room_beside(std::size_t others) const -> std::size_t {
  const auto own = (std::max(deferred_.capacity(), waiting()) * sizeof(deferred_[0])) +
                   (std::max(candidates_.capacity(), most_deferred_) * sizeof(candidates_[0])) +
                   std::max(fresh_.capacity(), most_deferred_);
  const auto taken = others + own + runs_.bytes() + (max_bytes_ / 16);
  return taken < max_bytes_ ? static_cast<std::size_t>(max_bytes_ - taken) : 0;
}

auto Spill::reserve(std::size_t others) -> void {
  // Where little is left, fewer keys are looked for in one pass.
  while (deferred_.empty() && most_deferred_ > least_deferred &&
         room_beside(others) < max_bytes_ / 8) {
    most_deferred_ /= 2;
    deferred_ = {};
    candidates_ = {};
    fresh_ = {};
  }
  deferred_.reserve(waiting());
  candidates_.reserve(most_deferred_);
  fresh_.reserve(most_deferred_);
}

auto Spill::begin(WordSet& known, std::size_t others) -> bool {
  begun_ = true;
  Run all(folder_);
  for (const auto key : known.sort_all()) {
    if (!all.push(key)) return false;
  }
  if (!all.finish() || !runs_.add(std::move(all))) return false;
  known = WordSet(0);
  return remember(others);
}

auto Spill::confirm(std::span<const std::uint64_t> keys)
    -> std::optional<std::span<const std::uint8_t>> {
  candidates_.clear();
  for (std::size_t i = 0; i < keys.size(); ++i) {
    candidates_.push_back({keys[i], static_cast<std::uint32_t>(i)});
  }
  std::ranges::sort(candidates_);
  fresh_.assign(keys.size(), 1);
  for (std::size_t i = 1; i < candidates_.size(); ++i) {
    if (candidates_[i].key == candidates_[i - 1].key) fresh_[candidates_[i].place] = 0;
  }
  const auto pieces = candidates_.size() < 4096 ? 1 : team_.size();
  team_.run(pieces, [&](std::size_t /*worker*/, std::size_t piece) {
    const auto begin = candidates_.size() * piece / pieces;
    const auto end = candidates_.size() * (piece + 1) / pieces;
    runs_.strike_known(std::span(candidates_).subspan(begin, end - begin), fresh_);
  });
  if (folder_.problem() || !write_fresh()) return std::nullopt;
  return fresh_;
}

auto Spill::write_fresh() -> bool {
  Run run(folder_);
  for (const auto& candidate : candidates_) {
    if (fresh_[candidate.place] != 0 && !run.push(candidate.key)) return false;
  }
  if (run.size() == 0) return true;
  return run.finish() && runs_.add(std::move(run));
}

auto Spill::fit(std::size_t others) -> bool {
  const auto room = room_beside(others);
  if (recent_.bytes() <= room) return true;
  recent_ = RecentKeys();
  reserve(others);
  // Less than there is, since all it knew is lost each time.
  recent_ = RecentKeys(room_beside(others) / 4 * 3);
  return room_beside(others) >= max_bytes_ / 32;
}

auto Spill::bytes() const -> std::size_t {
  return runs_.bytes() + recent_.bytes() + (deferred_.capacity() * sizeof(deferred_[0])) +
         (candidates_.capacity() * sizeof(candidates_[0])) + fresh_.capacity();
}

auto Spill::restore(Numbers& in) -> bool {
  begun_ = true;
  return runs_.restore(in);
}

auto Spill::remember(std::size_t others) -> bool {
  reserve(others);
  recent_ = RecentKeys(room_beside(others));
  return room_beside(others) > 0;
}

}  // namespace ruleproof::solver
