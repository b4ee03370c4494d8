/// The readings of when the dwarf player's cards are gone, and the small game to compare them on.
#pragma once

#include <string>
#include <utility>
#include <vector>

#include "solver/questions/drako/games.hpp"

namespace ruleproof::solver::drako_question {

/// The small game in which whole games are searched.
[[nodiscard]] inline auto small_game(drako::Rulings rulings) -> Drako {
  rulings.placement = drako::Placement::preset;
  return game_of(rulings, "lane");
}

/// Each with its name.
[[nodiscard]] inline auto end_readings() -> std::vector<std::pair<std::string, drako::Rulings>> {
  using drako::End;
  using drako::LastCard;
  const auto with = [](End end, LastCard last) {
    drako::Rulings rulings;
    rulings.end = end;
    rulings.last_card = last;
    return rulings;
  };
  return {{"last-card", with(End::last_card, LastCard::any_use)},
          {"last-card-own-action", with(End::last_card, LastCard::own_action)},
          {"last-card-turn-end", with(End::last_card, LastCard::turn_end)},
          {"deck-at-turn-end", with(End::deck_at_turn_end, LastCard::any_use)},
          {"deck-at-once", with(End::deck_at_once, LastCard::any_use)}};
}

}  // namespace ruleproof::solver::drako_question
