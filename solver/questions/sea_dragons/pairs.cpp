/// Whether it is ever useful to make a pair with an any-ship card, or of a ship that is itself made
/// of two. Where nothing limits pairs, colours can be looked at one by one, and every case of each
/// is; where one pair is allowed in a mission, Z3 looks at all colours together. Both by the code
/// that pays missions in play.
#include <algorithm>
#include <cstddef>
#include <string>

#include "model/core/strength.hpp"
#include "model/sea_dragons/missions.hpp"
#include "model/sea_dragons/payment.hpp"
#include "model/sea_dragons/pieces.hpp"
#include "solver/questions/question.hpp"
#include "solver/questions/sea_dragons/games.hpp"
#include "solver/questions/sea_dragons/payment_query.hpp"
#include "solver/questions/sea_dragons/questions.hpp"
#include "solver/smt/query.hpp"
#include "solver/smt/term.hpp"

namespace ruleproof::solver::sea_dragons_question {
namespace {

auto reading_of(unsigned bits) -> PaymentReading { return payment_reading(payment_rulings(bits)); }

/// Ships of a colour that are missing, less the pairs that it makes. While nothing limits pairs, a
/// mission is paid where these, of all colours together, are no more than the any-ship cards.
auto lack(const PaymentReading& reading, int asked, int tokens, int doubles) -> int {
  const int own = tokens + (2 * doubles);
  return std::max(0, asked - own) - pairs_of<int>(reading, tokens, doubles, std::min(asked, own));
}

/// What a token is worth, whatever is asked and owned of its colour.
struct Worth {
  bool of_one = true;  ///< one more makes up for one any-ship card at most
  bool of_two = true;  ///< two fewer lack one ship more at least
  int looked_at = 0;
};

/// Of every number of tokens that cards and pairs taken for tokens could make.
auto worth_of_tokens(const SeaDragons& game, const PaymentReading& reading) -> Worth {
  const auto all = all_ships(game);
  int asked_at_most = 0;
  for (const auto& mission : game.rules().components.missions) {
    asked_at_most = std::max(asked_at_most, mission.ships.size());
  }
  int doubles_at_most = 0;
  for (std::size_t c = 0; c < ship_colours; ++c) {
    doubles_at_most = std::max<int>(doubles_at_most, all.doubles[static_cast<Ship>(c)]);
  }
  Worth worth;
  for (int asked = 0; asked <= asked_at_most; ++asked) {
    for (int doubles = 0; doubles <= doubles_at_most; ++doubles) {
      for (int tokens = 0; tokens <= all.tokens.size() + all.any; ++tokens) {
        const int now = lack(reading, asked, tokens, doubles);
        ++worth.looked_at;
        worth.of_one &= lack(reading, asked, tokens + 1, doubles) >= now - 1;
        worth.of_two &= tokens < 2 || lack(reading, asked, tokens - 2, doubles) > now;
      }
    }
  }
  return worth;
}

/// Says no, counted, if nothing that was looked at is against it.
auto settle(Answer& answer, const Worth& worth, bool holds, const std::string& title,
            const Scope& scope) -> void {
  answer.title = holds ? title : "It is not known whether this holds: " + title;
  answer.fact("cases of a colour, all looked at", std::to_string(worth.looked_at));
  if (!holds) return;
  answer.says = Says::no;
  answer.how = {How::counted, scope};
}

/// The same where one pair is allowed, of which colours share the use.
auto prove_of_one_pair(Answer& answer, const SeaDragons& game, const PaymentReading& reading,
                       const std::string& title, const Scope& scope, const AskOptions& options)
    -> void {
  Query query("Does an any-ship card, taken for a token, pay what it does not pay as a card?");
  const auto asked = any_mission(query, game);
  const auto purse = any_purse(query, game);
  auto as_token = purse;
  const auto colour = query.number("colour-of-the-card", 0, payment_colours - 1);
  for (std::size_t c = 0; c < payment_colours; ++c) {
    const Term chosen(static_cast<int>(c));
    as_token.tokens[c] = purse.tokens[c] + select(colour == chosen, Term(1), Term(0));
  }
  as_token.any = purse.any - Term(1);
  query.require(Term(1) <= purse.any);
  query.require(can_pay(reading, asked, as_token));
  prove(answer, query, !can_pay(reading, asked, purse), Says::no, title, options,
        {How::proved, scope});
}

auto pair_an_any_ship_card(const SeaDragons& game, unsigned bits, const AskOptions& options)
    -> Answer {
  Answer answer{.aspect = "any-ship/" + payment_name(bits),
                .data = data_of(game),
                .clauses = {"mission.substitute", "reef.any-ship"}};
  const auto title =
      "An any-ship card is never worth more in a pair than alone, under " + payment_name(bits);
  const auto scope = payment_scope(game, bits, bits);
  if (reading_of(bits).once) {
    prove_of_one_pair(answer, game, reading_of(bits), title, scope, options);
  } else {
    const auto worth = worth_of_tokens(game, reading_of(bits));
    settle(answer, worth, worth.of_one, title, scope);
  }
  answer.text =
      "One card is taken for a token, which may then be half of a pair; what holds for one card "
      "holds for several, one after the other. For every mission of no more ships than a printed "
      "one asks, and every purse of what there is.";
  return answer;
}

/// Only under readings that allow a second substitution in one mission.
auto nest_substitutions(const SeaDragons& game, unsigned bits) -> Answer {
  Answer answer{.aspect = "nested/" + payment_name(bits),
                .text =
                    "Two tokens are taken for one of another colour: the first colour lacks one "
                    "more at least, the other one fewer at most. What holds for one such token "
                    "holds for several, one after the other. Under substitution=once a nested "
                    "substitution is a second one, and forbidden.",
                .data = data_of(game),
                .clauses = {"mission.substitute"}};
  const auto worth = worth_of_tokens(game, reading_of(bits));
  settle(
      answer, worth, worth.of_one && worth.of_two,
      "A ship made of two is never worth more as half of another pair, under " + payment_name(bits),
      payment_scope(game, bits, bits));
  return answer;
}

}  // namespace

auto is_it_useful_to_pair_an_any_ship_card(const AskOptions& options) -> Answers {
  const auto game = any_game_for(options);
  Answers answers;
  for (unsigned bits = 0; bits < payment_readings; ++bits) {
    answers.push_back(pair_an_any_ship_card(game, bits, options));
  }
  for (unsigned bits = 0; bits < payment_readings; bits += 2) {
    answers.push_back(nest_substitutions(game, bits));
  }
  return answers;
}

}  // namespace ruleproof::solver::sea_dragons_question
