/// The chase moves as the model does, and is solved as by another way.
#include "solver/questions/drako/chase.hpp"

#include <algorithm>
#include <bit>
#include <cstddef>
#include <cstdint>
#include <vector>

#include <doctest/doctest.h>

#include "solver/questions/drako/held.hpp"

namespace ruleproof::solver::drako_question {
namespace {

using namespace drako;  // NOLINT(google-build-using-namespace): positions and moves

TEST_CASE("figures of the chase walk as those of the model do") {
  for (const int dwarf : {1, 2}) {
    for (const int dragon : {1, 2}) {
      const auto held = hold_chase({dwarf, dragon});
      CHECK(held.broken == 0);
      CHECK(held.steps > 500);
    }
  }
}

/// By another way: on seven areas, the places from which the dwarves force the catch, as what is
/// left when the places from which the dragon can escape are taken out again and again.
TEST_CASE("the chase on seven areas is solved as by elimination") {
  using Map = Chase<1>;
  for (const Catch wanted : {Catch{2, false}, Catch{3, false}, Catch{0, true}}) {
    const Map chase({1, 1}, wanted);
    std::vector<Map::Place> all;
    for (std::uint64_t dwarves = 0; dwarves < 128; ++dwarves) {
      if (std::popcount(dwarves) != 3) continue;
      for (std::uint8_t dragon = 0; dragon < 7; ++dragon) {
        if (((dwarves >> dragon) & 1U) != 0) continue;
        for (const bool turn : {false, true}) {
          for (const std::uint8_t actions : {1, 2}) all.push_back({dragon, dwarves, turn, actions});
        }
      }
    }
    std::vector<bool> safe(all.size(), true);
    const auto number = [&](const Map::Place& at) {
      return static_cast<std::size_t>(std::ranges::find(all, at) - all.begin());
    };
    const auto caught = [&](const Map::Place& at) {
      return at.dragons_turn && at.actions == 2 && chase.is_caught(at);
    };
    for (bool changed = true; changed;) {
      changed = false;
      for (std::size_t i = 0; i < all.size(); ++i) {
        if (!safe[i]) continue;
        bool stays = !caught(all[i]);
        if (stays) {
          const auto next = chase.after_action(all[i]);
          const auto is_safe = [&](const Map::Place& at) -> bool { return safe[number(at)]; };
          stays = all[i].dragons_turn ? std::ranges::any_of(next, is_safe)
                                      : std::ranges::all_of(next, is_safe);
        }
        if (stays) continue;
        safe[i] = false;
        changed = true;
      }
    }
    for (std::size_t i = 0; i < all.size(); ++i) {
      CHECK(chase.actions_to_catch(all[i]).has_value() == !safe[i]);
    }
  }
}

}  // namespace
}  // namespace ruleproof::solver::drako_question
