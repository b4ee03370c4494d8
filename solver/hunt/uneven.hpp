/// Players of uneven strength: a greedy bot in some seats, dice in others, and in others somebody
/// who plays against himself. One side loses badly, which even play hardly ever shows.
#pragma once

#include <cstddef>
#include <cstdint>
#include <span>

#include "model/core/play.hpp"
#include "solver/balance/bot.hpp"
#include "solver/balance/sampler.hpp"
#include "solver/balance/standing.hpp"

namespace ruleproof::solver::hunt {

/// Who sits where is the seed's bits; every eighth choice is by lot all the same.
template <balance::Balanced G>
class Uneven {
 public:
  using State = typename G::State;
  using Move = typename G::Move;

  Uneven(const G& game, std::uint64_t seed)
      : bot_(game, {.kind = balance::BotKind::greedy}),
        standing_(game),
        dice_(seed),
        seats_(Random(seed).next()) {
    bot_.begin(seed);
  }

  auto operator()(const G& game, const State& state, std::span<const Move> list) -> std::size_t {
    const auto seat = game.to_act(state);
    if (seat == Seat::chance || dice_.random().below(8) == 0) return dice_(game, state, list);
    switch (seats_ >> (2 * player_of(seat)) & 3U) {
      case 0:
        return dice_(game, state, list);
      case 1:
        return worst(game, state, list);
      default:
        return bot_.choose(balance::view_of(game, state, seat), seat, list);
    }
  }

 private:
  /// The move after which the player is furthest behind; of several, one by lot.
  auto worst(const G& game, const State& state, std::span<const Move> list) -> std::size_t {
    const auto player = player_of(game.to_act(state));
    std::size_t at = 0;
    std::uint64_t alike = 0;
    std::int64_t least = 0;
    for (std::size_t i = 0; i < list.size(); ++i) {
      const auto ahead = lead(game, standing_, game.apply(state, list[i]).next, player);
      if (alike == 0 || ahead < least) {
        least = ahead;
        alike = 1;
        at = i;
      } else if (ahead == least && dice_.random().below(++alike) == 0) {
        at = i;
      }
    }
    return at;
  }

  balance::Bot<G> bot_;
  balance::Standing<G> standing_;
  Dice dice_;
  std::uint64_t seats_;
};

}  // namespace ruleproof::solver::hunt
