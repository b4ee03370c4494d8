/// Does it matter when the order of play of a phase is fixed? By default not: Z3 on what a moving
/// marker does to the others. Under other readings: a game at whose end it does.
#include <string>

#include "model/year_of_the_dragon/text/telling.hpp"
#include "solver/divergence/divergence.hpp"
#include "solver/divergence/sampling.hpp"
#include "solver/questions/parted_claims.hpp"
#include "solver/questions/year_of_the_dragon/asking.hpp"
#include "solver/questions/year_of_the_dragon/held.hpp"
#include "solver/questions/year_of_the_dragon/relations.hpp"
#include "solver/smt/term.hpp"

namespace ruleproof::solver::year_of_the_dragon_question {
namespace {

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

/// Where games of four by lot part when the order of a phase is evaluated again instead of fixed.
auto parting(Rulings rulings, const SampleOptions& options) -> Divergence<YearOfTheDragon> {
  rulings.turn_order = TurnOrder::frozen;
  const auto frozen = game_for(4, rulings);
  rulings.turn_order = TurnOrder::re_evaluated;
  return sampled_divergence(frozen, game_for(4, rulings), options);
}

auto under_other_reading(const std::string& reading, const Rulings& rulings,
                         const AskOptions& options) -> Answer {
  const auto frozen = game_for(4, rulings);
  auto again_rulings = rulings;
  again_rulings.turn_order = TurnOrder::re_evaluated;
  const auto again = game_for(4, again_rulings);
  const auto found = parting(
      rulings,
      {.games = 400 * options.effort, .seed = options.seed, .shrink = 600 * options.effort});
  auto answer = about(frozen, aspect_of(reading), {"person.order", "action.order"});
  if (!found.moves) {
    answer.how = {How::sampled, scope_of(frozen)};
    answer.bound = fmt::format("{} random games of 4 players", found.games);
    answer.title = fmt::format("Under {} no random game was found in which it matters", reading);
    return answer;
  }
  answer.says = Says::yes;
  answer.how = {How::replayed, scope_of(frozen)};
  answer.title = fmt::format("Under {} it matters when the order of a phase is fixed", reading);
  answer.text = in_words(found.difference, WordsOf<YearOfTheDragon>::of(frozen)) +
                ". The game is the shortest that was found, not shown to be the shortest.";
  answer.shown.push_back(show(frozen, *found.moves, "with the order fixed, under " + reading,
                              parted_claims<YearOfTheDragon>(frozen, again, *found.moves)));
  answer.shown.push_back(show_other<YearOfTheDragon>(frozen, again, *found.moves,
                                                     "the same, with the order taken anew"));
  return answer;
}

auto by_default(const AskOptions& options) -> Answer {
  const auto sample =
      parting({}, {.games = 100 * options.effort, .seed = options.seed, .shrink = 0});
  const auto reply = ask(order_query(), options.budget);
  Answer answer{
      .aspect = "default",
      .text =
          "In phases I and II only the marker of the player who has just acted moves, and a "
          "marker that moves alone does not change the order of the others, whichever end of a "
          "stack acts first and whether the newcomer lies on top or below; in phase III no "
          "marker moves.",
      .data = "rulebook",
      .clauses = {"person.order", "action.order", "track.stack.first"}};
  Held held;
  for (int players = 2; players <= 5; ++players) {
    for (const auto parade : {ParadeStack::top, ParadeStack::bottom}) {
      held.add(hold_markers(game_for(players, {.parade_stack = parade})));
    }
  }
  const bool proved = proved_by(sample.moves ? Reply{} : reply, Says::no, held,
                                scope_of(game_for(4))
                                    .with_players(2, 5)
                                    .with("turn-order", {"frozen", "re-evaluated"})
                                    .with("stack-order", {"top-first", "bottom-first"})
                                    .with("parade-stack", {"top", "bottom"})
                                    .resting_on("rulebook"),
                                answer);
  answer.title =
      proved ? "By default it does not matter whether the order of a phase is fixed when it begins"
             : "It is not known whether it matters when the order of a phase is fixed";
  answer.always = {order_claim()};
  answer.fact("random games of four players compared as well", std::to_string(sample.games))
      .fact("in which the readings differ", sample.moves ? "some" : "0");
  return answer;
}

}  // namespace

auto does_it_matter_when_the_order_is_fixed(const AskOptions& options) -> Answers {
  constexpr auto carries = StackMover::carries;
  return {by_default(options),
          under_other_reading("stack-mover=carries", {.stack_mover = carries}, options),
          under_other_reading("stack-mover=carries stack-order=bottom-first",
                              {.stack_order = StackOrder::bottom_first, .stack_mover = carries},
                              options),
          under_other_reading("mongol-marker=person", {.mongol_marker = MongolMarker::person},
                              options)};
}

}  // namespace ruleproof::solver::year_of_the_dragon_question
