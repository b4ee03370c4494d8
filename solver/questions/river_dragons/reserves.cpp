/// What a personal reserve can hold and what Remove can take.
#include <array>
#include <string>

#include "model/river_dragons/removal.hpp"
#include "solver/questions/river_dragons/contents.hpp"
#include "solver/questions/river_dragons/course.hpp"
#include "solver/questions/river_dragons/questions.hpp"

namespace ruleproof::solver::river_dragons_question {
namespace {

using namespace river_dragons;  // NOLINT(google-build-using-namespace): planks and reserves

auto with_rulings(int players, ColourLimit limit) -> RiverDragons {
  Rulings rulings;
  rulings.colour_limit = limit;
  return game_of(players, "stand-in", rulings);
}

/// Full reserves, and planks that one of them could take all the same.
struct Full {
  std::int64_t reserves = 0;
  std::int64_t planks_tried = 0;
  std::int64_t planks_kept = 0;
};

auto full_reserves(const RiverDragons& game) -> Full {
  Full full;
  for_each_content(game, [&](const Content& content, Reserve reserve) {
    if (std::ranges::find(content, nobody) != content.end()) return;
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

/// The first player puts a stone, and the second has Remove with his reserve full.
auto remove_of_a_full_reserve(const RiverDragons& game) -> Course {
  Course course(game);
  const Plan first = {Card::stone1, Card::remove, Card::move1, Card::move2, Card::jump};
  const Plan second = {Card::remove, Card::stone1, Card::move1, Card::move2, Card::jump};
  course.plan(std::vector<Plan>{first, second}).does("stone I05");
  return course;
}

auto remove_on_an_empty_board(const RiverDragons& game) -> Course {
  Course course(game);
  auto plan = idle_cards();
  plan.push_back(Card::stone1);
  course.plan(std::vector<Plan>(static_cast<std::size_t>(game.players()), plan));
  course.does("lose action");
  return course;
}

}  // namespace

auto how_many_contents_can_a_reserve_have(const AskOptions& /*options*/) -> Answers {
  Answers answers;
  for (const auto limit : {ColourLimit::those_present, ColourLimit::own_and_one}) {
    const bool own = limit == ColourLimit::own_and_one;
    Answer answer{
        .aspect = own ? "own-and-one" : "those-present", .says = Says::value, .how = How::counted};
    std::string list;
    for (int players = 2; players <= static_cast<int>(most_players); ++players) {
      std::int64_t contents = 0;
      for_each_content(with_rulings(players, limit), [&](const auto&, const auto&) { ++contents; });
      const auto text = std::to_string(contents);
      list += (list.empty() ? "" : ", ") + text;
      answer.fact(std::to_string(players) + " players", text);
    }
    answer.title = "By its limits a reserve can have " + list +
                   " contents with 2, 3, 4, 5, 6 players, under colour-limit=" + answer.aspect;
    answer.data = any_board;
    answer.clauses = {"remove.one-of-a-size", "remove.two-colours"};
    answers.push_back(std::move(answer));
  }
  return answers;
}

auto what_can_a_full_reserve_remove(const AskOptions& /*options*/) -> Answers {
  Answer answer{.says = Says::value, .how = How::counted};
  bool none_kept = true;
  for (int players = 2; players <= static_cast<int>(most_players); ++players) {
    for (const auto limit : {ColourLimit::those_present, ColourLimit::own_and_one}) {
      const auto full = full_reserves(with_rulings(players, limit));
      none_kept = none_kept && full.planks_kept == 0 && full.planks_tried > 0;
      if (limit != ColourLimit::those_present) continue;
      answer
          .fact(std::to_string(players) + " players: reserves with all six sizes",
                std::to_string(full.reserves))
          .fact(std::to_string(players) + " players: planks that such a reserve could add",
                std::to_string(full.planks_kept) + " of " + std::to_string(full.planks_tried));
    }
  }
  const auto game = game_of(2);
  const auto course = remove_of_a_full_reserve(game);
  answer.shown.push_back(shown(
      game, course, "the only legal removal is that of the bare stone", [&](const State& state) {
        MoveList<Move> list;
        moves(game, state, list);
        return list.size() == 1 && std::holds_alternative<RemoveStone>(list.front());
      }));
  if (!none_kept || !replays(answer)) {
    answer.says = Says::unknown;
    answer.how = How::unknown;
  }
  answer.title =
      "With all six sizes in the reserve Remove takes a bare stone, and must if there is "
      "one; else it is lost";
  answer.text =
      "Every plank has a size that the reserve holds already. Under limit-mode=out-of-game "
      "or swap a plank goes all the same.";
  answer.data = any_board;
  answer.clauses = {"remove.must", "remove.one-of-a-size", "remove.lost"};
  return {answer};
}

auto is_remove_ever_lost(const AskOptions& /*options*/) -> Answers {
  Answers answers;
  for (int players = 2; players <= static_cast<int>(most_players); ++players) {
    const auto game = game_of(players);
    Answer answer{.aspect = aspect_of(players), .says = Says::yes, .how = How::replayed};
    answer.shown.push_back(
        shown(game, remove_on_an_empty_board(game), "Remove as the first action of the game",
              [](const State& state) { return state.position == 0 && state.turn == 1; }));
    if (!replays(answer)) answer.how = How::unknown;
    answer.title = "Remove can be lost in round 1, by the very first action of the game";
    answer.text = "Nothing is on the board yet. No game can show it earlier.";
    answer.data = any_board;
    answer.clauses = {"remove.lost", "remove.must"};
    answers.push_back(std::move(answer));
  }
  return answers;
}

}  // namespace ruleproof::solver::river_dragons_question
