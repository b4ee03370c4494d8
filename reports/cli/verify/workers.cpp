#include "reports/cli/verify/workers.hpp"

#include <algorithm>
#include <chrono>
#include <condition_variable>
#include <cstddef>
#include <cstdlib>
#include <exception>
#include <memory>
#include <mutex>
#include <optional>
#include <ostream>
#include <string>
#include <thread>
#include <utility>
#include <vector>

#include "model/core/finding.hpp"
#include "reports/cli/door/interrupt.hpp"
#include "reports/cli/print/progress.hpp"
#include "reports/cli/print/terminal.hpp"
#include "reports/cli/verify/parts.hpp"
#include "solver/team.hpp"
#include "solver/threads.hpp"

namespace ruleproof::cli {
namespace {

/// What the threads share; it outlives those that an interrupt leaves behind.
struct Bench {
  std::mutex mutex;
  std::condition_variable news;
  std::vector<Part> parts;
  std::vector<std::optional<Result<GameReport>>> results;
  std::vector<bool> begun;
  std::size_t next = 0;
  std::size_t finished = 0;
  std::exception_ptr problem;
  bool stop = false;
};

auto work(const std::shared_ptr<Bench>& bench) -> void {
  std::unique_lock lock(bench->mutex);
  while (!bench->stop && !interrupted() && bench->next < bench->parts.size()) {
    const auto at = bench->next++;
    bench->begun[at] = true;
    lock.unlock();
    std::optional<Result<GameReport>> result;
    std::exception_ptr problem;
    try {
      result = bench->parts[at].work();
    } catch (...) {  // our own bug; told by main
      problem = std::current_exception();
    }
    lock.lock();
    bench->results[at] = std::move(result);
    if (problem && !bench->problem) bench->problem = problem;
    ++bench->finished;
    bench->news.notify_all();
  }
}

/// Tells what is going on: one line that is written over, or a line for each part.
class Line {
 public:
  explicit Line(Terminal& terminal) : terminal_(terminal) {}

  auto show(const Bench& bench) -> void {
    if (terminal_.progress) {
      const auto elapsed = std::chrono::steady_clock::now() - begun_;
      terminal_.err << "\r\x1b[K" << head(bench) << current(bench)
                    << time_left(bench.finished, bench.parts.size(),
                                 std::chrono::duration_cast<std::chrono::seconds>(elapsed))
                    << std::flush;
      return;
    }
    for (std::size_t i = 0; i < bench.parts.size(); ++i) {
      told_.resize(bench.parts.size());
      if (told_[i] || !bench.results[i]) continue;
      told_[i] = true;
      terminal_.err << head(bench) << bench.parts[i].game << ": " << bench.parts[i].name << '\n';
    }
  }
  auto end() -> void {
    if (terminal_.progress) terminal_.err << "\r\x1b[K" << std::flush;
  }

 private:
  static auto head(const Bench& bench) -> std::string {
    return "[" + std::to_string(bench.finished) + "/" + std::to_string(bench.parts.size()) + "] ";
  }
  /// The first part that was begun and is not done.
  static auto current(const Bench& bench) -> std::string {
    for (std::size_t i = 0; i < bench.parts.size(); ++i) {
      if (bench.begun[i] && !bench.results[i])
        return bench.parts[i].game + ": " + bench.parts[i].name;
    }
    return "";
  }

  Terminal& terminal_;
  std::chrono::steady_clock::time_point begun_ = std::chrono::steady_clock::now();
  std::vector<bool> told_;
};

}  // namespace

auto do_parts(const std::vector<Part>& parts, unsigned jobs, Terminal& terminal) -> Done {
  const Interruptible interruptible;
  const auto bench = std::make_shared<Bench>();
  bench->parts = parts;
  bench->results.resize(parts.size());
  bench->begun.resize(parts.size());
  jobs = static_cast<unsigned>(std::min<std::size_t>(solver::jobs_for(jobs), parts.size()));
  auto threads = solver::start_threads(jobs, [bench] { work(bench); });
  if (threads.empty()) work(bench);  // none could be started
  Line progress(terminal);
  Done done;
  {
    std::unique_lock lock(bench->mutex);
    while (bench->finished < parts.size() && !bench->problem && !interrupted()) {
      bench->news.wait_for(lock, std::chrono::milliseconds(200));
      progress.show(*bench);
    }
    progress.show(*bench);  // those that were done while nobody waited
    bench->stop = true;
    done.interrupted = bench->finished < parts.size() && !bench->problem;
    if (done.interrupted) done.results = bench->results;
  }
  progress.end();
  for (auto& thread : threads) {
    if (done.interrupted) {
      thread.detach();
    } else {
      thread.join();
    }
  }
  if (bench->problem) std::rethrow_exception(bench->problem);
  if (!done.interrupted) done.results = std::move(bench->results);
  return done;
}

auto leave_now(Terminal& terminal, int status) -> void {
  status = ended(terminal, status);
  terminal.err << std::flush;
  std::_Exit(status);
}

}  // namespace ruleproof::cli
