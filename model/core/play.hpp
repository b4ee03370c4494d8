/// One loop for every engine: RapidCheck, libFuzzer, dice, bots and replay differ in the chooser
/// only.
#pragma once

#include <concepts>
#include <cstddef>
#include <cstdint>
#include <limits>
#include <span>
#include <utility>

#include "model/core/game.hpp"

namespace ruleproof {

/// What a chooser returns to end the play early.
inline constexpr std::size_t stop_playing = std::numeric_limits<std::size_t>::max();

/// So many forced moves in a row that nobody will ever decide anything again.
inline constexpr int longest_forced = 4096;

/// Picks one of the legal moves, of which there are at least two, or `stop_playing`.
template <class C, class G>
concept Chooser = Game<G> && requires(C choose, const G& game, const typename G::State& state,
                                      std::span<const typename G::Move> moves) {
  { choose(game, state, moves) } -> std::convertible_to<std::size_t>;
};

/// Plays from `state` until the game is over or the chooser stops. A forced move is not a choice,
/// and the chooser does not see it; where moves stay forced for ever, the play stops.
/// `watch(before, move, step)` sees every step; `buffer` is reused.
template <Game G, Chooser<G> C, class Watch>
auto play(const G& game, typename G::State state, C&& choose, Watch&& watch,
          MoveList<typename G::Move>& buffer) -> typename G::State {
  int forced = 0;
  while (game.to_act(state) != Seat::nobody) {
    moves(game, state, buffer);
    RULEPROOF_ASSERT(!buffer.empty());
    std::size_t index = 0;
    if (buffer.size() == 1) {
      if (++forced == longest_forced) return state;
    } else {
      forced = 0;
      index = choose(game, std::as_const(state), std::span<const typename G::Move>(buffer));
      if (index == stop_playing) return state;
    }
    const auto move = buffer[index];
    const auto step = game.apply(state, move);
    watch(std::as_const(state), move, step);
    state = step.next;
  }
  return state;
}

/// From the opening position.
template <Game G, Chooser<G> C, class Watch>
auto play(const G& game, C&& choose, Watch&& watch) -> typename G::State {
  MoveList<typename G::Move> buffer;
  return play(game, game.start(), std::forward<C>(choose), std::forward<Watch>(watch), buffer);
}

/// Reads choices from numbers, each wrapped into range: every list of numbers is a legal game, so
/// nothing is discarded, and dropping or zeroing numbers shrinks it. Stops when they are used up.
template <std::unsigned_integral Word>
class Script {
 public:
  explicit Script(std::span<const Word> words) : words_(words) {}

  template <Game G>
  auto operator()(const G& /*game*/, const typename G::State& /*state*/,
                  std::span<const typename G::Move> moves) -> std::size_t {
    if (next_ == words_.size()) return stop_playing;
    return words_[next_++] % moves.size();
  }
  /// How many numbers were read.
  [[nodiscard]] auto used() const -> std::size_t { return next_; }

 private:
  std::span<const Word> words_;
  std::size_t next_ = 0;
};

/// Repeatable random numbers (SplitMix64): the same on every machine, cheap to seed.
class Random {
 public:
  explicit Random(std::uint64_t seed) : state_(seed) {}
  auto next() -> std::uint64_t {
    auto z = (state_ += 0x9e3779b97f4a7c15U);
    z = (z ^ (z >> 30U)) * 0xbf58476d1ce4e5b9U;
    z = (z ^ (z >> 27U)) * 0x94d049bb133111ebU;
    return z ^ (z >> 31U);
  }
  /// Uniform in 0..n-1, up to a bias of n / 2^64.
  auto below(std::uint64_t n) -> std::uint64_t {
    __extension__ using Wide = unsigned __int128;
    return static_cast<std::uint64_t>((static_cast<Wide>(next()) * n) >> 64U);
  }

 private:
  std::uint64_t state_;
};

/// Chooses at random: players uniformly, chance by its weights.
class Dice {
 public:
  explicit Dice(std::uint64_t seed) : random_(seed) {}

  template <Game G>
  auto operator()(const G& game, const typename G::State& state,
                  std::span<const typename G::Move> moves) -> std::size_t {
    if constexpr (Chancy<G>) {
      if (game.to_act(state) == Seat::chance) return weighted(game, state, moves);
    }
    return random_.below(moves.size());
  }

  auto random() -> Random& { return random_; }

 private:
  template <Game G>
  auto weighted(const G& game, const typename G::State& state,
                std::span<const typename G::Move> moves) -> std::size_t {
    std::uint64_t total = 0;
    for (const auto& move : moves) total += static_cast<std::uint64_t>(game.weight(state, move));
    auto left = random_.below(total);
    for (std::size_t i = 0; i < moves.size(); ++i) {
      const auto weight = static_cast<std::uint64_t>(game.weight(state, moves[i]));
      if (left < weight) return i;
      left -= weight;
    }
    return moves.size() - 1;
  }

  Random random_;
};

/// Stops a chooser after so many choices: not every game comes to an end.
template <class C>
class AtMost {
 public:
  AtMost(C chooser, std::size_t choices) : chooser_(std::move(chooser)), left_(choices) {}

  template <Game G>
  auto operator()(const G& game, const typename G::State& state,
                  std::span<const typename G::Move> moves) -> std::size_t {
    if (left_ == 0) return stop_playing;
    --left_;
    return chooser_(game, state, moves);
  }

 private:
  C chooser_;
  std::size_t left_;
};

}  // namespace ruleproof
