/// Where a dragon may be laid.
///
/// `judge` is the definition, cell by cell; `propose_lays` finds the same placements for all
/// corners at once by shifting sets of cells, and a law holds the two against each other.
#pragma once

#include "model/sea_dragons/rules.hpp"

namespace ruleproof::sea_dragons {

/// What covering some cells brings and costs. [lay.toll] [lay.rewards]
struct Haul {
  int tolls = 0;    ///< whirlpools and currents
  int gold = 0;     ///< from gold symbols
  int reefs = 0;    ///< reefs to be drawn for
  int due = 0;      ///< gold to be paid: two for each toll
  int missing = 0;  ///< gold that the mover lacks, after what the symbols bring
};

[[nodiscard]] auto haul_of(const Rules& rules, const State& state, const Bits& cells) -> Haul;
/// Where a rival's dragon is a neighbour of a dragon on these cells. [lay.neighbours]
[[nodiscard]] auto neighbourhood(const Rules& rules, const Bits& cells) -> Bits;
/// Reef cards that can be drawn. [reef.draw]
[[nodiscard]] auto reef_cards(const State& state) -> int;

[[nodiscard]] auto judge(const Rules& rules, const State& state, const Lay& lay) -> Verdict;
/// All legal placements of the cards in hand, each once, by figure, turn and corner.
auto propose_lays(const Rules& rules, const State& state, MoveList<Move>& out) -> void;

}  // namespace ruleproof::sea_dragons
