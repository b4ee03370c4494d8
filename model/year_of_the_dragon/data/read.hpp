/// Components from the merged files. Private to components*.cpp.
#pragma once

#include "model/core/data/tables.hpp"
#include "model/year_of_the_dragon/data/components.hpp"

namespace ruleproof::year_of_the_dragon {

/// Reads and checks everything; the first error is given.
[[nodiscard]] auto components_from(const Table& files) -> Result<Components>;

}  // namespace ruleproof::year_of_the_dragon
