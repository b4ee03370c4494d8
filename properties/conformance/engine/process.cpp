#include "properties/conformance/engine/process.hpp"

#include <algorithm>
#include <array>
#include <cerrno>
#include <chrono>
#include <csignal>
#include <cstddef>
#include <cstdint>
#include <cstdio>
#include <cstring>
#include <functional>
#include <memory>
#include <optional>
#include <string>
#include <string_view>
#include <system_error>
#include <thread>
#include <utility>
#include <vector>

#include <boost/process/detail/child_decl.hpp>  // child.hpp needs a library to link

#include "model/core/result.hpp"

// Its older half needs no library to link with.
#define BOOST_PROCESS_USE_STD_FS
#include <boost/process/args.hpp>
#include <boost/process/exe.hpp>
#include <boost/process/extend.hpp>
#include <boost/process/group.hpp>
#include <boost/process/io.hpp>
#include <boost/process/pipe.hpp>
#include <boost/process/search_path.hpp>
#include <fcntl.h>
#include <poll.h>
#include <unistd.h>

#include "properties/conformance/engine/keeper.hpp"
#include "properties/conformance/protocol/protocol.hpp"

namespace ruleproof::conformance {
namespace {

namespace bp = boost::process;
using Clock = std::chrono::steady_clock;

/// A file descriptor that is closed once.
class Descriptor {
 public:
  explicit Descriptor(int fd = -1) : fd_(fd) {}
  Descriptor(const Descriptor&) = delete;
  auto operator=(const Descriptor&) -> Descriptor& = delete;
  ~Descriptor() { close(); }
  auto close() -> void {
    if (fd_ >= 0) ::close(fd_);
    fd_ = -1;
  }
  auto adopt(int fd) -> void {
    close();
    fd_ = fd;
    (void)::fcntl(fd, F_SETFL, ::fcntl(fd, F_GETFL) | O_NONBLOCK);
    (void)::fcntl(fd, F_SETFD, FD_CLOEXEC);
  }
  [[nodiscard]] auto get() const -> int { return fd_; }

 private:
  int fd_;
};

/// The end of a pipe that is ours: the pipe forgets it.
auto taken(int fd) -> int { return ::dup(fd); }

/// Of what an engine wrote to its standard error, so many of the last bytes are kept.
constexpr std::size_t most_words = 2048;

/// The path of a program, or nothing.
auto found(const std::string& program) -> std::string {
  if (program.find('/') != std::string::npos) return program;
  return bp::search_path(program).string();
}

}  // namespace

/// Everything about the running program.
struct Process::Child {
  bp::child process;
  bp::group group;
  Descriptor in;   ///< we write
  Descriptor out;  ///< we read
  Descriptor err;
  Descriptor lifeline;  ///< while it is open, the keeper lets the engine live
  std::string unsent;
  std::string unread;
  std::size_t begin = 0;    ///< of the first line in `unread` that was not given yet
  std::size_t scanned = 0;  ///< behind it there may be a line feed
  std::chrono::milliseconds timeout{};
  std::chrono::milliseconds patience{};  ///< for the first line
  std::FILE* log = nullptr;
  std::size_t log_left = 0;
  std::string words;  ///< the end of what it wrote to its standard error

  Child() = default;
  Child(const Child&) = delete;
  auto operator=(const Child&) -> Child& = delete;
  ~Child() {
    kill();
    if (log != nullptr) (void)std::fclose(log);
  }

  /// The keeper ends all that the engine started.
  auto kill() -> void {
    if (!group.valid()) return;
    lifeline.close();
    constexpr auto enough = std::chrono::seconds(5);
    const auto until = Clock::now() + enough;
    std::error_code ignored;
    while (process.running(ignored) && Clock::now() < until) {
      std::this_thread::sleep_for(std::chrono::microseconds(200));
    }
    (void)::killpg(group.native_handle(), SIGKILL);
    process.wait(ignored);
    process.detach();
    group.detach();
  }

  auto write_some() -> void {
    const auto written = ::write(in.get(), unsent.data(), unsent.size());
    if (written > 0) {
      unsent.erase(0, static_cast<std::size_t>(written));
    } else if (written < 0 && errno != EAGAIN && errno != EINTR) {
      in.close();  // it reads no more; what it says may still be read
      unsent.clear();
    }
  }

  /// Reads what is there; false at the end.
  static auto read_some(int fd, std::string& into) -> bool {
    std::array<char, 1U << 16U> block{};
    const auto count = ::read(fd, block.data(), block.size());
    if (count > 0) into.append(block.data(), static_cast<std::size_t>(count));
    return count > 0 || (count < 0 && (errno == EAGAIN || errno == EINTR));
  }

  auto read_log() -> void {
    std::string text;
    if (!read_some(err.get(), text)) err.close();
    const auto kept = std::min(text.size(), log_left);
    log_left -= kept;
    if (log != nullptr && kept > 0) (void)std::fwrite(text.data(), 1, kept, log);
    words += text;
    if (words.size() > most_words) words.erase(0, words.size() - most_words);
  }

  /// Waits for anything to be read or written until then; false where its output has ended.
  auto pump(Clock::time_point until) -> bool {
    std::array<pollfd, 3> watched{{{out.get(), POLLIN, 0},
                                   {unsent.empty() ? -1 : in.get(), POLLOUT, 0},
                                   {err.get(), POLLIN, 0}}};
    const auto left = std::chrono::ceil<std::chrono::milliseconds>(until - Clock::now()).count();
    const auto ready = ::poll(watched.data(), watched.size(),
                              static_cast<int>(std::clamp<std::int64_t>(left, 0, 60'000)));
    if (ready <= 0) return true;
    if (watched[1].revents != 0) write_some();
    if (watched[2].revents != 0) read_log();
    if (watched[0].revents != 0) return read_some(out.get(), unread);
    return true;
  }

  /// The next whole line that is there.
  auto line_here() -> std::optional<std::string_view> {
    const auto end = unread.find('\n', scanned);
    if (end == std::string::npos) {
      unread.erase(0, begin);
      begin = 0;
      scanned = unread.size();
      return std::nullopt;
    }
    const auto line = std::string_view(unread).substr(begin, end - begin);
    begin = scanned = end + 1;
    return line;
  }
};

Process::Process(std::unique_ptr<Child> child) : child_(std::move(child)) {}
Process::~Process() = default;

auto Process::start(const Launch& launch) -> Result<std::unique_ptr<Process>> {
  const auto missing = [&](const std::string& why) {
    return Error{Code::no_file, launch.command.empty() ? "" : launch.command.front(),
                 "the engine cannot be run: " + why};
  };
  if (launch.command.empty()) return missing("no command is given");
  const auto program = found(launch.command.front());
  if (program.empty()) return missing("there is no such program");
  // Writing to an engine that has gone must be an error, not our end.
  (void)std::signal(SIGPIPE, SIG_IGN);
  auto child = std::make_unique<Child>();
  child->timeout = launch.timeout;
  child->patience = launch.patience;
  child->log_left = launch.most_log;
  if (!launch.log.empty()) {
    child->log = std::fopen(launch.log.c_str(), "ae");
    if (child->log == nullptr) {
      return Error{Code::no_file, launch.log, "the log cannot be written"};
    }
  }
  bp::pipe in;
  bp::pipe out;
  bp::pipe err;
  std::array<int, 2> lifeline{};
  if (::pipe2(lifeline.data(), O_CLOEXEC) != 0) return missing(std::strerror(errno));
  const Descriptor far_end(lifeline[0]);
  child->lifeline.adopt(lifeline[1]);
  std::error_code problem;
  const std::vector<std::string> arguments(launch.command.begin() + 1, launch.command.end());
  child->process = bp::child(
      bp::exe = program, bp::args = arguments, bp::std_in<in, bp::std_out> out, bp::std_err > err,
      child->group,
      bp::extend::on_exec_setup =
          [&](auto& /*executor*/) {
            stay_as_keeper(far_end.get());
            (void)std::signal(SIGPIPE, SIG_DFL);
          },
      problem);
  if (problem) return missing(problem.message());
  child->in.adopt(taken(in.native_sink()));
  child->out.adopt(taken(out.native_source()));
  child->err.adopt(taken(err.native_source()));
  return std::unique_ptr<Process>(new Process(std::move(child)));
}

auto Process::send(std::string_view text) -> void {
  if (child_->in.get() < 0) return;
  child_->unsent += text;
}

auto Process::next_line(std::string_view& line, const std::function<bool()>& stopped) -> Silence {
  constexpr std::chrono::milliseconds glance{100};
  auto& child = *child_;
  const auto until = Clock::now() + std::exchange(child.patience, child.timeout);
  if (!child.unsent.empty()) child.write_some();
  while (true) {
    if (const auto here = child.line_here()) {
      line = *here;
      return Silence::none;
    }
    if (child.unread.size() > longest_line) return Silence::too_long;
    if (child.out.get() < 0) return Silence::ended;
    if (Clock::now() >= until) return Silence::timed_out;
    if (stopped && stopped()) return Silence::stopped;
    const auto next = stopped ? std::min(until, Clock::now() + glance) : until;
    if (!child.pump(next)) child.out.close();
  }
}

auto Process::ends_within(std::chrono::milliseconds patience) -> bool {
  auto& child = *child_;
  const auto until = Clock::now() + patience;
  while (!child.unsent.empty() && child.in.get() >= 0 && Clock::now() < until) {
    if (!child.pump(until)) child.out.close();
    child.unread.clear();
    child.begin = child.scanned = 0;
  }
  child.in.close();
  constexpr std::chrono::milliseconds glance{1};
  while (Clock::now() < until) {
    std::error_code ignored;
    if (!child.process.running(ignored)) return true;
    child.unread.clear();  // what it says now is not asked for
    child.begin = child.scanned = 0;
    if (child.out.get() >= 0 || child.err.get() >= 0) {
      if (!child.pump(std::min(until, Clock::now() + 5 * glance))) child.out.close();
    } else {
      std::this_thread::sleep_for(glance);
    }
  }
  return false;
}

auto Process::ending() -> std::string {
  auto& child = *child_;
  std::error_code ignored;
  // A process that closed its output is about to end.
  for (int i = 0; i < 200 && child.process.running(ignored); ++i) {
    std::this_thread::sleep_for(std::chrono::milliseconds(1));
  }
  if (child.process.running(ignored)) return "closed its output, but still runs";
  const auto status = child.process.native_exit_code();
  if (WIFSIGNALED(status)) {
    return "was killed by signal " + std::to_string(WTERMSIG(status));
  }
  return "exited with code " + std::to_string(child.process.exit_code());
}

auto Process::last_words() -> std::string_view {
  auto& child = *child_;
  constexpr std::size_t most_reads = 64;  // what floods has no last word
  for (std::size_t i = 0; i < most_reads && child.err.get() >= 0; ++i) {
    pollfd watched{child.err.get(), POLLIN, 0};
    if (::poll(&watched, 1, 0) <= 0) break;
    child.read_log();
  }
  return child.words;
}

auto Process::half_line() const -> std::string_view {
  return std::string_view(child_->unread).substr(child_->begin);
}

}  // namespace ruleproof::conformance
