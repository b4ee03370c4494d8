/// Three dwarves after a dragon who cannot fly, on a hexagon of any radius, without cards: a game
/// of places alone, solved backwards. Figures do not pass through each other.
#pragma once

#include <algorithm>
#include <array>
#include <bit>
#include <cstdint>
#include <optional>
#include <unordered_map>
#include <vector>

#include "model/drako/lattice.hpp"
#include "solver/graph/values.hpp"

namespace ruleproof::solver {

/// How far a figure moves in one action; a turn has two, and one dwarf moves in each.
struct Speeds {
  int dwarf = 1;
  int dragon = 1;
};

/// What the dwarves want when their turn is over: so many of them next to the dragon, or no free
/// area next to him.
struct Catch {
  int beside = 1;
  bool enclosed = false;
};

template <int Radius>
class Chase {
 public:
  using Cells = drako::Lattice<Radius>;
  using Set = typename Cells::Set;

  /// Before an action. Dwarves are alike.
  struct Place {
    std::uint8_t dragon = 0;
    Set dwarves = 0;
    bool dragons_turn = false;
    std::uint8_t actions = 2;
    auto operator==(const Place&) const -> bool = default;
  };

  Chase(Speeds speeds, Catch wanted) : speeds_(speeds), wanted_(wanted) { build(); }
  /// Only for `after_action`: nothing is solved.
  explicit Chase(Speeds speeds) : speeds_(speeds) {}

  [[nodiscard]] auto wanted() const -> Catch { return wanted_; }
  [[nodiscard]] auto is_caught(const Place& at) const -> bool {
    const auto near = Cells::neighbours[at.dragon];
    if (wanted_.enclosed) return (near & ~at.dwarves) == 0;
    return std::popcount(near & at.dwarves) >= wanted_.beside;
  }

  /// The turn of the dwarves is over, and they have what they want.
  [[nodiscard]] auto is_over(const Place& at) const -> bool {
    return at.dragons_turn && at.actions == 2 && is_caught(at);
  }

  /// Cells that a walk of at most `steps` reaches, with the cell itself.
  [[nodiscard]] static auto reach(std::size_t from, int steps, Set closed) -> Set {
    Set reached = Set{1} << from;
    for (auto edge = reached; steps > 0 && edge != 0; --steps) {
      Set next = 0;
      for_each(edge, [&](std::size_t cell) { next |= Cells::neighbours[cell]; });
      edge = next & ~closed & ~reached;
      reached |= edge;
    }
    return reached;
  }

  /// All places after one action.
  [[nodiscard]] auto after_action(const Place& at) const -> std::vector<Place> {
    auto next = at;
    next.actions = static_cast<std::uint8_t>(at.actions - 1);
    if (next.actions == 0) {
      next.actions = 2;
      next.dragons_turn = !at.dragons_turn;
    }
    std::vector<Place> all;
    if (at.dragons_turn) {
      for_each(reach(at.dragon, speeds_.dragon, at.dwarves), [&](std::size_t cell) {
        next.dragon = static_cast<std::uint8_t>(cell);
        all.push_back(next);
      });
      return all;
    }
    all.push_back(next);  // nobody moves
    const auto closed = at.dwarves | (Set{1} << at.dragon);
    for_each(at.dwarves, [&](std::size_t dwarf) {
      const auto self = Set{1} << dwarf;
      for_each(reach(dwarf, speeds_.dwarf, closed) & ~self, [&](std::size_t cell) {
        next.dwarves = (at.dwarves & ~self) | (Set{1} << cell);
        all.push_back(next);
      });
    });
    return all;
  }

  /// The actions until the catch with best play of both, or nothing if the dragon escapes for ever.
  [[nodiscard]] auto actions_to_catch(const Place& at) const -> std::optional<Node> {
    const auto node = numbers_.at(key(canonical(at)));
    if (solved_.value[node] != Value::max_wins) return std::nullopt;
    return solved_.distance[node];
  }
  /// Calls `visit(Place)` for one place of each class of symmetric ones.
  template <class Visit>
  auto for_each_place(Visit&& visit) const -> void {
    for (const auto& place : places_) visit(place);
  }

  template <class Visit>
  static auto for_each(Set set, Visit&& visit) -> void {
    for (; set != 0; set &= set - 1) visit(static_cast<std::size_t>(std::countr_zero(set)));
  }

 private:
  static auto key(const Place& at) -> std::uint64_t {
    return (at.dwarves << 9U) | (std::uint64_t{at.dragon} << 3U) | (at.dragons_turn ? 4U : 0U) |
           at.actions;
  }
  static auto canonical(const Place& at) -> Place {
    auto least = at;
    for (std::size_t s = 1; s < Cells::symmetries.size(); ++s) {
      const auto& to = Cells::symmetries[s];
      auto image = at;
      image.dragon = to[at.dragon];
      image.dwarves = 0;
      for_each(at.dwarves, [&](std::size_t cell) { image.dwarves |= Set{1} << to[cell]; });
      if (key(image) < key(least)) least = image;
    }
    return least;
  }

  auto add(const Place& at) -> void {
    if (!(canonical(at) == at)) return;
    numbers_.emplace(key(at), static_cast<Node>(places_.size()));
    places_.push_back(at);
  }
  auto add_all() -> void {
    for (std::size_t a = 0; a < Cells::size; ++a) {
      for (std::size_t b = a + 1; b < Cells::size; ++b) {
        for (std::size_t c = b + 1; c < Cells::size; ++c) {
          const auto dwarves = (Set{1} << a) | (Set{1} << b) | (Set{1} << c);
          for_each(Cells::all & ~dwarves, [&](std::size_t dragon) {
            for (const bool dragons_turn : {false, true}) {
              for (const std::uint8_t actions : {1, 2}) {
                add({static_cast<std::uint8_t>(dragon), dwarves, dragons_turn, actions});
              }
            }
          });
        }
      }
    }
  }
  auto build() -> void {
    add_all();
    GraphGame game;
    for (const auto& place : places_) {
      const bool over = is_over(place);
      game.role.push_back(over ? Role::over : place.dragons_turn ? Role::min : Role::max);
      game.payoff.push_back(over ? 1 : 0);
      if (!over) {
        for (const auto& next : after_action(place)) {
          game.graph.to.push_back(numbers_.at(key(canonical(next))));
        }
      }
      game.graph.first.push_back(game.graph.to.size());
    }
    solved_ = solve(game).value();
  }

  Speeds speeds_;
  Catch wanted_;
  std::vector<Place> places_;
  std::unordered_map<std::uint64_t, Node> numbers_;
  Solved solved_;
};

}  // namespace ruleproof::solver
