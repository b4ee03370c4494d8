#include "solver/explore/word_set.hpp"

#include <algorithm>
#include <array>
#include <cstddef>
#include <cstdint>
#include <utility>
#include <vector>

#include "solver/team.hpp"

namespace ruleproof::solver {
namespace {

/// About where a slot is found once the table has grown, as `wider` says.
auto widened(std::size_t slot) -> std::size_t { return slot * 7 / 5; }

}  // namespace

/// From the last slot down: homes only move up, into slots already done. Few words have no place
/// there: at the very beginning, and where `to` ends.
auto WordSet::move_up(const Part& from, const Part& to, std::vector<std::uint64_t>& late) -> void {
  for (auto slot = from.end; slot-- > from.begin;) {
    const auto word = std::exchange(slots_[slot], 0);
    if (word == 0) continue;
    auto at = home(hash_word(word));
    const bool up = at >= std::max(slot, to.begin);
    while (up && at < to.end && slots_[at] != 0) ++at;
    if (up && at < to.end) {
      slots_[at] = word;
    } else {
      late.push_back(word);
    }
  }
}

/// In place. The topmost slots move into new ones alone, so that several threads may move a piece
/// each; then those whose new slots they have left; and so on, until too few are left to share.
auto WordSet::grow(Team* team) -> bool {
  constexpr std::size_t worth_sharing = 65'536;
  constexpr std::size_t pieces = 8;
  const auto old = slots_.size();
  const auto wider = this->wider();
  if (!slots_.grow(wider)) return false;
  limit_ = wider / 5 * 4;
  std::array<std::vector<std::uint64_t>, pieces> late;
  auto left = old;
  while (team != nullptr && left > worth_sharing) {
    const auto low = (left * 5 / 7) + 1;  // whose new home is not below `left`
    const auto bound = [&](std::size_t piece) { return low + ((left - low) * piece / pieces); };
    team->run(pieces, [&](std::size_t /*worker*/, std::size_t piece) {
      const Part from{bound(piece), bound(piece + 1)};
      move_up(from, {widened(from.begin), widened(from.end)}, late[piece]);
    });
    left = low;
  }
  move_up({0, left}, {0, widened(left)}, late.front());
  for (const auto& words : late) {
    for (const auto word : words) {
      auto at = home(hash_word(word));
      while (slots_[at] != 0) at = next(at);
      slots_[at] = word;
    }
  }
  return true;
}

}  // namespace ruleproof::solver
