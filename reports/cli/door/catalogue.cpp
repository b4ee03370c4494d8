#include "reports/cli/door/catalogue.hpp"

#include <optional>
#include <string_view>

#include "model/core/assert.hpp"

namespace ruleproof::cli {

auto game_info(std::string_view name) -> std::optional<GameInfo> {
  const auto* entry = all_games().find(name);
  return entry == nullptr ? std::nullopt : std::optional(entry->facts);
}

auto entry_called(std::string_view name) -> const GameEntry& {
  const auto* entry = all_games().find(name);
  RULEPROOF_ASSERT(entry != nullptr);
  return *entry;
}

}  // namespace ruleproof::cli
