/// The sum of the score pad: a bound for each of its rows. Gold by Euler's inequality
/// (contacts.hpp), missions and ships by a knapsack of the ships that there are, control by every
/// order of the players in a realm. That all are reached in one game is not said.
#include <algorithm>
#include <array>
#include <cstddef>
#include <numeric>
#include <string>
#include <vector>

#include "model/core/strength.hpp"
#include "model/sea_dragons/control.hpp"
#include "model/sea_dragons/pieces.hpp"
#include "model/sea_dragons/rules.hpp"
#include "model/sea_dragons/state.hpp"
#include "solver/questions/question.hpp"
#include "solver/questions/sea_dragons/contacts.hpp"
#include "solver/questions/sea_dragons/games.hpp"
#include "solver/questions/sea_dragons/questions.hpp"

namespace ruleproof::solver::sea_dragons_question {
namespace {

/// The most points of missions and of ships left over: every mission takes at least as many ships
/// as it asks.
auto most_of_ships_and_missions(const SeaDragons& game) -> int {
  // For so many ships, from none to all: a ship left over is a point.
  std::vector<int> most(static_cast<std::size_t>(ships_in(all_ships(game))) + 1);
  std::iota(most.begin(), most.end(), 0);
  for (const auto& mission : game.rules().components.missions) {
    const auto asks = static_cast<std::size_t>(mission.ships.size());
    for (auto s = most.size() - 1; s >= asks; --s) {
      most[s] = std::max(most[s], most[s - asks] + mission.points);
    }
  }
  return most.back();
}

/// The points of all players for a realm with so many whirlpools, at most. Only the order of the
/// players counts, and whether they have a dragon: so every order is looked at, ties with it.
auto most_control(std::size_t players, int whirlpools) -> int {
  std::array<Presence<int>, most_players> all{};
  const int last = static_cast<int>(players);
  int most = 0;
  while (true) {
    int sum = 0;
    for (std::size_t p = 0; p < players; ++p) sum += control_points(all, players, p, whirlpools);
    most = std::max(most, sum);
    std::size_t p = 0;  // counts up, a digit for each player
    while (p < players && all[p].dragons == last) all[p++] = {};
    if (p == players) return most;
    ++all[p].dragons;
    all[p].ranks = 1;
  }
}

}  // namespace

auto what_bounds_the_score_pad(const SeaDragons& game, const AskOptions& /*options*/) -> Answers {
  Answer open{.clauses = {"score.sum"}};
  if (!is_settled(game, {"neighbour-contact", "used-reefs", "zero-control"}, open)) return {open};
  const auto players = static_cast<std::size_t>(game.players());
  const int of_control =
      static_cast<int>(realm_count) * most_control(players, most_whirlpools(game));
  const int of_gold = most_gold(game).gold;
  const int of_ships = most_of_ships_and_missions(game);
  const int of_most = game.players() * most_missions_bonus;
  const int most = of_gold + of_ships + of_most + of_control;
  std::string pads;
  for (std::size_t i = 1; i <= players; ++i) {
    pads += fmt::format("{}outcome.p{}", i == 1 ? "" : " + ", i);
  }
  Answer answer{.says = Says::yes,
                .how = {How::bounded, scope_of(game)},
                .clauses = {"score.sum", "control.award", "mission.reward"}};
  answer.title = fmt::format(
      "By Euler's inequality the score pads of all {} players together never show more than {} "
      "points",
      players, most);
  answer.always = {fmt::format("over = 0 or {} <= {}", pads, most)};
  answer.text =
      "The sum of a bound for each row; that all of them are reached in one game is not said, and "
      "not likely. Under used-reefs=bottom cards come back, and the bound does not hold.";
  answer.bound =
      "gold for neighbours by Euler's inequality, which is cited and not checked by the program";
  answer.fact("gold and gold cards, at most", std::to_string(of_gold))
      .fact("missions and ships, at most", std::to_string(of_ships))
      .fact("most missions, at most", std::to_string(of_most))
      .fact("control of the four realms, at most", std::to_string(of_control));
  return {answer};
}

}  // namespace ruleproof::solver::sea_dragons_question
