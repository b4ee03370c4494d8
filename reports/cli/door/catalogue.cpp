#include "reports/cli/door/catalogue.hpp"

#include <algorithm>
#include <optional>
#include <string>
#include <string_view>
#include <type_traits>
#include <vector>

#include "model/core/game.hpp"
#include "model/games.hpp"
#include "reports/audit/game_tables.hpp"

namespace ruleproof::cli {
namespace {

/// The numbers of players that a game can be set up for.
template <class G>
auto find_players(GameInfo& info) -> void {
  for (int players = 1; players <= static_cast<int>(max_players); ++players) {
    if (!G::configure({.options = {{"players", std::to_string(players)}}, .rulings = {}})) continue;
    if (info.least_players == 0) info.least_players = players;
    info.most_players = players;
  }
  if (info.least_players > 0) return;
  if constexpr (Scored<G>) {
    if (const auto game = G::configure({}))
      info.least_players = info.most_players = game->players();
  }
}

/// Where the numbers of a game come from that only its components show.
template <class G>
auto data_of(const G& game) -> std::string {
  if constexpr (requires { std::string(game.rules().components.provenance); }) {
    return game.rules().components.provenance;
  } else {
    return "rules only";
  }
}

template <class G>
auto describe() -> GameInfo {
  GameInfo info{.name = G::name,
                .title = G::title,
                .ruleset = G::ruleset,
                .clauses = G::rulebook,
                .rulings = {},
                .unruled = G::unruled,
                .setup = {},
                .data = {}};
  find_players<G>(info);
  info.rulings = audit::tables_of<G>().rulings;
  if (const auto game = G::configure({})) {
    info.setup = game->setup().options;
    info.data = data_of(*game);
  }
  return info;
}

}  // namespace

auto all_games() -> std::vector<GameInfo> {
  std::vector<GameInfo> games;
  for_each_game([&]<class G>(std::type_identity<G>) { games.push_back(describe<G>()); });
  return games;
}

auto game_info(std::string_view name) -> std::optional<GameInfo> {
  std::optional<GameInfo> info;
  with_game(name, [&]<class G>(std::type_identity<G>) { info = describe<G>(); });
  return info;
}

auto tables_of(const GameInfo& game) -> audit::GameTables {
  return {game.name, game.title, game.clauses, game.rulings, game.unruled};
}

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

auto players_text(const GameInfo& game) -> std::string {
  const auto least = std::to_string(game.least_players);
  return game.least_players == game.most_players
             ? least
             : least + " to " + std::to_string(game.most_players);
}

auto clause_called(const GameInfo& game, std::string_view name) -> const Clause* {
  const auto found = std::ranges::find_if(
      game.clauses, [&](const Clause& clause) { return clause.id == name || clause.tag == name; });
  return found == game.clauses.end() ? nullptr : &*found;
}

auto ruling_called(const GameInfo& game, std::string_view name) -> const RulingInfo* {
  auto found = std::ranges::find(game.rulings, name, &RulingInfo::id);
  if (found == game.rulings.end()) found = std::ranges::find(game.rulings, name, &RulingInfo::tag);
  return found == game.rulings.end() ? nullptr : &*found;
}

}  // namespace ruleproof::cli
