#include "reports/cli/print/standard_streams.hpp"

#include <csignal>
#include <iostream>

#include <fcntl.h>
#include <unistd.h>

namespace ruleproof::cli {

auto standard_streams() -> Terminal {
  (void)std::signal(SIGPIPE, SIG_IGN);  // a write fails instead
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
          .progress = isatty(STDERR_FILENO) == 1};
}

}  // namespace ruleproof::cli
