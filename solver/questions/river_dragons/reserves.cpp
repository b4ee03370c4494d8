/// The personal reserve: its contents by the limits, counted one by one; what Remove does when it
/// is full or finds nothing; and which contents occur, a game on the model for each.
#include "solver/questions/river_dragons/reserves.hpp"

#include <algorithm>
#include <string>

#include <fmt/ranges.h>

#include "solver/questions/river_dragons/answering.hpp"

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
  // The first player puts a stone, and the second has Remove with his reserve full.
  const auto game = game_of(2);
  const Plan puts = {Card::stone1, Card::remove, Card::move1, Card::move2, Card::jump};
  const Plan removes = {Card::remove, Card::stone1, Card::move1, Card::move2, Card::jump};
  const bool stone_only =
      exhibit(answer, game, Course(game).plan({puts, removes}).does({"stone I05"}),
              "the only legal removal is that of the bare stone", "bits(stones.bits) = 1",
              [&](const State& state) {
                MoveList<Move> list;
                moves(game, state, list);
                return list.size() == 1 && std::holds_alternative<RemoveStone>(list.front());
              });
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
    auto claims = Claims(
        "before.stage = remove and before.first = 0 and before.position = 0 and before.turn = 0 "
        "and "
        "p1.plan1 = remove and before.stones.bits = 0 and turn = 1");
    claims.entries.insert(claims.entries.begin(),
                          {.kind = Entry::Kind::expect_cites, .seat = {}, .text = "remove.lost"});
    exhibit(answer, game, Course(game).plan(plans).does({"lose action"}),
            "Remove as the first action of the game", claims);
    return answer;
  });
}

}  // namespace ruleproof::solver::river_dragons_question
