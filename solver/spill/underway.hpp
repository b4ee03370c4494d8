/// Where a search stands, to be gone on with when somebody has killed it.
#pragma once

#include <string>

#include "model/core/game.hpp"
#include "solver/explore/exploration.hpp"
#include "solver/explore/key_store.hpp"
#include "solver/spill/disk.hpp"
#include "solver/spill/folder.hpp"
#include "solver/spill/level.hpp"

namespace ruleproof::solver {

/// What of a search is kept, beside its positions.
template <Game G>
struct Underway {
  KeyStore<G>& store;
  Level& level;  ///< that is expanded
  Level& next;
  Exploration& all;
  bool& depth_bound;
};

/// Writes it down. Nothing is deferred. False where that fails; the folder says why.
template <Game G>
[[nodiscard]] auto save(Folder& folder, Disk& disk, const Underway<G>& at) -> bool {
  Numbers out;
  put(out, at.all);
  out.put(at.depth_bound ? 1 : 0);
  if (!at.store.save(disk.forest, out) || !at.level.save(out) || !at.next.save(out)) return false;
  disk.spill.save(out);
  return folder.save(out);
}

/// Reads what the folder was opened with. False where that fails: the folder says why, or there is
/// no memory.
template <Game G>
[[nodiscard]] auto restore(Folder& folder, Disk& disk, const Underway<G>& at,
                           const typename G::State& opening) -> bool {
  auto& in = folder.standing();
  get(in, at.all);
  at.depth_bound = in.get() != 0;
  if (!at.store.restore(opening, disk.forest, in) || !at.level.restore(folder, in) ||
      !at.next.restore(folder, in) || !disk.spill.restore(in)) {
    return false;
  }
  return in.whole() || folder.damaged(std::string(Folder::standing_file));
}

}  // namespace ruleproof::solver
