/// How many cards a deck can hold when it is drawn from, and how long the cards of a side last.
#include <string>

#include "solver/questions/drako/card_life.hpp"
#include "solver/questions/drako/card_play.hpp"
#include "solver/questions/drako/questions.hpp"

namespace ruleproof::solver::drako_question {
namespace {

using drako::Side;
using drako::State;

/// Can a deck of an even number of cards come to hold an odd one?
auto parity_query(int opening) -> Query {
  Query query("Can a draw or a new opening hand leave a deck of an even number of cards odd?");
  const auto deck = Term(2) * query.number("half-of-deck", 0, 50);
  const auto odd = (Term(2) * query.number("half-of-rest", 0, 50)) + Term(1);
  const Pile<Term> pile{deck, Term(opening)};
  return query.require(deck - drawn(deck) == odd ||
                       deck_after_mulligan(pile, Term(opening)) == odd);
}

/// A game in which somebody draws from a deck of one card.
auto show_single_card(const Drako& game) -> Shown {
  const auto wanted = [](const State& state) {
    return state.stage == drako::Stage::draw && state.stock(state.turn).left == 1 &&
           state.pending.draws == 1 && !state.busy;
  };
  const auto line = line_until(game, CardPlay{Pace::hasty, Pace::hasty}, wanted);
  return show(game, line, "a draw from a deck of one card", wanted);
}

auto single_card(const Drako& game, const Reply& parity, const std::string& data) -> Answer {
  const bool mulligan = game.rulings().mulligan == drako::Mulligan::on;
  const auto deck = opening_pile(game.rules(), Side::dwarves).deck;
  const auto deck_of_dragon = opening_pile(game.rules(), Side::dragon).deck;
  const bool even = deck % 2 == 0 && deck_of_dragon % 2 == 0;
  Answer answer{.aspect = data + (mulligan ? "-with-mulligan" : "")};
  answer.data = game.rules().components.provenance;
  answer.clauses = {"draw.two", "setup.hand"};
  answer.fact("cards in the decks when play begins",
              std::to_string(deck) + " and " + std::to_string(deck_of_dragon));
  const auto with = "With the data " + data + (mulligan ? " and new opening hands" : "");
  if (even) {
    const bool proved = parity.sat == Sat::unsat;
    answer.says = proved ? Says::no : Says::unknown;
    answer.how = proved ? How::proved : How::unknown;
    answer.title = with + " no draw finds a single card";
    answer.smt2 = proved ? parity.smt : "";
    answer.fact("relation of the proof", std::string(relation_tested));
  } else {
    answer.says = Says::yes;
    answer.how = How::replayed;
    answer.title = with + " a draw can find a single card";
    answer.shown.push_back(show_single_card(game));
  }
  answer.text = "It depends on one number alone: whether deck less opening hand is even.";
  return answer;
}

auto range_text(const CardLife::Range& range) -> std::string {
  return std::to_string(range.least) + " to " + std::to_string(range.most);
}

/// Cards of a side that show a shield: more cannot be spent as such.
auto shields_of(const drako::Rules& rules, Side side) -> int {
  int shields = 0;
  for (const auto& kind : rules.deck(side)) {
    if (kind.shows(drako::Icon::shield)) shields += kind.copies;
  }
  return shields;
}

/// What each shield changes, as a sentence that the counts are held to; empty if it does not fit.
auto shield_rule(CardLife& life, const Pile<int>& pile, int shields) -> std::string {
  const auto without = life.actions(pile, 0);
  for (int spent = 1; spent <= shields; ++spent) {
    const auto range = life.actions(pile, spent);
    if (!without || !range || range->most != without->most - spent) return "";
  }
  return "each card spent as a shield takes exactly one action off the greatest number";
}

/// A game that reaches a number of own actions.
auto show_life(const Drako& game, Side side, Pace pace, int actions) -> Shown {
  CardPlay play;
  (side == Side::dwarves ? play.dwarves : play.dragon) = pace;
  const auto line =
      line_until(game, play, [&](const State& state) { return out_of_cards(state, side); });
  const int acted = own_actions(game, game.start(), line, side);
  return show(game, line, std::to_string(acted) + " own actions of the " + drako::to_text(side),
              [&](const State& end) { return out_of_cards(end, side) && acted == actions; });
}

auto life_of(const Drako& game, Side side, Dry dry) -> Answer {
  const auto& rules = game.rules();
  const auto pile = opening_pile(rules, side);
  CardLife life(rules.components.hand_limit, dry);
  const auto range = life.actions(pile, 0).value();
  const bool all = dry == Dry::deck_and_hand;
  const auto name = drako::to_text(side);
  Answer answer{.aspect = name + (all ? "-deck-and-hand" : "-deck"),
                .says = Says::value,
                .how = How::exhaustive};
  answer.title = "Without shields the side of the " + name + " acts " + range_text(range) +
                 " times until " + (all ? "deck and hand are" : "the deck is") + " empty";
  answer.text = "The hand is cut down at once after a draw, and an empty deck is not drawn from.";
  answer.data = rules.components.provenance;
  answer.clauses = {"draw.two", "draw.limit", "play.out", all ? "end.last-card" : "aim.dwarves"};
  const auto turns = [&](int first) {
    return std::to_string(turns_of(range.least, first)) + " to " +
           std::to_string(turns_of(range.most, first));
  };
  if (side == Side::dwarves) {
    answer.fact("turns without rage", turns(2)).fact("turns with rage", turns(3));
  } else {
    answer.fact("turns", turns(1));
  }
  const int shields = shields_of(rules, side);
  if (const auto rule = shield_rule(life, pile, shields); !rule.empty()) {
    answer.fact("with shields", rule + " (counted for up to " + std::to_string(shields) + ")");
  }
  if (const auto many = life.actions(pile, shields)) {
    answer.fact(
        "actions with all " + std::to_string(shields) + " cards that show a shield spent so",
        range_text(*many));
  }
  answer.fact("relation", std::string(relation_tested));
  answer.bound =
      "every sequence of draws, plays and shields, over the numbers of cards in deck and "
      "hand: " +
      std::to_string(life.size()) + " combinations";
  if (all) {
    answer.shown.push_back(show_life(game, side, Pace::saving, range.most));
    answer.shown.push_back(show_life(game, side, Pace::hasty, range.least));
  }
  return answer;
}

}  // namespace

auto can_a_deck_hold_a_single_card(const AskOptions& options) -> Answers {
  Answers answers;
  const auto parity = ask(parity_query(drako::opening_cards), options.budget);
  for (const auto data : drako::data_names()) {
    for (const auto mulligan : {drako::Mulligan::off, drako::Mulligan::on}) {
      answers.push_back(
          single_card(game_of({.mulligan = mulligan}, data), parity, std::string(data)));
    }
  }
  return answers;
}

auto how_many_actions_has_a_side(const AskOptions& /*options*/) -> Answers {
  const auto game = game_of();
  return {life_of(game, Side::dwarves, Dry::deck_and_hand), life_of(game, Side::dwarves, Dry::deck),
          life_of(game, Side::dragon, Dry::deck_and_hand), life_of(game, Side::dragon, Dry::deck)};
}

}  // namespace ruleproof::solver::drako_question
