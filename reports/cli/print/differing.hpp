/// Where two tables of data have other values.
#pragma once

#include <string>
#include <vector>

#include "model/core/data/tables.hpp"

namespace ruleproof::cli {

struct Differing {
  std::string name;    ///< "dwarf[rager].boxes"
  std::string before;  ///< empty: there was nothing
  std::string after;   ///< empty: there is nothing any more
  auto operator==(const Differing&) const -> bool = default;
};

/// In the order of `before`, then what is there in `after` alone. Notes, and where the numbers come
/// from, are left out. An entry of a list that has a text for its name is called by it.
[[nodiscard]] auto differing(const Table& before, const Table& after) -> std::vector<Differing>;

}  // namespace ruleproof::cli
