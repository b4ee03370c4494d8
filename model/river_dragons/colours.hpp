/// The six colours of players, villages, planks and dragons, and which of them take part.
#pragma once

#include <array>
#include <cstddef>
#include <cstdint>
#include <string_view>

#include "model/core/fixed.hpp"

namespace ruleproof::river_dragons {

/// In the order in which seats take them. [pieces.count]
enum class Colour : std::uint8_t { blue, green, red, yellow, pink, black };

inline constexpr std::size_t colour_count = 6;
inline constexpr auto colour_names =
    std::to_array<std::string_view>({"blue", "green", "red", "yellow", "pink", "black"});

[[nodiscard]] constexpr auto index(Colour colour) -> std::size_t {
  return static_cast<std::size_t>(colour);
}
[[nodiscard]] constexpr auto to_text(Colour colour) -> std::string_view {
  return colour_names[index(colour)];
}

using Colours = FixedVector<Colour, colour_count>;

/// The colours of a game of `players`, 2 to 6: those of the memo. Seat i has the i-th.
/// [setup.colours]
[[nodiscard]] constexpr auto colours_in_play(int players) -> Colours {
  using enum Colour;
  Colours colours;
  for (std::size_t i = 0; i < colour_count; ++i) {
    const auto colour = static_cast<Colour>(i);
    const bool takes_part = (players == 2 && (colour == pink || colour == black)) ||
                            (players == 3 && (colour == blue || colour == red || colour == pink)) ||
                            (players == 4 && colour != pink && colour != black) ||
                            (players == 5 && colour != black) || players == 6;
    if (takes_part) colours.push_back(colour);
  }
  return colours;
}

}  // namespace ruleproof::river_dragons
