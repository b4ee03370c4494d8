/// What the audit needs of one game: its tables, and the sources files that its library carries.
#pragma once

#include <array>
#include <string_view>
#include <vector>

#include "model/core/assert.hpp"
#include "reports/audit/game_tables.hpp"

namespace ruleproof::audit {

using Parts = GameTables;

/// The sources files of a game; CMake writes a specialisation for each.
template <class G>
struct SourceTexts;

/// Of a game none of whose texts is mapped.
struct NoSourceTexts {
  static constexpr std::array<SourceText, 0> all{};
};

/// Instantiated for each game in a file that CMake writes.
template <class G>
[[nodiscard]] auto parts_of() -> Parts;

/// Of all games, in the order in which lists show them.
[[nodiscard]] auto all_parts() -> std::vector<Parts>;

/// The tables of a game that there is.
[[nodiscard]] inline auto parts_called(std::string_view name) -> Parts {
  for (auto& parts : all_parts()) {
    if (parts.name == name) return parts;
  }
  RULEPROOF_ASSERT(false);
  return {};
}

}  // namespace ruleproof::audit
