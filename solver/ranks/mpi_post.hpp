/// Ranks that are processes under `mpirun`. The door to MPI.
#pragma once

#include <cstddef>
#include <vector>

#include "solver/ranks/post.hpp"

namespace ruleproof::solver {

/// MPI for the whole life of a program: at most one of it. Where another rank dies, MPI ends this
/// one.
class MpiPost : public Post {
 public:
  /// As `main` has them.
  MpiPost(int& count, char**& words);
  ~MpiPost() override;
  MpiPost(const MpiPost&) = delete;
  auto operator=(const MpiPost&) -> MpiPost& = delete;

  [[nodiscard]] auto rank() const -> std::size_t override { return rank_; }
  [[nodiscard]] auto ranks() const -> std::size_t override { return ranks_; }
  [[nodiscard]] auto exchange(const std::vector<Letter>& letters) -> std::vector<Letter> override;

 private:
  std::size_t rank_ = 0;
  std::size_t ranks_ = 1;
};

}  // namespace ruleproof::solver
