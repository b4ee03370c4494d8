/// Bugs are known for this game: `properties/mutants/river_dragons.cpp` is their table.
#pragma once

#include "properties/mutants/planted.hpp"

namespace ruleproof::river_dragons {
class RiverDragons;
}

template <>
inline constexpr bool
    ruleproof::properties::mutants::has_planted_bugs<ruleproof::river_dragons::RiverDragons> = true;
