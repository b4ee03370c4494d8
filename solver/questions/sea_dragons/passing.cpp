/// The game in which everybody always passes, and what a placement must bring to beat a pass.
#include <algorithm>
#include <string>

#include "solver/questions/sea_dragons/last_turn.hpp"
#include "solver/questions/sea_dragons/questions.hpp"

namespace ruleproof::solver::sea_dragons_question {

using namespace sea_dragons;  // NOLINT(google-build-using-namespace): every move of the game

auto what_if_everybody_passes(const AskOptions& /*options*/) -> Answers {
  Answers answers;
  for (int players = 2; players <= static_cast<int>(most_players); ++players) {
    for (const auto zero_missions : {ZeroMissions::nobody, ZeroMissions::everybody}) {
      for (const auto zero_control : {ZeroControl::needs_a_dragon, ZeroControl::ranked}) {
        Rulings rulings;
        rulings.zero_missions = zero_missions;
        rulings.zero_control = zero_control;
        const auto game = game_of(players, rulings);
        const auto line = line_of(game, game.start(), first_choice);
        const auto end = after(game, game.start(), line);
        const auto outcome = game.outcome(end);
        Answer answer{.aspect = players_aspect(players), .says = Says::value, .how = How::replayed};
        for (const auto& [ruling, reading] : game.setup().rulings) {
          answer.aspect += "/" + ruling + "-" + reading;
        }
        std::string scores;
        for (std::size_t p = 0; p < static_cast<std::size_t>(players); ++p) {
          scores += (p > 0 ? ", " : "") + std::to_string(outcome.scores[p]);
        }
        answer.title =
            "If all " + std::to_string(players) + " players always pass they score " + scores +
            (game.setup().rulings.empty() ? std::string()
                                          : ", under " + ruleproof::to_text(game.setup().rulings));
        answer.shown.push_back(show(game, line, "everybody always passes", [&](const State& state) {
          return game.outcome(state) == outcome;
        }));
        if (!replays(answer)) answer.how = How::unknown;
        answer.fact("gold of each player", std::to_string(end.players[0].gold));
        answer.fact("gold left in the bank", std::to_string(bank_of(game.rules(), end)));
        answer.data = data_of(game);
        answer.clauses = {"pass", "end.heads", "score.sum", "control.award"};
        answers.push_back(std::move(answer));
      }
    }
  }
  return answers;
}

auto what_must_a_placement_bring(const AskOptions& options) -> Answers {
  Answers answers;
  for (int players = 2; players <= static_cast<int>(most_players); ++players) {
    const auto game = game_of(players);
    int turns = 0;
    int beaten = 0;
    bool two = true;
    for_each_last_turn(game, 15 * options.effort, options.seed, [&](const LastTurn& turn) {
      ++turns;
      const auto mover = turn.before.actor;
      const auto score = [&](const State& end) { return game.outcome(end).scores[mover]; };
      int pass = 0;
      int best = 0;
      bool laid = false;
      turn.for_each_end([&](const Move& move, const State& end) {
        if (is<Pass>(move)) {
          pass = score(end);
          two = two && end.players[mover].gold == turn.before.players[mover].gold + pass_gold;
        } else if (is<Lay>(move)) {
          best = laid ? std::max(best, score(end)) : score(end);
          laid = true;
        }
      });
      beaten += laid && best > pass ? 1 : 0;
    });
    Answer last{.aspect = players_aspect(players) + "/last-turn",
                .says = two && turns > 0 ? Says::value : Says::unknown,
                .how = two && turns > 0 ? How::sampled : How::unknown};
    last.title = "In the last turn of " + std::to_string(players) +
                 " players a placement must bring more than " + std::to_string(pass_gold) +
                 " points to beat a pass";
    last.text =
        "A pass brought the gold and changed nothing else; the card taken is never played. The "
        "placements counted are without a mission, with the first card of each choice.";
    last.bound = std::to_string(turns) + " last turns of random games";
    last.fact("last turns in which some placement brought more", std::to_string(beaten));
    auto earlier = what_must_it_bring_before_the_last_turn(game, options);
    for (auto* answer : {&last, &earlier}) {
      answer->data = data_of(game);
      answer->clauses = {"pass", "lay.rewards", "score.sum"};
    }
    answers.push_back(std::move(last));
    answers.push_back(std::move(earlier));
  }
  return answers;
}

auto how_much_can_the_last_turn_swing(const AskOptions& options) -> Answers {
  Answers answers;
  for (int players = 2; players <= static_cast<int>(most_players); ++players) {
    const auto game = game_of(players);
    const int realms = most_realms_of_a_dragon(game);
    int per_realm = 0;
    for (const auto& terrain : game.rules().components.terrain[0]) {
      const int award = (players == 2 ? 2 : 3) * terrain.whirlpools.count();
      per_realm = std::max(per_realm, award);
    }
    Line best_line;
    int best = -1;
    for_each_last_turn(game, 25 * options.effort, options.seed, [&](const LastTurn& turn) {
      const auto mover = turn.before.actor;
      const auto control = [&](const State& end) {
        int points = 0;
        for (const auto award : end.players[mover].pad.control) points += award;
        return points;
      };
      int without = 0;
      turn.for_each_end([&](const Move& move, const State& end) {
        if (is<Pass>(move)) without = control(end);
      });
      turn.for_each_end([&](const Move& move, const State& end) {
        if (!is<Lay>(move) || control(end) - without <= best) return;
        best = control(end) - without;
        best_line = turn.line;
        best_line.push_back(move);
      });
    });
    Answer answer{.aspect = players_aspect(players), .says = Says::unknown, .how = How::bounded};
    const int bound = realms * per_realm;
    if (best >= 0) {
      answer.shown.push_back(show(game, best_line, "the placement of the last turn",
                                  [](const State& state) { return state.laid; }));
    }
    if (best < 0 || !replays(answer)) answer.how = How::unknown;
    if (best == bound) answer.says = Says::value;
    answer.title = "By control the last turn of " + std::to_string(players) +
                   " players can bring its player from " + std::to_string(best) + " to " +
                   std::to_string(bound) + " points more than a pass" +
                   (best == bound ? "" : "; the exact number is not known");
    answer.text =
        "From above: the first award of every realm that one dragon can be in, counted over all "
        "places of all figures, with all whirlpools free; hidden dragons drawn are left out.";
    answer.bound = "from below by the last turns of random games";
    answer.fact("realms that a dragon can be in, at most", std::to_string(realms));
    answer.fact("first award of a realm, at most", std::to_string(per_realm));
    answer.data = data_of(game);
    answer.clauses = {"control.award", "control.count", "turn.order"};
    answers.push_back(std::move(answer));
  }
  return answers;
}

}  // namespace ruleproof::solver::sea_dragons_question
