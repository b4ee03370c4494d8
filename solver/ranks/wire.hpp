/// Positions on their way from one process to another: words, as many for each.
#pragma once

#include <cstddef>
#include <cstdint>
#include <span>

#include "model/core/game.hpp"
#include "model/core/packing.hpp"
#include "solver/explore/keys.hpp"
#include "solver/explore/word_set.hpp"
#include "solver/ranks/post.hpp"

namespace ruleproof::solver {

/// Exact and reversible: equal positions have equal words, and only they.
template <Game G>
struct Wire {
  using State = typename G::State;

  /// Words of a position.
  static constexpr auto size() -> std::size_t {
    if constexpr (OneWord<G>) {
      return 1;
    } else {
      return (static_cast<std::size_t>(ruleproof::detail::most_bits<State>()) + 63) / 64;
    }
  }

  /// Appends a position.
  static auto write(const G& game, const State& state, Letter& letter) -> void {
    if constexpr (Compact<G>) {
      letter.push_back(game.compact(state));
    } else {
      const auto packed = pack(state);
      letter.insert(letter.end(), packed.view().begin(), packed.view().end());
      letter.resize(letter.size() + size() - packed.view().size());
    }
  }

  static auto read(const G& game, std::span<const std::uint64_t> words) -> State {
    if constexpr (Compact<G>) {
      return game.expand(words.front());
    } else {
      return unpack<State>(words);
    }
  }

  /// The rank that knows whether anybody reached the position before.
  static auto owner(std::span<const std::uint64_t> words, std::size_t ranks) -> std::size_t {
    std::uint64_t hash = 0;
    for (const auto word : words) hash = hash_word(hash ^ word);
    return multiply_high(hash_word(~hash), ranks);  // else all keys of a rank would lie together
  }
};

}  // namespace ruleproof::solver
