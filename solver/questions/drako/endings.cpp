#include "solver/questions/drako/endings.hpp"

#include <algorithm>
#include <cstddef>
#include <cstdint>
#include <iterator>
#include <optional>
#include <utility>
#include <vector>

#include "model/core/game.hpp"
#include "model/core/play.hpp"
#include "model/drako/cards.hpp"
#include "model/drako/hex.hpp"
#include "model/drako/rules.hpp"
#include "model/drako/state.hpp"
#include "solver/explore/exploration.hpp"
#include "solver/graph/graph.hpp"
#include "solver/graph/state_graph.hpp"
#include "solver/graph/values.hpp"
#include "solver/questions/drako/games.hpp"

namespace ruleproof::solver::drako_question {
namespace {

using namespace drako;  // NOLINT(google-build-using-namespace): positions and moves

/// One of the cards that are out, by lot, is out no more.
auto take_from_out(Stock& stock, Random& random) -> Card {
  auto left = random.below(static_cast<std::uint64_t>(stock.out.size()));
  for (std::size_t i = 0;; ++i) {
    const auto card = static_cast<Card>(i);
    if (left < stock.out[card]) {
      --stock.out[card];
      return card;
    }
    left -= stock.out[card];
  }
}
auto take_to_hand(Stock& stock, Random& random) -> void {
  ++stock.hand[take_from_out(stock, random)];
  ++stock.held;
}

auto free_area(const Rules& rules, HexSet taken, Random& random) -> Hex {
  for (;;) {
    const auto hex = static_cast<Hex>(random.below(hex_count));
    if (drako::has(rules.board().areas() & ~taken, hex)) return hex;
  }
}

auto wound_dragon(const Rules& rules, State& state, int empty, Random& random) -> void {
  state.dragon.armour = static_cast<std::uint8_t>(rules.components.armour);
  for (std::size_t i = 0; i < ability_count; ++i) {
    state.dragon.abilities[i] = static_cast<std::uint8_t>(rules.components.abilities[i]);
  }
  for (int box = 0; box < empty;) {
    auto& wounds = state.dragon.abilities[random.below(ability_count)];
    if (wounds == 0) continue;
    --wounds;
    ++box;
  }
}

}  // namespace

auto random_ending(const Drako& game, Random& random, const EndingSize& size) -> State {
  const auto& rules = game.rules();
  auto state = sketch(game, "turn=dwarves actions=2 p1.deck=- p1.hand=- p2.deck=- p2.hand=-");
  const auto below = [&](int n) {
    return static_cast<int>(random.below(static_cast<std::uint64_t>(n)));
  };
  state.turn = below(2) == 0 ? Side::dwarves : Side::dragon;
  state.rage = below(2) == 0;
  state.dragon.netted = below(4) == 0;
  wound_dragon(rules, state, 1 + below(size.dragon_boxes), random);
  for (auto& dwarf : state.dwarves) dwarf.at = Hex::nowhere;
  HexSet taken = 0;
  state.dragon.at = free_area(rules, taken, random);
  taken |= drako::bit(state.dragon.at);
  const auto alive = static_cast<DwarfSet>(1 + below(7));
  for (const auto dwarf : all_dwarves) {
    auto& figure = state.dwarf(dwarf);
    figure.wounds = static_cast<std::uint8_t>(rules.boxes(dwarf));
    if (!drako::has(alive, dwarf)) continue;
    figure.wounds = static_cast<std::uint8_t>(below(rules.boxes(dwarf)));
    figure.at = free_area(rules, taken, random);
    taken |= drako::bit(figure.at);
  }
  for (int i = 0; i < size.dwarf_cards; ++i) take_to_hand(state.stock(Side::dwarves), random);
  for (int i = 0; i < size.dragon_cards; ++i) take_to_hand(state.stock(Side::dragon), random);
  return state;
}

auto put_into_deck(State& state, Side side, int cards, Random& random) -> void {
  auto& stock = state.stock(side);
  for (int i = 0; i < cards; ++i) {
    ++stock.deck[take_from_out(stock, random)];
    ++stock.left;
  }
}

auto SolvedEnding::of(const Drako& game, const State& start, const ExploreOptions& bounds)
    -> std::optional<SolvedEnding> {
  StateGraph<Drako> graph(game, start, bounds);
  if (!graph.complete()) return std::nullopt;
  auto as_game =
      graph.as_game(Seat::p1, [&](const State& end) { return game.outcome(end).wins[0] ? 1 : -1; });
  auto solved = solve(as_game);
  if (!solved) return std::nullopt;
  return SolvedEnding(std::move(graph), std::move(as_game), std::move(*solved));
}

auto SolvedEnding::allotment_that_matters() const -> std::optional<Decision> {
  const auto& adjacency = graph_.adjacency();
  for (Node node = 0; node < graph_.size(); ++node) {
    Decision decision{graph_.state(node), {}};
    if (decision.state.stage != Stage::allot || adjacency.degree(node) < 2) continue;
    for (auto edge = adjacency.first[node]; edge < adjacency.first[node + 1]; ++edge) {
      const bool wins = solved_.value[adjacency.to[edge]] == Value::max_wins;
      decision.choices.emplace_back(graph_.move(edge), wins);
    }
    const auto wins = std::ranges::count(decision.choices, true, &std::pair<Move, bool>::second);
    if (wins > 0 && wins < std::ssize(decision.choices)) return decision;
  }
  return std::nullopt;
}

auto SolvedEnding::best_line() const -> std::vector<Move> {
  std::vector<Move> line;
  const auto& adjacency = game_.graph;
  for (Node node = 0; adjacency.degree(node) > 0;) {
    const auto own = game_.role[node] == Role::max ? Value::max_wins : Value::min_wins;
    const bool wins = solved_.value[node] == own;
    auto best = adjacency.first[node];
    bool found = false;
    for (auto edge = best; edge < adjacency.first[node + 1]; ++edge) {
      const auto to = adjacency.to[edge];
      if (solved_.value[to] != solved_.value[node]) continue;
      const auto now = solved_.distance[adjacency.to[best]];
      const bool better = wins ? solved_.distance[to] < now : solved_.distance[to] > now;
      if (!found || better) best = edge;
      found = true;
    }
    line.push_back(graph_.move(best));
    node = adjacency.to[best];
  }
  return line;
}

}  // namespace ruleproof::solver::drako_question
