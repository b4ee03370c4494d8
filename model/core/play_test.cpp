#include "model/core/play.hpp"

#include <array>
#include <cstdint>
#include <span>
#include <string_view>
#include <vector>

#include <doctest/doctest.h>

#include "model/core/game.hpp"

namespace ruleproof {
namespace {

/// Takes one or two from a heap; a heap of one leaves no choice. Chance adds to the first heap.
struct Nim {
  struct State {
    std::uint8_t heap = 0;
    std::uint8_t made = 0;
    bool rolled = false;
    auto operator<=>(const State&) const = default;
  };
  struct Move {
    std::uint8_t take = 0;
    auto operator<=>(const Move&) const = default;
  };
  static constexpr std::string_view name = "nim";
  static constexpr auto rules = std::to_array<Clause>({{.tag = "1", .id = "take", .says = ""}});
  static constexpr std::span<const Clause> rulebook = rules;

  auto start() const -> State { return {}; }
  auto to_act(const State& state) const -> Seat {
    if (!state.rolled) return Seat::chance;
    return state.heap == 0 ? Seat::nobody : state.made % 2 == 0 ? Seat::p1 : Seat::p2;
  }
  auto propose(const State& state, MoveList<Move>& out) const -> void {
    if (!state.rolled) {
      for (const int heap : {5, 6, 7}) out.push_back({static_cast<std::uint8_t>(heap)});
    } else {
      out.insert(out.end(), {{1}, {2}});
    }
  }
  auto judge(const State& state, const Move& move) const -> Verdict {
    if (state.rolled && move.take > state.heap) return Verdict::illegal({0});
    return Verdict::legal();
  }
  auto apply(const State& state, const Move& move) const -> Step<State> {
    if (!state.rolled) return {{move.take, 0, true}, {}};
    return {{static_cast<std::uint8_t>(state.heap - move.take),
             static_cast<std::uint8_t>(state.made + 1), true},
            {}};
  }
  auto weight(const State& /*state*/, const Move& move) const -> std::int64_t {
    return move.take == 6 ? 2 : 1;
  }
};
static_assert(Game<Nim> && Chancy<Nim> && !ExactProposals<Nim>);

TEST_CASE("moves are what is proposed and legal") {
  MoveList<Nim::Move> list;
  moves(Nim{}, {1, 0, true}, list);
  CHECK(list == MoveList<Nim::Move>{{1}});
}

TEST_CASE("a forced move is not a choice") {
  const std::array<std::uint8_t, 3> words{0, 1, 1};  // heap of 5, two, two; the last one is forced
  Script<std::uint8_t> script(words);
  std::vector<int> taken;
  const auto end = play(Nim{}, script, [&](const auto&, const auto& move, const auto&) {
    taken.push_back(move.take);
  });
  CHECK(taken == std::vector{5, 2, 2, 1});
  CHECK(end.heap == 0);
  CHECK(script.used() == 3);
}

/// Nim in which everybody only ever passes: nothing is decided, and nothing ends.
struct Passing : Nim {
  auto propose(const State& /*state*/, MoveList<Move>& out) const -> void { out.push_back({0}); }
};

TEST_CASE("a play of forced moves without end stops") {
  const std::array<std::uint8_t, 1> words{0};
  Script<std::uint8_t> script(words);
  MoveList<Nim::Move> buffer;
  int steps = 0;
  const auto end = play(
      Passing{}, {2, 0, true}, script, [&](const auto&, const auto&, const auto&) { ++steps; },
      buffer);
  CHECK(Passing{}.to_act(end) != Seat::nobody);
  CHECK(steps == longest_forced - 1);
  CHECK(script.used() == 0);
}

TEST_CASE("a script stops when it is used up, and wraps every number into range") {
  const std::array<std::uint16_t, 2> words{65535, 65534};
  std::vector<int> taken;
  const auto end =
      play(Nim{}, Script<std::uint16_t>(words),
           [&](const auto&, const auto& move, const auto&) { taken.push_back(move.take); });
  CHECK(taken == std::vector{5, 1});
  CHECK(end.heap == 4);
}

TEST_CASE("the same seed gives the same game") {
  const auto game_of = [](std::uint64_t seed) {
    std::vector<int> taken;
    play(Nim{}, Dice(seed),
         [&](const auto&, const auto& move, const auto&) { taken.push_back(move.take); });
    return taken;
  };
  int different = 0;
  for (std::uint64_t seed = 0; seed < 50; ++seed) {
    CHECK(game_of(seed) == game_of(seed));
    different += game_of(seed) != game_of(seed + 1) ? 1 : 0;
  }
  CHECK(different > 25);
}

TEST_CASE("random numbers are the same on every machine") {
  Random random(1);
  CHECK(random.next() == 0x910a2dec89025cc1U);
  CHECK(random.next() == 0xbeeb8da1658eec67U);
  for (int i = 0; i < 100; ++i) CHECK(random.below(7) < 7);
  CHECK(random.below(1) == 0);
}

TEST_CASE("chance follows its weights") {
  std::array<int, 8> counts{};
  for (std::uint64_t seed = 0; seed < 4000; ++seed) {
    play(Nim{}, Dice(seed), [&](const auto& before, const auto& move, const auto&) {
      if (!before.rolled) ++counts[move.take];
    });
  }
  CHECK(counts[5] + counts[6] + counts[7] == 4000);
  CHECK(counts[6] > 1850);
  CHECK(counts[6] < 2150);
  CHECK(counts[5] > 850);
  CHECK(counts[7] > 850);
}

}  // namespace
}  // namespace ruleproof
