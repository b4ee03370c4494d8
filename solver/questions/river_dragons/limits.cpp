/// The limit of three planks on a support: whether it can bind, and how many neighbours it leaves.
#include <bit>
#include <string>

#include "model/river_dragons/moving.hpp"
#include "model/river_dragons/rules/clauses.hpp"
#include "solver/questions/river_dragons/course.hpp"
#include "solver/questions/river_dragons/load_relation.hpp"
#include "solver/questions/river_dragons/questions.hpp"

namespace ruleproof::solver::river_dragons_question {
namespace {

using namespace river_dragons;  // NOLINT(google-build-using-namespace): planks and sites

auto three_on_a_stone(const RiverDragons& game) -> Course {
  Course course(game);
  const Plan pink = {Card::stone1, Card::plank2, Card::plank1, Card::jump, Card::move1};
  const Plan black = {Card::jump, Card::stone1, Card::stone2, Card::plank1, Card::remove};
  course.plan(std::vector<Plan>{pink, black});
  for (const auto* move :
       {"stone T1", "fall", "choose pink 3", "lay pink 3 pink T1", "choose pink 4",
        "lay pink 4 T1 black", "stone T2", "choose pink 5", "lay pink 5 T1 black", "stone T3",
        "stone T4", "fall", "choose black 6"}) {
    course.does(move);
  }
  return course;
}

/// A plank between two stones that bear two more planks each.
auto four_neighbours(const RiverDragons& game) -> Course {
  Course course(game);
  const Plan pink = {Card::stone2, Card::stone1, Card::plank2, Card::plank1, Card::jump};
  const Plan black = {Card::stone2, Card::jump, Card::move1, Card::plank2, Card::move2};
  return course.round(
      std::vector<Plan>{pink, black},
      {"stone T1", "stone T2", "stone T3", "stone T5", "stone T6", "choose pink 1",
       "lay pink 1 T1 T2", "choose pink 2", "lay pink 2 T1 T5", "choose pink 3", "lay pink 3 T1 T6",
       "choose black 2", "lay black 2 T2 T3", "choose black 1", "lay black 1 pink T2"});
}

auto neighbours_of(const RiverDragons& game, const State& state, PlankName plank) -> int {
  const auto near = neighbours(game.rules(), state, Bridges(game.rules(), state), Stand::on(plank));
  return std::popcount(near.planks);
}

/// Ends of all planks against what all sites bear.
struct Capacity {
  int ends = 0;
  int room = 0;
};
auto capacity(const RiverDragons& game) -> Capacity {
  const auto& rules = game.rules();
  const auto sites =
      static_cast<int>(rules.components.islets.size()) + std::popcount(rules.villages);
  return {.ends = 2 * rules.players * static_cast<int>(plank_sizes), .room = most_load * sites};
}

struct Ends {
  const char* aspect;
  const char* text;
  int first;  ///< 1 if planks are adjacent over this end, else 0
  int second;
};

}  // namespace

auto does_the_limit_of_three_bind(const AskOptions& /*options*/) -> Answers {
  Answer whole{.aspect = "whole-board", .says = Says::no, .how = How::counted};
  for (int players = 2; players <= static_cast<int>(most_players); ++players) {
    const auto [ends, room] = capacity(game_of(players));
    if (ends >= room) whole.says = Says::unknown;
    whole.fact(std::to_string(players) + " players: ends of planks, and room for them",
               std::to_string(ends) + " of " + std::to_string(room));
  }
  whole.title = whole.says == Says::no
                    ? "The limit of three planks on a support never binds on the whole board"
                    : "The limit of three planks on a support may bind on the whole board";
  whole.text =
      "All planks in play together have fewer ends than islets and villages have room for, "
      "where a plank rests on its ends only.";
  whole.data = "rulebook, public source; any board of 27 islets and six villages";
  whole.clauses = {"plank.three", "pieces.count"};
  const auto toy = game_of(2, "toy");
  Answer local{.aspect = "one-support", .says = Says::yes, .how = How::replayed};
  local.title = "The limit of three planks binds at a single stone";
  local.shown.push_back(
      shown(toy, three_on_a_stone(toy), "T1 bears three planks, and a fourth would reach it",
            [&](const State& state) {
              const auto t1 = islet(0);
              const auto verdict =
                  toy.judge(state, LayPlank{plank_name(1, 6), village(Colour::black), t1});
              return (Bridges(toy.rules(), state).full() & bit(t1)) != 0 && !verdict &&
                     verdict.why() == "plank.three"_c;
            }));
  if (!replays(local)) local.how = How::unknown;
  local.data = data_of(toy);
  local.clauses = {"plank.three"};
  return {whole, local};
}

auto how_many_neighbours_can_a_plank_have(const AskOptions& options) -> Answers {
  constexpr auto kinds = std::to_array<Ends>({
      {"two-stones", "on two stones", 1, 1},
      {"village-and-stone", "on a village and a stone", 0, 1},
      {"village-and-stone-direct", "on a village and a stone, under village-adjacent=direct", 1, 1},
  });
  Answers answers;
  for (const auto& kind : kinds) {
    Query query("How many planks can be adjacent to one " + std::string(kind.text) + "?");
    const auto load = [&](const char* name) { return query.number(name, 1, most_load); };
    const auto first = load("planks-on-the-first-end");
    const auto second = load("planks-on-the-second-end");
    const auto both = query.number("others-on-both-ends", 0, most_load - 1);
    query.require(loads_agree(first, second, both));
    const auto count = adjacent_planks(first, second, both, Term(kind.first), Term(kind.second));
    const auto most = maximise(query, count, options.budget);
    // Asked again as a question of its own, so that there is a text for another solver.
    query.require(count > Term::number(most.best.value_or(0)));
    const auto more = ask(query, options.budget);
    Answer answer{.aspect = kind.aspect};
    answer.data = any_board;
    answer.clauses = {"plank.three", "move.one"};
    answer.fact("relation of the proof", std::string(relation_tested));
    if (!most.best || more.sat != Sat::unsat) {
      answer.title =
          "It is not known how many planks can be adjacent to one " + std::string(kind.text);
    } else {
      answer.says = Says::value;
      answer.how = How::proved;
      answer.title = "At most " + std::to_string(*most.best) + " planks are adjacent to one " +
                     std::string(kind.text);
      answer.text =
          "Where a plank rests on its ends only; further supports by a ruling add two each.";
      answer.smt2 = more.smt;
    }
    if (kind.first + kind.second == 2 && std::string_view(kind.aspect) == "two-stones") {
      const auto toy = game_of(2, "toy");
      answer.shown.push_back(
          shown(toy, four_neighbours(toy), "four planks around one, on the toy board",
                [&](const State& state) {
                  return neighbours_of(toy, state, plank_name(0, 1)) == most.best;
                }));
    }
    answers.push_back(std::move(answer));
  }
  return answers;
}

}  // namespace ruleproof::solver::river_dragons_question
