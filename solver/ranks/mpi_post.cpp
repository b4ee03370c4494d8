#include "solver/ranks/mpi_post.hpp"

#include <cstddef>
#include <limits>
#include <numeric>
#include <utility>
#include <vector>

#include <mpi.h>

#include "model/core/assert.hpp"
#include "solver/ranks/post.hpp"

namespace ruleproof::solver {
namespace {

/// The words of each rank, one after the other.
struct Bundle {
  std::vector<int> counts;
  std::vector<int> places;
  Letter words;

  /// Room for letters of these lengths.
  explicit Bundle(std::vector<int> lengths) : counts(std::move(lengths)), places(counts.size()) {
    const auto total = std::accumulate(counts.begin(), counts.end(), std::size_t{0});
    RULEPROOF_ASSERT(total <= static_cast<std::size_t>(std::numeric_limits<int>::max()));
    std::exclusive_scan(counts.begin(), counts.end(), places.begin(), 0);
    words.resize(total);
  }
};

auto lengths_of(const std::vector<Letter>& letters) -> std::vector<int> {
  std::vector<int> lengths;
  lengths.reserve(letters.size());
  for (const auto& letter : letters) lengths.push_back(static_cast<int>(letter.size()));
  return lengths;
}

}  // namespace

MpiPost::MpiPost(int& count, char**& words) {
  MPI_Init(&count, &words);
  int number = 0;
  MPI_Comm_rank(MPI_COMM_WORLD, &number);
  rank_ = static_cast<std::size_t>(number);
  MPI_Comm_size(MPI_COMM_WORLD, &number);
  ranks_ = static_cast<std::size_t>(number);
}

MpiPost::~MpiPost() { MPI_Finalize(); }

auto MpiPost::exchange(const std::vector<Letter>& letters) -> std::vector<Letter> {
  Bundle out(lengths_of(letters));
  out.words.clear();
  for (const auto& letter : letters) {
    out.words.insert(out.words.end(), letter.begin(), letter.end());
  }
  std::vector<int> lengths(ranks_);
  MPI_Alltoall(out.counts.data(), 1, MPI_INT, lengths.data(), 1, MPI_INT, MPI_COMM_WORLD);
  Bundle in(std::move(lengths));
  MPI_Alltoallv(out.words.data(), out.counts.data(), out.places.data(), MPI_UINT64_T,
                in.words.data(), in.counts.data(), in.places.data(), MPI_UINT64_T, MPI_COMM_WORLD);
  std::vector<Letter> came;
  for (std::size_t rank = 0; rank < ranks_; ++rank) {
    const auto begin = in.words.begin() + in.places[rank];
    came.emplace_back(begin, begin + in.counts[rank]);
  }
  return came;
}

}  // namespace ruleproof::solver
