#include "properties/conformance/engine/keeper.hpp"

#include <array>
#include <cerrno>
#include <charconv>
#include <csignal>
#include <cstddef>
#include <limits>
#include <string_view>
#include <system_error>

#include <fcntl.h>
#include <poll.h>
#include <sys/prctl.h>
#include <sys/resource.h>
#include <sys/signalfd.h>
#include <sys/types.h>
#include <sys/wait.h>
#include <unistd.h>

// Other threads of the tool held locks when this process was forked off: only what may be called
// from a signal handler is called here.
namespace ruleproof::conformance {
namespace {

/// Kills every process in a list of numbers.
auto kill_listed(std::string_view list) -> void {
  const auto* at = list.data();
  const auto* const end = list.data() + list.size();
  while (at != end) {
    pid_t child = 0;
    const auto read = std::from_chars(at, end, child);
    if (read.ec == std::errc{} && child > 1) (void)::kill(child, SIGKILL);
    at = read.ptr == at ? at + 1 : read.ptr;
  }
}

/// Kills the children of this process, among them those that it adopted.
auto kill_children() -> void {
  std::array<char, 1U << 16U> list{};
  const int file = ::open("/proc/thread-self/children", O_RDONLY | O_CLOEXEC);
  if (file < 0) return;
  const auto count = ::read(file, list.data(), list.size());
  (void)::close(file);
  if (count > 0) kill_listed({list.data(), static_cast<std::size_t>(count)});
}

/// Who ended, and how; the keeper waits for one engine.
class Watch {
 public:
  explicit Watch(pid_t engine) : engine_(engine) {}

  /// Until the engine has ended, or the lifeline has.
  auto wait(int lifeline, int signals) -> void {
    while (!reap(WNOHANG)) {
      std::array<pollfd, 2> watched{{{lifeline, POLLIN, 0}, {signals, POLLIN, 0}}};
      if (::poll(watched.data(), watched.size(), -1) < 0 && errno != EINTR) return;
      if (watched[0].revents != 0) return;
      signalfd_siginfo ignored{};
      (void)::read(signals, &ignored, sizeof(ignored));
    }
  }

  /// What is killed leaves its own children to be adopted, which are killed in the next round.
  auto end_the_rest() -> void {
    constexpr int most_rounds = 100'000;  // against who forks as fast as it is killed
    for (int round = 0; round < most_rounds && some_left_; ++round) {
      kill_children();
      (void)reap(0);
    }
  }

  /// Ends as the engine did.
  [[noreturn]] auto end_alike() const -> void {
    if (WIFSIGNALED(status_)) {
      const int number = WTERMSIG(status_);
      const rlimit none{};
      (void)::setrlimit(RLIMIT_CORE, &none);
      (void)::signal(number, SIG_DFL);
      sigset_t this_one;
      (void)::sigemptyset(&this_one);
      (void)::sigaddset(&this_one, number);
      (void)::sigprocmask(SIG_UNBLOCK, &this_one, nullptr);
      (void)::kill(::getpid(), number);
    }
    ::_exit(WEXITSTATUS(status_));
  }

 private:
  /// Takes up to one who ended without waiting, all of them with WNOHANG; whether the engine is
  /// one.
  auto reap(int how) -> bool {
    while (true) {
      int status = 0;
      const auto who = ::waitpid(-1, &status, how);
      if (who == engine_) {
        status_ = status;
        return true;
      }
      some_left_ = who >= 0 || errno == EINTR;
      if (who <= 0 || how == 0) return false;
    }
  }

  pid_t engine_;
  int status_ = 0;
  bool some_left_ = true;
};

[[noreturn]] auto keep(pid_t engine, int lifeline) -> void {
  sigset_t ended;
  (void)::sigemptyset(&ended);
  (void)::sigaddset(&ended, SIGCHLD);
  // Pipes that stay open here would keep the tool waiting for their end.
  (void)::dup2(lifeline, STDIN_FILENO);
  (void)::close_range(STDIN_FILENO + 1, std::numeric_limits<unsigned>::max(), 0);
  Watch watch(engine);
  watch.wait(STDIN_FILENO, ::signalfd(-1, &ended, SFD_CLOEXEC));
  watch.end_the_rest();
  watch.end_alike();
}

/// Goes on in a child, which ends with the one who stays behind; false where there is none.
auto leave_keeper(int lifeline) -> bool {
  (void)::prctl(PR_SET_CHILD_SUBREAPER, 1);
  const auto keeper = ::getpid();
  const auto child = ::fork();
  if (child > 0) keep(child, lifeline);
  if (child < 0) return false;
  (void)::prctl(PR_SET_PDEATHSIG, SIGKILL);
  if (::getppid() != keeper) ::_exit(1);
  return true;
}

}  // namespace

auto stay_as_keeper(int lifeline) -> void {
  sigset_t all;
  sigset_t before;
  (void)::sigfillset(&all);
  (void)::sigprocmask(SIG_SETMASK, &all, &before);
  // The outer keeper keeps the inner one, which an engine may kill as its parent.
  const bool kept = leave_keeper(lifeline) && leave_keeper(lifeline);
  (void)::sigprocmask(SIG_SETMASK, &before, nullptr);
  if (!kept) return;  // then it goes on alone
  // A group of its own: what it does to its group it does not do to the keeper.
  (void)::setpgid(0, 0);
}

}  // namespace ruleproof::conformance
