/// Parts of a report, begun: all other members have their defaults from `model/core/finding.hpp`.
#pragma once

#include <string>
#include <string_view>

#include "model/core/finding.hpp"  // IWYU pragma: export
#include "model/core/setup.hpp"    // IWYU pragma: export

namespace ruleproof::properties {

/// An empty report about a game.
template <Configurable G>
auto report_of() -> GameReport {
  GameReport report;
  report.name = G::name;
  report.title = G::title;
  return report;
}

/// A check that passed, so far.
[[nodiscard]] inline auto check_of(std::string_view group, std::string_view name,
                                   std::string amount = "") -> Check {
  Check check;
  check.group = group;
  check.name = name;
  check.amount = std::move(amount);
  return check;
}

/// A finding about the game of `report`; its id is the game's name and `id`.
[[nodiscard]] inline auto finding_of(const GameReport& report, std::string_view id,
                                     FindingKind kind, Severity severity) -> Finding {
  Finding finding;
  finding.id = report.name + "/" + std::string(id);
  finding.kind = kind;
  finding.severity = severity;
  finding.game = report.name;
  return finding;
}

}  // namespace ruleproof::properties
