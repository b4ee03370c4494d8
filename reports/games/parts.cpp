#include "reports/games/parts.hpp"

#include <algorithm>
#include <string>
#include <string_view>

#include "model/core/clause.hpp"

namespace ruleproof::games {

auto to_text(Disposition disposition) -> std::string_view {
  switch (disposition) {
    case Disposition::enforced:
      return "enforced";
    case Disposition::by_construction:
      return "by construction";
    case Disposition::table_talk:
      return "table talk";
    case Disposition::out_of_scope:
      return "out of scope";
  }
  return "";
}

auto players_text(const Parts& game) -> std::string {
  const auto least = std::to_string(game.least_players);
  return game.least_players == game.most_players
             ? least
             : least + " to " + std::to_string(game.most_players);
}

auto clause_called(const Parts& game, std::string_view name) -> const Clause* {
  const auto found = std::ranges::find_if(
      game.clauses, [&](const Clause& clause) { return clause.id == name || clause.tag == name; });
  return found == game.clauses.end() ? nullptr : &*found;
}

auto ruling_called(const Parts& game, std::string_view name) -> const RulingInfo* {
  auto found = std::ranges::find(game.rulings, name, &RulingInfo::id);
  if (found == game.rulings.end()) found = std::ranges::find(game.rulings, name, &RulingInfo::tag);
  return found == game.rulings.end() ? nullptr : &*found;
}

}  // namespace ruleproof::games
