#include "reports/cli/print/standard_streams.hpp"

#include <csignal>
#include <iostream>

#include <fcntl.h>
#include <poll.h>
#include <unistd.h>

namespace ruleproof::cli {
namespace {

auto output_is_closed() -> bool {
  ::pollfd output{.fd = STDOUT_FILENO, .events = POLLOUT, .revents = 0};
  return ::poll(&output, 1, 0) == 1 && (output.revents & POLLERR) != 0;
}

}  // namespace

auto standard_streams() -> Terminal {
  (void)std::signal(SIGPIPE, SIG_IGN);  // a write fails instead
  (void)std::signal(SIGXFSZ, SIG_IGN);  // the same
  // `open` takes the lowest number that is free: the one that is closed. What is written to it
  // fails, as it would have.
  for (const int stream : {STDIN_FILENO, STDOUT_FILENO, STDERR_FILENO}) {
    if (::fcntl(stream, F_GETFD) == -1) {
      (void)::open("/dev/null", stream == STDIN_FILENO ? O_WRONLY : O_RDONLY);
    }
  }
  return {.in = std::cin,
          .out = std::cout,
          .err = std::cerr,
          .interactive = isatty(STDIN_FILENO) == 1 && isatty(STDOUT_FILENO) == 1,
          .progress = isatty(STDERR_FILENO) == 1,
          .reader_left = output_is_closed};
}

}  // namespace ruleproof::cli
