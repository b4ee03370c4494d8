/// Stones and islets: whether one can run out before the other.
#include <bit>
#include <string>

#include "model/river_dragons/board/water.hpp"
#include "model/river_dragons/stones.hpp"
#include "solver/questions/river_dragons/course.hpp"
#include "solver/questions/river_dragons/questions.hpp"

namespace ruleproof::solver::river_dragons_question {
namespace {

using namespace river_dragons;  // NOLINT(google-build-using-namespace): stones and sites

constexpr auto boards = std::to_array<const char*>({"stand-in", "toy", "toy-3", "toy-7", "toy-9"});

/// Is there a number of stones on the board, each on an islet of its own, at which the reserve is
/// empty and an islet is not?
auto empty_reserve_query(int stones, int islets) -> Query {
  Query query("Can the reserve of " + std::to_string(stones) + " stones be empty while one of " +
              std::to_string(islets) + " islets is free?");
  const auto laid = query.number("stones-on-board", 0, stones);
  query.require(laid <= Term(islets));
  query.require(Term(stones) - laid == Term(0)).require(Term(islets) - laid >= Term(1));
  return query;
}

/// Both lay all their stone cards, round after round, always at the first place there is.
auto stones_on_free_water(const RiverDragons& game) -> Course {
  const Plan plan = {Card::stone1, Card::stone2, Card::move1, Card::move2, Card::jump};
  Course course(game);
  while (course.good() && stones_in_reserve(game.rules(), course.state()) > 0) {
    course.round(std::vector<Plan>(2, plan));
  }
  return course;
}

auto has_free_place(const RiverDragons& game, const State& state) -> bool {
  bool room = false;
  for_each_free_place(game.rules(), state, [&](auto) { room = true; });
  return room;
}

/// A plank over the last free islet.
auto plank_over_the_last_islet(const RiverDragons& game) -> Course {
  Course course(game);
  const Plan pink = {Card::stone2, Card::plank1, Card::stone1, Card::jump, Card::move1};
  const Plan black = {Card::jump, Card::move1, Card::move2, Card::stone1, Card::stone2};
  course.plan(std::vector<Plan>{pink, black});
  for (const auto* move : {"stone T2", "stone T3", "fall", "choose pink 5", "lay pink 5 pink T2",
                           "fall", "lose action"}) {
    course.does(move);
  }
  return course;
}

/// Pairs of pairs of sites, without a common site, whose planks pass over the same islet and may
/// lie together: only over such an islet can more than three planks be, without a triangle.
struct Above {
  int pairs = 0;
  int triangles = 0;
};
auto planks_above_islets(const RiverDragons& game) -> Above {
  const auto& river = *game.rules().river;
  const auto sites = static_cast<Site>(colour_count + game.rules().components.islets.size());
  Above above;
  for (Site over = colour_count; over < sites; ++over) {
    std::vector<std::pair<Site, Site>> pairs;
    for (Site a = 0; a < sites; ++a) {
      for (Site b = static_cast<Site>(a + 1); b < sites; ++b) {
        const bool spanned = river.gap(a, b) != 0 && !(is_village(a) && is_village(b));
        if (spanned && (river.under(a, b) & bit(over)) != 0) pairs.emplace_back(a, b);
      }
    }
    for (const auto& [a, b] : pairs) {
      for (const auto& [c, d] : pairs) {
        const bool apart = a != c && a != d && b != c && b != d;
        const bool together = !river.clashes(pair_of(a, b)).has(pair_of(c, d));
        above.pairs += apart && together ? 1 : 0;
        if (a != c || !(b < d)) continue;
        above.triangles += together && std::ranges::find(pairs, std::pair{b, d}) != pairs.end() &&
                                   !river.clashes(pair_of(a, b)).has(pair_of(b, d)) &&
                                   !river.clashes(pair_of(c, d)).has(pair_of(b, d))
                               ? 1
                               : 0;
      }
    }
  }
  above.pairs /= 2;  // each was met from both sides
  return above;
}

}  // namespace

auto can_the_stones_run_out_early(const AskOptions& options) -> Answers {
  Answers answers;
  for (const auto* board : boards) {
    const auto game = game_of(2, board);
    const auto& parts = game.rules().components;
    const auto islets = static_cast<int>(parts.islets.size());
    const auto reply = ask(empty_reserve_query(parts.stones, islets), options.budget);
    const bool proved = reply.sat == Sat::unsat;
    Answer answer{.aspect = board,
                  .says = proved ? Says::no : Says::unknown,
                  .how = proved ? How::proved : How::unknown};
    answer.title = proved ? "While an islet is free there is a stone in the reserve"
                          : "The reserve of stones may be empty while an islet is free";
    answer.text = std::to_string(parts.stones) + " stones, " + std::to_string(islets) +
                  " islets, and at most one stone on each.";
    answer.data = data_of(game);
    answer.clauses = {"stone.none-left", "stone.one-per-islet"};
    answer.smt2 = proved ? reply.smt : "";
    answers.push_back(std::move(answer));
  }
  const auto water = game_of(2, "free-water");
  Answer answer{.aspect = "free-water", .says = Says::yes, .how = How::replayed};
  answer.shown.push_back(
      shown(water, stones_on_free_water(water), "no stone is left, and there is room for more",
            [&](const State& state) {
              return stones_in_reserve(water.rules(), state) == 0 && has_free_place(water, state);
            }));
  if (!replays(answer)) answer.how = How::unknown;
  answer.title = "On free water the stones can run out while there is room for more";
  answer.data = data_of(water);
  answer.clauses = {"stone.none-left", "stone.open-water"};
  answers.push_back(std::move(answer));
  return answers;
}

auto can_a_stone_lack_an_islet(const AskOptions& options) -> Answers {
  Answers answers = can_the_stones_run_out_early(options);
  std::erase_if(answers, [](const Answer& answer) { return answer.aspect != "stand-in"; });
  auto& plain = answers.front();
  // As many stones as islets, each on its own: a stone left is an islet left, and every free islet
  // is legal where planks above it do not matter.
  plain.aspect = "no-support";
  if (plain.says == Says::no) {
    plain.title = "Under stone-under=no-support a stone that is left finds an islet";
  }
  plain.clauses = {"stone.must", "stone.none-left"};

  Rulings rulings;
  rulings.stone_under = StoneUnder::forbidden;
  const auto forbidden = game_of(2, "toy-3", rulings);
  Answer barred{.aspect = "forbidden", .says = Says::yes, .how = How::replayed};
  barred.shown.push_back(
      shown(forbidden, plank_over_the_last_islet(forbidden),
            "a stone is left, but the last islet lies under a plank",
            [&](const State& state) { return stones_in_reserve(forbidden.rules(), state) == 1; }));
  if (!replays(barred)) barred.how = How::unknown;
  barred.title = "Under stone-under=forbidden a stone that is left can lack an islet";
  barred.data = data_of(forbidden);
  barred.clauses = plain.clauses;
  answers.push_back(barred);

  rulings.stone_under = StoneUnder::support;
  const auto support = game_of(2, "stand-in", rulings);
  const auto above = planks_above_islets(support);
  const bool never = above.pairs == 0 && above.triangles == 0;
  Answer loaded{.aspect = "support", .says = never ? Says::no : Says::unknown};
  loaded.how = never ? How::counted : How::unknown;
  loaded.title = never ? "Under stone-under=support a stone that is left finds an islet, on the "
                         "stand-in board"
                       : "Under stone-under=support it is open whether more than three planks can "
                         "bar every islet that is left";
  loaded.text =
      "An islet under more than three planks could not take a stone that bears them all. "
      "Three planks share an end, unless two pairs of sites are apart or form a triangle.";
  loaded.data = data_of(support);
  loaded.clauses = {"stone.must", "plank.three"};
  loaded
      .fact("pairs of spans over one islet that may lie together without a common end",
            std::to_string(above.pairs))
      .fact("triangles of spans over one islet", std::to_string(above.triangles));
  answers.push_back(std::move(loaded));
  return answers;
}

}  // namespace ruleproof::solver::river_dragons_question
