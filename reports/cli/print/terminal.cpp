#include "reports/cli/print/terminal.hpp"

#include <ostream>
#include <string>
#include <string_view>

namespace ruleproof::cli {

auto one_line(std::string_view text) -> std::string {
  std::string line;
  for (const char c : text) {
    if (c == '\n') {
      line += "\\n";
    } else if (static_cast<unsigned char>(c) < 0x20 || c == 0x7f) {
      line += '?';
    } else {
      line += c;
    }
  }
  return line;
}

auto print(Terminal& terminal, const Error& error) -> void {
  terminal.err << one_line(to_text(error)) << '\n';
}

auto fail(Terminal& terminal, const Error& error) -> int {
  print(terminal, error);
  return exit_bad_input;
}

auto ended(Terminal& terminal, int status) -> int {
  if (terminal.out.flush() || terminal.reader_left()) return status;
  print(terminal,
        {Code::no_file, "standard output", "cannot write: the answer is not there, or not whole"});
  return status == exit_internal ? exit_internal : exit_bad_input;
}

}  // namespace ruleproof::cli
