/// What a placement must bring in the turn before the last one, where another player still answers.
#include <algorithm>
#include <optional>
#include <string>

#include "solver/questions/sea_dragons/last_turn.hpp"

namespace ruleproof::solver::sea_dragons_question {
namespace {

using namespace sea_dragons;  // NOLINT(google-build-using-namespace): every move of the game

/// Gold and ship tokens: what is counted at the end whatever else comes.
auto in_hand(const State& state, std::size_t p) -> int {
  return state.players[p].gold + state.players[p].ships.size();
}

/// Points of a player at the end if the last seat plays the turn that is best for himself, and of
/// such turns the worst for the player.
auto after_best_answer(const SeaDragons& game, const State& before, std::size_t p) -> int {
  const auto last = static_cast<std::size_t>(before.actor);
  std::optional<std::pair<int, int>> best;  // his points, and ours against us
  LastTurn{game, before, {}}.for_each_end([&](const Move& /*move*/, const State& end) {
    const auto scores = game.outcome(end).scores;
    const std::pair answer{scores[last], -scores[p]};
    if (!best || answer > *best) best = answer;
  });
  return best ? -best->second : 0;
}

/// What placements brought at once that beat a pass, and what others that did not.
struct Brought {
  std::uint64_t turns = 0;
  std::optional<int> least_that_beats;
  std::optional<int> most_that_fails;
};

auto look_at(const SeaDragons& game, const State& before, Brought& brought) -> void {
  const auto mover = static_cast<std::size_t>(before.actor);
  MoveList<Move> list;
  MoveList<Move> buffer;
  moves(game, before, list);
  std::optional<int> pass;
  std::vector<std::pair<int, int>> placements;  // brought at once, points at the end
  for (const auto& move : list) {
    if (is<Cash>(move)) continue;
    const auto next = play(
        game, game.apply(before, move).next,
        [&](const auto&, const State& state, const auto&) -> std::size_t {
          return state.stage == Stage::lay && state.actor != mover ? stop_playing : 0;
        },
        [](const auto&...) {}, buffer);
    const auto points = after_best_answer(game, next, mover);
    if (is<Pass>(move)) pass = std::max(pass.value_or(points), points);
    if (is<Lay>(move))
      placements.emplace_back(in_hand(next, mover) - in_hand(before, mover), points);
  }
  ++brought.turns;
  for (const auto& [at_once, points] : placements) {
    auto& known = points > pass ? brought.least_that_beats : brought.most_that_fails;
    const auto more = points > pass ? std::min(at_once, known.value_or(at_once))
                                    : std::max(at_once, known.value_or(at_once));
    known = more;
  }
}

auto or_none(const std::optional<int>& number) -> std::string {
  return number ? std::to_string(*number) : "none";
}

}  // namespace

auto what_must_it_bring_before_the_last_turn(const SeaDragons& game, const AskOptions& options)
    -> Answer {
  Brought brought;
  const auto games = 3 * options.effort;
  for (std::uint64_t i = 0; i < games; ++i) {
    Dice dice(options.seed + i);
    const auto is_wanted = [&](const State& state) {
      return state.stage == Stage::lay && state.actor + 2 == game.players() &&
             state.players[state.actor].heads == 1;
    };
    const auto line =
        line_of(game, game.start(), [&](const auto& same, const auto& state, const auto& list) {
          return is_wanted(state) ? stop_playing : dice(same, state, list);
        });
    const auto before = after(game, game.start(), line);
    if (is_wanted(before)) look_at(game, before, brought);
  }
  Answer answer{.aspect = players_aspect(game.players()) + "/turn-before-last",
                .says = brought.turns > 0 ? Says::value : Says::unknown,
                .how = brought.turns > 0 ? How::sampled : How::unknown};
  const auto least = or_none(brought.least_that_beats);
  const auto most = or_none(brought.most_that_fails);
  answer.title = "In the turn before the last of " + std::to_string(game.players()) +
                 " players the least that a placement brought at once and beat a pass was " +
                 least + ", the most that one brought and did not was " + most;
  answer.text =
      "Gold and ship tokens at once, against the " + std::to_string(pass_gold) +
      " gold of a pass; points at the end, after the turn that is best for the last player. What "
      "comes at once alone does not decide where the second number is not below the first, for "
      "control counts, too. Still earlier turns were not searched: for them no bound is known.";
  answer.bound =
      std::to_string(brought.turns) + " turns of random games, with the first card of each choice";
  answer.fact("least that beat a pass, at once", least).fact("most that did not, at once", most);
  return answer;
}

}  // namespace ruleproof::solver::sea_dragons_question
