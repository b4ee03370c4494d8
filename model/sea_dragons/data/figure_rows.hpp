/// Figures as data files draw them.
#pragma once

#include <span>
#include <string>

#include "model/sea_dragons/figures.hpp"

namespace ruleproof::sea_dragons {

/// The figure drawn by rows of `#` and `.`, if it is a figure: one piece, at most five cells. Empty
/// rows and columns at the rim do not count. Otherwise `problem` says what is wrong.
[[nodiscard]] auto read_figure(std::span<const std::string> rows, std::string& problem) -> Turn;

/// Whether one can be turned into the other.
[[nodiscard]] auto same_figure(const Turns& one, const Turns& other) -> bool;

}  // namespace ruleproof::sea_dragons
