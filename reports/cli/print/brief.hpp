/// An answer in ten lines: what a question gives at the terminal, unless somebody wants all of it.
#pragma once

#include <cstddef>
#include <iosfwd>

#include "model/core/finding.hpp"

namespace ruleproof::cli {

/// So many lines at most, of so many characters.
inline constexpr std::size_t brief_lines = 10;
inline constexpr std::size_t brief_width = 100;

/// The checks that do not hold, the findings, the gravest first, with how far each goes, and the
/// verdict. It says what it leaves out, and what shows it.
auto print_brief(std::ostream& out, const GameReport& report) -> void;

}  // namespace ruleproof::cli
