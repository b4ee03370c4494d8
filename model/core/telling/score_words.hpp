/// What a game calls the numbers with which it ends, `outcome.p1` of records.
#pragma once

#include <string>
#include <string_view>

#include "model/core/telling/game_words.hpp"

namespace ruleproof {

/// The field under which a game's words say so: `value(score_field, "wounds dealt")`, or
/// `silent(score_field)` where the numbers say no more than who has won.
inline constexpr std::string_view score_field = "outcome.p#";

/// "points", where a game says nothing else; empty where nobody is to be told.
[[nodiscard]] auto score_words(const GameWords& game) -> std::string;

}  // namespace ruleproof
