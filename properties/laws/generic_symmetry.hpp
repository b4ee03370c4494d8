/// Laws of the refinements: what a game says of components, secrets, chance and symmetries.
#pragma once

#include <algorithm>
#include <numeric>

#include "model/core/packing.hpp"
#include "properties/laws/generic_moves.hpp"

namespace ruleproof::properties::detail {

template <Configurable G>
auto nobody_peeks(const G& game, const typename G::State& state) -> bool {
  const auto seat = game.to_act(state);
  if (!is_player(seat)) return true;
  const auto seen = game.seen_by(state, seat);
  if (game.to_act(seen) != seat) return false;
  auto& all = scratch<G, 0>();
  auto& known = scratch<G, 1>();
  all = moves_at(game, state);
  moves(game, seen, known);
  keep_in_turn(game, state, all);
  keep_in_turn(game, seen, known);
  return all == known;
}

template <Hidden G>
auto seeing_adds_nothing(const G& game, const typename G::State& state) -> bool {
  for (int player = 0; player < static_cast<int>(max_players); ++player) {
    if constexpr (Scored<G>) {
      if (player >= game.players()) break;
    }
    const auto seen = game.seen_by(state, player_seat(player));
    if (!(game.seen_by(seen, player_seat(player)) == seen)) return false;
  }
  return true;
}

template <Configurable G>
auto chances_are_positive(const G& game, const typename G::State& state) -> bool {
  if (game.to_act(state) != Seat::chance) return true;
  return std::ranges::all_of(moves_at(game, state), [&](const auto& move) {
    const bool by_lot = mover_of(game, state, move) == Seat::chance;
    return by_lot ? game.weight(state, move) > 0 : game.weight(state, move) == 0;
  });
}

/// Whichever way round: a step from the representative reaches the representative.
template <Symmetric G>
auto canonical_commutes(const G& game, const typename G::State& before,
                        const typename G::Move& /*move*/, const Step<typename G::State>& step)
    -> bool {
  const auto base = game.canonical(before);
  const auto target = game.canonical(step.next);
  if (!(game.canonical(base) == base) || !(game.canonical(target) == target)) return false;
  if (base == before) return true;  // by the move itself
  auto& list = scratch<G>();
  moves(game, base, list);
  return std::ranges::any_of(list, [&](const auto& other) {
    return game.canonical(game.apply(base, other).next) == target;
  });
}

/// A renaming of the players, another one for each position.
template <Scored G>
auto some_renaming(const G& game, const typename G::State& state)
    -> FixedVector<std::uint8_t, max_players> {
  FixedVector<std::uint8_t, max_players> to;
  to.resize(static_cast<std::size_t>(game.players()));
  std::iota(to.begin(), to.end(), std::uint8_t{0});
  auto hash = fingerprint(state);
  for (auto left = to.size(); left > 1; --left) {
    std::swap(to[left - 1], to[hash % left]);
    hash /= left;
  }
  return to;
}

template <class G>
  requires Renamable<G> && Scored<G>
auto names_a_player(const G& game, const typename G::Move& move) -> bool {
  FixedVector<std::uint8_t, max_players> next;
  for (int p = 1; p <= game.players(); ++p) {
    next.push_back(static_cast<std::uint8_t>(p % game.players()));
  }
  return !(game.rename(move, std::span<const std::uint8_t>(next.begin(), next.size())) == move);
}

template <class G>
  requires Renamable<G> && Scored<G>
auto names_do_not_matter(const G& game, const typename G::State& before,
                         const typename G::Move& move, const Step<typename G::State>& step)
    -> bool {
  const auto list = some_renaming(game, before);
  const std::span<const std::uint8_t> to(list.begin(), list.size());
  const auto renamed = game.rename(before, to);
  const auto renamed_move = game.rename(move, to);
  // A lot drawn among the players is left out: what follows may go round the table.
  if (game.to_act(before) == Seat::chance && names_a_player(game, move)) return true;
  if (!game.judge(renamed, renamed_move)) return false;
  const auto next = game.apply(renamed, renamed_move).next;
  if (!(next == game.rename(step.next, to))) return false;
  if (game.to_act(next) != Seat::nobody) return true;
  const auto outcome = game.outcome(step.next);
  const auto other = game.outcome(next);
  for (std::size_t p = 0; p < to.size(); ++p) {
    if (outcome.scores[p] != other.scores[to[p]] || outcome.wins[p] != other.wins[to[p]]) {
      return false;
    }
  }
  return true;
}

template <Configurable G, std::size_t N>
consteval auto add_symmetry_laws(FixedVector<Law<G>, N>& laws) -> void {
  using State = typename G::State;
  if constexpr (Formed<G>) {
    laws.push_back(
        {.name = "every position is well formed",
         .position = [](const G& game, const State& state) { return game.well_formed(state); },
         .sample = 16});
  }
  if constexpr (Counted<G>) {
    laws.push_back(
        {.name = "no component appears or vanishes",
         .position = [](const G& game,
                        const State& state) { return game.census(state) == opening_census(game); },
         .sample = 16});
  }
  if constexpr (Hidden<G>) {
    laws.push_back({.name = "what a player may do depends only on what he has seen",
                    .position = nobody_peeks<G>,
                    .sample = 32});
    laws.push_back({.name = "seeing what one has seen shows nothing more",
                    .position = seeing_adds_nothing<G>,
                    .sample = 64});
  }
  if constexpr (Chancy<G>) {
    laws.push_back({.name = "everything that chance may do has a positive weight",
                    .position = chances_are_positive<G>,
                    .sample = 4});
  }
  if constexpr (Symmetric<G>) {
    laws.push_back({.name = "positions that mirror each other have the same future",
                    .holds = canonical_commutes<G>,
                    .sample = 32});
  }
  if constexpr (Renamable<G> && Scored<G>) {
    laws.push_back({.name = "renaming the players renames what happens",
                    .holds = names_do_not_matter<G>,
                    .sample = 64});
  }
}

}  // namespace ruleproof::properties::detail
