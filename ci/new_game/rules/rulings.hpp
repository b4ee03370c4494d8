/// The open questions: each an enum, whose first value is the default.
#pragma once

#include <compare>
#include <cstdint>

namespace ruleproof::new_game {

/// [end.last] Many play that the last token loses.
enum class Last : std::uint8_t { wins, loses };

struct Rulings {
  Last last = Last::wins;
  auto operator<=>(const Rulings&) const = default;
};

}  // namespace ruleproof::new_game
