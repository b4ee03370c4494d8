/// The data that the game carries with it.
#pragma once

#include <array>
#include <string_view>

#include "model/core/data/data_names.hpp"

namespace ruleproof::river_dragons {

class RiverDragons;

inline constexpr auto own_data = std::to_array<std::string_view>(
    {"stand-in", "free-water", "toy", "toy-3", "toy-7", "toy-9", "toy-hub", "toy-cross"});

}  // namespace ruleproof::river_dragons

template <>
inline constexpr std::span<const std::string_view>
    ruleproof::data_names_of<ruleproof::river_dragons::RiverDragons> =
        ruleproof::river_dragons::own_data;
