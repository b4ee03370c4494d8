#include "reports/cli/rulebook/shared.hpp"

#include <algorithm>
#include <cstddef>
#include <optional>
#include <vector>

#include "reports/cli/rulebook/games.hpp"
#include "reports/cli/rulebook/known.hpp"
#include "reports/games/entry.hpp"

namespace ruleproof::cli {
namespace {

/// All games that are kept.
auto all_games(const GamesOfRulebook& games) -> std::vector<KnownGame> {
  std::vector<KnownGame> all;
  const auto add = [&](const Shown& shown) {
    for (const auto* each : {&shown.usual, &shown.small}) {
      if (*each) all.push_back((*each)->game);
    }
  };
  for (const auto& clause : games.clauses) {
    add(clause.relied);
    add(clause.refused);
  }
  for (const auto& [ending, shown] : games.ends) add(shown);
  return all;
}

/// Takes a game for the usual one, if it is better.
auto take(const GameEntry& entry, const KnownGame& game, std::optional<ShortGame>& usual) -> void {
  if (usual && rank(entry, usual->game) <= rank(entry, game)) return;
  ShortGame shorter{.game = game};
  // What is known of all games of a set-up is known of this one, too.
  if (usual && usual->game.setup == game.setup && usual->game.position.empty()) {
    shorter.least = std::min(usual->least, game.moves.size());
    shorter.positions = usual->positions;
  }
  usual = shorter;
}

}  // namespace

auto share_games(const GameEntry& game, GamesOfRulebook& games) -> void {
  const auto found = shown_by(game, all_games(games));
  for (std::size_t i = 0; i < games.clauses.size(); ++i) {
    if (const auto& best = found.clauses[i].relied) {
      take(game, *best, games.clauses[i].relied.usual);
    }
  }
  for (const auto& [ending, best] : found.ends) take(game, best, games.ends[ending].usual);
}

}  // namespace ruleproof::cli
