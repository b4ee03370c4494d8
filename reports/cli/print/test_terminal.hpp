/// A terminal made of strings, for tests.
#pragma once

#include <sstream>
#include <string>

#include "reports/cli/print/terminal.hpp"

namespace ruleproof::cli {

/// What a subcommand printed, and its exit code.
struct Ran {
  int status = exit_internal;
  std::string out;
  std::string err;
};

/// Runs a subcommand with this standard input.
template <class Options>
auto ran(const Options& options, const std::string& input = "") -> Ran {
  std::istringstream in(input);
  std::ostringstream out;
  std::ostringstream err;
  Terminal terminal{in, out, err};
  const auto status = run(options, terminal);
  return {status, out.str(), err.str()};
}

inline auto has(const std::string& text, std::string_view part) -> bool {
  return text.find(part) != std::string::npos;
}

}  // namespace ruleproof::cli
