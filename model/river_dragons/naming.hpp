/// The names of sites and planks in a game: those of its board and of its colours.
#pragma once

#include <string>
#include <string_view>

#include "model/river_dragons/rules.hpp"

namespace ruleproof::river_dragons {

/// "blue", the name of an islet on its board, or "i5" for a stone on free water.
[[nodiscard]] auto site_text(const Rules& rules, Site site) -> std::string;
[[nodiscard]] auto read_site(const Rules& rules, std::string_view text, Site& site) -> bool;

/// "green 3".
[[nodiscard]] auto plank_text(const Rules& rules, PlankName plank) -> std::string;
[[nodiscard]] auto read_plank(const Rules& rules, std::string_view colour, std::string_view size,
                              PlankName& plank) -> bool;

}  // namespace ruleproof::river_dragons
