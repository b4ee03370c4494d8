/// What must hold of Sea Dragons beside the laws of all games, and what must be possible. One file
/// for each part of the rulebook.
#pragma once
// IWYU pragma: always_keep: whoever includes it wants the table, which has no name to be seen.

#include "properties/laws/sea_dragons/board.hpp"
#include "properties/laws/sea_dragons/follows.hpp"
#include "properties/laws/sea_dragons/goals.hpp"
#include "properties/laws/sea_dragons/judged.hpp"
#include "properties/laws/sea_dragons/names.hpp"
#include "properties/laws/sea_dragons/piles.hpp"
#include "properties/laws/sea_dragons/presence.hpp"
#include "properties/laws/sea_dragons/scoring.hpp"
#include "properties/laws/sea_dragons/supply.hpp"
#include "properties/laws/sea_dragons/turn.hpp"

namespace ruleproof::properties {

namespace sea {

template <class G>
inline constexpr auto laws =
    joined<Law<G>>(board_laws<G>, turn_laws<G>, supply_laws<G>, scoring_laws<G>, presence_laws<G>,
                   pile_laws<G>, follow_laws<G>, judged_laws<G>, name_laws<G>);

/// All numbers of players; most games on whole boards with all heads, others shorter or on the
/// small board, which fills up, or with few coins, where a bank that has limits runs out.
inline auto random_options(Random& random) -> Texts {
  const auto players = 2 + random.below(4);
  Texts options{{"players", std::to_string(players)}};
  const auto data = random.below(4);
  if (data == 0) options["data"] = "toy";
  if (data == 1) options["data"] = "few-coins";
  if (random.below(4) == 0) {
    const auto most = static_cast<std::uint64_t>(heads_for(static_cast<int>(players)));
    options["heads"] = std::to_string(1 + random.below(most));
  }
  return options;
}

}  // namespace sea

template <>
struct Tables<sea_dragons::SeaDragons> {
  using G = sea_dragons::SeaDragons;
  static constexpr std::span<const Law<G>> laws = sea::laws<G>;
  static constexpr std::span<const Goal<G>> goals = sea::goals<G>;
  static auto random_options(Random& random) -> Texts { return sea::random_options(random); }
};

}  // namespace ruleproof::properties
