/// The arithmetic of the rulebook, written once over a `Number`: `int` in play, a solver's term in
/// proofs. Each function is one sentence of the rules.
#pragma once

#include "model/core/number.hpp"

namespace ruleproof::year_of_the_dragon {

/// [action.skip] Money after skipping: raised to `level`, never lowered.
template <class N>
constexpr auto money_after_skip(const N& yuan, const N& level) -> N {
  return greatest(yuan, level);
}

/// [event.tribute.pay] What is paid of a tribute: all that there is, up to the whole.
template <class N>
constexpr auto tribute_paid(const N& yuan, const N& tribute) -> N {
  return least(yuan, tribute);
}

/// [event.tribute.missing] What is missing of a tribute; `pictured` is 0 unless tiles pay.
template <class N>
constexpr auto tribute_missing(const N& yuan, const N& tribute, const N& pictured) -> N {
  return at_least_zero(tribute - yuan - pictured);
}

/// [event.drought.missing] Inhabited palaces that get no rice.
template <class N>
constexpr auto palaces_without_rice(const N& inhabited, const N& rice) -> N {
  return at_least_zero(inhabited - rice);
}

/// [event.contagion.three] [event.contagion.mortars] Persons to release.
template <class N>
constexpr auto contagion_toll(const N& three, const N& mortars) -> N {
  return at_least_zero(three - mortars);
}

/// Persons released: as many as must go, but no more than there are.
template <class N>
constexpr auto released(const N& must_go, const N& persons) -> N {
  return least(must_go, persons);
}

/// [event.festival.points] Points of a player with `own` fireworks tiles, where `most` is the
/// greatest and `second` the next number that counts (-1 if there is none).
template <class N>
constexpr auto festival_points(const N& own, const N& most, const N& second) -> N {
  return select(own == most, N(6), select(own == second, N(3), N(0)));
}

/// [score.palaces] [score.ladies] [score.privileges] Points at the end of a round.
template <class N>
constexpr auto round_points(const N& palaces, const N& dragons_on_ladies,
                            const N& dragons_on_privileges) -> N {
  return palaces + dragons_on_ladies + dragons_on_privileges;
}

/// [end.goods] Money after rice and fireworks are sold.
template <class N>
constexpr auto money_after_sale(const N& yuan, const N& rice, const N& fireworks) -> N {
  return yuan + N(2) * (rice + fireworks);
}

/// [end.persons] [end.monks] Points at the end of the game but for money.
template <class N>
constexpr auto person_points(const N& persons, const N& buddhas_times_floors) -> N {
  return N(2) * persons + buddhas_times_floors;
}

/// [event.festival.half] Half, rounded up. Division is for plain numbers only.
constexpr auto half_rounded_up(int tiles) -> int { return (tiles + 1) / 2; }

/// [end.money] Points for money.
constexpr auto money_points(int yuan) -> int { return yuan / 3; }

static_assert(tribute_missing(2, 4, 0) == 2 && tribute_missing(9, 4, 0) == 0);
static_assert(contagion_toll(3, 4) == 0 && half_rounded_up(3) == 2 && money_points(10) == 3);

}  // namespace ruleproof::year_of_the_dragon
