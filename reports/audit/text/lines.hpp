/// Line numbers of a text: "68-78 119-122".
#pragma once

#include <compare>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace ruleproof::audit {

/// Lines first..last, counted from 1.
struct Span {
  int first = 0;
  int last = 0;
  auto operator<=>(const Span&) const = default;
};

/// In ascending order, without overlaps.
using Lines = std::vector<Span>;

/// Numbers and ranges separated by spaces; nothing if malformed or out of order.
[[nodiscard]] auto read_lines(std::string_view text) -> std::optional<Lines>;

/// "68-78 119-122".
[[nodiscard]] auto to_text(const Lines& lines) -> std::string;
/// "line 167", "lines 68-78 and 119-122", "no line".
[[nodiscard]] auto in_words(const Lines& lines) -> std::string;

/// Line numbers in any order, neighbours together.
[[nodiscard]] auto spans_of(const std::vector<int>& lines) -> Lines;

/// Whether a line is in both.
[[nodiscard]] auto share_a_line(const Lines& a, const Lines& b) -> bool;

/// The last line; 0 if there is none.
[[nodiscard]] auto last_line(const Lines& lines) -> int;

}  // namespace ruleproof::audit
