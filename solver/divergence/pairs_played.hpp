/// Pairs of games under two readings, by random players and by bots.
#pragma once

#include <cstddef>
#include <cstdint>
#include <memory>
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
/// equal moves it makes, the luck of the pair decides. There is one bot for each reading: what it
/// has worked out of the board it keeps.
template <class G>
class GreedyPlayers {
 public:
  GreedyPlayers(const G& first, const G& second)
      : first_(&first),
        second_(&second),
        one_(std::make_unique<balance::Bot<G>>(first, greedy)),
        other_(std::make_unique<balance::Bot<G>>(second, greedy)) {}
  /// With bots of its own, who work the board out again.
  GreedyPlayers(const GreedyPlayers& like) : GreedyPlayers(*like.first_, *like.second_) {}
  GreedyPlayers(GreedyPlayers&&) noexcept = default;
  auto operator=(const GreedyPlayers&) -> GreedyPlayers& = delete;
  auto operator=(GreedyPlayers&&) -> GreedyPlayers& = delete;
  ~GreedyPlayers() = default;

  auto operator()(const G& game, const typename G::State& state,
                  std::span<const typename G::Move> list, std::uint64_t luck) const -> std::size_t {
    const auto seat = game.to_act(state);
    auto& bot = &game == first_ ? *one_ : *other_;
    bot.begin(luck);
    return bot.choose(balance::view_of(game, state, seat), seat, list);
  }

 private:
  const G* first_;
  const G* second_;
  std::unique_ptr<balance::Bot<G>> one_;
  std::unique_ptr<balance::Bot<G>> other_;
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
auto played_pairs(const G& first, const G& second, const Playing& playing, const Players& players)
    -> PairsPlayed {
  const auto found = paired_games(first, second, playing, players);
  PairsPlayed played{.setup = first.setup(), .often = found.often, .shortest = {}};
  const auto effect = found.winner ? Effect::winner : Effect::scores;
  const auto& pair = found.winner ? found.winner : found.scores;
  if (pair) played.shortest = shortest_of<G>(first, second, effect, pair->first, pair->second);
  return played;
}

template <class G>
auto pairs_by_lot(const Readings& readings, const Playing& playing) -> Result<PairsPlayed> {
  return with_both<G, PairsPlayed>(readings, [&](const G& first, const G& second) {
    return played_pairs(first, second, playing, RandomPlayers{});
  });
}

template <class G>
auto pairs_by_bots(const Readings& readings, const Playing& playing)
    -> Result<std::optional<PairsPlayed>> {
  using Played = std::optional<PairsPlayed>;
  return with_both<G, Played>(readings, [&](const G& first, const G& second) -> Played {
    if constexpr (balance::Balanced<G>) {
      if (balance::can_play(first, greedy) && balance::can_play(second, greedy)) {
        return played_pairs(first, second, playing, GreedyPlayers<G>(first, second));
      }
    }
    return std::nullopt;
  });
}

}  // namespace ruleproof::solver::divergence
