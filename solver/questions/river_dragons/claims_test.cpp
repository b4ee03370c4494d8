/// What answers claim says as much as their titles: it denies what a wrong model would do.
#include <doctest/doctest.h>

#include "model/core/clause.hpp"
#include "model/core/game.hpp"
#include "model/core/record.hpp"
#include "model/river_dragons/pieces.hpp"
#include "model/river_dragons/rules/clauses.hpp"
#include "solver/questions/denied_test.hpp"
#include "solver/questions/question.hpp"
#include "solver/questions/river_dragons/course.hpp"
#include "solver/questions/river_dragons/questions.hpp"

namespace ruleproof::solver {
namespace {

using namespace river_dragons;           // NOLINT(google-build-using-namespace): every move
using namespace river_dragons_question;  // NOLINT(google-build-using-namespace): every question

/// The position at the end of a record that an answer shows.
auto end_of(const RiverDragons& game, const Shown& shown) -> State {
  const auto record = parse_record(shown.witness.record, "witness").value();
  auto state = game.start();
  for (const auto& entry : record.entries) {
    if (entry.kind != Entry::Kind::move) continue;
    state = game.apply(state, game.read_move(entry.text).value()).next;
  }
  return state;
}

TEST_CASE("a Remove with all six sizes takes no plank, and is not lost while a stone is bare") {
  const auto answer = what_can_a_full_reserve_remove({}).front();
  REQUIRE(answer.shown.size() == 2);
  const auto game = game_of(2);
  const auto bare = end_of(game, answer.shown[0]);
  const auto loaded = end_of(game, answer.shown[1]);
  const auto denied = [&](const State& before, auto&& change, const ClauseSet& because) {
    auto now = before;
    change(now);
    return some_denies(game, answer.always, before, now, because);
  };
  const auto lost = [] {
    ClauseSet because;
    because.add("remove.lost"_c);
    return because;
  }();
  MoveList<Move> list;
  moves(game, bare, list);
  REQUIRE(list.size() == 1);
  const auto stone = std::get<RemoveStone>(list.front()).site;
  const auto take = [&](State& now) { now.stones.take(stone); };
  const auto nothing = [](State&) {};
  CHECK_FALSE(denied(bare, take, {}));
  CHECK(denied(bare, nothing, lost));
  CHECK(denied(bare, nothing, {}));
  CHECK(denied(bare, take, lost));
  CHECK(denied(bare, [](State& now) { now.players[0].planks[5] = Plank::in_reserve(1); }, {}));
  CHECK_FALSE(denied(loaded, nothing, lost));
  CHECK(denied(loaded, [](State& now) { now.stones.bits = 0; }, {}));
  CHECK(denied(loaded, [](State& now) { now.players[0].planks[5] = {Plank::out, 0}; }, {}));
}

TEST_CASE("a dragon takes no plank off the board, and nobody loses more than his cards lay") {
  const auto answer = how_many_planks_can_a_dragon_destroy({}).front();
  const auto game = game_of(2);
  REQUIRE(answer.shown.size() == 2);
  const auto before = end_of(game, answer.shown[1]);
  ClauseSet because;
  because.add("dragon.cancel"_c);
  auto now = before;
  CHECK_FALSE(some_denies(game, answer.always, before, now, because));
  now.players[0].planks[5] = {Plank::out, 0};
  because.add("plank.no-place"_c);
  CHECK(some_denies(game, answer.always, before, now, because));
}

TEST_CASE("no plank is nowhere, and no stone more than there are") {
  const auto answer = what_is_conserved({}).front();
  const auto game = game_of(2);
  const auto start = game.start();
  const auto denied = [&](auto&& change) {
    auto now = start;
    change(now);
    return some_denies(game, answer.always, start, now, {});
  };
  CHECK_FALSE(denied([](State&) {}));
  CHECK(denied([](State& now) { now.players[1].planks[2] = {Plank::absent, 0}; }));
  CHECK(denied([](State& now) { now.players[1].planks[2] = Plank::in_reserve(2); }));
  CHECK(denied([](State& now) { now.players[1].planks[2] = {Plank::held, 0}; }));
  CHECK(denied([](State& now) { now.stones.bits = ~0U; }));
}

}  // namespace
}  // namespace ruleproof::solver
