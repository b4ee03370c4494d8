/// Relations of this folder held to the model: sampled games obey them, and how many steps did.
#pragma once

#include "solver/questions/year_of_the_dragon/asking.hpp"
#include "solver/questions/year_of_the_dragon/supply_relation.hpp"

namespace ruleproof::solver::year_of_the_dragon_question {

/// Piles shrink by what is drafted and played, and no further: `display_after`.
[[nodiscard]] auto hold_display(const YearOfTheDragon& game) -> Held;
/// Mongols and contagion take what `taken_by_mongols` and `taken_by_contagion` say of provinces
/// that `can_be_there`.
[[nodiscard]] auto hold_tolls(const YearOfTheDragon& game) -> Held;
/// A festival of two brings what `festival_of_two` says.
[[nodiscard]] auto hold_festival(const YearOfTheDragon& of_two) -> Held;
/// A round leaves of palaces and persons what `round_leaves` says.
[[nodiscard]] auto hold_rounds(const YearOfTheDragon& game) -> Held;
/// A marker that moves leaves the others as `after_move` says.
[[nodiscard]] auto hold_markers(const YearOfTheDragon& game) -> Held;
/// Pieces come and go as `starts`, `acts` and `passes` allow.
[[nodiscard]] auto hold_supply(const YearOfTheDragon& game, const Stock& stock) -> Held;
/// A person phase takes one card of each hand that has one, the card that the move names, and
/// nothing else takes cards.
[[nodiscard]] auto hold_hands(const YearOfTheDragon& game) -> Held;

}  // namespace ruleproof::solver::year_of_the_dragon_question
