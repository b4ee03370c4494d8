#include "reports/cli/rulebook/shortest.hpp"

#include <algorithm>
#include <cstddef>
#include <cstdint>
#include <optional>
#include <string>
#include <utility>
#include <vector>

#include "model/core/any_game.hpp"
#include "model/core/clause.hpp"
#include "model/core/game.hpp"
#include "model/core/play.hpp"
#include "properties/conformance/shorten/proposals.hpp"
#include "reports/cli/rulebook/ends.hpp"
#include "reports/cli/rulebook/games.hpp"
#include "reports/cli/rulebook/known.hpp"
#include "reports/games/entry.hpp"
#include "solver/search/firsts.hpp"

namespace ruleproof::cli {
namespace {

/// Games without an end are not looked at any longer.
constexpr std::size_t longest = 400;

/// Level by level the searches of whole set-ups have looked already.
auto options_of(const ShortenEffort& effort, const KnownGame& known)
    -> conformance::ProposalOptions {
  constexpr std::uint64_t glance = 1'000;
  conformance::ProposalOptions options{.known = {}, .below = longest};
  if (known.position.empty() && !known.moves.empty()) {
    options.known = known.moves;
    options.below = std::min(longest, known.moves.size());
  }
  options.states = glance;
  options.steps = effort.steps;
  options.seed = effort.seed;
  return options;
}

/// The move that is refused at the end of a game because of the clause: the one that is known to be
/// elsewhere, or another.
auto refused_after(AnyGame& game, const std::vector<std::string>& moves, const std::string& clause,
                   const std::string& known, std::uint64_t seed) -> std::optional<std::string> {
  game.restart();
  for (const auto& move : moves) {
    if (!game.play(move)) return std::nullopt;
  }
  const auto wanted = find_clause(game.rulebook(), clause);
  const auto because = [&](const Judgement& verdict) {
    return verdict.kind == Judgement::Kind::illegal && verdict.why == *wanted;
  };
  if (because(game.judge(known))) return known;
  constexpr int tries = 40;
  std::vector<std::uint64_t> counts(game.rulebook().size(), 1);
  counts[wanted->index] = 0;
  Random random(seed);
  for (int i = 0; i < tries; ++i) {
    const auto miss = game.near_miss(random, counts);
    if (miss && because(game.judge(miss->move))) return miss->move;
  }
  return std::nullopt;
}

}  // namespace

template <class Find>
auto Searches::best(const std::optional<KnownGame>& known, const Find& find) const -> Shown {
  const auto order = [&](const ShortGame& game) {
    return std::pair(rank(game_, game.game), !game.shortest());
  };
  Shown shown;
  if (known) {
    shown.usual = ShortGame{.game = *known};
    bound(*shown.usual);
  }
  for (const auto& [setup, firsts] : searches_) {
    const solver::search::FirstGame* found = find(firsts);
    if (found == nullptr) continue;
    ShortGame game{.game = {.setup = setup, .moves = found->moves, .forbidden = found->forbidden}};
    bound(game);
    auto& small = shown.small;
    if (!unusual(game_, setup).empty() &&
        (!small || small->game.moves.size() > game.game.moves.size())) {
      small = game;
    }
    auto& usual = shown.usual;
    if (!usual || order(game) < order(*usual)) usual = game;
  }
  if (shown.usual == shown.small) shown.small.reset();
  return shown;
}

auto Searches::relied(std::uint8_t clause, const std::optional<KnownGame>& known) const -> Shown {
  return best(known, [&](const Firsts& firsts) {
    const auto found = firsts.relied.find(clause);
    return found == firsts.relied.end() ? nullptr : &found->second;
  });
}

auto Searches::refused(std::uint8_t clause, const std::optional<KnownGame>& known) const -> Shown {
  return best(known, [&](const Firsts& firsts) {
    const auto found = firsts.refused.find(clause);
    return found == firsts.refused.end() ? nullptr : &found->second;
  });
}

auto Searches::ended(const Ending& ending, const std::optional<KnownGame>& known) const -> Shown {
  return best(known, [&](const Firsts& firsts) {
    const auto found = firsts.ended.find(ending);
    return found == firsts.ended.end() ? nullptr : &found->second;
  });
}

auto Searches::ends() const -> std::vector<Ending> {
  std::vector<Ending> all;
  for (const auto& [setup, firsts] : searches_) {
    for (const auto& [ending, game] : firsts.ended) all.push_back(ending);
  }
  return all;
}

auto Searches::bound(ShortGame& game) const -> void {
  if (!game.game.position.empty()) return;
  for (const auto& [setup, firsts] : searches_) {
    if (setup != game.game.setup) continue;
    const auto first = game.game.forbidden.empty() ? firsts.whole + 1 : firsts.judged;
    game.least = std::min(first, game.game.moves.size());
    game.positions = firsts.positions;
  }
}

auto shorter_relying(const GameEntry& entry, const std::string& clause, const KnownGame& known,
                     const ShortenEffort& effort) -> KnownGame {
  auto best = known;
  entry.conform.propose(known.setup, {.clauses = {clause}}, options_of(effort, known),
                        [&](const std::vector<std::string>& moves) {
                          best = KnownGame{.setup = known.setup, .moves = moves};
                          return std::optional(moves.size());
                        });
  return best;
}

auto shorter_refusing(const GameEntry& entry, const std::string& clause, const KnownGame& known,
                      const ShortenEffort& effort) -> KnownGame {
  auto made = entry.rules.make(known.setup);
  if (!made || known.moves.empty()) return known;
  auto best = known;
  entry.conform.propose(
      known.setup, {.clauses = {clause}, .forbidden = {known.forbidden}}, options_of(effort, known),
      [&](const std::vector<std::string>& moves) -> std::optional<std::size_t> {
        const auto move = refused_after(**made, moves, clause, known.forbidden, effort.seed);
        if (!move) return std::nullopt;
        best = {.setup = known.setup, .moves = moves, .forbidden = *move};
        return moves.size();
      });
  return best;
}

auto shorter_ending(const GameEntry& entry, const Ending& ending, const KnownGame& known,
                    const ShortenEffort& effort) -> KnownGame {
  auto made = entry.rules.make(known.setup);
  if (!made) return known;
  auto best = known;
  const auto deciding = deciding_clauses(entry);
  entry.conform.propose(known.setup, {.clauses = clauses_of(entry, ending), .over = true},
                        options_of(effort, known),
                        [&](const std::vector<std::string>& moves) -> std::optional<std::size_t> {
                          auto& game = **made;
                          game.restart();
                          ClauseSet because;
                          for (const auto& move : moves) because = game.play(move).because;
                          if (game.seat() != Seat::nobody) return std::nullopt;
                          if (ending_of(game, because, deciding) != ending) return std::nullopt;
                          best = KnownGame{.setup = known.setup, .moves = moves};
                          return moves.size();
                        });
  return best;
}

}  // namespace ruleproof::cli
