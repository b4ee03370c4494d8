/// The tables of one game, for the files that CMake writes, which see its sources files.
#pragma once

#include "reports/audit/parts.hpp"

namespace ruleproof::audit {

template <class G>
auto parts_of() -> Parts {
  auto tables = tables_of<G>();
  tables.sources = SourceTexts<G>::all;
  return tables;
}

}  // namespace ruleproof::audit
