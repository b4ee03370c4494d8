/// Planks that leave the game, and games that nobody ends.
///
/// Most is shown by games that are told: rounds in which nobody puts a stone, so that no plank
/// finds a place, or in which nothing happens at all. The cards of a plan bound how fast planks can
/// go; a search in the graph of the board says which sizes are needed to cross it.
#include <algorithm>
#include <bit>
#include <cstddef>
#include <cstdint>
#include <string>
#include <utility>
#include <vector>

#include "model/core/play.hpp"
#include "model/core/strength.hpp"
#include "model/river_dragons/cards.hpp"
#include "model/river_dragons/data/components.hpp"
#include "model/river_dragons/pieces.hpp"
#include "model/river_dragons/rules.hpp"
#include "model/river_dragons/rules/rulings.hpp"
#include "model/river_dragons/state.hpp"
#include "solver/graph/graph.hpp"
#include "solver/questions/marks.hpp"
#include "solver/questions/question.hpp"
#include "solver/questions/river_dragons/answering.hpp"
#include "solver/questions/river_dragons/course.hpp"
#include "solver/questions/river_dragons/plans.hpp"
#include "solver/questions/river_dragons/questions.hpp"
#include "solver/questions/river_dragons/routes.hpp"

namespace ruleproof::solver::river_dragons_question {
namespace {

using namespace river_dragons;  // NOLINT(google-build-using-namespace): cards and planks

auto all_out_claim(const RiverDragons& game) -> std::string {
  return planks_out_claim(game.players() * static_cast<int>(plank_sizes));
}

/// Nobody ever puts a stone, so that no plank finds a place; so many rounds of it.
auto all_planks_go(const RiverDragons& game, int rounds) -> Course {
  const Plan plan = {Card::plank2, Card::plank1, Card::remove, Card::move1, Card::jump};
  Course course(game);
  for (int i = 0; i < rounds; ++i) course.round(Plans(game.rules().colours.size(), plan));
  return course;
}

/// Cards that do nothing, and dragons that meet dragons, until everybody has been first player.
auto nothing_happens(const RiverDragons& game) -> Course {
  Plans plans;
  const auto& colours = game.rules().colours;
  for (std::size_t seat = 0; seat < colours.size(); ++seat) {
    plans.push_back(idle_cards());
    plans.back().push_back(dragon_of(colours[(seat + 1) % colours.size()]));
  }
  Course course(game);
  for (int round = 0; round < game.players(); ++round) course.round(plans);
  return course;
}

/// Stones come and go in a cycle of fourteen rounds; of every beginning only one other lies among
/// the last 24. `cycles` of them.
auto stones_come_and_go(const RiverDragons& game, int cycles) -> Course {
  constexpr int stones = 7;
  const auto dragon = dragon_of(game.rules().colours[1]);
  const Plan puts = {Card::stone1, Card::move1, Card::move2, Card::jump, dragon};
  const Plan takes = {Card::remove, Card::move1, Card::move2, Card::jump, dragon};
  const Plan other = {Card::move1, Card::stone1, Card::remove, Card::move2, Card::jump};
  Course course(game);
  for (int round = 0; round < 2 * stones * cycles; ++round) {
    const bool adds = round % (2 * stones) < stones;
    const auto own = fmt::format("{} T{}", adds ? "stone" : "remove stone", (round % stones) + 1);
    course.round({adds ? puts : takes, other}, {own, "stone T8", "remove stone T8"});
  }
  return course;
}

/// A play that repeats its positions for ever.
auto endless(const RiverDragons& game, std::string title) -> Answer {
  Answer answer{.says = Says::yes, .how = How::replayed, .data = any_board};
  exhibit(answer, game, nothing_happens(game), std::move(title),
          position_claims(game.start()) + cites("round.end"));
  return answer;
}

auto repetition_looks_back() -> Answer {
  const auto game = game_of(2, "toy-9", {.ending = Ending::repetition});
  Answer answer{.aspect = "repetition",
                .says = Says::no,
                .how = How::replayed,
                .title =
                    "Under ending=repetition a play need not end, as the ruling looks back on 24 "
                    "beginnings only",
                .data = data_of(game)};
  const auto before = stones_come_and_go(game, 2);
  exhibit(answer, game, stones_come_and_go(game, 3),
          "the position of fourteen rounds before, with all that is remembered",
          position_claims(before.state()));
  return answer;
}

/// Random games under a limit of fifty rounds.
auto fifty_rounds(const AskOptions& options) -> Answer {
  constexpr std::uint64_t cap = 50'000;
  const auto game = game_of(2, "toy", {.ending = Ending::fifty_rounds});
  const std::uint64_t games = 20 * options.effort;
  std::uint64_t longest = 0;
  bool all = true;
  for (std::uint64_t i = 0; i < games; ++i) {
    std::uint64_t moves = 0;
    const auto end = play(game, Dice(options.seed + i),
                          [&](const State&, const Move&, const auto&) { ++moves; });
    all = all && end.stage == Stage::over && moves < cap;
    longest = std::max(longest, moves);
  }
  return {.aspect = "fifty-rounds",
          .says = all ? Says::yes : Says::no,
          .how = {How::sampled, scope_of(game)},
          .title = all ? "Under ending=fifty-rounds every play that was sampled ends"
                       : "Under ending=fifty-rounds a play was found that does not end",
          .bound = fmt::format("{} random games, the longest of {} moves", games, longest),
          .data = data_of(game)};
}

/// The smallest size whose planks, with smaller ones, link some player's villages; 0 if none does.
auto least_linking_size(const Rules& rules) -> int {
  for (int size = 1; size <= static_cast<int>(plank_sizes); ++size) {
    const auto graph = board_graph(rules, size);
    for (std::size_t seat = 0; seat < rules.colours.size(); ++seat) {
      Nodes goals(graph.nodes());
      for_each_site(rules.ends[seat], [&](Site site) { goals[site] = true; });
      if (shortest_path(graph, rules.home[seat], goals)) return size;
    }
  }
  return 0;
}

/// The smallest size that spans a gap at the end village of a seat: a pawn that arrives comes over
/// such a plank, wherever it was before.
auto least_last_size(const Rules& rules, std::size_t seat) -> int {
  int least = static_cast<int>(plank_sizes);
  for_each_site(rules.ends[seat], [&](Site end) {
    for (std::size_t i = 0; i < rules.components.islets.size(); ++i) {
      const auto gap = rules.river->gap(end, islet(i));
      if (gap != 0) least = std::min(least, gap);
    }
  });
  return least;
}

/// Who has won came over a plank of the least last size, which lies at his end village still.
auto last_plank_claims(const Rules& rules) -> std::vector<std::string> {
  std::vector<std::string> claims;
  for (std::size_t seat = 0; seat < rules.colours.size(); ++seat) {
    const auto end = std::countr_zero(rules.ends[seat]);
    claims.push_back(fmt::format("winner != {} or any(i, k: k >= {} and p[i].plank[k].at = {})",
                                 seat + 1, least_last_size(rules, seat), end));
  }
  return claims;
}

auto dead_without_size(const char* board) -> Answer {
  const auto game = game_of(2, board);
  const auto& rules = game.rules();
  const int size = least_linking_size(rules);
  const int last = std::min(least_last_size(rules, 0), least_last_size(rules, 1));
  const auto on_board = "On the " + rules.components.label;
  Answer answer{.aspect = fmt::format("board-{}", board),
                .says = Says::value,
                .how = {How::counted, scope_of(game)},
                .title = on_board + " planks of size 1 link a player's villages",
                .text =
                    "A search in the graph of the board: gaps that planks of a size or a smaller "
                    "one span, whoever lays them and however often. Planks that rest on their ends "
                    "only. A pawn that is on its way already needs the last plank only.",
                .data = data_of(game),
                .clauses = {"goal.cross", "plank.too-short"},
                .facts = {{"smallest size that links", std::to_string(size)},
                          {"smallest size that reaches an end village", std::to_string(last)}},
                .always = last_plank_claims(rules)};
  if (size > 1) {
    answer.title =
        fmt::format("{} {} no plank of size {} or more is left, with 2 players", on_board,
                    last >= size ? "the game is dead as soon as"
                                 : "who stands in his start village cannot arrive once",
                    size);
  }
  return answer;
}

}  // namespace

auto how_soon_can_all_planks_be_gone(const AskOptions& /*options*/) -> Answers {
  return for_each_number_of_players([](const RiverDragons& game) {
    const int most = most_of_a_plan(game.rules().hands[0], planks_of);
    const int rounds = (static_cast<int>(plank_sizes) + most - 1) / most;
    Answer answer{
        .says = Says::value,
        .how = {How::counted, scope_of(game)},
        .title = fmt::format(
            "With {} players all planks can be out of the game after {} rounds, and no sooner",
            game.players(), rounds),
        .text = fmt::format("The cards of a plan take at most {} planks of a player; while no "
                            "stone lies on the board none of them has a place.",
                            most),
        .data = any_board,
        .clauses = {"plank.no-place", "plank.must", "plan.five"},
        .facts = {{"planks that a player can lose in a round", std::to_string(most)},
                  {"rounds", std::to_string(rounds)}},
        .always = {fmt::format("{} < {} or {} >= {}", planks_out_now(),
                               game.players() * static_cast<int>(plank_sizes), rounds_ended(),
                               rounds - 1)}};
    if (!exhibit(answer, game, all_planks_go(game, rounds), "no stone, no place for any plank",
                 all_out_claim(game))) {
      leave_open(answer);
    }
    return answer;
  });
}

auto is_there_an_endless_play(const AskOptions& /*options*/) -> Answers {
  return for_each_number_of_players([](const RiverDragons& game) {
    auto answer = endless(game, "the opening again, the same player first");
    answer.title =
        fmt::format("With {0} players a play can repeat its positions for ever, every {0} rounds",
                    game.players());
    answer.text =
        "Remove finds nothing, the moves make pawns fall where they stand, dragons meet dragons. "
        "None of it asks for the board.";
    answer.clauses = {"end.arrival", "remove.lost", "move.fall", "dragon.not-dragon"};
    return answer;
  });
}

auto does_every_play_end(const AskOptions& options) -> Answers {
  Answers answers;
  for (const auto ending : {Ending::arrival_only, Ending::no_planks}) {
    auto answer =
        endless(game_of(2, "stand-in", {.ending = ending}), "two rounds, and the opening again");
    answer.aspect = ending == Ending::no_planks ? "no-planks" : "arrival-only";
    answer.says = Says::no;
    answer.title = "Under ending=" + answer.aspect + " a play need not end";
    answers.push_back(std::move(answer));
  }
  answers.push_back(repetition_looks_back());
  answers.push_back(fifty_rounds(options));
  for (auto& answer : answers) answer.clauses = {"end.arrival", "round.end"};
  return answers;
}

auto is_a_dead_position_reachable(const AskOptions& /*options*/) -> Answers {
  auto answers = for_each_number_of_players([](const RiverDragons& game) {
    Answer answer{
        .says = Says::yes,
        .how = How::replayed,
        .title = fmt::format("With {} players all planks can be out of the game after two rounds, "
                             "and then nobody can ever arrive",
                             game.players()),
        .text =
            "That no plank comes back is proved of the totals, on any board. Whether fewer than "
            "all players can bring it about, or sooner, is open.",
        .bound =
            "the record shows that the planks are gone; that nobody arrives without any is argued "
            "from the clauses",
        .data = any_board,
        .clauses = {"plank.no-place", "goal.cross"},
        .facts = {{"after rounds", "2"},
                  {"players that take part in it", std::to_string(game.players())}}};
    exhibit(answer, game, all_planks_go(game, 2), "no plank is left to anybody",
            all_out_claim(game));
    return answer;
  });
  for (const auto* board : {"stand-in", "toy", "toy-3", "toy-7", "toy-9"}) {
    answers.push_back(dead_without_size(board));
  }
  return answers;
}

}  // namespace ruleproof::solver::river_dragons_question
