#include "solver/balance/games/year_of_the_dragon.hpp"

#include "model/year_of_the_dragon/arithmetic.hpp"
#include "model/year_of_the_dragon/scoring.hpp"
#include "solver/balance/contest_of.hpp"

namespace ruleproof::solver::balance {

using year_of_the_dragon::YearOfTheDragon;
namespace yd = year_of_the_dragon;

auto Standing<YearOfTheDragon>::points(const YearOfTheDragon& game, const yd::State& state)
    -> Points {
  Points points{};
  for (std::size_t p = 0; p < static_cast<std::size_t>(game.players()); ++p) {
    const auto& player = state.players[p];
    const auto money = yd::money_after_sale<int>(player.yuan, player.rice, player.fireworks);
    points[p] =
        player.score + yd::final_person_points(game.rules(), player) + yd::money_points(money);
  }
  return points;
}

template auto contest_of(std::vector<YearOfTheDragon> variants, const Plan& plan)
    -> Result<std::unique_ptr<Contest>>;

}  // namespace ruleproof::solver::balance
