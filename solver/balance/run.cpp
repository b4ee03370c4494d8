#include "solver/balance/run.hpp"

#include <algorithm>
#include <chrono>
#include <condition_variable>
#include <cstddef>
#include <cstdint>
#include <exception>
#include <map>
#include <mutex>
#include <optional>
#include <thread>
#include <utility>
#include <vector>

#include "model/core/result.hpp"
#include "solver/balance/checkpoint.hpp"
#include "solver/balance/contest.hpp"
#include "solver/balance/interval.hpp"
#include "solver/balance/tally.hpp"
#include "solver/team.hpp"
#include "solver/threads.hpp"

namespace ruleproof::solver::balance {
namespace {

using Clock = std::chrono::steady_clock;

auto seconds_since(Clock::time_point begin) -> double {
  return std::chrono::duration<double>(Clock::now() - begin).count();
}

/// Plays batches on several threads and hands them out in their order.
class Players {
 public:
  Players(const Contest& contest, std::uint64_t first, const RunOptions& options)
      : contest_(contest),
        rounds_(options.rounds),
        stop_when_(options.stop),
        next_(first),
        merged_(first) {
    const auto threads = jobs_for(options.threads);
    ahead_ = std::uint64_t{4} * threads;
    threads_ = start_threads(std::min<std::uint64_t>(threads, batches_left()), [this] { work(); });
  }
  Players(const Players&) = delete;
  auto operator=(const Players&) -> Players& = delete;
  ~Players() {
    {
      const std::scoped_lock lock(mutex_);
      stop_ = true;
    }
    room_.notify_all();
    for (auto& thread : threads_) thread.join();
  }

  /// The next batch; less of it where somebody wants an early end.
  auto take() -> Tally {
    if (threads_.empty()) return play(merged_++);  // none could be started
    std::unique_lock lock(mutex_);
    news_.wait(lock, [&] { return problem_ || done_.contains(merged_); });
    if (problem_) std::rethrow_exception(problem_);
    auto batch = std::move(done_.extract(merged_++).mapped());
    room_.notify_all();
    return batch;
  }

 private:
  [[nodiscard]] auto is_left() const -> bool { return next_ * rounds_a_batch < rounds_; }
  [[nodiscard]] auto batches_left() const -> std::uint64_t {
    const auto all = rounds_ / rounds_a_batch + (rounds_ % rounds_a_batch == 0 ? 0 : 1);
    return all - std::min(all, next_);
  }

  [[nodiscard]] auto play(std::uint64_t batch) const -> Tally {
    const auto first = batch * rounds_a_batch;
    return contest_.play(first, std::min(rounds_a_batch, rounds_ - first), stop_when_);
  }

  auto work() -> void {
    std::unique_lock lock(mutex_);
    while (true) {
      room_.wait(lock, [&] { return stop_ || !is_left() || next_ < merged_ + ahead_; });
      if (stop_ || !is_left()) return;
      const auto batch = next_++;
      lock.unlock();
      std::optional<Tally> tally;
      std::exception_ptr problem;
      try {
        tally = play(batch);
      } catch (...) {  // out of memory: told by who waits
        problem = std::current_exception();
      }
      lock.lock();
      if (problem) problem_ = problem;
      if (tally) done_.emplace(batch, *std::move(tally));
      news_.notify_all();
      if (problem) return;
    }
  }

  const Contest& contest_;
  std::uint64_t rounds_;
  const Stop& stop_when_;
  std::uint64_t next_;    ///< batch to be begun
  std::uint64_t merged_;  ///< batch to be handed out
  std::uint64_t ahead_ = 0;
  std::mutex mutex_;
  std::condition_variable room_;
  std::condition_variable news_;
  std::map<std::uint64_t, Tally> done_;
  std::exception_ptr problem_;
  bool stop_ = false;
  std::vector<std::thread> threads_;
};

/// Tells the listener and writes the checkpoint, both now and then.
class Reporter {
 public:
  Reporter(const RunOptions& options, const Listener& listener, std::uint64_t resumed)
      : options_(options), listener_(listener), resumed_(resumed) {}

  auto after_batch(const Balance& balance, double half_width, bool last) -> std::optional<Error> {
    const bool whole = balance.rounds % rounds_a_batch == 0;
    std::optional<Error> problem;
    if (!options_.checkpoint.empty() && whole && (last || !saved_ || is_due(*saved_))) {
      problem = save(balance, options_.plan, options_.checkpoint);
      saved_ = Clock::now();
    }
    if (listener_ && (last || !told_ || is_due(*told_))) {
      listener_(progress(balance, half_width));
      told_ = Clock::now();
    }
    return problem;
  }

 private:
  static auto is_due(Clock::time_point last) -> bool { return seconds_since(last) > 1; }

  /// Intervals shrink with the root of the number of rounds.
  [[nodiscard]] auto progress(const Balance& balance, double half_width) const -> Progress {
    const auto seconds = seconds_since(begin_);
    const auto rounds = static_cast<double>(balance.rounds);
    auto goal = static_cast<double>(options_.rounds);
    if (options_.until > 0) {
      const auto ratio = half_width / options_.until;
      goal = std::min(goal, std::max(rounds, rounds * ratio * ratio));
    }
    const auto played = static_cast<double>(balance.rounds - resumed_);
    return {.rounds = balance.rounds,
            .resumed = resumed_,
            .half_width = half_width,
            .seconds = seconds,
            .seconds_left = played > 0 ? (goal - rounds) * seconds / played : 0};
  }

  const RunOptions& options_;
  const Listener& listener_;
  std::uint64_t resumed_;
  Clock::time_point begin_ = Clock::now();
  std::optional<Clock::time_point> saved_;
  std::optional<Clock::time_point> told_;
};

}  // namespace

auto confidence_of(const RunOptions& options) -> Confidence {
  // About the spread that is needed for that half-width, or that so many rounds can have, where an
  // observation has a deviation of 0.4 of its range.
  const auto aim = options.until > 0 ? options.until : 0.01;
  const auto spread = std::min(0.2 / (aim * aim), 0.16 * static_cast<double>(options.rounds));
  return {.miss = options.miss, .spread = std::max(2.0, spread)};
}

auto widest(const Layout& layout, const Balance& balance, const Confidence& confidence) -> double {
  double most = 0;
  for (std::size_t i = 0; i < layout.series.size(); ++i) {
    const auto whole = static_cast<double>(layout.series[i].whole);
    most = std::max(most, balance.means[i].interval(confidence).half_width() / whole);
  }
  return most;
}

auto run(const Contest& contest, const RunOptions& options, const Listener& listener)
    -> Result<Balance> {
  const auto& layout = contest.layout();
  Balance balance(layout);
  if (options.resume) {
    auto saved = load(options.checkpoint, options.plan, layout);
    if (!saved) return saved.error();
    if (*saved) balance = **saved;
  }
  const auto confidence = confidence_of(options);
  Reporter reporter(options, listener, balance.rounds);
  const auto is_done = [&](double half_width) {
    return balance.rounds >= options.rounds || (options.until > 0 && half_width <= options.until);
  };
  auto half_width = widest(layout, balance, confidence);
  if (balance.rounds > 0 && is_done(half_width)) return balance;
  Players players(contest, balance.batches, options);
  while (true) {
    const auto batch = players.take();
    const bool early = options.stop && options.stop();
    if (early && balance.rounds > 0) {  // a checkpoint has whole batches
      if (auto problem = reporter.after_batch(balance, half_width, true)) return *problem;
    }
    if (batch.rounds > 0) balance.merge(batch);
    if (early) return balance;
    half_width = widest(layout, balance, confidence);
    const bool done = is_done(half_width);
    if (auto problem = reporter.after_batch(balance, half_width, done)) return *problem;
    if (done) return balance;
  }
}

}  // namespace ruleproof::solver::balance
