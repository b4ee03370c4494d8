/// What cards show, as words: in data files, and in the texts of moves and positions.
#pragma once

#include <string>
#include <string_view>

#include "model/drako/cards.hpp"

namespace ruleproof::drako {

/// "attack-2", "net".
[[nodiscard]] auto to_text(const Face& face) -> std::string;
/// Reads `to_text`; says whether it could. Not "none".
[[nodiscard]] auto read_text(std::string_view text, Face& face) -> bool;
/// Both icons with a slash between: "attack-1/move-1".
[[nodiscard]] auto to_text(const CardKind& kind) -> std::string;

}  // namespace ruleproof::drako
