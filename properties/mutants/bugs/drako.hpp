/// Bugs are known for this game: `properties/mutants/drako.cpp` is their table.
#pragma once

#include "properties/mutants/planted.hpp"

namespace ruleproof::drako {
class Drako;
}

template <>
inline constexpr bool ruleproof::properties::mutants::has_planted_bugs<ruleproof::drako::Drako> =
    true;
