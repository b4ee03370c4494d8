/// What is so of the course of every game, whatever the decks: that it has one winner, and that no
/// net lies on the dragon in the turn of one action.
///
/// Argument: Z3 finds no move that relations/course.hpp allows after which it is otherwise.
#include "solver/questions/drako/course.hpp"

#include <string>

#include "model/drako/rules/rulings.hpp"
#include "model/drako/state.hpp"
#include "solver/questions/drako/answers.hpp"
#include "solver/questions/drako/games.hpp"
#include "solver/questions/drako/held.hpp"
#include "solver/questions/drako/relations/course.hpp"
#include "solver/questions/held.hpp"
#include "solver/questions/question.hpp"
#include "solver/smt/query.hpp"
#include "solver/smt/term.hpp"

namespace ruleproof::solver::drako_question {
namespace {

using namespace drako;  // NOLINT(google-build-using-namespace): endings

/// Is there a move after which something is otherwise, or that does what must not be?
template <class Wrong>
auto course_query(const std::string& says, Wrong&& wrong) -> Query {
  Query query(says);
  const auto before = any_course(query, "before");
  const auto after = any_course(query, "after");
  query.require(in_course(before)).require(goes_on(before, after));
  return query.require(!in_course(after) || wrong(before, after));
}

/// Whether one side alone wins by each ending that does not count idle turns.
auto endings_have_one_winner(const Drako& game) -> bool {
  for (const auto ending : {Ending::dragon_slain, Ending::dwarves_dead, Ending::dragon_survived}) {
    State end;
    end.stage = Stage::over;
    end.ending = ending;
    const auto outcome = game.outcome(end);
    if (outcome.wins[0] == outcome.wins[1]) return false;
  }
  return true;
}

}  // namespace

auto one_winner_of_all_games(const Rulings& rulings, const AskOptions& options) -> Answer {
  const auto game = game_of(rulings);
  auto answer = about(game, "whole-game-" + aspect_of(game),
                      {"end.dragon-slain", "end.dwarves-dead", "end.last-card"});
  answer.title = "It is not known whether every game has one winner";
  const auto reply = ask(course_query("Can idle turns end the game?",
                                      [](const auto& /*before*/, const auto& after) {
                                        return after.idle >= Term(idle_turns);
                                      }),
                         options.budget);
  const bool proved = reply.sat == Sat::unsat && endings_have_one_winner(game);
  set_proved(answer, proved, Says::yes, reply,
             "Under " + named(game) + " every game has one winner");
  answer.text =
      "Each of the three endings of the rulebook has one, by the model's own table. Two could "
      "share "
      "a win only by the ruling stalemate, after idle turns of both; but in each turn of the "
      "dwarves a card is drawn or spent.";
  if (proved) {
    answer.always = {"over = 0 or winner.p1 + winner.p2 = 1", "ending != stalemate", "idle <= 1"};
  }
  rest_on(hold_course(game), answer);
  return answer;
}

auto net_in_the_first_turn(const AskOptions& options) -> Answer {
  const auto game = game_of();
  auto answer = about(game, "netted-in-the-first-turn", {"net.shaken", "turn.first", "icon.net"});
  answer.title = "It is not known whether the dragon can be netted in a turn of one action";
  const auto reply = ask(
      course_query("Can a turn of one action begin with the dragon netted?",
                   [](const auto& before, const auto& after) {
                     const auto begins = play_begins(before, after) || turn_passes(before, after);
                     return begins && after.actions == Term(1) && after.netted == Term(1);
                   }),
      options.budget);
  const bool proved = reply.sat == Sat::unsat;
  set_proved(answer, proved, Says::no, reply,
             "The dragon is never netted when a turn of one action begins");
  answer.text = "The only such turn is his first, before which the dwarves have played no card.";
  if (proved) answer.always = {"dragon.netted = 0 or p1.out.size >= 1"};
  rest_on(hold_course(game), answer);
  return answer;
}

}  // namespace ruleproof::solver::drako_question
