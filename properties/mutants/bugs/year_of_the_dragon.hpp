/// Bugs are known for this game: `properties/mutants/year_of_the_dragon.cpp` is their table.
#pragma once

#include "properties/mutants/planted.hpp"

namespace ruleproof::year_of_the_dragon {
class YearOfTheDragon;
}

template <>
inline constexpr bool ruleproof::properties::mutants::has_planted_bugs<
    ruleproof::year_of_the_dragon::YearOfTheDragon> = true;
