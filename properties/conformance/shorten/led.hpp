/// Players of a random game who know how others began.
#pragma once

#include <algorithm>
#include <cstddef>
#include <cstdint>
#include <span>
#include <string>

#include "model/core/play.hpp"
#include "solver/divergence/lopsided.hpp"

namespace ruleproof::conformance {

/// Plays a game that is known as far as it goes, then with dice, even or lopsided.
template <class G>
class Led {
 public:
  Led(std::uint64_t seed, bool lopsided, std::span<const std::string> known = {})
      : dice_(seed), odd_(seed), lopsided_(lopsided), known_(known) {}

  auto operator()(const G& game, const typename G::State& state,
                  std::span<const typename G::Move> list) -> std::size_t {
    if (at_ < known_.size()) {
      const auto same = [&](const auto& move) { return game.to_text(move) == known_[at_]; };
      const auto found = std::ranges::find_if(list, same);
      at_ = found == list.end() ? known_.size() : at_ + 1;
      if (found != list.end()) return static_cast<std::size_t>(found - list.begin());
    }
    return lopsided_ ? odd_(game, state, list) : dice_(game, state, list);
  }

 private:
  Dice dice_;
  solver::Lopsided odd_;
  bool lopsided_;
  std::span<const std::string> known_;
  std::size_t at_ = 0;
};

}  // namespace ruleproof::conformance
