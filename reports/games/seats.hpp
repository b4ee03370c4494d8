/// What a rulebook calls its seats, where it gives them names. For display: records, fields and the
/// protocol have p1 and p2.
#pragma once

#include <cstddef>
#include <span>
#include <string>
#include <string_view>

#include "model/core/game.hpp"

namespace ruleproof {

/// The names that a game has for its players, p1 first; none where players are alike.
///
///     static constexpr std::array<std::string_view, 2> seat_names = {"dwarves", "dragon"};
using SeatNames = std::span<const std::string_view>;

template <class G>
constexpr auto seat_names_of() -> SeatNames {
  if constexpr (requires { SeatNames(G::seat_names); }) {
    return G::seat_names;
  } else {
    return {};
  }
}

/// "p1 (dwarves)", or "p1" where it has no name.
[[nodiscard]] inline auto display_text(Seat seat, SeatNames names) -> std::string {
  std::string text(to_text(seat));
  const auto player = static_cast<std::size_t>(player_of(seat));
  if (is_player(seat) && player < names.size()) text += " (" + std::string(names[player]) + ")";
  return text;
}

}  // namespace ruleproof
