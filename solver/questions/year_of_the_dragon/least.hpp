/// The least that palaces bring, as the shortest way through all that rounds can do to them.
#pragma once

#include <map>
#include <set>
#include <utility>
#include <vector>

#include "solver/questions/year_of_the_dragon/asking.hpp"

namespace ruleproof::solver::year_of_the_dragon_question {

/// Floors and persons of each palace, in order.
using Site = std::pair<int, int>;
using Sites = std::vector<Site>;
[[nodiscard]] auto sites_of(const Player& player) -> Sites;

/// What rounds can do to the palaces of a player. It allows more than the rules do: an event takes
/// whom it likes, floors are there for the asking.
///
/// [action.build.anywhere] [person.must-recruit] [event.peace] [decay.empty] [decay.vanish]
class Rounds {
 public:
  Rounds(const YearOfTheDragon& game, int first_void_round);

  /// After the draft.
  [[nodiscard]] auto first() const -> std::set<Sites>;
  /// What a round can leave of palaces.
  [[nodiscard]] auto after(int round, const Sites& sites) const -> std::set<Sites>;

 private:
  bool must_recruit_;
  int first_void_round_;  ///< until then a card always brings somebody
  int most_floors_;       ///< of a Build
};

/// The least points of palaces in a whole game, as far as the relation knows. Who has no palace
/// need never build one.
[[nodiscard]] auto least_palace_points(const Rounds& rounds) -> int;

/// The first rounds of sampled games leave of palaces what the relation allows.
[[nodiscard]] auto hold_palaces(const YearOfTheDragon& game, const Rounds& rounds) -> Held;

}  // namespace ruleproof::solver::year_of_the_dragon_question
