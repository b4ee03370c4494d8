/// Which ships pay which mission under each of the eight readings of payment: all payments counted,
/// and where two readings part proved by Z3, over every purse of what there is and every mission of
/// no more ships than a printed one asks. The formulas are the code that pays missions in play. The
/// smallest purse that parts two readings is shown as a position under both.
#include <cstddef>
#include <cstdint>
#include <utility>
#include <vector>

#include "model/core/game.hpp"
#include "model/core/strength.hpp"
#include "model/sea_dragons/missions.hpp"
#include "model/sea_dragons/payment.hpp"
#include "model/sea_dragons/pieces.hpp"
#include "model/sea_dragons/state.hpp"
#include "solver/questions/question.hpp"
#include "solver/questions/sea_dragons/games.hpp"
#include "solver/questions/sea_dragons/payment_query.hpp"
#include "solver/questions/sea_dragons/questions.hpp"
#include "solver/smt/query.hpp"
#include "solver/smt/term.hpp"

namespace ruleproof::solver::sea_dragons_question {
namespace {

auto reading_of(unsigned bits) -> PaymentReading { return payment_reading(payment_rulings(bits)); }

/// A mission and a purse of what there is, of which Z3 chooses.
struct Unknown {
  Query query;
  AnyMission asked;
  AnyPurse purse;
  Unknown(const char* says, const SeaDragons& game)
      : query(says), asked(any_mission(query, game)), purse(any_purse(query, game)) {}
};

auto things_in(const AnyPurse& purse) -> Term {
  Term all = purse.any;
  for (std::size_t c = 0; c < payment_colours; ++c) all += purse.tokens[c] + purse.doubles[c];
  return all;
}

auto is_printed(const SeaDragons& game, const AnyMission& asked) -> Truth {
  Truth printed = false;
  for (const auto& mission : game.rules().components.missions) {
    printed = printed || asks(asked, mission.ships);
  }
  return printed;
}

/// A position in which the first player may complete the mission with the purse that Z3 chose.
auto position_of(const SeaDragons& game, const Unknown& chosen, const Values& values)
    -> std::string {
  const auto number = [&](const Term& term) {
    return static_cast<std::uint8_t>(evaluate(term, values));
  };
  Ships tokens;
  Reefs reefs;
  for (std::size_t c = 0; c < ship_colours; ++c) {
    tokens[static_cast<Ship>(c)] = number(chosen.purse.tokens[c]);
    reefs[double_of(static_cast<Ship>(c))] = number(chosen.purse.doubles[c]);
  }
  reefs[Reef::any_ship] = number(chosen.purse.any);
  int mission = 1;
  while (!evaluate(asks(chosen.asked, game.rules().mission(mission - 1).ships), values)) ++mission;
  return fmt::format("stage=mission p1.ships={} p1.reefs={} offers={}", to_text(tokens),
                     to_text(reefs), mission);
}

auto completions(const SeaDragons& game, const State& state) -> Line {
  MoveList<Move> list;
  moves(game, state, list);
  std::erase_if(list, [](const Move& move) { return !is<Complete>(move); });
  return list;
}

/// The position under both readings: paid under one, not under the other.
auto show_separator(Answer& answer, unsigned wide, unsigned narrow, const std::string& position)
    -> void {
  const auto pays = game_of(2, payment_rulings(wide));
  const auto fails = game_of(2, payment_rulings(narrow));
  const auto start = pays.read_position(position).value();
  auto line = completions(pays, start);
  line.resize(1);  // without one the record does not replay
  answer.fact("position", position);
  answer.shown = {
      show_from(pays, start, line, "paid under " + payment_name(wide), "completed = 1"),
      show_from(fails, fails.read_position(position).value(), {},
                "not paid under " + payment_name(narrow), is_illegal(fails, start, line.front()),
                [&](const State& state) { return completions(fails, state).empty(); })};
}

auto never_more(const SeaDragons& game, unsigned wide, unsigned narrow, const AskOptions& options)
    -> Answer {
  Unknown any("Does the narrower reading pay what the wider one does not?", game);
  any.query.require(can_pay(reading_of(narrow), any.asked, any.purse));
  Answer answer;
  prove(answer, any.query, !can_pay(reading_of(wide), any.asked, any.purse), Says::no,
        fmt::format("What pays under {} also pays under {}", payment_name(narrow),
                    payment_name(wide)),
        options, {How::proved, payment_scope(game, wide, narrow)});
  answer.aspect = "never-more";
  return answer;
}

auto separator(const SeaDragons& game, unsigned wide, unsigned narrow, const AskOptions& options)
    -> Answer {
  Unknown any("Where does the wider reading pay a printed mission, and the narrower one not?",
              game);
  any.query.require(is_printed(game, any.asked));
  any.query.require(can_pay(reading_of(wide), any.asked, any.purse));
  any.query.require(!can_pay(reading_of(narrow), any.asked, any.purse));
  const auto best = maximise(any.query, Term(0) - things_in(any.purse), options.budget);
  Answer answer{.aspect = "separator", .smt2 = best.proved ? best.proof.smt : ""};
  const auto one = payment_name(wide);
  const auto other = payment_name(narrow);
  if (best.best) {
    answer.says = Says::yes;
    answer.how = {best.proved ? How::proved : How::replayed, payment_scope(game, wide, narrow)};
    answer.title =
        fmt::format("{} pays a printed mission with {} tokens and cards where {} does not{}", one,
                    -*best.best, other, best.proved ? ", and with fewer they agree" : "");
    show_separator(answer, wide, narrow, position_of(game, any, best.witness.values));
  } else if (best.proved) {
    answer.says = Says::no;
    answer.how = {How::proved, payment_scope(game, wide, narrow)};
    answer.title = fmt::format("{} and {} agree on every printed mission", one, other);
  } else {
    answer.title = fmt::format("It is not known whether {} and {} ever differ", one, other);
  }
  return answer;
}

}  // namespace

auto where_do_the_readings_of_payment_part(const AskOptions& options) -> Answers {
  const auto game = any_game_for(options);
  Answers answers;
  for (unsigned wide = 0; wide < payment_readings; ++wide) {
    for (const unsigned bit : {1U, 2U, 4U}) {
      if ((wide & bit) != 0) continue;
      for (const auto part : {never_more, separator}) {
        auto answer = part(game, wide, wide | bit, options);
        answer.aspect =
            fmt::format("{}-or-{}/{}", payment_name(wide), payment_name(wide | bit), answer.aspect);
        answer.data = data_of(game);
        answer.clauses = {"mission.pay", "mission.substitute", "reef.two-ships"};
        answers.push_back(std::move(answer));
      }
    }
  }
  return answers;
}

auto which_ships_pay_a_mission(const AskOptions& options) -> Answers {
  Answers answers;
  const auto others = apart_from(options, {"substitution", "double-as-pair", "double-mix"});
  for (unsigned bits = 0; bits < payment_readings; ++bits) {
    const auto game = any_game_for(others, payment_rulings(bits));
    const auto& missions = game.rules().components.missions;
    Answer answer{
        .aspect = payment_name(bits),
        .says = Says::value,
        .how = {How::counted, payment_scope(game, bits, bits)},
        .data = data_of(game),
        .clauses = {"mission.pay", "mission.substitute", "reef.two-ships", "reef.any-ship"}};
    int all = 0;
    for (std::size_t m = 0; m < missions.size(); ++m) {
      int ways = 0;
      for_each_payment(game.rules(), static_cast<int>(m), all_ships(game),
                       [&](const Payment&) { ++ways; });
      answer.fact(fmt::format("mission {}, {}", m + 1, to_text(missions[m].ships)),
                  fmt::format("{} payments", ways));
      all += ways;
    }
    answer.title = fmt::format("Under {}, the {} missions have {} payments with nothing to spare",
                               payment_name(bits), missions.size(), all);
    answer.text =
        "Of all ship tokens, cards with two ships and any-ship cards that there are; a payment of "
        "which something could be left out is not counted, and one that pays several missions is "
        "counted for each.";
    answers.push_back(std::move(answer));
  }
  return answers;
}

}  // namespace ruleproof::solver::sea_dragons_question
