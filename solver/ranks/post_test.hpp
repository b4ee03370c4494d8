/// Ranks that are threads of one process.
#pragma once

#include <barrier>
#include <cstddef>
#include <thread>
#include <vector>

#include "solver/ranks/post.hpp"

namespace ruleproof::solver {

/// Where threads leave letters for each other.
class Counter {
 public:
  explicit Counter(std::size_t ranks)
      : letters_(ranks, std::vector<Letter>(ranks)), all_(static_cast<std::ptrdiff_t>(ranks)) {}

  [[nodiscard]] auto ranks() const -> std::size_t { return letters_.size(); }

  auto exchange(std::size_t rank, const std::vector<Letter>& letters) -> std::vector<Letter> {
    letters_[rank] = letters;
    all_.arrive_and_wait();
    std::vector<Letter> mine;
    mine.reserve(letters_.size());
    for (const auto& from : letters_) mine.push_back(from[rank]);
    all_.arrive_and_wait();
    return mine;
  }

 private:
  std::vector<std::vector<Letter>> letters_;  ///< by who sent them, by whom they are for
  std::barrier<> all_;
};

class ThreadPost : public Post {
 public:
  ThreadPost(Counter& counter, std::size_t rank) : counter_(counter), rank_(rank) {}
  [[nodiscard]] auto rank() const -> std::size_t override { return rank_; }
  [[nodiscard]] auto ranks() const -> std::size_t override { return counter_.ranks(); }
  [[nodiscard]] auto exchange(const std::vector<Letter>& letters) -> std::vector<Letter> override {
    return counter_.exchange(rank_, letters);
  }

 private:
  Counter& counter_;
  std::size_t rank_;
};

/// What `work(post)` gives in each of so many ranks.
template <class Work>
auto with_ranks(std::size_t ranks, Work&& work) {
  Counter counter(ranks);
  std::vector<decltype(work(std::declval<Post&>()))> results(ranks);
  {
    std::vector<std::jthread> threads;
    threads.reserve(ranks);
    for (std::size_t rank = 0; rank < ranks; ++rank) {
      threads.emplace_back([&, rank] {
        ThreadPost post(counter, rank);
        results[rank] = work(post);
      });
    }
  }
  return results;
}

}  // namespace ruleproof::solver
