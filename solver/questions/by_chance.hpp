/// What a record rightly claims though most random games of its length show it as well. The test of
/// the catalogue plays them, and names every other claim that chance fulfils.
#pragma once

#include <string_view>

namespace ruleproof::solver {

/// The fact of an answer that says why.
inline constexpr std::string_view common_by_chance = "why most random games end like that";

/// A record shows who wins, and chance lets the same side win: what it does not show is solved.
inline constexpr std::string_view best_play_has_no_mark =
    "who wins shows at the end, but not that both played their best, which is what was solved";
/// It is so of every game that goes on for as long.
inline constexpr std::string_view goes_on_as_long = "it is so of all games that go on for as long";
/// Each of two players wins about half of them.
inline constexpr std::string_view somebody_wins =
    "a win of a player at chance's odds, in a game that begins as the title says";

}  // namespace ruleproof::solver
