/// The limit of three planks on a support: whether it can bind, and how many neighbours it leaves.
///
/// Ends of planks are counted against room for them; neighbours are the greatest number for which
/// Z3 finds loads that agree with the relation, and none greater.
#include <bit>
#include <cstddef>
#include <string>
#include <utility>

#include "model/core/strength.hpp"
#include "model/river_dragons/bridges.hpp"
#include "model/river_dragons/colours.hpp"
#include "model/river_dragons/data/components.hpp"
#include "model/river_dragons/moves.hpp"
#include "model/river_dragons/moving.hpp"
#include "model/river_dragons/pieces.hpp"
#include "model/river_dragons/rules/rulings.hpp"
#include "solver/questions/held.hpp"
#include "solver/questions/question.hpp"
#include "solver/questions/river_dragons/answering.hpp"
#include "solver/questions/river_dragons/course.hpp"
#include "solver/questions/river_dragons/questions.hpp"
#include "solver/questions/river_dragons/relations.hpp"
#include "solver/smt/query.hpp"
#include "solver/smt/term.hpp"

namespace ruleproof::solver::river_dragons_question {
namespace {

using namespace river_dragons;  // NOLINT(google-build-using-namespace): planks
                                // and sites

auto three_on_a_stone(const RiverDragons& game) -> Course {
  const Plan pink = {Card::stone1, Card::plank2, Card::plank1, Card::jump, Card::move1};
  const Plan black = {Card::jump, Card::stone1, Card::stone2, Card::plank1, Card::remove};
  return Course(game)
      .plan({pink, black})
      .does({"stone T1", "fall", "choose pink 3", "lay pink 3 pink T1", "choose pink 4",
             "lay pink 4 T1 black", "stone T2", "choose pink 5", "lay pink 5 T1 black", "stone T3",
             "stone T4", "fall", "choose black 6"});
}

/// A plank between two stones that bear two more planks each.
auto four_neighbours(const RiverDragons& game) -> Course {
  const Plan pink = {Card::stone2, Card::stone1, Card::plank2, Card::plank1, Card::jump};
  const Plan black = {Card::stone2, Card::jump, Card::move1, Card::plank2, Card::move2};
  return Course(game).round(
      {pink, black},
      {"stone T1", "stone T2", "stone T3", "stone T5", "stone T6", "choose pink 1",
       "lay pink 1 T1 T2", "choose pink 2", "lay pink 2 T1 T5", "choose pink 3", "lay pink 3 T1 T6",
       "choose black 2", "lay black 2 T2 T3", "choose black 1", "lay black 1 pink T2"});
}

/// That no more than so many planks share an end with one plank of the first seat, which stands for
/// all: over both ends, or over the second one only. The plank itself is among those counted.
auto neighbours_claim(bool from_a_village, bool over_both, int most) -> std::string {
  const std::string first =
      over_both ? " or p[j].plank[l].at = p1.plank4.at or p[j].plank[l].to = p1.plank4.at" : "";
  return fmt::format(
      "p1.plank4.at > {0} or p1.plank4.at {1} {2} or count(j, l: p[j].plank[l].at <= {0} and "
      "(p[j].plank[l].at = p1.plank4.to or p[j].plank[l].to = p1.plank4.to{3})) <= {4}",
      site_count - 1, from_a_village ? ">=" : "<", colour_count, first, most + 1);
}

/// That at least one islet bears fewer planks than it may.
auto some_islet_has_room() -> std::string {
  std::string claim;
  for (std::size_t site = colour_count; site < site_count; ++site) {
    claim += fmt::format(
        "{}count(j, l: p[j].plank[l].at < {} and (p[j].plank[l].at = {} or p[j].plank[l].to = {})) "
        "< {}",
        claim.empty() ? "" : " or ", Plank::reserve, site, site, most_load);
  }
  return claim;
}

/// The ends count 1 if planks are adjacent over them, else 0.
auto neighbours_over(std::string aspect, const std::string& where, int first_counts,
                     int second_counts, const Budget& budget) -> Answer {
  Query query("How many planks can be adjacent to one " + where + "?");
  const auto first = query.number("planks-on-the-first-end", 1, most_load);
  const auto second = query.number("planks-on-the-second-end", 1, most_load);
  const auto both = query.number("others-on-both-ends", 0, most_load - 1);
  query.require(loads_agree(first, second, both));
  const auto count = adjacent_planks(first, second, both, Term(first_counts), Term(second_counts));
  const auto most = maximise(query, count, budget);
  // Asked again as a question of its own, so that there is a text for another solver.
  query.require(count > Term::number(most.best.value_or(0)));
  const auto more = ask(query, budget);
  Answer answer{.aspect = std::move(aspect),
                .title = "It is not known how many planks can be adjacent to one " + where,
                .data = any_board,
                .clauses = {"plank.three", "move.one"}};
  if (most.best && more.sat == Sat::unsat) {
    answer.says = Says::value;
    const bool direct = first_counts == 1 && answer.aspect != "two-stones";
    answer.how = {How::relation,
                  direct ? any_number().resting_on(any_board).with("village-adjacent", {"direct"})
                         : any_number().resting_on(any_board)};
    answer.title = fmt::format("At most {} planks are adjacent to one {}", *most.best, where);
    answer.always = {neighbours_claim(answer.aspect != "two-stones", first_counts == 1,
                                      static_cast<int>(*most.best))};
    answer.text =
        "Where a plank rests on its ends only; further supports by a ruling add two each.";
    answer.smt2 = more.smt;
    rest_on(hold_on_boards(hold_neighbours,
                           {.village_adjacent =
                                direct ? VillageAdjacent::direct : VillageAdjacent::via_village}),
            answer);
  }
  if (answer.aspect == "two-stones") {
    const auto toy = game_of(2, "toy");
    exhibit(answer, toy, four_neighbours(toy), "four planks around one, on the toy board",
            planks_on_board_claim(5), [&](const State& state) {
              const Bridges bridges(toy.rules(), state);
              const auto stand = Stand::on(plank_name(0, 1));
              const auto near = neighbours(toy.rules(), state, bridges, stand);
              return std::popcount(near.planks) == most.best;
            });
  }
  return answer;
}

}  // namespace

auto does_the_limit_of_three_bind(const AskOptions& /*options*/) -> Answers {
  Answer whole{.aspect = "whole-board",
               .says = Says::no,
               .how = {How::counted, any_number()},
               .text =
                   "All planks in play together have fewer ends than islets and villages have room "
                   "for, where a plank rests on its ends only.",
               .data = "rulebook, public source; any board of 27 islets and six villages",
               .clauses = {"plank.three", "pieces.count"}};
  for (const int players : numbers_of_players) {
    const auto game = game_of(players);
    const auto sites = static_cast<int>(game.rules().components.islets.size()) +
                       std::popcount(game.rules().villages);
    const int ends = 2 * players * static_cast<int>(plank_sizes);
    const int room = most_load * sites;
    if (ends >= room) whole.says = Says::unknown;
    whole.fact(of_players(players, "ends of planks, and room for them"),
               fmt::format("{} of {}", ends, room));
  }
  // More than is said, for islets alone have room for all of these ends.
  if (whole.says == Says::no) whole.always = {some_islet_has_room()};
  whole.title = fmt::format("All planks together {} every islet and village with three ends",
                            whole.says == Says::no ? "never fill" : "may fill");
  const auto toy = game_of(2, "toy");
  Answer local{.aspect = "one-support",
               .says = Says::yes,
               .how = How::replayed,
               .title = "One stone can carry three planks, and then refuses a fourth",
               .data = data_of(toy),
               .clauses = {"plank.three"}};
  const auto three = three_on_a_stone(toy);
  const Move fourth = LayPlank{plank_name(1, 6), village(Colour::black), islet(0)};
  exhibit(local, toy, three, "T1 bears three planks, and a fourth would reach it",
          Claims(fmt::format("count(j, l: p[j].plank[l].at < {0} and (p[j].plank[l].at = {1} or "
                             "p[j].plank[l].to = {1})) = {2}",
                             Plank::reserve, islet(0), most_load)) +
              is_illegal(toy, three.state(), fourth));
  return {whole, local};
}

auto how_many_neighbours_can_a_plank_have(const AskOptions& options) -> Answers {
  const auto& budget = options.budget;
  return {neighbours_over("two-stones", "on two stones", 1, 1, budget),
          neighbours_over("village-and-stone", "on a village and a stone", 0, 1, budget),
          neighbours_over("village-and-stone-direct",
                          "on a village and a stone, under village-adjacent=direct", 1, 1, budget)};
}

}  // namespace ruleproof::solver::river_dragons_question
