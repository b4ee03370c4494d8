/// The sum of the score pad: a bound for each of its rows.
#include <algorithm>
#include <array>
#include <string>
#include <vector>

#include "model/sea_dragons/control.hpp"
#include "solver/questions/sea_dragons/contacts.hpp"
#include "solver/questions/sea_dragons/questions.hpp"

namespace ruleproof::solver::sea_dragons_question {
namespace {

using namespace sea_dragons;  // NOLINT(google-build-using-namespace): pieces of the game

/// Ships that there are, on tokens and on reef cards.
auto all_ships(const SeaDragons& game) -> int {
  const auto& all = game.rules().components;
  int ships = all.ships.size() + all.reefs[Reef::any_ship];
  for (std::size_t c = 0; c < ship_colours; ++c) {
    ships += 2 * all.reefs[double_of(static_cast<Ship>(c))];
  }
  return ships;
}

/// The most points of missions and of ships left over: every mission takes at least as many ships
/// as it asks, and there is one in a turn.
auto most_of_ships_and_missions(const SeaDragons& game) -> int {
  const auto ships = static_cast<std::size_t>(all_ships(game));
  const auto turns = static_cast<std::size_t>(turns_of(game));
  // best[m][s]: points of m missions for s ships; -1 if there are none.
  std::vector<std::vector<int>> best(turns + 1, std::vector<int>(ships + 1, -1));
  best[0][0] = 0;
  for (const auto& mission : game.rules().components.missions) {
    const auto asks = static_cast<std::size_t>(mission.ships.size());
    for (auto m = turns; m > 0; --m) {
      for (auto s = ships; s >= asks; --s) {
        if (best[m - 1][s - asks] < 0) continue;
        best[m][s] = std::max(best[m][s], best[m - 1][s - asks] + mission.points);
      }
    }
  }
  int most = 0;
  for (const auto& row : best) {
    for (std::size_t s = 0; s <= ships; ++s) {
      if (row[s] >= 0) most = std::max(most, row[s] + static_cast<int>(ships - s));
    }
  }
  return most;
}

/// The points of all players for a realm with so many whirlpools, at most. Only the order of the
/// players counts, and whether they have a dragon: so every order is looked at, ties with it.
auto most_control(std::size_t players, int whirlpools) -> int {
  std::array<Presence<int>, most_players> all{};
  const int last = static_cast<int>(players);
  int most = 0;
  while (true) {
    int sum = 0;
    for (std::size_t p = 0; p < players; ++p) {
      sum += control_points(all, players, p, whirlpools);
    }
    most = std::max(most, sum);
    std::size_t p = 0;  // counts up, a digit for each player
    while (p < players && all[p].dragons == last) all[p++] = {};
    if (p == players) return most;
    ++all[p].dragons;
    all[p].ranks = 1;
  }
}

}  // namespace

auto what_bounds_the_score_pad(const AskOptions& /*options*/) -> Answers {
  Answers answers;
  for (int players = 2; players <= static_cast<int>(most_players); ++players) {
    const auto game = game_of(players);
    const auto& all = game.rules().components;
    int whirlpools = 0;
    for (const auto& terrain : all.terrain[0]) {
      whirlpools = std::max(whirlpools, terrain.whirlpools.count());
    }
    const int of_control =
        static_cast<int>(realm_count) * most_control(static_cast<std::size_t>(players), whirlpools);
    const int of_gold = most_gold(game).gold;
    const int of_ships = most_of_ships_and_missions(game);
    const int of_most = players * most_missions_bonus;
    Answer answer{.aspect = players_aspect(players), .says = Says::yes, .how = How::bounded};
    answer.title = "By Euler's inequality the score pads of all " + std::to_string(players) +
                   " players together never show more than " +
                   std::to_string(of_gold + of_ships + of_most + of_control) + " points";
    answer.text =
        "The sum of a bound for each row; that all of them are reached in one game is not said, "
        "and not likely. Under used-reefs=bottom cards come back, and the bound does not hold.";
    answer.bound =
        "gold for neighbours by Euler's inequality, which is cited and not checked by the program";
    answer.fact("gold and gold cards, at most", std::to_string(of_gold));
    answer.fact("missions and ships, at most", std::to_string(of_ships));
    answer.fact("most missions, at most", std::to_string(of_most));
    answer.fact("control of the four realms, at most", std::to_string(of_control));
    answer.data = data_of(game);
    answer.clauses = {"score.sum", "control.award", "mission.reward"};
    answers.push_back(std::move(answer));
  }
  return answers;
}

}  // namespace ruleproof::solver::sea_dragons_question
