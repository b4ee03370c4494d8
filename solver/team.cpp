#include "solver/team.hpp"

#include <algorithm>
#include <cstddef>
#include <exception>
#include <mutex>
#include <thread>
#include <utility>

#include "solver/threads.hpp"

namespace ruleproof::solver {

Team::Team(std::size_t jobs) : jobs_(std::max<std::size_t>(jobs, 1)) {}

Team::~Team() {
  {
    const std::scoped_lock lock(mutex_);
    over_ = true;
  }
  begin_.notify_all();
  for (auto& thread : threads_) thread.join();
}

auto Team::start() -> void {
  started_ = true;
  threads_ = start_threads(jobs_ - 1, [this] { live(++workers_); });
}

auto Team::live(std::size_t worker) -> void {
  std::size_t seen = 0;
  while (true) {
    {
      std::unique_lock lock(mutex_);
      begin_.wait(lock, [&] { return over_ || round_ != seen; });
      if (over_) return;
      seen = round_;
    }
    take(worker);
    const std::scoped_lock lock(mutex_);
    if (--working_ == 0) end_.notify_one();
  }
}

auto Team::take(std::size_t worker) -> void {
  for (auto piece = next_++; piece < pieces_; piece = next_++) {
    try {
      (*work_)(worker, piece);
    } catch (...) {  // out of memory, or our own bug: told by whoever called
      give_up(piece);
    }
  }
}

auto Team::give_up(std::size_t piece) -> void {
  next_ = pieces_;  // whoever is at an earlier piece ends it
  const std::scoped_lock lock(mutex_);
  if (problem_ && problem_at_ < piece) return;
  problem_ = std::current_exception();
  problem_at_ = piece;
}

auto Team::run(std::size_t pieces, const Work& work) -> void {
  work_ = &work;
  pieces_ = pieces;
  next_ = 0;
  if (pieces < 2 || jobs_ == 1) {
    take(0);
  } else {
    take_together();
  }
  if (problem_) std::rethrow_exception(std::exchange(problem_, nullptr));
}

auto Team::take_together() -> void {
  if (!started_) start();
  {
    const std::scoped_lock lock(mutex_);
    working_ = threads_.size();
    ++round_;
  }
  begin_.notify_all();
  take(0);
  std::unique_lock lock(mutex_);
  end_.wait(lock, [&] { return working_ == 0; });
}

auto jobs_for(unsigned wanted) -> unsigned {
  return wanted > 0 ? wanted : std::max(1U, std::thread::hardware_concurrency());
}

}  // namespace ruleproof::solver
