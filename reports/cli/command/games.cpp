#include "reports/cli/command/games.hpp"

#include <algorithm>
#include <cstdint>
#include <string>
#include <utility>
#include <vector>

#include "model/core/clause.hpp"
#include "model/core/setup.hpp"
#include "reports/cli/door/catalogue.hpp"
#include "reports/cli/print/columns.hpp"
#include "reports/cli/print/json.hpp"
#include "reports/cli/print/terminal.hpp"

namespace ruleproof::cli {
namespace {

auto enforced(const GameInfo& game) -> std::uint64_t {
  return static_cast<std::uint64_t>(
      std::ranges::count(game.clauses, Disposition::enforced, &Clause::disposition));
}

auto json_of(const GameInfo& game) -> Json {
  return {{"name", to_json(game.name)},     {"title", to_json(game.title)},
          {"ruleset", game.ruleset},        {"players", {game.least_players, game.most_players}},
          {"clauses", game.clauses.size()}, {"enforced", enforced(game)},
          {"rulings", game.rulings.size()}, {"unruled", game.unruled.size()},
          {"setup", to_json(game.setup)},   {"data", to_json(std::string_view(game.data))}};
}

}  // namespace

auto run(const GamesOptions& options, Terminal& terminal) -> int {
  const auto& games = known_games();
  if (options.json) {
    auto list = Json::array();
    for (const auto* game : games) list.push_back(json_of(game->facts));
    print_json(terminal.out, schemas::games, {{"games", std::move(list)}});
    return exit_clean;
  }
  std::vector<std::vector<std::string>> rows;
  for (const auto* entry : games) {
    const auto& game = entry->facts;
    rows.push_back({std::string(game.name), std::string(game.title),
                    players_text(game) + " players", plural(game.clauses.size(), "clause"),
                    plural(game.rulings.size(), "ruling"),
                    "setup " + ruleproof::to_text(game.setup), "data: " + game.data});
  }
  terminal.out << columns(rows);
  return exit_clean;
}

}  // namespace ruleproof::cli
