/// What must hold of Drako beside the laws of all games, and what must be possible. One file for
/// each chapter of the rulebook.
#pragma once
// IWYU pragma: always_keep: whoever includes it wants the table, which has no name to be seen.

#include "properties/laws/drako/answer.hpp"
#include "properties/laws/drako/attack.hpp"
#include "properties/laws/drako/cards.hpp"
#include "properties/laws/drako/end.hpp"
#include "properties/laws/drako/goals.hpp"
#include "properties/laws/drako/judged.hpp"
#include "properties/laws/drako/move.hpp"
#include "properties/laws/drako/names.hpp"
#include "properties/laws/drako/net.hpp"
#include "properties/laws/drako/texts.hpp"
#include "properties/laws/drako/turn.hpp"
#include "properties/laws/drako/wounds.hpp"

namespace ruleproof::properties {

namespace drako_laws {

/// The chapters, one after the other.
template <class G>
inline constexpr auto laws = joined<Law<G>>(
    card_laws<G>, turn_laws<G>, move_laws<G>, net_laws<G>, attack_laws<G>, answer_laws<G>,
    wound_laws<G>, end_laws<G>, judged_laws<G>, name_laws<G>, text_laws<G>);

/// A quarter of the games with the full decks, the others with fewer cards: they end sooner.
inline auto random_options(Random& random) -> Texts {
  const auto names = data_names();
  return {{"data", std::string(names[random.below(names.size())])}};
}

}  // namespace drako_laws

template <>
struct Tables<drako::Drako> {
  using G = drako::Drako;
  static constexpr std::span<const Law<G>> laws = drako_laws::laws<G>;
  static constexpr std::span<const Goal<G>> goals = drako_laws::goals<G>;
  static auto random_options(Random& random) -> Texts { return drako_laws::random_options(random); }
};

}  // namespace ruleproof::properties
