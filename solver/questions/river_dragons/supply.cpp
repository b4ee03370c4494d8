/// Stones, islets and planks in all: what is conserved, and whether one can run out before another.
///
/// That totals are kept, and that the reserve of stones outlasts the islets, are proofs of Z3 on
/// relations; what rulings change is shown by games; planks above islets are counted on the board.
#include <algorithm>
#include <cstddef>
#include <span>
#include <string>
#include <utility>
#include <variant>
#include <vector>

#include "model/core/result.hpp"
#include "model/core/strength.hpp"
#include "model/river_dragons/board/geometry.hpp"
#include "model/river_dragons/board/river.hpp"
#include "model/river_dragons/board/water.hpp"
#include "model/river_dragons/colours.hpp"
#include "model/river_dragons/data/components.hpp"
#include "model/river_dragons/moves.hpp"
#include "model/river_dragons/pieces.hpp"
#include "model/river_dragons/rules/rulings.hpp"
#include "model/river_dragons/stones.hpp"
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

using namespace river_dragons;  // NOLINT(google-build-using-namespace): stones
                                // and sites

/// What a query proves if it has no answer; else it is open.
auto proved_by(const Query& query, Says says, const AskOptions& options) -> Answer {
  const auto reply = ask(query, options.budget);
  if (reply.sat != Sat::unsat) return {};
  return {
      .says = says, .how = {How::relation, any_number().resting_on(any_board)}, .smt2 = reply.smt};
}

constexpr auto as_many_islets = "rulebook, public source; any board of 27 islets";

auto any_tally(Query& query) -> Tally<Term> {
  constexpr int stones = 27;
  constexpr int planks = static_cast<int>(most_planks);
  return {query.number("stones-in-reserve", 0, stones),  query.number("stones-on-board", 0, stones),
          query.number("planks-in-reserves", 0, planks), query.number("planks-held", 0, planks),
          query.number("planks-on-board", 0, planks),    query.number("planks-out", 0, planks)};
}

/// Is there a number of stones on the board, each on an islet of its own, at which the reserve is
/// empty and an islet is not?
auto stones_outlast_islets(const char* board, const AskOptions& options) -> Answer {
  const auto game = game_of(2, board);
  const int stones = game.rules().components.stones;
  const auto islets = static_cast<int>(game.rules().components.islets.size());
  Query query(fmt::format("Can the reserve of {} stones be empty while one of {} islets is free?",
                          stones, islets));
  const auto laid = query.number("stones-on-board", 0, stones);
  query.require(laid <= Term(islets));
  query.require(Term(stones) - laid == Term(0)).require(Term(islets) - laid >= Term(1));
  auto answer = proved_by(query, Says::no, options);
  answer.aspect = board;
  answer.title = answer.says == Says::no
                     ? "While an islet is free there is a stone in the reserve"
                     : "The reserve of stones may be empty while an islet is free";
  answer.text = fmt::format("{} stones, {} islets, and at most one stone on each.", stones, islets);
  answer.data = data_of(game);
  answer.clauses = {"stone.none-left", "stone.one-per-islet"};
  if (answer.says == Says::no) {
    answer.always = {fmt::format("because.stone.none-left = 0 or bits(stones.bits) = {}", islets)};
    // Of 27 islets the field says as much by itself, and it is so of any board with as many.
    answer.how = {answer.how, any_number().resting_on(as_many_islets)};
    if (islets < static_cast<int>(most_islets)) {
      answer.how = {answer.how, scope_of(game)};
      answer.always.push_back(fmt::format("bits(stones.bits) <= {}", stones));
    }
    rest_on(hold_totals(game), answer);
  }
  return answer;
}

/// Both lay all their stone cards, round after round, always at the first place there is.
auto stones_on_free_water(const RiverDragons& game) -> Course {
  const Plan plan = {Card::stone1, Card::stone2, Card::move1, Card::move2, Card::jump};
  Course course(game);
  while (course.good() && stones_in_reserve(game.rules(), course.state()) > 0) {
    course.round({plan, plan});
  }
  return course;
}

/// The stones run out, and there is room for one more: for the last stone there was another place,
/// which keeps its distance from that stone as well.
auto last_stone_of_two(const RiverDragons& game, const Course& course) -> Shown {
  const auto& moves = course.moves();
  auto state = game.start();
  auto before = state;  // the last stone, with its number among the moves
  std::size_t last = 0;
  for (std::size_t i = 0; i < moves.size(); ++i) {
    if (std::holds_alternative<DropStone>(moves[i])) {
      before = state;
      last = i;
    }
    state = game.apply(state, moves[i]).next;
  }
  auto claim = fmt::format("bits(stones.bits) = {}", game.rules().components.stones);
  std::vector<Mark> marks;
  for_each_free_place(game.rules(), course.state(), [&](river_dragons::Place place) {
    if (!marks.empty()) return;
    marks.push_back({last, is_legal(game, before, Move{DropStone{place}})});
    const auto q = fmt::format("(water[i].q - {})", place.q);
    const auto r = fmt::format("(water[i].r - {})", place.r);
    claim += fmt::format(" and all(i: {0} * {0} + {0} * {1} + {1} * {1} >= {2})", q, r,
                         game.rules().stone_gap());
  });
  marks.push_back({moves.size(), claim});
  auto shown = show_marked(game, game.start(), std::span(moves),
                           "no stone is left, and there is room for more", marks);
  if (marks.size() == 1) shown.fails = Error{Code::expectation, "witness", "there is no room"};
  return shown;
}

auto plank_over_the_last_islet(const RiverDragons& game) -> Course {
  const Plan pink = {Card::stone2, Card::plank1, Card::stone1, Card::jump, Card::move1};
  const Plan black = {Card::jump, Card::move1, Card::move2, Card::stone1, Card::stone2};
  return Course(game)
      .plan({pink, black})
      .does({"stone T2", "stone T3", "fall", "choose pink 5", "lay pink 5 pink T2", "fall",
             "lose action"});
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
    const auto together = [&](Site a, Site b, Site c, Site d) {
      return !river.clashes(pair_of(a, b)).has(pair_of(c, d));
    };
    for (const auto& [a, b] : pairs) {
      for (const auto& [c, d] : pairs) {
        if (!together(a, b, c, d)) continue;
        const bool apart = a != c && a != d && b != c && b != d;
        above.pairs += apart ? 1 : 0;
        const bool triangle = a == c && b < d && together(a, b, b, d) && together(c, d, b, d) &&
                              std::ranges::find(pairs, std::pair{b, d}) != pairs.end();
        above.triangles += triangle ? 1 : 0;
      }
    }
  }
  above.pairs /= 2;  // each was met from both sides
  return above;
}

/// Whoever must put a stone puts one, as long as any is left.
constexpr auto no_stone_lacks_an_islet =
    "before.stage != stone or because.stone.must = 0 or because.stone.none-left = 1 or "
    "bits(stones.bits) > bits(before.stones.bits)";

auto never_too_many_above() -> Answer {
  const auto game = game_of(2, "stand-in", {.stone_under = StoneUnder::support});
  const auto above = planks_above_islets(game);
  const bool never = above.pairs == 0 && above.triangles == 0;
  return {.aspect = "support",
          .says = never ? Says::no : Says::unknown,
          .how = {never ? How::counted : How::unknown, scope_of(game)},
          .title = never ? "Under stone-under=support a stone that is left finds an islet, on the "
                           "stand-in board"
                         : "Under stone-under=support it is open whether more than three planks "
                           "can bar every islet that is left",
          .text =
              "An islet under more than three planks could not take a stone that bears them all. "
              "Three planks share an end, unless two pairs of sites are apart or form a triangle.",
          .data = data_of(game),
          .clauses = {"stone.must", "plank.three"},
          .facts = {{"pairs of spans over one islet that may lie together without a common end",
                     std::to_string(above.pairs)},
                    {"triangles of spans over one islet", std::to_string(above.triangles)}},
          .always = never ? std::vector<std::string>{no_stone_lacks_an_islet}
                          : std::vector<std::string>{}};
}

/// Each player has all his planks, and each of them is at a place that is in play: on the board, in
/// the reserve of somebody who plays, in the hand of whoever lays one, or out of the game.
auto where_all_planks_are() -> std::vector<std::string> {
  return {fmt::format(
              "count(p*.plank*.at < {0} + count(p*.pawn.at >= 0)) + count(p*.plank*.at = {1}) + "
              "count(p*.plank*.at = {2}) = {3} * count(p*.pawn.at >= 0)",
              Plank::reserve, Plank::held, Plank::out, plank_sizes),
          fmt::format("count(p*.plank*.at = {}) <= 1 and (stage = lay or all(p*.plank*.at != {}))",
                      Plank::held, Plank::held)};
}

}  // namespace

auto what_is_conserved(const AskOptions& options) -> Answers {
  Query totals("Can a move change how many stones or planks there are, or is one of them nowhere?");
  const auto before = any_tally(totals);
  const auto done = totals.number("deed", 0, deed_count - 1);
  const auto after = after_deed(before, done);
  totals.require(can_be_done(before, done));
  const auto none = Term(0);
  totals.require(!(all_stones(after) == all_stones(before)) ||
                 !(all_planks(after) == all_planks(before)) || after.stones_in_reserve < none ||
                 after.stones_on_board < none || after.planks_in_reserves < none ||
                 after.planks_held < none || after.planks_on_board < none ||
                 after.planks_out < none);
  auto conserved = proved_by(totals, Says::yes, options);
  conserved.aspect = "totals";
  conserved.title =
      "Every plank of the players is always in a reserve of one of them, in hand, on the board or "
      "out of the game, and of the stones no more lie on the board than there are";
  conserved.text =
      "The stones that do not lie on the board are the common reserve: a position does not say how "
      "many they are.";
  conserved.always = where_all_planks_are();
  conserved.always.push_back(
      fmt::format("bits(stones.bits) <= {}", game_of(2).rules().components.stones));
  Query back("Can a plank come back that is out of the game, without a ruling that says so?");
  const auto now = any_tally(back);
  const auto deed = back.number("deed", 0, deed_count - 1);
  back.require(!(deed == Term(static_cast<int>(Deed::chooses_from_the_box))));
  back.require(after_deed(now, deed).planks_out < now.planks_out);
  auto monotone = proved_by(back, Says::yes, options);
  monotone.aspect = "planks-out";
  monotone.title =
      "The planks that are out of the game never become fewer, unless under "
      "empty-reserve=from-the-box";
  monotone.always = {
      fmt::format("count(p*.plank*.at = {0}) >= count(before.p*.plank*.at = {0})", Plank::out)};
  const auto held = hold_on_boards(hold_totals);
  for (auto* answer : {&conserved, &monotone}) {
    answer->data = any_board;
    answer->clauses = {"pieces.count", "plank.no-place", "remove.must", "stone.stays"};
    rest_on(held, *answer);
  }
  return {conserved, monotone};
}

auto can_the_stones_run_out_early(const AskOptions& options) -> Answers {
  Answers answers;
  for (const auto* board : {"stand-in", "toy", "toy-3", "toy-7", "toy-9"}) {
    answers.push_back(stones_outlast_islets(board, options));
  }
  const auto water = game_of(2, "free-water");
  Answer answer{.aspect = "free-water",
                .says = Says::yes,
                .how = How::replayed,
                .title = "On free water the stones can run out while there is room for more",
                .data = data_of(water),
                .clauses = {"stone.none-left", "stone.open-water"}};
  const auto course = stones_on_free_water(water);
  exhibit(answer, course, last_stone_of_two(water, course));
  answers.push_back(std::move(answer));
  return answers;
}

auto can_a_stone_lack_an_islet(const AskOptions& options) -> Answers {
  // As many stones as islets, each on its own: a stone left is an islet left, and every free islet
  // is legal where planks above it do not matter.
  auto plain = stones_outlast_islets("stand-in", options);
  plain.aspect = "no-support";
  if (plain.says == Says::no) {
    plain.title = "Under stone-under=no-support a stone that is left finds an islet";
    plain.always = {no_stone_lacks_an_islet};
  }
  plain.clauses = {"stone.must", "stone.none-left"};
  const auto game = game_of(2, "toy-3", {.stone_under = StoneUnder::forbidden});
  Answer barred{.aspect = "forbidden",
                .says = Says::yes,
                .how = How::replayed,
                .title = "Under stone-under=forbidden a stone that is left can lack an islet",
                .data = data_of(game),
                .clauses = plain.clauses};
  exhibit(barred, game, plank_over_the_last_islet(game),
          "a stone is left, but the last islet lies under a plank",
          fmt::format("bits(stones.bits) = {}", game.rules().components.stones - 1));
  return {plain, barred, never_too_many_above()};
}

}  // namespace ruleproof::solver::river_dragons_question
