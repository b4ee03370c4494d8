/// The data that a game carries with it, by the names that a set-up gives them.
#pragma once

#include <span>
#include <string_view>

namespace ruleproof {

/// None for a game that has no data. The specialisation stands in `data/names.hpp` of the game.
template <class G>
inline constexpr std::span<const std::string_view> data_names_of{};

}  // namespace ruleproof
