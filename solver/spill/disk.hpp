/// What a search has on the disk, and what it writes down of itself.
#pragma once

#include <cstdint>
#include <span>

#include "solver/explore/exploration.hpp"
#include "solver/explore/parcel.hpp"
#include "solver/spill/saved_forest.hpp"
#include "solver/spill/spill.hpp"
#include "solver/team.hpp"

namespace ruleproof::solver {

struct Disk {
  Disk(Folder& folder, Team& team, std::uint64_t max_bytes)
      : spill(folder, team, max_bytes), forest(folder) {}
  Spill spill;
  SavedForest forest;
  std::uint64_t save_at = 0;  ///< when there are so many positions
};

/// Which of the successors that may be fresh are so. False when it cannot be found out.
[[nodiscard]] auto confirm(Spill& spill, std::span<Parcel> parcels) -> bool;

/// The figures of a search, and back.
auto put(Numbers& out, const Exploration& all) -> void;
auto get(Numbers& in, Exploration& all) -> void;

}  // namespace ruleproof::solver
