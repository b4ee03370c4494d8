// Each game of this repository says what people call its fields.
#include <algorithm>
#include <array>
#include <cstddef>
#include <memory>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include <doctest/doctest.h>

#include "model/core/any_game.hpp"
#include "model/core/finding.hpp"
#include "model/core/game.hpp"
#include "model/core/parts.hpp"
#include "model/core/play.hpp"
#include "model/core/telling/game_words.hpp"
#include "model/core/telling/score_words.hpp"
#include "model/core/telling/told.hpp"

namespace ruleproof {
namespace {

/// A game that has every field: with as many players as it may have.
auto with_all_seats(const any_game::Parts& parts) -> std::unique_ptr<AnyGame> {
  for (int players = max_players; players > 1; --players) {
    auto made = parts.make({.options = {{"players", std::to_string(players)}}, .rulings = {}});
    if (made) return std::move(made).value();
  }
  return parts.make({}).value();
}

/// The change as it is told.
auto text_of(const GameWords& words, const Change& change) -> std::string {
  std::string text;
  for (const auto& each : told(words, std::array{change})) {
    text += (text.empty() ? "" : "; ") + told_text(each);
  }
  return text;
}

TEST_CASE("no field that a person is shown has but its name, in a game that has words at all") {
  for (const auto& parts : any_game::all_parts()) {
    const auto game = with_all_seats(parts);
    const auto words = game_words(*game);
    if (words.fields.empty()) continue;
    for (const auto& field : game->fields()) {
      for (const auto& each : told(words, std::array{Change{field, "1", "2"}})) {
        CHECK_MESSAGE(each.words != field, parts.name, ": ", field,
                      " has no words in text/telling.cpp of its game");
      }
    }
  }
}

TEST_CASE("all words are of a field") {
  for (const auto& parts : any_game::all_parts()) {
    const auto game = with_all_seats(parts);
    const auto fields = game->fields();
    auto words = game_words(*game);
    for (const auto& row : words.fields) {
      if (row.field == score_field) continue;
      const GameWords alone{.seats = {}, .fields = {row}};
      const bool one = std::ranges::any_of(fields, [&](const auto& field) {
        const auto all = told(alone, std::array{Change{field, "1", "2"}});
        return all.empty() || all.front().words != field;
      });
      CHECK_MESSAGE(one, parts.name, ": no field is ", row.field);
    }
  }
}

TEST_CASE("a game that is played is told without names of fields") {
  for (const auto& parts : any_game::all_parts()) {
    const auto game = with_all_seats(parts);
    const auto words = game_words(*game);
    if (words.fields.empty()) continue;
    Dice dice(1);
    play_at_random(*game, dice, 200, [&](std::size_t offer) {
      for (const auto& each : told(words, game->frame_of(game->text_of(offer)).changes)) {
        CHECK(each.words != each.field);
        CHECK(!(each.before.empty() && each.after.empty()));
      }
    });
  }
}

TEST_CASE("the words are those of the game's texts") {
  struct Case {
    std::string_view game;
    Change change;
    std::string_view text;
  };
  const std::vector<Case> cases{
      {"drako", {"p2.hand8", "0", "1"}, "the dragon's hand: +walk-1"},
      {"drako", {"dwarf1.at", "-", "b1"}, "area of the rager: off the map -> b1"},
      {"connect-four", {"stones1", "2130059", "2130571"}, "p1's stones: +column 2 row 3"},
      {"sea-dragons", {"stack", "I3*13+L3*11", "I3*13+L3*10"}, "dragon cards face down: -L3"},
      {"sea-dragons",
       {"p1.ships", "gg", "grr"},
       "orange's ship tokens: -green; orange's ship tokens: +2\xC3\x97 red"},
      {"river-dragons", {"p1.plank3", "p1", "held"}, "pink's plank 3: pink's reserve -> chosen"},
      {"river-dragons",
       {"p2.pawn", "black", "p1.4"},
       "black's pawn: village black -> plank pink 4"},
      {"year-of-the-dragon",
       {"events", "pp..........", "ppf........."},
       "event of month 3: none -> festival"},
      {"year-of-the-dragon", {"undrawn4", "2", "1"}, "event tiles not yet laid out: -festival"},
      {"year-of-the-dragon",
       {"p4.palaces", "2[a]+2[]", "2[a]+2[f]"},
       "p4's palaces: -2 floors with nobody; p4's palaces: +2 floors with young-farmer"},
      {"year-of-the-dragon",
       {"pair1", "0", "36"},
       "p1's pair of persons: none -> farmer and scholar"}};
  for (const auto& [game, change, text] : cases) {
    const auto made = any_game::make(game, {});
    if (made) CHECK(text_of(game_words(**made), change) == text);  // a build may be of other games
  }
}

}  // namespace
}  // namespace ruleproof
