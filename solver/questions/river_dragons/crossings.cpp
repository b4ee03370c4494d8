/// Gaps and planks: which chains of gaps a set can bridge, and what the stand-in board offers. All
/// is counted by trying every chain of gaps, every pair of places, every route.
#include <algorithm>
#include <bit>
#include <cstddef>
#include <cstdint>
#include <string>
#include <vector>

#include <fmt/ranges.h>

#include "model/core/assert.hpp"
#include "model/core/strength.hpp"
#include "model/river_dragons/board/ground.hpp"
#include "model/river_dragons/board/river.hpp"
#include "model/river_dragons/colours.hpp"
#include "model/river_dragons/data/components.hpp"
#include "model/river_dragons/moves.hpp"
#include "model/river_dragons/naming.hpp"
#include "model/river_dragons/pieces.hpp"
#include "model/river_dragons/rules/rulings.hpp"
#include "solver/questions/question.hpp"
#include "solver/questions/river_dragons/answering.hpp"
#include "solver/questions/river_dragons/course.hpp"
#include "solver/questions/river_dragons/questions.hpp"
#include "solver/questions/river_dragons/routes.hpp"

namespace ruleproof::solver::river_dragons_question {
namespace {

using namespace river_dragons;  // NOLINT(google-build-using-namespace): sites
                                // and planks

struct GapVectors {
  std::int64_t all = 0;
  std::int64_t bridgeable = 0;
  bool criterion_holds = true;  ///< says the same as trying all planks
};

/// Whether some choice of different planks of one set spans gap after gap, by trying all.
auto can_lay(const std::vector<int>& gaps, std::size_t at, unsigned used) -> bool {
  if (at == gaps.size()) return true;
  for (int size = gaps[at]; size <= static_cast<int>(plank_sizes); ++size) {
    const auto plank = 1U << static_cast<unsigned>(size);
    if ((used & plank) == 0 && can_lay(gaps, at + 1, used | plank)) return true;
  }
  return false;
}

/// Counts the chains of so many more gaps.
auto count_gaps(std::vector<int>& gaps, int more, GapVectors& counts) -> void {
  if (more == 0) {
    Sizes sizes{};
    for (const auto gap : gaps) ++sizes[static_cast<std::size_t>(gap) - 1];
    const bool laid = can_lay(gaps, 0, 0);
    ++counts.all;
    counts.bridgeable += laid ? 1 : 0;
    counts.criterion_holds &= laid == bridgeable(sizes, sets_of_planks(1));
    return;
  }
  for (int gap = 1; gap <= static_cast<int>(plank_sizes); ++gap) {
    gaps.push_back(gap);
    count_gaps(gaps, more - 1, counts);
    gaps.pop_back();
  }
}

struct Board {
  Sizes pairs{};
  int unreached = 0;
  int crossing = 0;
  int over = 0;
  int over_village = 0;
};

auto survey(const RiverDragons& game) -> Board {
  Board board;
  const auto& river = *game.rules().river;
  const auto sites = static_cast<Site>(colour_count + game.rules().components.islets.size());
  std::vector<std::size_t> spans;
  for (Site b = 0; b < sites; ++b) {
    for (Site a = 0; a < b; ++a) {
      const auto gap = river.gap(a, b);
      if (is_village(b) || gap == 0) {
        ++board.unreached;
        continue;
      }
      ++board.pairs[static_cast<std::size_t>(gap) - 1];
      board.over += std::popcount(river.under(a, b));
      board.over_village += std::popcount(river.under(a, b) & all_villages);
      const auto& crossings = river.crossings(pair_of(a, b));
      board.crossing += static_cast<int>(
          std::ranges::count_if(spans, [&](std::size_t other) { return crossings.has(other); }));
      spans.push_back(pair_of(a, b));
    }
  }
  return board;
}

auto crossings_between(const RiverDragons& game, Site from, Site to) -> Answer {
  const auto& rules = game.rules();
  Answer answer{.aspect = site_text(rules, from) + "-" + site_text(rules, to),
                .says = Says::value,
                .how = {How::counted, scope_of(game)},
                .text =
                    "Over different islets and no third village. A clean one passes over no other "
                    "place, and its planks are not in each other's way.",
                .data = data_of(game),
                .clauses = {"goal.cross", "setup.planks"}};
  std::vector<std::string> longest;
  for (std::size_t length = 1; length <= plank_sizes; ++length) {
    std::int64_t all = 0;
    std::int64_t clean = 0;
    for_each_chain(rules, sets_of_planks(1), from, to, length, [&](const Chain& chain) {
      ++all;
      clean += chain.clean ? 1 : 0;
      return true;
    });
    const auto planks = counted(length, "plank");
    answer.fact(planks, fmt::format("{}, of which clean {}", all, clean));
    if (length >= 5) longest.push_back(fmt::format("{} with {} ({} clean)", all, planks, clean));
  }
  answer.title = fmt::format(
      "On the {} one set of planks allows {} crossings between {} by way of "
      "islets alone",
      game.rules().components.label, fmt::join(longest, " and "), answer.aspect);
  return answer;
}

/// The first seat is to lay that plank between two stones, beside which others lie: what is legal.
auto too_long(const RiverDragons& game, PlankName plank, Site from, Site to) -> Shown {
  const auto acts = colour_names[static_cast<std::size_t>(game.rules().colours[0])];
  const auto state = game.read_position(
      fmt::format("stage=lay acts={0} {0}.plank{1}=held stones=i3+i4+i5+i6", acts, plank.size()));
  RULEPROOF_ASSERT(static_cast<bool>(state));
  const Move lay = LayPlank{plank, from, to};
  const auto title =
      fmt::format("under overhang={}", game.rules().directed() ? "obstructs" : "nothing");
  if (game.judge(*state, lay)) {
    return show_from(game, *state, {}, title, is_legal(game, *state, lay));
  }
  return show_from(
      game, *state, {}, title,
      is_illegal(game, *state, lay) + is_illegal(game, *state, Move{LayPlank{plank, to, from}}));
}

}  // namespace

auto which_gaps_can_one_set_bridge(const AskOptions& /*options*/) -> Answers {
  Answer answer{
      .says = Says::value,
      .how = {How::counted, any_number()},
      .text = "Counted by trying all planks for all chains, and equal to the criterion for each.",
      .data = any_board,
      .clauses = {"setup.planks", "plank.too-long", "plank.too-short"}};
  std::vector<std::int64_t> list;
  for (int length = 1; length <= static_cast<int>(plank_sizes); ++length) {
    GapVectors counts;
    std::vector<int> gaps;
    count_gaps(gaps, length, counts);
    if (!counts.criterion_holds) leave_open(answer);
    list.push_back(counts.bridgeable);
    answer.fact("chains of " + counted(length, "gap"),
                fmt::format("{} of {}", counts.bridgeable, counts.all));
  }
  answer.title = fmt::format(
      "One set of six planks bridges {} chains of 1, 2, 3, 4, 5, 6 gaps: those with at most one "
      "gap of class 6, at most two of class 5 or 6, and so on",
      fmt::join(list, ", "));
  return {answer};
}

auto do_gaps_suffice_if_planks_obstruct(const AskOptions& /*options*/) -> Answers {
  const auto plain = game_of(2);
  const auto strict = game_of(2, "stand-in", {.overhang = Overhanging::obstructs});
  const auto plank = plank_name(0, static_cast<int>(plank_sizes));
  // A plank from the one to the other sticks out over one of two more stones.
  const auto from = islet(3);
  const auto to = islet(5);
  auto state = plain.start();
  for (const auto site : {from, to, islet(2), islet(4)}) state.stones.put(site);
  const Ground ground(strict.rules(), state);
  const bool obstructed = Ground(plain.rules(), state).judge(plank, from, to) &&
                          !ground.judge(plank, from, to) && !ground.judge(plank, to, from);
  Answer answer{
      .says = Says::no,
      .how = {How::counted, scope_of(strict)},
      .title = "Under overhang=obstructs a plank that reaches may be too long for its gap",
      .text = fmt::format(
          "With stones on I04, I06, I03 and I05 the plank of size {} reaches from the first to the "
          "second, and sticks out over another stone whichever way it lies.",
          plank.size()),
      .data = data_of(plain),
      .clauses = {"plank.too-long", "plank.not-on-plank"},
      .facts = {{"gap class", std::to_string(plain.rules().river->gap(from, to))},
                {"size of the plank", std::to_string(plank.size())}}};
  if (!obstructed) leave_open(answer);
  for (const auto* game : {&strict, &plain})
    answer.shown.push_back(too_long(*game, plank, from, to));
  return {answer};
}

auto what_is_on_the_board(const AskOptions& /*options*/) -> Answers {
  const auto game = game_of(2);
  const auto board = survey(game);
  Answer answer{
      .says = Says::value,
      .how = {How::counted, scope_of(game)},
      .title = fmt::format("On the stand-in board {} pairs of places are in gap classes 1 to 6, {} "
                           "pairs of spans cross, and {} times a span passes over a place",
                           fmt::join(board.pairs, ", "), board.crossing, board.over),
      .data = data_of(game),
      .clauses = {"plank.must", "plank.not-on-plank"},
      .always = {spans_claim(game.rules(), 1)}};
  for (std::size_t i = 0; i < plank_sizes; ++i) {
    answer.fact(fmt::format("pairs of gap class {}", i + 1), std::to_string(board.pairs[i]));
  }
  answer.fact("pairs out of reach, or of two villages", std::to_string(board.unreached))
      .fact("pairs of spans that cross", std::to_string(board.crossing))
      .fact("places that a span passes over", std::to_string(board.over))
      .fact("of these, villages", std::to_string(board.over_village));
  return {answer};
}

auto how_many_crossings_are_there(const AskOptions& /*options*/) -> Answers {
  const auto game = game_of(6);
  Answers answers;
  for (const auto from : game.rules().home) {
    const auto to = village(game.rules().components.opposite[from]);
    if (from < to) answers.push_back(crossings_between(game, from, to));
  }
  return answers;
}

}  // namespace ruleproof::solver::river_dragons_question
