#include "reports/cli/rulebook/ends.hpp"

#include <algorithm>
#include <string>
#include <vector>

#include "model/core/any_game.hpp"
#include "model/core/clause.hpp"
#include "model/core/effects.hpp"
#include "reports/cli/rulebook/games.hpp"
#include "reports/games/entry.hpp"
#include "solver/search/firsts.hpp"

namespace ruleproof::cli {
namespace {

auto says_who_wins(const Decided& decided) -> bool {
  return decided.field == "over" || decided.field == "winners" || decided.field == "ending" ||
         (decided.field == "to-act" && decided.value == "nobody");
}

auto winners_of(const Ending& ending) -> std::string {
  if (ending.winners == 0) return "nobody wins";
  const auto win = ending.winners == 1 ? std::string("one wins")
                                       : std::to_string(ending.winners) + " win together";
  return win + (ending.tie ? ", another has as many points" : "");
}

}  // namespace

auto deciding_clauses(const GameEntry& game) -> ClauseSet {
  ClauseSet deciding;
  for (const auto& effect : game.conform.effects) {
    auto words = decided_fields(effect);
    if (!std::ranges::any_of(words, says_who_wins)) continue;
    if (const auto clause = find_clause(game.facts.clauses, effect.clause)) deciding.add(*clause);
  }
  return deciding;
}

auto ending_of(const AnyGame& game, const ClauseSet& because, const ClauseSet& deciding) -> Ending {
  return solver::search::ending_of(because, game.outcome(), deciding);
}

auto clauses_of(const GameEntry& game, const Ending& ending) -> std::vector<std::string> {
  std::vector<std::string> ids;
  ending.because.for_each(
      [&](ClauseRef clause) { ids.emplace_back(game.facts.clauses[clause.index].id); });
  return ids;
}

auto in_words(const GameEntry& game, const Ending& ending) -> std::string {
  std::string text;
  for (const auto& id : clauses_of(game, ending)) text += (text.empty() ? "" : ", ") + id;
  return (text.empty() ? "" : text + ": ") + winners_of(ending);
}

}  // namespace ruleproof::cli
