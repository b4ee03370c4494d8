/// What the trees of a search share, on the disk.
#pragma once

#include <cstddef>

#include "solver/explore/forest.hpp"
#include "solver/spill/word_file.hpp"

namespace ruleproof::solver {

/// Tables of nodes only grow: each time what is new is appended.
class SavedForest {
 public:
  explicit SavedForest(Folder& folder) : words_(folder, "words"), pairs_(folder, "pairs") {}

  /// Appends what has come, and says what `restore` needs. False where it cannot be written.
  [[nodiscard]] auto save(Forest& forest, Numbers& out) -> bool;
  /// Into a forest that has no nodes. False, and the folder may say why, where that fails: else
  /// there is no memory.
  [[nodiscard]] auto restore(Forest& forest, Numbers& in) -> bool;
  [[nodiscard]] auto bytes() const -> std::size_t { return words_.bytes() + pairs_.bytes(); }

 private:
  WordFile words_;
  WordFile pairs_;
};

}  // namespace ruleproof::solver
