#include "reports/cli/rulebook/shortest.hpp"

#include <algorithm>
#include <cstddef>
#include <optional>
#include <string>
#include <vector>

#include "model/core/any_game.hpp"
#include "model/core/clause.hpp"
#include "model/core/play.hpp"
#include "solver/explore/exploration.hpp"

namespace ruleproof::cli {
namespace {

/// Games without an end are not looked at any longer.
constexpr std::size_t longest = 400;

auto options_of(const ShortenEffort& effort, const KnownGame* known)
    -> conformance::ProposalOptions {
  conformance::ProposalOptions options{.known = {}, .below = longest};
  if (known != nullptr) {
    options.known = known->moves;
    options.below = std::min(longest, known->moves.size());
  }
  options.states = effort.states;
  options.steps = effort.steps;
  options.seed = effort.seed;
  return options;
}

/// Whether every game of fewer moves was looked at: how many positions these have.
auto all_before(const GameEntry& entry, const KnownGame& game, const ShortenEffort& effort)
    -> std::optional<std::uint64_t> {
  solver::ExploreOptions options;
  options.max_depth = static_cast<int>(game.moves.size()) - 1;
  options.max_states = effort.states - 1;
  const auto all = entry.search.explore(game.setup, options);
  if (!all) return std::nullopt;
  const bool whole = all->complete() || all->stopped_by == solver::Bound::depth;
  return whole ? std::optional(all->states) : std::nullopt;
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

auto shortest_relying(const GameEntry& entry, const std::string& clause,
                      const std::optional<KnownGame>& known, const ShortenEffort& effort)
    -> std::optional<ShortGame> {
  const bool at_opening = known && known->position.empty();
  auto best = at_opening ? known : std::nullopt;
  const auto setup = known ? known->setup : SetupText{};
  entry.conform.propose(setup, {.clauses = {clause}}, options_of(effort, best ? &*best : nullptr),
                        [&](const std::vector<std::string>& moves) {
                          best = KnownGame{.setup = setup, .moves = moves};
                          return std::optional(moves.size());
                        });
  if (!best) {
    if (known) return ShortGame{.game = *known};  // from a position of its own
    return std::nullopt;
  }
  const auto before = all_before(entry, *best, effort);
  return ShortGame{.game = *best, .shortest = before.has_value(), .positions = before.value_or(0)};
}

auto shorter_refusing(const GameEntry& entry, const std::string& clause, const KnownGame& known,
                      const ShortenEffort& effort) -> KnownGame {
  auto made = entry.rules.make(known.setup);
  if (!made || known.moves.empty()) return known;
  auto best = known;
  const bool at_opening = known.position.empty();
  entry.conform.propose(known.setup, {.clauses = {clause}, .forbidden = {known.forbidden}},
                        options_of(effort, at_opening ? &known : nullptr),
                        [&](const std::vector<std::string>& moves) -> std::optional<std::size_t> {
                          const auto move =
                              refused_after(**made, moves, clause, known.forbidden, effort.seed);
                          if (!move) return std::nullopt;
                          best = {.setup = known.setup, .moves = moves, .forbidden = *move};
                          return moves.size();
                        });
  return best;
}

}  // namespace ruleproof::cli
