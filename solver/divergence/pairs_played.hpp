/// Pairs of games under two readings, by random players and by bots.
#pragma once

#include <cstddef>
#include <cstdint>
#include <optional>
#include <span>

#include "solver/balance/bot.hpp"
#include "solver/divergence/comparison.hpp"
#include "solver/divergence/pairs.hpp"
#include "solver/divergence/parted.hpp"
#include "solver/divergence/parts.hpp"

namespace ruleproof::solver::divergence {

inline const balance::BotSpec greedy{.kind = balance::BotKind::greedy};

/// Greedy bots in all seats. Each sees what its seat sees; what it does not know, and which of
/// equal moves it makes, the luck of the pair decides.
struct GreedyPlayers {
  template <class G>
  auto operator()(const G& game, const typename G::State& state,
                  std::span<const typename G::Move> list, std::uint64_t luck) const -> std::size_t {
    const auto seat = game.to_act(state);
    balance::Bot<G> bot(game, greedy);
    bot.begin(luck);
    return bot.choose(balance::view_of(game, state, seat), seat, list);
  }
};

template <class G>
auto shortest_of(const G& first, const G& second, Effect effect,
                 std::span<const typename G::Move> one, std::span<const typename G::Move> two)
    -> PairsPlayed::Shortest {
  auto a = first.start();
  auto b = second.start();
  for (const auto& move : one) a = first.apply(a, move).next;
  for (const auto& move : two) b = second.apply(b, move).next;
  Comparison<G> comparison(first, second);
  return {.effect = effect,
          .says = comparison.describe(effect, a, b, one.size()).text,
          .first = witness_of(first, one),
          .second = witness_of(second, two)};
}

template <class G, class Players>
auto played_pairs(const G& first, const G& second, std::uint64_t pairs, std::uint64_t seed,
                  Players players) -> PairsPlayed {
  PairsPlayed played{.setup = first.setup(),
                     .often = pair_statistics(first, second, pairs, seed, players),
                     .shortest = {}};
  const bool winner = played.often.winner.count > 0;
  if (!winner && played.often.scores.count == 0) return played;
  const auto effect = winner ? Effect::winner : Effect::scores;
  const auto pair = shortest_pair(first, second, effect, pairs, seed, players);
  if (pair) played.shortest = shortest_of<G>(first, second, effect, pair->first, pair->second);
  return played;
}

template <class G>
auto pairs_by_lot(const Readings& readings, std::uint64_t pairs, std::uint64_t seed)
    -> Result<PairsPlayed> {
  return with_both<G, PairsPlayed>(readings, [&](const G& first, const G& second) {
    return played_pairs(first, second, pairs, seed, RandomPlayers{});
  });
}

template <class G>
auto pairs_by_bots(const Readings& readings, std::uint64_t pairs, std::uint64_t seed)
    -> Result<std::optional<PairsPlayed>> {
  using Played = std::optional<PairsPlayed>;
  return with_both<G, Played>(readings, [&](const G& first, const G& second) -> Played {
    if constexpr (balance::Balanced<G>) {
      if (balance::can_play(first, greedy) && balance::can_play(second, greedy)) {
        return played_pairs(first, second, pairs, seed, GreedyPlayers{});
      }
    }
    return std::nullopt;
  });
}

}  // namespace ruleproof::solver::divergence
