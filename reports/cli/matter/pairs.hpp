/// Pairs of games under two readings, for one kind of players: a translation unit for each kind.
#pragma once

#include <cstdint>
#include <optional>
#include <span>
#include <string>
#include <type_traits>
#include <utility>

#include "model/core/finding.hpp"
#include "model/core/setup.hpp"
#include "reports/audit/matter.hpp"
#include "reports/cli/command/compare.hpp"
#include "reports/cli/compare/two_readings.hpp"
#include "reports/cli/door/catalogue.hpp"
#include "reports/cli/door/set_up.hpp"
#include "reports/cli/matter/matter.hpp"
#include "reports/cli/print/columns.hpp"
#include "solver/divergence/comparison.hpp"
#include "solver/divergence/frequency.hpp"
#include "solver/divergence/pairs.hpp"

namespace ruleproof::cli {

inline auto share(const solver::Frequency& frequency) -> audit::Share {
  return {frequency.count, frequency.of, frequency.low, frequency.high};
}

/// Calls `use(first, second, row)` with the games of both readings; false if one is refused.
template <class Use>
auto with_readings(const std::string& name, const Readings& readings, Use&& use) -> bool {
  const auto info = game_info(name);
  if (!info) return false;
  const auto* row = ruling_called(*info, readings.ruling);
  if (row == nullptr) return false;
  bool done = false;
  with_game(name, [&]<class G>(std::type_identity<G>) {
    const auto first = G::configure(readings.first);
    const auto second = G::configure(readings.second);
    if (!first || !second) return;
    use(*first, *second, *row);
    done = true;
  });
  return done;
}

/// A game that ends differently under the two readings.
struct Ending {
  solver::Effect effect;
  How how;
  std::string bound;
};

template <class G>
auto ending_finding(const G& first, const G& second, const RulingInfo& row,
                    const Readings& readings, const Ending& ending,
                    std::span<const typename G::Move> one, std::span<const typename G::Move> two)
    -> Finding {
  const auto names = names_of(readings, row, first.setup());
  const bool winner = ending.effect == solver::Effect::winner;
  auto finding = finding_about(G::name, readings, row, first.setup());
  finding.id += winner ? "/winner" : "/scores";
  finding.title = names.first + " or " + names.second +
                  (winner ? ": somebody else wins" : ": the game ends with other points");
  finding.how = ending.how;
  finding.bound = ending.bound;
  auto a = first.start();
  auto b = second.start();
  for (const auto& move : one) a = first.apply(a, move).next;
  for (const auto& move : two) b = second.apply(b, move).next;
  solver::Comparison<G> comparison(first, second);
  finding.message = comparison.describe(ending.effect, a, b, one.size()).text + ".";
  finding.witnesses.push_back(witness_of(first, one, names.first));
  finding.witnesses.push_back(witness_of(second, two, names.second));
  return finding;
}

/// So many pairs by these players, and the shortest of them that ends with another winner, or else
/// with other points.
template <class G, class Players>
auto played_pairs(const G& first, const G& second, const RulingInfo& row, const Readings& readings,
                  const std::string& play, std::uint64_t pairs, std::uint64_t seed, Players players)
    -> Played {
  const auto found = solver::pair_statistics(first, second, pairs, seed, players);
  Played played;
  played.often = {play, ruleproof::to_text(first.setup().options), share(found.differ),
                  share(found.scores), share(found.winner)};
  const auto shortest = [&](solver::Effect effect) -> std::optional<Finding> {
    const auto pair = solver::shortest_pair(first, second, effect, pairs, seed, players);
    if (!pair) return std::nullopt;
    return ending_finding<G>(first, second, row, readings,
                             {effect, How::replayed,
                              "the shortest of " + plural(pairs, "pair") + " of games by " + play +
                                  "; shorter games may do"},
                             pair->first, pair->second);
  };
  if (found.winner.count > 0) {
    played.winner = shortest(solver::Effect::winner);
  } else if (found.scores.count > 0) {
    played.scores = shortest(solver::Effect::scores);
  }
  return played;
}

}  // namespace ruleproof::cli
