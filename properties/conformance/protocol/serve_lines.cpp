#include <array>
#include <cerrno>
#include <cstddef>
#include <string>
#include <string_view>

#include <unistd.h>

#include "properties/conformance/protocol/protocol.hpp"
#include "properties/conformance/protocol/server.hpp"

namespace ruleproof::conformance {
namespace {

/// Writes everything; false where nobody reads any more.
auto write_all(int fd, std::string_view text) -> bool {
  while (!text.empty()) {
    const auto written = ::write(fd, text.data(), text.size());
    if (written < 0) {
      if (errno == EINTR) continue;
      return false;
    }
    text.remove_prefix(static_cast<std::size_t>(written));
  }
  return true;
}

/// Answers the whole lines of `text`, and leaves the rest.
auto answer_lines(Server& server, std::string& text, std::string& out) -> void {
  std::size_t begin = 0;
  while (!server.done()) {
    const auto end = text.find('\n', begin);
    if (end == std::string::npos) break;
    const auto line = std::string_view(text).substr(begin, end - begin);
    if (line.find_first_not_of(" \t\r") != std::string_view::npos) server.answer(line, out);
    begin = end + 1;
  }
  text.erase(0, begin);
}

}  // namespace

auto serve_lines(Server& server, int in, int out) -> void {
  std::string unread;
  std::string answers;
  std::array<char, 1U << 16U> block{};
  while (!server.done() && unread.size() <= longest_line) {
    const auto count = ::read(in, block.data(), block.size());
    if (count < 0 && errno == EINTR) continue;
    if (count <= 0) {
      if (!unread.empty()) unread += '\n';  // a last line without its end
      answer_lines(server, unread, answers);
      (void)write_all(out, answers);
      return;
    }
    unread.append(block.data(), static_cast<std::size_t>(count));
    answer_lines(server, unread, answers);
    if (!write_all(out, answers)) return;
    answers.clear();
  }
}

}  // namespace ruleproof::conformance
