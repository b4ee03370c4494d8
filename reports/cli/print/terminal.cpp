#include "reports/cli/print/terminal.hpp"

#include <cstddef>
#include <ostream>
#include <string>
#include <string_view>

#include "reports/render/escape.hpp"

namespace ruleproof::cli {

auto error_line(std::string_view text) -> std::string {
  constexpr std::size_t longest = 2000;  // bytes
  constexpr std::size_t end = 500;       // what is wrong, and how to mend it
  auto line = render::one_line(text);
  if (line.size() <= longest) return line;
  auto last = line.size() - end;
  while (last < line.size() && (static_cast<unsigned char>(line[last]) & 0xC0U) == 0x80) ++last;
  const auto first = render::shortened(line, longest - end);
  return first + " [" + std::to_string(last - first.size()) + " bytes] " + line.substr(last);
}

auto print(Terminal& terminal, const Error& error) -> void {
  terminal.err << error_line(to_text(error)) << '\n';
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
