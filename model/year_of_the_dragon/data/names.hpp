/// The data that the game carries with it.
#pragma once

#include <array>
#include <string_view>

#include "model/core/data/data_names.hpp"

namespace ruleproof::year_of_the_dragon {

class YearOfTheDragon;

inline constexpr auto own_data = std::to_array<std::string_view>({"first-edition", "anniversary"});

}  // namespace ruleproof::year_of_the_dragon

template <>
inline constexpr std::span<const std::string_view>
    ruleproof::data_names_of<ruleproof::year_of_the_dragon::YearOfTheDragon> =
        ruleproof::year_of_the_dragon::own_data;
