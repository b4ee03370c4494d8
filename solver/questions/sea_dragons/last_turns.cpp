/// What a pass is worth: the game in which everybody always passes, and what a placement brings
/// more than a pass in the last turn and in the one before it, where the last player answers by
/// what is best for himself. Turns are those of random games; only the bound on control is exact,
/// over all places of all figures.
#include "solver/questions/sea_dragons/last_turns.hpp"

#include <algorithm>
#include <cstddef>
#include <cstdint>
#include <limits>
#include <numeric>
#include <optional>
#include <string>
#include <utility>
#include <vector>

#include "model/core/game.hpp"
#include "model/core/play.hpp"
#include "model/core/setup.hpp"
#include "model/core/strength.hpp"
#include "model/sea_dragons/bits.hpp"
#include "model/sea_dragons/figures.hpp"
#include "model/sea_dragons/rules.hpp"
#include "model/sea_dragons/rules/rulings.hpp"
#include "model/sea_dragons/state.hpp"
#include "solver/questions/question.hpp"
#include "solver/questions/sea_dragons/games.hpp"
#include "solver/questions/sea_dragons/questions.hpp"

namespace ruleproof::solver::sea_dragons_question {

auto late_turns(const SeaDragons& game, int players_after, std::uint64_t games, std::uint64_t seed)
    -> std::vector<LateTurn> {
  const auto is_wanted = [&](const State& state) {
    return state.stage == Stage::lay && state.actor + 1 + players_after == game.players() &&
           state.players[state.actor].heads == 1;
  };
  std::vector<LateTurn> turns;
  for (std::uint64_t i = 0; i < games; ++i) {
    Dice dice(seed + i);
    auto line = line_of(game, [&](const auto& same, const State& state, const auto& list) {
      return is_wanted(state) ? stop_playing : dice(same, state, list);
    });
    const auto before = after(game, game.start(), line);
    if (is_wanted(before)) turns.push_back({before, std::move(line)});
  }
  return turns;
}

auto ways_to_play(const SeaDragons& game, const State& before) -> std::vector<Way> {
  const auto until_next = [&](const auto&, const State& state, const auto&) {
    const bool over = state.stage == Stage::lay && state.actor != before.actor;
    return over ? stop_playing : std::size_t{0};
  };
  std::vector<Way> ways;
  MoveList<Move> list;
  MoveList<Move> buffer;
  moves(game, before, list);
  for (const auto& move : list) {
    if (is<Cash>(move)) continue;
    const auto next = game.apply(before, move).next;
    ways.push_back({move, play(game, next, until_next, [](const auto&...) {}, buffer)});
  }
  return ways;
}

auto most_realms_of_a_dragon(const SeaDragons& game) -> int {
  const auto& plan = game.rules().components.plan;
  int most = 0;
  for (const auto& turns : game.rules().components.figures) {
    for (const auto& turn : turns) {
      for (int corner = 0; corner < 256; ++corner) {
        const auto cells = cells_of(turn, static_cast<Cell>(corner));
        // What leaves the board is lost in the shift; columns beside the board are not of the sea.
        if (cells.count() != turn.cells.count() || !(cells & ~plan.sea).empty()) continue;
        int realms = 0;
        for (const auto& realm : plan.realms) realms += (cells & realm).empty() ? 0 : 1;
        most = std::max(most, realms);
      }
    }
  }
  return most;
}

namespace {

auto everybody_passes(const SeaDragons& game) -> Answer {
  const auto line = line_of(game, first_choice);
  const auto end = after(game, game.start(), line);
  const auto outcome = game.outcome(end);
  const auto rulings = game.setup().rulings;
  Answer answer{.says = Says::value,
                .how = How::replayed,
                .clauses = {"pass", "end.heads", "score.sum", "control.award"}};
  for (const auto& [ruling, reading] : rulings) {
    answer.aspect += fmt::format("{}{}-{}", answer.aspect.empty() ? "" : "/", ruling, reading);
  }
  answer.title = fmt::format(
      "If all {} players always pass they score {}{}{}", game.players(),
      fmt::join(std::span(outcome.scores).first(static_cast<std::size_t>(game.players())), ", "),
      rulings.empty() ? "" : ", under ", ruleproof::to_text(rulings));
  answer.fact("gold of each player", std::to_string(end.players[0].gold))
      .fact("gold left in the bank", std::to_string(bank_of(game.rules(), end)));
  std::string scored = "over = 1";
  for (int p = 0; p < game.players(); ++p) {
    scored +=
        fmt::format(" and outcome.p{} = {}", p + 1, outcome.scores[static_cast<std::size_t>(p)]);
  }
  answer.shown = {show(game, line, "everybody always passes", scored)};
  return answer;
}

auto before_nobody(const SeaDragons& game, const AskOptions& options) -> Answer {
  const auto turns = late_turns(game, 0, 15 * options.effort, options.seed);
  int beaten = 0;
  bool two = !turns.empty();
  for (const auto& [before, line] : turns) {
    int pass = 0;
    int best = std::numeric_limits<int>::min();
    for (const auto& [move, end] : ways_to_play(game, before)) {
      const int score = game.outcome(end).scores[before.actor];
      if (is<Lay>(move)) best = std::max(best, score);
      if (!is<Pass>(move)) continue;
      pass = score;
      two = two && end.players[before.actor].gold == before.players[before.actor].gold + pass_gold;
    }
    beaten += best > pass ? 1 : 0;
  }
  Answer answer{.aspect = "last-turn",
                .says = two ? Says::value : Says::unknown,
                .how = {two ? How::sampled : How::unknown, scope_of(game)},
                .bound = fmt::format("{} last turns of random games", turns.size())};
  answer.title = fmt::format(
      "In the last turn of {} players a placement must bring more than {} points to beat a pass",
      game.players(), pass_gold);
  answer.text =
      "A pass brought the gold and changed nothing else; the card taken is never played. The "
      "placements counted are without a mission, with the first card of each choice.";
  answer.fact("last turns in which some placement brought more", std::to_string(beaten));
  return answer;
}

/// Gold and ship tokens: what is counted at the end whatever else comes.
auto in_hand(const State& state, std::size_t p) -> int {
  return state.players[p].gold + state.players[p].ships.size();
}

/// Points of a player at the end if the last seat plays the turn that is best for himself, and of
/// such turns the worst for the player.
auto after_best_answer(const SeaDragons& game, const State& before, std::size_t p) -> int {
  std::optional<std::pair<int, int>> best;  // his points, and ours against us
  for (const auto& [move, end] : ways_to_play(game, before)) {
    const auto scores = game.outcome(end).scores;
    const std::pair<int, int> answer{scores[before.actor], -scores[p]};
    if (!best || answer > *best) best = answer;
  }
  return best ? -best->second : 0;
}

/// What placements brought at once that beat a pass, and what others that did not.
struct Brought {
  std::optional<int> least_that_beats;
  std::optional<int> most_that_fails;
};

auto look_at(const SeaDragons& game, const State& before, Brought& brought) -> void {
  const auto mover = static_cast<std::size_t>(before.actor);
  int pass = std::numeric_limits<int>::min();
  std::vector<std::pair<int, int>> placements;  // brought at once, points at the end
  for (const auto& [move, next] : ways_to_play(game, before)) {
    const int points = after_best_answer(game, next, mover);
    if (is<Pass>(move)) pass = std::max(pass, points);
    if (is<Lay>(move)) {
      placements.emplace_back(in_hand(next, mover) - in_hand(before, mover), points);
    }
  }
  for (const auto& [at_once, points] : placements) {
    if (points > pass) {
      brought.least_that_beats = std::min(at_once, brought.least_that_beats.value_or(at_once));
    } else {
      brought.most_that_fails = std::max(at_once, brought.most_that_fails.value_or(at_once));
    }
  }
}

auto before_the_last(const SeaDragons& game, const AskOptions& options) -> Answer {
  const auto turns = late_turns(game, 1, 3 * options.effort, options.seed);
  Brought brought;
  for (const auto& turn : turns) look_at(game, turn.before, brought);
  const auto or_none = [](const std::optional<int>& number) {
    return number ? std::to_string(*number) : "none";
  };
  const auto least = or_none(brought.least_that_beats);
  const auto most = or_none(brought.most_that_fails);
  Answer answer{.aspect = "turn-before-last",
                .says = turns.empty() ? Says::unknown : Says::value,
                .how = {turns.empty() ? How::unknown : How::sampled, scope_of(game)}};
  answer.title = fmt::format(
      "In the turn before the last of {} players the least that a placement brought at once and "
      "beat a pass was {}, the most that one brought and did not was {}",
      game.players(), least, most);
  answer.text = fmt::format(
      "Gold and ship tokens at once, against the {} gold of a pass; points at the end, after the "
      "turn that is best for the last player. What comes at once alone does not decide where the "
      "second number is not below the first, for control counts, too. Still earlier turns were not "
      "searched: for them no bound is known.",
      pass_gold);
  answer.bound =
      fmt::format("{} turns of random games, with the first card of each choice", turns.size());
  answer.fact("least that beat a pass, at once", least).fact("most that did not, at once", most);
  return answer;
}

}  // namespace

auto what_if_everybody_passes(const SeaDragons& usual, const AskOptions& options) -> Answers {
  Answers answers;
  const auto others = apart_from(options, {"zero-missions", "zero-control"});
  for (const auto missions : {ZeroMissions::nobody, ZeroMissions::everybody}) {
    for (const auto control : {ZeroControl::needs_a_dragon, ZeroControl::ranked}) {
      answers.push_back(everybody_passes(
          game_for(others, usual.players(), {.zero_missions = missions, .zero_control = control})
              .value()));
    }
  }
  return answers;
}

auto what_must_a_placement_bring(const SeaDragons& game, const AskOptions& options) -> Answers {
  Answers answers = {before_nobody(game, options), before_the_last(game, options)};
  for (auto& answer : answers) answer.clauses = {"pass", "lay.rewards", "score.sum"};
  return answers;
}

namespace {

/// The last turn, begun with a move and ended by always the first choice.
auto turn_played(const SeaDragons& game, const State& before, const Move& first) -> Line {
  Line line = {first};
  auto state = game.apply(before, first).next;
  MoveList<Move> list;
  while (game.to_act(state) != Seat::nobody) {
    moves(game, state, list);
    line.push_back(list.front());
    state = game.apply(state, line.back()).next;
  }
  return line;
}

/// Points for control of the player of the last turn, at the end.
auto control_of(const State& end, std::size_t player) -> int {
  const auto& points = end.players[player].pad.control;
  return std::accumulate(points.begin(), points.end(), 0);
}

/// The game with that last turn; how many points control brings in it, its record expects.
auto show_turn(const SeaDragons& game, Line line, const Move& first, std::string title) -> Shown {
  const auto before = after(game, game.start(), line);
  const auto turn = turn_played(game, before, first);
  line.insert(line.end(), turn.begin(), turn.end());
  const auto end = after(game, game.start(), line);
  return show(game, line, std::move(title),
              fmt::format("over = 1 and sum(p{}.pad.control*) = {}", before.actor + 1,
                          control_of(end, before.actor)));
}

}  // namespace

auto how_much_can_the_last_turn_swing(const SeaDragons& game, const AskOptions& options)
    -> Answers {
  const int realms = most_realms_of_a_dragon(game);
  const int award = (game.players() == 2 ? 2 : 3) * most_whirlpools(game);
  const int bound = realms * award;
  Found best{{}, -1};
  Move passed;  // in the same turn
  for (const auto& [before, line] : late_turns(game, 0, 25 * options.effort, options.seed)) {
    const auto control = [&](const Way& way) { return control_of(way.end, before.actor); };
    const auto ways = ways_to_play(game, before);
    int without = 0;
    Move pass;
    for (const auto& way : ways) {
      if (!is<Pass>(way.move)) continue;
      without = control(way);
      pass = way.move;
    }
    for (const auto& way : ways) {
      if (!is<Lay>(way.move) || control(way) - without <= best.worth) continue;
      best = {line, control(way) - without};
      best.line.push_back(way.move);
      passed = pass;
    }
  }
  const bool meet = best.worth == bound;
  Answer answer{.says = meet ? Says::value : Says::unknown,
                .how = {best.worth < 0 ? How::unknown : How::bounded, scope_of(game)},
                .bound = "from below by the last turns of random games",
                .clauses = {"control.award", "control.count", "turn.order"}};
  answer.title = fmt::format(
      "By control the last turn of {} players can bring its player from {} to {} points more than "
      "a pass{}",
      game.players(), best.worth, bound, meet ? "" : "; the exact number is not known");
  answer.text =
      "From above: the first award of every realm that one dragon can be in, counted over all "
      "places of all figures, with all whirlpools free; hidden dragons drawn are left out.";
  answer.fact("realms that a dragon can be in, at most", std::to_string(realms))
      .fact("first award of a realm, at most", std::to_string(award));
  if (best.worth >= 0) {
    const auto placement = best.line.back();
    best.line.pop_back();
    answer.shown = {show_turn(game, best.line, placement, "the placement of the last turn"),
                    show_turn(game, best.line, passed, "the same turn passed")};
  }
  return {answer};
}

}  // namespace ruleproof::solver::sea_dragons_question
