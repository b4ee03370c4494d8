/// The data that a set-up names as the tree that is read: the two decks, the figures and the map.
/// For those who write an engine of their own, and tests.
#pragma once

#include <string_view>

#include "model/core/tables.hpp"

namespace ruleproof::drako {

/// As `components` reads them, variants put in their places. Errors: as of `components`.
[[nodiscard]] auto data_in_force(std::string_view data) -> Result<Table>;

}  // namespace ruleproof::drako
