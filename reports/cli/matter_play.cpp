/// The part of `matter` that knows the types of the games.
#include <cstdint>
#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <type_traits>
#include <utility>
#include <vector>

#include "model/core/finding.hpp"
#include "model/core/setup.hpp"
#include "reports/audit/matter.hpp"
#include "reports/cli/catalogue.hpp"
#include "reports/cli/columns.hpp"
#include "reports/cli/compare.hpp"
#include "reports/cli/matter.hpp"
#include "reports/cli/set_up.hpp"
#include "reports/cli/two_readings.hpp"
#include "solver/comparison.hpp"
#include "solver/divergence.hpp"
#include "solver/frequency.hpp"
#include "solver/pairs.hpp"
#include "solver/sampling.hpp"

namespace ruleproof::cli {
namespace {

auto share(const solver::Frequency& frequency) -> audit::Share {
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

/// The moves that a game takes part in: those until it is over.
template <class G>
auto until_over(const G& game, std::span<const typename G::Move> moves)
    -> std::span<const typename G::Move> {
  auto state = game.start();
  for (std::size_t i = 0; i < moves.size(); ++i) {
    if (game.to_act(state) == Seat::nobody) return moves.first(i);
    state = game.apply(state, moves[i]).next;
  }
  return moves;
}

}  // namespace

auto play_pairs(const std::string& game, const Readings& readings, const MatterBudget& budget)
    -> std::optional<Played> {
  std::optional<Played> played;
  (void)with_readings(
      game, readings, [&]<class G>(const G& first, const G& second, const RulingInfo& row) {
        const auto found = solver::pair_statistics(first, second, budget.pairs, budget.seed);
        played.emplace();
        played->often = {"random play", ruleproof::to_text(first.setup().options),
                         share(found.differ), share(found.scores), share(found.winner)};
        const auto add = [&](solver::Effect effect, std::uint64_t count,
                             std::optional<Finding>& into) {
          if (count == 0) return;
          const auto pair = solver::shortest_pair(first, second, effect, budget.pairs, budget.seed);
          if (!pair) return;
          into = ending_finding<G>(first, second, row, readings,
                                   {effect, How::replayed,
                                    "the shortest of " + plural(budget.pairs, "pair") +
                                        " of random games; shorter games may do"},
                                   pair->first, pair->second);
        };
        if (found.winner.count > 0) {
          add(solver::Effect::winner, found.winner.count, played->winner);
        } else {
          add(solver::Effect::scores, found.scores.count, played->scores);
        }
      });
  return played;
}

auto shortest_ending(const std::string& game, const Readings& readings, bool winner,
                     const MatterBudget& budget) -> std::optional<Finding> {
  constexpr int longest = 40;
  std::optional<Finding> finding;
  const auto effect = winner ? solver::Effect::winner : solver::Effect::scores;
  (void)with_readings(
      game, readings, [&]<class G>(const G& first, const G& second, const RulingInfo& row) {
        const auto found = solver::shortest_effect(
            first, second, effect, {.max_depth = longest, .max_states = budget.states});
        if (!found.moves) return;
        finding = ending_finding<G>(
            first, second, row, readings,
            {effect, found.how, "no shorter game of the same moves ends so under this set-up"},
            until_over<G>(first, *found.moves), until_over<G>(second, *found.moves));
      });
  return finding;
}

auto parts_in_sample(const std::string& game, const Readings& readings, std::uint64_t games,
                     std::uint64_t seed) -> bool {
  bool parts = false;
  (void)with_readings(
      game, readings, [&]<class G>(const G& first, const G& second, const RulingInfo& /*row*/) {
        parts =
            solver::sampled_divergence(first, second, {.games = games, .seed = seed, .shrink = 0})
                .moves.has_value();
      });
  return parts;
}

}  // namespace ruleproof::cli
