#include "solver/questions/drako/games.hpp"

#include <algorithm>
#include <cstddef>
#include <numeric>
#include <span>
#include <string>
#include <string_view>
#include <utility>
#include <variant>
#include <vector>

#include "model/core/setup.hpp"
#include "model/drako/cards.hpp"
#include "model/drako/data/components.hpp"
#include "model/drako/hex.hpp"
#include "model/drako/rules/rulings.hpp"
#include "model/drako/state.hpp"

namespace ruleproof::solver::drako_question {

using namespace drako;  // NOLINT(google-build-using-namespace): positions and moves

auto game_of(const Rulings& rulings, std::string_view data) -> Drako {
  return Drako::make({.rulings = rulings, .data = std::string(data)}).value();
}

auto small_game(Rulings rulings) -> Drako {
  rulings.placement = Placement::preset;
  return game_of(rulings, "lane");
}

auto named(const Drako& game) -> std::string {
  auto rulings = game.setup().rulings;
  rulings.erase("placement");
  return rulings.empty() ? "default readings" : ruleproof::to_text(rulings);
}

auto aspect_of(const Drako& game) -> std::string {
  auto text = named(game);
  if (text == "default readings") return "default";
  std::ranges::replace(text, '=', '-');
  std::ranges::replace(text, ' ', '-');
  return text;
}

auto end_readings() -> std::vector<std::pair<std::string, Rulings>> {
  return {{"last-card", {}},
          {"last-card-own-action", {.last_card = LastCard::own_action}},
          {"last-card-turn-end", {.last_card = LastCard::turn_end}},
          {"deck-at-turn-end", {.end = End::deck_at_turn_end}},
          {"deck-at-once", {.end = End::deck_at_once}}};
}

auto sketch(const Drako& game, const std::string& text) -> State {
  return game.read_position(text).value();
}

auto steps_to_dragon(const State& state) -> int {
  int steps = 0;
  for (const auto& dwarf : state.dwarves) {
    if (dwarf.at != Hex::nowhere) steps += distance(dwarf.at, state.dragon.at);
  }
  return steps;
}

auto after(const Drako& game, State state, std::span<const Move> line) -> State {
  for (const auto& move : line) state = game.apply(state, move).next;
  return state;
}

auto dragon_boxes(const Components& numbers) -> int {
  return std::accumulate(numbers.abilities.begin(), numbers.abilities.end(), numbers.armour);
}

auto dwarf_boxes(const Components& numbers) -> int {
  return std::accumulate(numbers.dwarves.begin(), numbers.dwarves.end(), 0);
}

auto cards_showing(const Deck& deck, Icon icon) -> int {
  int cards = 0;
  for (const auto& kind : deck) cards += kind.shows(icon) ? kind.copies : 0;
  return cards;
}

auto cards_showing(const Deck& deck, const Cards& cards, Icon icon) -> int {
  int found = 0;
  for (std::size_t i = 0; i < deck.size(); ++i) {
    found += deck[i].shows(icon) ? cards[static_cast<Card>(i)] : 0;
  }
  return found;
}

auto played_icon(const Drako& game, const Move& move) -> Icon {
  const auto* play = std::get_if<Play>(&move);
  if (play == nullptr) return Icon::none;
  return game.rules().kind(play->side, play->card).faces[play->face].icon;
}

}  // namespace ruleproof::solver::drako_question
