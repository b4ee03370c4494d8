/// What must hold of In the Year of the Dragon beside the laws of all games, and what must be
/// possible. One file for each chapter of the rulebook.
#pragma once
// IWYU pragma: always_keep: whoever includes it wants the table, which has no name to be seen.

#include "properties/laws/year_of_the_dragon/action.hpp"
#include "properties/laws/year_of_the_dragon/event.hpp"
#include "properties/laws/year_of_the_dragon/foreseen.hpp"
#include "properties/laws/year_of_the_dragon/goals.hpp"
#include "properties/laws/year_of_the_dragon/names.hpp"
#include "properties/laws/year_of_the_dragon/offered.hpp"
#include "properties/laws/year_of_the_dragon/person.hpp"
#include "properties/laws/year_of_the_dragon/scoring.hpp"
#include "properties/laws/year_of_the_dragon/setup.hpp"
#include "properties/laws/year_of_the_dragon/track.hpp"

namespace ruleproof::properties {

namespace dragon {

/// The chapters, one after the other.
template <class G>
inline constexpr auto laws =
    joined<Law<G>>(setup_laws<G>, track_laws<G>, action_laws<G>, person_laws<G>, event_laws<G>,
                   scoring_laws<G>, name_laws<G>, row_laws<G>, foreseen_laws<G>, offer_laws<G>);

/// All numbers of players; half of the games whole, the others shorter or with fewer pieces.
inline auto random_options(Random& random) -> Texts {
  Texts options{{"players", std::to_string(2 + random.below(4))}};
  if (random.below(8) == 0) options["data"] = "anniversary";
  if (random.below(2) == 0) return options;
  if (random.below(2) == 0) options["rounds"] = std::to_string(2 + random.below(11));
  if (random.below(4) == 0) options["types"] = std::to_string(4 + random.below(6));
  if (random.below(4) == 0) options["actions"] = std::to_string(5 + random.below(3));
  return options;
}

}  // namespace dragon

template <>
struct Tables<year_of_the_dragon::YearOfTheDragon> {
  using G = year_of_the_dragon::YearOfTheDragon;
  static constexpr std::span<const Law<G>> laws = dragon::laws<G>;
  static constexpr std::span<const Goal<G>> goals = dragon::goals<G>;
  static auto random_options(Random& random) -> Texts { return dragon::random_options(random); }
};

}  // namespace ruleproof::properties
