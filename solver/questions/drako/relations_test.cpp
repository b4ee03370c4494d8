/// Every relation that is counted with or handed to the solver holds for what the model does.
#include <algorithm>
#include <cstdint>
#include <set>

#include <doctest/doctest.h>

#include "model/drako/cards.hpp"
#include "model/drako/rules/rulings.hpp"
#include "model/drako/state.hpp"
#include "solver/explore/explore.hpp"
#include "solver/questions/drako/games.hpp"
#include "solver/questions/drako/held.hpp"
#include "solver/questions/drako/last_cards.hpp"
#include "solver/questions/drako/relations/cards.hpp"
#include "solver/questions/drako/relations/course.hpp"
#include "solver/questions/drako/relations/rank.hpp"
#include "solver/questions/drako/relations/wounds.hpp"
#include "solver/questions/held.hpp"
#include "solver/smt/query.hpp"
#include "solver/smt/term.hpp"

namespace ruleproof::solver::drako_question {
namespace {

using namespace drako;  // NOLINT(google-build-using-namespace): positions and moves

/// The relation was tried so often, and nothing disobeys it.
auto check_held(const Held& held, std::uint64_t least) -> void {
  CHECK(held.broken == 0);
  CHECK(held.steps > least);
}

TEST_CASE("draws, plays, shields and new opening hands do to the cards what is counted with") {
  for (const auto* data : {"stand-in", "skirmish", "lane"}) {
    for (const auto mulligan : {Mulligan::off, Mulligan::on}) {
      check_held(hold_cards(game_of({.mulligan = mulligan}, data)), 100);
    }
  }
}

TEST_CASE("wounds come one by one, armour first, and never fill the boxes of both sides") {
  for (const auto* data : {"stand-in", "skirmish", "duel"}) {
    check_held(hold_wounds(game_of({}, data)), 1'000);
  }
}

TEST_CASE("a second wound on full armour does not fit, nor one on an ability before it is full") {
  const Mat<int> boxes{2, {1, 1, 1}};
  CHECK(wounded_once(boxes, {1, {0, 0, 0}}, {2, {0, 0, 0}}));
  CHECK(!wounded_once(boxes, {1, {0, 0, 0}}, {1, {1, 0, 0}}));
  CHECK(!wounded_once(boxes, {2, {1, 0, 0}}, {2, {2, 0, 0}}));
  CHECK(!wounds_fit(boxes, Mat<int>{1, {1, 0, 0}}));
}

TEST_CASE("actions take the number down that shows that the game ends") {
  for (const auto draw : {DrawEmpty::illegal, DrawEmpty::no_effect}) {
    for (const auto waste :
         {Wasting::allowed, Wasting::forbidden, Wasting::movement_only, Wasting::last_resort}) {
      Rulings rulings;
      rulings.draw_empty = draw;
      rulings.waste = waste;
      const bool held_back = waste == Wasting::forbidden || waste == Wasting::movement_only;
      const Idling idling{draw == DrawEmpty::no_effect, held_back};
      for (const auto* data : {"stand-in", "skirmish", "duel", "lane"}) {
        check_held(hold_rank(game_of(rulings, data), idling), 100);
      }
    }
  }
  // Under some readings the number does stand still.
  const auto idle = game_of({.draw_empty = DrawEmpty::no_effect}, "lane");
  CHECK(hold_rank(idle, {}).broken > 0);
}

TEST_CASE("games take the course that idle turns and nets are proved of") {
  for (const auto* data : {"stand-in", "skirmish", "duel", "lane"}) {
    for (const auto stalemate : {Stalemate::dragon_survives, Stalemate::shared}) {
      const auto game = game_of({.stalemate = stalemate}, data);
      CHECK(in_course(course_of(game.start())));
      check_held(hold_course(game), 500);
    }
  }
  const Course<int> turn{
      .set_up = 0, .dragons = 0, .actions = 1, .busy = 1, .idle = 0, .netted = 0};
  CHECK(!solver::goes_on(turn, {.set_up = 0, .dragons = 1, .actions = 1}));  // one action later on
  CHECK(!solver::goes_on(turn, {.dragons = 1, .actions = 2, .idle = 1}));    // the dwarves idle
}

TEST_CASE("what no action can do does not fit the relation") {
  const Moment<int> before{{4, 2}, 0, 2, 1, 0};
  const Moment<int> drawn_two{{2, 4}, 0, 1, 1, 0};
  CHECK(acts({}, before, drawn_two));
  CHECK(!acts({}, before, Moment<int>{{4, 2}, 0, 1, 1, 0}));
  CHECK(!acts({}, before, Moment<int>{{2, 5}, 0, 1, 1, 0}));
  CHECK(!acts({}, before, Moment<int>{{4, 1}, 0, 2, 1, 0}));
}

TEST_CASE("the premises of the proofs can be met, so that the proofs say something") {
  Query actions("an action");
  const auto before = any_moment(actions, "before");
  const auto after = any_moment(actions, "after");
  actions.require(goes_on(before)).require(goes_on(after)).require(acts({}, before, after));
  CHECK(ask(actions).sat == Sat::sat);
  auto idle = actions;
  idle.require(before.dragons == Term(0)).require(rank(after) > rank(before));
  CHECK(ask(idle).sat == Sat::unsat);

  Query courses("a move");
  const auto was = any_course(courses, "before");
  const auto is = any_course(courses, "after");
  courses.require(in_course(was)).require(solver::goes_on(was, is));
  CHECK(ask(courses).sat == Sat::sat);

  Query wounds("a wound");
  const auto mat = [&](const std::string& name) {
    return Mat<Term>{wounds.number(name + "armour", 0, 9),
                     {wounds.number(name + "flight", 0, 9), wounds.number(name + "fire", 0, 9),
                      wounds.number(name + "walk", 0, 9)}};
  };
  const auto boxes = mat("boxes.");
  const auto first = mat("first.");
  const auto then = mat("then.");
  wounds.require(wounds_fit(boxes, first)).require(wounded_once(boxes, first, then));
  CHECK(ask(wounds).sat == Sat::sat);
}

/// Lengths of all lives, one after the other.
auto lives(Pile<int> pile, int limit, int shields) -> std::set<int> {
  if (pile.deck == 0 && pile.hand == 0) {
    return shields == 0 ? std::set<int>{0} : std::set<int>{};
  }
  std::set<int> lengths;
  const auto add = [&](const std::set<int>& rest, int more) {
    for (const int length : rest) lengths.insert(length + more);
  };
  if (pile.deck > 0) {
    const int cards = std::min(pile.deck, 2);
    add(lives({pile.deck - cards, std::min(limit, pile.hand + cards)}, limit, shields), 1);
  }
  if (pile.hand > 0) add(lives({pile.deck, pile.hand - 1}, limit, shields), 1);
  if (pile.hand > 0 && shields > 0) {
    add(lives({pile.deck, pile.hand - 1}, limit, shields - 1), 0);
  }
  return lengths;
}

TEST_CASE("whether the dwarves can be without a card is what games of the small set-up show") {
  for (const auto& [name, rulings] : end_readings()) {
    CAPTURE(name);
    const auto game = small_game(rulings);
    const auto search = find_state(game,
                                   [](const drako::State& state) {
                                     const auto& stock = state.stock(drako::Side::dwarves);
                                     return state.stage == drako::Stage::action &&
                                            state.turn == drako::Side::dwarves &&
                                            state.actions > 0 && stock.left == 0 && stock.held == 0;
                                   },
                                   {.max_states = 400'000});
    const LastCards cards(game.rules());
    CHECK(cards.size() >= 8);
    CHECK(cards.can_be_missing() == search.path.has_value());
  }
}

TEST_CASE("the life of cards is counted as by going through every sequence") {
  for (int deck = 0; deck <= 6; ++deck) {
    for (int hand = 0; hand <= 3; ++hand) {
      for (int shields = 0; shields <= 2; ++shields) {
        CardLife life(4, Dry::deck_and_hand);
        const auto all = lives({deck, hand}, 4, shields);
        const auto range = life.actions({deck, hand}, shields);
        REQUIRE(range.has_value() == !all.empty());
        if (!range) continue;
        CHECK(range->least == *all.begin());
        CHECK(range->most == *all.rbegin());
      }
    }
  }
}

}  // namespace
}  // namespace ruleproof::solver::drako_question
