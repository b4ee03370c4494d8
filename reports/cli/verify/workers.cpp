#include "reports/cli/verify/workers.hpp"

#include <algorithm>
#include <chrono>
#include <condition_variable>
#include <cstddef>
#include <cstdlib>
#include <exception>
#include <functional>
#include <memory>
#include <mutex>
#include <numeric>
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
  std::vector<std::size_t> order;  ///< in which they are begun
  std::vector<std::optional<Result<GameReport>>> results;
  std::vector<bool> begun;
  std::size_t next = 0;
  std::size_t finished = 0;
  std::exception_ptr problem;
  std::function<bool()> over;  ///< whether the time is up
  bool stop = false;
};

auto work(const std::shared_ptr<Bench>& bench) -> void {
  std::unique_lock lock(bench->mutex);
  const auto over = [&] { return bench->over && bench->over(); };
  while (!bench->stop && !interrupted() && !over() && bench->next < bench->parts.size()) {
    const auto at = bench->order[bench->next++];
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
  Line(Terminal& terminal, const Watching& watching)
      : terminal_(terminal), logged_(watching.logged), shown_(watching.shown) {}

  auto show(const Bench& bench) -> void {
    if (terminal_.progress && !shown_) return;
    if (terminal_.progress) {
      const auto elapsed = std::chrono::steady_clock::now() - begun_;
      show_line(terminal_,
                head(bench) + current(bench) +
                    time_left(bench.finished, bench.parts.size(),
                              std::chrono::duration_cast<std::chrono::seconds>(elapsed)));
      return;
    }
    for (std::size_t i = 0; logged_ && i < bench.parts.size(); ++i) {
      told_.resize(bench.parts.size());
      if (told_[i] || !bench.results[i]) continue;
      told_[i] = true;
      terminal_.err << head(bench) << bench.parts[i].game << ": " << bench.parts[i].name << '\n';
    }
  }
  auto end() -> void {
    if (shown_) end_line(terminal_);
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
  bool logged_;
  bool shown_;
  std::chrono::steady_clock::time_point begun_ = std::chrono::steady_clock::now();
  std::vector<bool> told_;
};

/// Tells of parts in their order.
class Teller {
 public:
  using Results = std::vector<std::optional<Result<GameReport>>>;

  explicit Teller(const std::function<void(std::size_t, const Result<GameReport>&)>& told)
      : told_(told) {}

  /// Whether something can be told.
  [[nodiscard]] auto news(const Results& results) const -> bool {
    return told_ && next_ < results.size() && results[next_];
  }
  auto tell(const Results& results) -> void {
    for (; news(results); ++next_) told_(next_, *results[next_]);
  }
  /// Of what is behind the first that was not done, too.
  auto rest(const Results& results) -> void {
    for (; told_ && next_ < results.size(); ++next_) {
      if (results[next_]) told_(next_, *results[next_]);
    }
  }

 private:
  const std::function<void(std::size_t, const Result<GameReport>&)>& told_;
  std::size_t next_ = 0;
};

auto heavy_first(const std::vector<Part>& parts) -> std::vector<std::size_t> {
  std::vector<std::size_t> order(parts.size());
  std::iota(order.begin(), order.end(), std::size_t{0});
  std::ranges::sort(order, {},
                    [&](std::size_t part) { return std::pair(-parts[part].heavy, part); });
  return order;
}

auto at_work(const Bench& bench) -> bool {
  return std::ranges::count(bench.begun, true) > static_cast<std::ptrdiff_t>(bench.finished);
}

/// Waits until all parts are done or the end has come, and tells meanwhile what there is to tell.
auto waited_for(Bench& bench, const Watching& watching, Line& progress, Teller& teller) -> Done {
  const auto over = [&] { return watching.over && watching.over(); };
  std::unique_lock lock(bench.mutex);
  const auto is_done = [&] { return bench.finished == bench.parts.size() || bench.problem; };
  while (!is_done() && !interrupted() && !over()) {
    bench.news.wait_for(lock, std::chrono::milliseconds(200));
    if (teller.news(bench.results)) {
      progress.end();
      teller.tell(bench.results);
    }
    progress.show(bench);
  }
  const bool early = !is_done();
  bench.stop = true;
  const auto last = std::chrono::steady_clock::now() + watching.grace;
  while (!is_done() && at_work(bench) &&
         bench.news.wait_until(lock, last) != std::cv_status::timeout) {
  }
  progress.show(bench);  // those that were done while nobody waited
  Done done;
  done.interrupted = early && interrupted();
  done.out_of_time = early && !done.interrupted;
  done.at_work = !is_done() && at_work(bench);
  // Whoever is still at work writes there, also where a part has thrown.
  done.results = at_work(bench) ? bench.results : std::move(bench.results);
  done.begun = bench.begun;
  return done;
}

}  // namespace

auto do_parts(const std::vector<Part>& parts, unsigned jobs, Terminal& terminal,
              const Watching& watching) -> Done {
  const Interruptible interruptible;
  const auto bench = std::make_shared<Bench>();
  bench->parts = parts;
  bench->over = watching.over;
  bench->order = heavy_first(parts);
  bench->results.resize(parts.size());
  bench->begun.resize(parts.size());
  jobs = static_cast<unsigned>(std::min<std::size_t>(solver::jobs_for(jobs), parts.size()));
  auto threads = solver::start_threads(jobs, [bench] { work(bench); });
  if (threads.empty()) work(bench);  // none could be started
  Line progress(terminal, watching);
  Teller teller(watching.told);
  auto done = waited_for(*bench, watching, progress, teller);
  progress.end();
  for (auto& thread : threads) {
    if (done.at_work) {
      thread.detach();
    } else {
      thread.join();
    }
  }
  if (bench->problem) std::rethrow_exception(bench->problem);
  teller.rest(done.results);
  return done;
}

auto leave_now(Terminal& terminal, int status) -> void {
  status = ended(terminal, status);
  terminal.err << std::flush;
  std::_Exit(status);
}

}  // namespace ruleproof::cli
