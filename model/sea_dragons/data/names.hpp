/// The data that the game carries with it.
#pragma once

#include <array>
#include <string_view>

#include "model/core/data/data_names.hpp"

namespace ruleproof::sea_dragons {

class SeaDragons;

inline constexpr auto own_data = std::to_array<std::string_view>({"stand-in", "toy", "few-coins"});

}  // namespace ruleproof::sea_dragons

template <>
inline constexpr std::span<const std::string_view>
    ruleproof::data_names_of<ruleproof::sea_dragons::SeaDragons> = ruleproof::sea_dragons::own_data;
