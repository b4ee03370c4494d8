/// Villages shut by the limit of three planks on a support: the least pieces that do it, and
/// whether the player who is shut out can open his goal again.
///
/// The least: all ways to spread planks over a village and stones are tried until every one bears
/// three, and a round is shown in which players lay them. Opening: only a plank that is taken away
/// does it (sampled), and no plan holds a Remove that survives a dragon at every position
/// (counted).
#include <algorithm>
#include <array>
#include <cstddef>
#include <cstdint>
#include <string>
#include <utility>
#include <variant>
#include <vector>

#include <fmt/ranges.h>

#include "model/core/game.hpp"
#include "model/core/play.hpp"
#include "model/core/strength.hpp"
#include "model/river_dragons/bridges.hpp"
#include "model/river_dragons/colours.hpp"
#include "model/river_dragons/moves.hpp"
#include "model/river_dragons/pieces.hpp"
#include "model/river_dragons/rules.hpp"
#include "model/river_dragons/rules/rulings.hpp"
#include "model/river_dragons/state.hpp"
#include "solver/questions/question.hpp"
#include "solver/questions/river_dragons/answering.hpp"
#include "solver/questions/river_dragons/course.hpp"
#include "solver/questions/river_dragons/plans.hpp"
#include "solver/questions/river_dragons/questions.hpp"
#include "solver/questions/river_dragons/routes.hpp"

namespace ruleproof::solver::river_dragons_question {
namespace {

using namespace river_dragons;  // NOLINT(google-build-using-namespace): cards
                                // and sites

/// The component of a seat's goal bears no more planks anywhere, and its pawn is not in it.
auto is_sealed(const RiverDragons& game, const State& state, int seat) -> bool {
  const Bridges bridges(game.rules(), state);
  Sites inside = bit(goal_of(game.rules(), seat));
  Planks planks = 0;
  for (bool grows = true; grows;) {
    grows = false;
    for (const auto& span : bridges.spans()) {
      if ((span.bears & inside) == 0 || (planks & bit(span.plank)) != 0) continue;
      inside |= span.bears;
      planks |= bit(span.plank);
      grows = true;
    }
  }
  const auto pawn = state.players[static_cast<std::size_t>(seat)].pawn;
  const bool there =
      pawn.on_plank() ? (planks & bit(pawn.plank())) != 0 : (inside & bit(pawn.village())) != 0;
  return (inside & ~bridges.full()) == 0 && !there;
}

/// The first seat lays three planks side by side, and so shuts the goal of the second.
auto three_side_by_side(const RiverDragons& game) -> Course {
  const auto goal = goal_of(game.rules(), 1);
  const auto there = near_islet(game.rules(), goal).value_or(islet(0));
  auto plans = idle_plans(game);
  plans[0] = {Card::stone1, Card::plank2, Card::plank1, Card::stone2, Card::remove};
  Wishes wishes = {PutStone{there}};
  for (const int size : {4, 5, 6}) lay(plank_name(0, size), goal, there, wishes);
  return Course(game).plan(plans).act(std::move(wishes));
}

/// A component in which every site bears three planks. Site 0 is the village, and every other one a
/// stone.
struct Least {
  int stones = 0;
  int planks = 0;
  std::int64_t tried = 0;
};

/// Whether loads of three at each site can be made up, from the pair `from`, `to` on; at most
/// `most` planks on a pair.
auto saturates(std::vector<int>& loads, std::size_t from, std::size_t to, int most,
               std::int64_t& tried) -> bool {
  ++tried;
  if (from + 1 >= loads.size()) {
    return std::ranges::all_of(loads, [](int load) { return load == most_load; });
  }
  if (to == loads.size()) {
    if (loads[from] != most_load) return false;  // no later pair adds to it
    return saturates(loads, from + 1, from + 2, most, tried);
  }
  for (int planks = 0; planks <= most; ++planks) {
    if (loads[from] + planks > most_load || loads[to] + planks > most_load) break;
    loads[from] += planks;
    loads[to] += planks;
    const bool done = saturates(loads, from, to + 1, most, tried);
    loads[from] -= planks;
    loads[to] -= planks;
    if (done) return true;
  }
  return false;
}

/// The fewest stones, and with them planks, that saturate a village and themselves. All planks in
/// play could be used.
auto least_seal(Parallel parallel) -> Least {
  Least least;
  const int most = parallel == Parallel::allowed ? most_load : 1;
  for (int stones = 1; stones <= 5 && least.stones == 0; ++stones) {
    std::vector<int> loads(static_cast<std::size_t>(stones) + 1, 0);
    if (!saturates(loads, 0, 1, most, least.tried)) continue;
    least.stones = stones;
    least.planks = most_load * (stones + 1) / 2;
  }
  return least;
}

/// A plank between each two of the goal of the second seat and three stones, laid by two players in
/// one round.
struct SpanOfSix {
  PlankName plank;
  Site from = 0;
  Site to = 0;
};
auto each_with_each(const RiverDragons& game) -> std::array<SpanOfSix, 6> {
  const auto goal = goal_of(game.rules(), 1);
  const auto a = islet(6);
  const auto b = islet(10);
  const auto c = islet(13);
  return {{{plank_name(0, 6), goal, a},
           {plank_name(0, 5), goal, b},
           {plank_name(1, 6), goal, c},
           {plank_name(0, 4), a, b},
           {plank_name(1, 5), a, c},
           {plank_name(1, 4), b, c}}};
}
auto six_planks(const RiverDragons& game) -> Course {
  const auto spans = each_with_each(game);
  Plans plans(2, {Card::stone1, Card::plank2, Card::plank1, Card::jump, Card::move1});
  plans[0][0] = Card::stone2;
  Wishes wishes;
  for (std::size_t i = 0; i < 3; ++i) wishes.emplace_back(PutStone{spans[i].to});
  for (const auto& [plank, from, to] : spans) lay(plank, from, to, wishes);
  return Course(game).plan(plans).act(std::move(wishes));
}

/// How many planks rest where the plank k of player i ends that begins in a village.
auto on_its_end() -> std::string {
  return fmt::format(
      "count(j, l: p[j].plank[l].at < {} and (p[j].plank[l].at = p[i].plank[k].to or "
      "p[j].plank[l].to = p[i].plank[k].to))",
      Plank::reserve);
}

/// Three planks rest in that village, and three where each of them ends.
auto is_full(Site village) -> std::string {
  return fmt::format(
      "count(p*.plank*.at = {0}) >= {1} and all(i, k: p[i].plank[k].at != {0} or {2} >= {1})",
      village, most_load, on_its_end());
}

/// Where a village is full, there are so many planks and stones on the board at the least. Every
/// shut village is full.
auto shut_village_claim(const RiverDragons& game, const Least& least) -> std::string {
  std::vector<std::string> villages;
  for_each_site(game.rules().villages, [&](Site village) {
    villages.push_back(
        fmt::format("(count(p*.plank*.at = {0}) < {1} or any(i, k: p[i].plank[k].at = {0} and {2} "
                    "< {1}) or count(p*.plank*.at < {3}) >= {4} and bits(stones.bits) >= {5})",
                    village, most_load, on_its_end(), Plank::reserve, least.planks, least.stones));
  });
  return all_of(villages);
}

/// That the goal of the second seat is shut, by so many planks on the board.
auto shut_goal_claim(const RiverDragons& game, int planks) -> std::string {
  return planks_on_board_claim(planks) + " and " + is_full(goal_of(game.rules(), 1));
}

auto sealed_under(Parallel parallel) -> Answer {
  const auto least = least_seal(parallel);
  const bool side_by_side = parallel == Parallel::allowed;
  const auto game = game_of(side_by_side ? 3 : 2, "stand-in", {.parallel = parallel});
  Answer answer{.aspect = side_by_side ? "allowed" : "forbidden",
                .says = Says::value,
                .how = {least.stones == 0 ? How::unknown : How::counted, scope_of(game)},
                .data = data_of(game),
                .clauses = {"plank.three", "plank.not-on-plank"}};
  answer.title = fmt::format(
      "By the limit of three planks, under parallel={}, a village is shut by {} planks and {} at "
      "the least",
      answer.aspect, least.planks, counted(least.stones, "stone"));
  if (least.stones > 0) answer.always = {shut_village_claim(game, least)};
  answer.text = fmt::format(
      "All ways to spread planks over a village and stones were tried, until every one bears "
      "three. Shown in one round of {} players.",
      game.players());
  exhibit(answer, game, side_by_side ? three_side_by_side(game) : six_planks(game),
          fmt::format("the goal of {} is shut", to_text(game.rules().colours[1])),
          shut_goal_claim(game, least.planks),
          [&](const State& state) { return is_sealed(game, state, 1); });
  answer.fact("players who lay planks in the round shown", side_by_side ? "1" : "2");
  if (!side_by_side) {
    std::vector<int> gaps;
    for (const auto& span : each_with_each(game)) {
      gaps.push_back(game.rules().river->gap(span.from, span.to));
    }
    answer.fact("gap classes in the round shown", fmt::format("{}", fmt::join(gaps, ", ")));
  }
  return answer.fact("planks", std::to_string(least.planks))
      .fact("stones", std::to_string(least.stones))
      .fact("ways tried", std::to_string(least.tried));
}

/// Sampled steps from the shut village on, until it is open.
struct Opened {
  std::uint64_t steps = 0;
  bool by_remove_only = true;
};
auto sample_opening(const RiverDragons& game, const State& shut, const AskOptions& options)
    -> Opened {
  Opened opened;
  MoveList<Move> list;
  for (std::uint64_t i = 0; i < 40 * options.effort; ++i) {
    auto state = shut;
    Dice dice(options.seed + i);
    for (int move = 0; move < 150 && state.stage != Stage::over; ++move) {
      moves(game, state, list);
      const auto& chosen = list[dice.random().below(list.size())];
      state = game.apply(state, chosen).next;
      ++opened.steps;
      if (is_sealed(game, state, 1)) continue;
      opened.by_remove_only &= std::holds_alternative<RemovePlank>(chosen);
      break;
    }
  }
  return opened;
}

}  // namespace

auto what_seals_a_village(const AskOptions& /*options*/) -> Answers {
  return {sealed_under(Parallel::allowed), sealed_under(Parallel::forbidden)};
}

auto can_a_seal_be_broken(const AskOptions& options) -> Answers {
  const auto game = game_of(3);
  const auto course = three_side_by_side(game);
  std::int64_t plans = 0;
  std::int64_t safe = 0;
  for_each_plan(game.rules().hands[1], [&](const Laid& plan) {
    ++plans;
    // Where the only Remove lies, a dragon cancels it: it takes two.
    safe += std::ranges::count(plan, Card::remove) > 1 ? 1 : 0;
  });
  const auto opened = sample_opening(game, course.state(), options);
  Answer answer{
      .says = Says::no,
      .how = {How::sampled, scope_of(game)},
      .title =
          "No plan of the player who is shut out opens his goal against a dragon at every position",
      .text =
          "Only a plank that is taken away opens it, there is one Remove in a hand, and a dragon "
          "where it lies cancels it; the opponent has to guess the position. That nothing else "
          "opens it was sampled.",
      .bound = fmt::format("all {} plans; {} sampled steps from the shut village on", plans,
                           opened.steps),
      .data = data_of(game),
      .clauses = {"plank.three", "remove.must", "dragon.cancel"},
      .facts = {{"plans with a Remove that survives every dragon", std::to_string(safe)}}};
  const bool shuts = exhibit(answer, game, course, "the shut village",
                             shut_goal_claim(game, planks_on_board(course.state())),
                             [&](const State& state) { return is_sealed(game, state, 1); });
  if (safe != 0 || !opened.by_remove_only || !shuts) leave_open(answer);
  return {answer};
}

}  // namespace ruleproof::solver::river_dragons_question
