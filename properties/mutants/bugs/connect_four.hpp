/// Bugs are known for this game: `properties/mutants/connect_four.cpp` is their table.
#pragma once

#include "properties/mutants/planted.hpp"

namespace ruleproof::connect_four {
class ConnectFour;
}

template <>
inline constexpr bool
    ruleproof::properties::mutants::has_planted_bugs<ruleproof::connect_four::ConnectFour> = true;
