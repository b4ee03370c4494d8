/// What cannot be avoided: arithmetic handed to Z3, and games for the exceptions.
#include <cstddef>
#include <optional>
#include <string>
#include <utility>
#include <variant>
#include <vector>

#include "model/core/finding.hpp"
#include "model/year_of_the_dragon/province.hpp"
#include "model/year_of_the_dragon/year_of_the_dragon.hpp"
#include "solver/questions/question.hpp"
#include "solver/questions/year_of_the_dragon/event_relations.hpp"
#include "solver/questions/year_of_the_dragon/questions.hpp"
#include "solver/questions/year_of_the_dragon/ruin.hpp"
#include "solver/smt/query.hpp"
#include "solver/smt/term.hpp"

namespace ruleproof::solver::year_of_the_dragon_question {
namespace {

using year_of_the_dragon::Event;
using year_of_the_dragon::Setup;
using year_of_the_dragon::State;
using year_of_the_dragon::Type;
using year_of_the_dragon::YearOfTheDragon;

auto game_of(int players) -> YearOfTheDragon {
  Setup setup;
  setup.players = players;
  return YearOfTheDragon::make(setup).value();
}

auto aspect_of(int players) -> std::string { return std::to_string(players) + "-players"; }

auto make_provinces(Query& query, int players) -> std::vector<Province<Term>> {
  std::vector<Province<Term>> all;
  for (int p = 1; p <= players; ++p) {
    const auto name = "p" + std::to_string(p) + ".";
    all.push_back({query.number(name + "persons", 0, 13), query.number(name + "helmets", 0, 26),
                   query.number(name + "young-healers", 0, 10),
                   query.number(name + "old-healers", 0, 10)});
  }
  return all;
}

/// A query about the players when an event comes, each of whom has a person.
auto event_query(const year_of_the_dragon::Rules& rules, std::string says,
                 std::vector<Province<Term>>& players) -> Query {
  Query query(std::move(says));
  const auto& tiles = rules.components.players[static_cast<std::size_t>(rules.players)];
  players = make_provinces(query, rules.players);
  query.require(can_be_there(players, tiles.divided_young, tiles.divided_old));
  for (const auto& player : players) query.require(player.persons >= Term(1));
  return query;
}

/// A game of two in which the first player has nobody, and the second a warrior.
auto show_mongols_for_nothing(const AskOptions& options) -> std::optional<Shown> {
  const auto game = game_of(2);
  const auto wanted = [&](const State& state) {
    return is_end_of(state, 5) && state.events[4] == Event::mongols &&
           state.players[0].palaces.empty() &&
           symbols(game.rules(), state.players[1], Type::warrior) > 0;
  };
  const auto moves = seek_ruin(game, "pptcmdftcmdf", wanted, options);
  if (!moves) return std::nullopt;
  // Nobody is released in the last round, which is that of the Mongols.
  auto state = game.start();
  for (const auto& move : *moves) {
    const bool release = std::holds_alternative<year_of_the_dragon::Release>(move);
    if (release && state.round == 5) return std::nullopt;
    state = game.apply(state, move).next;
  }
  return show(game, *moves, "a Mongol attack in round 5 that costs nobody a person", wanted);
}

}  // namespace

auto can_a_question_mark_find_no_tile(const AskOptions& options) -> Answers {
  Answers answers;
  for (int players = 2; players <= 5; ++players) {
    const auto game = game_of(players);
    const auto start = game.start();
    const int tiles = on_display(start);
    const int cards = start.players[0].hand.size();
    Query query("Can all piles be empty while somebody holds a card, with " +
                std::to_string(players) + " players?");
    Term left(tiles);
    Term held(0);
    for (int p = 1; p <= players; ++p) {
      const auto name = "p" + std::to_string(p) + ".";
      const auto drafted = query.number(name + "drafted", 0, 2);
      const auto played = query.number(name + "cards-played", 0, cards);
      left = display_after(left, drafted, played);
      held += Term(cards) - played;
    }
    query.require(held >= Term(1)).require(left <= Term(0));
    const auto reply = ask(query, options.budget);
    const bool proved = reply.sat == Sat::unsat;
    Answer answer{.aspect = aspect_of(players),
                  .says = proved ? Says::no : Says::unknown,
                  .how = proved ? How::proved : How::unknown};
    answer.title =
        proved ? "With " + std::to_string(players) + " players a question mark always finds a tile"
               : "It is not known whether a question mark always finds a tile";
    answer.data = game.rules().components.provenance;
    answer.clauses = {"person.wild"};
    answer.fact("relation of the proof", std::string(relation_tested));
    answer.smt2 = proved ? reply.smt : "";
    answer.fact("tiles on display before the draft", std::to_string(tiles))
        .fact("tiles left at the least when all cards are played",
              std::to_string(tiles - (players * (2 + cards))));
    answers.push_back(std::move(answer));
  }
  return answers;
}

auto does_every_mongol_attack_cost_a_person(const AskOptions& options) -> Answers {
  Answers answers;
  for (int players = 2; players <= 5; ++players) {
    const auto game = game_of(players);
    std::vector<Province<Term>> all;
    auto query = event_query(game.rules(),
                             "Can a Mongol attack cost nobody a person, with " +
                                 std::to_string(players) + " players of whom each has a person?",
                             all);
    query.require(taken_by_mongols(all) == Term(0));
    const auto reply = ask(query, options.budget);
    const bool proved = reply.sat == Sat::unsat;
    Answer answer{.aspect = aspect_of(players),
                  .says = proved ? Says::yes : Says::unknown,
                  .how = proved ? How::proved : How::unknown};
    answer.title = "With " + std::to_string(players) +
                   " players every Mongol attack costs somebody a person while each player has one";
    answer.text =
        "The exception: a player without persons has the fewest helmets, and nobody to lose; then "
        "an attack can cost nothing.";
    answer.data = game.rules().components.provenance;
    answer.clauses = {"event.mongols.fewest", "event.mongols.all-equal"};
    answer.fact("relation of the proof", std::string(relation_tested));
    answer.smt2 = proved ? reply.smt : "";
    if (players == 2) {
      if (auto shown = show_mongols_for_nothing(options)) {
        answer.shown.push_back(std::move(*shown));
        answer.fact("exception", "a game in which an attack costs nobody was found and replays");
      } else {
        answer.fact("exception", "no game was found");
      }
    }
    answers.push_back(std::move(answer));
  }
  return answers;
}

auto does_every_contagion_cost_a_person(const AskOptions& options) -> Answers {
  Answers answers;
  for (int players = 2; players <= 5; ++players) {
    const auto game = game_of(players);
    const auto& rules = game.rules();
    const int young = rules.facts(year_of_the_dragon::young(Type::healer)).symbols;
    const int printed = rules.facts(year_of_the_dragon::old(Type::healer)).symbols;
    Answer answer{.aspect = aspect_of(players)};
    answer.data = rules.components.provenance;
    answer.clauses = {"event.contagion.three", "event.contagion.mortars"};
    std::string by_mortars;
    for (int mortars = young + 1; mortars <= 6; ++mortars) {
      std::vector<Province<Term>> all;
      auto query =
          event_query(rules,
                      "Can a contagion cost nobody a person, with " + std::to_string(players) +
                          " players of whom each has a person, and " + std::to_string(mortars) +
                          " mortars on an old healer?",
                      all);
      query.require(taken_by_contagion(all, rules.components.contagion, young, mortars) == Term(0));
      const auto reply = ask(query, options.budget);
      by_mortars += (by_mortars.empty() ? "" : ", ") + std::to_string(mortars) + ": " +
                    (reply.sat == Sat::unsat ? "always"
                     : reply.sat == Sat::sat ? "the tiles would do for all"
                                             : "unknown");
      if (mortars != printed) continue;
      const bool proved = reply.sat == Sat::unsat;
      answer.says = proved ? Says::yes : Says::unknown;
      answer.how = proved ? How::proved : How::unknown;
      answer.fact("relation of the proof", std::string(relation_tested));
      answer.smt2 = proved ? reply.smt : "";
      answer.title = "With " + std::to_string(players) +
                     " players every contagion costs somebody "
                     "a person while each player has one" +
                     (proved ? "" : ": not known");
    }
    answer.text =
        "It takes three mortars to protect a player, and there are too few on all healers "
        "together.";
    answer.fact("by mortars on the old healer", by_mortars);
    answers.push_back(std::move(answer));
  }
  return answers;
}

auto what_is_the_least_score_at_a_festival_of_two(const AskOptions& options) -> Answers {
  Answers answers;
  for (const bool ranked : {false, true}) {
    const std::string reading = ranked ? "ranked" : "scores-nothing";
    Query query("Can one of two players score less at a festival, under festival-zero=" + reading +
                "?");
    const auto own = query.number("p1.fireworks", 0, 255);
    const auto other = query.number("p2.fireworks", 0, 255);
    const auto points = festival_of_two(own, other, ranked);
    const auto least = maximise(query, -points, options.budget);
    query.require(points < Term::number(least.best ? -*least.best : 0));
    const auto reply = ask(query, options.budget);
    const bool proved = least.best && reply.sat == Sat::unsat;
    Answer answer{.aspect = reading,
                  .says = proved ? Says::value : Says::unknown,
                  .how = proved ? How::proved : How::unknown};
    answer.title = "Under festival-zero=" + reading + " one of two players scores at least " +
                   (proved ? std::to_string(-*least.best) : "an unknown number of") +
                   " points at a festival";
    answer.data = "rulebook";
    answer.clauses = {"event.festival.none", "event.festival.points"};
    answer.fact("relation of the proof", std::string(relation_tested));
    answer.smt2 = proved ? reply.smt : "";
    answers.push_back(std::move(answer));
  }
  return answers;
}

}  // namespace ruleproof::solver::year_of_the_dragon_question
