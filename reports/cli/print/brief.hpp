/// An answer in ten lines: what a command prints at the terminal, unless somebody wants all of it.
#pragma once

#include <cstddef>
#include <iosfwd>
#include <string>
#include <string_view>
#include <vector>

#include "model/core/finding.hpp"

namespace ruleproof::cli {

/// So many lines at most.
inline constexpr std::size_t brief_lines = 10;

/// Of so many characters: as the terminal is wide, 80 where nobody looks.
[[nodiscard]] auto brief_width() -> std::size_t;
/// Once, when the program begins. Less than 40 or more than 200 is not read with ease.
auto set_brief_width(std::size_t characters) -> void;

/// Whether the answers are what was asked for, or only what is wrong or open among them.
enum class Notes : std::uint8_t { listed, counted };

/// In a sentence what is wrong or open, where that is not the one answer itself; what fails, the
/// findings and what was not done, the gravest first; what was looked at, and the verdict. It says
/// what it leaves out, and what shows it. `more` stands before the verdict: "report: ...".
auto print_brief(std::ostream& out, const Run& run, Notes notes = Notes::listed,
                 const std::vector<std::string>& more = {}) -> void;

/// The lines of a text, each cut to the width.
[[nodiscard]] auto cut_lines(std::string_view text) -> std::vector<std::string>;

/// The first of these lines, each with its end; where they are more than there is room for, the
/// last says how many are left out, and that -v shows them.
[[nodiscard]] auto first_lines(const std::vector<std::string>& lines, std::size_t room)
    -> std::string;

}  // namespace ruleproof::cli
