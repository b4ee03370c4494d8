/// The personal reserve: its contents by the limits, counted one by one; what Remove does when it
/// is full or finds nothing; and which contents occur, a game on the model for each.
#include "solver/questions/river_dragons/reserves.hpp"

#include <algorithm>
#include <cstddef>
#include <cstdint>
#include <functional>
#include <string>
#include <utility>
#include <variant>
#include <vector>

#include <fmt/ranges.h>

#include "model/core/game.hpp"
#include "model/core/strength.hpp"
#include "model/river_dragons/colours.hpp"
#include "model/river_dragons/data/components.hpp"
#include "model/river_dragons/moves.hpp"
#include "model/river_dragons/pieces.hpp"
#include "model/river_dragons/removal.hpp"
#include "model/river_dragons/rules/rulings.hpp"
#include "model/river_dragons/setup.hpp"
#include "solver/questions/marks.hpp"
#include "solver/questions/question.hpp"
#include "solver/questions/river_dragons/answering.hpp"
#include "solver/questions/river_dragons/course.hpp"
#include "solver/questions/river_dragons/questions.hpp"
#include "solver/questions/river_dragons/routes.hpp"

namespace ruleproof::solver::river_dragons_question {

using namespace river_dragons;  // NOLINT(google-build-using-namespace): planks and reserves

auto is_full(const Content& content) -> bool {
  return std::ranges::find(content, nobody) == content.end();
}

auto for_each_content(const RiverDragons& game,
                      const std::function<void(const Content&, const Reserve&)>& visit) -> void {
  auto bare = opening(game.rules());
  for (auto& plank : bare.players[0].planks) plank = {Plank::out, 0};
  const auto empty = Reserve::of(game.rules(), bare, 0);
  Content content;
  content.fill(nobody);
  while (true) {
    auto reserve = empty;
    for (std::size_t i = 0; i < plank_sizes; ++i) {
      if (content[i] != nobody) reserve.add(plank_name(content[i], static_cast<int>(i) + 1));
    }
    if (reserve.judge()) visit(content, reserve);
    std::size_t digit = 0;  // counts up, in the base of the seats and nobody
    while (digit < plank_sizes && ++content[digit] == game.players()) content[digit++] = nobody;
    if (digit == plank_sizes) return;
  }
}

namespace {

constexpr auto limits = {ColourLimit::those_present, ColourLimit::own_and_one};

auto limited_game(int players, ColourLimit limit) -> RiverDragons {
  return game_of(players, "stand-in", {.colour_limit = limit});
}

/// Full reserves, and planks that one of them could take all the same.
struct Full {
  std::int64_t reserves = 0;
  std::int64_t planks_tried = 0;
  std::int64_t planks_kept = 0;
};

auto full_reserves(const RiverDragons& game) -> Full {
  Full full;
  for_each_content(game, [&](const Content& content, const Reserve& reserve) {
    if (!is_full(content)) return;
    ++full.reserves;
    for (int seat = 0; seat < game.players(); ++seat) {
      for (int size = 1; size <= static_cast<int>(plank_sizes); ++size) {
        if (content[static_cast<std::size_t>(size) - 1] == seat) continue;
        auto more = reserve;
        more.add(plank_name(seat, size));
        ++full.planks_tried;
        full.planks_kept += more.judge() ? 1 : 0;
      }
    }
  });
  return full;
}

/// Of a stone that lay on that islet when Remove was done: it is there yet if it bore a plank, and
/// if it bore none the action was not lost.
auto stays_if_it_bore(Site site) -> std::string {
  const auto stone = 1U << (site - colour_count);
  return fmt::format(
      "(common(before.stones.bits, {0}) = 0 or because.remove.lost <= min(1, count(j, k: "
      "before.p[j].plank[k].at < {1} and (before.p[j].plank[k].at = {2} or "
      "before.p[j].plank[k].to = {2}))) <= common(stones.bits, {0}))",
      stone, Plank::reserve, int{site});
}

/// After a Remove of whoever had all six sizes: no plank has moved, and a stone was taken that bore
/// nothing; or none was, and the action is lost, and each stone bore a plank.
auto full_reserve_claims() -> std::vector<std::string> {
  const auto seat_acted =
      "(i = before.first + before.turn + 1 or i + count(p*.pawn.at >= 0) = before.first + "
      "before.turn + 1)";
  const auto otherwise = fmt::format(
      "before.stage != remove or not any(i: p[i].pawn.at >= 0 and {} and count(j, k: "
      "before.p[j].plank[k].at = {} + i) = "
      "{}) or ",
      seat_acted, Plank::reserve - 1, plank_sizes);
  std::vector<std::string> stones;
  stones.reserve(most_islets);
  for (std::size_t i = 0; i < most_islets; ++i) stones.push_back(stays_if_it_bore(islet(i)));
  return {
      otherwise +
          "all(j, k: p[j].plank[k].at = before.p[j].plank[k].at) and common(stones.bits, "
          "before.stones.bits) = bits(stones.bits) and bits(before.stones.bits) - "
          "bits(stones.bits) + because.remove.lost = 1",
      otherwise + all_of(stones),
  };
}

/// The first player puts as many stones as are said, one of which bears his plank; then the second
/// has Remove, with his reserve full.
struct Removal {
  Course course;
  PlankName plank;
  Site under;  ///< the plank
  Site bare;   ///< has a stone of its own where there are two
};
auto removal_with_all_sizes(const RiverDragons& game, Card stones) -> Removal {
  const auto home = village(game.rules().colours[0]);
  const auto under = near_islet(game.rules(), home).value();
  const auto bare = under == islet(0) ? islet(1) : islet(0);
  const auto plank = plank_name(0, 6);
  Course course(game);
  course.plan({{stones, Card::plank1, Card::jump, Card::move1, Card::move2},
               {Card::jump, Card::move1, Card::remove, Card::stone1, Card::stone2}});
  course.does(PutStone{under});
  if (stones == Card::stone2) course.does(PutStone{bare});
  course.does({"fall"}).does(ChoosePlank{plank}).does(LayPlank{plank, home, under});
  course.does({"fall", "fall"});
  return {course, plank, under, bare};
}

/// Two games: one in which the bare stone goes and nothing else may be done, and one without such a
/// stone, where the action is lost.
auto show_removals(const RiverDragons& game, Answer& answer) -> bool {
  const auto two = removal_with_all_sizes(game, Card::stone2);
  const auto& state = two.course.state();
  const bool taken =
      exhibit(answer, game, two.course, "the only legal removal is that of the bare stone",
              is_legal(game, state, RemoveStone{two.bare}) +
                  is_illegal(game, state, RemoveStone{two.under}) +
                  is_illegal(game, state, RemovePlank{two.plank}) + is_illegal(game, state, Lose{}),
              [&](const State& end) {
                MoveList<Move> list;
                moves(game, end, list);
                return list.size() == 1 && std::holds_alternative<RemoveStone>(list.front());
              });
  const auto one = removal_with_all_sizes(game, Card::stone1);
  const auto& loaded = one.course.state();
  return exhibit(answer, game, one.course, "the only stone bears a plank, and Remove is lost",
                 is_illegal(game, loaded, RemoveStone{one.under}) +
                     is_illegal(game, loaded, RemovePlank{one.plank}) +
                     is_legal(game, loaded, Lose{})) &&
         taken;
}

}  // namespace

auto how_many_contents_can_a_reserve_have(const AskOptions& /*options*/) -> Answers {
  Answers answers;
  for (const auto limit : limits) {
    Answer answer{.aspect = limit == ColourLimit::own_and_one ? "own-and-one" : "those-present",
                  .says = Says::value,
                  .data = any_board,
                  .clauses = {"remove.one-of-a-size", "remove.two-colours"},
                  .always = {one_of_a_size_claim(), two_colours_claim(limit)}};
    answer.how = {How::counted, any_number().with("colour-limit", {answer.aspect})};
    std::vector<std::int64_t> list;
    for (const int players : numbers_of_players) {
      std::int64_t contents = 0;
      for_each_content(limited_game(players, limit), [&](const auto&, const auto&) { ++contents; });
      list.push_back(contents);
      answer.fact(fmt::format("{} players", players), std::to_string(contents));
    }
    answer.title = fmt::format(
        "The limits leave a reserve {} contents with 2, 3, 4, 5, 6 players, under "
        "colour-limit={}",
        fmt::join(list, ", "), answer.aspect);
    answers.push_back(std::move(answer));
  }
  return answers;
}

auto what_can_a_full_reserve_remove(const AskOptions& /*options*/) -> Answers {
  Answer answer{.says = Says::value,
                .how = {How::counted, any_number()},
                .title =
                    "With all six sizes in the reserve Remove takes a bare stone, and must if "
                    "there is one; else it is lost",
                .text =
                    "Every plank has a size that the reserve holds already. Under "
                    "limit-mode=out-of-game or swap a plank goes all the same.",
                .data = any_board,
                .clauses = {"remove.must", "remove.one-of-a-size", "remove.lost"},
                .always = {one_of_a_size_claim()}};
  bool none_kept = true;
  for (const int players : numbers_of_players) {
    for (const auto limit : limits) {
      const auto full = full_reserves(limited_game(players, limit));
      none_kept = none_kept && full.planks_kept == 0 && full.planks_tried > 0;
      if (limit != ColourLimit::those_present) continue;
      answer.fact(of_players(players, "reserves with all six sizes"), std::to_string(full.reserves))
          .fact(of_players(players, "planks that such a reserve could add"),
                fmt::format("{} of {}", full.planks_kept, full.planks_tried));
    }
  }
  for (auto& claim : full_reserve_claims()) answer.always.push_back(std::move(claim));
  const bool stone_only = show_removals(game_of(2), answer);
  if (!none_kept || !stone_only) leave_open(answer);
  return {answer};
}

auto is_remove_ever_lost(const AskOptions& /*options*/) -> Answers {
  return for_each_number_of_players([](const RiverDragons& game) {
    Answer answer{.says = Says::yes,
                  .how = How::replayed,
                  .title = "Remove can be lost in round 1, by the very first action of the game",
                  .text = "Nothing is on the board yet. No game can show it earlier.",
                  .data = any_board,
                  .clauses = {"remove.lost", "remove.must"}};
    auto plan = idle_cards();
    plan.push_back(Card::stone1);
    const Plans plans(static_cast<std::size_t>(game.players()), plan);
    const auto claims =
        cites("remove.lost") + Claims(
                                   "before.stage = remove and before.first = 0 and before.position "
                                   "= 0 and before.turn = 0 "
                                   "and "
                                   "p1.plan1 = remove and before.stones.bits = 0 and turn = 1");
    exhibit(answer, game, Course(game).plan(plans).does({"lose action"}),
            "Remove as the first action of the game", claims);
    return answer;
  });
}

}  // namespace ruleproof::solver::river_dragons_question
