#include "model/drako/drako.hpp"

#include <atomic>
#include <cstdlib>
#include <initializer_list>
#include <new>
#include <set>
#include <string>
#include <string_view>
#include <type_traits>
#include <variant>
#include <vector>

#include <doctest/doctest.h>

#include "model/core/game.hpp"
#include "model/core/play.hpp"
#include "model/core/result.hpp"
#include "model/drako/cards.hpp"
#include "model/drako/data/components.hpp"
#include "model/drako/hex.hpp"
#include "model/drako/rules/rulings.hpp"
#include "model/drako/state.hpp"

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

namespace ruleproof::drako {
namespace {

static_assert(sizeof(State) <= 256, "a position fits in four cache lines");
static_assert(sizeof(Move) <= 4, "a move fits in half a register");
static_assert(std::is_trivially_copyable_v<State> && std::is_trivially_copyable_v<Move>);

auto game_with(const Rulings& rulings) -> Drako {
  auto game = Drako::make({.rulings = rulings});
  REQUIRE(game);
  return *game;
}

/// A position under the default rulings, from a sketch.
auto sketched(std::string_view text) -> State {
  const auto state = Drako().read_position(text);
  REQUIRE_MESSAGE(state, std::string(text));
  return *state;
}

auto count_moves(const Drako& game, const State& state) -> std::size_t {
  MoveList<Move> list;
  moves(game, state, list);
  return list.size();
}

/// What is played, move by move; each must be legal.
auto after(const Drako& game, State state, std::initializer_list<std::string_view> texts) -> State {
  for (const auto text : texts) {
    CAPTURE(std::string(text));
    const auto move = game.read_move(text);
    REQUIRE(move);
    REQUIRE(game.judge(state, *move));
    state = game.apply(state, *move).next;
  }
  return state;
}

/// Why a move is refused: the id of a clause.
auto why_not(const Drako& game, const State& state, std::string_view text) -> std::string_view {
  const auto move = game.read_move(text);
  REQUIRE(move);
  const auto verdict = game.judge(state, *move);
  REQUIRE_FALSE(verdict);
  return Drako::rulebook[verdict.why().index].id;
}

TEST_CASE("moves of every kind are read back as they were written") {
  std::vector<Move> all;
  const Drako game;
  game.every_move(all);
  std::set<std::size_t> kinds;
  for (const auto& move : all) {
    const auto text = game.to_text(move);
    const auto read = game.read_move(text);
    if (!read) continue;  // of a card that is not in the deck, of a third icon
    CAPTURE(text);
    REQUIRE(*read == move);
    kinds.insert(move.index());
  }
  CHECK(kinds.size() == std::variant_size_v<Move>);
}

TEST_CASE("hostile moves are refused") {
  const Drako game;
  // clang-format off
  for (const auto* text : {
       "", " ", "skip it", "Skip", "draw two", "dwarves", "dwarves play", "dwarves play attack-1",
       "dwarves play net", "dwarves play net as", "dwarves play net as move-1",
       "dwarves play shield as", "dragon play net as net", "dwarves get bite-3", "dragons get fly",
       "p1 get net", "dwarves block shield", "dwarves block with", "dwarves discard",
       "dragon play attack-1/move-1 as move-1", "rager to", "rager to c6", "rager to f1",
       "rager to -1", "dragon c3", "hero to c3", "strike", "strike -1", "strike 256", "bite",
       "bite dragon", "breathe", "breathe up", "breathe n", "wound", "wound armour", "keep",
       "replace", "place rager", "place rager c1", "place dragon at c1", "shake", "shake off",
       "stay  ", "\xff\xfe", "dwarves play attack-1/move-1 as none",
       "dwarves play attack-1/move-1 for", "dwarves play attack-1/move-1 for something"}) {
    CAPTURE(std::string(text));
    const auto move = game.read_move(text);
    REQUIRE_FALSE(move);
    CHECK(to_text(move.error()).starts_with("RP-006"));
  }
  // clang-format on
  CHECK_FALSE(game.read_move(std::string(100'000, '/')));
}

TEST_CASE("hostile positions are refused") {
  const Drako game;
  // clang-format off
  for (const auto* text : {
       "exact", "exact stage=action", "stage=nap", "turn=nobody", "actions=4", "actions=x",
       "dwarf1.at=c3", "dwarf1.at=z9", "dwarf1.wounds=6", "dwarf1.wounds=32", "dwarf4.wounds=1",
       "dragon.at=-", "dragon.armour=5", "dragon.ability1=1", "dragon.armour=4 dragon.ability1=4",
       "p1.hand=net*4", "p1.hand=fly", "p1.hand=net*", "p1.hand=net+", "p1.hand=net*999",
       "p1.hand=net*2+net*2", "p3.hand=net", "p1.left=39", "p1.held=3", "p1.deck=net*1+fly",
       "p1.hand=net p1.deck=net", "stage=draw", "stage=draw pending.draws=2 p2.left=1",
       "stage=march", "stage=march pending.points=1 pending.marches=2", "stage=answer",
       "stage=answer turn=dwarves pending.strength=1 pending.attacks=1 p2.hand=-",
       "stage=allot turn=dwarves pending.strength=1 pending.wounds=1", "stage=discard",
       "stage=strike", "stage=strike turn=dwarves pending.strength=1", "stage=flight turn=dwarves",
       "stage=over", "stage=over ending=dwarves-dead", "ending=dragon-slain",
       "dwarf1.wounds=5 dwarf2.wounds=4 dwarf3.wounds=4", "stage=place turn=dwarves",
       "raging=1", "idle=4", "pending.points=1", "=", "round=3", "\xff"}) {
    CAPTURE(std::string(text));
    const auto state = game.read_position(text);
    CHECK_FALSE(state);
    if (!state) CHECK(to_text(state.error()).starts_with("RP-008"));
  }
  // clang-format on
}

TEST_CASE("a sketch is filled in so that every card is somewhere") {
  const auto state = sketched("p1.hand=net+shield*2 p1.left=5 p2.deck=- dwarf2.wounds=4");
  CHECK(state.stock(Side::dwarves).held == 3);
  CHECK(state.stock(Side::dwarves).left == 5);
  CHECK(state.stock(Side::dwarves).out.size() == deck_size - 8);
  CHECK(state.stock(Side::dragon).left == 0);
  CHECK(state.stock(Side::dragon).out.size() == deck_size);
  CHECK(state.dwarf(Dwarf::shooter).at == Hex::nowhere);
  const Drako game;
  CHECK(*game.read_position(game.position(state)) == state);
}

TEST_CASE("a position names the cards by what they show") {
  const auto state = sketched("p1.hand=shield*2+net p2.hand=fly p2.deck=bite-3");
  const auto text = Drako().position(state);
  CHECK(text.starts_with("exact stage=action actions=2 "));
  CHECK(text.find(" p1.hand=net+shield*2 ") != std::string::npos);
  CHECK(text.find(" p2.deck=bite-3 p2.hand=fly p2.out=") != std::string::npos);
}

TEST_CASE("positions of whole games are read back as they were written") {
  for (const auto data : data_names()) {
    const auto game = Drako::configure({.options = {{"data", std::string(data)}}, .rulings = {}});
    REQUIRE(game);
    Dice dice(1);
    int steps = 0;
    play(*game, dice, [&](const State& /*before*/, const Move& /*move*/, const auto& step) {
      if (++steps % 5 != 0) return;
      const auto text = game->position(step.next);
      CAPTURE(text);
      const auto read = game->read_position(text);
      REQUIRE(read);
      REQUIRE(*read == step.next);
    });
  }
}

TEST_CASE("a step asks nothing of the heap") {
  const Drako game;
  std::vector<Move> buffer;
  Dice dice(1);
  const auto ignore = [](const auto&...) {};
  for (int games = 0; games < 20; ++games) play(game, game.start(), dice, ignore, buffer);
  const auto before = allocations.load();
  for (int games = 0; games < 20; ++games) play(game, game.start(), dice, ignore, buffer);
  CHECK(allocations.load() == before);
}

TEST_CASE("each seat sees its own hand, and of the other's only how many cards it holds") {
  const auto state = sketched("p1.hand=net+shield p2.hand=fly");
  const Drako game;
  const auto seen = game.seen_by(state, Seat::p2);
  CHECK(seen.stock(Side::dwarves).hand.empty());
  CHECK(seen.stock(Side::dwarves).held == 2);
  CHECK(seen.stock(Side::dwarves).deck.size() == deck_size);
  CHECK(seen.stock(Side::dragon).hand.size() == 1);
  CHECK(seen == game.seen_by(sketched("p1.hand=move-2+attack-2 p2.hand=fly"), Seat::p2));
  CHECK(seen != game.seen_by(sketched("p1.hand=move-2 p2.hand=fly"), Seat::p2));
}

TEST_CASE("cards discarded face down stay unknown") {
  const auto hidden = game_with({.discards = Discards::hidden});
  const auto before =
      *hidden.read_position("stage=discard turn=dragon actions=0 p2.hand=fly*3+walk-1*3+walk-2");
  const auto a = after(hidden, before, {"dragon discard fly"});
  const auto b = after(hidden, before, {"dragon discard walk-2"});
  CHECK(a != b);
  CHECK(hidden.seen_by(a, Seat::p1) == hidden.seen_by(b, Seat::p1));
  CHECK(hidden.seen_by(a, Seat::p2) != hidden.seen_by(b, Seat::p2));
}

TEST_CASE("the dwarves may start on the twelve areas of the rim") {
  const Drako game;
  auto state = game.start();
  MoveList<Move> list;
  while (game.to_act(state) == Seat::chance) {
    moves(game, state, list);
    state = game.apply(state, list.front()).next;
  }
  REQUIRE(state.stage == Stage::place);
  CHECK(count_moves(game, state) == 12);
  CHECK(why_not(game, state, "place rager at b2") == "setup.placement");
  CHECK(why_not(game, state, "place shooter at a1") == "setup.placement");
  state = after(game, state, {"place rager at a1"});
  CHECK(why_not(game, state, "place shooter at a1") == "move.one-figure");
  state = after(game, state, {"place shooter at a2", "place thrower at a3"});
  CHECK(state.stage == Stage::action);
  CHECK(state.turn == Side::dragon);
  CHECK(state.actions == 1);
}

TEST_CASE("two dwarves who move at once may change places") {
  constexpr auto text = "turn=dwarves p1.hand=move-two-1 dwarf1.at=a1 dwarf2.at=a2 dwarf3.at=e3";
  constexpr auto play_card = "dwarves play move-two-1 as move-two-1";
  const auto together = game_with({.double_move = DoubleMove::together});
  const auto state = *together.read_position(text);
  const auto swapped = after(together, state, {play_card, "rager to a2", "shooter to a1"});
  CHECK(to_text(swapped.dwarf(Dwarf::rager).at) == "a2");
  CHECK(to_text(swapped.dwarf(Dwarf::shooter).at) == "a1");
  CHECK(why_not(together, after(together, state, {play_card, "rager to a2"}), "stay") ==
        "move.one-figure");
  const Drako game;
  CHECK(why_not(game, after(game, sketched(text), {play_card}), "rager to a2") ==
        "move.one-figure");
}

TEST_CASE("four turns without a card drawn or spent end the game") {
  const auto game = game_with({.waste = Wasting::forbidden});
  const auto state =
      *game.read_position("turn=dwarves p1.hand=shield p1.deck=- p2.hand=shield p2.deck=-");
  const auto end =
      after(game, state, {"skip", "skip", "skip", "skip", "skip", "skip", "skip", "skip"});
  CHECK(end.ending == Ending::stalemate);
  CHECK(game.outcome(end).wins[1]);
  CHECK_FALSE(game.outcome(end).wins[0]);
}

TEST_CASE("an option that is none is refused by name") {
  const auto wrong = Drako::configure({.options = {{"dat", "duel"}}, .rulings = {}});
  REQUIRE_FALSE(wrong);
  CHECK(to_text(wrong.error()).find("did you mean \"data\"") != std::string::npos);
  CHECK_FALSE(Drako::configure({.options = {{"players", "3"}}, .rulings = {}}));
}

}  // namespace
}  // namespace ruleproof::drako
