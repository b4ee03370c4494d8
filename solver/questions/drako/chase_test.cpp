/// The chase moves as the model does, and is solved as by another way.
#include "solver/questions/drako/chase.hpp"

#include <algorithm>
#include <set>
#include <vector>

#include <doctest/doctest.h>

#include "model/drako/figures.hpp"
#include "solver/questions/drako/games.hpp"

namespace ruleproof::solver::drako_question {
namespace {

using namespace drako;  // NOLINT(google-build-using-namespace): positions and moves

TEST_CASE("figures of the chase walk as those of the model do") {
  using Map = Chase<2>;
  Random random(3);
  for (int i = 0; i < 400; ++i) {
    const Speeds speeds{1 + static_cast<int>(random.below(2)),
                        1 + static_cast<int>(random.below(2))};
    const bool dragons_turn = random.below(2) == 0;
    const auto game = game_of();
    auto state = sketch(game,
                        "turn=dwarves actions=1 stage=march pending.marches=1 pending.points=1 "
                        "p1.hand=shield p2.hand=shield");
    state.turn = dragons_turn ? Side::dragon : Side::dwarves;
    state.pending.points = static_cast<std::uint8_t>(dragons_turn ? speeds.dragon : speeds.dwarf);
    std::set<std::size_t> taken;
    while (taken.size() < 4) taken.insert(random.below(hex_count));
    auto next = taken.begin();
    std::advance(next, static_cast<std::ptrdiff_t>(random.below(4)));
    state.dragon.at = static_cast<Hex>(*next);
    taken.erase(next);
    std::size_t dwarf = 0;
    Map::Place place{static_cast<std::uint8_t>(state.dragon.at), 0, dragons_turn, 2};
    for (const auto at : taken) {
      state.dwarves[dwarf++].at = static_cast<Hex>(at);
      place.dwarves |= Map::Set{1} << at;
    }
    std::set<std::pair<std::size_t, std::uint64_t>> by_model;
    MoveList<Move> list;
    moves(game, state, list);
    for (const auto& move : list) {
      const auto after = game.apply(state, move).next;
      by_model.emplace(index(after.dragon.at), dwarves_on_map(after));
    }
    const Map moving(speeds);
    std::set<std::pair<std::size_t, std::uint64_t>> by_chase;
    for (const auto& after : moving.after_action(place)) {
      by_chase.emplace(after.dragon, after.dwarves);
    }
    CHECK(by_model == by_chase);
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
