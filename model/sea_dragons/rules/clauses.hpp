/// The ids of the clauses, for the code that cites them; clauses.cpp has what each of them says.
#pragma once

#include <array>
#include <string_view>

#include "model/core/clause.hpp"

namespace ruleproof::sea_dragons {

/// In the order of the rulebook.
// clang-format off
inline constexpr auto clause_ids = std::to_array<std::string_view>({
    "players.count",
    "goal",
    "components.count",
    "setup.realms",
    "setup.ships",
    "setup.dragon-market",
    "setup.missions",
    "setup.reefs",
    "setup.bank",
    "setup.tails",
    "setup.colours",
    "setup.heads",
    "setup.hand",
    "turn.order",
    "turn.actions",
    "lay.card",
    "lay.face-up",
    "lay.one-piece",
    "lay.contact",
    "lay.apart",
    "lay.turning",
    "lay.toll",
    "lay.rewards",
    "lay.ship",
    "lay.gold",
    "reef.draw",
    "lay.neighbours",
    "control.covered",
    "mission.pay",
    "mission.substitute",
    "mission.reward",
    "mission.refill",
    "take.size",
    "take.refill",
    "pass",
    "end.heads",
    "score.sum",
    "end.winner",
    "reef.two-ships",
    "reef.any-ship",
    "reef.hidden",
    "reef.gold",
    "control.count",
    "control.symbols",
    "control.award",
    "control.tie",
    "control.two-players",
});
// clang-format on

/// The clause of this rulebook with the given id; a misspelt id does not compile.
template <Literal Id>
consteval auto operator""_c() -> ClauseRef {
  return clause_in<Id>(clause_ids);
}

}  // namespace ruleproof::sea_dragons
