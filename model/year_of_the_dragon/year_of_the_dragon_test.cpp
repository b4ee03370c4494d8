#include "model/year_of_the_dragon/year_of_the_dragon.hpp"

#include <atomic>
#include <cstdint>
#include <cstdlib>
#include <filesystem>
#include <new>
#include <set>
#include <string>
#include <string_view>
#include <type_traits>
#include <variant>
#include <vector>

#include <doctest/doctest.h>

#include "model/core/play.hpp"
#include "model/core/replay.hpp"
#include "model/year_of_the_dragon/actions.hpp"
#include "model/year_of_the_dragon/rules/clauses.hpp"
#include "model/year_of_the_dragon/setup.hpp"

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

namespace ruleproof::year_of_the_dragon {
namespace {

static_assert(sizeof(State) <= 640, "a position fits in ten cache lines");
static_assert(sizeof(Move) <= 8, "a move fits in a register");
static_assert(std::is_trivially_copyable_v<State> && std::is_trivially_copyable_v<Move>);

auto game_of(int players) -> YearOfTheDragon {
  auto game = YearOfTheDragon::make({.players = players, .rulings = {}, .scale = {}});
  REQUIRE(game);
  return *game;
}

/// A position of two players, from a sketch.
auto sketched(std::string_view text) -> State {
  const auto state = game_of(2).read_position(text);
  REQUIRE(state);
  return *state;
}

TEST_CASE("the first person placed reaches no space that is occupied") {
  const auto game =
      YearOfTheDragon::configure({.options = {{"row", "pptdfmctdfmc"}}, .rulings = {}}).value();
  auto state = game.start();
  const auto step_by = [&](std::string_view text) {
    auto step = game.apply(state, game.read_move(text).value());
    state = step.next;
    return step;
  };
  (void)step_by("draft tax-collector scholar");
  CHECK(!step_by("house in 2[]").because.has("track.stack.newcomer"_c));
  CHECK(!step_by("house in 2[]").because.has("track.stack.newcomer"_c));
  (void)step_by("draft tax-collector farmer");
  CHECK(!step_by("house in 2[]").because.has("track.stack.newcomer"_c));
  CHECK(step_by("house in 2[]").because.has("track.stack.newcomer"_c));
}

TEST_CASE("deals and event rows are as many as counted by hand") {
  const auto even = GroupSizes::as_even_as_possible;
  CHECK(every_deal(2, 7, even).size() == 35);
  CHECK(every_deal(3, 7, even).size() == 105);
  CHECK(every_deal(4, 7, even).size() == 105);
  CHECK(every_deal(5, 7, even).size() == 105);
  CHECK(every_deal(2, 7, GroupSizes::any).size() == 63);

  const auto game = game_of(2);
  const RowCounts rows({.event_repair = EventRepair::uniform_row}, event_tiles(game.rules()));
  CHECK(rows.completions(game.start().events, game.start().tiles_to_draw) == 39480);
}

TEST_CASE("every worked example of the rulebooks that carries data is a scenario") {
  std::set<std::string> found;
  for (const auto& entry :
       std::filesystem::directory_iterator("properties/scenarios/year_of_the_dragon/examples")) {
    const auto stem = entry.path().stem().generic_string();
    found.insert(stem.substr(0, stem.find('-', 3)));
  }
  std::set<std::string> wanted;
  for (int i = 1; i <= 9; ++i) wanted.insert("ru-" + std::to_string(i));
  for (int i = 1; i <= 22; ++i) wanted.insert("es-" + std::to_string(i));
  wanted.erase("es-18");  // only a picture
  CHECK(wanted.size() == 30);
  CHECK(found == wanted);
}

TEST_CASE("moves of every kind are read back as they were written") {
  std::vector<Move> all;
  const auto game = game_of(5);
  game.every_move(all);
  all.emplace_back(Shift{Tile::old_monk, Palace(3), Palace(1)});
  std::set<std::size_t> kinds;
  for (const auto& move : all) {
    const auto* draft = std::get_if<Draft>(&move);
    if (draft != nullptr && draft->first > draft->second) continue;  // written the other way round
    kinds.insert(move.index());
    const auto text = game.to_text(move);
    CAPTURE(text);
    const auto read = game.read_move(text);
    REQUIRE(read);
    REQUIRE(*read == move);
  }
  CHECK(kinds.size() == std::variant_size_v<Move>);
}

TEST_CASE("hostile moves are refused") {
  const auto game = game_of(4);
  // clang-format off
  for (const auto* text : {
       "", " ", "skip it", "Skip", "tax", "taxes 2", "privilege", "privilege medium", "take",
       "take -1", "take 256", "take 99999999999999999999", "floor on", "floor on 4[]",
       "floor on 0[]", "floor on 2[aaa]", "floor on 2[x]", "floor on 2[", "floor on 2]",
       "floor on 2[]!!", "floor on 2[]+2[]", "shift young-monk from 2[m]", "play monk",
       "play monk for", "play monk for monk", "play joker for artisan", "house in -",
       "house  in 2[]", "replace nobody in 2[m]", "release artisan from", "draft farmer",
       "draft farmer farmer farmer", "draft young-farmer monk", "first p6", "first 1",
       "event none of", "event snow", "deal", "deal taxes+taxes", "deal taxes|", "deal |taxes",
       "deal taxes++build", "deal a|b|c|d|e|f|g", "supply 1.0", "\xff\xfe", "turn around",
       "new palace new palace", "stop", "house in 2[\n]"}) {
    CAPTURE(std::string(text));
    const auto move = game.read_move(text);
    REQUIRE_FALSE(move);
    CHECK(to_text(move.error()).starts_with("RP-006"));
  }
  // clang-format on
  CHECK_FALSE(game.read_move(std::string(100'000, '+')));
}

TEST_CASE("hostile positions are refused") {
  const auto game = game_of(2);
  // clang-format off
  for (const auto* text : {
       "exact", "exact round=1", "round=13", "round=x", "round=-1", "yuan=4", "p1.yuan=2000",
       "p1.yuan=1e3", "p3.yuan=3", "p1.palaces=4[]", "p1.palaces=2[aaa]", "p1.palaces=2[a]+",
       "p1.hand=aaaaaaaaaaaa", "p1.hand=x", "stage=nap", "events=pp", "event=peace round=5",
       "event=snow round=5", "event=drought", "event=drought round=5 events=pptdfmctdfmc",
       "p1.level=1", "p1.level=1 p2.level=1", "actor=4", "actor=2", "turn=6", "turn=3",
       "order1=1 order2=1", "pile1=11", "pile1=9", "groups=taxes+taxes", "groups=none",
       "p1.palaces=3[aaa]+3[aaa]", "round=0", "stage=draft", "stage=row", "stage=lot",
       "round=0 stage=row", "round=0 stage=row events=pp.......... undrawn2=2",
       "round=0 stage=draft turn=2", "stage=place", "guests.size=1 guests1=3",
       "stage=place guests.size=2 guests1=3 guests2=4", "stage=build", "floors=3",
       "stage=person p2.hand=-", "stage=release", "stage=release p2.owed=1 p2.palaces=-",
       "stage=release event=drought round=5 p2.owed=2 p2.palaces=2[al]", "stage=supply",
       "p2.acted=1", "p1.palaces=2[a]!", "=", "round", "\xff"}) {
    CAPTURE(std::string(text));
    const auto state = game.read_position(text);
    CHECK_FALSE(state);
    if (!state) CHECK(to_text(state.error()).starts_with("RP-008"));
  }
  // clang-format on
  std::string palaces = "p1.palaces=1[]";
  for (std::size_t i = 0; i < most_palaces; ++i) palaces += "+1[]";
  CHECK_FALSE(game.read_position(palaces));
}

TEST_CASE("a sketch is filled in so that it can be a position") {
  const auto state = sketched("round=5 stage=person turn=1 p1.track=3 p2.track=9 p1.palaces=2[Mm]");
  CHECK(state.actor == 0);
  CHECK(state.players[1].acted);
  CHECK(state.players[0].hand.size() == 7);
  CHECK(state.players[1].hand.size() == 6);
  CHECK(state.piles[index(Tile::old_monk)] == 0);
  CHECK(state.piles[index(Tile::young_monk)] == 2);
  CHECK(neighbours_differ(state.events));
  const auto game = game_of(2);
  CHECK(*game.read_position(game.position(state)) == state);
}

TEST_CASE("positions of whole games are read back as they were written") {
  for (int players = 2; players <= 5; ++players) {
    const auto game = game_of(players);
    Dice dice(static_cast<std::uint64_t>(players));
    int steps = 0;
    play(game, dice, [&](const State& /*before*/, const Move& /*move*/, const auto& step) {
      if (++steps % 7 != 0) return;
      const auto text = game.position(step.next);
      CAPTURE(text);
      const auto read = game.read_position(text);
      REQUIRE(read);
      REQUIRE(*read == step.next);
    });
  }
}

TEST_CASE("a step asks nothing of the heap") {
  const auto game = game_of(5);
  std::vector<Move> buffer;
  Dice dice(1);
  const auto ignore = [](const auto&...) {};
  for (int games = 0; games < 20; ++games) play(game, game.start(), dice, ignore, buffer);
  const auto before = allocations.load();
  for (int games = 0; games < 5; ++games) play(game, game.start(), dice, ignore, buffer);
  CHECK(allocations.load() == before);
}

TEST_CASE("a move of another stage is refused with the clause that orders the phases") {
  const auto game = game_of(2);
  const auto in_deal = sketched("stage=deal");
  const auto in_action = sketched("p2.palaces=2[a]");
  const auto why = [&](const State& state, const Move& move) {
    const auto verdict = game.judge(state, move);
    REQUIRE_FALSE(verdict);
    return YearOfTheDragon::rulebook[verdict.why().index].id;
  };
  std::vector<Move> all;
  game.every_move(all);
  for (const auto& move : all) {
    if (std::holds_alternative<Dismiss>(move)) {
      CHECK(why(in_deal, move) == "event.tribute.no-keeping");
      continue;
    }
    if (!std::holds_alternative<Deal>(move)) CHECK(why(in_deal, move) == "round.phases");
    if (!std::holds_alternative<Skip>(move) && !std::holds_alternative<Choose>(move)) {
      CHECK(why(in_action, move) == "round.phases");
    }
  }
  CHECK(why(sketched("stage=over round=12"), Skip{}) == "round.phases");
}

TEST_CASE("kept floors can never make more palaces than there is room for") {
  const auto game = YearOfTheDragon::make(
      {.players = 2, .rulings = {.new_floors = NewFloors::may_keep}, .scale = {}});
  REQUIRE(game);
  auto state = *game->read_position("stage=build floors=40 p1.track=1 p1.palaces=2[a]");
  for (std::size_t i = 1; i < most_palaces; ++i) state = game->apply(state, NewPalace{}).next;
  const auto verdict = game->judge(state, NewPalace{});
  REQUIRE_FALSE(verdict);
  CHECK(YearOfTheDragon::rulebook[verdict.why().index].id == "palace.count");
  CHECK(game->judge(state, StopBuilding{}));
}

TEST_CASE("simultaneous releases hide what the others let go") {
  const auto open = game_of(2);
  const auto hidden = YearOfTheDragon::make(
      {.players = 2, .rulings = {.release_order = ReleaseOrder::simultaneous}, .scale = {}});
  REQUIRE(hidden);
  const auto one = sketched(
      "round=5 event=mongols stage=release turn=1 p1.track=2 p2.track=1 p2.owed=1 "
      "p1.palaces=1[a] p2.palaces=1[w]");
  const auto other = sketched(
      "round=5 event=mongols stage=release turn=1 p1.track=2 p2.track=1 p2.owed=1 "
      "p1.palaces=1[m] p2.palaces=1[w]");
  CHECK(open.seen_by(one, Seat::p2) != open.seen_by(other, Seat::p2));
  CHECK(hidden->seen_by(one, Seat::p2) == hidden->seen_by(other, Seat::p2));
}

TEST_CASE("the drawn table tells hands and groups of actions by names, not by letters") {
  const auto game = game_of(2);
  const auto panels = game.picture(
      sketched("round=2 stage=action "
               "groups=taxes+build|harvest|fireworks+parade|research+privilege p1.hand=lltmmmm??? "
               "p1.small=1 p1.palaces=2[m]"));
  REQUIRE(panels.size() == 4);
  const auto says = [&](std::size_t panel, const std::string& text) {
    CAPTURE(text);
    CHECK(panels[panel].svg.find('>' + text + '<') != std::string::npos);
  };
  for (const auto* text : {"taxes", "build", "harvest"}) says(0, text);
  for (const auto* text : {"2\xC3\x97 court-lady", "tax-collector", "4\xC3\x97 monk",
                           "3\xC3\x97 wild", "privileges: 1 small, 0 large", "young-monk"}) {
    says(1, text);
  }
  says(3, "court-lady");
  CHECK(panels[1].svg.find("lltm") == std::string::npos);
}

}  // namespace
}  // namespace ruleproof::year_of_the_dragon
