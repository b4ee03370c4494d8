#include "reports/cli/print/standard_streams.hpp"

#include <csignal>
#include <cstdlib>
#include <iostream>
#include <string_view>

#include <fcntl.h>
#include <poll.h>
#include <sys/ioctl.h>
#include <unistd.h>

#include "reports/cli/print/brief.hpp"
#include "reports/cli/print/terminal.hpp"

namespace ruleproof::cli {
namespace {

/// https://no-color.org: a variable that is set and not empty.
auto wants_colour() -> bool {
  // NOLINTBEGIN(concurrency-mt-unsafe): before any thread
  const char* none = std::getenv("NO_COLOR");
  const char* kind = std::getenv("TERM");
  // NOLINTEND(concurrency-mt-unsafe)
  return (none == nullptr || *none == '\0') && kind != nullptr && std::string_view(kind) != "dumb";
}

auto output_is_closed() -> bool {
  ::pollfd output{.fd = STDOUT_FILENO, .events = POLLOUT, .revents = 0};
  return ::poll(&output, 1, 0) == 1 && (output.revents & POLLERR) != 0;
}

/// As wide as the terminal is, if it says so.
auto take_width() -> void {
  ::winsize size{};
  if (::ioctl(STDOUT_FILENO, TIOCGWINSZ, &size) == 0 && size.ws_col > 0) {
    set_brief_width(size.ws_col);
  }
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
  take_width();
  return {.in = std::cin,
          .out = std::cout,
          .err = std::cerr,
          .interactive = isatty(STDIN_FILENO) == 1 && isatty(STDOUT_FILENO) == 1,
          .progress = isatty(STDERR_FILENO) == 1,
          .colour = isatty(STDOUT_FILENO) == 1 && wants_colour(),
          .reader_left = output_is_closed};
}

}  // namespace ruleproof::cli
