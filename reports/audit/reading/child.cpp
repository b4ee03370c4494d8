#include "reports/audit/reading/child.hpp"

#include <algorithm>
#include <array>
#include <cerrno>
#include <chrono>
#include <csignal>
#include <cstddef>
#include <string>
#include <utility>
#include <vector>

#include <fcntl.h>
#include <poll.h>
#include <sys/resource.h>
#include <sys/wait.h>
#include <unistd.h>

namespace ruleproof::audit {

// NOLINTBEGIN(misc-include-cleaner): POSIX names these headers, the C library has others inside
namespace {

using Clock = std::chrono::steady_clock;
constexpr int no_program = 127;              // exit code, as shells have it
constexpr std::size_t most_complaint = 400;  // bytes that are kept

class Pipe {
 public:
  Pipe() {
    if (pipe2(ends_.data(), O_CLOEXEC) != 0) ends_ = {-1, -1};
  }
  Pipe(const Pipe&) = delete;
  auto operator=(const Pipe&) -> Pipe& = delete;
  ~Pipe() {
    for (const int end : ends_) {
      if (end >= 0) close(end);
    }
  }
  [[nodiscard]] auto reading() const -> int { return ends_[0]; }
  [[nodiscard]] auto writing() const -> int { return ends_[1]; }
  auto close_writing() -> void { close(std::exchange(ends_[1], -1)); }

 private:
  std::array<int, 2> ends_{-1, -1};
};

/// A little above the first limit is the one that kills: the first one says why.
auto limit(decltype(RLIMIT_AS) resource, std::size_t most) -> void {
  const rlimit both{most, resource == RLIMIT_CPU ? most + 1 : most};
  setrlimit(resource, &both);
}

/// In the child, between fork and exec: only what may be called there.
[[noreturn]] auto become(const std::vector<char*>& arguments, const Bounds& bounds, int output,
                         int complaints) -> void {
  limit(RLIMIT_AS, bounds.memory);
  limit(RLIMIT_CPU, static_cast<std::size_t>(bounds.time.count() + 1) / 2);
  limit(RLIMIT_CORE, 0);
  limit(RLIMIT_FSIZE, 0);  // it writes to the pipe only
  const int nothing = open("/dev/null", O_RDONLY | O_CLOEXEC);
  dup2(nothing, STDIN_FILENO);
  dup2(output, STDOUT_FILENO);
  dup2(complaints, STDERR_FILENO);
  execvp(arguments.front(), arguments.data());
  _exit(no_program);
}

/// Adds what has come to `text`, of which no more than `most` is kept. False at the end.
auto take(int from, std::string& text, std::size_t most) -> bool {
  std::array<char, 1U << 16U> piece{};
  const auto got = read(from, piece.data(), piece.size());
  if (got < 0) return errno == EINTR;
  const auto room = most - std::min(most, text.size());
  text.append(piece.data(), std::min(room, static_cast<std::size_t>(got)));
  return got > 0;
}

/// Reads both pipes until they end; says why it went no further.
auto listen(const Pipe& output, const Pipe& complaints, const Bounds& bounds, Ended& ended)
    -> Ended::How {
  const auto end = Clock::now() + bounds.time;
  std::array<pollfd, 2> ends{{{output.reading(), POLLIN, 0}, {complaints.reading(), POLLIN, 0}}};
  while (ends[0].fd >= 0 || ends[1].fd >= 0) {
    const auto left = std::chrono::duration_cast<std::chrono::milliseconds>(end - Clock::now());
    if (left.count() <= 0) return Ended::How::too_slow;
    if (poll(ends.data(), ends.size(), static_cast<int>(left.count())) < 0) continue;
    if (ends[0].revents != 0 && !take(ends[0].fd, ended.output, bounds.output + 1)) ends[0].fd = -1;
    if (ends[1].revents != 0 && !take(ends[1].fd, ended.complaint, most_complaint)) {
      ends[1].fd = -1;
    }
    if (ended.output.size() > bounds.output) return Ended::How::too_long;
  }
  return Ended::How::done;
}

}  // namespace

auto run_child(std::vector<std::string> words, const Bounds& bounds) -> Ended {
  std::vector<char*> arguments;
  arguments.reserve(words.size() + 1);
  for (auto& word : words) arguments.push_back(word.data());
  arguments.push_back(nullptr);
  Pipe output;
  Pipe complaints;
  Ended ended;
  if (output.reading() < 0 || complaints.reading() < 0) return ended;
  const auto child = fork();
  if (child < 0) return ended;
  if (child == 0) become(arguments, bounds, output.writing(), complaints.writing());
  output.close_writing();
  complaints.close_writing();
  ended.how = listen(output, complaints, bounds, ended);
  if (ended.how != Ended::How::done) kill(child, SIGKILL);
  int status = 0;
  while (waitpid(child, &status, 0) < 0 && errno == EINTR) {
  }
  if (ended.how != Ended::How::done) return ended;
  if (WIFSIGNALED(status) && WTERMSIG(status) == SIGXCPU) {
    ended.how = Ended::How::too_slow;
  } else if (WIFEXITED(status) && WEXITSTATUS(status) == no_program) {
    ended.how = Ended::How::not_started;
  } else if (!WIFEXITED(status) || WEXITSTATUS(status) != 0) {
    ended.how = Ended::How::failed;
  }
  return ended;
}

// NOLINTEND(misc-include-cleaner)
}  // namespace ruleproof::audit
