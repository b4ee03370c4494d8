#include "reports/games/entry.hpp"

#include <algorithm>
#include <string>
#include <string_view>
#include <vector>

#include "model/core/result.hpp"
#include "model/core/setup.hpp"

namespace ruleproof {

auto GameEntry::folder() const -> std::string {
  auto folder = name();
  std::ranges::replace(folder, '-', '_');
  return folder;
}

auto GameList::find(std::string_view name) const -> const GameEntry* {
  const auto found =
      std::ranges::find_if(games_, [&](const GameEntry* game) { return game->facts.name == name; });
  return found == games_.end() ? nullptr : *found;
}

auto GameList::unknown(const std::string& name) const -> Error {
  std::vector<std::string_view> names;
  names.reserve(games_.size());
  for (const auto* game : games_) names.push_back(game->facts.name);
  auto hint = did_you_mean(name, names);
  if (hint.empty()) {
    for (const auto known : names)
      hint += (hint.empty() ? "; the games are " : ", ") + std::string(known);
  }
  return {Code::unknown_game, "", "no game is called \"" + name + "\"" + hint};
}

}  // namespace ruleproof
