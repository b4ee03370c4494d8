/// Fates of players: a win after ruin, rows that are hard, markers that tie.
#include <algorithm>
#include <cstdint>
#include <optional>
#include <span>
#include <string>
#include <utility>
#include <vector>

#include "model/core/finding.hpp"
#include "model/core/play.hpp"
#include "model/year_of_the_dragon/province.hpp"
#include "model/year_of_the_dragon/year_of_the_dragon.hpp"
#include "solver/questions/question.hpp"
#include "solver/questions/year_of_the_dragon/climb.hpp"
#include "solver/questions/year_of_the_dragon/questions.hpp"

namespace ruleproof::solver::year_of_the_dragon_question {
namespace {

using namespace year_of_the_dragon;  // NOLINT(google-build-using-namespace): moves and stages

auto thrive(const YearOfTheDragon& game) {
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

}  // namespace

auto can_a_ruined_player_still_win(const AskOptions& options) -> Answers {
  const auto game = game_for(2);
  Answers answers;
  for (const int round : {5, 7, 9}) {
    Answer answer{.aspect = "round-" + std::to_string(round)};
    answer.data = game.rules().components.provenance;
    answer.clauses = {"end.winner", "decay.vanish"};
    const auto cards = "p1.hand=altpwmhfs p2.hand=altpwmhfs";
    const auto start = game.read_position(
        "round=" + std::to_string(round) +
        " stage=deal p1.score=15 p2.score=15 p1.yuan=0 p2.yuan=6 p1.track=20 p2.track=10 " + cards +
        " p2.palaces=2[tw]");
    if (!start) {
      answer.title = "This position cannot be set up: " + start.error().message;
      answers.push_back(std::move(answer));
      continue;
    }
    const auto state = *start;
    const Climb climb{.worth = thrive(game), .width = 60, .start = &state};
    const auto moves = climbed(game, climb, options);
    answer.title = "No win was found for a player without palaces, persons and money in round " +
                   std::to_string(round);
    answer.how = How::bounded;
    answer.bound = "a guided search; against players who do their best it is open";
    auto shown = show_from(game, state, std::span<const Move>(moves),
                           "p1 has nothing in round " + std::to_string(round) + ", and wins",
                           [&](const State& end) { return wins_alone(game, end); });
    if (!moves.empty() && !shown.fails) {
      answer.says = Says::yes;
      answer.how = How::replayed;
      answer.title = "Without palaces, persons and money in round " + std::to_string(round) +
                     ", and level on points, a player can still win against one who stands aside";
      answer.bound = "against players who do their best it is open";
      answer.shown.push_back(std::move(shown));
    }
    answers.push_back(std::move(answer));
  }
  return answers;
}

auto which_event_rows_are_hard(const AskOptions& options) -> Answers {
  const auto game = game_for(2);
  Dice dice(options.seed + 14);
  std::optional<std::pair<std::int64_t, std::string>> hardest;
  std::optional<std::pair<std::int64_t, std::string>> easiest;
  std::uint64_t rows = 0;
  for (std::uint64_t i = 0; i < 24 * options.effort; ++i) {
    // A row that the rules can lay out.
    auto state = game.start();
    MoveList<Move> list;
    while (state.stage == Stage::row || state.stage == Stage::lot) {
      moves(game, state, list);
      state = game.apply(state, list[dice(game, state, std::span<const Move>(list))]).next;
    }
    const auto row = to_text(state.events);
    const Climb climb{.row = row, .worth = thrive(game), .width = 12};
    const auto best = climbed(game, climb, options);
    if (best.empty()) continue;
    ++rows;
    const std::int64_t score = after(game, best).players[0].score;
    if (!hardest || score < hardest->first) hardest.emplace(score, row);
    if (!easiest || score > easiest->first) easiest.emplace(score, row);
  }
  Answer answer{.says = Says::unknown, .how = How::sampled};
  answer.data = game.rules().components.provenance;
  answer.clauses = {"setup.events", "events.count"};
  answer.bound = std::to_string(rows) + " rows drawn by lot, each by a narrow guided search";
  answer.title = "Which rows are hardest and easiest for one player alone is open";
  if (hardest && easiest) {
    answer.title = "Of " + std::to_string(rows) + " rows drawn by lot, " + hardest->second +
                   " was the hardest (" + std::to_string(hardest->first) + " points found), " +
                   easiest->second + " the easiest (" + std::to_string(easiest->first) +
                   "); the others are open";
  }
  return {answer};
}

auto can_two_markers_tie(const AskOptions& options) -> Answers {
  const auto game = game_for(3);
  Answer answer{.says = Says::unknown, .how = How::sampled};
  answer.data = game.rules().components.provenance;
  answer.clauses = {"end.tie", "end.tie-space"};
  const auto tied = [](const State& state) {
    for (std::size_t a = 0; a < 3; ++a) {
      for (std::size_t b = 0; b < a; ++b) {
        const auto& one = state.players[a];
        const auto& other = state.players[b];
        if (one.score == other.score && one.track == other.track) return state.stage == Stage::over;
      }
    }
    return false;
  };
  const auto most = 4000 * options.effort;
  std::uint64_t games = 0;
  for (; games < most && answer.shown.empty(); ++games) {
    Dice dice((options.seed * 7919) + games);
    std::vector<Move> path;
    const auto end = play(
        game, dice, [&](const State&, const Move& move, const auto&) { path.push_back(move); });
    if (!tied(end)) continue;
    answer.shown.push_back(show(game, std::span<const Move>(path), "two markers tie", tied));
  }
  answer.says = answer.shown.empty() ? Says::unknown : Says::yes;
  answer.how = answer.shown.empty() ? How::sampled : How::replayed;
  answer.title = answer.shown.empty()
                     ? "In no game by lot did two of three markers tie in points and space"
                     : "Two of three players can end with the same points on the same space";
  answer.bound = std::to_string(games) + " games by lot";
  return {answer};
}

}  // namespace ruleproof::solver::year_of_the_dragon_question
