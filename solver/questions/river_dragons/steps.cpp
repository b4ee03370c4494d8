/// Steps of pawns: whether a second one can fail, when a pawn falls, whether two can arrive, and
/// whether a jump can have nowhere to land.
///
/// That the way back is open is a proof of Z3 on the relation of adjacent planks, and so is that
/// one pawn arrives at a time, on that of pawns and their ends; arrivals are watched besides in
/// every position and every move of a small game. Falls are shown by games, and counted by villages
/// that somebody may not enter.
#include <bit>
#include <cstddef>
#include <string>
#include <utility>
#include <vector>

#include <fmt/ranges.h>

#include "model/core/game.hpp"
#include "model/core/strength.hpp"
#include "model/river_dragons/colours.hpp"
#include "model/river_dragons/data/components.hpp"
#include "model/river_dragons/moves.hpp"
#include "model/river_dragons/pieces.hpp"
#include "model/river_dragons/rules/rulings.hpp"
#include "model/river_dragons/state.hpp"
#include "solver/explore/exploration.hpp"
#include "solver/explore/explore.hpp"
#include "solver/questions/held.hpp"
#include "solver/questions/marks.hpp"
#include "solver/questions/question.hpp"
#include "solver/questions/river_dragons/answering.hpp"
#include "solver/questions/river_dragons/course.hpp"
#include "solver/questions/river_dragons/questions.hpp"
#include "solver/questions/river_dragons/relations.hpp"
#include "solver/smt/query.hpp"
#include "solver/smt/term.hpp"

namespace ruleproof::solver::river_dragons_question {
namespace {

using namespace river_dragons;  // NOLINT(google-build-using-namespace): moves and stages

auto borne(Query& query, const std::string& name) -> Borne<Term> {
  const auto site = [&](const char* which) {
    return query.number(name + which, 0, static_cast<int>(site_count) - 1);
  };
  return {{site(".from"), site(".to"), site(".third"), site(".fourth")}};
}

/// Is there a step after which the step back is not possible? A plank that a pawn has left is free,
/// and a village in which it stood may be entered by it.
auto no_way_back() -> Query {
  Query query("Can a pawn make a step and then have none, not even back?");
  const auto one = borne(query, "one");
  const auto other = borne(query, "other");
  const auto village = query.number("village", 0, static_cast<int>(colour_count) - 1);
  const auto direct = query.number("planks-adjacent-over-villages", 0, 1);
  const auto crossing = query.number("planks-that-cross-are-adjacent-and-these-do", 0, 1);
  const auto to_plank =
      adjacent(one, other, direct, crossing) && !adjacent(other, one, direct, crossing);
  const auto to_village = touches(one, village) && !touches(one, village);
  query.require(to_plank || to_village);
  return query;
}

auto falls_from_a_village(const RiverDragons& game) -> Course {
  const Plan mover = {Card::move1, Card::stone1, Card::move2, Card::jump, Card::stone2};
  const Plan other = {Card::jump, Card::stone1, Card::move2, Card::move1, Card::stone2};
  return Course(game).plan({mover, other}).does({"fall"});
}

/// The player takes away the plank behind his own pawn.
auto falls_from_a_plank(const RiverDragons& game) -> Course {
  const Plan mover = {Card::stone2, Card::plank2, Card::move2, Card::remove, Card::move1};
  const Plan other = {Card::jump, Card::move1, Card::move2, Card::stone1, Card::remove};
  return Course(game)
      .plan({mover, other})
      .does({"stone T2", "stone T1", "fall", "choose pink 1", "lay pink 1 pink T2", "choose pink 2",
             "lay pink 2 T2 T1", "fall", "move to pink 1", "move to pink 2", "fall",
             "remove pink 1", "stone T4", "fall"});
}

/// Two pawns one step from their ends, with One Move at the same position.
auto race(const RiverDragons& game) -> Course {
  const Plan plan = {Card::stone1, Card::plank2, Card::move2, Card::move1, Card::jump};
  return Course(game).round(
      {plan, plan}, {"stone T1", "stone T4", "choose pink 3", "lay pink 3 pink T1", "choose pink 4",
                     "lay pink 4 T1 black", "choose black 3", "lay black 3 black T4",
                     "choose black 5", "lay black 5 pink T4", "move to pink 3", "move to pink 4",
                     "move to black 3", "move to black 5", "move to black"});
}

auto pink_is_at_home() -> std::string {
  return fmt::format("p1.pawn.at = {}", Stand::in(village(Colour::pink)).at);
}

auto how_a_pawn_falls() -> Answer {
  const auto toy = game_of(2, "toy");
  Answer falls{.aspect = "situations",
               .says = Says::yes,
               .how = How::replayed,
               .title =
                   "A move card makes a pawn fall from a village without a free plank, and from a "
                   "plank without a free neighbour or a village",
               .data = data_of(toy),
               .clauses = {"move.fall", "move.one-pawn"}};
  const auto fell = cites("move.fall");
  const auto home = pink_is_at_home();
  exhibit(falls, toy, falls_from_a_village(toy), "from its start village, which changes nothing",
          Claims(fmt::format("before.{0} and {0} and {1}", home, planks_on_board_claim(0))) + fell);
  exhibit(falls, toy, falls_from_a_plank(toy), "from a plank between two stones",
          Claims(fmt::format("before.p1.pawn.at = {0} and {1} and p1.plank2.at >= {2} and "
                             "p1.plank2.at < {3} and p1.plank2.to >= {2}",
                             Stand::on(plank_name(0, 2)).at, home, colour_count, Plank::reserve)) +
              fell);
  return falls;
}

/// Villages of the board that some player may not enter.
auto forbidden_villages(const RiverDragons& game) -> int {
  Sites forbidden = 0;
  for (int seat = 0; seat < game.players(); ++seat) {
    forbidden |= game.rules().villages & ~game.rules().may_enter[static_cast<std::size_t>(seat)];
  }
  return std::popcount(forbidden);
}

/// Nobody falls after the first step of Two Moves.
auto no_fall_at_the_second_step() -> std::string {
  return "because.move.fall = 0 or before.stage != move or before.left != 1 or not any(i, k: k = "
         "before.position + 1 and before.p[i].plan[k] = move2 and p[i].pawn.at != "
         "before.p[i].pawn.at)";
}

/// A pawn has left a plank that touched a village. The number of a plank goes by seat and size.
auto falls_from_a_bank() -> std::string {
  return fmt::format(
      "any(i, j, k: before.p[i].pawn.at = {0} * j + k - 1 and p[i].pawn.at != before.p[i].pawn.at "
      "and before.p[j].plank[k].at < {1} and (before.p[j].plank[k].at < {0} or "
      "before.p[j].plank[k].to < {0}))",
      colour_count, Plank::reserve);
}

/// Three players on the hub: the first goes to a plank that touches a village which is not his,
/// and takes away the plank behind.
auto shut_out(const RiverDragons& hub) -> Course {
  const Plan mover = {Card::stone1, Card::plank2, Card::move2, Card::remove, Card::move1};
  const Plan other = {Card::jump, Card::stone1, Card::stone2, Card::move1, Card::move2};
  return Course(hub)
      .plan({mover, other, other})
      .does({"stone T1", "fall", "fall", "choose blue 3", "lay blue 3 blue T1", "choose blue 4",
             "lay blue 4 T1 pink", "lose action", "lose action", "move to blue 3", "move to blue 4",
             "lose action", "lose action", "remove blue 3", "fall", "fall"});
}

auto touching_a_village(ForeignVillage reading) -> Answer {
  const bool kept_out = reading == ForeignVillage::keep_out;
  Answer answer{
      .aspect = kept_out ? "touching-a-village-keep-out" : "touching-a-village",
      .how = {How::counted,
              any_number().with("foreign-village", {kept_out ? "keep-out" : "enter"})},
      .text = "A village holds any number of pawns, so it is free unless it may not be entered.",
      .data = any_board,
      .clauses = {"move.one", "move.one-pawn", "move.fall"}};
  std::vector<int> open;
  for (const int players : numbers_of_players) {
    const int forbidden =
        forbidden_villages(game_of(players, "stand-in", {.foreign_village = reading}));
    answer.fact(of_players(players, "villages that somebody may not enter"),
                std::to_string(forbidden));
    if (forbidden > 0) open.push_back(players);
  }
  answer.says = open.empty() ? Says::no : Says::yes;
  answer.title = fmt::format(
      "Under foreign-village={} a pawn on a plank that touches a village {}",
      kept_out ? "keep-out" : "enter",
      open.empty() ? "never falls by a move"
                   : fmt::format("can lack a step, with {} players", fmt::join(open, ", ")));
  if (open.empty()) answer.always = {"because.move.fall = 0 or not " + falls_from_a_bank()};
  if (!open.empty()) {
    const auto hub = game_of(open.front(), "toy-hub", {.foreign_village = reading});
    const auto course = shut_out(hub);
    exhibit(answer, hub, course, "on a plank that touches a village, and nowhere to go",
            is_legal(hub, course.state(), Move{Fall{}}));
  }
  return answer;
}

struct Arrivals {
  Exploration seen;
  bool one_pawn_at_a_time = true;
  bool one_winner = true;
};

auto watch_arrivals(const RiverDragons& game, const ExploreOptions& bounds) -> Arrivals {
  Arrivals arrivals;
  arrivals.seen = explore(
      game, bounds,
      [&](const State& state, int /*depth*/) {
        int there = 0;
        for (std::size_t p = 0; p < state.players.size(); ++p) {
          const auto pawn = state.players[p].pawn;
          there += !pawn.on_plank() && (game.rules().ends[p] & bit(pawn.village())) != 0 ? 1 : 0;
        }
        const bool won = state.stage == Stage::over && state.winner != 0;
        arrivals.one_winner &= there == (won ? 1 : 0);
      },
      [&](const State& before, const Move& /*move*/, const Step<State>& step) {
        int moved = 0;
        for (std::size_t p = 0; p < before.players.size(); ++p) {
          moved += before.players[p].pawn != step.next.players[p].pawn ? 1 : 0;
        }
        arrivals.one_pawn_at_a_time &= moved <= 1;
      });
  return arrivals;
}

/// Is there a step from a position in which nobody has arrived to one in which two have, or in
/// which somebody else has won? Whatever the villages are, and whoever may end where.
auto no_two_arrive() -> Query {
  Query query("Can two pawns be in their ends, or one whose owner has not won?");
  Pawns<Term> pawns{{Term(0), Term(0), Term(0), Term(0), Term(0), Term(0)}, Term(0)};
  Ends<Term> ends{{}};
  constexpr int places = static_cast<int>(colour_count + most_planks);
  for (std::size_t seat = 0; seat < most_players; ++seat) {
    pawns.at[seat] = query.number(fmt::format("pawn-{}", seat + 1), 0, places - 1);
    for (std::size_t v = 0; v < colour_count; ++v) {
      ends[seat][v] = query.number(fmt::format("ends-{}-{}", seat + 1, v + 1), 0, 1);
    }
  }
  const auto actor = query.number("actor", 0, static_cast<int>(most_players) - 1);
  const auto to = query.number("to", 0, places - 1);
  query.require(winner_alone_is_there(pawns, ends));
  query.require(!winner_alone_is_there(after_step(pawns, ends, actor, to), ends));
  return query;
}

auto arrivals_under(EndVillage reading, const AskOptions& options) -> Answer {
  const bool own = reading == EndVillage::own_opposite;
  Answer answer{.aspect = own ? "own-opposite" : "any-end-village"};
  const auto ruled = "end-village=" + answer.aspect;
  const auto game = small_game(
      "players=2 data=toy-3 cards=1 planks=1 dragons=0 actions=stone1+plank1+move1", ruled);
  const auto arrivals = watch_arrivals(game, options.search(400'000));
  const bool seen_twice = !arrivals.one_pawn_at_a_time || !arrivals.one_winner;
  const auto reply = ask(no_two_arrive(), options.budget);
  const bool proved = reply.sat == Sat::unsat && !seen_twice;
  answer.says = seen_twice ? Says::yes : proved ? Says::no : Says::unknown;
  answer.title = (seen_twice ? "Two pawns can be in their ends under "
                  : proved   ? "No two pawns arrive at once, and the winner is unique, under "
                             : "It is not known whether two pawns can arrive at once under ") +
                 ruled;
  answer.text =
      "Every move brings one pawn at most to another place, and the game ends with the first that "
      "arrives; of two that are one step away, the one first in turn wins.";
  answer.data = any_board;
  answer.clauses = {"end.arrival", "action.reveal"};
  answer
      .fact("positions of a toy game that were looked at, too",
            std::to_string(arrivals.seen.states))
      .fact("ends of a game among them", std::to_string(arrivals.seen.terminals));
  if (proved) {
    answer.how = {How::relation,
                  any_number().resting_on(any_board).with("end-village", {answer.aspect})};
    answer.smt2 = reply.smt;
    for (const int players : numbers_of_players) {
      const auto full = game_of(players, "stand-in", {.end_village = reading});
      for (auto& claim : arrival_claims(full.rules())) answer.always.push_back(std::move(claim));
    }
  }
  rest_on(hold_on_boards(hold_pawns, {.end_village = reading}), answer);
  const auto toy = small_game("players=2 data=toy", ruled);
  exhibit(answer, toy, race(toy), "both are one step away; the first in turn wins", "winner = 1");
  return answer;
}

/// Black builds to T1, goes on over the planks of pink and takes his own away; pink jumps then over
/// a pawn beyond which nothing lies.
auto jump_before_the_gap(const RiverDragons& game) -> Course {
  const Plan pink = {Card::stone2, Card::plank2, Card::move1, Card::jump, Card::stone1};
  const Plan black = {Card::plank1, Card::move2, Card::remove, Card::stone1, Card::stone2};
  return Course(game)
      .plan({pink, black})
      .does({"stone T2", "stone T1", "choose black 3", "lay black 3 black T1", "choose pink 1",
             "lay pink 1 pink T2", "choose pink 2", "lay pink 2 T2 T1", "move to black 3",
             "move to pink 2", "move to pink 1", "remove black 3"});
}

/// That the pawns of the first two seats stood on planks that share an end.
auto beside_a_pawn() -> std::string {
  std::string shares;
  for (const std::string one : {"at", "to"}) {
    for (const std::string other : {"at", "to"}) {
      shares += fmt::format("{}before.p[j].plank[k].{} = before.p[l].plank[m].{}",
                            shares.empty() ? "" : " or ", one, other);
    }
  }
  return fmt::format(
      "any(j, k, l, m: before.p1.pawn.at = {0} * j + k - 1 and before.p2.pawn.at = {0} * l + m - 1 "
      "and ({1}))",
      plank_sizes, shares);
}

/// That no pawn of the first seat, which stands for all, falls off its plank for want of a jump
/// while a pawn of the second stands on a plank that shares an end with it.
auto no_fall_beside_a_pawn() -> std::string {
  return fmt::format(
      "because.jump.fall = 0 or before.p1.pawn.at < {} or before.p1.pawn.at = p1.pawn.at or not {}",
      colour_count, beside_a_pawn());
}

auto under_any_neighbour(const AskOptions& options) -> Answer {
  const auto reply = ask(no_way_back(), options.budget);
  const bool proved = reply.sat == Sat::unsat;
  Answer answer{
      .aspect = "any-neighbour",
      .says = proved ? Says::no : Says::unknown,
      .how = {proved ? How::relation : How::unknown,
              any_number().resting_on(any_board).with("jump-back", {"yes"})},
      .title =
          "Under jump-back=yes a pawn next to another one on a plank always has somewhere "
          "to land: no pawn falls for want of a place",
      .text =
          "The place where the jump began is next to the plank that is jumped over, and "
          "the jumping pawn has left it. So this reading leaves the second half of the "
          "rule of the fall without a use, which speaks for the other one.",
      .data = any_board,
      .clauses = {"jump.landing", "jump.fall"},
      .smt2 = proved ? reply.smt : ""};
  if (!proved)
    answer.title = fmt::format("It is not known whether a jump can fail under {}", "jump-back=yes");
  if (proved) answer.always = {no_fall_beside_a_pawn()};
  rest_on(hold_on_boards(hold_adjacency, {.jump_back = JumpBack::yes}), answer);
  const auto game = game_of(2, "toy", {.jump_back = JumpBack::yes});
  const auto course = jump_before_the_gap(game);
  const auto back = game.read_move("jump over pink 2 to pink 1");
  if (back) {
    exhibit(answer, game, course, "only the plank where it began is left to land on",
            is_legal(game, course.state(), *back) + is_illegal(game, course.state(), Fall{}));
  }
  return answer;
}

auto under_far_end() -> Answer {
  const auto game =
      game_of(2, "toy", {.jump_back = JumpBack::yes, .jump_target = JumpTarget::far_end});
  Answer answer{.aspect = "far-end",
                .says = Says::yes,
                .how = How::replayed,
                .title = fmt::format("Under {} and jump-target=far-end a pawn can have somebody to "
                                     "jump over and nowhere to land",
                                     "jump-back=yes"),
                .text = "The place where the jump began is not across the far end.",
                .data = data_of(game),
                .clauses = {"jump.landing", "jump.fall"}};
  auto course = jump_before_the_gap(game);
  course.does({"fall"});
  exhibit(answer, game, course, "beyond the pawn lies nothing, and pink falls",
          Claims(fmt::format("before.p1.pawn.at >= {} and {} and {}", colour_count, beside_a_pawn(),
                             pink_is_at_home())) +
              cites("jump.fall"));
  return answer;
}

}  // namespace

auto can_the_second_step_be_impossible(const AskOptions& options) -> Answers {
  const auto reply = ask(no_way_back(), options.budget);
  const bool proved = reply.sat == Sat::unsat;
  Answer answer{
      .says = proved ? Says::no : Says::unknown,
      .how = {proved ? How::relation : How::unknown, any_number().resting_on(any_board)},
      .title = proved ? "After a step the way back is open, so that a second step is possible"
                      : "It is not known whether a second step can be impossible",
      .text =
          "Adjacency works both ways under every reading, the plank that the pawn has left is "
          "free, and the village that it has left may be entered by it. So no reading of a "
          "Two Moves that cannot be completed is ever needed after a first step.",
      .data = any_board,
      .clauses = {"move.two", "move.back", "move.fall"},
      .always = proved ? std::vector<std::string>{no_fall_at_the_second_step()}
                       : std::vector<std::string>{},
      .smt2 = proved ? reply.smt : ""};
  rest_on(hold_on_boards(hold_adjacency), answer);
  return {answer};
}

auto when_does_a_move_make_a_pawn_fall(const AskOptions& /*options*/) -> Answers {
  return {how_a_pawn_falls(), touching_a_village(ForeignVillage::enter),
          touching_a_village(ForeignVillage::keep_out)};
}

auto can_two_pawns_arrive_at_once(const AskOptions& options) -> Answers {
  return {arrivals_under(EndVillage::own_opposite, options),
          arrivals_under(EndVillage::any_end_village, options)};
}

auto can_a_jump_have_nowhere_to_land(const AskOptions& options) -> Answers {
  Answers answers{under_any_neighbour(options), under_far_end()};
  for (auto& answer : answers) answer.fact("open question", "RD-A23");
  return answers;
}

}  // namespace ruleproof::solver::river_dragons_question
