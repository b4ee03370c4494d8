#include "model/river_dragons/river_dragons.hpp"

#include <atomic>
#include <cstdint>
#include <cstdlib>
#include <initializer_list>
#include <new>
#include <set>
#include <string>
#include <string_view>
#include <type_traits>
#include <utility>
#include <variant>
#include <vector>

#include <doctest/doctest.h>

#include "model/core/game.hpp"
#include "model/core/play.hpp"
#include "model/core/setup.hpp"
#include "model/river_dragons/bridges.hpp"
#include "model/river_dragons/cards.hpp"
#include "model/river_dragons/colours.hpp"
#include "model/river_dragons/moves.hpp"
#include "model/river_dragons/pieces.hpp"
#include "model/river_dragons/state.hpp"

// Counts what is asked of the heap, for the test that a step asks for nothing.
namespace {
std::atomic<long> allocations = 0;
}  // namespace

auto operator new(std::size_t bytes) -> void* {
  ++allocations;
  if (void* memory = std::malloc(bytes)) return memory;  // NOLINT(*-no-malloc)
  std::abort();
}
auto operator delete(void* memory) noexcept -> void { std::free(memory); }  // NOLINT(*-no-malloc)
auto operator delete(void* memory, std::size_t /*bytes*/) noexcept -> void {
  std::free(memory);  // NOLINT(*-no-malloc)
}

namespace ruleproof::river_dragons {
namespace {

static_assert(sizeof(State) <= 640, "a position fits in ten cache lines");
static_assert(sizeof(Move) <= 8, "a move fits in a register");
static_assert(std::is_trivially_copyable_v<State> && std::is_trivially_copyable_v<Move>);

auto game_of(Texts options, Texts rulings = {}) -> RiverDragons {
  auto game = RiverDragons::configure({std::move(options), std::move(rulings)});
  REQUIRE_MESSAGE(game, (game ? "" : game.error().message));
  return *game;
}

auto sketched(const RiverDragons& game, std::string_view text) -> State {
  const auto state = game.read_position(text);
  REQUIRE_MESSAGE(state, (state ? "" : state.error().message));
  return *state;
}

/// The moves of a position, as texts.
auto move_texts(const RiverDragons& game, const State& state) -> std::set<std::string> {
  MoveList<Move> list;
  moves(game, state, list);
  std::set<std::string> texts;
  for (const auto& move : list) texts.insert(game.to_text(move));
  return texts;
}

TEST_CASE(
    "random games come to their end or go on, on every board and for every number of players") {
  for (int players = 2; players <= 6; ++players) {
    const auto game = game_of({{"players", std::to_string(players)}, {"rounds", "12"}});
    for (std::uint64_t seed = 0; seed < 20; ++seed) {
      const auto end = play(game, Dice(seed), [&](const auto&, const auto&, const auto& step) {
        REQUIRE(game.well_formed(step.next));
      });
      CHECK(end.stage == Stage::over);
    }
  }
}

TEST_CASE("a step asks nothing of the heap") {
  for (const auto* data : {"stand-in", "toy", "free-water"}) {
    const auto game = game_of({{"data", data}, {"rounds", "6"}, {"grid", "5"}});
    MoveList<Move> buffer;
    buffer.reserve(1 << 14);
    Dice dice(7);
    const auto before = allocations.load();
    play(game, game.start(), dice, [](const auto&...) {}, buffer);
    CHECK(allocations.load() == before);
  }
}

TEST_CASE("moves of every kind are read back as they were written") {
  std::set<std::size_t> kinds;
  for (const auto* data : {"stand-in", "free-water"}) {
    for (const auto* overhang : {"nothing", "rests"}) {
      const auto game = game_of({{"players", "3"}, {"data", data}}, {{"overhang", overhang}});
      std::vector<Move> all;
      game.every_move(all);
      for (const auto& move : all) {
        const auto* lay = std::get_if<LayPlank>(&move);
        if (lay != nullptr && lay->from > lay->to && !game.rules().directed()) continue;
        const auto* plan = std::get_if<PlanCard>(&move);
        if (plan != nullptr && plan->card == Card::none) continue;
        kinds.insert(move.index());
        const auto text = game.to_text(move);
        CAPTURE(text);
        const auto read = game.read_move(text);
        REQUIRE(read);
        REQUIRE(*read == move);
      }
    }
  }
  CHECK(kinds.size() == std::variant_size_v<Move>);
}

TEST_CASE("hostile moves are refused") {
  const auto game = game_of({});
  // clang-format off
  for (const auto* text : {
       "", " ", "fall ", " fall", "fall down", "lose", "lose action now", "plan", "plan -",
       "plan stone3", "plan stone1 jump", "stone", "stone I00", "stone I28", "stone  I01",
       "stone 1,", "stone ,1", "stone 1,2,3", "stone 501,0", "stone 99999,0", "choose", "choose pink",
       "choose pink 0", "choose pink 7", "choose pink 11", "choose blue 1", "choose 1 pink",
       "lay pink 1 I01", "lay pink 1 I01 I02 I03", "lay pink 1 I01 white", "discard pink",
       "remove", "remove stone", "remove stone pink 1", "remove pink 1 for", "remove pink 1 for I01",
       "move", "move to", "move to I01", "move to pink 1 2", "jump over pink 1", "jump over pink to pink 2",
       "jump over pink 1 to", "jump over pink 1 to I01", "decline it", "\xff\xfe", "stone I01\n"}) {
    CAPTURE(std::string(text));
    CHECK_FALSE(game.read_move(text));
  }
  // clang-format on
}

TEST_CASE("a plank lies where it could have been laid, or the position is refused") {
  const auto reads = [](Texts options, Texts rulings, std::string_view position) {
    return static_cast<bool>(
        game_of(std::move(options), std::move(rulings)).read_position(position));
  };
  const Texts cross{{"data", "toy-cross"}};
  for (const auto* over : {"forbidden", "all-touched"}) {
    CAPTURE(over);
    const Texts ruling{{"over-stone", over}};
    CHECK_FALSE(reads(cross, ruling, "p1.plank6=i2>i3 stones=i3"));             // a bare islet
    CHECK_FALSE(reads(cross, ruling, "p1.plank6=blue>yellow stones=i5"));       // two villages
    CHECK(reads({{"data", "toy"}}, ruling, "p1.plank3=pink>i1 stones=i1+i2"));  // one stone later
  }
  CHECK_FALSE(reads(cross, {{"over-stone", "forbidden"}}, "p1.plank6=i2>i3 stones=i2+i3"));  // blue
  CHECK(reads(cross, {{"over-stone", "all-touched"}}, "p1.plank6=i2>i3 stones=i2+i3"));
  CHECK(reads(cross, {}, "p1.plank6=i2>i3 stones=i2+i3"));
  CHECK_FALSE(reads({}, {}, "p1.plank1=i1>i27 p1.plank2=i27>i27"));  // from a stone to itself
}

TEST_CASE("positions survive being written and read") {
  for (const auto* data : {"stand-in", "toy", "free-water"}) {
    const auto game = game_of({{"data", data}, {"rounds", "4"}, {"grid", "7"}});
    play(game, Dice(3), [&](const auto& before, const auto&, const auto&) {
      const auto text = game.position(before);
      CAPTURE(text);
      const auto read = game.read_position(text);
      REQUIRE(read);
      REQUIRE(*read == before);
    });
  }
}

/// The toy board has pink, T2, T1 and black in line, all nine or eighteen apart.
auto toy(Texts rulings = {}) -> RiverDragons {
  return game_of({{"data", "toy"}}, std::move(rulings));
}

TEST_CASE("a plank may pass over a stone, may rest on it, or may not") {
  const auto* text = "stage=lay stones=T1+T2 pink.plank3=held";
  const auto may_lie = [&](const RiverDragons& game) {
    return move_texts(game, sketched(game, text)).contains("lay pink 3 pink T1");
  };
  CHECK(may_lie(toy()));
  CHECK(may_lie(toy({{"over-stone", "all-touched"}})));
  CHECK_FALSE(may_lie(toy({{"over-stone", "forbidden"}})));

  for (const bool rests : {false, true}) {
    const auto game = toy({{"over-stone", rests ? "all-touched" : "ends-only"}});
    const auto laid = game.apply(sketched(game, text), *game.read_move("lay pink 3 pink T1")).next;
    CHECK((Bridges(game.rules(), laid).bearing() & bit(islet(1))) == (rests ? bit(islet(1)) : 0));
    const auto goes = game.read_move("remove stone T2");
    auto later = laid;
    later.stage = Stage::remove;
    CHECK(static_cast<bool>(game.judge(later, *goes)) == !rests);
  }
}

TEST_CASE("a stone may go under a plank, may bear it, or may not") {
  const auto* text = "stage=stone pink.plank3=pink>T1";
  CHECK(move_texts(toy(), sketched(toy(), text)).contains("stone T2"));
  const auto forbids = toy({{"stone-under", "forbidden"}});
  CHECK_FALSE(move_texts(forbids, sketched(forbids, text)).contains("stone T2"));
  const auto bears = toy({{"stone-under", "support"}});
  const auto next = bears.apply(sketched(bears, text), *bears.read_move("stone T2")).next;
  CHECK(next.bearings.size() == 1);
}

TEST_CASE("planks along one line overlap") {
  const auto* text = "stage=lay stones=T1+T2 black.plank1=pink>T2 pink.plank3=held";
  CHECK_FALSE(move_texts(toy(), sketched(toy(), text)).contains("lay pink 3 pink T1"));
  const auto allows = toy({{"overlap", "allowed"}});
  CHECK(move_texts(allows, sketched(allows, text)).contains("lay pink 3 pink T1"));
}

TEST_CASE("a plank may lie across a stone on which another ends, whichever is there first") {
  const auto lays = [](const RiverDragons& game, const char* text, const char* move) {
    return move_texts(game, sketched(game, text)).contains(move);
  };
  const auto* first = "stage=lay stones=T1+T2+T3 black.plank2=T2>T3 pink.plank3=held";
  const auto* second = "stage=lay stones=T1+T2+T3 black.plank3=pink>T1 pink.plank2=held";
  const auto forbids = toy({{"across-end", "forbidden"}});
  CHECK(lays(toy(), first, "lay pink 3 pink T1"));
  CHECK_FALSE(lays(forbids, first, "lay pink 3 pink T1"));
  CHECK(lays(forbids, first, "lay pink 3 pink T2"));
  CHECK(lays(toy(), second, "lay pink 2 T2 T3"));
  CHECK_FALSE(lays(forbids, second, "lay pink 2 T2 T3"));
}

TEST_CASE("every seat may have chosen any of the colours in use") {
  const auto game = game_of({{"players", "3"}, {"colours", "pink+blue+red"}});
  CHECK(game.rules().home[0] == village(Colour::pink));
  CHECK(game.rules().home[2] == village(Colour::red));
  CHECK(game.setup().options.at("colours") == "pink+blue+red");
  CHECK_FALSE(game_of({{"colours", "pink+black"}}).setup().options.contains("colours"));
  for (const auto* colours : {"pink", "pink+pink", "pink+red", "pink+black+red", "grey", ""}) {
    CAPTURE(colours);
    CHECK_FALSE(RiverDragons::configure({.options = {{"colours", colours}}, .rulings = {}}));
  }
}

TEST_CASE("the part that sticks out may rest, may be in the way, or may not matter") {
  // Size 4 is 24 long, and T1 is nine from T2 and eighteen from pink.
  const auto* text = "stage=lay stones=T1+T2 pink.plank4=held";
  const auto rests = toy({{"overhang", "rests"}});
  const auto laid = rests.apply(sketched(rests, text), *rests.read_move("lay pink 4 pink T2")).next;
  CHECK(laid.bearings.size() == 1);
  const auto obstructs = toy({{"overhang", "obstructs"}});
  const auto texts = move_texts(obstructs, sketched(obstructs, text));
  CHECK_FALSE(texts.contains("lay pink 4 pink T2"));
  CHECK(texts.contains("lay pink 4 T2 pink"));
  CHECK(move_texts(toy(), sketched(toy(), text)).contains("lay pink 4 pink T2"));
}

TEST_CASE("a jump leads to any neighbour of the plank, or only across its far end") {
  const auto* text =
      "stage=jump pink.plank1=T1>T2 black.plank3=T1>T6 pink.plank5=T1>T5 pink.plank3=black>T6 "
      "pink.pawn=pink.1 black.pawn=black.3";
  CHECK(move_texts(toy(), sketched(toy(), text)) ==
        std::set<std::string>{"jump over black 3 to pink 3", "jump over black 3 to pink 5"});
  const auto far = toy({{"jump-target", "far-end"}});
  CHECK(move_texts(far, sketched(far, text)) ==
        std::set<std::string>{"jump over black 3 to pink 3"});
}

TEST_CASE("who has nowhere to go falls, or stays in a village") {
  const auto* on_plank = "stage=move pink.plank1=T1>T2 pink.pawn=pink.1";
  CHECK(move_texts(toy(), sketched(toy(), on_plank)) == std::set<std::string>{"fall"});
  const auto stays = toy({{"fall-village", "stays"}});
  CHECK(move_texts(stays, sketched(stays, on_plank)) == std::set<std::string>{"fall"});
  CHECK(move_texts(stays, sketched(stays, "stage=move")) == std::set<std::string>{"lose action"});
}

TEST_CASE("a dragon cancels at its position, and not the one before it") {
  const auto game = toy();
  State state = game.start();
  const auto lay = [&](std::initializer_list<const char*> cards) {
    for (const auto* card : cards) {
      const auto move = game.read_move(std::string("plan ") + card);
      REQUIRE(game.judge(state, *move));
      state = game.apply(state, *move).next;
    }
  };
  lay({"stone1", "stone2", "plank1", "plank2", "jump"});
  lay({"pink-dragon", "stone1", "stone2", "plank1", "plank2"});
  CHECK(state.stage == Stage::stone);
  CHECK(state.position == 1);
  CHECK(state.left == 2);
}

TEST_CASE("a board without the villages that are needed is refused") {
  const auto game =
      RiverDragons::configure({.options = {{"data", "toy"}, {"players", "3"}}, .rulings = {}});
  REQUIRE_FALSE(game);
  CHECK(game.error().message.find("blue") != std::string::npos);
}

}  // namespace
}  // namespace ruleproof::river_dragons
