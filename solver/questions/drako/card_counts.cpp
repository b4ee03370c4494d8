/// How many cards a deck can hold when it is drawn from, and how many show each icon.
///
/// Claim: no draw finds a single card where deck less opening hand is even. Scope: every size of a
/// deck up to 100. Argument: Z3 finds no draw and no new opening hand that leave an even deck odd,
/// by the relation in relations/cards.hpp; where the number is odd, a game is shown.
#include <cstddef>
#include <string>
#include <utility>

#include <fmt/format.h>

#include "model/core/strength.hpp"
#include "model/drako/cards.hpp"
#include "model/drako/data/components.hpp"
#include "model/drako/rules/rulings.hpp"
#include "model/drako/state.hpp"
#include "solver/questions/drako/answers.hpp"
#include "solver/questions/drako/card_play.hpp"
#include "solver/questions/drako/games.hpp"
#include "solver/questions/drako/held.hpp"
#include "solver/questions/drako/questions.hpp"
#include "solver/questions/drako/relations/cards.hpp"
#include "solver/questions/held.hpp"
#include "solver/questions/question.hpp"
#include "solver/smt/query.hpp"
#include "solver/smt/term.hpp"

namespace ruleproof::solver::drako_question {
namespace {

using namespace drako;  // NOLINT(google-build-using-namespace): cards and icons

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
    return state.stage == Stage::draw && state.stock(state.turn).left == 1 &&
           state.pending.draws == 1 && !state.busy;
  };
  const auto line = line_until(game, CardPlay{Pace::hasty, Pace::hasty}, wanted);
  const auto side = index(after(game, game.start(), line).turn) + 1;
  return show(
      game, line, "a draw from a deck of one card",
      fmt::format("stage = draw and p{}.left = 1 and pending.draws = 1 and busy = 0", side));
}

auto single_card(const Drako& game, const Reply& parity, const std::string& data) -> Answer {
  const bool mulligan = game.rulings().mulligan == Mulligan::on;
  const auto deck = opening_pile(game.rules(), Side::dwarves).deck;
  const auto deck_of_dragon = opening_pile(game.rules(), Side::dragon).deck;
  auto answer = about(game, data + (mulligan ? "-with-mulligan" : ""), {"draw.two", "setup.hand"});
  answer.fact("cards in the decks when play begins",
              fmt::format("{} and {}", deck, deck_of_dragon));
  const auto with = "With the data " + data + (mulligan ? " and new opening hands" : "");
  if (deck % 2 == 0 && deck_of_dragon % 2 == 0) {
    answer.title = with + " no draw finds a single card";
    set_proved(answer, parity.sat == Sat::unsat, Says::no, parity, answer.title);
    if (parity.sat == Sat::unsat)
      answer.always = {"stage = deal or stage = draw or p1.left != 1 and p2.left != 1"};
    rest_on(hold_cards(game), answer);
  } else {
    set_shown(answer, show_single_card(game), with + " a draw can find a single card");
  }
  answer.text = "It depends on one number alone: whether deck less opening hand is even.";
  return answer;
}

}  // namespace

auto can_a_deck_hold_a_single_card(const AskOptions& options) -> Answers {
  Answers answers;
  const auto parity = ask(parity_query(opening_cards), options.budget);
  for (const auto data : data_names()) {
    for (const auto mulligan : {Mulligan::off, Mulligan::on}) {
      answers.push_back(
          single_card(game_of({.mulligan = mulligan}, data), parity, std::string(data)));
    }
  }
  return answers;
}

auto how_many_icons_are_there(const AskOptions& /*options*/) -> Answers {
  Answers answers;
  const auto game = game_of();
  for (const auto side : {Side::dwarves, Side::dragon}) {
    const auto& deck = game.rules().deck(side);
    int one = 0;
    int two = 0;
    for (const auto& kind : deck) (kind.faces[1].icon == Icon::none ? one : two) += kind.copies;
    const auto name = drako::to_text(side);
    Answer answer{.aspect = name, .says = Says::value, .how = {How::counted, scope_of(game)}};
    answer.title =
        fmt::format("Of the cards of the {} {} show one icon and {} show two", name, one, two);
    answer.text = "The composition of the decks is a stand-in, not the published one.";
    answer.data = "stand-in";
    answer.clauses = {"play.one-icon"};
    for (std::size_t i = 1; i < icon_count; ++i) {
      const int cards = cards_showing(deck, static_cast<Icon>(i));
      if (cards == 0) continue;
      answer.fact("cards that show " + std::string(icon_names[i]), std::to_string(cards));
    }
    answers.push_back(std::move(answer));
  }
  return answers;
}

}  // namespace ruleproof::solver::drako_question
