/// Positions and moves.
#pragma once

#include <compare>
#include <cstdint>
#include <tuple>

#include "model/core/fields.hpp"
#include "model/core/game.hpp"

namespace ruleproof::new_game {

inline constexpr int most_tokens = 100;  ///< in a heap
inline constexpr int most_taken = 3;     ///< by one move

struct State {
  std::uint8_t heap = 0;
  Seat turn = Seat::p1;

  auto operator<=>(const State&) const = default;
  static constexpr auto fields() {
    return std::tuple{
        Field{"heap", &State::heap, 0, most_tokens, "tokens that are left"},
        Field{"turn", &State::turn, 0, 1, "whose turn it is: 0 of p1, 1 of p2"},
    };
  }
};

/// Take tokens from the heap.
struct Take {
  std::uint8_t tokens = 1;
  auto operator<=>(const Take&) const = default;
};

}  // namespace ruleproof::new_game
