/// The tables of one game: included by the files that CMake writes, which see its sources files.
#pragma once

#include "reports/audit/parts.hpp"

namespace ruleproof::audit {

template <class G>
auto parts_of() -> Parts {
  auto tables = tables_of(G::name, G::title, G::rulebook, G::ruling_table, G::unruled);
  tables.sources = SourceTexts<G>::all;
  return tables;
}

}  // namespace ruleproof::audit
