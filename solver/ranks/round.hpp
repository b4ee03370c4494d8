/// What the ranks of a search do with some positions each, before they go on together.
#pragma once

#include <array>
#include <cstddef>
#include <cstdint>
#include <numeric>
#include <vector>

#include "solver/explore/parcel.hpp"
#include "solver/ranks/post.hpp"

namespace ruleproof::solver {

/// What one rank, or all together, found in a round.
struct RoundTotal {
  std::uint64_t fresh = 0;        ///< successors that nobody reached before
  std::uint64_t transitions = 0;  ///< moves applied
  Parcel::Tally tally{};          ///< positions of each kind
  std::uint64_t bytes = 0;        ///< memory held
  std::uint64_t no_memory = 0;    ///< ranks that have none left

  [[nodiscard]] auto letter() const -> Letter {
    return {fresh, transitions, tally[0], tally[1], tally[2], tally[3], bytes, no_memory};
  }
  static auto of(const Letter& letter) -> RoundTotal {
    return {.fresh = letter[0],
            .transitions = letter[1],
            .tally = {letter[2], letter[3], letter[4], letter[5]},
            .bytes = letter[6],
            .no_memory = letter[7]};
  }
  auto operator+=(const RoundTotal& other) -> RoundTotal& {
    fresh += other.fresh;
    transitions += other.transitions;
    for (std::size_t i = 0; i < tally.size(); ++i) tally[i] += other.tally[i];
    bytes += other.bytes;
    no_memory += other.no_memory;
    return *this;
  }
};

[[nodiscard]] inline auto sum(const std::vector<RoundTotal>& all) -> RoundTotal {
  RoundTotal total;
  for (const auto& one : all) total += one;
  return total;
}

/// The positions that this rank expands in a round, in order, and their successors.
struct Round {
  std::vector<Parcel::Kind> kinds;    ///< of the positions
  std::vector<std::size_t> ends;      ///< of the successors of each
  std::vector<std::uint32_t> owners;  ///< of the successors: the rank that each was sent to
  std::vector<Letter> sent;           ///< the successors, by owner
  std::vector<bool> fresh;            ///< of the successors: whether nobody reached them before

  explicit Round(std::size_t ranks) : sent(ranks) {}

  auto clear() -> void {
    kinds.clear();
    ends.clear();
    owners.clear();
    fresh.clear();
    for (auto& letter : sent) letter.clear();
  }
  /// What was found in the first so many positions.
  [[nodiscard]] auto total(std::size_t positions) const -> RoundTotal {
    RoundTotal total;
    for (std::size_t i = 0; i < positions; ++i) ++total.tally[kinds[i]];
    total.transitions = positions == 0 ? 0 : ends[positions - 1];
    for (std::size_t i = 0; i < total.transitions; ++i) total.fresh += fresh[i] ? 1 : 0;
    return total;
  }
  /// The fewest positions that bring more than `most` fresh successors, of those that do.
  [[nodiscard]] auto until_more_than(std::uint64_t most) const -> std::size_t {
    std::uint64_t seen = 0;
    std::size_t successor = 0;
    for (std::size_t i = 0; i < ends.size(); ++i) {
      for (; successor < ends[i]; ++successor) seen += fresh[successor] ? 1 : 0;
      if (seen > most) return i + 1;
    }
    return ends.size();
  }
  [[nodiscard]] auto bytes() const -> std::size_t {
    std::size_t bytes = kinds.capacity() * sizeof(kinds[0]) + ends.capacity() * sizeof(ends[0]) +
                        owners.capacity() * sizeof(owners[0]) + fresh.capacity() / 8;
    for (const auto& letter : sent) bytes += letter.capacity() * sizeof(letter[0]);
    return bytes;
  }
};

}  // namespace ruleproof::solver
