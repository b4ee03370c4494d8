/// Which ships pay which mission under each reading, and where the readings part.
#include <algorithm>
#include <array>
#include <string>

#include "solver/questions/sea_dragons/payment_query.hpp"
#include "solver/questions/sea_dragons/questions.hpp"

namespace ruleproof::solver::sea_dragons_question {
namespace {

using namespace sea_dragons;  // NOLINT(google-build-using-namespace): ships, reefs, moves

/// Everything that there is to pay with.
auto all_ships(const SeaDragons& game) -> Payment {
  const auto& all = game.rules().components;
  Payment owned{.tokens = all.ships, .doubles = {}, .any = all.reefs[Reef::any_ship]};
  for (std::size_t c = 0; c < ship_colours; ++c) {
    const auto colour = static_cast<Ship>(c);
    owned.doubles[colour] = all.reefs[double_of(colour)];
  }
  return owned;
}

/// What Z3 chose, as a purse and as a mission of the data.
auto purse_in(const Values& values) -> Payment {
  Payment purse;
  const auto number = [&](const std::string& name) {
    return static_cast<std::uint8_t>(values.at(name));
  };
  for (std::size_t c = 0; c < ship_colours; ++c) {
    const std::string name(ship_names[c]);
    purse.tokens[static_cast<Ship>(c)] = number(name + "-tokens");
    purse.doubles[static_cast<Ship>(c)] = number("two-" + name);
  }
  purse.any = number("any-ship");
  return purse;
}

auto mission_in(const SeaDragons& game, const Values& values) -> int {
  const auto& missions = game.rules().components.missions;
  for (std::size_t m = 0; m < missions.size(); ++m) {
    bool same = true;
    for (std::size_t c = 0; c < ship_colours; ++c) {
      same = same && values.at(std::string(ship_names[c]) + "-asked") ==
                         missions[m].ships[static_cast<Ship>(c)];
    }
    if (same) return static_cast<int>(m);
  }
  return -1;
}

/// A position in which the first player may complete that mission with that purse.
auto position_with(int mission, const Payment& purse) -> std::string {
  Reefs reefs;
  for (std::size_t c = 0; c < ship_colours; ++c) {
    reefs[double_of(static_cast<Ship>(c))] = purse.doubles[static_cast<Ship>(c)];
  }
  reefs[Reef::any_ship] = purse.any;
  return "stage=mission p1.ships=" + to_text(purse.tokens) + " p1.reefs=" + to_text(reefs) +
         " offers=" + std::to_string(mission + 1);
}

auto completions(const SeaDragons& game, const State& state) -> Line {
  MoveList<Move> list;
  moves(game, state, list);
  std::erase_if(list, [](const Move& move) { return !is<Complete>(move); });
  return list;
}

/// The position under both readings: paid under one, not under the other.
auto show_separator(Answer& answer, unsigned wide, unsigned narrow, const Values& values) -> void {
  const auto pays = game_of(2, payment_rulings(wide));
  const auto fails = game_of(2, payment_rulings(narrow));
  const auto text = position_with(mission_in(pays, values), purse_in(values));
  const auto one = pays.read_position(text);
  const auto other = fails.read_position(text);
  if (!one || !other) return;
  const auto ways = completions(pays, *one);
  answer.fact("position", text);
  if (ways.empty()) return;
  answer.shown.push_back(show_from(pays, *one, std::span(ways).first(1),
                                   "paid under " + payment_name(wide),
                                   [](const State& state) { return state.completed; }));
  answer.shown.push_back(
      show_from(fails, *other, std::span<const Move>(), "not paid under " + payment_name(narrow),
                [&](const State& state) { return completions(fails, state).empty(); }));
}

/// Two readings that differ in one ruling: `narrow` has the bit, `wide` has not.
auto part(unsigned wide, unsigned narrow, const AskOptions& options, Answers& answers) -> void {
  const auto game = game_of(2);
  const auto reading = [](unsigned bits) { return payment_reading(payment_rulings(bits)); };
  const auto pair = payment_name(wide) + "-or-" + payment_name(narrow);

  Query more("Does the narrower reading pay what the wider one does not?");
  const auto asked = any_mission(more, game);
  const auto purse = any_purse(more, game);
  more.require(can_pay(reading(narrow), asked, purse));
  Answer never{.aspect = pair + "/never-more"};
  const auto reply = prove(never, more, !can_pay(reading(wide), asked, purse), Says::no, options);
  never.title =
      never.says == Says::no
          ? "What pays under " + payment_name(narrow) + " also pays under " + payment_name(wide)
          : "Whether " + payment_name(narrow) + " ever pays more than " + payment_name(wide) +
                " is not known";
  if (reply.sat == Sat::sat) {
    never.says = Says::yes;
    never.how = How::replayed;
    never.title = payment_name(narrow) + " can pay what " + payment_name(wide) + " does not";
  }

  Query apart("Where does the wider reading pay a printed mission, and the narrower one not?");
  const auto printed = any_mission(apart, game);
  const auto held = any_purse(apart, game);
  apart.require(is_printed(game, printed));
  apart.require(can_pay(reading(wide), printed, held));
  apart.require(!can_pay(reading(narrow), printed, held));
  const auto best = maximise(apart, Term(0) - things_in(held), options.budget);
  Answer separator{.aspect = pair + "/separator"};
  if (best.best) {
    separator.says = Says::yes;
    separator.how = best.proved ? How::proved : How::replayed;
    separator.title = payment_name(wide) + " pays a printed mission with " +
                      std::to_string(-*best.best) + " tokens and cards where " +
                      payment_name(narrow) + " does not" +
                      (best.proved ? ", and with fewer they agree" : "");
    if (best.proved) separator.smt2 = best.proof.smt;
    show_separator(separator, wide, narrow, best.witness.values);
    if (!replays(separator)) separator.how = How::unknown;
  } else if (best.proved) {
    separator.says = Says::no;
    separator.how = How::proved;
    separator.title =
        payment_name(wide) + " and " + payment_name(narrow) + " agree on every printed mission";
    separator.smt2 = best.proof.smt;
  } else {
    separator.title = "It is not known whether " + payment_name(wide) + " and " +
                      payment_name(narrow) + " ever differ";
  }
  never.data = separator.data = data_of(game);
  never.clauses = separator.clauses = {"mission.pay", "mission.substitute", "reef.two-ships"};
  answers.push_back(std::move(never));
  answers.push_back(std::move(separator));
}

}  // namespace

auto where_do_the_readings_of_payment_part(const AskOptions& options) -> Answers {
  Answers answers;
  for (unsigned wide = 0; wide < payment_readings; ++wide) {
    for (const unsigned bit : {1U, 2U, 4U}) {
      if ((wide & bit) == 0) part(wide, wide | bit, options, answers);
    }
  }
  return answers;
}

auto which_ships_pay_a_mission(const AskOptions& /*options*/) -> Answers {
  Answers answers;
  for (unsigned bits = 0; bits < payment_readings; ++bits) {
    const auto game = game_of(2, payment_rulings(bits));
    const auto owned = all_ships(game);
    Answer answer{.aspect = payment_name(bits), .says = Says::value, .how = How::counted};
    int all = 0;
    const auto& missions = game.rules().components.missions;
    for (std::size_t m = 0; m < missions.size(); ++m) {
      int ways = 0;
      for_each_payment(game.rules(), static_cast<int>(m), owned, [&](const Payment&) { ++ways; });
      answer.fact("mission " + std::to_string(m + 1) + ", " + to_text(missions[m].ships),
                  std::to_string(ways) + " payments");
      all += ways;
    }
    answer.title = "Under " + payment_name(bits) + ", " + std::to_string(all) +
                   " payments pay one of the " + std::to_string(missions.size()) +
                   " missions with nothing to spare";
    answer.text =
        "Of all ship tokens, cards with two ships and any-ship cards that there are; a payment of "
        "which something could be left out is not counted.";
    answer.data = data_of(game);
    answer.clauses = {"mission.pay", "mission.substitute", "reef.two-ships", "reef.any-ship"};
    answers.push_back(std::move(answer));
  }
  return answers;
}

auto is_it_useful_to_pair_an_any_ship_card(const AskOptions& options) -> Answers {
  Answers answers;
  const auto game = game_of(2);
  for (unsigned bits = 0; bits < payment_readings; ++bits) {
    const auto reading = payment_reading(payment_rulings(bits));
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
    Answer answer{.aspect = "any-ship/" + payment_name(bits)};
    prove(answer, query, !can_pay(reading, asked, purse), Says::no, options);
    answer.title = answer.says == Says::no
                       ? "An any-ship card is never worth more in a pair than alone, under " +
                             payment_name(bits)
                       : "Whether an any-ship card can be worth more in a pair is not known";
    answer.text =
        "One card is taken for a token, which may then be half of a pair; what holds for one card "
        "holds for several, one after the other. For every mission of no more ships than a printed "
        "one asks, and every purse of what there is.";
    answer.data = data_of(game);
    answer.clauses = {"mission.substitute", "reef.any-ship"};
    answers.push_back(std::move(answer));
  }
  Query query("Do two ships, made one of another colour, pay what they do not pay otherwise?");
  const auto asked = any_mission(query, game);
  const auto purse = any_purse(query, game);
  const auto from = query.number("colour-given", 0, payment_colours - 1);
  const auto to = query.number("colour-made", 0, payment_colours - 1);
  auto nested = purse;
  for (std::size_t c = 0; c < payment_colours; ++c) {
    const Term colour(static_cast<int>(c));
    const Term given = select(from == colour, Term(2), Term(0));
    nested.tokens[c] = purse.tokens[c] - given + select(to == colour, Term(1), Term(0));
    query.require(given <= purse.tokens[c]);
  }
  query.require(from != to);
  query.require(can_pay({}, asked, nested));
  Answer answer{.aspect = "nested"};
  prove(answer, query, !can_pay({}, asked, purse), Says::no, options);
  answer.title = answer.says == Says::no
                     ? "A ship made of two is never worth more as half of another pair"
                     : "Whether nesting substitutions can be useful is not known";
  answer.text = "Under substitution=once a nested substitution is a second one, and forbidden.";
  answer.data = data_of(game);
  answer.clauses = {"mission.substitute"};
  answers.push_back(std::move(answer));
  return answers;
}

}  // namespace ruleproof::solver::sea_dragons_question
