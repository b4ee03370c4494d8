/// All keys of a search that are on the disk, as sorted runs.
#pragma once

#include <cstddef>
#include <cstdint>
#include <span>
#include <vector>

#include "solver/spill/run.hpp"

namespace ruleproof::solver {

/// A key of which is asked whether it is known, and its place among those asked.
struct Candidate {
  std::uint64_t key = 0;
  std::uint32_t place = 0;
  auto operator<=>(const Candidate&) const = default;
};

/// Few runs, each at least twice as long as the next: shorter ones are merged.
class Runs {
 public:
  explicit Runs(Folder& folder) : folder_(&folder) {}
  [[nodiscard]] auto bytes() const -> std::size_t;

  /// Adds keys that no run has. False where that fails; the folder says why.
  [[nodiscard]] auto add(Run run) -> bool;
  /// Sets `fresh[place]` to 0 for each candidate whose key a run has. They are sorted; several
  /// threads may ask.
  auto strike_known(std::span<const Candidate> sorted, std::span<std::uint8_t> fresh) const -> void;

  auto save(Numbers& out) const -> void;
  [[nodiscard]] auto restore(Numbers& in) -> bool;

 private:
  [[nodiscard]] auto merge_last() -> bool;

  Folder* folder_;
  std::vector<Run> runs_;
};

}  // namespace ruleproof::solver
