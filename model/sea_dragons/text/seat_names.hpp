/// What people call the seats of Sea Dragons.
#pragma once

#include <array>
#include <string_view>

#include "model/sea_dragons/state.hpp"

namespace ruleproof::sea_dragons {

/// [setup.colours] In the order of the rulebook, p1 first.
inline constexpr std::array<std::string_view, most_players> seat_names = {
    "orange", "green", "violet", "pink", "yellow"};

}  // namespace ruleproof::sea_dragons
