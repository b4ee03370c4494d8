/// Threads that share pieces of work, again and again.
#pragma once

#include <atomic>
#include <condition_variable>
#include <cstddef>
#include <exception>
#include <functional>
#include <mutex>
#include <optional>
#include <thread>
#include <type_traits>
#include <utility>
#include <vector>

namespace ruleproof::solver {

/// The caller and up to `jobs - 1` threads. Which of them takes which piece is left to chance:
/// results must not depend on it.
///
///     Team team(4);
///     team.run(pieces, [&](std::size_t worker, std::size_t piece) { ... });  // returns when all
///     are done
class Team {
 public:
  /// A worker (0 is the caller) and the piece that it is to do.
  using Work = std::function<void(std::size_t worker, std::size_t piece)>;

  /// Threads start with the first work that is worth it; fewer where the system grants fewer.
  explicit Team(std::size_t jobs);
  Team(const Team&) = delete;
  auto operator=(const Team&) -> Team& = delete;
  ~Team();

  /// Workers there may be.
  [[nodiscard]] auto size() const -> std::size_t { return jobs_; }
  /// Does all pieces. Where `work` throws, nobody begins another piece, and the caller gets what
  /// the first of those pieces threw.
  auto run(std::size_t pieces, const Work& work) -> void;

 private:
  auto start() -> void;
  auto live(std::size_t worker) -> void;
  auto take(std::size_t worker) -> void;
  auto take_together() -> void;
  auto give_up(std::size_t piece) -> void;

  std::size_t jobs_;
  std::mutex mutex_;
  std::condition_variable begin_;
  std::condition_variable end_;
  std::size_t round_ = 0;    ///< of work; guarded
  std::size_t working_ = 0;  ///< threads that are not done with it; guarded
  bool over_ = false;        ///< guarded
  bool started_ = false;
  std::exception_ptr problem_;  ///< guarded
  std::size_t problem_at_ = 0;  ///< the piece that threw it; guarded
  const Work* work_ = nullptr;
  std::size_t pieces_ = 0;
  std::atomic<std::size_t> next_{0};
  std::atomic<std::size_t> workers_{0};
  std::vector<std::thread> threads_;
};

/// As many as are wanted; where that is 0, one for each processor.
[[nodiscard]] auto jobs_for(unsigned wanted) -> unsigned;

/// What `make(worker, piece)` makes of each piece, in the order of the pieces.
template <class Make>
[[nodiscard]] auto made_by(Team& team, std::size_t pieces, const Make& make) {
  using Made = std::invoke_result_t<const Make&, std::size_t, std::size_t>;
  std::vector<std::optional<Made>> slots(pieces);
  team.run(pieces, [&](std::size_t worker, std::size_t piece) {
    slots[piece].emplace(make(worker, piece));
  });
  std::vector<Made> all;
  all.reserve(pieces);
  for (auto& slot : slots) all.push_back(*std::move(slot));
  return all;
}

}  // namespace ruleproof::solver
