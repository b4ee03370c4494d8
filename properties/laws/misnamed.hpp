/// Laws and goals that name what the game does not have: none of them could ever tell anything.
#pragma once

#include <algorithm>
#include <span>
#include <string>
#include <string_view>
#include <type_traits>
#include <utility>
#include <vector>

#include "model/core/finding.hpp"
#include "model/core/setup.hpp"
#include "properties/laws/law.hpp"

namespace ruleproof::properties {

/// What a law or goal names that is not in the game's tables; empty where all is. A law may be of
/// no clause, a goal shows what one makes possible.
template <Configurable G, class Row>
auto unknown_name(const Row& row) -> std::string {
  const auto none = [](const char* kind, std::string_view name, const auto& table) {
    std::vector<std::string_view> known;
    for (const auto& each : table) known.push_back(each.id);
    return std::string("no ") + kind + " is called \"" + std::string(name) + '"' +
           did_you_mean(name, known);
  };
  for (const auto& assumption : row.assumes) {
    if (assumption.ruling.empty()) continue;
    const auto ruling = std::ranges::find(G::ruling_table, assumption.ruling,
                                          [](const auto& each) { return each.id; });
    if (ruling == std::ranges::end(G::ruling_table)) {
      return none("ruling", assumption.ruling, G::ruling_table);
    }
    const auto options = ruling->options();
    const bool is_known = std::ranges::any_of(
        options, [&](const auto& answer) { return answer.id == assumption.answer; });
    if (!is_known) return none("answer", assumption.answer, options);
  }
  constexpr bool may_lack_clause = std::is_same_v<Row, Law<G>>;
  const bool is_known =
      (may_lack_clause && row.clause.empty()) || find_clause(G::rulebook, row.clause);
  return is_known ? "" : none("clause", row.clause, G::rulebook);
}

/// Whether a table of laws or goals names only clauses, rulings and answers that exist: for a test.
template <Configurable G, class Row>
auto names_exist(std::span<const Row> rows) -> bool {
  return std::ranges::all_of(rows, [](const Row& row) { return unknown_name<G>(row).empty(); });
}

/// For each that names a clause, a ruling or an answer which is not in the game's tables, a check
/// that fails.
template <Configurable G, class Row>
auto misnamed(std::span<const Row> rows) -> std::vector<Check> {
  std::vector<Check> checks;
  for (const auto& row : rows) {
    auto message = unknown_name<G>(row);
    if (message.empty()) continue;
    checks.push_back({.group = "laws",
                      .name = std::string(row.name),
                      .status = Status::failed,
                      .amount = {},
                      .message = std::move(message),
                      .finding = {}});
  }
  return checks;
}

}  // namespace ruleproof::properties
