/// What every subcommand speaks through, and how it ends. Tests give strings, `main` the real
/// thing.
#pragma once

#include <iosfwd>
#include <string>
#include <string_view>

#include "model/core/result.hpp"  // IWYU pragma: export

namespace ruleproof::solver {
class Post;
}

namespace ruleproof::cli {

/// The three streams of a command.
struct Terminal {
  std::istream& in;
  std::ostream& out;
  std::ostream& err;
  bool interactive = false;  ///< a person reads `out` and types into `in`
  bool progress = false;     ///< a person reads `err`: a line may be written over
  bool colour = false;       ///< a person reads `out`, and has not set NO_COLOR
  /// Whether the one who read `out` has closed it and wants no more, as `head` does.
  bool (*reader_left)() = [] { return false; };
  /// The processes that share the search, where `mpirun` started several.
  solver::Post* ranks = nullptr;
};

inline constexpr int exit_clean = 0;      ///< done, nothing wrong was found
inline constexpr int exit_findings = 1;   ///< done, something is wrong with the rules or a record
inline constexpr int exit_bad_input = 2;  ///< a flag, a name or a file cannot be used
inline constexpr int exit_internal = 3;   ///< our bug
inline constexpr int exit_interrupted = 130;  ///< Ctrl-C, before anything wrong was found

/// A text of which somebody else wrote a part, for one line on the terminal: what would be obeyed
/// or is hidden is spelled out, what is no UTF-8 replaced, the middle of a long one left out.
[[nodiscard]] auto error_line(std::string_view text) -> std::string;

/// Prints the error in one line.
auto print(Terminal& terminal, const Error& error) -> void;
/// Prints the error and gives `exit_bad_input`.
auto fail(Terminal& terminal, const Error& error) -> int;

/// The end of every command: `status`, unless the answer could not be written whole. That is an
/// error, and the exit code says so; but nothing is said to somebody who wanted no more of it.
[[nodiscard]] auto ended(Terminal& terminal, int status) -> int;

}  // namespace ruleproof::cli
