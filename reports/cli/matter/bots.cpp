/// The part of `matter` that knows the types of the games: players who look one step ahead.
#include <cstddef>
#include <cstdint>
#include <optional>
#include <span>
#include <string>

#include "model/core/game.hpp"
#include "reports/cli/command/compare.hpp"
#include "reports/cli/door/catalogue.hpp"
#include "reports/cli/matter/matter.hpp"
#include "reports/cli/matter/pairs.hpp"
#include "solver/balance/bot.hpp"
#include "solver/balance/bot_spec.hpp"
#include "solver/balance/games/drako.hpp"
#include "solver/balance/games/river_dragons.hpp"
#include "solver/balance/games/sea_dragons.hpp"
#include "solver/balance/games/year_of_the_dragon.hpp"
#include "solver/balance/sampler.hpp"

namespace ruleproof::cli {
namespace {

namespace balance = solver::balance;

const balance::BotSpec greedy{.kind = balance::BotKind::greedy};

/// Greedy bots in all seats. Each sees what its seat sees; what it does not know, and which of
/// equal moves it makes, the luck of the pair decides.
struct GreedyPlayers {
  template <class G>
  auto operator()(const G& game, const typename G::State& state,
                  std::span<const typename G::Move> list, std::uint64_t luck) const -> std::size_t {
    const auto seat = game.to_act(state);
    balance::Bot<G> bot(game, greedy);
    bot.begin(luck);
    return bot.choose(balance::view_of(game, state, seat), seat, list);
  }
};

}  // namespace

auto play_bot_pairs(const std::string& game, const Readings& readings, const MatterBudget& budget)
    -> std::optional<Played> {
  std::optional<Played> played;
  (void)with_readings(
      game, readings, [&]<class G>(const G& first, const G& second, const RulingInfo& row) {
        if constexpr (balance::Balanced<G>) {
          if (!balance::can_play(first, greedy) || !balance::can_play(second, greedy)) return;
          played = played_pairs(first, second, row, readings, "greedy bots", budget.bot_pairs,
                                budget.seed, GreedyPlayers{});
        }
      });
  return played;
}

}  // namespace ruleproof::cli
