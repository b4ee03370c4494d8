#include "model/core/finding.hpp"

#include <algorithm>
#include <array>
#include <cstddef>
#include <string_view>

namespace ruleproof {

auto to_text(FindingKind kind) -> std::string_view {
  constexpr auto names = std::to_array<std::string_view>(
      {"law_broken", "goal_unreached", "scenario_failed", "pin_moved", "ruling_matters",
       "texts_differ", "text_contradicts", "text_silent", "line_unaccounted", "link_suspect",
       "clause_uncited", "engine_differs", "answer"});
  return names[static_cast<std::size_t>(kind)];
}

auto to_text(Severity severity) -> std::string_view {
  constexpr auto names = std::to_array<std::string_view>({"error", "warning", "note"});
  return names[static_cast<std::size_t>(severity)];
}

auto to_text(Status status) -> std::string_view {
  constexpr auto names = std::to_array<std::string_view>({"passed", "failed", "skipped"});
  return names[static_cast<std::size_t>(status)];
}

auto errors(const Run& run) -> int {
  std::ptrdiff_t total = 0;
  for (const auto& game : run.games) {
    total += std::ranges::count(game.findings, Severity::error, &Finding::severity);
  }
  return static_cast<int>(total);
}

}  // namespace ruleproof
