/// Where a search keeps the positions that its memory does not hold: keys on the disk, sorted, and
/// in memory those that it met lately.
///
/// Whether a key is known is found out late, for many at a time: keys that are not among the recent
/// ones are deferred, in their order; sorted, they are looked for in one pass over the disk. What
/// is left is fresh, in the order of one thread. (Delayed duplicate detection: R. Korf; U. Stern
/// and D. Dill.)
#pragma once

#include <algorithm>
#include <cstddef>
#include <cstdint>
#include <optional>
#include <span>
#include <vector>

#include "solver/explore/word_set.hpp"
#include "solver/spill/recent_keys.hpp"
#include "solver/spill/runs.hpp"
#include "solver/team.hpp"

namespace ruleproof::solver {

class Spill {
 public:
  /// Within so much memory, together with what else the search needs.
  Spill(Folder& folder, Team& team, std::uint64_t max_bytes);

  /// Whether keys are on the disk already.
  [[nodiscard]] auto begun() const -> bool { return begun_; }
  /// Moves all keys to the disk; the set is empty afterwards. `others` is the memory of all else.
  [[nodiscard]] auto begin(WordSet& known, std::size_t others) -> bool;

  [[nodiscard]] auto recent() -> RecentKeys& { return recent_; }
  /// A key that may be fresh.
  auto defer(std::uint64_t key) -> void { deferred_.push_back(key); }
  /// Whether it is time to confirm what was deferred.
  [[nodiscard]] auto full() const -> bool { return deferred_.size() >= most_deferred_; }
  /// Calls `keep(key)`, which may say false, with each deferred key that is fresh, in their order.
  /// The number of those that are not; nothing when it fails.
  template <class Keep>
  [[nodiscard]] auto confirm_deferred(Keep&& keep) -> std::optional<std::uint64_t> {
    std::uint64_t known = 0;
    for (std::span<const std::uint64_t> rest = deferred_; !rest.empty();) {
      const auto keys = rest.first(std::min(rest.size(), most_deferred_));
      rest = rest.subspan(keys.size());
      const auto fresh = confirm(keys);
      if (!fresh) return std::nullopt;
      for (std::size_t i = 0; i < keys.size(); ++i) {
        if ((*fresh)[i] == 0) {
          ++known;
        } else if (!keep(keys[i])) {
          return std::nullopt;
        }
      }
    }
    deferred_.clear();
    return known;
  }
  /// Finds out which of some keys are fresh, of equal ones the first; they are known from now on.
  /// Valid until the next call; nothing when it fails.
  [[nodiscard]] auto confirm(std::span<const std::uint64_t> keys)
      -> std::optional<std::span<const std::uint8_t>>;

  /// Makes do with less memory, where all else takes `others`. False when that cannot be.
  [[nodiscard]] auto fit(std::size_t others) -> bool;
  [[nodiscard]] auto bytes() const -> std::size_t;

  auto save(Numbers& out) const -> void { runs_.save(out); }
  [[nodiscard]] auto restore(Numbers& in) -> bool;
  /// Takes memory for recent keys, beside that of all else. False when there is none.
  [[nodiscard]] auto remember(std::size_t others) -> bool;

 private:
  /// Writes the fresh ones of the candidates as a run.
  auto write_fresh() -> bool;
  /// Keys that may be deferred before anybody asks whether they are too many.
  [[nodiscard]] auto waiting() const -> std::size_t {
    return most_deferred_ + (most_deferred_ / 4);
  }
  /// Memory for what is deferred, so that there is some left for recent keys.
  auto reserve(std::size_t others) -> void;
  [[nodiscard]] auto room_beside(std::size_t others) const -> std::size_t;

  Folder& folder_;
  Team& team_;
  std::uint64_t max_bytes_;
  std::size_t most_deferred_;
  bool begun_ = false;
  Runs runs_;
  RecentKeys recent_;
  std::vector<std::uint64_t> deferred_;
  std::vector<Candidate> candidates_;
  std::vector<std::uint8_t> fresh_;
};

}  // namespace ruleproof::solver
