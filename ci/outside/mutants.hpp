/// There are planted bugs: mutants.cpp has the table. `serve kalah --bug NAME` plays with one.
#pragma once

#include "properties/mutants/planted.hpp"

namespace kalah {
class Kalah;
}

template <>
inline constexpr bool ruleproof::properties::mutants::has_planted_bugs<kalah::Kalah> = true;
