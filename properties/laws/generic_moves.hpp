/// Laws of moves, steps and the end of a game.
#pragma once

#include <algorithm>
#include <array>
#include <optional>
#include <vector>

#include "model/core/fixed.hpp"
#include "model/core/packing.hpp"
#include "properties/laws/law.hpp"
#include "properties/laws/shared.hpp"

namespace ruleproof::properties::detail {

template <Configurable G>
auto moves_exist(const G& game, const typename G::State& state) -> bool {
  return moves_at(game, state).empty() == (game.to_act(state) == Seat::nobody);
}

template <Configurable G>
auto offers_are_legal(const G& game, const typename G::State& state) -> bool {
  return std::ranges::all_of(moves_at(game, state), [&](const auto& move) {
    return static_cast<bool>(game.judge(state, move));
  });
}

template <Configurable G>
auto offers_differ(const G& game, const typename G::State& state) -> bool {
  auto& list = scratch<G>();
  list = moves_at(game, state);
  std::ranges::sort(list, [](const auto& a, const auto& b) { return (a <=> b) < 0; });
  return std::ranges::adjacent_find(list) == list.end();
}

/// Some of a long list of moves, others for each position: over many positions, all of them.
/// Where the list is short, all.
template <Game G>
auto some_of(const MoveList<typename G::Move>& list, const typename G::State& state,
             std::size_t enough) -> std::array<std::span<const typename G::Move>, 2> {
  const std::span<const typename G::Move> all(list);
  if constexpr (Fielded<typename G::State>) {
    if (all.size() > enough) {
      const auto first = static_cast<std::size_t>(fingerprint(state) % all.size());
      const auto size = std::min(enough, all.size() - first);
      return {all.subspan(first, size), all.first(enough - size)};
    }
  }
  return {all, all.first(0)};
}

template <Configurable G>
auto legal_is_offered(const G& game, const typename G::State& state) -> bool {
  constexpr auto before = [](const auto& a, const auto& b) { return (a <=> b) < 0; };
  constexpr std::size_t enough = 512;
  auto& list = scratch<G>();
  list = moves_at(game, state);
  std::ranges::sort(list, before);
  const auto is_fine = [&](const auto& move) {
    return !game.judge(state, move) || std::ranges::binary_search(list, move, before);
  };
  return std::ranges::all_of(some_of<G>(every_move_of(game), state, enough),
                             [&](const auto& part) { return std::ranges::all_of(part, is_fine); });
}

template <Configurable G>
auto over_is_over(const G& game, const typename G::State& state) -> bool {
  constexpr std::size_t enough = 64;
  if (game.to_act(state) != Seat::nobody) return true;
  const auto is_refused = [&](const auto& move) { return !game.judge(state, move); };
  if constexpr (Enumerable<G>) {
    for (const auto& part : some_of<G>(every_move_of(game), state, enough)) {
      if (!std::ranges::all_of(part, is_refused)) return false;
    }
  }
  auto& offered = scratch<G>();
  game.propose(state, offered);
  return std::ranges::all_of(offered, is_refused);
}

template <Scored G>
auto actor_plays(const G& game, const typename G::State& state) -> bool {
  const auto seat = game.to_act(state);
  return !is_player(seat) || player_of(seat) < game.players();
}

template <Scored G>
auto somebody_wins(const G& game, const typename G::State& state) -> bool {
  if (game.to_act(state) != Seat::nobody) return true;
  const auto outcome = game.outcome(state);
  if (outcome.players != game.players()) return false;
  const auto winners = std::ranges::count(outcome.wins, true);
  const auto real =
      std::ranges::count(outcome.wins.begin(), outcome.wins.begin() + outcome.players, true);
  return winners == real && winners >= 1;
}

/// The clauses that the rules enforce.
template <Game G>
auto enforced_clauses() -> const ClauseSet& {
  static const auto all = [] {
    ClauseSet enforced;
    const auto rulebook = std::span<const Clause>(G::rulebook);
    for (std::size_t i = 0; i < rulebook.size(); ++i) {
      if (rulebook[i].disposition != Disposition::enforced) continue;
      enforced.add(ClauseRef{static_cast<std::uint8_t>(i)});
    }
    return enforced;
  }();
  return all;
}

template <Game G>
auto relies_on_clauses(const ClauseSet& because) -> bool {
  auto together = enforced_clauses<G>();
  together.add(because);
  return !because.empty() && together == enforced_clauses<G>();
}

/// By another game of the same set-up: one that remembers what was played gives itself away.
template <Configurable G>
auto steps_repeat(const G& game, const typename G::State& before, const typename G::Move& move,
                  const Step<typename G::State>& step) -> bool {
  std::optional<G> made;
  auto* shared = shared_of(game);
  const G& copy = shared != nullptr ? shared->copy() : made.emplace(game);
  const auto again = copy.apply(before, move);
  auto& second = scratch<G, 1>();
  moves(copy, again.next, second);
  return again.next == step.next && again.because == step.because &&
         moves_at(game, step.next) == second;
}

template <Configurable G, std::size_t N>
consteval auto add_move_laws(FixedVector<Law<G>, N>& laws) -> void {
  using State = typename G::State;
  using Move = typename G::Move;
  laws.push_back({.name = "there is a legal move exactly while somebody is to act",
                  .position = moves_exist<G>});
  laws.push_back(
      {.name = "the move that is played is legal",
       .holds = [](const G& game, const State& before, const Move& move, const Step<State>&) {
         return static_cast<bool>(game.judge(before, move));
       }});
  laws.push_back({.name = "every move that is offered is legal",
                  .position = offers_are_legal<G>,
                  .sample = 16});
  laws.push_back({.name = "no move is offered twice", .position = offers_differ<G>, .sample = 64});
  if constexpr (Enumerable<G>) {
    laws.push_back(
        {.name = "every legal move is offered", .position = legal_is_offered<G>, .sample = 256});
  }
  laws.push_back({.name = "after the end every move is refused",
                  .position = over_is_over<G>,
                  .after = the_end()});
  laws.push_back({.name = "every step relies on enforced clauses, at least on one",
                  .holds = [](const G&, const State&, const Move&, const Step<State>& step) {
                    return relies_on_clauses<G>(step.because);
                  }});
  laws.push_back({.name = "the same move in the same position leads to the same position",
                  .holds = steps_repeat<G>,
                  .sample = 32});
  if constexpr (Measured<G>) {
    laws.push_back(
        {.name = "every step brings the end nearer",
         .holds = [](const G& game, const State& before, const Move&, const Step<State>& step) {
           const auto left = static_cast<std::int64_t>(game.measure(step.next));
           return left < static_cast<std::int64_t>(game.measure(before)) &&
                  (left >= 0 || game.to_act(step.next) == Seat::nobody);
         }});
  }
  if constexpr (Scored<G>) {
    laws.push_back({.name = "who is to act takes part in the game", .position = actor_plays<G>});
    laws.push_back({.name = "a finished game has a winner, who took part",
                    .position = somebody_wins<G>,
                    .after = the_end()});
  }
}

}  // namespace ruleproof::properties::detail
