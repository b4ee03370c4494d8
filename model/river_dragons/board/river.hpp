/// What the islets and villages of a board decide once for all, as tables of bits: which pairs a
/// plank can span, what lies under it, and which two planks get in each other's way.
#pragma once

#include <array>
#include <cstddef>
#include <cstdint>

#include "model/river_dragons/data/components.hpp"
#include "model/river_dragons/pieces.hpp"
#include "model/river_dragons/rules/rulings.hpp"

namespace ruleproof::river_dragons {

inline constexpr std::size_t pair_count = site_count * (site_count - 1) / 2;

/// The number of a pair of different sites, in either order.
[[nodiscard]] constexpr auto pair_of(Site a, Site b) -> std::size_t {
  const std::size_t low = a < b ? a : b;
  const std::size_t high = a < b ? b : a;
  return (high * (high - 1) / 2) + low;
}

/// Pairs of sites as a set, a bit each.
class PairSet {
 public:
  auto add(std::size_t pair) -> void { words_[pair / 64] |= std::uint64_t{1} << (pair % 64); }
  auto add(const PairSet& other) -> void {
    for (std::size_t i = 0; i < words_.size(); ++i) words_[i] |= other.words_[i];
  }
  [[nodiscard]] auto has(std::size_t pair) const -> bool {
    return (words_[pair / 64] >> (pair % 64) & 1U) != 0;
  }

 private:
  std::array<std::uint64_t, (pair_count + 63) / 64> words_{};
};

/// What keeps two planks from lying on the board together. [plank.not-on-plank]
[[nodiscard]] auto clash(const Rulings& rulings, Segment one, Segment other, int radius) -> bool;

class River {
 public:
  /// Of a board with islets; `villages` are those that are part of it.
  River(const Components& board, const Rulings& rulings, Sites villages);

  /// Sites that a plank of the size reaches from there.
  [[nodiscard]] auto reach(int size, Site from) const -> Sites {
    return reach_[static_cast<std::size_t>(size) - 1][from];
  }
  /// The smallest size that spans the two; 0 if none does.
  [[nodiscard]] auto gap(Site a, Site b) const -> int { return gap_[a][b]; }
  /// Sites under a plank between its ends.
  [[nodiscard]] auto under(Site a, Site b) const -> Sites { return under_[a][b]; }
  /// Pairs that no plank may span while one spans this pair.
  [[nodiscard]] auto clashes(std::size_t pair) const -> const PairSet& { return clashes_[pair]; }
  /// Pairs whose planks would cross one on this pair.
  [[nodiscard]] auto crossings(std::size_t pair) const -> const PairSet& {
    return crossings_[pair];
  }

 private:
  std::array<std::array<Sites, site_count>, plank_sizes> reach_{};
  std::array<std::array<std::uint8_t, site_count>, site_count> gap_{};
  std::array<std::array<Sites, site_count>, site_count> under_{};
  std::array<PairSet, pair_count> clashes_{};
  std::array<PairSet, pair_count> crossings_{};
};

}  // namespace ruleproof::river_dragons
