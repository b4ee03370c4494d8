#include "reports/cli/door/catalogue.hpp"

#include <optional>
#include <string_view>
#include <utility>

#include "model/core/assert.hpp"
#include "reports/games/entry.hpp"

namespace ruleproof::cli {
namespace {

auto the_games() -> GameList& {
  static GameList games;
  return games;
}

}  // namespace

auto known_games() -> const GameList& { return the_games(); }

auto know(GameList games) -> void { the_games() = std::move(games); }

auto game_info(std::string_view name) -> std::optional<GameInfo> {
  const auto* entry = known_games().find(name);
  return entry == nullptr ? std::nullopt : std::optional(entry->facts);
}

auto entry_called(std::string_view name) -> const GameEntry& {
  const auto* entry = known_games().find(name);
  RULEPROOF_ASSERT(entry != nullptr);
  return *entry;
}

}  // namespace ruleproof::cli
