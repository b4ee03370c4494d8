/// Contacts between dragons, and games made of contacts.
#pragma once

#include "solver/questions/sea_dragons/games.hpp"

namespace ruleproof::solver::sea_dragons_question {

/// Euler's inequality: the most contacts that so many dragons of so many colours can have, since
/// dragons are connected parts of the plane and own ones never touch.
[[nodiscard]] constexpr auto most_contacts(int dragons, int colours) -> int {
  if (dragons < 2) return 0;
  if (dragons == 2) return 1;
  return colours == 2 ? (2 * dragons) - 4 : (3 * dragons) - 6;
}

/// The most gold in all hands, gold cards with it, and the number of dragons that brings it: by the
/// start, the passes, the symbols, the cards and Euler's inequality.
struct GoldBound {
  int gold = 0;
  int dragons = 0;
};
[[nodiscard]] auto most_gold(const SeaDragons& game) -> GoldBound;

/// All places of all figures, each with one own piece beside it: whether all are refused, and
/// whether the cells of all figures hang together. More own pieces forbid no less.
struct OwnContacts {
  std::uint64_t tried = 0;
  bool all_refused = true;
  bool all_hang_together = true;
};
[[nodiscard]] auto try_own_contacts(const SeaDragons& game) -> OwnContacts;

/// Contacts of a position, counted on the board: pairs of dragons side by side.
[[nodiscard]] auto contacts_on(const State& state) -> int;
/// All dragons on the board: the parts of each player's pieces that hang together.
[[nodiscard]] auto dragon_count(const State& state) -> int;

}  // namespace ruleproof::solver::sea_dragons_question
