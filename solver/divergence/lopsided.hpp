/// Random play in which each game leaves out some kinds of moves: games in which everybody passes,
/// or nobody ever harvests. Even play comes there in one of a million games. The idea is swarm
/// testing: Groce, Zhang, Eide, Chen and Regehr, "Swarm Testing", ISSTA 2012.
#pragma once

#include <cstddef>
#include <cstdint>
#include <span>
#include <string_view>
#include <vector>

#include "model/core/play.hpp"

namespace ruleproof::solver {

/// The players of one game. The first word of its notation says of what kind a move is; for each
/// kind a lot decides whether players leave it out as long as there is anything else to do. Chance
/// stays even.
class Lopsided {
 public:
  explicit Lopsided(std::uint64_t seed) : seed_(seed), dice_(seed), random_(~seed) {}

  template <Game G>
    requires Notated<G>
  auto operator()(const G& game, const typename G::State& state,
                  std::span<const typename G::Move> list) -> std::size_t {
    if (game.to_act(state) == Seat::chance) return dice_(game, state, list);
    liked_.clear();
    for (std::size_t i = 0; i < list.size(); ++i) {
      if (likes(game.to_text(list[i]))) liked_.push_back(i);
    }
    if (liked_.empty()) return random_.below(list.size());
    return liked_[random_.below(liked_.size())];
  }

 private:
  /// FNV-1a of the word, then a lot: the same in every run.
  [[nodiscard]] auto likes(std::string_view text) const -> bool {
    std::uint64_t hash = 0xcbf29ce484222325;
    for (const char c : text.substr(0, text.find(' '))) {
      hash = (hash ^ static_cast<unsigned char>(c)) * 0x100000001b3;
    }
    return Random(hash ^ seed_).below(2) == 0;
  }

  std::uint64_t seed_;
  Dice dice_;
  Random random_;
  std::vector<std::size_t> liked_;
};

}  // namespace ruleproof::solver
