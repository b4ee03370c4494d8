/// Icons: which of them have an effect now, and why the others do not.
#pragma once

#include "model/drako/rules.hpp"

namespace ruleproof::drako {

/// Icons, one bit each.
using IconSet = std::uint16_t;
constexpr auto bit(Icon icon) -> IconSet {
  return static_cast<IconSet>(1U << static_cast<unsigned>(icon));
}
constexpr auto has(IconSet set, Icon icon) -> bool { return (set & bit(icon)) != 0; }

/// The icons that the player whose turn it is can use now, as an action.
[[nodiscard]] auto usable_icons(const Rules& rules, const State& state) -> IconSet;
/// The clause that makes an icon useless now; precondition: it is.
[[nodiscard]] auto why_useless(const Rules& rules, const State& state, Icon icon) -> ClauseRef;
/// The clause that says what an icon does.
[[nodiscard]] auto clause_of(Icon icon, Side side) -> ClauseRef;

/// The card with this icon has been played: what it does begins. Precondition: it is usable.
auto use_icon(Table& t, Face face) -> void;

}  // namespace ruleproof::drako
