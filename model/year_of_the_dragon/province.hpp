/// What can be read off a player's palaces.
#pragma once

#include "model/year_of_the_dragon/rules.hpp"

namespace ruleproof::year_of_the_dragon {

/// Symbols on the player's tiles of one type: of all of them, or of the best only (symbol-sum).
[[nodiscard]] auto symbols(const Rules& rules, const Player& player, Type type) -> int;

[[nodiscard]] auto persons(const Player& player) -> int;
[[nodiscard]] auto inhabited_palaces(const Player& player) -> int;
[[nodiscard]] auto has_room(const Player& player) -> bool;
/// Whether some palace is wholly without persons.
[[nodiscard]] auto has_empty_palace(const Player& player) -> bool;
/// The first palace equal to `kind`, or -1.
[[nodiscard]] auto find_palace(const Player& player, const Palace& kind) -> int;

/// Floors of all palaces and kept ones of all players, and so on: for supply=all-limited only.
struct Reserve {
  int floors = 0;
  int money = 0;
  int rice = 0;
  int fireworks = 0;
  int small = 0;
  int large = 0;
};
/// What is left of the printed supplies; may be negative after a set-up beyond them.
[[nodiscard]] auto reserve(const Rules& rules, const State& state) -> Reserve;

/// A person leaves the palace at `i` for good: to the box or, under event-release-fate, to the
/// pile.
auto remove_person(Table& table, int player, int i, Tile tile, bool by_event) -> void;

}  // namespace ruleproof::year_of_the_dragon
