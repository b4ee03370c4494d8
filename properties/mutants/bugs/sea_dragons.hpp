/// Bugs are known for this game: `properties/mutants/sea_dragons.cpp` is their table.
#pragma once

#include "properties/mutants/planted.hpp"

namespace ruleproof::sea_dragons {
class SeaDragons;
}

template <>
inline constexpr bool
    ruleproof::properties::mutants::has_planted_bugs<ruleproof::sea_dragons::SeaDragons> = true;
