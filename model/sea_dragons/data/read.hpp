/// Components from the merged files. Private to components*.cpp.
#pragma once

#include "model/core/data/tables.hpp"
#include "model/sea_dragons/data/components.hpp"

namespace ruleproof::sea_dragons {

/// Reads and checks everything; the first error is given.
[[nodiscard]] auto components_from(const Table& files) -> Result<Components>;

}  // namespace ruleproof::sea_dragons
