/// Laws and goals that name what the game does not have: none of them could ever tell anything.
#pragma once

#include <cstddef>
#include <span>
#include <string>
#include <vector>

#include "model/core/finding.hpp"
#include "model/core/setup.hpp"
#include "properties/laws/law.hpp"

namespace ruleproof::properties {

/// For each that names a clause, a ruling or an answer which is not in the game's tables, a check
/// that fails.
template <Configurable G, class Row>
auto misnamed(std::span<const Row> rows) -> std::vector<Check> {
  std::vector<Check> checks;
  for (std::size_t i = 0; i < rows.size(); ++i) {
    if (names_exist<G>(rows.subspan(i, 1))) continue;
    checks.push_back({.group = "laws",
                      .name = std::string(rows[i].name),
                      .status = Status::failed,
                      .amount = {},
                      .message = "it names a clause, a ruling or an answer that the game does not "
                                 "have; its clause is \"" +
                                 std::string(rows[i].clause) + '"',
                      .finding = {}});
  }
  return checks;
}

}  // namespace ruleproof::properties
