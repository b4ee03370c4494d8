/// Tables that are folded where the terminal is narrow.
#pragma once

#include <cstddef>
#include <string>
#include <string_view>
#include <vector>

namespace ruleproof::cli {

/// Rows below a row of heads, no broader than so many characters: heads are folded, and columns for
/// which there is no room follow below, each time after the first, which names the rows. A column
/// of numbers is aligned to the right.
[[nodiscard]] auto columns_within(std::size_t most,
                                  const std::vector<std::vector<std::string>>& rows,
                                  std::string_view indent = "") -> std::string;

/// Words wrapped at so many characters, as lines without an end.
[[nodiscard]] auto wrapped_lines(std::string_view text, std::size_t most)
    -> std::vector<std::string>;

}  // namespace ruleproof::cli
