/// Does it matter when the order of play of a phase is fixed?
#include <algorithm>
#include <string>

#include "model/core/finding.hpp"
#include "model/year_of_the_dragon/year_of_the_dragon.hpp"
#include "solver/divergence/divergence.hpp"
#include "solver/divergence/sampling.hpp"
#include "solver/questions/question.hpp"
#include "solver/questions/year_of_the_dragon/marker_relation.hpp"
#include "solver/questions/year_of_the_dragon/questions.hpp"
#include "solver/smt/query.hpp"
#include "solver/smt/term.hpp"

namespace ruleproof::solver::year_of_the_dragon_question {
namespace {

using year_of_the_dragon::MongolMarker;
using year_of_the_dragon::Rulings;
using year_of_the_dragon::Setup;
using year_of_the_dragon::StackMover;
using year_of_the_dragon::StackOrder;
using year_of_the_dragon::State;
using year_of_the_dragon::TurnOrder;
using year_of_the_dragon::YearOfTheDragon;

/// Can a marker that moves change the order of two others?
auto order_query() -> Query {
  Query query("Can a person marker that moves alone change who of two others acts first?");
  const auto marker = [&](const std::string& name) {
    return Marker<Term>{query.number(name + ".space", 0, 511), query.number(name + ".level", 0, 4)};
  };
  const auto a = marker("a");
  const auto b = marker("b");
  const auto mover = marker("mover");
  const auto space = query.number("space", 0, 511);
  const auto apart = [](const Marker<Term>& one, const Marker<Term>& other) {
    return one.space != other.space || one.level != other.level;
  };
  query.require(apart(a, b)).require(apart(a, mover)).require(apart(b, mover));
  query.require(space != mover.space);
  Truth changed(false);
  for (const bool on_top : {true, false}) {
    for (const bool top_first : {true, false}) {
      const auto before = acts_before(a, b, top_first);
      const auto after = acts_before(after_move(a, mover, space, on_top),
                                     after_move(b, mover, space, on_top), top_first);
      changed = changed || (before && !after) || (!before && after);
    }
  }
  return query.require(changed);
}

auto game_with(Rulings rulings, TurnOrder order) -> YearOfTheDragon {
  Setup setup;
  setup.players = 4;
  setup.rulings = rulings;
  setup.rulings.turn_order = order;
  return YearOfTheDragon::make(setup).value();
}

auto under_other_reading(const std::string& reading, const Rulings& rulings,
                         const AskOptions& options) -> Answer {
  const auto frozen = game_with(rulings, TurnOrder::frozen);
  const auto again = game_with(rulings, TurnOrder::re_evaluated);
  const auto found = sampled_divergence(
      frozen, again,
      {.games = 400 * options.effort, .seed = options.seed, .shrink = 600 * options.effort});
  Answer answer{.aspect = reading};
  std::ranges::replace(answer.aspect, '=', '-');
  std::ranges::replace(answer.aspect, ' ', '-');
  answer.data = frozen.rules().components.provenance;
  answer.clauses = {"person.order", "action.order"};
  if (!found.moves) {
    answer.says = Says::unknown;
    answer.how = How::sampled;
    answer.bound = std::to_string(found.games) + " random games of 4 players";
    answer.title = "Under " + reading + " no random game was found in which it matters";
    return answer;
  }
  answer.says = Says::yes;
  answer.how = How::replayed;
  answer.title = "Under " + reading + " it matters when the order of a phase is fixed";
  answer.text = found.difference.text +
                ". The game is the shortest that was found, not shown to "
                "be the shortest.";
  answer.shown.push_back(show(frozen, *found.moves, "with the order fixed, under " + reading,
                              [](const State&) { return true; }));
  return answer;
}

}  // namespace

auto does_it_matter_when_the_order_is_fixed(const AskOptions& options) -> Answers {
  const auto reply = ask(order_query(), options.budget);
  const auto frozen = game_with({}, TurnOrder::frozen);
  const auto again = game_with({}, TurnOrder::re_evaluated);
  const auto sample = sampled_divergence(
      frozen, again, {.games = 100 * options.effort, .seed = options.seed, .shrink = 0});
  const bool proved = reply.sat == Sat::unsat && !sample.moves;
  Answer answer{.aspect = "default",
                .says = proved ? Says::no : Says::unknown,
                .how = proved ? How::proved : How::unknown};
  answer.title =
      proved ? "By default it does not matter whether the order of a phase is fixed when it begins"
             : "It is not known whether it matters when the order of a phase is fixed";
  answer.text =
      "In phases I and II only the marker of the player who has just acted moves, and a marker "
      "that moves alone does not change the order of the others, whichever end of a stack acts "
      "first and whether the newcomer lies on top or below; in phase III no marker moves.";
  answer.data = "rulebook";
  answer.clauses = {"person.order", "action.order", "track.stack.first"};
  answer.smt2 = reply.sat == Sat::unsat ? reply.smt : "";
  answer.fact("relation of the proof", std::string(relation_tested))
      .fact("random games of four players compared as well", std::to_string(sample.games))
      .fact("in which the readings differ", sample.moves ? "some" : "0");
  return {
      answer,
      under_other_reading("stack-mover=carries", {.stack_mover = StackMover::carries}, options),
      under_other_reading(
          "stack-mover=carries stack-order=bottom-first",
          {.stack_order = StackOrder::bottom_first, .stack_mover = StackMover::carries}, options),
      under_other_reading("mongol-marker=person", {.mongol_marker = MongolMarker::person},
                          options)};
}

}  // namespace ruleproof::solver::year_of_the_dragon_question
