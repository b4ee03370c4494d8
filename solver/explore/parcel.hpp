/// The successors of some positions, on their way into the set of all.
#pragma once

#include <array>
#include <cstddef>
#include <cstdint>
#include <limits>
#include <optional>
#include <span>
#include <vector>

#include "solver/explore/word_set.hpp"
#include "solver/spill/recent_keys.hpp"
#include "solver/team.hpp"

namespace ruleproof::solver {

/// Positions that one thread expands in one go.
inline constexpr std::size_t parcel_size = 128;
/// Or fewer, where these have so many successors: the search must not look at its bounds but once
/// in a long while.
inline constexpr std::size_t most_successors = 16'384;

/// Apart in memory, since threads fill neighbours at the same time.
struct alignas(128) Parcel {
  enum Kind : std::uint8_t {
    open,      ///< its moves were tried
    over,      ///< nobody is to act
    stuck,     ///< somebody is, and has no move
    too_deep,  ///< its moves were not tried
  };
  /// Where a visitor ended the search.
  struct Found {
    std::size_t position = 0;
    std::optional<std::size_t> move;  ///< in the order of the legal moves
    auto operator==(const Found&) const -> bool = default;
  };

  /// Positions of each kind.
  using Tally = std::array<std::uint64_t, 4>;

  std::span<const std::uint64_t> positions;  ///< that it is for, as keys

  std::vector<Kind> kinds;          ///< of the positions whose moves it has
  std::vector<std::size_t> ends;    ///< of the successors of each
  std::vector<std::uint64_t> keys;  ///< successors
  std::vector<std::uint8_t> fresh;  ///< whether nobody reached them before; after `look_up`
  Tally tally{};
  std::optional<Found> found;  ///< the last position was not finished
  bool ended = false;          ///< this one or one before was not finished
  bool no_room = false;        ///< it must be filled again: the table of nodes was full
  bool misfit = false;         ///< it must be filled again: some positions had no shape

  /// Positions and steps that visitors have seen: filled again, a parcel shows none of them twice.
  std::size_t states_shown = 0;
  std::size_t steps_shown = 0;
  /// Of the keys that it was filled with (`KeyStore::edition`) and lacks none of.
  std::size_t edition = never_filled;
  static constexpr auto never_filled = std::numeric_limits<std::size_t>::max();

  /// For other positions.
  auto clear(std::span<const std::uint64_t> others) -> void {
    positions = others;
    edition = never_filled;
    found.reset();
    states_shown = 0;
    steps_shown = 0;
    begin_again();
  }
  /// For the same positions, what visitors said of them still known.
  auto begin_again() -> void {
    kinds.clear();
    ends.clear();
    keys.clear();
    tally = {};
    no_room = false;
    misfit = false;
  }
  /// The positions that must wait, since those before them have enough successors.
  [[nodiscard]] auto rest() const -> std::span<const std::uint64_t> {
    return positions.subspan(kinds.size());
  }
  [[nodiscard]] auto bytes() const -> std::size_t {
    return kinds.capacity() * sizeof(Kind) + ends.capacity() * sizeof(ends[0]) +
           keys.capacity() * sizeof(keys[0]) + fresh.capacity();
  }
};

/// The parcels up to the first that does not have all its positions.
[[nodiscard]] auto without_gaps(std::span<Parcel> parcels) -> std::span<Parcel>;

/// Adds all successors to the set and notes which are fresh: of equal ones, the first. False when
/// there is no memory.
[[nodiscard]] auto look_up(WordSet& set, std::span<Parcel> parcels, Team& team) -> bool;

/// The same with what is remembered only: what is noted as fresh may be known all the same.
auto look_up(RecentKeys& recent, std::span<Parcel> parcels, Team& team) -> void;

/// All successors.
[[nodiscard]] auto successors(std::span<const Parcel> parcels) -> std::size_t;

}  // namespace ruleproof::solver
