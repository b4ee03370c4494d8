/// The planks that lie on the board, and what bears them.
#pragma once

#include <array>
#include <cstdint>
#include <span>

#include "model/river_dragons/rules.hpp"

namespace ruleproof::river_dragons {

/// Planks as a set, a bit for each number.
using Planks = std::uint64_t;
[[nodiscard]] constexpr auto bit(PlankName plank) -> Planks { return Planks{1} << plank.number; }

/// A plank on the board.
struct Span {
  PlankName plank;
  Site from = 0;
  Site to = 0;
  Sites bears = 0;  ///< the sites that bear it: both ends, and others where a ruling says so
};

/// Answers what the chapters ask of the geometry of a position, from the tables of the board or,
/// on free water, from the places of the stones.
class Survey {
 public:
  Survey(const Rules& rules, const State& state) : rules_(rules), state_(state) {}

  [[nodiscard]] auto place(Site site) const -> Place;
  [[nodiscard]] auto segment(Site a, Site b) const -> Segment { return {place(a), place(b)}; }
  /// Villages, and islets or places that have a stone.
  [[nodiscard]] auto present() const -> Sites { return rules_.villages | state_.stones.sites(); }
  [[nodiscard]] auto gap(Site a, Site b) const -> int;
  /// Of the sites that are present.
  [[nodiscard]] auto reach(int size, Site from) const -> Sites;
  [[nodiscard]] auto under(Site a, Site b) const -> Sites;
  [[nodiscard]] auto crossing(Site a, Site b, Site c, Site d) const -> bool;
  [[nodiscard]] auto clashing(Site a, Site b, Site c, Site d) const -> bool;
  /// The part of a plank from a to b that sticks out beyond b.
  [[nodiscard]] auto overhang(PlankName plank, Site a, Site b) const -> Overhang;
  /// Sites that are present and lie under it.
  [[nodiscard]] auto under_overhang(PlankName plank, Site a, Site b) const -> Sites;

 private:
  const Rules& rules_;
  const State& state_;
};

/// That plank rests on that stone too.
auto add_bearing(State& state, const Bearing& bearing) -> void;
/// The plank is no longer on the board.
auto drop_bearings(State& state, PlankName plank) -> void;

/// All planks on the board.
class Bridges {
 public:
  Bridges(const Rules& rules, const State& state);

  [[nodiscard]] auto spans() const -> std::span<const Span> { return {spans_.data(), size_}; }
  /// Sites that bear a plank at all.
  [[nodiscard]] auto bearing() const -> Sites { return bearing_; }
  /// Sites that bear three planks. [plank.three]
  [[nodiscard]] auto full() const -> Sites { return full_; }
  /// A plank that is on the board.
  [[nodiscard]] auto find(PlankName plank) const -> const Span&;

 private:
  std::array<Span, most_planks> spans_;
  std::size_t size_ = 0;
  Sites bearing_ = 0;
  Sites full_ = 0;
};

}  // namespace ruleproof::river_dragons
