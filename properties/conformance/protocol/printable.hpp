/// What others wrote, for people to read: nothing that a terminal obeys.
#pragma once

#include <cstddef>
#include <string>
#include <string_view>

namespace ruleproof::conformance {

/// Of longer texts the rest is left out.
inline constexpr std::size_t most_printed = 200;

/// Nothing but printable ASCII: other bytes as \x1b, a text that is too long with dots at its end.
[[nodiscard]] auto printable(std::string_view text, std::size_t most = most_printed) -> std::string;

/// The last lines of a log that say something, in one line: "File "a.py", line 3 | KeyError: 7".
[[nodiscard]] auto last_lines(std::string_view log) -> std::string;

}  // namespace ruleproof::conformance
