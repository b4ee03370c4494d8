/// Every relation that is handed to the solver holds for what the model does, and formulas have the
/// values of the code that plays.
#include <array>
#include <cstddef>
#include <cstdint>
#include <string>
#include <vector>

#include <doctest/doctest.h>

#include "model/core/game.hpp"
#include "model/core/play.hpp"
#include "model/core/strength.hpp"
#include "model/sea_dragons/control.hpp"
#include "model/sea_dragons/missions.hpp"
#include "model/sea_dragons/payment.hpp"
#include "model/sea_dragons/pieces.hpp"
#include "model/sea_dragons/rules.hpp"
#include "model/sea_dragons/state.hpp"
#include "solver/questions/question.hpp"
#include "solver/questions/sea_dragons/games.hpp"
#include "solver/questions/sea_dragons/payment_query.hpp"
#include "solver/questions/sea_dragons/turn_relation.hpp"
#include "solver/smt/query.hpp"
#include "solver/smt/term.hpp"

namespace ruleproof::solver::sea_dragons_question {
namespace {

TEST_CASE("heads stay in step, a turn uses one, and a hand holds two cards when it begins") {
  for (int players = 2; players <= 5; ++players) {
    const auto game = game_of(players);
    for (std::uint64_t seed = 0; seed < 40; ++seed) {
      std::vector<int> then;
      int turns = 0;
      const auto end =
          play(game, Dice(seed), [&](const State&, const Move& move, const Step<State>& step) {
            const auto& next = step.next;
            if (next.stage != Stage::lay || is<Cash>(move)) return;
            std::vector<int> heads;
            heads.reserve(static_cast<std::size_t>(players));
            for (int p = 0; p < players; ++p) {
              heads.push_back(next.players[static_cast<std::size_t>(p)].heads);
            }
            CHECK(next.players[next.actor].hand.size() == hand_cards);
            CHECK(in_step(heads, next.actor));
            if (turns > 0) CHECK(heads == then);
            ++turns;
            then = heads_after(heads, next.actor);
          });
      CHECK(turns == turns_of(game));
      for (int p = 0; p < players; ++p) CHECK(end.players[static_cast<std::size_t>(p)].heads == 0);
    }
  }
}

TEST_CASE("premises that cannot be met prove nothing") {
  const Strength of_two{How::proved, scope_of(game_of(2))};
  Query fair;
  const auto number = fair.number("number", 0, 9);
  fair.require(Term(3) <= number);
  Answer proved;
  prove(proved, fair, number < Term(3), Says::no, "It is so", {}, of_two);
  CHECK(proved.how == How::proved);
  CHECK(proved.says == Says::no);
  CHECK(!proved.smt2.empty());
  Answer open;
  prove(open, fair, number < Term(4), Says::no, "It is so", {}, of_two);
  CHECK(open.how == How::unknown);
  fair.require(number < Term(2));
  Answer empty;
  prove(empty, fair, number < Term(3), Says::no, "It is so", {}, of_two);
  CHECK(empty.how == How::unknown);
  CHECK(empty.smt2.empty());
}

TEST_CASE("a formula of a payment has the value that the code has in play") {
  const auto game = game_of(2);
  Query query;
  const auto asked = any_mission(query, game);
  const auto purse = any_purse(query, game);
  Random random(7);
  for (unsigned bits = 0; bits < payment_readings; ++bits) {
    const auto reading = payment_reading(payment_rulings(bits));
    const auto formula = shortfall(reading, asked, purse);
    for (int i = 0; i < 1500; ++i) {
      Values values;
      std::array<int, payment_colours> mission{};
      Purse<int> held{};
      const auto pick = [&](const std::string& name, int most) {
        const int value = static_cast<int>(random.below(static_cast<std::uint64_t>(most) + 1));
        values[name] = value;
        return value;
      };
      for (std::size_t c = 0; c < payment_colours; ++c) {
        const std::string colour(ship_names[c]);
        mission[c] = pick(colour + "-asked", 3);
        held.tokens[c] = pick(colour + "-tokens", i % 2 == 0 ? 3 : 10);
        held.doubles[c] = pick("two-" + colour, 2);
      }
      held.any = pick("any-ship", 2);
      CHECK(evaluate(formula, values) == shortfall(reading, mission, held));
    }
  }
}

TEST_CASE("a payment takes at least as many ships as the mission asks") {
  for (unsigned bits = 0; bits < payment_readings; ++bits) {
    const auto game = game_of(2, payment_rulings(bits));
    Payment owned;
    for (std::size_t c = 0; c < ship_colours; ++c) {
      owned.tokens[static_cast<Ship>(c)] = 4;
      owned.doubles[static_cast<Ship>(c)] = 2;
    }
    owned.any = 2;
    int payments = 0;
    for (std::size_t m = 0; m < game.rules().components.missions.size(); ++m) {
      for_each_payment(game.rules(), static_cast<int>(m), owned, [&](const Payment& payment) {
        ++payments;
        const int ships = payment.tokens.size() + (2 * payment.doubles.size()) + payment.any;
        CHECK(ships >= game.rules().components.missions[m].ships.size());
      });
    }
    CHECK(payments > 100);
  }
}

TEST_CASE("a formula of control has the value that the code has in play") {
  Random random(3);
  for (std::size_t players = 2; players <= most_players; ++players) {
    for (int i = 0; i < 400; ++i) {
      std::array<Presence<Term>, most_players> formulas;
      std::array<Presence<int>, most_players> numbers{};
      Values values;
      for (std::size_t p = 0; p < players; ++p) {
        const auto who = std::to_string(p);
        numbers[p].dragons = static_cast<int>(random.below(4));
        numbers[p].pieces = static_cast<int>(random.below(4));
        numbers[p].ranks = numbers[p].dragons > 0 ? 1 : 0;
        values["d" + who] = numbers[p].dragons;
        values["p" + who] = numbers[p].pieces;
        formulas[p].dragons = Term::variable("d" + who, 0, 20);
        formulas[p].pieces = Term::variable("p" + who, 0, 49);
        formulas[p].ranks = select(Term(0) < formulas[p].dragons, Term(1), Term(0));
      }
      const int whirlpools = static_cast<int>(random.below(10));
      values["w"] = whirlpools;
      const auto free = Term::variable("w", 0, 9);
      for (std::size_t p = 0; p < players; ++p) {
        CHECK(evaluate(control_points(formulas, players, p, free), values) ==
              control_points(numbers, players, p, whirlpools));
      }
    }
  }
}

}  // namespace
}  // namespace ruleproof::solver::sea_dragons_question
