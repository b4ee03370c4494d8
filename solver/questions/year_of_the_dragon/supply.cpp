/// Can the printed pieces run out, and in which round first? From below by Z3 on a relation that
/// allows more than the rules; from above by a game.
#include <algorithm>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include "model/core/finding.hpp"
#include "model/year_of_the_dragon/year_of_the_dragon.hpp"
#include "solver/questions/question.hpp"
#include "solver/questions/year_of_the_dragon/questions.hpp"
#include "solver/questions/year_of_the_dragon/supply_relation.hpp"
#include "solver/questions/year_of_the_dragon/supply_search.hpp"
#include "solver/smt/query.hpp"

namespace ruleproof::solver {
namespace {

using year_of_the_dragon::months;
using year_of_the_dragon::Setup;
using year_of_the_dragon::State;
using year_of_the_dragon::YearOfTheDragon;

/// What is proved: no shortage in the first rounds.
struct Below {
  int safe_rounds = 0;
  Reply proof;  ///< of the last of them
};

auto bound_below(const Stock& stock, const StockFacts& facts, const AskOptions& options) -> Below {
  Below below;
  while (below.safe_rounds < months) {
    auto reply = ask(shortage_query(stock, facts, below.safe_rounds + 1), options.budget);
    if (reply.sat != Sat::unsat) break;
    ++below.safe_rounds;
    below.proof = std::move(reply);
  }
  return below;
}

auto in_words(int round) -> std::string { return "round " + std::to_string(round); }

auto ask_for(const YearOfTheDragon& game, const Stock& stock, const AskOptions& options) -> Answer {
  const auto& rules = game.rules();
  const auto players = std::to_string(rules.players) + " players";
  const auto below = bound_below(stock, facts_of(rules, stock), options);
  Answer answer{.aspect = std::to_string(rules.players) + "-players"};
  answer.data = rules.components.provenance;
  answer.clauses = {"supply.unlimited"};
  answer.smt2 = below.proof.smt;
  const auto proved = below.safe_rounds == 0
                          ? std::string("nothing")
                          : "not in rounds 1 to " + std::to_string(below.safe_rounds);
  answer.fact("printed", std::to_string(stock.printed))
      .fact("proved", proved)
      .fact("relation of the proof", std::string(relation_tested));
  for (int round = below.safe_rounds + 1; round <= months && answer.shown.empty(); ++round) {
    const auto moves = seek_shortage(game, stock, round, options);
    if (!moves) continue;
    const auto claim = [&](const State& state) {
      return total_held(stock, rules, state) > stock.printed && state.round == round;
    };
    answer.shown.push_back(show(game, *moves,
                                players + " hold more than " + std::to_string(stock.printed) + " " +
                                    std::string(stock.name) + " in " + in_words(round),
                                claim));
    answer.fact("a game was found in", in_words(round));
    answer.says = Says::yes;
    const bool tight = round == below.safe_rounds + 1;
    answer.how = tight ? How::proved : How::bounded;
    answer.title = "With " + players + " the " + std::to_string(stock.printed) + " " +
                   std::string(stock.name) + " can run out, first in " +
                   (tight ? in_words(round)
                          : "one of rounds " + std::to_string(below.safe_rounds + 1) + " to " +
                                std::to_string(round));
    if (!tight) {
      answer.bound = "proved not before " + in_words(below.safe_rounds + 1) +
                     "; the earliest game found is in " + in_words(round);
    }
  }
  if (answer.shown.empty()) {
    const bool never = below.safe_rounds == months;
    answer.says = never ? Says::no : Says::unknown;
    answer.how = never ? How::proved : How::bounded;
    answer.title = "With " + players + " the " + std::to_string(stock.printed) + " " +
                   std::string(stock.name) +
                   (never ? " never run out"
                          : " do not run out before " + in_words(below.safe_rounds + 1) +
                                "; whether they ever do is not known");
    if (!never) answer.bound = "proved for rounds 1 to " + std::to_string(below.safe_rounds);
  }
  answer.text =
      "All play together, and chance helps. The bound from below holds for every game: the solver "
      "is given a relation that allows more than the rules do.";
  return answer;
}

}  // namespace

auto when_can_the_pieces_run_out(std::string_view stock, const AskOptions& options)
    -> std::vector<Answer> {
  std::vector<Answer> answers;
  for (int players = 2; players <= 5; ++players) {
    Setup setup;
    setup.players = players;
    const auto game = YearOfTheDragon::make(setup).value();
    const auto all = stocks(game.rules());
    answers.push_back(ask_for(game, *std::ranges::find(all, stock, &Stock::id), options));
  }
  return answers;
}

namespace year_of_the_dragon_question {

auto can_the_floors_run_out(const AskOptions& options) -> Answers {
  return when_can_the_pieces_run_out("floors", options);
}
auto can_the_money_run_out(const AskOptions& options) -> Answers {
  return when_can_the_pieces_run_out("money", options);
}
auto can_the_rice_run_out(const AskOptions& options) -> Answers {
  return when_can_the_pieces_run_out("rice", options);
}
auto can_the_fireworks_run_out(const AskOptions& options) -> Answers {
  return when_can_the_pieces_run_out("fireworks", options);
}
auto can_the_small_privileges_run_out(const AskOptions& options) -> Answers {
  return when_can_the_pieces_run_out("small-privileges", options);
}
auto can_the_large_privileges_run_out(const AskOptions& options) -> Answers {
  return when_can_the_pieces_run_out("large-privileges", options);
}

}  // namespace year_of_the_dragon_question
}  // namespace ruleproof::solver
