/// The way through a text that fits all clauses best. Private to align.cpp.
#pragma once

#include <vector>

namespace ruleproof::audit {

/// How well each clause fits each line.
using Table = std::vector<std::vector<double>>;

/// For each clause its line, -1 where it has none. Clauses come mostly in the order of the lines:
/// jumps cost, and a clause may be left out. What is left out goes where it fits best after that.
/// No clause goes to a heading.
[[nodiscard]] auto path_through(const Table& scores, const std::vector<bool>& headings)
    -> std::vector<int>;

}  // namespace ruleproof::audit
