#include "ci/mutants/attempt/child.hpp"

#include <array>
#include <cerrno>
#include <csignal>
#include <cstdio>
#include <cstdlib>

#include <fcntl.h>
#include <sys/resource.h>
#include <sys/wait.h>
#include <unistd.h>

namespace ruleproof::mutants {
namespace {

constexpr rlim_t most_memory = rlim_t{16} << 30U;

/// A pipe, whose ends are 0 (to read) and 1 (to write).
using Pipe = std::array<int, 2>;

auto open_pipe() -> Pipe {
  Pipe ends{};
  if (pipe(ends.data()) != 0) {
    std::perror("try_mutants: pipe");
    std::exit(3);
  }
  return ends;
}

auto read_all(int from) -> std::string {
  std::string all;
  std::array<char, 4096> part{};
  for (;;) {
    const auto got = read(from, part.data(), part.size());
    if (got < 0 && errno == EINTR) continue;
    if (got <= 0) break;
    all.append(part.data(), static_cast<std::size_t>(got));
  }
  close(from);
  return all;
}

auto last_line(std::string text) -> std::string {
  while (text.ends_with('\n')) text.pop_back();
  return text.substr(text.rfind('\n') + 1);
}

[[noreturn]] auto be_child(int seconds, const Pipe& answer, const Pipe& complaint,
                           const std::function<std::string()>& attempt) -> void {
  const auto limit = static_cast<rlim_t>(seconds);
  const rlimit time{limit, limit + 1};
  const rlimit memory{most_memory, most_memory};
  const rlimit no_core{0, 0};
  setrlimit(RLIMIT_CPU, &time);
  setrlimit(RLIMIT_AS, &memory);
  setrlimit(RLIMIT_CORE, &no_core);
  dup2(open("/dev/null", O_WRONLY), STDOUT_FILENO);
  dup2(complaint[1], STDERR_FILENO);
  const auto said = attempt();
  std::size_t written = 0;
  while (written < said.size()) {
    const auto put = write(answer[1], said.data() + written, said.size() - written);
    if (put <= 0) _exit(3);
    written += static_cast<std::size_t>(put);
  }
  _exit(0);
}

}  // namespace

auto in_child(int seconds, const std::function<std::string()>& attempt) -> Ending {
  const auto answer = open_pipe();
  const auto complaint = open_pipe();
  std::fflush(nullptr);
  const auto child = fork();
  if (child == 0) be_child(seconds, answer, complaint, attempt);
  close(answer[1]);
  close(complaint[1]);
  if (child < 0) {
    std::perror("try_mutants: fork");
    std::exit(3);
  }
  // The answer comes whole at the end, and complaints are a line or two: neither blocks the other.
  Ending ending;
  const auto complaints = read_all(complaint[0]);
  ending.said = read_all(answer[0]);
  int status = 0;
  rusage used{};
  while (wait4(child, &status, 0, &used) < 0 && errno == EINTR) continue;
  const auto as_seconds = [](const timeval& time) {
    return static_cast<double>(time.tv_sec) + (1e-6 * static_cast<double>(time.tv_usec));
  };
  ending.seconds = as_seconds(used.ru_utime) + as_seconds(used.ru_stime);
  if (WIFEXITED(status) && WEXITSTATUS(status) == 0) return ending;
  ending.said = last_line(complaints);
  ending.how = Ending::How::crashed;
  if (WIFSIGNALED(status)) {
    const auto signal = WTERMSIG(status);
    if (signal == SIGABRT) ending.how = Ending::How::aborted;
    if (signal == SIGXCPU || signal == SIGKILL) ending.how = Ending::How::too_long;
  }
  return ending;
}

}  // namespace ruleproof::mutants
