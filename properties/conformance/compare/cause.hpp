/// What an engine says of its own failure, so that one failure is told from another.
#pragma once

#include <string>
#include <string_view>

namespace ruleproof::conformance {

/// Of the last lines that an engine wrote (`last_lines`), the one that names an error, without what
/// changes from one time to the next: "IndexError: list index out of range in row #". Empty where
/// no line does: what an engine logs besides tells nothing.
[[nodiscard]] auto error_in(std::string_view words) -> std::string;

/// A text whose numbers, addresses and other words with digits are `#`.
[[nodiscard]] auto without_numbers(std::string_view text) -> std::string;

}  // namespace ruleproof::conformance
