/// What must hold of River Dragons beside the laws of all games, and what must be possible. One
/// file for each chapter of the rulebook.
#pragma once
// IWYU pragma: always_keep: whoever includes it wants the table, which has no name to be seen.

#include "properties/laws/river_dragons/action.hpp"
#include "properties/laws/river_dragons/asked.hpp"
#include "properties/laws/river_dragons/end.hpp"
#include "properties/laws/river_dragons/goals.hpp"
#include "properties/laws/river_dragons/judged.hpp"
#include "properties/laws/river_dragons/laying.hpp"
#include "properties/laws/river_dragons/names.hpp"
#include "properties/laws/river_dragons/pawns.hpp"
#include "properties/laws/river_dragons/planks.hpp"
#include "properties/laws/river_dragons/plans.hpp"
#include "properties/laws/river_dragons/remove.hpp"
#include "properties/laws/river_dragons/round.hpp"
#include "properties/laws/river_dragons/stones.hpp"

namespace ruleproof::properties {

namespace rivers {

/// The chapters, one after the other.
template <class G>
inline constexpr auto laws = joined<Law<G>>(
    stone_laws<G>, plank_laws<G>, laying_laws<G>, remove_laws<G>, pawn_laws<G>, plan_laws<G>,
    round_laws<G>, end_laws<G>, action_laws<G>, judged_laws<G>, name_laws<G>, asked_laws<G>);

/// Half of the games on toy boards, where pawns meet; the others by all numbers of players on the
/// stand-in board and on free water. Some leave cards out, so that bridges grow and pawns run.
inline auto random_options(Random& random) -> Texts {
  constexpr auto toys = std::to_array<const char*>({"toy", "toy-3", "toy-7", "toy-9"});
  constexpr auto hands = std::to_array<const char*>(
      {"stone2+plank2+move1+move2+jump", "stone2+plank1+plank2+remove+move2",
       "stone1+stone2+plank1+plank2+move2+jump", "stone2+plank2+move2"});
  Texts options;
  const auto kind = random.below(8);
  if (kind < 4) {
    options["data"] = toys[random.below(toys.size())];
    if (random.below(4) == 0) {
      options["data"] = random.below(2) == 0 ? "toy-hub" : "toy-cross";
      options["players"] = std::to_string(2 + random.below(5));
    }
  } else {
    options["players"] = std::to_string(2 + random.below(5));
    if (kind == 7) {
      options["data"] = "free-water";
      options["grid"] = std::to_string(5 + random.below(6));
    }
  }
  if (random.below(2) == 0) options["actions"] = hands[random.below(hands.size())];
  if (random.below(4) == 0) options["dragons"] = "0";
  if (random.below(4) == 0) options["cards"] = std::to_string(1 + random.below(3));
  if (random.below(8) == 0) options["planks"] = std::to_string(1 + random.below(6));
  options["rounds"] = std::to_string(4 + random.below(28));
  return options;
}

}  // namespace rivers

template <>
struct Tables<river_dragons::RiverDragons> {
  using G = river_dragons::RiverDragons;
  static constexpr std::span<const Law<G>> laws = rivers::laws<G>;
  static constexpr std::span<const Goal<G>> goals = rivers::goals<G>;
  static auto random_options(Random& random) -> Texts { return rivers::random_options(random); }
};

}  // namespace ruleproof::properties
