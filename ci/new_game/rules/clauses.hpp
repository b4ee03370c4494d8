/// The ids of the clauses, for the code that cites them; clauses.cpp has what each of them says.
#pragma once

#include <array>
#include <string_view>

#include "model/core/clause.hpp"

namespace ruleproof::new_game {

/// In the order of the rulebook.
// clang-format off
inline constexpr auto clause_ids = std::to_array<std::string_view>({
    "players.two",
    "turn.alternate",
    "take.one-to-three",
    "take.not-there",
    "end.last",
});
// clang-format on

/// A clause of this rulebook; a typo does not compile.
template <Literal Id>
consteval auto operator""_c() -> ClauseRef {
  return clause_in<Id>(clause_ids);
}

}  // namespace ruleproof::new_game
