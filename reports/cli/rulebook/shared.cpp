#include "reports/cli/rulebook/shared.hpp"

#include <algorithm>
#include <cstddef>
#include <map>
#include <optional>
#include <tuple>
#include <utility>
#include <vector>

#include "model/core/any_game.hpp"
#include "model/core/clause.hpp"
#include "model/core/game.hpp"
#include "reports/cli/rulebook/ends.hpp"
#include "reports/cli/rulebook/games.hpp"
#include "reports/cli/rulebook/known.hpp"
#include "reports/games/entry.hpp"

namespace ruleproof::cli {
namespace {

/// The best beginning for one thing: of which game, and how many of its moves.
struct Best {
  const KnownGame* game = nullptr;
  std::tuple<bool, bool, std::size_t> rank = {};
};

/// All games that are kept.
auto all_games(const GamesOfRulebook& games) -> std::vector<const KnownGame*> {
  std::vector<const KnownGame*> all;
  const auto add = [&](const Shown& shown) {
    for (const auto* each : {&shown.usual, &shown.small}) {
      if (*each) all.push_back(&(*each)->game);
    }
  };
  for (const auto& clause : games.clauses) {
    add(clause.relied);
    add(clause.refused);
  }
  for (const auto& [ending, shown] : games.ends) add(shown);
  return all;
}

/// What the games show, each thing by the best of them.
struct Found {
  std::vector<Best> relied;  ///< by number of the clause
  std::map<Ending, Best> ends;
};

/// Plays one game to its end, and notes what each of its moves shows.
auto look_through(const GameEntry& entry, const KnownGame& known, const ClauseSet& deciding,
                  Found& found) -> void {
  auto made = entry.rules.make(known.setup);
  if (!made) return;
  auto& game = **made;
  if (!known.position.empty() && game.restart_at(known.position)) return;
  auto rank_here = rank(entry, known);
  auto& played = std::get<std::size_t>(rank_here);
  const auto keep = [&](Best& best) {
    if (best.game == nullptr || rank_here < best.rank) best = {&known, rank_here};
  };
  for (played = 1; played <= known.moves.size(); ++played) {
    const auto verdict = game.play(known.moves[played - 1]);
    if (!verdict) return;
    verdict.because.for_each([&](ClauseRef clause) { keep(found.relied[clause.index]); });
    if (game.seat() == Seat::nobody) keep(found.ends[ending_of(game, verdict.because, deciding)]);
  }
}

/// Takes the best for the usual one, if it is better.
auto take(const GameEntry& entry, const Best& best, std::optional<ShortGame>& usual) -> void {
  if (best.game == nullptr || (usual && rank(entry, usual->game) <= best.rank)) return;
  const auto moves = std::get<std::size_t>(best.rank);
  ShortGame shorter{.game = *best.game};
  shorter.game.moves.resize(moves);
  shorter.game.forbidden.clear();
  // What is known of all games of a set-up is known of this one, too.
  if (usual && usual->game.setup == shorter.game.setup && usual->game.position.empty()) {
    shorter.least = std::min(usual->least, moves);
    shorter.positions = usual->positions;
  }
  usual = std::move(shorter);
}

}  // namespace

auto share_games(const GameEntry& game, GamesOfRulebook& games) -> void {
  const auto kept = games;  // what is taken must not change what it is taken from
  const auto deciding = deciding_clauses(game);
  Found found{.relied = std::vector<Best>(games.clauses.size()), .ends = {}};
  for (const auto* each : all_games(kept)) look_through(game, *each, deciding, found);
  for (std::size_t i = 0; i < games.clauses.size(); ++i) {
    take(game, found.relied[i], games.clauses[i].relied.usual);
  }
  for (const auto& [ending, best] : found.ends) take(game, best, games.ends[ending].usual);
}

}  // namespace ruleproof::cli
