/// Plain tables and paragraphs for a terminal.
#pragma once

#include <cstddef>
#include <string>
#include <string_view>
#include <vector>

#include "properties/wording.hpp"

namespace ruleproof::cli {

using properties::grouped;
using properties::plural;

/// Characters of a text in UTF-8.
[[nodiscard]] auto width(std::string_view text) -> std::size_t;

/// Rows of cells in aligned columns, two blanks apart; the last column is not padded. Widths are
/// counted in characters of UTF-8. A column of numbers, but for its head, is aligned to the right.
[[nodiscard]] auto columns(const std::vector<std::vector<std::string>>& rows,
                           std::string_view indent = "") -> std::string;

/// Words wrapped at so many characters, each line after `indent`.
[[nodiscard]] auto wrapped(std::string_view text, std::string_view indent, std::size_t most = 100)
    -> std::string;

}  // namespace ruleproof::cli
