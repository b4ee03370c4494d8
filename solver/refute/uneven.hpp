/// Players of uneven strength: a greedy bot in some seats, dice in the others. One side loses
/// badly, which even play hardly ever shows.
#pragma once

#include <cstddef>
#include <cstdint>
#include <span>

#include "model/core/play.hpp"
#include "solver/balance/bot.hpp"
#include "solver/balance/sampler.hpp"

namespace ruleproof::solver::refute {

/// Which seats the bot has is the seed's bits; every eighth of its choices is by lot all the same.
template <balance::Balanced G>
class Uneven {
 public:
  Uneven(const G& game, std::uint64_t seed)
      : bot_(game, {.kind = balance::BotKind::greedy}), dice_(seed), seats_(Random(seed).next()) {
    bot_.begin(seed);
  }

  auto operator()(const G& game, const typename G::State& state,
                  std::span<const typename G::Move> list) -> std::size_t {
    const auto seat = game.to_act(state);
    const bool greedy = seat != Seat::chance && (seats_ >> player_of(seat) & 1U) != 0;
    if (!greedy || dice_.random().below(8) == 0) return dice_(game, state, list);
    return bot_.choose(balance::view_of(game, state, seat), seat, list);
  }

 private:
  balance::Bot<G> bot_;
  Dice dice_;
  std::uint64_t seats_;
};

}  // namespace ruleproof::solver::refute
