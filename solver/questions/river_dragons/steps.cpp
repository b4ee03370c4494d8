/// Steps of pawns: whether a second one can fail, when a pawn falls, whether two can arrive.
#include <string>

#include "model/river_dragons/moving.hpp"
#include "solver/explore/explore.hpp"
#include "solver/questions/river_dragons/course.hpp"
#include "solver/questions/river_dragons/questions.hpp"
#include "solver/questions/river_dragons/step_relation.hpp"

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

/// Villages of the board that some player may not enter.
auto forbidden_villages(const RiverDragons& game) -> int {
  Sites forbidden = 0;
  for (int seat = 0; seat < game.players(); ++seat) {
    forbidden |= game.rules().villages & ~game.rules().may_enter[static_cast<std::size_t>(seat)];
  }
  return std::popcount(forbidden);
}

auto falls_from_a_village(const RiverDragons& game) -> Course {
  Course course(game);
  const Plan mover = {Card::move1, Card::stone1, Card::move2, Card::jump, Card::stone2};
  const Plan other = {Card::jump, Card::stone1, Card::move2, Card::move1, Card::stone2};
  course.plan(std::vector<Plan>{mover, other}).does("fall");
  return course;
}

/// The player takes away the plank behind his own pawn.
auto falls_from_a_plank(const RiverDragons& game) -> Course {
  Course course(game);
  const Plan mover = {Card::stone2, Card::plank2, Card::move2, Card::remove, Card::move1};
  const Plan other = {Card::jump, Card::move1, Card::move2, Card::stone1, Card::remove};
  course.plan(std::vector<Plan>{mover, other});
  for (const auto* move : {"stone T2", "stone T1", "fall", "choose pink 1", "lay pink 1 pink T2",
                           "choose pink 2", "lay pink 2 T2 T1", "fall", "move to pink 1",
                           "move to pink 2", "fall", "remove pink 1", "stone T4", "fall"}) {
    course.does(move);
  }
  return course;
}

/// Two pawns one step from their ends, with One Move at the same position.
auto race(const RiverDragons& game) -> Course {
  Course course(game);
  const Plan plan = {Card::stone1, Card::plank2, Card::move2, Card::move1, Card::jump};
  course.round(std::vector<Plan>{plan, plan},
               {"stone T1", "stone T4", "choose pink 3", "lay pink 3 pink T1", "choose pink 4",
                "lay pink 4 T1 black", "choose black 3", "lay black 3 black T4", "choose black 5",
                "lay black 5 pink T4", "move to pink 3", "move to pink 4", "move to black 3",
                "move to black 5", "move to black"});
  return course;
}

struct Arrivals {
  Exploration seen;
  bool one_pawn_at_a_time = true;
  bool one_winner = true;
};

auto watch_arrivals(const RiverDragons& game, const ExploreOptions& bounds) -> Arrivals {
  Arrivals arrivals;
  const auto& rules = game.rules();
  const auto there = [&](const State& state) {
    int pawns = 0;
    for (std::size_t p = 0; p < state.players.size(); ++p) {
      const auto pawn = state.players[p].pawn;
      pawns += !pawn.on_plank() && (rules.ends[p] & bit(pawn.village())) != 0 ? 1 : 0;
    }
    return pawns;
  };
  arrivals.seen = explore(
      game, bounds,
      [&](const State& state, int /*depth*/) {
        const bool won = state.stage == Stage::over && state.winner != 0;
        arrivals.one_winner = arrivals.one_winner && there(state) == (won ? 1 : 0);
      },
      [&](const State& before, const Move& /*move*/, const Step<State>& step) {
        int moved = 0;
        for (std::size_t p = 0; p < before.players.size(); ++p) {
          moved += before.players[p].pawn != step.next.players[p].pawn ? 1 : 0;
        }
        arrivals.one_pawn_at_a_time = arrivals.one_pawn_at_a_time && moved <= 1;
      });
  return arrivals;
}

}  // namespace

auto can_the_second_step_be_impossible(const AskOptions& options) -> Answers {
  const auto reply = ask(no_way_back(), options.budget);
  const bool proved = reply.sat == Sat::unsat;
  Answer answer{.says = proved ? Says::no : Says::unknown,
                .how = proved ? How::proved : How::unknown};
  answer.title = proved ? "After a step the way back is open, so that a second step is possible"
                        : "It is not known whether a second step can be impossible";
  answer.text =
      "Adjacency works both ways under every reading, the plank that the pawn has left is free, "
      "and "
      "the village that it has left may be entered by it. So no reading of a Two Moves that cannot "
      "be completed is ever needed after a first step.";
  answer.data = any_board;
  answer.clauses = {"move.two", "move.back", "move.fall"};
  answer.smt2 = proved ? reply.smt : "";
  answer.fact("relation of the proof", std::string(relation_tested));
  return {answer};
}

auto when_does_a_move_make_a_pawn_fall(const AskOptions& /*options*/) -> Answers {
  const auto toy = game_of(2, "toy");
  Answer falls{.aspect = "situations", .says = Says::yes, .how = How::replayed};
  falls.title =
      "A move card makes a pawn fall from a village without a free plank, and from a plank "
      "without a free neighbour or a village";
  const auto at_home = [](const State& state) {
    return !state.players[0].pawn.on_plank() &&
           state.players[0].pawn.village() == village(Colour::pink);
  };
  falls.shown.push_back(shown(toy, falls_from_a_village(toy),
                              "from its start village, which changes nothing", at_home));
  falls.shown.push_back(
      shown(toy, falls_from_a_plank(toy), "from a plank between two stones", at_home));
  if (!replays(falls)) falls.how = How::unknown;
  falls.data = data_of(toy);
  falls.clauses = {"move.fall", "move.one-pawn"};
  Answers answers = {falls};
  for (const auto reading : {ForeignVillage::enter, ForeignVillage::keep_out}) {
    const bool kept_out = reading == ForeignVillage::keep_out;
    Rulings rulings;
    rulings.foreign_village = reading;
    Answer answer{.aspect = kept_out ? "touching-a-village-keep-out" : "touching-a-village",
                  .how = How::counted};
    std::string open;
    for (int players = 2; players <= static_cast<int>(most_players); ++players) {
      const int forbidden = forbidden_villages(game_of(players, "stand-in", rulings));
      answer.fact(std::to_string(players) + " players: villages that somebody may not enter",
                  std::to_string(forbidden));
      if (forbidden > 0) open += (open.empty() ? "" : ", ") + std::to_string(players);
    }
    answer.says = open.empty() ? Says::no : Says::yes;
    answer.title =
        "Under foreign-village=" + std::string(kept_out ? "keep-out" : "enter") +
        (open.empty() ? " a pawn on a plank that touches a village never falls by a move"
                      : " a pawn on a plank that touches a village can lack a step, with " + open +
                            " players");
    answer.text =
        "A village holds any number of pawns, so it is free unless it may not be entered.";
    answer.data = any_board;
    answer.clauses = {"move.one", "move.one-pawn", "move.fall"};
    answers.push_back(std::move(answer));
  }
  return answers;
}

auto can_two_pawns_arrive_at_once(const AskOptions& options) -> Answers {
  Answers answers;
  for (const auto* reading : {"own-opposite", "any-end-village"}) {
    const SetupText setup{.options = {{"players", "2"},
                                      {"data", "toy-3"},
                                      {"cards", "1"},
                                      {"planks", "1"},
                                      {"dragons", "0"},
                                      {"actions", "stone1+plank1+move1"}},
                          .rulings = {{"end-village", reading}}};
    const auto game = RiverDragons::configure(setup).value();
    const auto arrivals = watch_arrivals(game, options.search(400'000));
    const bool holds = arrivals.one_pawn_at_a_time && arrivals.one_winner;
    Answer answer{.aspect = reading};
    answer.says = holds ? (arrivals.seen.complete() ? Says::no : Says::unknown) : Says::yes;
    answer.how = arrivals.seen.complete() ? How::exhaustive : How::bounded;
    answer.title =
        holds ? "No two pawns arrive at once, and the winner is unique, under end-village=" +
                    std::string(reading)
              : "Two pawns can be in their ends under end-village=" + std::string(reading);
    answer.text =
        "Every move brings one pawn at most to another place, and the game ends with the "
        "first that arrives; of two that are one step away, the one first in turn wins.";
    answer.bound = ruleproof::to_text(setup.options) + "; " + std::to_string(arrivals.seen.states) +
                   " positions";
    const auto toy = RiverDragons::configure({.options = {{"players", "2"}, {"data", "toy"}},
                                              .rulings = {{"end-village", reading}}})
                         .value();
    answer.shown.push_back(shown(toy, race(toy), "both are one step away; the first in turn wins",
                                 [](const State& state) { return state.winner == 1; }));
    answer.data = data_of(game);
    answer.clauses = {"end.arrival", "action.reveal"};
    answer.fact("positions", std::to_string(arrivals.seen.states))
        .fact("ends of a game", std::to_string(arrivals.seen.terminals));
    answers.push_back(std::move(answer));
  }
  return answers;
}

}  // namespace ruleproof::solver::river_dragons_question
