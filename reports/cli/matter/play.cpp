/// The part of `matter` that knows the types of the games: random players.
#include <cstdint>
#include <optional>
#include <string>

#include "reports/cli/command/compare.hpp"
#include "reports/cli/door/catalogue.hpp"
#include "reports/cli/matter/matter.hpp"
#include "reports/cli/matter/pairs.hpp"
#include "solver/divergence/pairs.hpp"
#include "solver/divergence/sampling.hpp"

namespace ruleproof::cli {

auto play_pairs(const std::string& game, const Readings& readings, const MatterBudget& budget)
    -> std::optional<Played> {
  std::optional<Played> played;
  (void)with_readings(game, readings,
                      [&]<class G>(const G& first, const G& second, const RulingInfo& row) {
                        played = played_pairs(first, second, row, readings, "random play",
                                              budget.pairs, budget.seed, solver::RandomPlayers{});
                      });
  return played;
}

auto parts_in_sample(const std::string& game, const Readings& readings, std::uint64_t games,
                     std::uint64_t seed) -> bool {
  bool parts = false;
  (void)with_readings(
      game, readings, [&]<class G>(const G& first, const G& second, const RulingInfo& /*row*/) {
        const solver::SampleOptions options{.games = games, .seed = seed, .shrink = 0};
        parts = !(first.start() == second.start()) ||
                solver::sampled_divergence(first, second, options).moves ||
                solver::lopsided_divergence(first, second, options).moves;
      });
  return parts;
}

}  // namespace ruleproof::cli
