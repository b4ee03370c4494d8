/// Fates of players: a win after ruin, rows that are hard, markers that tie.
#include <algorithm>
#include <cstddef>
#include <cstdint>
#include <string>
#include <utility>
#include <vector>

#include "model/core/play.hpp"
#include "solver/questions/year_of_the_dragon/asking.hpp"
#include "solver/questions/year_of_the_dragon/guided.hpp"

namespace ruleproof::solver::year_of_the_dragon_question {
namespace {

auto thrive(const YearOfTheDragon& game) -> Worth {
  return [&game](const State& state) -> std::int64_t {
    const auto& player = state.players[0];
    const auto left = static_cast<std::int64_t>(months) - state.round + 1;
    return (6 * player.score) + (12 * persons(player)) +
           (left * 5 * static_cast<std::int64_t>(player.palaces.size())) +
           (left * 6 * symbols(game.rules(), player, Type::court_lady)) + player.yuan +
           (2 * (player.rice + player.fireworks));
  };
}

auto wins_alone(const YearOfTheDragon& game, const State& state) -> bool {
  const auto outcome = game.outcome(state);
  return state.stage == Stage::over && outcome.wins[0] && !outcome.wins[1];
}

/// From a round that p1 begins with nothing but as many points as the other.
auto win_after_ruin(int round, const AskOptions& options) -> Answer {
  const auto game = game_for(2);
  const auto start =
      game.read_position(fmt::format("round={} stage=deal p1.score=15 p2.score=15 p1.yuan=0 "
                                     "p2.yuan=6 p1.track=20 p2.track=10 "
                                     "p1.hand=altpwmhfs p2.hand=altpwmhfs p2.palaces=2[tw]",
                                     round))
          .value();
  const auto moves = climbed(game, {.worth = thrive(game), .start = &start}, options);
  auto shown =
      show_from(game, start, moves, fmt::format("p1 has nothing in round {}, and wins", round),
                [&](const State& end) { return wins_alone(game, end); });
  auto answer = about(game, fmt::format("round-{}", round), {"end.winner", "decay.vanish"});
  if (moves.empty() || shown.fails) {
    answer.how = How::bounded;
    answer.title = fmt::format(
        "No win was found for a player without palaces, persons and money in round {}", round);
    answer.bound = "a guided search; against players who do their best it is open";
    return answer;
  }
  answer.says = Says::yes;
  answer.how = How::replayed;
  answer.title = fmt::format(
      "Without palaces, persons and money in round {}, and level on points, a player can still win "
      "against one who stands aside",
      round);
  answer.bound = "against players who do their best it is open";
  answer.shown.push_back(std::move(shown));
  return answer;
}

/// Whether two of three players end with the same points on the same space.
auto is_tied(const State& end) -> bool {
  for (std::size_t a = 0; a < 3; ++a) {
    for (std::size_t b = 0; b < a; ++b) {
      const auto& one = end.players[a];
      const auto& other = end.players[b];
      if (one.score == other.score && one.track == other.track) return end.stage == Stage::over;
    }
  }
  return false;
}

}  // namespace

auto can_a_ruined_player_still_win(const AskOptions& options) -> Answers {
  return {win_after_ruin(5, options), win_after_ruin(7, options), win_after_ruin(9, options)};
}

auto which_event_rows_are_hard(const AskOptions& options) -> Answers {
  const auto game = game_for(2);
  Dice dice(options.seed + 14);
  std::vector<std::pair<std::int64_t, std::string>> rows;  // with the points that were found
  for (std::uint64_t i = 0; i < 24 * options.effort; ++i) {
    // A row that the rules can lay out.
    const auto laid = by_lot(game, dice, [](const State& state) {
      return state.stage != Stage::row && state.stage != Stage::lot;
    });
    const auto row = to_text(laid.events);
    const auto best = climbed(game, {.row = row, .worth = thrive(game), .width = 12}, options);
    if (!best.empty()) rows.emplace_back(after(game, best).players[0].score, row);
  }
  auto answer = about(game, "", {"setup.events", "events.count"});
  answer.how = How::sampled;
  answer.bound = fmt::format("{} rows drawn by lot, each by a narrow guided search", rows.size());
  answer.title = "Which rows are hardest and easiest for one player alone is open";
  if (rows.empty()) return {answer};
  // The first of the rows with as many points.
  const auto points = &std::pair<std::int64_t, std::string>::first;
  const auto& hardest = *std::ranges::min_element(rows, {}, points);
  const auto& easiest = *std::ranges::max_element(rows, {}, points);
  answer.title = fmt::format(
      "Of {} rows drawn by lot, {} was the hardest ({} points found), {} the easiest ({}); the "
      "others are open",
      rows.size(), hardest.second, hardest.first, easiest.second, easiest.first);
  return {answer};
}

auto can_two_markers_tie(const AskOptions& options) -> Answers {
  const auto game = game_for(3);
  auto answer = about(game, "", {"end.tie", "end.tie-space"});
  answer.how = How::sampled;
  answer.title = "In no game by lot did two of three markers tie in points and space";
  const auto most = 4000 * options.effort;
  std::uint64_t games = 0;
  for (; games < most && answer.shown.empty(); ++games) {
    std::vector<Move> path;
    const auto end =
        play(game, Dice((options.seed * 7919) + games),
             [&](const State&, const Move& move, const auto&) { path.push_back(move); });
    if (!is_tied(end)) continue;
    answer.shown.push_back(show(game, path, "two markers tie", is_tied));
    answer.says = Says::yes;
    answer.how = How::replayed;
    answer.title = "Two of three players can end with the same points on the same space";
  }
  answer.bound = fmt::format("{} games by lot", games);
  return {answer};
}

}  // namespace ruleproof::solver::year_of_the_dragon_question
