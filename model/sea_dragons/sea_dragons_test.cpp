#include "model/sea_dragons/sea_dragons.hpp"

#include <array>
#include <atomic>
#include <cstdint>
#include <cstdlib>
#include <new>
#include <span>
#include <string_view>
#include <type_traits>
#include <vector>

#include <doctest/doctest.h>

#include "model/core/play.hpp"
#include "model/core/replay.hpp"
#include "model/sea_dragons/control.hpp"
#include "model/sea_dragons/pieces.hpp"
#include "model/sea_dragons/state.hpp"

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

namespace ruleproof::sea_dragons {
namespace {

static_assert(sizeof(State) <= 832, "a position fits in thirteen cache lines");
static_assert(sizeof(Move) <= 12, "a move is small");
static_assert(std::is_trivially_copyable_v<State> && std::is_trivially_copyable_v<Move>);

auto game_of(int players) -> SeaDragons {
  auto game = SeaDragons::make({.players = players, .rulings = {}});
  REQUIRE(game);
  return *game;
}

auto sketched(int players, std::string_view text) -> State {
  const auto state = game_of(players).read_position(text);
  REQUIRE_MESSAGE(state, (state ? "" : to_text(state.error())));
  return *state;
}

TEST_CASE("no step asks the heap for anything") {
  for (int players = 2; players <= 5; ++players) {
    const auto game = game_of(players);
    Dice dice(static_cast<std::uint64_t>(players));
    MoveList<Move> buffer;
    buffer.reserve(100'000);
    long asked = 0;
    auto state = game.start();
    while (game.to_act(state) != Seat::nobody) {
      buffer.clear();
      const auto before = allocations.load();
      game.propose(state, buffer);
      const auto& move =
          buffer[buffer.size() > 1 ? dice(game, state, std::span<const Move>(buffer)) : 0];
      CHECK(game.judge(state, move));
      state = game.apply(state, move).next;
      asked += allocations.load() - before;
    }
    CHECK(asked == 0);
  }
}

TEST_CASE("a game has a turn for each head") {
  for (int players = 2; players <= 5; ++players) {
    const auto game = game_of(players);
    CHECK(game.rules().heads * players ==
          std::array{28, 33, 32, 35}[static_cast<std::size_t>(players - 2)]);
    Dice dice(1);
    MoveList<Move> buffer;
    int turns = 0;
    play(
        game, game.start(), dice,
        [&](const State& before, const Move&, const Step<State>& step) {
          turns += before.players[before.actor].heads != step.next.players[before.actor].heads &&
                           before.stage >= Stage::lay
                       ? 1
                       : 0;
        },
        buffer);
    CHECK(turns == game.rules().heads * players);
  }
}

auto awards(std::array<Presence<int>, most_players> all, std::size_t players, int whirlpools)
    -> std::vector<int> {
  std::vector<int> points;
  points.reserve(players);
  for (std::size_t p = 0; p < players; ++p) {
    points.push_back(control_points(all, players, p, whirlpools));
  }
  return points;
}

TEST_CASE("control goes by dragons, then pieces; ties share, and leave no second") {
  using List = std::vector<int>;
  CHECK(awards({{{4, 12, 1}, {4, 9, 1}, {2, 8, 1}, {2, 7, 1}}}, 4, 7) == List{21, 10, 0, 0});
  CHECK(awards({{{3, 10, 1}, {3, 8, 1}, {3, 8, 1}}}, 3, 5) == List{15, 7, 7});
  CHECK(awards({{{3, 10, 1}, {3, 10, 1}, {3, 5, 1}}}, 3, 5) == List{15, 15, 0});
  CHECK(awards({{{2, 9, 1}, {3, 3, 1}, {2, 9, 1}}}, 3, 3) == List{4, 9, 4});
  CHECK(awards({{{1, 3, 1}, {0, 0, 0}, {0, 0, 0}}}, 3, 7) == List{21, 0, 0});
  CHECK(awards({{{1, 3, 1}, {0, 0, 1}, {0, 0, 1}}}, 3, 7) == List{21, 10, 10});
  CHECK(awards({{{0, 0, 1}, {0, 0, 1}, {0, 0, 1}}}, 3, 7) == List{21, 21, 21});
  CHECK(awards({{{0, 0, 0}, {0, 0, 0}, {0, 0, 0}}}, 3, 7) == List{0, 0, 0});
  CHECK(awards({{{2, 7, 1}, {2, 7, 1}}}, 2, 5) == List{0, 0});
  CHECK(awards({{{2, 7, 1}, {2, 6, 1}}}, 2, 5) == List{10, 0});
  CHECK(awards({{{1, 4, 1}, {0, 0, 0}}}, 2, 5) == List{10, 0});
}

TEST_CASE("the view of a player has the sizes of what he does not see") {
  const auto state = sketched(
      3, "p1.reefs=gold+two-red p2.reefs=hidden-east*2 p2.hand=L3+X5 bottom.size=1 bottom1=gold");
  const auto game = game_of(3);
  const auto seen = game.seen_by(state, Seat::p1);
  CHECK(seen.players[0].reefs == state.players[0].reefs);
  CHECK(seen.players[1].reefs.size() == 2);
  CHECK(seen.players[1].reefs[Reef::hidden_east] == 0);
  CHECK(seen.players[1].hand[Figure::i3] == 1);
  CHECK(seen.players[1].hand[Figure::f5] == 1);
  CHECK(seen.reef_stack.size() == state.reef_stack.size());
  CHECK(seen.bottom[0] == Reef{});
  CHECK(cards_of(seen.stack, Size::large) == cards_of(state.stack, Size::large));
  CHECK(seen.market == state.market);
}

TEST_CASE("a position that cannot be is refused") {
  const auto game = game_of(3);
  for (const auto* text : {"p1.dragons=a1+b1",
                           "p1.dragons=h8+h9+h10",
                           "p1.dragons=a1+b1+c1 p2.dragons=a1+a2+a3",
                           "actor=4",
                           "p1.heads=3",
                           "p1.hand=L3",
                           "p1.ships=gggggggggggggggggggggg",
                           "face1=2B",
                           "market=I3*3",
                           "stage=open",
                           "stage=keep",
                           "reefs-due=1",
                           "p1.gold=-1",
                           "sunk=ggggggggggggg",
                           "p1.missions=1 offers=1+2+3+4",
                           "drawn.size=1",
                           "stage=retreat",
                           "unpaid=1",
                           "p1.pad.gold=3",
                           "stage=ships",
                           "stage=over p1.heads=1",
                           "played=I3*9"}) {
    CAPTURE(text);
    CHECK(!game.read_position(text));
  }
  CHECK(game.read_position(""));
  CHECK(game.read_position("p1.dragons=a1+b1+c1 p2.dragons=a2+b2+c2 actor=2"));
  CHECK(game.read_position("stage=mission heads=1"));
  CHECK(game.read_position("stage=over"));
  CHECK(game.read_position("p1.drgons=a1").error().message ==
        "there is no field \"p1.drgons\"; did you mean \"p1.dragons\"?");
}

TEST_CASE("set-ups are named and refused") {
  CHECK(!SeaDragons::configure({.options = {{"players", "6"}}, .rulings = {}}));
  CHECK(!SeaDragons::configure({.options = {{"players", "5"}, {"heads", "8"}}, .rulings = {}}));
  CHECK(!SeaDragons::configure({.options = {{"seats", "3"}}, .rulings = {}}));
  CHECK(!SeaDragons::configure({.options = {}, .rulings = {{"banks", "limited"}}}));
  const auto game =
      SeaDragons::configure({.options = {{"players", "3"}, {"heads", "2"}, {"data", "toy"}},
                             .rulings = {{"bank", "limited"}}});
  REQUIRE(game);
  CHECK(game->setup().options == Texts{{"players", "3"}, {"heads", "2"}, {"data", "toy"}});
}

TEST_CASE("the table is drawn") {
  const auto game = game_of(4);
  const auto panels = game.picture(sketched(4, "p1.dragons=a1+b1+c1"));
  REQUIRE(panels.size() == 6);
  CHECK(panels[0].title == "board");
  for (const auto& panel : panels) {
    CHECK(panel.svg.starts_with("<svg"));
    CHECK(panel.svg.ends_with("</svg>"));
  }
  CHECK(panels[0].svg != game.picture(sketched(4, ""))[0].svg);
  CHECK(panels[5].svg == game.picture(sketched(4, ""))[5].svg);
  const auto held = game.picture(sketched(4, "p1.missions=3+7 p1.reefs=-"))[1].svg;
  CHECK(held.find("missions: 3, 7<") != std::string::npos);
  CHECK(held.find("reef cards: none<") != std::string::npos);
}

}  // namespace
}  // namespace ruleproof::sea_dragons
