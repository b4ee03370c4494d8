/// The parts of a game by its name, where a caller has nothing but that.
#pragma once

#include <algorithm>
#include <optional>
#include <string_view>
#include <vector>

namespace ruleproof::solver {

/// Of all parts of an engine, those of one game; nothing if no game has that name.
template <class Parts>
[[nodiscard]] auto parts_called(const std::vector<Parts>& all, std::string_view name)
    -> std::optional<Parts> {
  const auto found = std::ranges::find(all, name, &Parts::name);
  if (found == all.end()) return std::nullopt;
  return *found;
}

}  // namespace ruleproof::solver
