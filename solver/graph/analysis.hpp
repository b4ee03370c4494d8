/// What the graph of all positions of a game tells a player: cycles, dead ends, what every win
/// passes through, what can be forced, the shortest and the safest ways, what can be expected.
///
///     const auto facts = analyse(game, {.max_states = 1'000'000});
///     facts.seats[0].forced         // p1 can win whatever the others and chance do
///
/// Hidden hands lie open here: what is forced is forced with open hands. A graph that a bound cut
/// short keeps its cycles, its wins and what is forced; the rest is then not said.
#pragma once

#include <algorithm>
#include <cstddef>
#include <cstdint>
#include <optional>
#include <string>
#include <utility>
#include <vector>

#include "model/core/game.hpp"
#include "solver/graph/graph.hpp"
#include "solver/graph/state_graph.hpp"
#include "solver/graph/values.hpp"
#include "solver/reached.hpp"

namespace ruleproof::solver {

/// What holds of the wins of one seat.
template <Game G>
struct WinsOf {
  using Path = std::vector<typename G::Move>;
  std::uint64_t positions = 0;      ///< that the seat has won, alone
  std::optional<Path> shortest;     ///< with everybody's help
  std::optional<Path> safest;       ///< likeliest if the others and chance play by lot
  std::string safest_chance;        ///< an exact fraction
  std::vector<std::string> passed;  ///< positions on every way to a win, the opening first
  bool forced = false;              ///< from the opening, against all others and chance
  std::size_t forced_moves = 0;     ///< at the most, if the winner hurries
  std::string against = "";         ///< probability of a win, the others at their best; exact
  std::string by_lot = "";          ///< all at random; exact
};

template <Game G>
struct Analysis {
  std::uint64_t positions = 0;
  std::uint64_t edges = 0;
  Bound stopped_by = Bound::none;
  bool acyclic = true;
  std::uint64_t components = 0;
  std::size_t cycle = 0;  ///< moves of some cycle
  std::optional<std::size_t> longest;
  std::uint64_t stuck = 0;     ///< somebody is to act and cannot
  std::uint64_t hopeless = 0;  ///< no end of the game can be reached
  std::vector<WinsOf<G>> seats;
};

namespace detail {

template <Game G>
class Analyst {
 public:
  Analyst(const G& game, const ExploreOptions& options) : game_(game), graph_(game, options) {
    tell(options.watcher, "looking for cycles, wins and ways");
  }

  auto run() -> Analysis<G> {
    const auto& adjacency = graph_.adjacency();
    all_.positions = graph_.size();
    all_.edges = adjacency.edges();
    all_.stopped_by = graph_.stopped_by();
    const auto parts = solver::components(adjacency);
    all_.components = parts.count;
    all_.acyclic = parts.acyclic;
    all_.cycle = some_cycle(adjacency).size();
    if (graph_.complete()) {
      if (parts.acyclic) all_.longest = longest_path(adjacency, 0)->size();
      const auto over = graph_.where([&](const auto& state) { return is_over(state); });
      all_.hopeless =
          static_cast<std::uint64_t>(std::ranges::count(hopeless(adjacency, over), true));
      for (Node node = 0; node < graph_.size(); ++node) {
        all_.stuck += adjacency.degree(node) == 0 && !over[node] ? 1 : 0;
      }
    }
    for (int p = 0; p < game_.players(); ++p) all_.seats.push_back(wins_of(p));
    return std::move(all_);
  }

 private:
  auto is_over(const typename G::State& state) const -> bool {
    return game_.to_act(state) == Seat::nobody;
  }
  auto has_won(const typename G::State& state, int player) const -> bool {
    if (!is_over(state)) return false;
    const auto wins = game_.outcome(state).wins;
    return wins[static_cast<std::size_t>(player)] && std::ranges::count(wins, true) == 1;
  }

  auto wins_of(int player) -> WinsOf<G> {
    WinsOf<G> wins;
    const auto& adjacency = graph_.adjacency();
    const auto won = graph_.where([&](const auto& state) { return has_won(state, player); });
    wins.positions = static_cast<std::uint64_t>(std::ranges::count(won, true));
    if (const auto path = shortest_path(adjacency, 0, won)) wins.shortest = graph_.moves_of(*path);
    auto as_game = graph_.as_game(
        player_seat(player), [&](const auto& state) { return has_won(state, player) ? 1 : 0; });
    add_safest(wins, as_game, won);
    if (graph_.complete()) {
      for (const auto node : unavoidable(adjacency, 0, won)) wins.passed.push_back(name_of(node));
      if (const auto value = expect(as_game, 0, Others::against)) wins.against = value->exact;
      auto lot = as_game;
      for (auto& role : lot.role) {
        if (role == Role::max) role = Role::min;
      }
      if (const auto value = expect(lot, 0, Others::at_random)) wins.by_lot = value->exact;
    }
    add_forced(wins, std::move(as_game));
    return wins;
  }

  auto add_safest(WinsOf<G>& wins, const GraphGame& as_game, const Nodes& won) -> void {
    const auto path = safest_path(as_game, 0, won);
    if (!path) return;
    wins.safest = graph_.moves_of(path->edges);
    wins.safest_chance = path->chance;
  }
  auto add_forced(WinsOf<G>& wins, GraphGame as_game) -> void {
    for (auto& role : as_game.role) {
      if (role == Role::chance) role = Role::min;  // chance may do its worst
    }
    const auto solved = solve(as_game);
    wins.forced = solved && solved->value[0] == Value::max_wins;
    if (wins.forced) wins.forced_moves = solved->distance[0];
  }
  auto name_of(Node node) const -> std::string {
    if constexpr (Notated<G>) {
      return game_.position(graph_.state(node));
    } else {
      return std::to_string(node);
    }
  }

  const G& game_;
  StateGraph<G> graph_;
  Analysis<G> all_;
};

}  // namespace detail

template <Game G>
  requires Scored<G>
auto analyse(const G& game, const ExploreOptions& options = {}) -> Analysis<G> {
  return detail::Analyst<G>(game, options).run();
}

}  // namespace ruleproof::solver
