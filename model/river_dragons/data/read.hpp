/// Components from a board file and from data/cards.toml. Private to components*.cpp.
#pragma once

#include <optional>

#include "model/core/data/tables.hpp"
#include "model/river_dragons/data/components.hpp"

namespace ruleproof::river_dragons {

/// Where a place is written, for errors about several of them.
struct Written {
  std::string name;  ///< "islet I07", "the blue village"
  Place place;
  Spot spot;
};

/// What data/cards.toml says of cards, pieces and colours is what the rules are written for.
[[nodiscard]] auto check_cards(const Table& cards) -> std::optional<Error>;

/// Reads and checks a board; the first error is given.
[[nodiscard]] auto components_from(const Table& board) -> Result<Components>;

/// The places of a board fit together: inside the field, apart from each other, and within reach.
[[nodiscard]] auto check_places(const Components& board, const std::vector<Written>& villages,
                                const std::vector<Written>& islets, Code code)
    -> std::optional<Error>;

}  // namespace ruleproof::river_dragons
