/// A bot at the table. It is handed what its seat sees, never the position itself.
#pragma once

#include <algorithm>
#include <cstddef>
#include <cstdint>
#include <span>

#include "model/core/play.hpp"
#include "solver/balance/bot_spec.hpp"
#include "solver/balance/sampler.hpp"
#include "solver/balance/standing.hpp"
#include "solver/balance/tree_search.hpp"

namespace ruleproof::solver::balance {

template <class G>
concept Balanced = Scored<G> && Notated<G>;

template <Balanced G>
class Bot {
 public:
  using State = typename G::State;
  using Move = typename G::Move;

  Bot(const G& game, const BotSpec& spec)
      : game_(game),
        spec_(spec),
        standing_(game),
        search_(game, standing_, spec.iterations, spec.depth) {}

  /// A new game, with random numbers of its own.
  auto begin(std::uint64_t seed) -> void {
    random_ = Random(seed);
    barred_ = 0;
  }
  /// Choices of this game that a restriction has narrowed.
  [[nodiscard]] auto barred() const -> std::uint64_t { return barred_; }

  /// Which of the moves; `seen` is what `seat`, who is to act, sees.
  auto choose(const State& seen, Seat seat, std::span<const Move> moves) -> std::size_t {
    if (spec_.never.empty()) return think(seen, seat, moves);
    list_.assign(moves.begin(), moves.end());
    if (allow(list_)) ++barred_;
    const auto chosen = list_.size() == 1 ? 0 : think(seen, seat, std::span<const Move>(list_));
    const auto found = std::ranges::find(moves, list_[chosen]);
    return static_cast<std::size_t>(found - moves.begin());
  }

 private:
  auto think(const State& seen, Seat seat, std::span<const Move> moves) -> std::size_t {
    switch (spec_.kind) {
      case BotKind::uniform:
        break;
      case BotKind::greedy:
        return look_one_step_ahead(seen, seat, moves);
      case BotKind::tree_search:
        return search_.choose(seen, seat, moves, random_, [&](MoveList<Move>& own) {
          if (!spec_.never.empty()) (void)allow(own);
        });
    }
    return random_.below(moves.size());
  }

  /// The move after which the player is furthest ahead; of several, one at random.
  auto look_one_step_ahead(const State& seen, Seat seat, std::span<const Move> moves)
      -> std::size_t {
    const auto state = Sampler<G>::sample(game_, seen, seat, random_);
    std::size_t best = 0;
    std::uint64_t alike = 0;
    std::int64_t furthest = 0;
    for (std::size_t i = 0; i < moves.size(); ++i) {
      const auto ahead = lead(game_, standing_, game_.apply(state, moves[i]).next, player_of(seat));
      if (alike == 0 || ahead > furthest) {
        furthest = ahead;
        alike = 1;
        best = i;
      } else if (ahead == furthest && random_.below(++alike) == 0) {
        best = i;
      }
    }
    return best;
  }

  /// Leaves out what the bot never does, unless nothing else is legal; says whether that was
  /// anything.
  auto allow(MoveList<Move>& moves) const -> bool {
    const auto is_barred = [&](const Move& move) {
      return game_.to_text(move).starts_with(spec_.never);
    };
    if (std::ranges::all_of(moves, is_barred)) return false;
    return std::erase_if(moves, is_barred) > 0;
  }

  const G& game_;
  BotSpec spec_;
  Standing<G> standing_;
  TreeSearch<G> search_;
  Random random_{0};
  std::uint64_t barred_ = 0;
  MoveList<Move> list_;
};

/// Whether the bots can play the game under this set-up: those that look ahead need positions to
/// look ahead from.
template <Balanced G>
auto can_play(const G& game, const BotSpec& bot) -> bool {
  return bot.kind == BotKind::uniform || Sampler<G>::can(game);
}

}  // namespace ruleproof::solver::balance
