/// Components from the merged files. Private to components*.cpp.
#pragma once

#include "model/core/data/tables.hpp"
#include "model/drako/data/components.hpp"

namespace ruleproof::drako {

/// Reads and checks everything; the first error is given.
[[nodiscard]] auto components_from(const Table& files) -> Result<Components>;

}  // namespace ruleproof::drako
