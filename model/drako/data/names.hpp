/// The data that the game carries with it.
#pragma once

#include <array>
#include <string_view>

#include "model/core/data/data_names.hpp"

namespace ruleproof::drako {

class Drako;

inline constexpr auto own_data =
    std::to_array<std::string_view>({"stand-in", "skirmish", "duel", "lane"});

}  // namespace ruleproof::drako

template <>
inline constexpr std::span<const std::string_view>
    ruleproof::data_names_of<ruleproof::drako::Drako> = ruleproof::drako::own_data;
