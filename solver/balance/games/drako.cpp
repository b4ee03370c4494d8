#include "solver/balance/games/drako.hpp"

#include "model/core/game.hpp"
#include "model/core/play.hpp"
#include "model/drako/cards.hpp"
#include "model/drako/drako.hpp"
#include "model/drako/state.hpp"
#include "solver/balance/sampler.hpp"

namespace ruleproof::solver::balance {

using drako::Drako;

auto Sampler<Drako>::sample(const Drako& /*game*/, const drako::State& seen, Seat seat,
                            Random& random) -> drako::State {
  auto state = seen;
  for (const auto side : {drako::Side::dwarves, drako::Side::dragon}) {
    if (player_seat(static_cast<int>(drako::index(side))) == seat) continue;
    auto& stock = state.stock(side);
    // What is neither in the deck nor held was laid aside.
    const auto aside = stock.deck.size() - stock.left - stock.held;
    deal(stock.deck, stock.hand, stock.held, random);
    deal(stock.deck, stock.aside, aside, random);
  }
  return state;
}

}  // namespace ruleproof::solver::balance
